package table

import (
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A carry is what a held pointer does within a choice: a stroke over targets is
// one step to take back, and what is let go where nothing takes it is taken back.
type carry struct {
	joined bool        // the next click goes on with the stroke of the one before
	from   int         // how many steps there were before something was lifted
	draft  board.Draft // and the draft
}

// join says that clicks from now on go on with the step before them, or not.
func (c *choice) join(on bool) { c.carry.joined = on && len(c.past) > 0 }

// step notes where a click led on from, unless it goes on with a stroke.
func (c *choice) step() {
	if !c.carry.joined {
		c.past = append(c.past, c.at)
	}
}

// steps is how many there are to take back.
func (c *choice) steps() int { return len(c.past) }

// hold notes what the pointer carries; steps is how many there were before, and draft what was
// drafted.
func (c *choice) hold(id string, steps int, draft board.Draft) {
	if id != "" && c.v.Held == "" {
		c.carry.from, c.carry.draft = steps, draft
	}
	if id != "" || c.v.Held != "" { // it is drawn at the pointer
		c.change(redraw)
	}
	c.v.Held = id
}

// letGo takes back what was lifted.
func (c *choice) letGo() {
	for len(c.past) > c.carry.from && c.back() {
	}
	if c.at.Draft != c.carry.draft {
		c.preset(c.carry.draft)
	}
}

// carried follows what the pointer carries; steps is how many there were before
// the clicks of this tick, and draft what was drafted.
func (c *choice) carried(k *ui.Kit, steps int, draft board.Draft) {
	c.join(false)
	c.hold(string(k.Lifting()), steps, draft)
	if k.LetGo() {
		c.letGo()
	}
}

// crossed gives each target that a held drag crossed in this tick to click, which
// goes on with a stroke or begins one. The targets are made anew for each.
func (t *targets) crossed(k *ui.Kit, refresh func(), click func(g board.Target, goesOn bool)) {
	ids, begins := k.Crossed()
	for i, id := range ids {
		refresh()
		if g := t.find(string(id)); g != nil {
			click(*g, !begins || i > 0)
		}
	}
}

// drags makes a zone one that a held pointer paints over or lifts from: it pans
// nothing then.
func drags(z *ui.Zone, g *board.Target) {
	if g.Stroke != "" || g.Lifts {
		z.Stroke, z.Lifts, z.Pan = g.Stroke, g.Lifts, ""
	}
}
