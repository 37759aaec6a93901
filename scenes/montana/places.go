package montana

import (
	"cmp"
	"math"
	"slices"

	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// goodsItems is how many counters the own-goods panel has: six goods, cattle
// and canteens.
const goodsItems = montana.Goods + 2

// places is where everything lies on a canvas of one size.
type places struct {
	w, h  float64
	seats int
	frame board.Frame

	disc    ui.Point
	discR   float64
	plates  []ui.Rect
	strip   float64 // width of the pattern on a seat plate
	panel   ui.Rect // the worker board
	sites   [4]ui.Rect
	figure  float64 // width left of the first space of a site
	place   [montana.Places]ui.Rect
	small   [12]ui.Rect
	town    ui.Rect // the whole town as a place to work
	labels  bool    // the words Bank and Town fit over their blocks
	grid    grid
	goods   ui.Rect
	item    [goodsItems]ui.Rect
	tray    ui.Rect // of a choice that has no room in place of the log: in place of bank and town
	auction auctionPlaces
	lens    ui.Rect // of the lens: beside the lowest plate, in the corner that the disc leaves
}

// A grid is the town's spaces, small on the worker board or large in the auction.
type grid struct {
	head   [montana.Columns + 1]ui.Rect // prices
	cell   [montana.Rows][montana.Columns + 1]ui.Rect
	reward [montana.Rows]ui.Rect
}

// auctionPlaces is the open town, over the worker board.
type auctionPlaces struct {
	panel ui.Rect
	words [montana.Rows]ui.Rect
	grid  grid
	seats []ui.Rect // of what bidders do, on their plates
	tray  ui.Rect   // the General Store, or what there is to choose
}

// measures are the numbers in which the layouts differ.
type measures struct {
	column               float64 // width of the right column
	plateX, plateW       float64 // plates, from the right edge
	plateY, plateH, step float64 // of four plates; a step is a plate and the gap under it
	plateMost            float64 // the highest that fewer plates get
	strip                float64
	inset                float64 // from the panel's edge to what it holds
	head                 float64 // height of the panel's title strip
	figure, slot, bonus  float64 // a site: room of its figure and name, large space, small space
	townHead             float64 // the line of prices over the town
	bankW, townX, colW   float64 // the lower block
	foot                 float64 // what the buttons take at the lower end of the panel
	least, most          float64 // pitch of the sites
	edge                 float64 // free at the canvas edge
}

// mostWider is how much wider than at 640 canvas pixels the column of the compact
// layout becomes where there is room, so that names fit.
const mostWider = 36.0

func measuresOf(l ui.Layout, w, h float64) measures {
	switch l {
	case ui.Roomy:
		m := measures{column: 480, plateX: 240, plateW: 232, plateY: 10, plateH: 62, step: 68, strip: 34, inset: 12,
			head:   32,
			figure: 92, slot: 80, bonus: 34, townHead: 20, bankW: 112, townX: 162, colW: 34, foot: 68, least: 40,
			most: 58, edge: 8}
		if h < 780 {
			m.plateH, m.step = 50, 56
		}
		return m
	case ui.Normal:
		return measures{column: 464, plateX: 320, plateW: 312, plateY: 34, plateH: 30, step: 35, plateMost: 44,
			strip: 24, inset: 8,
			head:   22,
			figure: 121, slot: 70, bonus: 32, townHead: 17, bankW: 102, townX: 158, colW: 31, foot: 46, least: 26,
			most: 44, edge: 8}
	}
	more := math.Round(math.Max(0, math.Min(mostWider, (w-640)/4)))
	m := measures{column: 306 + more, plateX: 187 + more, plateW: 184 + more, plateY: 26, plateH: 28, step: 31,
		plateMost: 40, strip: 18, inset: 5, head: 4,
		figure: 28 + more/4, slot: 56 + more/4, bonus: 26, townHead: 15, bankW: 78 + more/3, townX: 85 + more/3,
		colW: 22 + more/18, foot: 4, least: 20, most: 34,
		edge: 4}
	if h < 380 {
		m.plateH, m.step = 25, 28
	}
	return m
}

// layOut lays out a canvas for so many seats.
func layOut(s board.Site) *places {
	w, h, l, seats := s.W, s.H, s.Layout, s.Seats
	p := &places{w: w, h: h, seats: seats}
	m := measuresOf(l, w, h)
	p.frame.Layout = l
	p.frame.Canvas = ui.Rect{W: w, H: h}
	p.strip = m.strip
	step, high := m.step, m.plateH
	if l != ui.Roomy { // fewer plates are higher: their goods get a line of their own
		step = math.Min(math.Floor(4*m.step/float64(seats)), m.plateMost+m.step-m.plateH)
		high += step - m.step
	}
	for i := range seats {
		p.plates = append(p.plates, ui.Rect{X: w - m.plateX, Y: m.plateY + float64(i)*step, W: m.plateW, H: high})
	}
	p.frame.Plates = p.plates
	switch l {
	case ui.Roomy:
		p.roomy(m)
	case ui.Normal:
		p.normal(m)
	default:
		p.compact(m)
	}
	p.workerBoard(m)
	p.lens = p.underPlates(m.plateY + 3*m.step + m.plateH)
	p.overBoard(m.foot)
	return p
}

func (p *places) roomy(m measures) {
	w, h, f := p.w, p.h, &p.frame
	f.Title = ui.Rect{X: 18, Y: 10, W: 150, H: 32}
	f.Prompt = ui.Rect{X: 182, Y: 10, W: math.Max(412, math.Min(640, w-868)), H: 34}
	for i := range 5 {
		f.Tools = append(f.Tools, ui.Rect{X: f.Prompt.X + f.Prompt.W + 12 + 40*float64(i), Y: 9, W: 36, H: 36})
	}
	top := m.plateY + 4*m.step + 6
	p.disc, p.discR = ui.Point{X: w - 380, Y: top/2 + 4}, math.Min(126, top/2-18)
	logH := 36.0
	if h >= 760 {
		logH = 52
	}
	p.panel = ui.Rect{X: w - m.column, Y: top, W: m.column - m.edge, H: math.Min(h-10-logH-6-top, 640)}
	logY := p.panel.Y + p.panel.H + 6
	f.Log = ui.Rect{X: p.panel.X, Y: logY, W: p.panel.W, H: h - 10 - logY}
	by := p.panel.Y + p.panel.H - 64
	f.Buttons = buttonRow(ui.Rect{X: p.panel.X + 12, Y: by, W: p.panel.W - 24, H: 32}, roomyWide, 3)
	f.Hint = ui.Rect{X: p.panel.X + 14, Y: by + 38, W: p.panel.W - 28, H: 18}
	f.Map = ui.Rect{X: 0, Y: 48, W: w - m.column - 4, H: h - 48}
	p.counters(ui.Rect{X: 14, Y: h - 88, W: 330, H: 78}, 40, 5)
}

func (p *places) normal(m measures) {
	w, h, f := p.w, p.h, &p.frame
	f.Title = ui.Rect{X: 10, Y: 4, W: 150, H: 24}
	f.Prompt = ui.Rect{X: 172, Y: 4, W: math.Max(430, math.Min(600, w-550)), H: 24}
	for i := range 5 {
		f.Tools = append(f.Tools, ui.Rect{X: w - 144 + 28*float64(i), Y: 4, W: 24, H: 24})
	}
	p.disc, p.discR = ui.Point{X: w - 398, Y: 103}, 65
	f.Log = ui.Rect{X: w - m.column, Y: h - 54, W: m.column - m.edge, H: 50}
	f.Columns = max(1, int(f.Log.W/leastTold))
	if grown := h - 640; grown > 0 { // what the panel cannot use goes to the log
		f.Log.Y, f.Log.H = f.Log.Y-grown, f.Log.H+grown
	}
	p.panel = ui.Rect{X: w - m.column, Y: 175, W: m.column - m.edge, H: f.Log.Y - 4 - 175}
	by := p.panel.Y + p.panel.H - 42
	f.Buttons = buttonRow(ui.Rect{X: p.panel.X + 8, Y: by, W: p.panel.W - 16, H: 23}, actionWide, 3)
	f.Hint = ui.Rect{X: p.panel.X + 12, Y: by + 24, W: p.panel.W - 24, H: 16}
	f.Map = ui.Rect{X: 0, Y: 32, W: w - m.column - 4, H: h - 32}
	p.counters(ui.Rect{X: 6, Y: h - 50, W: 230, H: 46}, 28, 3)
}

func (p *places) compact(m measures) {
	w, h, f := p.w, p.h, &p.frame
	pitch := ui.ToolPitch(w)
	tools := w - 4 - 5*pitch
	f.Prompt = ui.Rect{X: 0, Y: 0, W: tools - 130, H: 20}
	f.Hint = ui.Rect{X: tools - 130, Y: 0, W: 126, H: 20}
	for i := range 5 {
		f.Tools = append(f.Tools, ui.Rect{X: tools + pitch*float64(i), Y: 0, W: 20, H: 20})
	}
	bottom := h - 53
	top := m.plateY + 4*m.step
	p.disc, p.discR = ui.Point{X: w - m.column + 56, Y: (24 + top) / 2}, math.Min(55, (top-26)/2-3)
	p.panel = ui.Rect{X: w - m.column, Y: top, W: m.column - m.edge, H: bottom - 4 - top}
	f.Log = ui.Rect{X: 206, Y: bottom, W: w - 426, H: 49}
	f.Columns = max(1, int(f.Log.W/leastTurn))
	f.Buttons = buttonSquare(ui.Rect{X: w - 214, Y: bottom, W: 210, H: 49}, 3)
	f.Map = ui.Rect{X: 0, Y: 22, W: w - m.column - 2, H: bottom - 4 - 22}
	p.counters(ui.Rect{X: 4, Y: bottom, W: 196, H: 49}, 24, 2)
}

// actions are the buttons of a turn, in order.
var actions = [...]string{"recruit", "work", "town", "settle"}

// actionWide is how wide a button of an action is, and roomyWide in the roomy layout: those beside
// them say more.
const (
	actionWide = 69.0
	roomyWide  = 70.0
)

// buttonRow lays the buttons side by side in r: the actions of a turn, and apart from them what goes
// on and what ends.
func buttonRow(r ui.Rect, wide, gap float64) (row []ui.Rect) {
	for i := range actions {
		row = append(row, ui.Rect{X: r.X + float64(i)*(wide+gap), Y: r.Y, W: wide, H: r.H})
	}
	left := r.X + float64(len(actions))*(wide+gap) + gap
	w := math.Floor((r.X + r.W - left - gap) / 2)
	return append(row, ui.Rect{X: left, Y: r.Y, W: w, H: r.H}, ui.Rect{X: r.X + r.W - w, Y: r.Y, W: w, H: r.H})
}

// buttonSquare lays the actions in two rows, and beside them what goes on over what ends.
func buttonSquare(r ui.Rect, gap float64) (square []ui.Rect) {
	high := (r.H - gap) / 2
	for i := range actions {
		square = append(square, ui.Rect{X: r.X + float64(i%2)*(actionWide+gap), Y: r.Y + float64(i/2)*(high+gap),
			W: actionWide, H: high})
	}
	left := r.X + 2*(actionWide+gap) + gap
	w := r.X + r.W - left
	return append(square, ui.Rect{X: left, Y: r.Y, W: w, H: high}, ui.Rect{X: left, Y: r.Y + high + gap, W: w, H: high})
}

// leastTurn is how wide a column of the log is at least, so that most turns find room in
// one row.
const leastTurn = 136.0

// leastTold is the same where turns are told in words too.
const leastTold = 220.0

// counters lays out the own-goods panel with its eight counters.
func (p *places) counters(r ui.Rect, pitch, left float64) {
	p.goods = r
	for i := range p.item {
		p.item[i] = ui.Rect{X: r.X + left + pitch*float64(i), Y: r.Y + 2, W: pitch, H: r.H - 4}
	}
}

// workerBoard fills the panel with the sites, the bank and the town; the
// pitch of their rows follows its height.
func (p *places) workerBoard(m measures) {
	x, y, w := p.panel.X+m.inset, p.panel.Y+m.head, p.panel.W-2*m.inset
	total := p.panel.H - m.head - m.foot - m.townHead - 6
	pitch := math.Max(m.least, math.Min(m.most, math.Round(total*0.6/4)))
	row := math.Max(13, math.Min(pitch*0.72, math.Floor((total-4*pitch)/4)))
	p.figure = m.figure
	gap := (w - m.figure - 4) / 3
	edge := 2.0
	if pitch < 23 {
		edge = 1
	}
	for a := range p.sites {
		s := ui.Rect{X: x, Y: y + float64(a)*pitch, W: w, H: pitch - math.Max(2, math.Round(pitch*0.08))}
		p.sites[a] = s
		for i := range 3 {
			at := ui.Rect{X: math.Round(x + m.figure + float64(i)*gap), Y: s.Y + edge, W: m.slot, H: s.H - 2*edge}
			p.place[a*3+i] = at
			p.small[a*3+i] = ui.Rect{X: at.X + m.slot + 2, Y: at.Y + edge, W: m.bonus, H: at.H - 2*edge}
		}
	}
	y = math.Round(y + 4*pitch + math.Max(2, (total-4*pitch-4*row)/2))
	p.labels = m.townHead > 16
	p.grid = layGrid(ui.Rect{X: x + m.townX, Y: y, W: w - m.townX, H: m.townHead + 4*row}, m.townHead, m.colW, row, 2)
	bank := math.Floor(4 * row / 3)
	for i := range 3 {
		p.place[12+i] = ui.Rect{X: x, Y: y + m.townHead + float64(i)*bank, W: m.bankW, H: bank - 2}
	}
	p.town = ui.Rect{X: x + m.townX, Y: y, W: w - m.townX, H: m.townHead + 4*row}
	p.tray = ui.Rect{X: x, Y: y, W: w, H: p.town.H}
}

// besidePlates says that plates have no room for what their seats do in an auction.
func (p *places) besidePlates() bool { return p.frame.Layout == ui.Compact }

// tabWide is how wide that is on a plate, tabHigh how high beside one, in canvas pixels.
const (
	tabWide = 92.0
	tabHigh = 20.0
)

// layGrid lays out the town in r: prices along the top, rewards on the right.
func layGrid(r ui.Rect, head, col, row, gap float64) (g grid) {
	for c := 1; c <= montana.Columns; c++ {
		x := math.Round(r.X + float64(c-1)*col)
		g.head[c] = ui.Rect{X: x, Y: r.Y, W: col - gap, H: head}
		for i := range g.cell {
			g.cell[i][c] = ui.Rect{X: x, Y: math.Round(r.Y + head + float64(i)*row), W: col - gap,
				H: math.Round(row - gap)}
		}
	}
	for i := range g.reward {
		x := r.X + montana.Columns*col + 3
		g.reward[i] = ui.Rect{X: x, Y: math.Round(r.Y + head + float64(i)*row), W: r.X + r.W - x,
			H: math.Round(row - gap)}
	}
	return g
}

// overBoard lays out the auction: the town takes the place of the worker board,
// and what each bidder does stands before its workers, so that the land stays to be looked at.
func (p *places) overBoard(foot float64) {
	a := &p.auction
	a.panel = p.panel
	head, tray, reward, side := 3.0, 46.0, 82.0, 5.0
	switch p.frame.Layout {
	case ui.Roomy:
		head, tray, reward, side = 34, 84, 150, 12
	case ui.Normal:
		head, tray, reward, side = 23, 56, 132, 8
	}
	in := ui.Rect{X: a.panel.X + side, Y: a.panel.Y + head, W: a.panel.W - 2*side, H: a.panel.H - head - foot}
	if foot <= side {
		in.H = a.panel.H - head - side
	}
	a.tray = ui.Rect{X: in.X, Y: in.Y + in.H - tray, W: in.W, H: tray}
	for i, plate := range p.plates {
		if p.besidePlates() {
			r := ui.Rect{X: a.panel.X, Y: plate.Y + 2, W: plate.X - 2 - a.panel.X, H: tabHigh}
			if r.Overlaps(p.lens) {
				r.W = p.lens.X - 2 - r.X
			}
			a.seats = append(a.seats, r)
			continue
		}
		w := p.plateRows(i)
		high := math.Max(12, w.high)
		a.seats = append(a.seats, ui.Rect{X: w.left, Y: w.feet - high, W: tabWide, H: high})
	}
	if p.besidePlates() {
		for i := range a.seats { // flush with the narrowest
			a.seats[i].W = slices.MinFunc(a.seats, func(r, o ui.Rect) int { return cmp.Compare(r.W, o.W) }).W
		}
	}
	row := math.Min(84, math.Floor((a.tray.Y-2-in.Y-18)/4))
	words := 15.0
	if row < 34 || p.frame.Layout == ui.Compact { // too low, or too narrow for the longest
		words = 0
	}
	col := math.Floor((in.W - reward) / montana.Columns)
	a.grid = layGrid(ui.Rect{X: in.X, Y: in.Y, W: in.W, H: 18 + 4*row}, 18, col, row, 3)
	for i := range a.words {
		y := in.Y + 18 + float64(i)*row
		a.words[i] = ui.Rect{X: in.X, Y: y, W: in.W, H: words}
		for c := 1; c <= montana.Columns; c++ {
			a.grid.cell[i][c].Y += words
			a.grid.cell[i][c].H -= words
		}
		a.grid.reward[i].Y += words
		a.grid.reward[i].H -= words
	}
}

// underPlates is the corner between the disc and the plates, which end there; no
// price of moving the arrow reaches it.
func (p *places) underPlates(end float64) ui.Rect {
	side := math.Max(20, math.Round(p.discR*0.29))
	return ui.Rect{X: p.plates[0].X - 3 - side, Y: end - side, W: side, H: side}.Snap()
}

// plateRows are the lines of a plate.
type plateRows struct {
	text       float64 // middle of the name and the numbers
	size       float64 // of the icons beside the numbers
	feet, high float64 // of the workers
	left       float64 // where name and workers begin
	goods      float64 // middle of the goods
	good       float64 // size of a good
	end        float64 // where numbers and goods end
	shared     bool    // workers and goods share one line: goods end it
}

func (p *places) plateRows(seat int) plateRows {
	r := p.plates[seat]
	w := plateRows{left: r.X + p.strip + 5, end: r.X + r.W - 5, shared: true}
	switch {
	case p.frame.Layout == ui.Roomy:
		w.left, w.end, w.shared = r.X+p.strip+8, r.X+r.W-7, false
		w.text, w.size, w.good = r.Y+12, 16, 14
		w.feet, w.high, w.goods = r.Y+r.H-20, 18, r.Y+r.H-11
		if r.H <= 56 {
			w.text, w.feet, w.high, w.goods, w.good = r.Y+10, r.Y+33, 14, r.Y+r.H-9, 13
		}
	case p.frame.Layout == ui.Normal && r.H > 38:
		w.text, w.size, w.good = r.Y+12, 16, 17
		w.feet, w.high, w.goods = r.Y+r.H-4, 19, r.Y+r.H-12.5
	case p.frame.Layout == ui.Normal:
		w.text, w.size, w.good = r.Y+8, 13, 13
		w.feet, w.high, w.goods = r.Y+r.H-2, 12.5, r.Y+r.H-8.5 // hats below whatever hangs below a name
	default:
		w.end = r.X + r.W - 3
		w.text, w.size, w.good = r.Y+math.Min(8, r.H*0.28), 12, math.Min(12.5, r.H-15)
		w.feet, w.high = r.Y+r.H-2, math.Min(17, r.H-14)
		w.goods = r.Y + r.H - 1 - w.high/2
	}
	return w
}

// raceBox is where the race is told: over what is owned.
func (p *places) raceBox() ui.Rect {
	return ui.Rect{X: p.goods.X + 2, Y: p.goods.Y - 18, W: p.frame.Map.W - p.goods.X - 4, H: ui.LineHeight}
}
