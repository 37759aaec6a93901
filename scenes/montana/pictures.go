package montana

import (
	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A sketch is how an entry of the reference is illustrated: a piece of the map
// round a hex, a piece cut out of the real table, or a line of pieces.
type sketch struct {
	set   []string // arranges the position, after `set ready`
	do    []string // then these happen, in notation
	hover string   // the target under the pointer

	middle string // q,r of the hex in the middle of a piece of the map
	wide   float64
	cut    func(m *moment) ui.Rect // what is cut out of the table
	draw   func(m *moment, c *ui.Canvas)
	strip  string // pieces in a line; see strip
}

// goodsOf gives seat 1 some of everything, so that prices are not pale.
const plenty = "goods 1 3 3 3 2 3 2"

// sketches illustrate the entries that a picture helps.
var sketches = map[string]sketch{
	"goal": {set: []string{plenty, "settle 1 0,1 2", "settle 1 1,0", "settle 2 -2,3", "settle 2 0,2",
		"settle 1 0,0"}, middle: "0,1", wide: 7},
	"turn":    {cut: (*moment).buttonsBox, draw: (*moment).drawButtons},
	"setup":   {strip: "grain1 pumpkin1 copper1 stone1 cattle1 + light dark orange brown"},
	"land":    {middle: "-1,2", wide: 7},
	"recruit": {cut: (*moment).discBox, draw: func(m *moment, c *ui.Canvas) { m.disc().drawDisc(c) }},
	"white":   {strip: "white > light / orange / brown / dark"},
	"advance": {set: []string{"goods 1 3 0 0 0 0 0"}, do: []string{"recruit", "sector 1"}, cut: (*moment).discBox,
		draw: func(m *moment, c *ui.Canvas) { m.disc().drawDisc(c) }},
	"limit": {strip: "light light orange orange brown brown dark dark , light > cross"},
	"work": {set: []string{"workers 1 LODD"}, cut: func(m *moment) ui.Rect { return m.at.panel.Inset(-4) },
		draw: func(m *moment, c *ui.Canvas) { m.town().drawWorkerBoard(c) }},
	"areas": {set: []string{"workers 1 D", "on quarry.a D", "on quarry.b LO"},
		cut: func(m *moment) ui.Rect { return m.at.sites[montana.Quarry] }, draw: (*moment).drawSites},
	"small": {set: []string{"on mine.a B", "small mine.a LD"},
		cut: func(m *moment) ui.Rect { return m.at.sites[montana.Mine] }, draw: (*moment).drawSites},
	"bank": {set: []string{"workers 1 LOD", "on bank.2 LD"}, cut: (*moment).bankBox, draw: (*moment).drawBank},
	"emptying": {set: []string{"on grain_field.a L", "on grain_field.b LO", "small grain_field.b L",
		"on grain_field.c BD"},
		cut: func(m *moment) ui.Rect { return m.at.sites[montana.GrainField] }, draw: (*moment).drawSites},
	"town": {cut: func(m *moment) ui.Rect { return m.at.town.Inset(-4) }, draw: (*moment).drawTownPlate},
	"bid": {set: []string{"good pumpkin 3 2"}, do: []string{"1 town"},
		cut:  func(m *moment) ui.Rect { return m.at.auction.panel.Inset(-3) },
		draw: func(m *moment, c *ui.Canvas) { m.town().drawAuction(c) }},
	"outbid": {set: []string{"good pumpkin 2 3"}, do: []string{"1 town", "1 bid R3 1", "2 bid R3 2"},
		cut:  func(m *moment) ui.Rect { return m.at.auction.panel.Inset(-3) },
		draw: func(m *moment, c *ui.Canvas) { m.town().drawAuction(c) }},
	"passing": {set: []string{"good pumpkin 2 3"}, do: []string{"1 town", "1 bid R3 2", "2 pass"},
		cut:  func(m *moment) ui.Rect { return m.at.auction.tray },
		draw: func(m *moment, c *ui.Canvas) { m.town().drawStore(c) }},
	"rewards": {cut: (*moment).rewardBox, draw: (*moment).drawRewards},
	"paying":  {strip: "pumpkin3 > cattle1 + upgrade3"},
	"upgrade": {strip: "copper1 > copperL1 , stone1 > stoneL1"},
	"settle":  {set: []string{plenty, "settle 1 0,1", "settle 2 0,0"}, middle: "0,0", wide: 7},
	"where":   {set: []string{plenty, "settle 2 1,2"}, middle: "0,2", wide: 7},
	"prices":  {set: []string{"goods 1 1 1 1 0 1 0", "settle 1 0,1"}, middle: "0,0", wide: 5},
	"double":  {set: []string{plenty, "settle 1 0,1 2", "settle 1 1,2"}, middle: "0,2", wide: 5},
	"row": {set: []string{plenty, "settle 1 -3,0", "settle 1 -2,0", "settle 1 -1,0", "turn 1"}, hover: "hex 0,0",
		middle: "-1,0", wide: 8},
	"unused":   {strip: "house > coin2 , house house > coin1"},
	"cattle":   {strip: "cattle1 > grain / pumpkin / copper / stone / coin3 / light"},
	"canteen":  {set: []string{plenty, "settle 1 0,-2", "turn 1"}, middle: "0,-2", wide: 6},
	"goods":    {strip: "grain pumpkin copper stone , copperL stoneL"},
	"workers":  {strip: "light grain , orange pumpkin , brown copper , dark stone"},
	"silver":   {strip: "coin1 coin2 coin3"},
	"shortage": {strip: "shortage , stone > stone > stone"},
	"end":      {strip: "house house house , crown"},
	"winner":   {strip: "house , cattle + canteen , coin + grain + light"},
}

// picture illustrates an entry of the reference.
func (b *Board) picture(topic string, words *assets.Words, l ui.Layout, width, scale float64) board.Picture {
	k, ok := sketches[topic]
	switch {
	case !ok:
		return board.Picture{}
	case k.strip != "":
		return stripPicture(k.strip, l, width)
	case k.middle != "":
		return k.ofMap(words, l, width)
	}
	return k.ofTable(words, l, scale)
}

// view is a table of its own, of the size that suits pictures of a layout.
func (k *sketch) view(b *Board, words *assets.Words, l ui.Layout) *board.View {
	w, h := 640.0, 400.0
	if l == ui.Roomy {
		w, h = 960, 540
	}
	v := board.Sketch{Title: &montana.Title, Set: append([]string{"ready"}, k.set...), Do: k.do}.View(b, words, w, h)
	v.Hover = k.hover
	return v
}

// hexSize is the radius of the hexes in pictures of the map.
func hexSize(l ui.Layout) float64 {
	switch l {
	case ui.Roomy:
		return 62
	case ui.Normal:
		return 42
	}
	return 31
}

// ofMap shows some of the map.
func (k *sketch) ofMap(words *assets.Words, l ui.Layout, width float64) board.Picture {
	r := hexSize(l)
	w, h := min(width-4, k.wide*r*1.732), 4.6*r
	return board.Picture{W: w, H: h, Draw: func(c *ui.Canvas, x, y float64) {
		b := NewBoard()
		v := k.view(b, words, l)
		s := v.State.(*montana.State)
		v.Window(c, ui.Rect{X: x, Y: y, W: w, H: h},
			board.Camera{At: hexCenter(s, hexNamed(s, k.middle)), Scale: r / hexRadius})
		m := b.moment(v)
		m.mark(b, v)
		m.land().drawMap(c)
	}}
}

// hexNamed finds the hex that is written q,r.
func hexNamed(s *montana.State, at string) montana.Hex {
	for h := range montana.Hex(s.Hexes()) {
		if hexID(s, h) == "hex "+at {
			return h
		}
	}
	panic("a picture of the reference: there is no hex " + at)
}

// ofTable shows a piece of the real table, as large as it is there.
func (k *sketch) ofTable(words *assets.Words, l ui.Layout, scale float64) board.Picture {
	b := NewBoard()
	v := k.view(b, words, l)
	m := b.moment(v)
	m.mark(b, v)
	r := k.cut(m).Snap()
	table := &ui.Canvas{}
	table.Reset(v.Frame.Canvas.W, v.Frame.Canvas.H, scale)
	k.draw(m, table)
	return board.Picture{W: r.W, H: r.H, Draw: func(c *ui.Canvas, x, y float64) {
		paste(c, table, r, ui.Point{X: x, Y: y})
	}}
}

// mark finds what can be clicked, which the board lights.
func (m *moment) mark(b *Board, v *board.View) {
	m.ids = map[string]bool{}
	for _, t := range b.Targets(v) {
		if t.Off == "" {
			m.ids[t.ID] = true
		}
	}
}

// paste lays the part r of another display list on c, its corner at p.
func paste(c, from *ui.Canvas, r ui.Rect, p ui.Point) {
	dx, dy := p.X-r.X, p.Y-r.Y
	c.Clip(r.Move(dx, dy))
	for _, op := range from.Ops {
		op.Box = op.Box.Move(dx, dy)
		if op.Kind == ui.OpPoly {
			pts := make([]ui.Point, len(op.Points))
			for i, q := range op.Points {
				pts[i] = ui.Point{X: q.X + dx, Y: q.Y + dy}
			}
			op.Points = pts
		}
		c.Ops = append(c.Ops, op)
	}
	c.Unclip()
}

// around is the box of the first n of some boxes, with a little room.
func around(boxes []ui.Rect, n int) ui.Rect {
	r := boxes[0]
	for _, b := range boxes[1:n] {
		x, y := min(r.X, b.X), min(r.Y, b.Y)
		r = ui.Rect{X: x, Y: y, W: max(r.X+r.W, b.X+b.W) - x, H: max(r.Y+r.H, b.Y+b.H) - y}
	}
	return r.Inset(-4)
}

func (m *moment) discBox() ui.Rect { return box(m.at.disc, 2*m.at.discR+4) }

func (m *moment) bankBox() ui.Rect { return around(m.at.place[12:], 3) }

func (m *moment) drawBank(c *ui.Canvas) {
	for i := range 3 {
		m.town().drawBankSpace(c, montana.Place(12+i), i)
	}
}

func (m *moment) drawSites(c *ui.Canvas) {
	for a := montana.Mine; a <= montana.PumpkinField; a++ {
		m.town().drawSite(c, a)
	}
}

func (m *moment) drawTownPlate(c *ui.Canvas) {
	plain(c, m.at.town.Inset(-4), palette.Paper)
	m.town().drawTown(c)
}

// buttonsBox is where all buttons are.
func (m *moment) buttonsBox() ui.Rect { return around(m.Frame.Buttons, len(m.Frame.Buttons)) }

// drawButtons draws the four actions of a turn, as wide as there is room: a picture has no other buttons.
func (m *moment) drawButtons(c *ui.Canvas) {
	const gap = 3
	r := m.buttonsBox().Inset(4)
	wide, high := (r.W-gap)/2, (r.H-gap)/2
	for i, name := range actions {
		look := ui.Strong
		if name == "settle" {
			look = ui.Primary
		}
		at := ui.Rect{X: r.X + float64(i%2)*(wide+gap), Y: r.Y + float64(i/2)*(high+gap), W: wide, H: high}
		ui.Button(c, at, "", m.say("button."+name), look, ui.Idle)
	}
}

func (m *moment) rewardBox() ui.Rect {
	return ui.Rect{W: 360, H: 4*26 + 2}
}

// drawRewards lists what the rows of the town offer.
func (m *moment) drawRewards(c *ui.Canvas) {
	for r := range montana.Row(montana.Rows) {
		at := ui.Rect{X: 1, Y: 1 + 26*float64(r), W: m.rewardBox().W - 2, H: 24}
		plain(c, at, palette.PaperDim)
		m.town().drawReward(c, at, r, 22)
	}
}
