package agricola

import (
	"tilestead/rules/agricola"
	"tilestead/ui"
)

// A vistaLook is all that the picture of a vista depends on.
type vistaLook struct {
	player agricola.Player
	at     ui.Rect
	look   int
	s      float64
	strong bool
}

// A keptVista is the picture of a vista, kept until it would look otherwise.
type keptVista struct {
	look vistaLook
	ops  []ui.Op
}
