package agricola

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// looked is a moment of a position that lines arrange and actions lead to.
func looked(t *testing.T, b *Board, modules string, lines []string, do ...string) *moment {
	t.Helper()
	s := arranged(t, strings.Fields(modules), lines...)
	for _, notation := range do {
		a, ok := rules.Find(s, notation)
		if !ok {
			t.Fatalf("asked %q, nobody can %s of %v", s.Prompt().Key, notation, rules.Notations(s))
		}
		s.Do(a, nil)
	}
	v := fixture.View(t, b, s, 960, 540)
	v.Viewer = s.Turn()
	m := b.moment(v)
	m.on = map[string]bool{}
	for _, g := range b.Targets(v) {
		m.on[g.ID] = g.Off == ""
	}
	return m
}

// stalled is a farm with clay and a stall for wood.
var stalled = []string{"round 6", "forests 1 -", "moors 1 -", "majors 1 ceramics_stall", "goods 1 clay 5 food 0 grain 1",
	"turn 1"}

// exchangeFirst is the line for an exchange of n goods for as many.
func exchangeFirst(t *testing.T, give, get box.Good, n int) string {
	t.Helper()
	return scenetest.In(t, "agricola.").Say("lead.first", goodsIn(t, oneOf(give, n))+" → "+goodsIn(t, oneOf(get, n)))
}

// What only an exchange brings into reach names it with all goods, and has a tone of its
// own and a sign; what is payable or out of reach has neither.
func TestLeadsAreNamed(t *testing.T) {
	b := NewBoard()
	m := looked(t, b, "moor", stalled)
	space := func(id string) string { return m.choices().leadLine(m.choices().spaceLead(box.FindSpace(id))) }
	special := func(want box.Special) string {
		for _, card := range m.works().specialsShown() {
			if slices.Contains(actionsOf(card), want) {
				return m.choices().leadLine(m.choices().specialLead(card, want))
			}
		}
		return "not in play"
	}
	for name, c := range map[string][2]string{
		"fencing":         {space("fencing"), exchangeFirst(t, box.Clay, box.Wood, 4)},
		"expansion":       {space("farm_expansion"), exchangeFirst(t, box.Clay, box.Wood, 2)},
		"forest":          {space("forest"), ""},
		"improvement":     {space("major_improvement"), ""},
		"redevelopment":   {space("house_redevelopment"), ""},
		"horse market":    {special(box.HorseMarket), exchangeFirst(t, box.Grain, box.Food, 1)},
		"hiring fair":     {special(box.HiringFair), ""},
		"fireplace":       {m.choices().leadLine(m.choices().majorLead(box.FindMajor("fireplace_2"))), ""},
		"furniture stall": {m.choices().leadLine(m.choices().majorLead(box.FindMajor("furniture_stall"))), ""},
	} {
		if c[0] != c[1] {
			t.Errorf("%s: %q, want %q", name, c[0], c[1])
		}
	}
	tip := m.works().spaceTip(box.FindSpace("fencing"))
	if !slices.Contains(tip, exchangeFirst(t, box.Clay, box.Wood, 4)) {
		t.Errorf("fencing is told as %q", tip)
	}
	c := &ui.Canvas{}
	c.Reset(960, 540, 1)
	count := func(id string) (signs, marks int) {
		c.Reset(960, 540, 1)
		m.works().drawSpace(c, m.works().spaceBox(box.FindSpace(id)), box.FindSpace(id))
		for _, op := range c.Ops {
			if k := op.Color; k.R == reachTone.R && k.G == reachTone.G && k.B == reachTone.B {
				if op.Kind == ui.OpFill {
					marks++
				} else {
					signs++
				}
			}
		}
		return signs, marks
	}
	if signs, marks := count("fencing"); signs == 0 || marks == 0 {
		t.Errorf("fencing has %d signs and %d marks", signs, marks)
	}
	for _, id := range []string{"forest", "lessons"} {
		if signs, marks := count(id); signs+marks != 0 {
			t.Errorf("%s has the tone of what is in reach", id)
		}
	}
}

// Cards of the hand in reach name their exchange where they are asked for.
func TestCardsInReachAreNamed(t *testing.T) {
	m := looked(t, NewBoard(), "moor hand-cards", append([]string{"hand 1 M090 M126 A087"}, stalled...),
		"place major_improvement")
	find := func(id string) box.Card {
		c, ok := box.FindCard(id)
		if !ok {
			t.Fatalf("no card %s", id)
		}
		return c
	}
	want := exchangeFirst(t, box.Clay, box.Wood, 2)
	if got := m.choices().leadLine(m.choices().cardLead(find("M126"))); got != want || !m.choices().leads(find("M126")) {
		t.Errorf("the Cooperative Store: %q", got)
	}
	if tip := m.cardTip(find("M090")); !slices.Contains(tip, exchangeFirst(t, box.Clay, box.Wood, 1)) {
		t.Errorf("the Winter Storehouse is told as %q", tip)
	}
	if m.choices().leads(find("A087")) {
		t.Error("an occupation is in reach where none is asked for")
	}
	m = looked(t, NewBoard(), "moor hand-cards", append([]string{"hand 1 A087 A086", "cards 1 A088 A090 M090"},
		"round 6", "goods 1 clay 5 food 0 grain 0", "turn 1"), "place lessons")
	if ask, _ := NewBoard().Prompt(m.View); ask != m.say("ask.use.exchange") {
		t.Errorf("asked is %q", ask)
	}
	en := scenetest.In(t, "agricola.")
	want = en.Say("lead.first", fmt.Sprintf("%s, %s (%s)", goodsIn(t, oneOf(box.Food, 2)),
		goodsIn(t, oneOf(box.Fuel, 2)), en.Say("card.M090")))
	if got := m.choices().leadLine(m.choices().cardLead(find("A087"))); got != want || !m.choices().leads(find("A087")) {
		t.Errorf("the occupation: %q, want %q", got, want)
	}
}

// An exchange that the rules refuse rests, with its reason, and a click on its good tells it.
func TestRefusedExchangesTellWhy(t *testing.T) {
	b := NewBoard()
	m := looked(t, b, "moor", []string{"round 2", "goods 1 wood 4 food 0", "turn 1"}, "place fencing")
	if got := m.choices().noExchange(box.Wood); got != m.say("no.duty") {
		t.Errorf("the last wood for fences: %q", got)
	}
	if got := b.About(m.View, m.owned().goodBox(box.Wood).Center()).Refusal; got != m.say("no.duty") {
		t.Errorf("a click on it tells %q", got)
	}
	m = looked(t, b, "moor", []string{"round 6", "majors 1 ceramics_stall furniture_stall", "goods 1 clay 1 wood 1 food 1",
		"turn 1"}, "exchange clay for wood")
	back := rate{box.Wood, box.Clay, 1}
	if got := m.choices().noRate(back); got != m.say("no.back") || m.choices().offersRate(back) {
		t.Errorf("the exchange back: %q", got)
	}
	if got := m.choices().noExchange(box.Wood); got != "" {
		t.Errorf("wood is still exchanged for fuel, and refused with %q", got)
	}
	for _, g := range b.Targets(m.View) {
		if g.ID == goodID(box.Wood) {
			m = b.moment(clicked(m.View, g))
		}
	}
	list, by := m.choices().slip()
	chips, _ := m.choices().chips(list, by)
	i := slices.IndexFunc(chips, func(k chip) bool { return k.rests != "" })
	if i < 0 || chips[i].makes[box.Clay] != 1 {
		t.Fatalf("the exchange back does not rest on the slip of wood: %v", chips)
	}
	if tip := m.help().tip(chips[i].at.Center()); len(tip) != 2 || tip[1] != m.say("no.back") {
		t.Errorf("of what rests it is told %q", tip)
	}
}

// What is laid lies on the table, craft buildings are clicked in front, exchanges stay behind their
// button.
func TestMealLaysWhatIsEaten(t *testing.T) {
	meal := func(goods string) (m *moment, listed []string, label string) {
		b := NewBoard()
		m = looked(t, b, "moor", []string{"round 4", "majors 1 ceramics_stall joinery", "goods 1 " + goods,
			"goods 2 food 9 fuel 9", "harvest"})
		list, _ := m.choices().slip()
		for _, a := range list {
			listed = append(listed, rules.Notation(m.s, a))
		}
		for _, g := range b.Targets(m.View) {
			if g.ID == "button any" {
				label = g.Label
			}
		}
		return m, listed, label
	}
	m, listed, label := meal("food 1 clay 2 grain 1 wood 1")
	if sides := m.choices().sideTargets(); len(listed) != 0 || len(sides) != 1 || sides[0].ID != "choice craft joinery" ||
		label != m.say("button.any") {
		t.Errorf("listed are %v behind %q, in front %v", listed, label, sides)
	}
	if d, ok := m.harvest().meal(); !ok || d.laid[box.Grain] != 1 {
		t.Errorf("laid is %v, at a table: %t", d.laid, ok)
	}
	if missing, over := m.harvest().unfed(0); missing != 3 || over {
		t.Errorf("%d are missing, over: %v", missing, over)
	}
	lines := m.help().payLines(900)
	for _, want := range []string{m.say("pay.hunger.still", goodsIn(t, oneOf(box.Food, 2)), 2, 6),
		m.say("pay.supply", goodsIn(t, oneOf(box.Food, 1)))} {
		if !strings.Contains(strings.Join(lines, " "), want) {
			t.Errorf("%q is not told in %q", want, lines)
		}
	}
	m, listed, label = meal("food 2 clay 1 fuel 2")
	if len(listed) != 0 || label != m.say("button.any") {
		t.Errorf("where only an exchange helps listed are %v behind %q", listed, label)
	}
	done, _ := rules.Find(m.s, "done")
	if got := NewBoard().Confirm(m.View, done); got != m.say("confirm.hunger", 2) {
		t.Errorf("to be done without them warns %q", got)
	}
}

// Nothing of the last harvest shows before the fields of this one are reaped, and a crop
// is moved by two clicks on fields.
func TestCropsMoveOnFields(t *testing.T) {
	b := NewBoard()
	m := looked(t, b, "hand-cards", []string{"round 7", "hand 1 A086", "hand 2 A087", "cards 1 A071",
		"fields 1 0,3 0,4 1,4", "crop 1 0,3 3 grain", "goods 1 food 4", "goods 2 food 4", "harvest"})
	if ask, _ := b.Prompt(m.View); m.s.Prompt().Key != "fields" || ask != m.say("ask.fields.move") {
		t.Fatalf("asked is %q", ask)
	}
	if h := m.harvest().harvested(0); h.Round != 0 || len(m.choices().listed()) != 0 {
		t.Errorf("shown are %+v and %v", h, m.choices().listed())
	}
	cells := func() (ts []board.Target) {
		for _, g := range b.Targets(m.View) {
			if strings.HasPrefix(g.ID, "cell ") {
				ts = append(ts, g)
			}
		}
		return ts
	}
	from := cells()
	if len(from) != 1 || from[0].ID != "cell 0,3" {
		t.Fatalf("%d fields can be clicked", len(from))
	}
	m.View.Picked = slices.DeleteFunc(slices.Clone(m.Legal), func(a rules.Action) bool { return !from[0].Fits(a) })
	to := cells()
	if ask, _ := b.Prompt(m.View); len(to) != 2 || ask != m.say("ask.fields.to") {
		t.Fatalf("asked %q, %d fields take it", ask, len(to))
	}
	for _, g := range to {
		n := 0
		for _, a := range m.View.Picked {
			if g.Fits(a) {
				n++
			}
		}
		if n != 1 {
			t.Errorf("%s fits %d actions", g.ID, n)
		}
	}
}

// Who begs and who goes to bed is told with what was missing of what was needed.
func TestShortfallsAreTold(t *testing.T) {
	b := NewBoard()
	en := scenetest.In(t, "agricola.")
	short := func(key, good string, n, need int) string {
		return en.Say("log.by", en.Say("log."+key, n), en.Say("log.missing", en.Say("good."+good), n, need))
	}
	for _, c := range []struct{ goods, do, want string }{
		{"food 1 grain 1 fuel 9", "done", short("begged", "food", 3, 4)},
		{"food 9 clay 1", "done", short("bed", "fuel", 2, 2)},
		{"food 9 wood 1", "heat 1 wood", short("bed", "fuel", 1, 2)},
	} {
		m := looked(t, b, "moor", []string{"round 4", "majors 1 ceramics_stall", "goods 1 " + c.goods,
			"goods 2 food 9 fuel 9", "harvest"})
		a, ok := rules.Find(m.s, c.do)
		if !ok {
			t.Fatalf("nobody can %s of %v", c.do, rules.Notations(m.s))
		}
		reel, before, told := &rules.Reel{}, rules.State(m.s), []string(nil)
		m.s.Clone().Do(a, reel)
		for _, beat := range reel.Beats {
			v := *m.View
			v.State = before
			if l, ok := b.Line(&v, before, beat); ok {
				told = append(told, l.Text)
			}
			before = beat.After
		}
		if !slices.Contains(told, c.want) {
			t.Errorf("%s: %q is not told in %q", c.goods, c.want, told)
		}
	}
}
