// Package boards lists the boards of all titles for whoever shows them: the
// window and the laboratory.
package boards
