//go:build !ebitenginevmguest

package game

// driven says that another program gives the ticks; here they pass with time.
const driven = false
