package game

import (
	"fmt"
	"slices"
	"time"

	"tilestead/assets"
	"tilestead/ui"
)

// An order is the art of a title and texts, on their way here. Who brings them
// calls the methods, from the window's own thread.
type order struct {
	title     string   // whose art; "" for none
	words     []string // packs of texts
	done, all int      // bytes
	changed   bool     // since news was asked
	parcels   []parcel // came and are not decoded yet
	opened    *opened  // is being decoded; nil for none
	ended     bool     // no more parcels will come
	problem   string   // why not all of them did; "" if they did
}

// A parcel is the file of a sheet or of a pack of texts.
type parcel struct {
	name  string
	data  []byte
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

// lacksArt says that sheets of a title are not here.
func (s *sheets) lacksArt(title string) bool {
	for i := range s.pictures {
		if s.pictures[i] == nil && assets.SheetTitle(i) == title {
			return s.fetch != nil
		}
	}
	return false
}

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

// send orders a title's art, for title "" none, and packs of texts.
func (s *sheets) send(title string, words []string) {
	s.giveUp()
	s.order = &order{title: title, words: words}
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
		if s.pictures[i] == nil && o.title != "" && assets.SheetTitle(i) == o.title {
			o.problem = assets.SheetFile(i) + " is missing"
			return
		}
	}
	if len(o.words) > 0 {
		o.problem = assets.WordsFile(o.words[0]) + " is missing"
		return
	}
	s.order, s.changed = nil, true
}

// open begins to unpack the next parcel. Texts are so small that they are taken
// at once.
func (s *sheets) open(o *order) bool {
	p := o.parcels[0]
	o.parcels = o.parcels[1:]
	for i, pack := range o.words {
		if assets.WordsFile(pack) != p.name {
			continue
		}
		if err := assets.TakeWords(pack, p.data); err != nil {
			o.end(err.Error())
			return false
		}
		o.words = slices.Delete(o.words, i, i+1)
		p.taken()
		return true
	}
	for i := range s.pictures {
		if assets.SheetFile(i) == p.name {
			o.opened = &opened{p, i, assets.Unpack(i, p.data)}
			return true
		}
	}
	o.end(fmt.Sprintf("%s is not of this version", p.name))
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
