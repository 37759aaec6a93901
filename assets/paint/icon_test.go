package paint

import (
	"slices"
	"testing"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/carcassonne"
	"tilestead/assets/paint/common"
	"tilestead/assets/paint/painttest"
)

// lookAt paints an icon px pixels wide in grey, on mid-grey.
func lookAt(i common.Icon, px float64) painttest.Look {
	s := px / common.IconUnits
	n := int(px)
	c := brush.NewCanvas(n, n, s, brush.Pt(-common.IconUnits/2, -common.IconUnits/2))
	i.Draw(common.Pen{C: c, X: -common.IconUnits / 2, Y: -common.IconUnits / 2, K: 1})
	return painttest.LookOf(c)
}

// everyIcon lists the icons of all titles: they may lie side by side in a text.
func everyIcon() []common.Icon { return append(common.Icons(), carcassonne.Icons()...) }

func TestIconsDifferWithoutColour(t *testing.T) {
	const least = 0.26 // the closest pair is the speaker with and without sound
	all := everyIcon()
	var looks []painttest.Look
	for _, i := range all {
		looks = append(looks, lookAt(i, 16))
	}
	for i := range all {
		for j := i + 1; j < len(all); j++ {
			if outline, inner := looks[i].Apart(looks[j]); outline+inner < least {
				t.Errorf("%s and %s at 16 px differ by %.2f in outline and %.2f in grey, together less than %.2f",
					all[i].Name, all[j].Name, outline, inner, least)
			}
		}
	}
}

// At 14 pixels and without colour an icon still needs light and dark.
func TestIconsKeepContrastWhenSmall(t *testing.T) {
	for _, i := range everyIcon() {
		l := lookAt(i, 14)
		var tones []float64
		for p, a := range l.Cover {
			if a > 0.9 {
				tones = append(tones, l.Grey[p])
			}
		}
		if len(tones) < 14 {
			t.Errorf("%s covers only %d pixels at 14 px", i.Name, len(tones))
			continue
		}
		slices.Sort(tones)
		if dark, light := tones[len(tones)/10], tones[len(tones)*9/10]; light-dark < 0.28 {
			t.Errorf("%s at 14 px goes only from %.2f to %.2f of full brightness", i.Name, dark, light)
		}
	}
}
