package sound

import (
	"time"

	"tilestead/sound/cue"
	"tilestead/sound/music"
	"tilestead/sound/place"
)

// An entry is what a cue sounds like.
type entry struct {
	cue    string
	effect string        // of assets/sound; "" for none
	level  float64       // dB, below the level effects are baked at
	gap    time.Duration // not again before
	only   int           // of the effect's variants this one, counted from 1; 0: another every time
	vary   bool          // another pitch every time: for what is no music
	keyed  bool          // there is one to the music of each key
	ducks  bool          // the music steps back for it: a moment
	scene  *scene        // what is played from now on
}

// The keys of music that is not in G.
const (
	dorian  = "-d" // of D
	aeolian = "-a" // of A, and C
)

// A scene is the music of a screen, and what else is in the air.
type scene struct {
	moods  []*music.Mood
	key    string // what the names of effects end in that are made to the music
	lively music.Lively
	place  place.Place
}

// The music of titles, and of screens before and after games.
var (
	valley = []*music.Mood{music.Table, music.Busy, music.Evening}
	walls  = []*music.Mood{music.Pavane, music.Estampie, music.Vespers}
	farms  = []*music.Mood{music.Meadow, music.Furrow, music.Hearth}
	quiet  = []*music.Mood{music.Evening, music.Table, music.Hearth}
)

const ms = time.Millisecond

// entries are all cues in the order of package cue.
var entries = []entry{
	{cue: cue.Hover, effect: "tick", level: -24, gap: 70 * ms, vary: true},
	{cue: cue.Focus, effect: "tick", level: -19, gap: 40 * ms, vary: true},
	{cue: cue.Click, effect: "click", level: -11, gap: 30 * ms, vary: true},
	{cue: cue.Back, effect: "back", level: -12, gap: 60 * ms, vary: true},
	{cue: cue.Refuse, effect: "refuse", level: -9, gap: 200 * ms, vary: true},

	{cue: cue.MenuOpened, scene: &scene{moods: quiet}},
	{cue: cue.TableOpened, scene: &scene{moods: quiet}},
	{cue: cue.ResultOpened, scene: &scene{moods: quiet}},

	{cue: cue.ValleyOpened, scene: &scene{moods: valley, place: place.River}},
	{cue: cue.ValleyLate, scene: &scene{moods: valley, place: place.River, lively: music.Late}},
	{cue: cue.ValleyLast, scene: &scene{moods: valley, place: place.River, lively: music.Last}},
	{cue: cue.WallsOpened, scene: &scene{moods: walls, key: dorian, place: place.Town}},
	{cue: cue.WallsLate, scene: &scene{moods: walls, key: dorian, place: place.Town, lively: music.Late}},
	{cue: cue.WallsLast, scene: &scene{moods: walls, key: dorian, place: place.Town, lively: music.Last}},
	{cue: cue.FarmSpring, scene: &scene{moods: farms, key: aeolian, place: place.Spring}},
	{cue: cue.FarmSummer, scene: &scene{moods: farms, key: aeolian, place: place.Summer}},
	{cue: cue.FarmAutumn, scene: &scene{moods: farms, key: aeolian, place: place.Autumn, lively: music.Late}},
	{cue: cue.FarmWinter, scene: &scene{moods: farms, key: aeolian, place: place.Winter, lively: music.Last}},

	{cue: cue.Turn, effect: "turn", level: -8, gap: 900 * ms},
	{cue: cue.Begin, effect: "begin", level: -6, gap: 900 * ms, keyed: true, ducks: true},
	{cue: cue.Extra, effect: "extra", level: -6, gap: 400 * ms, keyed: true, ducks: true},
	{cue: cue.End, effect: "end", level: -5, gap: 900 * ms, ducks: true},
	{cue: cue.Score, effect: "score", level: -10, gap: 90 * ms, keyed: true},
	{cue: cue.Count, effect: "count", level: -13, gap: 130 * ms},
	{cue: cue.Points, effect: "score", only: 1, level: -12, gap: 60 * ms, keyed: true},
	{cue: cue.Points5, effect: "score", only: 2, level: -11, gap: 60 * ms, keyed: true},
	{cue: cue.Points10, effect: "score", only: 3, level: -11, gap: 60 * ms, keyed: true},
	{cue: cue.Points15, effect: "score", only: 4, level: -10, gap: 60 * ms, keyed: true},
	{cue: cue.Win, effect: "win", level: -3, gap: time.Second, ducks: true},
	{cue: cue.Lose, effect: "lose", level: -4, gap: time.Second, ducks: true},
	{cue: cue.Tie, effect: "tie", level: -4, gap: time.Second, ducks: true},

	{cue: cue.Tile, effect: "tile", level: -6, gap: 50 * ms, vary: true},
	{cue: cue.Place, effect: "place", level: -6, gap: 40 * ms, vary: true},
	{cue: cue.Return, effect: "return", level: -9, gap: 60 * ms, vary: true},
	{cue: cue.Settlement, effect: "settlement", level: -3, gap: 80 * ms, vary: true},
	{cue: cue.Row, effect: "row", level: -4, gap: 300 * ms, ducks: true},
	{cue: cue.Cleared, effect: "cleared", level: -7, gap: 300 * ms, vary: true},
	{cue: cue.Shortage, effect: "shortage", level: -6, gap: 500 * ms, ducks: true},

	{cue: cue.Step, effect: "step", level: -14, gap: 45 * ms, vary: true},
	{cue: cue.Arrive, effect: "arrive", level: -9, gap: 50 * ms, vary: true},

	{cue: cue.DiscFast, effect: "disc-tick", level: -9, gap: 22 * ms, vary: true},
	{cue: cue.DiscTick, effect: "disc-tick", level: -11, gap: 22 * ms, vary: true},
	{cue: cue.DiscSlow, effect: "disc-tick", level: -14, gap: 22 * ms, vary: true},
	{cue: cue.DiscStop, effect: "disc-stop", level: -5, gap: 100 * ms, vary: true},

	{cue: cue.Coin, effect: "coin", level: -13, gap: 35 * ms, vary: true},
	{cue: cue.Grain, effect: "grain", level: -9, gap: 40 * ms, vary: true},
	{cue: cue.Pumpkin, effect: "pumpkin", level: -7, gap: 40 * ms, vary: true},
	{cue: cue.Copper, effect: "copper", level: -12, gap: 40 * ms, vary: true},
	{cue: cue.Stone, effect: "stone", level: -9, gap: 40 * ms, vary: true},
	{cue: cue.Cattle, effect: "cattle", level: -13, gap: 180 * ms, vary: true},
	{cue: cue.Canteen, effect: "canteen", level: -13, gap: 120 * ms, vary: true},

	{cue: cue.Town, effect: "town", level: -8, gap: 200 * ms, vary: true},
	{cue: cue.Bid, effect: "place", level: -5, gap: 60 * ms, vary: true},
	{cue: cue.Outbid, effect: "outbid", level: -10, gap: 200 * ms},
	{cue: cue.Pass, effect: "pass", level: -11, gap: 120 * ms},
	{cue: cue.Won, effect: "won", level: -8, gap: 200 * ms},

	{cue: cue.Draw, effect: "draw", level: -13, gap: 60 * ms, vary: true},
	{cue: cue.Road, effect: "road", level: -9, gap: 150 * ms},
	{cue: cue.City, effect: "city", level: -6, gap: 200 * ms, ducks: true},
	{cue: cue.Cloister, effect: "cloister", level: -7, gap: 200 * ms},
	{cue: cue.Wine, effect: "wine", level: -10, gap: 40 * ms, vary: true},
	{cue: cue.Cloth, effect: "cloth", level: -11, gap: 40 * ms, vary: true},

	{cue: cue.Volcano, effect: "volcano", level: -5, gap: 300 * ms, vary: true},
	{cue: cue.Growl, effect: "growl", level: -8, gap: 300 * ms, vary: true},
	{cue: cue.Hop, effect: "hop", level: -9, gap: 80 * ms, vary: true},
	{cue: cue.Fire, effect: "fire", level: -7, gap: 120 * ms, vary: true},
	{cue: cue.Eat, effect: "eat", level: -8, gap: 120 * ms, vary: true},
	{cue: cue.Rest, effect: "rest", level: -12, gap: 300 * ms, vary: true},
	{cue: cue.Fairy, effect: "fairy", level: -18, gap: 2 * time.Second, vary: true},
	{cue: cue.Blessing, effect: "blessing", level: -16, gap: 300 * ms},
	{cue: cue.Princess, effect: "princess", level: -10, gap: 300 * ms},
	{cue: cue.Portal, effect: "portal", level: -9, gap: 300 * ms, vary: true},

	{cue: cue.Wood, effect: "wood", level: -9, gap: 40 * ms, vary: true},
	{cue: cue.Clay, effect: "clay", level: -9, gap: 40 * ms, vary: true},
	{cue: cue.Reed, effect: "reed", level: -10, gap: 40 * ms, vary: true},
	{cue: cue.Food, effect: "bowl", level: -10, gap: 40 * ms, vary: true},
	{cue: cue.Vegetable, effect: "vegetable", level: -9, gap: 40 * ms, vary: true},
	{cue: cue.Fuel, effect: "peat", level: -9, gap: 40 * ms, vary: true},
	{cue: cue.Sheep, effect: "sheep", level: -15, gap: 600 * ms, vary: true},
	{cue: cue.Boar, effect: "boar", level: -13, gap: 600 * ms, vary: true},
	{cue: cue.Horse, effect: "horse", level: -16, gap: 900 * ms, vary: true},
	{cue: cue.Stock, effect: "stock", level: -18, gap: 400 * ms, vary: true},
	{cue: cue.Fell, effect: "chop", level: -7, gap: 120 * ms, vary: true},
	{cue: cue.Build, effect: "hammer", level: -7, gap: 120 * ms, vary: true},
	{cue: cue.Renovate, effect: "renovate", level: -8, gap: 200 * ms, vary: true},
	{cue: cue.Fence, effect: "fence", level: -9, gap: 200 * ms, vary: true},
	{cue: cue.Gate, effect: "gate", level: -12, gap: 200 * ms, vary: true},
	{cue: cue.Plough, effect: "plough", level: -9, gap: 120 * ms, vary: true},
	{cue: cue.Improve, effect: "improve", level: -7, gap: 200 * ms},
	{cue: cue.Kindle, effect: "kindle", level: -9, gap: 200 * ms, vary: true},
	{cue: cue.Oven, effect: "oven", level: -9, gap: 200 * ms, vary: true},
	{cue: cue.Card, effect: "card", level: -7, gap: 120 * ms},
	{cue: cue.Packet, effect: "packet", level: -12, gap: 200 * ms, vary: true},
	{cue: cue.Birth, effect: "birth", level: -7, gap: 400 * ms, ducks: true},
	{cue: cue.Bed, effect: "bed", level: -9, gap: 300 * ms, vary: true},
	{cue: cue.Harvest, effect: "bell", level: -7, gap: 2 * time.Second, ducks: true},
	{cue: cue.Reap, effect: "reap", level: -11, gap: 200 * ms, vary: true},
	{cue: cue.Fed, effect: "fed", level: -9, gap: 300 * ms},
	{cue: cue.Newborn, effect: "newborn", level: -11, gap: 200 * ms, vary: true},
	{cue: cue.LastRound, effect: "last-round", level: -8, gap: 2 * time.Second, ducks: true},
}
