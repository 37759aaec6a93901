package carcassonne

import "testing"

// Whatever is advised is shown as well as told.
func TestHintsHavePictures(t *testing.T) { fixture.HintsHavePictures(t, 3) }
