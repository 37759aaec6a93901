package table

import (
	"math"
	"time"

	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// How the map is moved: how far in and out of the fitted scale it may be
// zoomed, what a line of the wheel does, how far an arrow key goes, how long a
// glide takes.
const (
	zoomOut   = 0.7
	zoomIn    = 4
	zoomLine  = 1.15
	zoomKey   = 1.3
	panKey    = 64.0
	glideTime = 300 * time.Millisecond
	fitMargin = 6.0
	slack     = 1.3 // how much larger the map could be drawn before it is

	sightMargin = 16.0 // what lies nearer to the edge is out of sight
	brought     = 48.0 // how far from it what was out of sight is brought
)

// A camera looks at the map; gliding to another place takes a moment.
type camera struct {
	*core
	free     bool // the player has moved it: it is not fitted again
	led      bool // it has followed something out of the first sight
	surveyed bool // it shows all that is counted at the end
	barred   bool // the bar that steps through a game lies over the upper edge of the map
	fit      float64
	from, to board.Camera
	at       time.Duration
	glides   bool
	world    ui.Rect
}

// fitted is how the board wants the map to be looked at.
func (c *camera) fitted() board.Camera {
	w, m := c.offers.Map.Extent(c.v.State), c.v.Frame.Map.Inset(fitMargin)
	c.world = w
	fit := board.Camera{At: w.Center(), Scale: 1}
	if w.W > 0 && w.H > 0 && m.W > 0 && m.H > 0 {
		fit.Scale = math.Min(m.W/w.W, m.H/w.H)
	}
	c.fit = fit.Scale
	if home := c.offers.Map.Home; home != nil {
		fit = home(c.view0())
	}
	if c.barred {
		fit = c.inside(c.seen().Inset(fitMargin), w, fit.Scale)
	}
	return fit
}

// seen is what of the map is not under anything.
func (c *camera) seen() ui.Rect {
	r := c.v.Frame.Map
	if seen := c.offers.Map.Sight; seen != nil {
		r = seen(c.view0())
	}
	if bar := replayBox(&c.v.Frame); c.barred {
		low := r.Y + r.H
		r.Y = math.Min(math.Max(r.Y, bar.Y+bar.H), low)
		r.H = low - r.Y
	}
	return r
}

// inside looks at a part of the world so that it lies within a part of the
// canvas, in the middle, no larger than most.
func (c *camera) inside(r, w ui.Rect, most float64) board.Camera {
	if w.W <= 0 || w.H <= 0 || r.W <= 0 || r.H <= 0 {
		return c.v.Camera
	}
	k := min(most, r.W/w.W, r.H/w.H)
	mid, to, at := c.v.Frame.Map.Center(), r.Center(), w.Center()
	return board.Camera{At: ui.Point{X: at.X + (mid.X-to.X)/k, Y: at.Y + (mid.Y-to.Y)/k}, Scale: k}
}

// bar says whether the bar that steps through a game lies over the map: the land
// is shown below it.
func (c *camera) bar(on bool) {
	if c.barred == on {
		return
	}
	c.barred = on
	if !c.free && c.v.Frame.Map.W > 0 {
		c.glideTo(c.fitted())
	}
}

// home looks at the map as at first.
func (c *camera) home() {
	*c = camera{core: c.core, fit: c.fit, barred: c.barred}
	c.v.Camera = c.fitted()
	c.change(retarget)
}

// settle fits a map of which something is out of sight, unless the player looks
// elsewhere: between turns, so that the map holds still while one lasts, or at
// once. A map that could be drawn much larger is fitted, too.
func (c *camera) settle(atOnce bool) {
	w := c.offers.Map.Extent(c.v.State)
	if c.free || !atOnce && !c.v.State.Prompt().Opens {
		return
	}
	hidden := c.hidden(w)
	if w == c.world && !hidden {
		return
	}
	if fit := c.fitted(); fit != c.v.Camera && (hidden || fit.Scale > slack*c.v.Camera.Scale) {
		c.glideTo(fit)
	}
}

// hidden says that something that there is to see on the map of that extent is out of sight or under
// something.
func (c *camera) hidden(w ui.Rect) bool {
	if c.offers.Map.Hides == nil || c.barred {
		return !c.shows(w)
	}
	return c.offers.Map.Hides(c.view0())
}

// shows says whether all of a part of the map is in sight.
func (c *camera) shows(w ui.Rect) bool {
	m, at := c.seen(), c.v.Camera
	mid, k := c.v.Frame.Map.Center(), at.Scale
	x, y := mid.X+(w.X-at.At.X)*k, mid.Y+(w.Y-at.At.Y)*k
	return x > m.X-1 && y > m.Y-1 && x+w.W*k < m.X+m.W+1 && y+w.H*k < m.Y+m.H+1
}

func (c *camera) glideTo(to board.Camera) {
	if c.opt.Reduced || c.opt.Speed == settings.InstantSpeed {
		c.v.Camera, c.glides = to, false
		return
	}
	c.from, c.to, c.at, c.glides = c.v.Camera, to, 0, true
}

func (c *camera) gliding() bool { return c.glides }

// reveal moves the land so that a part of the canvas comes to lie within another one, smaller if it
// must; the next position is looked at as ever.
func (c *camera) reveal(part, within ui.Rect) {
	at, k := c.v.Camera, c.v.Camera.Scale
	mid, from, to := c.v.Frame.Map.Center(), part.Center(), within.Center()
	land := ui.Point{X: at.At.X + (from.X-mid.X)/k, Y: at.At.Y + (from.Y-mid.Y)/k}
	part.W, part.H = part.W/k, part.H/k
	k = min(k, within.W/part.W, within.H/part.H)
	to.X = mid.X + (land.X-at.At.X)*k // it moves up or down only
	c.glides, c.world = false, ui.Rect{}
	c.v.Camera = board.Camera{At: ui.Point{X: land.X - (to.X-mid.X)/k, Y: land.Y - (to.Y-mid.Y)/k}, Scale: k}
	c.change(retarget)
}

// stop ends a glide where it leads.
func (c *camera) stop() {
	if c.glides {
		c.v.Camera, c.glides = c.to, false
	}
}

// step moves a gliding camera on.
func (c *camera) step(passed time.Duration) {
	if c.glides {
		c.at += passed
		k := ui.Glide(float64(c.at) / float64(glideTime))
		c.v.Camera = board.Camera{At: c.from.At.Toward(c.to.At, k), Scale: ui.Lerp(c.from.Scale, c.to.Scale, k)}
		if c.at >= glideTime {
			c.stop()
		}
	}
}

// pan moves the map by canvas pixels.
func (c *camera) pan(dx, dy float64) {
	if c.offers.Map.World == nil {
		return
	}
	c.stop()
	at := &c.v.Camera
	at.At.X -= dx / at.Scale
	at.At.Y -= dy / at.Scale
	c.free = true
	c.clamp()
}

// zoom opens by a factor so that what lies at p stays there.
func (c *camera) zoom(p ui.Point, factor float64) {
	if c.offers.Map.World == nil {
		return
	}
	c.stop()
	least, most := c.fit*zoomOut, c.fit*zoomIn
	if limits := c.offers.Map.Zoom; limits != nil {
		least, most = limits(c.view0())
	}
	at, mid := &c.v.Camera, c.v.Frame.Map.Center()
	scale := math.Max(least, math.Min(at.Scale*factor, most))
	at.At.X += (p.X - mid.X) * (1/at.Scale - 1/scale)
	at.At.Y += (p.Y - mid.Y) * (1/at.Scale - 1/scale)
	at.Scale, c.free = scale, true
	c.clamp()
}

// clamp keeps some of the world in the middle.
func (c *camera) clamp() {
	at := &c.v.Camera.At
	at.X = math.Max(c.world.X, math.Min(at.X, c.world.X+c.world.W))
	at.Y = math.Max(c.world.Y, math.Min(at.Y, c.world.Y+c.world.H))
}

// follow glides to what a mark names when it is out of sight; counting says that
// the end of the game is counted: on a map that shows all of the land and holds
// still.
func (c *camera) follow(mark string, counting bool) {
	if c.offers.Map.Locate == nil || counting && c.survey() {
		return
	}
	p, ok := c.offers.Map.Locate(c.view0(), mark)
	if !ok {
		return
	}
	mid, from := c.v.Frame.Map.Center(), c.v.Camera
	at := ui.Point{X: mid.X + (p.X-from.At.X)*from.Scale, Y: mid.Y + (p.Y-from.At.Y)*from.Scale}
	in := c.sight(counting)
	if in.Contains(at) {
		return
	}
	in = in.Inset(min(brought, in.W/2, in.H/2)) // no farther than need be
	c.glideTo(board.Camera{At: ui.Point{X: from.At.X + (at.X-min(max(at.X, in.X), in.X+in.W))/from.Scale,
		Y: from.At.Y + (at.Y-min(max(at.Y, in.Y), in.Y+in.H))/from.Scale}, Scale: from.Scale})
	c.led = true
}

// sight is the part of the map where things can be seen well.
func (c *camera) sight(counting bool) ui.Rect {
	r := c.v.Frame.Map
	if count := c.offers.Map.Counted; counting && count != nil {
		r = count(c.view0())
	}
	return r.Inset(sightMargin)
}

// survey shows all of the land before the end is counted on it, and says whether a
// board wants that. Only the player moves the map then.
func (c *camera) survey() bool {
	if c.offers.Map.Counted == nil {
		return false
	}
	if c.surveyed {
		return true
	}
	c.surveyed = true
	free, land := c.offers.Map.Counted(c.view0()), c.offers.Map.Pictured(c.v.State)
	c.glideTo(c.inside(free.Inset(fitMargin), land, slack*c.fitted().Scale))
	return true
}

// comeBack looks at the map as at first when it was left only to follow what
// happened, not by the player.
func (c *camera) comeBack() {
	if c.led && !c.free {
		c.glideTo(c.fitted())
	}
	c.led = false
}
