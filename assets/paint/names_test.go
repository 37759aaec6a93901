package paint

import (
	"fmt"
	"strings"
	"testing"

	"tilestead/assets/palette"
)

// names lists what the scenes draw by name.
func names() []string {
	var out []string
	add := func(format string, parts ...string) {
		for _, p := range parts {
			out = append(out, fmt.Sprintf(format, p))
		}
	}
	words := strings.Fields
	icons := words("coin worker house cattle canteen grain pumpkin copper copperL stone stoneL upgrade turnl turnr " +
		"gear question check cross clock crown star plus minus play pause fast eye hint log door sound mute info " +
		"lock seed robot person extra row4 shortage")
	add("icon/%s", icons...)
	add("icon/%s/rim", icons...)
	for _, s := range palette.Seats {
		for _, kind := range words("sign medal plate settlement contractor") {
			out = append(out, kind+"/"+s.ID)
		}
	}
	add("worker/%s", words("light orange brown dark white")...)
	add("%s", words("paper cloth teal vignette shadow glow arrow pointer/hand")...)
	for i := 0; i < 3; i++ {
		for _, kind := range words("dust spark puff") {
			out = append(out, fmt.Sprintf("%s/%d", kind, i))
		}
	}
	add("letter/title/%s", strings.Split("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&!'-.", "")...)
	add("letter/num/%s", strings.Split("0123456789+-x/%", "")...)
	for v := 0; v < 4; v++ {
		for _, t := range words("wheat pumpkins mesa pasture river lake mountain") {
			out = append(out, fmt.Sprintf("montana/hex/%s/%d", t, v))
		}
		for _, t := range words("wheat pumpkins mesa pasture river") {
			out = append(out, fmt.Sprintf("montana/hex/%s/%d/settled", t, v))
		}
	}
	add("montana/%s", words("start cattle canteen double ring/hot wash/dim disc "+
		"disc/arrow disc/hub disc/sector")...)
	for n := 2; n <= 4; n++ {
		out = append(out, fmt.Sprintf("montana/pricepad/%d", n), fmt.Sprintf("montana/pricepad/%d/dim", n))
	}
	for i := 0; i < 6; i++ {
		out = append(out, fmt.Sprintf("montana/edge/%d", i))
	}
	add("montana/scene/%s", words("mine quarry grain_field pumpkin_field bank town")...)
	add("rival-carcassonne-%s", words("till berta odo rohan mirabel grit alaric abbess")...)
	add("rival-montana-%s", words("wren cole mabel hank ida silas vera surveyor")...)
	add("rival-agricola-%s", words("ansel hedda piet gesa lorenz ottilie bruno steward")...)
	add("title/%s", words("vista montana carcassonne agricola cloud/0 cloud/1 sheep dragon")...)
	return out
}

func TestEveryNameIsPaintedOnce(t *testing.T) {
	painted := map[string]int{}
	for _, p := range All().Pictures {
		painted[p.Name]++
		if strings.ContainsAny(p.Name, " \t") {
			t.Errorf("%q would break the index", p.Name)
		}
	}
	for _, n := range names() {
		if painted[n] == 0 {
			t.Errorf("nothing is painted under the name %s", n)
		}
	}
	for n, times := range painted {
		if times > 1 {
			t.Errorf("%s is painted %d times", n, times)
		}
	}
}
