package table

import (
	"math"
	"slices"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Of a slip, in canvas pixels: how wide its words are set at most, its edge, how large the
// portrait is at most, how far from a plate it may lie beside it, its tail, and how far it moves
// along the map where no plate is near.
const (
	slipWide = 190.0
	slipPad  = 5.0
	slipFace = 34.0
	slipFar  = 24.0
	slipStep = 6.0
	slipTail = 6.0
	slipSide = 8.0
	evenStep = 8.0
)

// set sets the words in a role so wide, with a portrait or without.
func (q *quips) set(role ui.Role, wide float64, face bool) (s slipLook) {
	s.role = role
	beside := 2 * slipPad
	if face && q.face() != "" {
		s.face = slipFace
		if q.v.Frame.Layout == ui.Compact {
			s.face = slipFace * 0.7
		}
		beside += s.face + 4
	}
	wide -= beside
	s.lines = role.Wrap(q.slip.text, wide)
	for even := wide; len(s.lines) > 1 && even > wide/2; even -= evenStep { // lines of much the same length
		if lines := role.Wrap(q.slip.text, even); len(lines) == len(s.lines) {
			s.lines = lines
		}
	}
	for _, l := range s.lines {
		s.box.W = math.Max(s.box.W, role.Width(l))
	}
	s.box.W += beside
	s.box.H = math.Max(s.face+4, float64(len(s.lines))*role.Pitch()+2*slipPad-2)
	return s
}

// place finds where the slip lies: on the map beside the plate of who speaks, where it hides nothing,
// else anywhere on the map or in a quiet place of the board where nothing is, else over older lines
// of the log. ok is false where there is no such place.
func (q *quips) place() (s slipLook, ok bool) {
	key := slipKey{q.slip.text, q.canvas, len(q.targets.list), q.match.Len(), q.hints.open, q.now / slipLasts}
	if q.placed.key != key {
		q.placed.key = key
		q.placed.slipLook, q.placed.ok = q.search()
	}
	return q.placed.slipLook, q.placed.ok
}

// slipLasts is how long a slip stays where it was placed, whatever moves on the map.
const slipLasts = 500 * time.Millisecond

// search looks for the place of the slip.
func (q *quips) search() (s slipLook, ok bool) {
	role := ui.Body
	if q.v.Frame.Layout == ui.Compact {
		role = ui.Dense
	}
	q.off = q.needed()
	s = q.set(role, slipWide, true)
	if at, ok := q.beside(s.box); ok && q.slip.note == "" {
		s.box, s.tail = at, true
		return s, true
	}
	f := &q.v.Frame
	land := f.Map.Inset(2)
	top := math.Max(land.Y, f.Prompt.Y+f.Prompt.H+2)
	land.Y, land.H = top, land.Y+land.H-top
	if s, ok := q.within(land, role); ok {
		return s, true
	}
	if q.offers.Quiet != nil {
		for _, room := range q.offers.Quiet(q.view0()) {
			if s, ok := q.within(room, role); ok {
				return s, true
			}
		}
	}
	return q.overLog()
}

// slipNarrow are how wide a slip is tried where no plate is near, the widest first.
var slipNarrow = [...]float64{slipWide, 150, 110}

// noteWide are how wide a note is tried, the widest first.
var noteWide = [...]float64{300, 250, 210, 170}

// within is the slip in a room where nothing is, as near as can be to its right upper corner, and where
// there is little room in small letters and without its face: no plate is near, so it has no tail.
func (q *quips) within(room ui.Rect, role ui.Role) (s slipLook, ok bool) {
	widths := slipNarrow[:]
	if q.slip.note != "" {
		widths = noteWide[:]
	}
	roles := []ui.Role{role}
	if q.slip.note != "" {
		roles = append(roles, ui.Dense)
	}
	for _, role := range roles {
		for _, wide := range widths {
			if s = q.set(role, wide, true); q.fitIn(room, &s) {
				return s, true
			}
		}
	}
	s = q.set(ui.Tight, slipNarrow[0], false)
	return s, q.fitIn(room, &s)
}

// fitIn moves a slip to where it hides nothing in a room, and says whether there is such a place.
func (q *quips) fitIn(room ui.Rect, s *slipLook) bool {
	down, left := slipStep, slipSide
	if q.slip.note != "" { // which is tried in many widths
		down, left = 2*slipStep, 2*slipSide
	}
	for y := room.Y; y+s.box.H <= room.Y+room.H; y += down {
		for x := room.X + room.W - s.box.W; x >= room.X; x -= left {
			s.box.X, s.box.Y = x, y
			if at := s.box.Snap(); q.free(at) {
				s.box = at
				return true
			}
		}
	}
	return false
}

// beside is where a slip lies on the map as near as can be to the plate of who speaks.
func (q *quips) beside(box ui.Rect) (r ui.Rect, ok bool) {
	f := &q.v.Frame
	if int(q.slip.seat) >= len(f.Plates) || f.Map.W <= 0 {
		return r, false
	}
	plate, m := f.Plates[q.slip.seat], f.Map.Inset(2)
	switch {
	case plate.X >= m.X+m.W && plate.X-m.X-m.W <= slipFar:
		box.X = m.X + m.W - slipTail - box.W
	case plate.X+plate.W <= m.X && m.X-plate.X-plate.W <= slipFar:
		box.X = m.X + slipTail
	default:
		return r, false
	}
	top := math.Max(m.Y, f.Prompt.Y+f.Prompt.H+2)
	middle := plate.Center().Y
	for far := 0.0; far <= plate.H/2+box.H; far += slipStep {
		for _, d := range [...]float64{far, -far} {
			box.Y = math.Max(top, middle-box.H/2+d)
			if box = box.Snap(); box.Y+box.H <= m.Y+m.H && q.free(box) {
				return box, true
			}
		}
	}
	return r, false
}

// needed is what on the map a slip must not hide.
func (q *quips) needed() []ui.Rect {
	off := []ui.Rect{q.v.Frame.Log, q.v.Frame.Undo}
	off = append(append(off, q.v.Frame.Tools...), q.v.Frame.Buttons...)
	for i := range q.targets.list {
		off = append(off, q.targets.list[i].Area)
	}
	if q.offers.Shown != nil {
		shown := q.offers.Shown(q.view0())
		off = append(append(off, shown.Off...), shown.Over...)
	}
	if q.offers.Plate != nil {
		off = append(off, q.offers.Plate(q.view0()))
	}
	if q.offers.Lenses != nil {
		for _, l := range q.offers.Lenses(q.view0()) {
			off = append(off, l.Area)
		}
	}
	if q.hints.open {
		off = append(off, q.hints.at)
	}
	return off
}

// free says whether a slip at r hides nothing on the map that is needed.
func (q *quips) free(r ui.Rect) bool {
	if slices.ContainsFunc(q.off, r.Overlaps) {
		return false
	}
	return q.offers.Hidden == nil || q.offers.Hidden(q.view0(), r) == 0
}

// overLog is the slip over the log, at its foot or at its top: not over the lines of the last turn,
// which tell what it is about. A note may: it is told once, and the lines can be read again after it.
func (q *quips) overLog() (s slipLook, ok bool) {
	log := q.v.Frame.Log
	if log.W <= 0 || q.hints.open && q.hints.at.Overlaps(log) {
		return s, false
	}
	newest := q.log.newest(len(q.log.entries))
	for _, try := range [...]struct {
		role ui.Role
		face bool
	}{{ui.Body, true}, {ui.Dense, true}, {ui.Dense, false}, {ui.Tight, false}} {
		if q.v.Frame.Layout == ui.Compact && try.role == ui.Body {
			continue
		}
		wide := math.Min(log.W-2, 2*slipWide)
		if q.slip.note != "" { // its words are many
			wide = log.W - 2
		}
		if s = q.set(try.role, wide, try.face); s.box.H > log.H || s.box.W > wide+1 {
			continue
		}
		for _, y := range [...]float64{log.Y + log.H - s.box.H, log.Y} {
			at := ui.Rect{X: log.X + 1, Y: y, W: s.box.W, H: s.box.H}.Snap()
			if q.slip.note != "" || !slices.ContainsFunc(newest, at.Overlaps) {
				s.box = at
				return s, true
			}
		}
	}
	return s, false
}

// draw draws what is said.
func (q *quips) draw(c *ui.Canvas) {
	if q.slip.text == "" {
		return
	}
	s, ok := q.place()
	if !ok {
		return
	}
	r := s.box
	ui.Plate(c, r, palette.Cream)
	if s.tail {
		q.drawTail(c, r)
	}
	x := r.X + slipPad
	if s.face > 0 {
		q.drawFace(c, ui.Rect{X: x - 1, Y: r.Y + (r.H-s.face)/2, W: s.face, H: s.face})
		x += s.face + 4
	}
	top := r.Y + (r.H-float64(len(s.lines))*s.role.Pitch())/2
	for i, l := range s.lines {
		c.Write(x, s.role.Base(top+float64(i)*s.role.Pitch()), l, s.role, palette.Ink)
	}
}

// drawTail points from a slip at the plate beside it.
func (q *quips) drawTail(c *ui.Canvas, r ui.Rect) {
	plate := q.v.Frame.Plates[q.slip.seat]
	x, to := r.X+r.W-1, slipTail
	if plate.X < r.X {
		x, to = r.X+1, -slipTail
	}
	y := math.Max(r.Y+8, math.Min(plate.Center().Y, r.Y+r.H-8))
	c.Poly(palette.Ink, ui.Point{X: x, Y: y - 6}, ui.Point{X: x + to + to/6, Y: y}, ui.Point{X: x, Y: y + 6})
	from, tip := x-to/6, x+to*0.75
	c.Poly(palette.Cream, ui.Point{X: from, Y: y - 4}, ui.Point{X: tip, Y: y}, ui.Point{X: from, Y: y + 4})
}

// face is the sprite of who speaks, "" for somebody without a picture.
func (q *quips) face() string {
	if q.slip.note != "" {
		return q.offers.Lessons.Guide
	}
	return q.cfg.Seats[q.slip.seat].Face
}

// guideWide and guideDown are how wide a guide's piece is, in its own pixels, and where in its frame its foot
// stands.
const (
	guideWide = 91.0
	guideDown = 1.18
)

// drawFace draws who speaks.
func (q *quips) drawFace(c *ui.Canvas, r ui.Rect) {
	if q.slip.note == "" {
		board.Portrait(c, q.face(), r.X+r.W/2, r.Y+r.H/2, r.W)
		return
	}
	r = r.Snap()
	ui.Inset(c, r, palette.TealLit)
	if piece, ok := assets.Find(q.face()); ok {
		c.Clip(r.Inset(c.Px()))
		c.Sprite(piece, r.X+r.W/2, r.Y+r.H*guideDown, r.W/guideWide)
		c.Unclip()
	}
}
