package rivals

import "tilestead/assets/paint/brush"

// tones are the colours of portraits: those of all pictures, and of skin, hair
// and cloth.
var tones = map[string]brush.Col{
	"ink": brush.Ink, "cream": brush.Cream, "snow": brush.Snow, "gold": brush.Gold,
	"straw": brush.Straw, "clay": brush.Clay, "dragon": brush.Dragon, "rose": brush.Rose,
	"roofRust": brush.RoofRust, "roofBlue": brush.RoofBlue, "slate": brush.Slate, "stone": brush.Stone,
	"stoneDim": brush.StoneDim, "wood": brush.Wood, "woodDim": brush.WoodDim, "peat": brush.Peat,
	"leaf": brush.Leaf, "leafDim": brush.LeafDim, "spruce": brush.Spruce, "moss": brush.Moss, "magic": brush.Magic,
	"waterDim": brush.WaterDim, "lava": brush.Lava, "lavaLit": brush.LavaLit,

	"pale": brush.Hex("#f6d3b4"), "fair": brush.Hex("#eec39c"), "tanned": brush.Hex("#d39a6c"),
	"brown": brush.Hex("#a9714c"), "umber": brush.Hex("#7d4f36"),
	"raven": brush.Hex("#3a2c30"), "nut": brush.Hex("#7a4a2c"), "fox": brush.Hex("#c2602c"),
	"flaxen": brush.Hex("#e3b24e"), "grey": brush.Hex("#b9b0aa"),
	"linen": brush.Hex("#efe4cf"), "felt": brush.Hex("#4d4248"), "wine": brush.Hex("#8e344a"),
	"navy": brush.Hex("#37506e"), "steel": brush.Hex("#9aa7ad"), "brass": brush.Hex("#d9a441"),
}
