// Package boards lists the boards of all titles for whoever shows them: the
// window and the laboratory.
package boards

import (
	"tilestead/scenes/agricola"
	"tilestead/scenes/board"
	"tilestead/scenes/carcassonne"
	"tilestead/scenes/montana"
)

// All makes a new board of each title, by the title's name.
var All = map[string]func() board.Board{
	"agricola":    func() board.Board { return agricola.NewBoard() },
	"carcassonne": func() board.Board { return carcassonne.NewBoard() },
	"montana":     func() board.Board { return montana.NewBoard() },
}
