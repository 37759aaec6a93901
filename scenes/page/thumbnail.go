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
	v := &board.View{Words: sh.Words, State: s, Viewer: rules.Nobody, Breath: 1, Reduced: true}
	for _, seat := range sh.Seated(g).Seats {
		v.Seats = append(v.Seats, board.SeatInfo{Name: seat.Name, Look: palette.LookOf(seat.Color), Bot: seat.Bot})
	}
	v.Frame = b.Frame(w, h, ui.Roomy, s)
	v.Frame.Canvas = ui.Rect{W: w, H: h}
	offers := b.Offers()
	world, m := offers.Map.Extent(s), v.Frame.Map
	if world.W <= 0 || world.H <= 0 {
		return nil
	}
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
func DrawCard(c *ui.Canvas, title string, r ui.Rect) {
	c.Fill(r.Inset(-c.Px()), palette.Ink)
	c.Fill(r, palette.TealLit)
	s, ok := assets.Find("title/" + title)
	if !ok {
		return
	}
	c.Clip(r)
	scale := math.Max(r.W/274, r.H/162)
	x0, y0, x1, y1 := s.Bounds()
	mid := r.Center()
	c.Sprite(s, mid.X-(x0+x1)/2*scale, mid.Y-(y0+y1)/2*scale, scale)
	c.Unclip()
}
