// Package e2e plays the real program as a person does, with clicks and keys on
// a screen, and looks at its pictures. Its tests need a display, so they are
// built only with the tag e2e: make test runs them on a virtual one. Pictures
// for people to look at are left in build/shots.
package e2e
