package game

import (
	"fmt"
	"strings"
	"time"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/ui"
)

// An order is the art of a title on its way here. Who brings it calls the
// methods, from the window's own thread.
type order struct {
	title     string
	done, all int      // bytes
	changed   bool     // since news was asked
	parcels   []parcel // came and are not decoded yet
	opened    *opened  // is being decoded; nil for none
	ended     bool     // no more parcels will come
	problem   string   // why not all of them did; "" if they did
}

// A parcel is the file of a sheet.
type parcel struct {
	name  string
	png   []byte
	taken func() // is called when it was decoded; the next may come
}

// An opened parcel is one whose sheet is on its way out of it.
type opened struct {
	parcel
	number int
	sheet  *assets.Unpacking
}

// end closes the order; problem says why not all came.
func (o *order) end(problem string) { o.ended, o.problem, o.changed = true, problem, true }

// lack is the title whose art a display list needs and that is not here, or "".
func (s *sheets) lack(c *ui.Canvas) string {
	if s.fetch == nil {
		return ""
	}
	for i := range c.Ops {
		op := &c.Ops[i]
		if op.Sprite == 0 {
			continue
		}
		scale := 1.0
		if op.Kind != ui.OpTile {
			scale = op.Scale * max(1, c.S)
		}
		if n := op.Sprite.Cut(scale).Sheet; s.pictures[n] == nil && assets.SheetTitle(n) != "" {
			return assets.SheetTitle(n)
		}
	}
	return ""
}

// send orders a title's art.
func (s *sheets) send(title string) {
	s.giveUp()
	s.order = &order{title: title}
	s.fetch(s.order)
}

// unpackTime is how long a tick may unpack art: in a page nothing else goes on
// meanwhile.
const unpackTime = 8 * time.Millisecond

// giveUp drops what is on its way.
func (s *sheets) giveUp() {
	if s.order != nil && s.order.opened != nil {
		s.order.opened.sheet.Stop()
	}
	s.order = nil
}

// receive goes on with a parcel, and closes the order when all is here.
func (s *sheets) receive() {
	o := s.order
	if o.opened == nil && len(o.parcels) > 0 && !s.open(o) {
		return
	}
	if o.opened != nil {
		s.unpack(o)
		return
	}
	if !o.ended || o.problem != "" {
		return
	}
	for i := range s.pictures {
		if s.pictures[i] == nil && assets.SheetTitle(i) == o.title {
			o.problem = assets.SheetFile(i) + " is missing"
			return
		}
	}
	s.order, s.changed = nil, true
}

// open begins to unpack the next parcel.
func (s *sheets) open(o *order) bool {
	p := o.parcels[0]
	o.parcels = o.parcels[1:]
	for i := range s.pictures {
		if assets.SheetFile(i) == p.name {
			o.opened = &opened{p, i, assets.Unpack(i, p.png)}
			return true
		}
	}
	o.end(fmt.Sprintf("%s is not art of this version", p.name))
	return false
}

// unpack goes on with the parcel that is open for a while, and takes its sheet
// when it is whole.
func (s *sheets) unpack(o *order) {
	until := time.Now().Add(unpackTime)
	m, done, err := o.opened.sheet.Step(func() bool { return time.Now().After(until) })
	if !done {
		return
	}
	p := o.opened
	o.opened = nil
	if err != nil {
		o.end(err.Error())
		return
	}
	s.take(decodedSheet{p.number, m, nil})
	p.taken()
}

// fetching takes a tick while art is on its way. When it does not come, a
// click or Enter asks again and Esc gives up.
func (s *shell) fetching(in input.Frame) error {
	o := s.sheets.order
	if o == nil || o.problem == "" {
		return nil
	}
	switch {
	case in.Hit(input.KeyEsc) || in.Right.Pressed:
		s.sheets.giveUp()
		return s.crashed(fmt.Errorf("the artwork for %s could not be loaded: %s", o.title, o.problem))
	case in.Left.Released || in.Hit(input.KeyEnter) || in.Hit(input.KeySpace):
		s.sheets.send(o.title)
		s.dirty = 2
	}
	return nil
}

// listOrder shows how far the art is that the program's picture needs.
func (s *shell) listOrder() error {
	words, err := assets.LoadWords(s.program.Settings().Lang)
	if err != nil {
		return err
	}
	o := s.sheets.order
	c := &s.canvas
	waiting(c, float64(o.done), float64(o.all))
	name := words.Say(o.title + ".title")
	ui.LettersCenter(c, c.W/2, c.H/2-24, 34, strings.ToUpper(name), "title")
	if o.problem != "" {
		under(c, words.Say("window.art.failed", name, o.problem))
		return nil
	}
	under(c, words.Say("window.art", name))
	return nil
}
