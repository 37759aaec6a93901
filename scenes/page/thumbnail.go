package page

import (
	"math"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A Thumbnail is a small picture of a position: the map as the title's board draws
// it, made anew from the game whenever it is wanted.
type Thumbnail struct {
	list ui.Canvas
	from ui.Rect // the map
}

// NewThumbnail draws the last position of a game; nil when nothing can draw it.
func (sh *Shell) NewThumbnail(g *save.Game) *Thumbnail {
	lay, ok := sh.Boards[g.Match.Title().ID]
	if !ok {
		return nil
	}
	b, s := lay(), g.Match.State()
	const w, h = 1280, 800
	v := &board.View{Words: sh.Words, State: s, Viewer: rules.Nobody, Breath: 1, Reduced: true, Poster: true}
	for _, seat := range sh.Seated(g).Seats {
		v.Seats = append(v.Seats, board.SeatInfo{Name: seat.Name, Look: palette.LookOf(seat.Color), Bot: seat.Bot})
	}
	v.Frame = b.Frame(w, h, ui.Roomy, s)
	v.Frame.Canvas = ui.Rect{W: w, H: h}
	offers := b.Offers()
	world := offers.Map.Pictured(s)
	if world.W <= 0 || world.H <= 0 {
		return nil
	}
	if v.Frame.Map.W <= 0 {
		v.Frame.Map = v.Frame.Canvas
	}
	m := v.Frame.Map
	v.Camera = board.Camera{At: world.Center(), Scale: math.Min(m.W/world.W, m.H/world.H)}
	k, mid := v.Camera.Scale, m.Center()
	t := &Thumbnail{from: ui.Rect{X: mid.X - world.W*k/2, Y: mid.Y - world.H*k/2, W: world.W * k, H: world.H * k}}
	t.list.Reset(w, h, 1)
	b.Draw(&t.list, v)
	t.list.Ops = OnlyMap(t.list.Ops, m)
	return t
}

// OnlyMap leaves of a display list what a board draws within a clip to its map;
// all, where it does not clip it.
func OnlyMap(ops []ui.Op, m ui.Rect) []ui.Op {
	var keep []ui.Op
	depth := 0
	for _, op := range ops {
		if depth > 0 || op.Kind == ui.OpClip && op.Box == m {
			keep = append(keep, op)
			switch op.Kind {
			case ui.OpClip:
				depth++
			case ui.OpUnclip:
				depth--
			}
		}
	}
	if keep == nil {
		return ops
	}
	return keep
}

// Draw lays the picture in a thin frame.
func (t *Thumbnail) Draw(c *ui.Canvas, r ui.Rect) {
	c.Fill(r.Inset(-c.Px()), palette.Ink)
	c.Fill(r, palette.ClothMid)
	if t != nil {
		c.Picture(&t.list, t.from, r)
	}
}

// DrawCard shows in r, framed, the card of a title where there is no position to draw.
func DrawCard(c *ui.Canvas, title string, r ui.Rect) { DrawGame(c, title, nil, r) }

// cardW and cardH are the size of the cards of titles, in units.
const cardW, cardH = 274, 162

// DrawGame shows in r, framed, the land of a title, with what its modules bring.
func DrawGame(c *ui.Canvas, title string, modules []string, r ui.Rect) {
	drawLand(c, title, modules, r, ui.Rect{W: cardW, H: cardH})
}

// parts are where on its title's land the things of an expansion stand, in units.
var parts = map[string]ui.Rect{
	"carcassonne/inns":    {X: 4, Y: 60, W: 112, H: 68},
	"carcassonne/traders": {X: 156, Y: 92, W: 118, H: 70},
	"carcassonne/dragon":  {X: 0, Y: 26, W: 112, H: 66},
}

// DrawPart shows in r, framed, the corner of the land where the things of modules stand.
func DrawPart(c *ui.Canvas, title string, modules []string, r ui.Rect) {
	from := ui.Rect{W: cardW, H: cardH}
	if len(modules) > 0 {
		if part, ok := parts[title+"/"+modules[0]]; ok {
			from = part
		}
	}
	drawLand(c, title, modules, r, from)
}

// drawLand fills r with a part of a title's land.
func drawLand(c *ui.Canvas, title string, modules []string, r, from ui.Rect) {
	c.Fill(r.Inset(-c.Px()), palette.Ink)
	c.Fill(r, palette.TealLit)
	land, ok := assets.Find("title/" + title)
	if !ok {
		return
	}
	c.Clip(r)
	scale := math.Max(r.W/from.W, r.H/from.H)
	mid, at := r.Center(), from.Center()
	x, y := mid.X-at.X*scale, mid.Y-at.Y*scale
	if over := from.H*scale - 1.3*r.H; over > 0 { // where much is cut more of the foot shows: figures stand there
		y -= over / 3
	}
	c.Sprite(land, x, y, scale)
	for _, m := range modules {
		if things, ok := assets.Find(title + "/setup/" + m); ok {
			c.Sprite(things, x, y, scale)
		}
	}
	c.Unclip()
}
