package game

import (
	"fmt"
	"runtime"
	"slices"
	"time"

	"tilestead/assets"
)

// An order is art of a title and texts, on their way here. Who brings them calls
// the methods, from the window's own thread.
type order struct {
	title     string        // whose; "" for none
	sheets    []int         // that are to come
	words     []string      // packs of texts
	ahead     bool          // the program goes on meanwhile: it will need them later
	since     time.Duration // when it was sent
	told      bool          // it was shown that the program waits
	done, all int           // bytes; on the desktop sheets
	changed   bool          // since news was asked
	parcels   []parcel      // came and are not decoded yet
	opened    *opened       // is being decoded; nil for none
	decoded   chan decodedSheet
	stop      chan struct{} // closed when it is given up
	ended     bool          // no more parcels will come
	problem   string        // why not all of them did; "" if they did
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

// waits says whether the program waits for an order.
func (s *sheets) waits() bool { return s.order != nil && !s.order.ahead }

// send orders sheets and packs of texts; title is whose they are.
func (s *sheets) send(title string, list []int, words []string) {
	s.giveUp()
	if len(list) > 0 {
		s.spare(list)
	}
	s.order = &order{title: title, sheets: list, words: words, since: s.want.time,
		decoded: make(chan decodedSheet), stop: make(chan struct{})}
	s.fetch(s.order)
}

// need orders sheets and texts that a screen cannot be shown without, unless they are
// under way.
func (s *sheets) need(title string, list []int, words []string) {
	o := s.order
	if o == nil || !o.ahead || o.problem != "" || !within(list, o.sheets) || !within(words, o.words) {
		s.send(title, list, words)
		return
	}
	o.ahead, o.since = false, s.want.time
}

// within says whether all of some things are among others.
func within[T comparable](some, others []T) bool {
	return !slices.ContainsFunc(some, func(t T) bool { return !slices.Contains(others, t) })
}

// retryAhead is when what did not come though the program did not wait for it is
// asked for again.
const retryAhead = 30 * time.Second

// await orders sheets and texts that the program will need soon.
func (s *sheets) await(title string, list []int, words []string) {
	if o := s.order; o != nil && (o.problem == "" || s.want.time-o.since < retryAhead) {
		return
	}
	s.send(title, list, words)
	s.order.ahead = true
}

// unpackTime is how long a tick may unpack art: in a page nothing else goes on
// meanwhile.
const unpackTime = 8 * time.Millisecond

// giveUp drops what is on its way.
func (s *sheets) giveUp() {
	if s.order == nil {
		return
	}
	close(s.order.stop)
	if s.order.opened != nil {
		s.order.opened.sheet.Stop()
	}
	s.order = nil
}

// receive goes on with a parcel, and closes the order when all is here.
func (s *sheets) receive() {
	o := s.order
	select {
	case d := <-o.decoded:
		s.took(o, d)
		return
	default:
	}
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
	for _, n := range o.sheets {
		if s.pictures[n] == nil {
			o.problem = assets.SheetFile(n) + " is missing"
			return
		}
	}
	if len(o.words) > 0 {
		o.problem = assets.WordsFile(o.words[0]) + " is missing"
		return
	}
	s.order, s.changed = nil, true
}

// noSheet is the number of what comes behind the last decoded sheet.
const noSheet = -1

// took takes a sheet that was decoded beside the game.
func (s *sheets) took(o *order, d decodedSheet) {
	if d.number == noSheet {
		o.end("")
		return
	}
	if d.err != nil {
		o.end(d.err.Error())
		return
	}
	o.done++
	s.take(d)
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
			// The one before would still lie in the page's memory, which never shrinks.
			runtime.GC()
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
