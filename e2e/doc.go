// Package e2e plays the real program as a player does, with clicks and keys on
// a screen, and checks its pictures. Its tests need a display, so they are
// built only with the tag e2e: make test runs them on a virtual one. They leave
// their pictures in build/shots.
package e2e
