package brush

import "tilestead/assets/palette"

// Colours shared with the interface.
var (
	Ink       = Of(palette.Ink)
	InkSoft   = Of(palette.InkSoft)
	Paper     = Of(palette.Paper)
	PaperDim  = Of(palette.PaperDim)
	PaperDark = Of(palette.PaperDark)
	Cream     = Of(palette.Cream)
	Gold      = Of(palette.Gold)
	Clay      = Of(palette.Clay)
	Pumpkin   = Of(palette.Pumpkin)
	UIGold    = Of(palette.UIGold)
	Rust      = Of(palette.Rust)
)

// Land.
var (
	GrassLit   = Hex("#c6c973")
	Grass      = Hex("#a6b55c")
	GrassDim   = Hex("#869c4e")
	Leaf       = Hex("#7a9a45")
	LeafDim    = Hex("#567c42")
	Spruce     = Hex("#3f6a58")
	Moss       = Hex("#c2b855")
	Straw      = Hex("#ecc65a")
	Soil       = Hex("#7d5438")
	SoilDim    = Hex("#5f3e2c")
	Prairie    = Hex("#c6b564")
	PrairieLit = Hex("#dccb80")
	PrairieDim = Hex("#a89a50")
	Mesa       = Hex("#c47f52")
	MesaDim    = Hex("#8f5539")
	Peat       = Hex("#5a4336")
)

// What people build.
var (
	Road       = Hex("#ecd8a6")
	RoadRim    = Hex("#b08a52")
	Earth      = Hex("#c99e66")
	EarthDim   = Hex("#a3764a")
	Wood       = Hex("#b57c46")
	WoodDim    = Hex("#85552f")
	Stone      = Hex("#d9d0bd")
	StoneMid   = Hex("#b5aa98")
	StoneDim   = Hex("#8b8078")
	Slate      = Hex("#5d7383")
	RoofRed    = Hex("#d2603c")
	RoofRust   = Hex("#b1462f")
	RoofOrange = Hex("#e2914a")
	RoofBlue   = Hex("#5686a3")
	Plaster    = Hex("#f6e7c6")
)

// Water, fire and magic.
var (
	Water    = Hex("#6fb6bd")
	WaterLit = Hex("#a9dad2")
	WaterDim = Hex("#3f8a9c")
	Snow     = Hex("#fbf6ea")
	Lava     = Hex("#f07a2a")
	LavaLit  = Hex("#ffd166")
	Magic    = Hex("#8d63b8")
	Rose     = Hex("#e08a9a")
	Dragon   = Hex("#b8322c")

	// ShadowTint is the colour every shadow multiplies by.
	ShadowTint = Hex("#6f5a78")
)
