// Package scenetest checks what screens draw: that no text is cut, leaves the
// canvas or overlaps another, at all sizes and in languages that need more room.
// Its Fixture is the kit that every title's board must pass: what it draws,
// says, moves, plays and teaches, and what can be clicked and looked up, over
// whole random games.
package scenetest

import (
	"fmt"
	"math"
	"strings"
	"unicode"

	"tilestead/assets/face"
	"tilestead/ui"
)

// A Size is a canvas that some window has.
type Size struct {
	W, H, S float64
	Name    string
}

// Sizes are the canvases of the windows in use, each with small, normal and
// large text where it differs.
func Sizes() []Size {
	devices := [][2]float64{{1280, 720}, {1280, 800}, {1366, 768}, {1440, 900}, {1600, 900}, {1920, 1017}, {1920, 1080},
		{1920, 1200}, {2560, 1440}, {3440, 1440}, {3840, 2160}, {640, 360}, {800, 600}, {1024, 768}}
	var out []Size
	for _, d := range devices {
		for size := ui.SmallText; size <= ui.LargeText; size++ {
			s, w, h := ui.Scale(d[0], d[1], size)
			if n := len(out); n > 0 && out[n-1].W == w && out[n-1].H == h && out[n-1].S == s {
				continue
			}
			out = append(out, Size{w, h, s, fmt.Sprintf("%gx%g@%g(%v)", w, h, s, ui.LayoutOf(w, h))})
		}
	}
	return out
}

// Canvas is an empty canvas of the size.
func (s Size) Canvas() *ui.Canvas {
	c := &ui.Canvas{}
	c.Reset(s.W, s.H, s.S)
	ui.WriteFor(s.S, s.W, s.H)
	return c
}

// Longer makes a text 40 % longer, as other languages are: it lengthens words
// and keeps {1}, {n} and line breaks.
func Longer(s string) string {
	return eachWord(s, func(w string) string {
		r := []rune(w)
		n := int(math.Ceil(float64(len(r)) * 0.4))
		return w + strings.Repeat("n", n)
	})
}

// Cyrillic writes a text with Cyrillic letters.
func Cyrillic(s string) string {
	const from, to = "abcdefghijklmnopqrstuvwxyz", "абцдефгхийклмнопкрстувщьыж"
	letters := []rune(to)
	return eachWord(s, func(w string) string {
		return strings.Map(func(r rune) rune {
			if i := strings.IndexRune(from, unicode.ToLower(r)); i >= 0 {
				if unicode.IsUpper(r) {
					return unicode.ToUpper(letters[i])
				}
				return letters[i]
			}
			return r
		}, w)
	})
}

// eachWord changes every run of letters outside braces.
func eachWord(s string, change func(string) string) string {
	var out, word strings.Builder
	depth := 0
	flush := func() {
		if word.Len() > 0 {
			out.WriteString(change(word.String()))
			word.Reset()
		}
	}
	for _, r := range s {
		if r == '{' {
			depth++
		}
		if depth == 0 && unicode.IsLetter(r) {
			word.WriteRune(r)
			continue
		}
		flush()
		if r == '}' {
			depth--
		}
		out.WriteRune(r)
	}
	flush()
	return out.String()
}

// A box is a text as it shows.
type box struct {
	text string
	r    ui.Rect
	rest ui.Rect // what of r nothing opaque was drawn over yet
	op   int
}

// Check lists what is wrong with a drawn canvas: texts and letterings that
// leave it, are cut off by a clip or shortened, lie on each other, or have no
// words. A text that something opaque was drawn over does not count.
func Check(c *ui.Canvas) []string {
	var bad []string
	all := ui.Rect{W: c.W, H: c.H}
	var texts []box
	clips := []ui.Rect{all}
	for i := range c.Ops {
		op := &c.Ops[i]
		clip := clips[len(clips)-1]
		switch op.Kind {
		case ui.OpClip:
			clips = append(clips, clip.And(op.Box))
		case ui.OpUnclip:
			clips = clips[:len(clips)-1]
		case ui.OpFill, ui.OpTile:
			// a veil: a dialog may lie across what is under it
			if op.Color.A == 255 || op.Box == all && op.Color.A >= 128 {
				texts = uncovered(texts, op.Box.And(clip))
			}
		case ui.OpSprite:
			bad = append(bad, checkLetter(c, op, all)...)
		case ui.OpText:
			b := box{op.Text, TextBox(op), TextBox(op), i}
			if shows := b.r.And(clip); shows.W <= 0 || shows.H <= 0 {
				continue
			}
			bad = append(bad, checkText(b, clip, all, len(clips) > 1)...)
			texts = append(texts, b)
		}
	}
	return append(bad, overlaps(texts)...)
}

// CutLabels lists the bold texts of a canvas, those of buttons and headings,
// that were shortened.
func CutLabels(c *ui.Canvas) (out []string) {
	for i := range c.Ops {
		if op := &c.Ops[i]; op.Kind == ui.OpText && op.Face != face.Text && strings.HasSuffix(op.Text, "…") {
			out = append(out, op.Text)
		}
	}
	return out
}

// TextBox is where a text's letters lie: from accents to what hangs below the line.
func TextBox(op *ui.Op) ui.Rect {
	return ui.Rect{X: op.Box.X, Y: op.Box.Y - op.Capital, W: op.Face.Width(op.Text, op.Capital), H: op.Capital + 3}
}

func checkText(b box, clip, all ui.Rect, clipped bool) []string {
	var bad []string
	if !b.r.Within(all) {
		if !clipped {
			bad = append(bad, fmt.Sprintf("%q leaves the canvas: %v", b.text, b.r))
		}
	}
	if clipped && (b.r.X < clip.X || b.r.X+b.r.W > clip.X+clip.W) {
		bad = append(bad, fmt.Sprintf("%q is cut at the side: %v in %v", b.text, b.r, clip))
	}
	if strings.HasSuffix(b.text, "…") {
		bad = append(bad, fmt.Sprintf("%q is shortened: %v", b.text, b.r))
	}
	if strings.HasPrefix(b.text, "<") && strings.Contains(b.text, ".") {
		bad = append(bad, fmt.Sprintf("%s has no words", b.text))
	}
	for _, r := range b.text {
		if !face.Known(r) {
			bad = append(bad, fmt.Sprintf("%q holds %q, which has no glyph", b.text, r))
			break
		}
	}
	return bad
}

// checkLetter finds lettering that leaves the canvas.
func checkLetter(c *ui.Canvas, op *ui.Op, all ui.Rect) []string {
	if op.Sprite == 0 || !strings.HasPrefix(op.Sprite.Name(), "letter/") {
		return nil
	}
	x0, y0, x1, y1 := op.Sprite.Bounds()
	k := op.Scale
	r := ui.Rect{X: op.Box.X + x0*k, Y: op.Box.Y + y0*k, W: (x1 - x0) * k, H: (y1 - y0) * k}
	if r.X < -2 || r.Y < -2 || r.X+r.W > c.W+2 || r.Y+r.H > c.H+2 {
		return []string{fmt.Sprintf("%s leaves the canvas: %v", op.Sprite.Name(), r)}
	}
	return nil
}

// uncovered drops the texts that lie wholly under r, together with what was drawn
// above or below it before: a sheet of paper is drawn in bands.
func uncovered(texts []box, r ui.Rect) []box {
	keep := texts[:0]
	for _, b := range texts {
		if r.X <= b.rest.X && r.X+r.W >= b.rest.X+b.rest.W {
			b.rest = besides(b.rest, r.Y, r.Y+r.H)
		}
		if b.rest.H > 0 {
			keep = append(keep, b)
		}
	}
	return keep
}

// besides is what a band from top to low leaves of r, all of r where it leaves
// two parts.
func besides(r ui.Rect, top, low float64) ui.Rect {
	end := r.Y + r.H
	switch {
	case low <= r.Y || top >= end || top > r.Y && low < end:
		return r
	case top > r.Y:
		r.H = top - r.Y
	default:
		r.Y, r.H = low, end-low
	}
	return r
}

// overlaps finds texts on texts; the passes of a ring are one text.
func overlaps(texts []box) []string {
	var bad []string
	for i, a := range texts {
		for _, b := range texts[i+1:] {
			same := a.text == b.text && math.Abs(a.r.X-b.r.X) <= 2 && math.Abs(a.r.Y-b.r.Y) <= 2
			if !same && a.r.Overlaps(b.r) {
				bad = append(bad, fmt.Sprintf("%q %v lies on %q %v", b.text, b.r, a.text, a.r))
			}
		}
	}
	return bad
}
