package compare

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/oracle"
)

// moorPlayers play with Farmers of the Moor besides the others.
var moorPlayers = []player{
	{name: "cutter", gifts: 4, aside: 2, fond: []string{"special", "heat", "done", "place infirmary", "place day"}},
	{name: "horseman", gifts: 8, fond: []string{"special horse", "special fell", "special cut", "special illicit",
		"build", "place fencing", "pasture", "keep", "leave", "stop"}},
	{name: "potter", gifts: 8, aside: 4, fond: []string{"special illicit", "place major", "place house_r",
		"place improvement", "build", "kindle", "craft"}},
	{name: "trader", gifts: 10, aside: 25, fond: []string{"build", "craft", "heat", "keep_card"}},
	{name: "grocer", gifts: 10, aside: 25, poor: true, fond: []string{"build", "craft", "heat", "place grain", "place fencing",
		"place farm_e", "place house_r", "place major"}},
	loner,
}

// loner uses up the pile of special cards.
var loner = player{name: "loner", gifts: 6, fond: []string{"special", "stop", "build"}}

// moorGift is something that belongs to the expansion, for the same reason.
func moorGift(s *agricola.State, g *oracle.Game, r *rand.Rand) []string {
	seat := int(s.Turn())
	p, who := &g.Players[seat], strconv.Itoa(seat+1)
	switch what := r.IntN(4); {
	case what == 0 || len(g.Supply) == 0:
		return []string{"bed", who, strconv.Itoa(r.IntN(p.Home + 1))}
	case what == 1:
		n := r.IntN(6)
		for !s.Player(s.Turn()).Holds(box.Herd{int16(p.Goods["sheep"]), int16(p.Goods["boar"]),
			int16(p.Goods["cattle"]), int16(n)}) {
			n--
		}
		return []string{"goods", who, "horse", strconv.Itoa(n)}
	}
	supply := slices.Concat(g.Supply, p.Majors)
	words := []string{"majors", who}
	for range min(1+r.IntN(4), len(supply)) {
		i := r.IntN(len(supply))
		words = append(words, supply[i])
		supply = slices.Delete(supply, i, i+1)
	}
	return words
}

func has(p *oracle.Player, id string) bool { return slices.Contains(p.Majors, id) }

// below are the cards under those that can be given back.
var below = map[string]string{
	"fireplace_2": "horse_slaughterhouse_1", "fireplace_3": "horse_slaughterhouse_2",
	"cooking_hearth_4": "cookhouse_1", "cooking_hearth_5": "cookhouse_2",
}

// noteMoor counts what an action does with what its seat has before it.
func noteMoor(seen map[string]int, what string, g *oracle.Game) {
	p := &g.Players[g.Turn()]
	horse := ""
	if p.Goods["horse"] > 0 {
		horse = " and a horse"
	}
	words := strings.Fields(what)
	switch words[0] {
	case "special", "exchange", "craft":
		seen[what]++
	case "swap":
		seen["swap "+words[1]]++
	case "cut":
		if has(p, "peat_charcoal_kiln") {
			seen["cut with a kiln"+horse]++
		}
	case "fell":
		if has(p, "foresters_lodge") {
			seen["fell with a lodge"+horse]++
		}
	case "build":
		if has(p, "museum_of_the_moors") {
			seen["build with a museum"]++
		}
		if len(words) < 4 {
			break
		}
		if slices.Contains(p.Tokens, words[3]) {
			seen["a token taken along"]++
		}
		if strings.HasPrefix(words[1], "cookhouse") {
			seen["a cookhouse for"]++
		}
		if g.Available(below[words[3]]) {
			seen["a card covered again"]++
		}
	case "feed":
		if words[2] == "horse" {
			seen["feed a horse"]++
		}
	case "place":
		if words[1] == "infirmary" && p.Bed > 0 {
			seen[[]string{"on the infirmary while in bed", "bed"}[len(words)-2]]++
		}
		if g.Up != "" && g.Top == "" {
			seen["the pile is used up"]++
		}
	}
}

// noteAside counts exchanges where it matters that they are open.
func noteAside(seen map[string]int, what string, g *oracle.Game) {
	words := strings.Fields(what)
	swaps := words[0] == "swap" || words[0] == "exchange"
	p := &g.Players[g.Turn()]
	switch g.Asked() {
	case "feed":
		if swaps {
			seen["an exchange while people are hungry"]++
		}
	case "heat":
		if swaps && what != "exchange wood for fuel" {
			seen["an exchange while it is cold"]++
		}
	case "breed":
		if words[0] == "craft" {
			seen["a craft building before the breeding"]++
		}
	case "use":
		aside := !slices.ContainsFunc(g.Legal(), func(other string) bool {
			word, _, _ := strings.Cut(other, " ")
			return !slices.Contains([]string{"swap", "exchange", "kindle", "discard", "stop"}, word)
		})
		switch {
		case !aside || !swaps:
		case slices.Contains(g.Legal(), "stop"):
			seen["more offered by an exchange"]++
		default:
			seen["an action begun by an exchange"]++
		}
	}
	if words[0] == "exchange" && len(words) == 2 && slices.Contains(p.Cards, "M115") &&
		slices.Contains(oracle.Animals[1:], words[1]) {
		seen["an animal cooked with M115"]++
	}
}

// noteEvent counts what seldom happens by itself.
func noteEvent(seen map[string]int, event any, g *oracle.Game) {
	switch e := event.(type) {
	case agricola.SpecialTaken:
		if e.Fee > 0 {
			seen["a second use"]++
		}
	case agricola.Bred:
		if e.Newborn[len(e.Newborn)-1] > 0 {
			seen["a horse born"]++
		}
	case agricola.Collected:
		if p := &g.Players[e.Seat]; has(p, "riding_stables") && !has(p, "well") {
			seen["the riding stables bring food"]++
		}
	}
}

// noteEnd counts what brings points only with the expansion.
func noteEnd(seen map[string]int, g *oracle.Game) {
	if len(g.Winners()) > 1 && g.Moor() {
		seen["a tie with the expansion"]++
	}
	for i := range g.Players {
		p := &g.Players[i]
		for what, is := range map[string]bool{
			"the kiln at the end":   has(p, "peat_charcoal_kiln") && p.Goods["fuel"]+p.Goods["wood"] >= 3,
			"the lodge at the end":  has(p, "foresters_lodge") && slices.Contains(p.Forest[:], true),
			"the church at the end": p.Prayed > 0,
			"in bed at the end":     p.Bed > 0,
		} {
			if is {
				seen[what]++
			}
		}
	}
}
