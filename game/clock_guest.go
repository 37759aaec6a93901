//go:build ebitenginevmguest

package game

// driven says that another program gives the ticks, faster than time passes:
// this build is a guest of the tests that play the whole game.
const driven = true
