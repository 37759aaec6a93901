package agricola

import (
	"testing"

	"tilestead/assets"
	"tilestead/rules/agricola"
)

// Every major that is not a copy has a picture of its own, and so has the land of
// every special action.
func TestCardsHavePictures(t *testing.T) {
	used := map[string]string{}
	check := func(id, name string) {
		if _, ok := assets.Find(name); !ok {
			t.Errorf("%s has no picture %s", id, name)
		}
		if other := used[name]; other != "" {
			t.Errorf("%s and %s share the picture %s", id, other, name)
		}
		used[name] = id
	}
	for i := range agricola.Majors {
		if c := &agricola.Majors[i]; !c.Copy {
			check(c.ID, majorPicture(agricola.Major(i)))
		} else if under := agricola.FindMajor(c.Under); majorPicture(agricola.Major(i)) != majorPicture(under) {
			t.Errorf("the copy %s is not drawn as %s", c.ID, c.Under)
		}
	}
	for a := range agricola.Special(agricola.Specials) {
		check(agricola.SpecialIDs[a], specialPicture(a))
	}
}
