package agricola

import (
	"maps"
	"math"
	"reflect"
	"slices"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/pic"
	"tilestead/assets/paint/props"
)

// A word is a row of what pictures are written in.
type word struct {
	Name, Wants string
	Does        any
}

// words are what a line of a picture can begin with, and, of a villager, go on with.
var words = slices.Concat(strokes, things, sharedThings, ofVillagers)

// strokes paint whatever numbers and paths say.
var strokes = []word{
	{"back", "top foot", (*vignette).back},
	{"land", "colour y waves", (*vignette).land},
	{"draw", "colour PATH", (*vignette).draw},
	{"form", "colour x y s deg PATH", (*vignette).form},
	{"mirrored", "colour x y sx sy deg PATH", mirrored},
	{"oval", "colour x y rx ry", (*vignette).oval},
	{"box", "colour x y w h", (*vignette).box},
	{"line", "colour w PATH", (*vignette).line},
	{"lines", "colour w alpha PATH | PATH ...", (*vignette).lines},
	{"bar", "colour w x0 y0 x1 y1", (*vignette).bar},
	{"dots", "colour r x y ...", (*vignette).dots},
	{"inside", "mask colour alpha PATH", (*vignette).inside},
	{"scored", "mask colour w alpha PATH | PATH ...", (*vignette).scored},
	{"soft", "colour x y rx ry alpha", (*vignette).soft},
	{"haze", "colour alpha rx ry x y ...", (*vignette).haze},
	{"blurred", "colour soft alpha PATH", blurred},
	{"blurredInside", "mask colour soft alpha PATH", blurredInside},
	{"fill", "colour alpha PATH", fill},
	{"fillInside", "mask colour alpha PATH", fillInside},
	{"glaze", "tint alpha PATH", glaze},
	{"gouache", "colour w alpha PATH", gouache},
	{"gouacheFill", "colour alpha PATH", gouacheFill},
	{"grains", "colour n x y w h", (*vignette).grains},
	{"ground", "x y rx ry alpha", ground},
	{"litter", "colour n x y w h long", (*vignette).litter},
	{"puffed", "colour ink soft strength PATH", puffed},
	{"random", "seed", random},
	{"rays", "colour alpha x ...", (*vignette).rays},
	{"sky", "top foot y PATH", sky},
	{"specks", "colour r n x y w h", (*vignette).specks},
	{"stroke", "colour w alpha PATH", stroke},
	{"strokeInside", "mask colour w alpha PATH", strokeInside},
	{"twistedRope", "colour w PATH", twistedRope},
	{"zoom", "x y times", zoom},
}

// things are of the village and the moor: each has its shape in one of the files prop_*.go.
var things = []word{
	{"arm", "colour w x0 y0 x1 y1", (*vignette).arm},
	{"awning", "colour x w", awning},
	{"barrow", "load x y w", (*vignette).barrow},
	{"basket", "colour x y w", (*vignette).basket},
	{"blaze", "x y h", (*vignette).blaze},
	{"block", "colour x y w h", (*vignette).block},
	{"boar", "x y size", standingAt(boar)},
	{"boards", "colour y n", (*vignette).boards},
	{"cabbageHead", "colour x y r", cabbageHead},
	{"calf", "x y size", standingAt(calf)},
	{"chiselRack", "x y", chiselRack},
	{"clods", "random colour row y", clods},
	{"cloud", "colour x y w", (*vignette).cloud},
	{"coinFace", "x y r", coinFace},
	{"coinPile", "x y r n", coinPile},
	{"collaredHorse", "colour mane x y s", collaredHorse},
	{"cowInProfile", "colour blaze x y s", cowInProfile},
	{"crownFromAbove", "colour x y r", crownFromAbove},
	{"driedSod", "x y w h shade", driedSod},
	{"dryingSods", "x y w", dryingSods},
	{"earthworm", "colour PATH", earthworm},
	{"endGrain", "colour ring x y rx ry", endGrain},
	{"fence", "x0 y0 x1 y1 h", fenceFrom},
	{"fire", "x y h", (*vignette).fire},
	{"firs", "colour x y step h n", (*vignette).firs},
	{"folk", "x y h coat hat", (*vignette).folk},
	{"gangSaw", "colour x", gangSaw},
	{"heather", "x y", heatherAt},
	{"horse", "x y size", standingAt(horse)},
	{"idlePlow", "x y s", idlePlow},
	{"leaf", "colour x y s turn", (*vignette).leaf},
	{"leafOfAlder", "x y s deg PATH", leafOfAlder},
	{"leaningBirch", "random colour size PATH", leaningBirch},
	{"loaf", "x y w", (*vignette).loaf},
	{"logs", "x y w", (*vignette).logs},
	{"loveHeart", "colour x y s deg", loveHeart},
	{"moorPony", "colour mane x y s", moorPony},
	{"peatSpade", "x y h deg", (*vignette).peatSpade},
	{"peatStack", "x y w", on(peatStack)},
	{"pip", "colour x y r", pip},
	{"planks", "colour x y w h n", (*vignette).planks},
	{"playingKid", "x y h coat hair", playingKid},
	{"pot", "colour x y h", (*vignette).pot},
	{"rail", "x0 y0 x1 y1 h posts", (*vignette).rail},
	{"rook", "x y s", rook},
	{"sack", "colour open x y w", (*vignette).sack},
	{"sausageLink", "colour w PATH", sausageLink},
	{"sausages", "colour x0 x1 y deep", sausages},
	{"sawBlade", "colour x y r", sawBlade},
	{"shaggyHorse", "colour mane feet x y s", shaggyHorse},
	{"shavedStrip", "PATH", shavedStrip},
	{"sheetAt", "colour x y w h", sheetAt},
	{"sleepyFace", "x y r", sleepyFace},
	{"snowySpruce", "colour x y h", snowySpruce},
	{"sod", "x y w", (*vignette).sod},
	{"sodHut", "x y w", sodHut},
	{"spade", "x y h turn", (*vignette).spade},
	{"splitLog", "colour x y s deg", splitLog},
	{"spokes", "colour x y r", (*vignette).spokes},
	{"stems", "colour mark w x y ...", (*vignette).stems},
	{"stream", "PATH", stream},
	{"swaddled", "colour x y r deg", swaddled},
	{"thistle", "x y h", thistle},
	{"trunk", "colour x y w", (*vignette).trunk},
	{"turfHeap", "x y w h rows n", turfHeap},
	{"villager", "x y r look coat hair", (*vignette).villager},
	{"wall", "colour x y w h rows", (*vignette).wall},
	{"wheel", "colour x y r", (*vignette).wheel},
	{"window", "x y w h", (*vignette).window},
	{"woodShaving", "x y r", woodShaving},
}

// sharedThings are those that other titles paint as well.
var sharedThings = []word{
	{"barn", "x y w colour seed", on(props.Barn)},
	{"barrel", "x y w", on(props.Barrel)},
	{"boulder", "x y s colour seed", on(props.Boulder)},
	{"bush", "x y s colour seed", on(props.Bush)},
	{"cabin", "x y w smoke seed", on(props.Cabin)},
	{"cattle", "x y s", on(props.Cattle)},
	{"crate", "x y w colour seed", on(props.Crate)},
	{"crow", "x y s flying", on(props.Crow)},
	{"duck", "x y w", on(props.Duck)},
	{"flower", "x y s colour", on(props.Flower)},
	{"gable", "x y w roof seed", on(props.Gable)},
	{"haystack", "x y h seed", on(props.Haystack)},
	{"house", "x y w roof mirrored seed", on(props.House)},
	{"pine", "x y h colour seed", on(props.Pine)},
	{"plume", "x y s seed", on(props.Plume)},
	{"pumpkin", "x y w colour seed", on(props.Pumpkin)},
	{"reeds", "x y s", on(props.Reeds)},
	{"scarecrow", "x y h", on(props.Scarecrow)},
	{"sheaf", "x y h seed", on(props.Sheaf)},
	{"sheep", "x y s", on(props.Sheep)},
	{"skull", "x y w", on(props.Skull)},
	{"stump", "x y w", on(props.Stump)},
	{"tree", "x y s colour seed", on(props.Tree)},
	{"tuft", "x y s colour", on(props.Tuft)},
}

// ofVillagers are the words of a villager that has a name.
var ofVillagers = []word{
	{"build", "wide", func(f *villager, wide float64) { f.build = wide }},
	{"lean", "radians", func(f *villager, radians float64) { f.lean = radians }},
	{"skin", "colour", func(f *villager, k brush.Col) { f.skin = k }},
	{"apron", "colour", (*villager).apron},
	{"arm", "side ex ey hx hy", (*villager).arm},
	{"axe", "x0 y0 x1 y1", (*villager).axe},
	{"bandana", "colour", (*villager).bandana},
	{"beard", "", (*villager).beard},
	{"belt", "colour", (*villager).belt},
	{"beret", "colour", (*villager).beret},
	{"bonnet", "colour", (*villager).bonnet},
	{"book", "colour x y w", (*villager).book},
	{"brim", "colour band", (*villager).brim},
	{"bun", "", (*villager).bun},
	{"cabbage", "x y r", (*villager).cabbage},
	{"chisel", "x0 y0 x1 y1", (*villager).chisel},
	{"collar", "colour", (*villager).collar},
	{"crop", "", (*villager).crop},
	{"curls", "", (*villager).curls},
	{"dots", "colour r x y ...", (*villager).dots},
	{"face", "PATH", (*villager).face},
	{"faggot", "x y w turn", (*villager).faggot},
	{"flatCap", "colour", (*villager).flatCap},
	{"fork", "x0 y0 x1 y1", (*villager).fork},
	{"glass", "x y w h", (*villager).glass},
	{"glasses", "", (*villager).glasses},
	{"gown", "to", (*villager).gown},
	{"haft", "w x0 y0 x1 y1", (*villager).haft},
	{"held", "colour x0 y0 x1 y1 PATH", (*villager).held},
	{"hoe", "x0 y0 x1 y1", (*villager).hoe},
	{"knot", "colour", (*villager).knot},
	{"lantern", "x y h", (*villager).lantern},
	{"legs", "colour boots", (*villager).legs},
	{"limb", "colour w PATH", (*villager).limb},
	{"mallet", "colour x0 y0 x1 y1", (*villager).mallet},
	{"moustache", "", (*villager).moustache},
	{"part", "colour PATH", (*villager).part},
	{"parted", "", (*villager).parted},
	{"pick", "x0 y0 x1 y1", (*villager).pick},
	{"plume", "colour", (*villager).plume},
	{"profile", "PATH", (*villager).profile},
	{"root", "colour x0 y0 x1 y1", (*villager).root},
	{"scarf", "colour", (*villager).scarf},
	{"shawl", "colour", (*villager).shawl},
	{"sheet", "colour x y w h slant", (*villager).sheet},
	{"sideBeard", "", (*villager).sideBeard},
	{"sideHair", "", (*villager).sideHair},
	{"sleeve", "colour side ex ey hx hy", (*villager).sleeve},
	{"tail", "", (*villager).tail},
	{"tall", "colour band", (*villager).tall},
	{"torso", "", (*villager).torso},
	{"trace", "colour w PATH | PATH ...", (*villager).trace},
	{"tresses", "", (*villager).tresses},
	{"tricorn", "colour edge", (*villager).tricorn},
	{"trowel", "x0 y0 x1 y1", (*villager).trowel},
	{"tunic", "", (*villager).tunic},
	{"vest", "colour", (*villager).vest},
	{"wear", "colour PATH", (*villager).wear},
	{"woolly", "colour rim", (*villager).woolly},
	{"wreath", "", (*villager).wreath},
}

// names are what has a name in every picture, besides the colours of colours.txt.
var names = map[string]any{
	"pi": math.Pi, "next": (*vignette).next,
	"smile": smile, "glum": glum, "calm": calm, "gape": gape,
	"horseNeck": horseNeckPath,
	"clay":      brush.Clay, "cream": brush.Cream, "dragon": brush.Dragon, "earthDim": brush.EarthDim,
	"gold": brush.Gold, "grass": brush.Grass, "grassLit": brush.GrassLit, "ink": brush.Ink,
	"inkSoft": brush.InkSoft, "lava": brush.Lava, "lavaLit": brush.LavaLit, "leaf": brush.Leaf,
	"leafDim": brush.LeafDim, "magic": brush.Magic, "paper": brush.Paper, "peat": brush.Peat,
	"plaster": brush.Plaster, "pumpkin": brush.Pumpkin, "road": brush.Road, "roofBlue": brush.RoofBlue,
	"roofOrange": brush.RoofOrange, "roofRed": brush.RoofRed, "roofRust": brush.RoofRust, "rose": brush.Rose,
	"slate": brush.Slate, "snow": brush.Snow, "soil": brush.Soil, "soilDim": brush.SoilDim,
	"spruce": brush.Spruce, "stone": brush.Stone, "stoneDim": brush.StoneDim, "stoneMid": brush.StoneMid,
	"straw": brush.Straw, "water": brush.Water, "waterDim": brush.WaterDim, "waterLit": brush.WaterLit,
	"wood": brush.Wood, "woodDim": brush.WoodDim,
}

// on is a thing of other titles as one of a vignette.
func on(thing any) any {
	f := reflect.ValueOf(thing)
	in := []reflect.Type{reflect.TypeFor[*vignette]()}
	for i := 1; i < f.Type().NumIn(); i++ {
		in = append(in, f.Type().In(i))
	}
	return reflect.MakeFunc(reflect.FuncOf(in, nil, false), func(args []reflect.Value) []reflect.Value {
		args[0] = args[0].Elem().FieldByName("Canvas")
		return f.Call(args)
	}).Interface()
}

// standingAt is an animal of the farm, its feet at x, y.
func standingAt(animal func(c *brush.Canvas, size float64)) func(v *vignette, x, y, size float64) {
	return func(v *vignette, x, y, size float64) { animal(v.At(brush.Pt(x, y), 1), size) }
}

// language is what the pictures of cards are written in.
func language() *pic.Language {
	var rows []pic.Word
	for _, w := range words {
		rows = append(rows, pic.Word(w))
	}
	all := maps.Clone(names)
	for name, k := range tones {
		all[name] = k
	}
	return pic.New(rows, all)
}
