package carcassonne

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"sync/atomic"

	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// The new tile rises over the map while a figure may go on it: so many times as
// large as it lies and at least so many canvas pixels wide and a share of the map,
// so that it is as easy to read late as early; larger where its figures need the
// room, but no more than another share. It rises beside where it lies and what lies round it, by which
// one decides, and over as little of the land as can be.
const (
	raisedTimes = 2.25
	raisedLeast = 96.0
	raisedShare = 0.36
	raisedMost  = 0.92
	raisedGrows = 1.06
)

// leastRaised is how many canvas pixels a unit figures on the raised tile have at
// least, leastClick the least side of what is clicked, stem how far their plates
// are below their feet, all in canvas pixels.
const (
	leastRaised = 16.0 / 64
	leastClick  = 22.0
	stem        = 3.0
)

// figureLeast is how small figures get, as a share of their size on the tile, before it
// grows for them.
const figureLeast = 0.6

// hiddenMost is how much of a road may lie behind figures, as a share, before they get smaller.
const hiddenMost = 0.5

// raise finds where on the canvas the new tile rises for the spots on it, and
// where on it they are.
func (m standsPart) raise(fresh []spot, others []ui.Rect) {
	seen, cell := m.at.raisedIn(), m.cellArea(m.s.Last().At)
	for _, r := range m.at.lenses {
		seen.H = min(seen.H, r.Y-2-seen.Y)
	}
	if row := len(m.s.DragonRow()); row > 0 {
		others = append(others, m.land().rowBox(row))
	}
	near := m.beside(m.s.Last().At)
	others = append(others, cell)
	land := make([]ui.Rect, m.s.Tiles())
	for i := range land {
		land[i] = m.cellArea(m.s.Tile(i).At)
	}
	short := min(seen.W, seen.H)
	most := raisedMost * short
	size := min(max(raisedTimes*cell.W, raisedLeast, raisedShare*short), most)
	for ; ; size = min(size*raisedGrows, most) {
		m.raised = clearOf(around(cell.Center(), size), seen, others, near, land)
		least := max(leastRaised, pick(size < most, figureLeast*size/side, 0))
		best, hidden := 0.0, math.Inf(1)
		for k := max(least, size/side); hidden > hiddenMost; k = max(least, k*0.84) {
			if m.settle(fresh, k) {
				if h := m.uncover(fresh); h < hidden-0.01 {
					best, hidden = k, h
				}
			}
			if k == least {
				break
			}
		}
		if best > 0 && (hidden < 1 || size == most) { // all stand on what they claim, if that can be
			if fresh[0].scale != best {
				m.settle(fresh, best)
				m.uncover(fresh)
			}
			return
		}
		if size == most {
			m.tabulate(fresh)
			return
		}
	}
}

// beside are a tile and those round it on the canvas.
func (m standsPart) beside(at carcassonne.Pos) (list []ui.Rect) {
	for x := at.X - 1; x <= at.X+1; x++ {
		for y := at.Y - 1; y <= at.Y+1; y++ {
			if _, ok := m.s.TileAt(carcassonne.Pos{X: x, Y: y}); ok {
				list = append(list, m.cellArea(carcassonne.Pos{X: x, Y: y}))
			}
		}
	}
	return list
}

// besideWeight is how bad it is to lie over one of the tiles round the new one, where 1 is to lie
// over something that can be clicked.
const besideWeight = 0.1

// landWeight is how bad it is to hide one tile of the land.
const landWeight = 0.06

// clearOf moves a box into a frame, off as many others as it can, then off as many of those
// beside and of the land, no farther than need be.
func clearOf(r, frame ui.Rect, others, beside, land []ui.Rect) ui.Rect {
	within := func(q ui.Rect) ui.Rect {
		q.X = max(frame.X, min(q.X, frame.X+frame.W-q.W))
		q.Y = max(frame.Y, min(q.Y, frame.Y+frame.H-q.H))
		return q
	}
	covered := func(q ui.Rect) (n float64) {
		for _, o := range others {
			if q.Overlaps(o) {
				n++
			}
		}
		for _, o := range beside {
			if q.Overlaps(o) {
				n += besideWeight
			}
		}
		for _, o := range land {
			if q.Overlaps(o) {
				hidden := q.And(o)
				n += landWeight * hidden.W * hidden.H / (o.W * o.H)
			}
		}
		return n
	}
	best := within(r)
	least := covered(best)
	if least == 0 {
		return best
	}
	home, far := best, frame.W+frame.H
	least *= far
	for y := frame.Y; y <= frame.Y+frame.H-r.H; y += 12 {
		for x := frame.X; x <= frame.X+frame.W-r.W; x += 12 {
			q := ui.Rect{X: x, Y: y, W: r.W, H: r.H}
			way := math.Hypot(x-home.X, y-home.Y)
			if way >= least {
				continue
			}
			if cost := covered(q)*far + way; cost < least {
				best, least = q, cost
			}
		}
	}
	return best
}

// size gives a spot its box on the raised tile: the figure, k canvas pixels a
// unit, the plate under its feet, and room to click.
func (m standsPart) size(s *spot, k float64) {
	s.scale = k
	s.body = paintedBox(s.figure, s.kind, k)
	box := s.body
	if wide := m.plateWide(s); wide > 0 {
		box = box.Or(ui.Rect{X: -wide / 2, Y: stem, W: wide, H: m.land().plateHigh()})
	}
	wide, tall := math.Ceil(max(box.W, leastClick)), math.Ceil(max(box.H, leastClick))
	s.off = ui.Point{X: (wide-box.W)/2 - box.X, Y: (tall-box.H)/2 - box.Y}
	s.box.W, s.box.H = wide, tall
}

// stand puts the figure of a spot into its box.
func (s *spot) stand() {
	s.foot = ui.Point{X: s.box.X + s.off.X, Y: s.box.Y + s.off.Y}
}

// settle puts the figures near where they would stand and moves them apart. It
// says whether all find room.
func (m standsPart) settle(list []spot, k float64) bool {
	last := m.s.Last()
	g, mid, tile := geometryOf(last.Kind, last.Turn), m.raised.Center(), m.raised.Inset(1)
	for i := range list {
		s := &list[i]
		m.size(s, k)
		at := g.stand[s.Feature]
		s.box.X = mid.X + at.X*m.raised.W/side - s.off.X
		s.box.Y = mid.Y + at.Y*m.raised.W/side - s.off.Y
		if s.box.W > tile.W || s.box.H > tile.H {
			return false
		}
	}
	for range 80 {
		apart := true
		for i := range list {
			p := &list[i].box
			for j := range i {
				q := &list[j].box
				x := (p.W+q.W)/2 + 1 - math.Abs(p.Center().X-q.Center().X)
				y := (p.H+q.H)/2 + 1 - math.Abs(p.Center().Y-q.Center().Y)
				if x <= 0.01 || y <= 0.01 {
					continue
				}
				apart = false
				if x < y {
					x = math.Copysign(x/2, p.Center().X-q.Center().X)
					p.X, q.X = p.X+x, q.X-x
				} else {
					y = math.Copysign(y/2, p.Center().Y-q.Center().Y)
					p.Y, q.Y = p.Y+y, q.Y-y
				}
			}
		}
		for i := range list {
			p := &list[i].box
			x := max(tile.X, min(p.X, tile.X+tile.W-p.W))
			y := max(tile.Y, min(p.Y, tile.Y+tile.H-p.H))
			apart = apart && math.Abs(x-p.X)+math.Abs(y-p.Y) < 0.01
			p.X, p.Y = x, y
			list[i].stand()
		}
		if apart {
			return true
		}
	}
	return false
}

// tabulate puts the figures into rows, where they find room no other way.
func (m standsPart) tabulate(list []spot) {
	last := m.s.Last()
	stand := geometryOf(last.Kind, last.Turn).stand
	order := make([]*spot, len(list))
	for i := range list {
		order[i] = &list[i]
		m.size(order[i], leastRaised)
	}
	slices.SortFunc(order, func(a, b *spot) int { return cmp.Compare(stand[a.Feature].Y, stand[b.Feature].Y) })
	columns := int(math.Ceil(math.Sqrt(float64(len(list)))))
	rows := (len(list) + columns - 1) / columns
	for row := range rows {
		line := order[row*columns : min(len(order), (row+1)*columns)]
		slices.SortFunc(line, func(a, b *spot) int { return cmp.Compare(stand[a.Feature].X, stand[b.Feature].X) })
		for i, s := range line {
			s.box.X = m.raised.X + (float64(i)+0.5)*m.raised.W/float64(len(line)) - s.box.W/2
			s.box.Y = m.raised.Y + (float64(row)+0.5)*m.raised.H/float64(rows) - s.box.H/2
			s.stand()
		}
	}
}

// others are what shows on the map off the new tile and can be clicked.
func (m standsPart) others(list []spot) (areas []ui.Rect) {
	for i := range list {
		if list[i].speaks {
			areas = append(areas, m.spotArea(list[i]))
		}
	}
	for _, a := range m.Picked {
		switch at := carcassonne.PosOf(a); a.Kind() {
		case carcassonne.KindRemove:
			areas = append(areas, m.help().standingArea(at, carcassonne.FigureOf(a), carcassonne.SeatOf(a)))
		case carcassonne.KindFairy:
			if m.fairyChosen() {
				areas = append(areas, m.cellArea(at))
			}
		}
	}
	return areas
}

// plateTexts are what stands on the plate of a spot on the raised tile: the digit
// that places the figure, where there are keys and none of them takes an advice, and what
// it would score, "" where that is not told.
func (m standsPart) plateTexts(s *spot) (key, points string) {
	if s.key > 0 && !m.Words.ByFinger() && !m.Advised {
		key = strconv.Itoa(s.key)
	}
	if !m.Purist && s.figure != carcassonne.Builder {
		points = "+" + strconv.Itoa(s.worth) // a bare number is a key
	}
	return key, points
}

// keyGap is between the key and the points.
const keyGap = 3.0

// plateWide is how wide that plate is.
func (m standsPart) plateWide(s *spot) (w float64) {
	key, points := m.plateTexts(s)
	if key != "" {
		w = m.keyWide(key)
	}
	if points != "" {
		w += pick(w > 0, keyGap, 0) + m.pointsWide(s, points)
	}
	return w
}

// finished is what a road with an inn or a city with a cathedral brings once it is finished, as
// unfinished it brings nothing; "" for all else.
func (m standsPart) finished(s *spot) string {
	o, ok := m.s.ObjectAt(s.Place)
	if !ok || m.Purist || s.worth > 0 || o.Kind == carcassonne.Field || o.Completed == 0 || !s.figure.Follower() {
		return ""
	}
	return strconv.Itoa(o.Completed)
}

// keyWide is how wide the key is.
func (m standsPart) keyWide(key string) float64 { return m.plateTextWide(key) + 2 }

func (m standsPart) plateTextWide(text string) float64 {
	return math.Ceil(ui.LettersWidth(m.land().plateCap(), text, "num") + 5)
}

// pointsWide is how wide the points are, with a tick where they come at once, or where more
// comes once what is claimed is finished.
func (m standsPart) pointsWide(s *spot, points string) float64 {
	w, tick := m.plateTextWide(points), m.land().plateHigh()
	switch finished := m.finished(s); {
	case finished != "":
		return w + tick + math.Ceil(ui.LettersWidth(m.land().plateCap(), finished, "num"))
	case s.now:
		return w + tick
	}
	return w
}

// sightStep is how far the points are from each other at which it is looked whether something
// shows, in board units.
const sightStep = 10.0

// sights are the points of each feature that must show, those of a tile by kind and turn: none of
// a field, which is everywhere.
var sights [carcassonne.Kinds][4]atomic.Pointer[[][]ui.Point]

func sightsOf(kind carcassonne.Kind, turn int) [][]ui.Point {
	slot := &sights[kind][turn&3]
	if known := slot.Load(); known != nil {
		return *known
	}
	features := carcassonne.Tiles[kind].Features
	list := make([][]ui.Point, len(features))
	for y := (sightStep - side) / 2; y < side/2; y += sightStep {
		for x := (sightStep - side) / 2; x < side/2; x += sightStep {
			at := ui.Point{X: x, Y: y}
			if f := featureAt(kind, turn, at); f >= 0 && features[f].Kind != carcassonne.Field {
				list[f] = append(list[f], at)
			}
		}
	}
	slot.Store(&list)
	return list
}

// uncoverSteps are where figures are moved to show more, in board units, uncoverRounds how often each
// is looked at, uncoverFar what a unit of the way costs.
var uncoverSteps = ringsOf(10, 24, 48)

const (
	uncoverRounds = 2
	uncoverFar    = 0.02 / side
)

// ringsOf are eight points each at some distances.
func ringsOf(far ...float64) (list []ui.Point) {
	for _, r := range far {
		for i := range 8 {
			y, x := math.Sincos(float64(i) * math.Pi / 4)
			list = append(list, ui.Point{X: x * r, Y: y * r})
		}
	}
	return list
}

// A cover is what figures hide on the raised tile.
type cover struct {
	list   []spot
	boxes  []ui.Rect // theirs, in board units round the tile's middle
	points [][]ui.Point
	roads  []bool // which of the features are
	signs  []ui.Rect
}

func (m standsPart) coverOf(list []spot) cover {
	last := m.s.Last()
	c := cover{list: list, boxes: make([]ui.Rect, len(list)), points: sightsOf(last.Kind, last.Turn),
		signs: geometryOf(last.Kind, last.Turn).signs}
	for _, f := range carcassonne.Tiles[last.Kind].Features {
		c.roads = append(c.roads, f.Kind == carcassonne.Road)
	}
	return c
}

// cost is how bad what is hidden is, and how much of the road that shows least is, 0 to 1, or
// more where a sign does not show.
func (c *cover) cost(mid ui.Point, u float64) (sum, road float64) {
	for i := range c.list {
		r := c.list[i].box
		c.boxes[i] = ui.Rect{X: (r.X - mid.X) / u, Y: (r.Y - mid.Y) / u, W: r.W / u, H: r.H / u}
	}
	for f, all := range c.points {
		n := 0.0
		for _, p := range all {
			if slices.ContainsFunc(c.boxes, func(r ui.Rect) bool { return r.Contains(p) }) {
				n++
			}
		}
		if n == 0 {
			continue
		}
		n /= float64(len(all))
		sum += n * n
		if c.roads[f] {
			road = max(road, n)
		}
	}
	for _, sign := range c.signs {
		n := 0.0
		for _, r := range c.boxes {
			over := r.And(sign)
			n += over.W * over.H / (sign.W * sign.H)
		}
		sum += signWeight * n
		if n > signShown {
			road = 1
		}
	}
	return sum, road
}

// What it costs that a figure or its plate lies over a sign: signWeight for all of it; where more than
// signShown of one is hidden, the figures get smaller or else the tile larger.
const (
	signWeight = 4.0
	signShown  = 0.2
)

// uncover moves figures that stand apart so that they hide as little as can be of what is built
// on the raised tile, each within its own feature. It tells how much of the road that
// shows least is hidden, 0 to 1, and not less than how bad it is where some stand.
func (m standsPart) uncover(list []spot) (hidden float64) {
	c, mid, u := m.coverOf(list), m.raised.Center(), m.raised.W/side
	bad := m.enter(list)
	least, hidden := c.cost(mid, u)
	for range uncoverRounds {
		for i := range list {
			s := &list[i]
			home, best := s.box, s.box
			for _, by := range uncoverSteps {
				s.box = home.Move(by.X*u, by.Y*u)
				s.stand()
				if !m.free(list, i) || !m.wellOn(s) {
					continue
				}
				if sum, road := c.cost(mid, u); sum+uncoverFar*math.Hypot(by.X, by.Y) < least-0.01 {
					best, least, hidden = s.box, sum, road
				}
			}
			s.box = best
			s.stand()
		}
	}
	return max(hidden, bad)
}

// enterSteps are where figures are moved to stand on their feature, in board units, the nearest first.
var enterSteps = ringsOf(6, 12, 18, 24, 32, 40, 50, 60, 72, 84, 96)

// atTheWall is how bad it is that a figure is at the edge of its city, where one that is off its
// feature is 1: smaller figures are tried.
const atTheWall = 0.6

// enter moves figures that stand apart, but at the edge of their feature or off it, into that, the
// nearest way that leads off all others; it tells how bad it is that some find none.
func (m standsPart) enter(list []spot) (bad float64) {
	u := m.raised.W / side
	for round := range uncoverRounds {
		for i := range list {
			s := &list[i]
			home, found := s.box, m.wellOn(s)
			for _, by := range enterSteps {
				if found {
					break
				}
				s.box = home.Move(by.X*u, by.Y*u)
				s.stand()
				found = m.free(list, i) && (m.wellOn(s) || round > 0 && m.onOwn(s))
			}
			if !found {
				s.box = home
				s.stand()
			}
		}
	}
	for i := range list {
		switch s := &list[i]; {
		case !m.onOwn(s):
			bad++
		case !m.wellOn(s):
			bad = max(bad, atTheWall)
		}
	}
	return bad
}

// onOwn says that the foot of a figure on the raised tile is on its feature.
func (m standsPart) onOwn(s *spot) bool {
	last, mid, u := m.s.Last(), m.raised.Center(), m.raised.W/side
	off := ui.Point{X: (s.foot.X - mid.X) / u, Y: (s.foot.Y - mid.Y) / u}
	return featureAt(last.Kind, last.Turn, off) == s.Feature
}

// clearOfWalls is how far a foot is from the edge of a city that it stands in, in board units, for
// the figure to be seen within the walls.
const clearOfWalls = 10.0

// wellOn says that the foot is on its feature, in a city clear of the wall.
func (m standsPart) wellOn(s *spot) bool {
	last, mid, u := m.s.Last(), m.raised.Center(), m.raised.W/side
	if s.kind == carcassonne.City {
		for _, by := range [...]ui.Point{{Y: -clearOfWalls}, {X: -clearOfWalls}, {X: clearOfWalls}} {
			off := ui.Point{X: (s.foot.X-mid.X)/u + by.X, Y: (s.foot.Y-mid.Y)/u + by.Y}
			if featureAt(last.Kind, last.Turn, off) != s.Feature {
				return false
			}
		}
	}
	return m.onOwn(s)
}

// free says that the box of a figure lies on the raised tile and over that of no other.
func (m standsPart) free(list []spot, i int) bool {
	if !list[i].box.Within(m.raised.Inset(1)) {
		return false
	}
	for j := range list {
		if j != i && list[j].box.Inset(-0.5).Overlaps(list[i].box) {
			return false
		}
	}
	return true
}
