package agricola

import (
	"testing"

	"tilestead/assets"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// Every good has a picture of its own.
func TestGoodsHavePictures(t *testing.T) {
	for g, name := range goodPictures {
		if _, ok := assets.Find(name); !ok {
			t.Errorf("%s has no picture %s", box.GoodIDs[g], name)
		}
	}
}

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
	for i := range box.Majors {
		if c := &box.Majors[i]; !c.Copy {
			check(c.ID, majorPicture(box.Major(i)))
		} else if under := box.FindMajor(c.Under); majorPicture(box.Major(i)) != majorPicture(under) {
			t.Errorf("the copy %s is not drawn as %s", c.ID, c.Under)
		}
	}
	for a := range box.Special(box.Specials) {
		check(box.SpecialIDs[a], specialPicture(a))
	}
}

// Each card of the hand has a picture of its own.
func TestHandCardsHavePictures(t *testing.T) {
	used := map[string]string{}
	for i := range box.Cards {
		id, name := box.Cards[i].ID, handPicture(box.Card(i))
		if _, ok := assets.Find(name); !ok {
			t.Errorf("%s has no picture %s", id, name)
		}
		if other := used[name]; other != "" {
			t.Errorf("%s and %s share the picture %s", id, other, name)
		}
		used[name] = id
	}
	if len(used) == 0 {
		t.Error("there are no cards")
	}
}

// A picture that is missing does not pass for one without much on it.
func TestMissingPictureShows(t *testing.T) {
	c := &ui.Canvas{}
	c.Reset(640, 400, 2)
	drawScene(c, "agricola/scene/nowhere", ui.Rect{X: 10, Y: 10, W: 60, H: 30}, ui.White)
	for i := range c.Ops {
		if op := &c.Ops[i]; op.Kind == ui.OpText && op.Text == "<agricola/scene/nowhere>" {
			return
		}
	}
	t.Error("nobody sees that a picture is missing")
}

// Every action space has a picture. Those that share one do the same.
func TestSpacesHavePictures(t *testing.T) {
	first := map[string]box.Space{}
	for i := range box.Spaces {
		sp := box.Space(i)
		name := spacePicture(sp)
		if _, ok := assets.Find(name); !ok {
			t.Errorf("%s has no picture %s", spaceID(sp), name)
		}
		was, shared := first[name]
		if !shared {
			first[name] = sp
			continue
		}
		a, b := &box.Spaces[was], &box.Spaces[sp]
		if a.Adds != b.Adds || a.Parts[0].Op != b.Parts[0].Op && !bringsGoods(a) {
			t.Errorf("%s and %s share %s", spaceID(was), spaceID(sp), name)
		}
	}
	if len(first) < 39 {
		t.Errorf("%d pictures of spaces", len(first))
	}
}

// bringsGoods says that a space gives goods, whichever.
func bringsGoods(a *box.ActionSpace) bool {
	return a.Parts[0].Op == box.Gain || a.Parts[0].Op == box.OneOf
}
