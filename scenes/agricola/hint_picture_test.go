package agricola

import "testing"

func TestHintsHavePictures(t *testing.T) { fixture.HintsHavePictures(t, 3) }
