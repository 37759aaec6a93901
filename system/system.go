// Package system gives the program what it needs from the platform besides a
// window: the clipboard, and exporting and choosing files.
package system
