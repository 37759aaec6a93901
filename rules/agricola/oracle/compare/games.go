package compare

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/oracle"
	"tilestead/rules/rulestest"
)

// usual is how many games are enough for all to come up that can.
const usual = 48

// Parts are all that is compared.
var Parts = []rulestest.Comparison{
	{Name: "games", Usual: usual, Run: Games},
	{Name: "harvests", Usual: 240, Run: Harvests},
	{Name: "fences", Usual: 150, Run: Fences},
	{Name: "offers", Usual: 300, Run: Offers},
	{Name: "steps", Usual: 40, Run: Steps},
}

// Games plays games with all numbers of players and has the rules and the oracle
// agree after every action.
func Games(t rulestest.Log, first, games uint64) {
	seen := map[string]int{}
	for seed := first; seed < first+games; seed++ {
		if err := play(seed, seen); err != nil {
			t.Errorf("game %d: %v", seed, err)
		}
	}
	for _, what := range slices.Sorted(maps.Keys(seen)) {
		t.Logf("%6d %s", seen[what], what)
	}
	for _, what := range must {
		if seen[what] == 0 && games >= usual {
			t.Errorf("in no game: %s", what)
		}
	}
}

// play has both play one game, chosen by its number alone.
func play(seed uint64, seen map[string]int) error {
	r := rand.New(rand.NewPCG(seed, 13))
	setup, target := randomSetup(r, 1+int(seed%agricola.MaxSeats))
	p := randomPlayer(r, setup)
	setting := fmt.Sprintf("%d players, %s, target %d, %s", setup.Seats, strings.Join(setup.Modules, " "), target,
		p.name)
	m, err := rules.NewMatch(&agricola.Title, setup)
	if err != nil {
		return fmt.Errorf("%s: %w", setting, err)
	}
	ours := m.State().Clone().(*agricola.State)
	theirs := oracle.New(setup.Seats, setup.Modules, target)
	var done []string
	carded := r.IntN(2) == 0
	for {
		if carded && ours.Prompt().Key == "place" {
			carded = false
			for _, words := range dealt(r, setup) {
				done = append(done, "set "+strings.Join(words, " "))
				if err := set(ours, theirs, words...); err != nil {
					return err
				}
			}
		}
		if err := compare(ours, theirs); err != nil {
			return fmt.Errorf("%s: action %d, after … %s: %w", setting, len(done),
				strings.Join(done[max(0, len(done)-12):], " / "), err)
		}
		if ours.Turn() == rules.Nobody {
			seen["game for "+strconv.Itoa(setup.Seats)]++
			if len(theirs.Winners()) > 0 {
				noteEnd(seen, theirs)
				seen["won by "+strconv.Itoa(min(len(theirs.Winners()), 2))]++
			} else {
				seen["lost alone"]++
			}
			return nil
		}
		if ours.Prompt().Key == "place" && r.IntN(20) < p.gifts {
			what, err := give(ours, theirs, r, p.most())
			if err != nil {
				return err
			}
			done = append(done, what)
			continue
		}
		what := p.choose(ours, r)
		a, ok := rules.Find(ours, what)
		if !ok {
			return fmt.Errorf("%s: cannot find %q", setting, what)
		}
		done = append(done, what)
		if ours.Turn() >= 0 {
			noteFarm(seen, what, &theirs.Players[ours.Turn()])
			noteMoor(seen, what, theirs)
			noteAside(seen, what, theirs)
		}
		reel := &rules.Reel{}
		ours.Do(a, reel)
		theirs.Do(what)
		note(seen, what, reel)
		for _, beat := range reel.Beats {
			noteEvent(seen, beat.Event, theirs)
		}
	}
}

// randomSetup is one of all that can be set up for so many.
func randomSetup(r *rand.Rand, seats int) (rules.Setup, int) {
	setup, target := rules.Setup{Title: agricola.Title.ID, Seats: seats}, 50
	if seats >= 2 && seats <= 4 && r.IntN(2) == 0 {
		setup.Modules = append(setup.Modules, "extra-tile")
	}
	if seats > 1 && r.IntN(2) == 0 {
		setup.Modules = append(setup.Modules, fmt.Sprintf("first-%d", 1+r.IntN(seats)))
	}
	if r.IntN(3) > 0 {
		target = 65
		setup.Modules = append(setup.Modules, "moor")
		if r.IntN(2) == 0 {
			setup.Modules = append(setup.Modules, "fuel-tokens")
		}
	}
	if seats == 1 && r.IntN(2) == 0 {
		target = 1 + r.IntN(30)
		setup = setup.With("target", strconv.Itoa(target))
	}
	return setup, target
}

// set changes both positions as a script does.
func set(s *agricola.State, g *oracle.Game, words ...string) error {
	g.Set(words...)
	return agricola.Title.Arrange(s, words)
}

// dealt are the hand cards that lie in front of seats from the start, each card
// once.
func dealt(r *rand.Rand, setup rules.Setup) (list [][]string) {
	cards := oracle.Cards[:2]
	if slices.Contains(setup.Modules, "moor") {
		cards = oracle.Cards
	}
	cards = slices.Clone(cards)
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	for seat := range setup.Seats {
		n := min(r.IntN(4), len(cards))
		if n > 0 {
			list = append(list, append([]string{"cards", strconv.Itoa(seat + 1)}, cards[:n]...))
		}
		cards = cards[n:]
	}
	return list
}

// give has goods come from nowhere, or lets a market fill up: what seldom comes
// about in random play, such as a stone house, a full farm and more people than
// spaces, comes up oftener.
func give(s *agricola.State, g *oracle.Game, r *rand.Rand, most int) (string, error) {
	words := gift(s, g, r, most)
	return "set " + strings.Join(words, " "), set(s, g, words...)
}

func gift(s *agricola.State, g *oracle.Game, r *rand.Rand, most int) []string {
	for _, market := range []string{"sheep_market", "pig_market", "cattle_market"} {
		if r.IntN(8) == 0 && slices.Contains(g.Open(), market) && s.By(box.FindSpace(market)) == rules.Nobody {
			return []string{"space", market, strconv.Itoa(1 + r.IntN(9))}
		}
	}
	seat := int(s.Turn())
	who := strconv.Itoa(seat + 1)
	if g.Moor() && r.IntN(3) == 0 {
		return moorGift(s, g, r)
	}
	if p := &g.Players[seat]; g.Round < 4 && p.Newborns == 0 && r.IntN(3) == 0 {
		return []string{"people", who, "5"}
	}
	words := []string{"goods", who}
	kinds := oracle.Goods[:7]
	if g.Moor() {
		kinds = oracle.Goods[:8] // fuel
	}
	for _, good := range kinds {
		if r.IntN(3) == 0 {
			words = append(words, good, strconv.Itoa(r.IntN(most)))
		}
	}
	if len(words) == 2 {
		words = append(words, "wood", "15")
	}
	return words
}

// A player chooses at random, but not evenly.
type player struct {
	name  string
	gifts int // of 20 turns
	// aside is how often of 100 it exchanges or throws back what it need not.
	aside int
	poor  bool // what it is given is little
	// fond are the beginnings of actions that it takes three times of four.
	fond []string
}

var players = []player{
	{name: "even"},
	{name: "restless", aside: 10, gifts: 2},
	{name: "rich", gifts: 10, aside: 1},
	{name: "pedlar", gifts: 10, aside: 15, poor: true},
	{name: "builder", gifts: 8, fond: []string{"place farm_e", "place house_", "room", "place basic", "place urgent"}},
	{name: "shepherd", gifts: 8, fond: []string{"place fencing", "place sheep", "place pig", "place cattle", "pasture",
		"place farm_r", "keep", "take 1 boar", "take 1 cattle"}},
	{name: "divider", gifts: 10, aside: 2, fond: []string{"place fencing", "pasture", "place house_r", "place farm_r",
		"place sheep", "place pig", "place cattle", "stable"}},
	{name: "peasant", gifts: 6, fond: []string{"place farmland", "place cultivation", "place grain_u", "sow", "plow"}},
	{name: "cook", gifts: 10, aside: 5, fond: []string{"place major", "place improvement", "place house_r", "build",
		"bake", "craft", "place sheep", "place pig", "place cattle", "place corral", "place animal"}},
	{name: "host", gifts: 10, fond: []string{"place basic", "place urgent", "place modest", "place farm_e", "room"}},
}

// most is more than it is given of any good.
func (p player) most() int {
	if p.poor {
		return 4
	}
	return 12
}

func randomPlayer(r *rand.Rand, setup rules.Setup) player {
	list := players
	if slices.Contains(setup.Modules, "moor") {
		if setup.Seats == 1 && r.IntN(2) == 0 {
			return loner
		}
		list = slices.Concat(list, moorPlayers)
	}
	return list[r.IntN(len(list))]
}

// choose picks one of the legal actions.
func (p player) choose(s *agricola.State, r *rand.Rand) string {
	var usual, aside, trades, fond []string
	for _, what := range rules.Notations(s) {
		word, _, _ := strings.Cut(what, " ")
		if word == "exchange" || word == "discard" || word == "swap" {
			aside = append(aside, what)
			if strings.Contains(what, " for ") || word == "swap" {
				trades = append(trades, what)
			}
			continue
		}
		usual = append(usual, what)
		if slices.ContainsFunc(p.fond, func(start string) bool { return strings.HasPrefix(what, start) }) {
			fond = append(fond, what)
		}
	}
	if len(aside) > 0 && (len(usual) == 0 || r.IntN(100) < p.aside) {
		usual = aside
		if len(trades) > 0 && r.IntN(2) == 0 {
			usual = trades
		}
	} else if len(fond) > 0 && r.IntN(4) > 0 {
		usual = fond
	}
	return usual[r.IntN(len(usual))]
}

// must is what has to come up: an agreement about what never did would be worth
// nothing.
var must = []string{
	"game for 1", "game for 2", "game for 3", "game for 4", "game for 5", "game for 6",
	"pass", "keep", "breed", "feed", "craft", "bake", "sow", "plow", "room", "stable", "pasture", "build", "take",
	"exchange", "discard", "stop", "done", "a pasture parted", "a pasture parted in the middle",
	"Renovated", "Grew", "Left", "Begged", "a hearth for", "a copy", "won by 1", "lost alone",

	"special cut_peat", "special fell_trees", "special slash_and_burn", "special horse_market", "special hiring_fair",
	"special illicit_work", "a second use", "cut with a kiln", "cut with a kiln and a horse", "fell with a lodge",
	"fell with a lodge and a horse", "heat", "WentToBed", "bed", "on the infirmary while in bed", "keep_card", "leave",
	"under", "the pile is used up", "kindle", "craft village_church", "a token taken along", "a cookhouse for",
	"exchange wood for fuel", "exchange wood for clay", "exchange clay for wood", "exchange reed for stone",
	"exchange horse", "feed a horse", "a horse born", "build with a museum", "a card covered again",
	"the riding stables bring food", "the kiln at the end", "the lodge at the end", "the church at the end",
	"in bed at the end",

	"swap A102", "swap B104", "swap M081", "swap M090", "swap M125", "swap M126", "an animal cooked with M115",
	"an exchange while people are hungry", "an exchange while it is cold", "a craft building before the breeding",
	"an action begun by an exchange", "more offered by an exchange",
}

// noteFarm counts what an action does to a farm as it was before.
func noteFarm(seen map[string]int, what string, p *oracle.Player) {
	words := strings.Fields(what)
	if words[0] != "pasture" {
		return
	}
	for _, old := range p.Pastures() {
		if space := strings.Fields(old.String()); slices.Contains(space, words[1]) {
			seen["a pasture parted"]++
			if words[1] != space[0] {
				seen["a pasture parted in the middle"]++
			}
		}
	}
}

func note(seen map[string]int, what string, reel *rules.Reel) {
	word, _, _ := strings.Cut(what, " ")
	seen[word]++
	if word == "build" && strings.Contains(what, " for ") {
		seen["a hearth for"]++
	}
	if word == "build" && box.Majors[box.FindMajor(strings.Fields(what)[1])].Copy {
		seen["a copy"]++
	}
	for _, beat := range reel.Beats {
		_, name, _ := strings.Cut(fmt.Sprintf("%T", beat.Event), ".")
		seen[name]++
	}
}
