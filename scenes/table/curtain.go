package table

import (
	"time"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A curtain hides a table at which several people keep secrets from each other,
// until the one who is to decide says that nobody else is looking.
type curtain struct {
	*core
	open  rules.Seat    // whose secrets may show; Nobody: nobody's
	down  bool          // it hides the table
	since time.Duration // since when it does
}

// newCurtain shows the secrets of the first person, or nobody's where another
// person must not see them.
func newCurtain(core *core) curtain {
	c := curtain{core: core, open: rules.Nobody}
	c.v.Viewer = rules.Nobody
	for s := range c.cfg.Seats {
		if seat := rules.Seat(s); c.person(seat) && !c.secrets() {
			c.show(seat)
			break
		}
	}
	return c
}

// secrets says whether people at this table keep secrets from each other.
func (c *core) secrets() bool { return c.match.Title().Hides(c.match.Setup()) && c.persons() > 1 }

// told is what a text or a motion may be made from that everybody notices.
func (c *core) told() *board.View {
	if !c.secrets() {
		return &c.v
	}
	v := c.v
	v.Viewer = rules.Nobody
	return &v
}

// pass lets go of what was open to somebody else than the seat that decides now.
func (c *curtain) pass(turn rules.Seat) {
	if turn != rules.Nature && turn != c.open && c.secrets() {
		c.open, c.v.Viewer = rules.Nobody, rules.Nobody
	}
}

// covers says whether a person must take the others' place first, and hides the
// table until that is done.
func (c *curtain) covers(turn rules.Seat) bool {
	hides := c.secrets() && turn != c.open
	if hides && !c.down {
		c.since = c.now
		c.kit.Focus("")
	}
	if hides != c.down {
		c.down = hides
		c.change(retarget | untip)
	}
	return hides
}

// lift shows the table to the person at seat.
func (c *curtain) lift(seat rules.Seat) {
	c.show(seat)
	c.down = false
	c.change(retarget | untip)
}

// show lets the secrets of the seat that decides show.
func (c *curtain) show(seat rules.Seat) { c.open, c.v.Viewer = seat, seat }

// leave shows the table to nobody in particular, as while it is stepped through.
func (c *curtain) leave() {
	if c.secrets() {
		c.open, c.down, c.v.Viewer = rules.Nobody, false, rules.Nobody
	}
}

// lay lays out who comes to the table, and the button that shows it.
func (c *curtain) lay(k *ui.Kit) {
	seat, words := c.match.State().Turn(), c.v.Words
	label := words.Say("curtain.show")
	look := ui.Body.Wrap(words.Say("curtain.away"), 300)
	r := c.canvas.Centered(320, 84+float64(len(look))*ui.LineHeight).Snap()
	button := ui.Rect{X: r.X + 80, Y: r.Y + r.H - 38, W: 160, H: 26}
	if w := ui.ButtonWidth(button.W, label); w > button.W {
		button.X, button.W = button.X-(w-button.W)/2, w
	}
	k.Block("curtain", r)
	if k.Drawing() {
		ui.Panel(k.C, r)
		role, head := board.FitIn(words.Say("curtain.turn", c.name(seat)), r.W-64, ui.Prompt, ui.Name, ui.Dense)
		x := r.X + (r.W-role.Width(head))/2
		ui.Medal(k.C, x-4, r.Y+20, 9, c.cfg.Seats[seat].Look)
		k.C.Write(x+12, r.Y+24, head, role, palette.Ink)
		for i, line := range look {
			k.C.WriteCenter(r.X+r.W/2, r.Y+48+float64(i)*ui.LineHeight, line, ui.Body, palette.InkSoft)
		}
	}
	if k.Button("curtain/show", button, label, ui.Primary) {
		c.lift(seat)
	}
}

// keys shows the table by Enter, but not by one that was meant for the turn before.
func (c *curtain) keys(k *ui.Kit) {
	if c.now-c.since >= spaceRest && k.FocusID() == "" && k.Key(input.KeyEnter) {
		c.lift(c.match.State().Turn())
	}
}
