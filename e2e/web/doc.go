// Package web plays the game in a headless Chromium as a person does, with
// clicks, fingers and keys, and looks at its pictures. It is a module of its
// own: what drives a browser is no part of the game, and the game's go.mod
// names only what the game is made of. make test runs it on the folder that
// tools/web.sh built; pictures for people to look at are left in build/shots.
package web
