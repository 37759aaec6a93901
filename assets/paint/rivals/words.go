package rivals

import (
	"maps"

	"tilestead/assets/paint/pic"
)

// words are what a line of a portrait can begin with.
var words = []pic.Word{
	{Name: "draw", Wants: "colour PATH", Does: (*sitter).draw},
	{Name: "pair", Wants: "colour PATH", Does: (*sitter).pair},
	{Name: "oval", Wants: "colour x y rx ry", Does: (*sitter).oval},
	{Name: "line", Wants: "colour w PATH", Does: (*sitter).line},
	{Name: "lines", Wants: "colour w alpha PATH | PATH ...", Does: (*sitter).lines},
	{Name: "inside", Wants: "mask colour alpha PATH", Does: (*sitter).inside},
	{Name: "soft", Wants: "colour x y rx ry alpha", Does: (*sitter).soft},
	{Name: "spots", Wants: "colour r x y ...", Does: (*sitter).spots},
	{Name: "head", Wants: "colour PATH", Does: (*sitter).head},
	{Name: "face", Wants: "colour PATH", Does: (*sitter).face},
	{Name: "eyes", Wants: "x y", Does: (*sitter).eyes},
	{Name: "brows", Wants: "colour x y slant", Does: (*sitter).brows},
	{Name: "cheeks", Wants: "x y", Does: (*sitter).cheeks},
	{Name: "grin", Wants: "PATH", Does: (*sitter).grin},
}

// outlines are heads and shoulders by their names: the middle of a head is at 0 0.
var outlines = map[string]any{
	"round": "M-17 -2 C-17 -14 -9 -19 0 -19 C9 -19 17 -14 17 -2 C17 11 11 19 0 19 C-11 19 -17 11 -17 -2 Z",
	"long":  "M-14 -4 C-14 -14 -8 -19 0 -19 C8 -19 14 -14 14 -4 C14 10 9 22 0 22 C-9 22 -14 10 -14 -4 Z",
	"square": "M-17 -6 C-17 -15 -9 -19 0 -19 C9 -19 17 -15 17 -6 L17 8 C17 16 9 20 0 20 C-9 20 -17 16 -17 8 " +
		"Z",
	"plump": "M-15 -6 C-15 -15 -8 -19 0 -19 C8 -19 15 -15 15 -6 C20 0 20 11 14 16 C9 21 -9 21 -14 16 " +
		"C-20 11 -20 0 -15 -6 Z",
	"heart": "M-16 -5 C-16 -15 -9 -19 0 -19 C9 -19 16 -15 16 -5 C16 7 8 20 0 21 C-8 20 -16 7 -16 -5 Z",
	"slim": "M-6 15 C-6 21 -10 23 -17 25 C-27 28 -30 38 -30 54 L30 54 C30 38 27 28 17 25 C10 23 6 21 6 15 " +
		"Z",
	"stout": "M-8 15 C-8 20 -14 21 -23 23 C-36 26 -41 38 -41 54 L41 54 C41 38 36 26 23 23 C14 21 8 20 8 15 " +
		"Z",
}

// language is what portraits are written in.
func language() *pic.Language {
	names := maps.Clone(outlines)
	for name, k := range tones {
		names[name] = k
	}
	return pic.New(words, names)
}
