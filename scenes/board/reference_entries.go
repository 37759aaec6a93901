package board

import (
	"strings"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/ui"
)

// Entry is a Topic in short: the numbers of its rules and the topics to read
// next are words of a text; lesson may be "".
func Entry(id, rules, see, lesson string) Topic {
	return Topic{ID: id, Rules: strings.Fields(rules), See: strings.Fields(see), Lesson: lesson}
}

// Chapter puts topics under one heading.
func Chapter(name string, topics ...Topic) []Topic {
	for i := range topics {
		topics[i].Chapter = name
	}
	return topics
}

// TopicOf is the entry that a key leads to: the one that keys names for it, else
// the one that has its name; "" when there is none.
func TopicOf(topics []Topic, keys map[string]string, key string) string {
	if id, ok := keys[key]; ok {
		return id
	}
	for i := range topics {
		if topics[i].ID == key {
			return key
		}
	}
	return ""
}

// A Sketch is the position that a picture of the reference shows, at a table of
// two persons.
type Sketch struct {
	Title   *rules.Title
	Modules []string
	Set     []string // arranges it
	Do      []string // then these happen, in notation; the seat may stand before it
}

// State is the position. A sketch is part of the program, and tests draw each:
// one that cannot be reached panics.
func (k Sketch) State() rules.State {
	s := k.Title.New(rules.Setup{Title: k.Title.ID, Seats: 2, Modules: k.Modules})
	for _, line := range k.Set {
		if err := k.Title.Arrange(s, strings.Fields(line)); err != nil {
			panic("a picture of the reference: set " + line + ": " + err.Error())
		}
	}
	for _, line := range k.Do {
		notation := strings.TrimPrefix(line, s.Turn().String()+" ")
		a, ok := rules.Find(s, notation)
		if !ok {
			panic("a picture of the reference: nobody can " + line)
		}
		s.Do(a, nil)
	}
	return s
}

// View is the sketch on a canvas of w x h.
func (k Sketch) View(b Board, words *assets.Words, w, h float64) *View {
	v := &View{Words: words, State: k.State(), Breath: 1, Reduced: true,
		Seats: []SeatInfo{{Name: words.Say("lesson.name.1"), Look: 0}, {Name: words.Say("lesson.name.2"), Look: 1}}}
	v.Frame = b.Frame(w, h, ui.LayoutOf(w, h), v.State)
	v.Frame.Canvas = ui.Rect{W: w, H: h}
	if v.State.Turn() >= 0 {
		v.Legal = v.State.Legal(nil)
		v.Picked = v.Legal
	}
	return v
}

// Window makes the view one of a piece of the map in r, looked at by cam, and
// draws its rim and the cloth below it.
func (v *View) Window(c *ui.Canvas, r ui.Rect, cam Camera) {
	v.Frame.Map, v.Camera = r.Snap(), cam
	c.Fill(v.Frame.Map.Inset(-c.Px()), palette.Ink)
	c.Fill(v.Frame.Map, palette.ClothMid)
}
