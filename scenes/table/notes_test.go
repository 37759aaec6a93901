package table_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// notedBoard is the toy with two things to explain: one at once, one after a while.
type notedBoard struct{ toyBoard }

func (b notedBoard) Offers() board.Offers {
	o := b.toyBoard.Offers()
	o.Lessons.Guide = "contractor/plum"
	always := func(rules.State, rules.Seat) bool { return true }
	o.Lessons.Notes = []board.Note{{ID: "never", Meets: func(rules.State, rules.Seat) bool { return false }},
		{ID: "one", Meets: always}, {ID: "two", Meets: always}}
	return o
}

// noted sits down at that toy; told holds what was explained, in order, and what was announced.
func noted(t *testing.T, change func(*table.Config)) (p *player, told, heard *[]string) {
	told, heard = new([]string), new([]string)
	p = sit(t, newToy(t, 2, 1), notedBoard{}, "pb", 960, 540, func(c *table.Config) {
		c.Announce = func(line string) { *heard = append(*heard, line) }
		c.Notes = table.Notes{Told: func(id string) bool { return slices.Contains(*told, id) },
			Tell: func(id string) { *told = append(*told, id) }}
		if change != nil {
			change(c)
		}
	})
	return p, told, heard
}

// The guide explains what the player meets, one thing at a time and each once; it is announced and goes away.
func TestGuideExplains(t *testing.T) {
	p, told, heard := noted(t, nil)
	p.until()
	p.wait(2)
	if want := []string{"one"}; !slices.Equal(*told, want) || p.table.Said() == "" {
		t.Fatalf("at the start %v is explained by %q, want %v", *told, p.table.Said(), want)
	}
	if said := p.table.Said(); !slices.Contains(*heard, said) {
		t.Errorf("%q is not announced", said)
	}
	p.wait(15 * input.TicksPerSecond)
	if p.table.Said() != "" {
		t.Error("what the guide explains stays for a quarter of a minute")
	}
	for range 4 {
		p.clickTarget("button Roll")
		p.until()
		p.wait(15 * input.TicksPerSecond)
	}
	if want := []string{"one", "two"}; !slices.Equal(*told, want) {
		t.Errorf("explained is %v, want %v", *told, want)
	}
}

// Nothing is explained in lessons and to whoever wants no help.
func TestGuideIsSilent(t *testing.T) {
	for name, change := range map[string]func(*table.Config){
		"lesson": func(c *table.Config) { c.Coach = freeCoach{} },
		"purist": func(c *table.Config) {
			c.Options = func() settings.TableOptions { return settings.TableOptions{Purist: true} }
		},
	} {
		p, told, _ := noted(t, change)
		p.wait(60)
		if len(*told) > 0 || p.table.Said() != "" {
			t.Errorf("%s: the guide explains %v", name, *told)
		}
	}
}

// In a few games each title's guide has an opportunity for all that it explains, and a text in every
// language; nothing is explained that one meets at nearly every decision, but what is last of the list.
func TestNotesAreMet(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		notes := f.New().Offers().Lessons.Notes
		met, decisions := map[string]int{}, 0
		for seed := range uint64(12) {
			m, r := f.Match(t, 2+int(seed%3), seed), rand.New(rand.NewPCG(seed, 5))
			for m.State().Turn() != rules.Nobody && m.Len() < 3000 {
				if s := m.State(); s.Turn() != rules.Nature {
					decisions++
					for _, n := range notes {
						if n.Meets(s, s.Turn()) {
							met[n.ID]++
						}
					}
				}
				wander(t, m, 1, r)
			}
		}
		for _, n := range notes {
			if met[n.ID] == 0 {
				t.Errorf("in no game there is anything to say of %s: %v of %d", n.ID, met, decisions)
			}
		}
		t.Logf("%v of %d", met, decisions)
	})
}

// What the guides explain hides nothing that can be clicked; on a canvas that is not small there is room for it.
func TestNotesHaveRoom(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		shown, all := 0, 0
		for i, size := range append(apptest.Windows(), scenetest.Size{W: 853, H: 533, S: 1.5, Name: "853x533"}) {
			for j := range 3 {
				seats := 2 + j%2
				m := f.Match(t, seats, uint64(i))
				wander(t, m, 40+60*j, rand.New(rand.NewPCG(uint64(i), 2)))
				var told []string
				p := sit(t, m, f.New(), strings.Repeat("p", seats), size.W, size.H, func(c *table.Config) {
					c.Notes = table.Notes{Told: func(id string) bool { return slices.Contains(told, id) },
						Tell: func(id string) { told = append(told, id) }}
				})
				p.frame.S = size.S
				p.until()
				p.wait(30)
				s := m.State()
				if !slices.ContainsFunc(f.New().Offers().Lessons.Notes,
					func(n board.Note) bool { return n.Meets(s, s.Turn()) }) {
					continue
				}
				wide := ui.LayoutOf(size.W, size.H) != ui.Compact
				if wide {
					all++
				}
				at, ok := p.table.Slip()
				if len(told) == 0 || !ok {
					continue
				}
				if wide {
					shown++
				}
				for _, g := range p.table.Targets() {
					if at.Overlaps(g.Area) {
						t.Errorf("%s: what is said of %s hides %s", size.Name, told[0], g.ID)
					}
				}
			}
		}
		t.Logf("%d of %d have room", shown, all)
		if all < 5 || shown*10 < all*8 {
			t.Errorf("only %d of %d have room", shown, all)
		}
	})
}
