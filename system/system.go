// Package system is what the program asks of the system it runs on besides a
// window: the clipboard, and handing files to the player and back.
package system
