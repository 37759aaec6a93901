package agricola

import (
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"tilestead/rules/agricola/box"
)

// readTable reads a table of testdata, which was written from the rules and not
// from ours.
func readTable(t *testing.T, name string, into any) {
	t.Helper()
	b, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, into); err != nil {
		t.Fatal(err)
	}
}

type amounts map[string]int16

func (a amounts) stock(t *testing.T) (s box.Stock) {
	for id, n := range a {
		g := slices.Index(box.GoodIDs[:], id)
		if g < 0 {
			t.Fatalf("there is no good %q", id)
		}
		s[g] = n
	}
	return s
}

type spaceRow struct {
	ID         string
	Players    []int
	Stage      int8
	Tile       string
	Moor       bool
	Accumulate amounts `json:"accumulates"`
	Solo       amounts
	LinkedWith string
	Effect     struct {
		Mode  string
		Steps []stepRow
	}
}

type stepRow struct {
	Op              string
	Goods, Pay      amounts
	N               int
	Max             *int8
	CostPerRoom     amounts
	CostPerStable   amounts
	CostPerFence    amounts
	NeedRoom        bool
	FromRound       int8
	Optional        bool
	Kinds           []string
	KindsFromRound5 []string
	OccupationCost  struct {
		ByOccupationsAlreadyPlayed []int8
		Thereafter                 int8
	}
	Options []stepRow
	Order   []string
}

// part is the row of our table that a step of the rules amounts to.
func (s *stepRow) part(t *testing.T) (p box.Part) {
	p = box.Part{Optional: s.Optional, NeedsRoom: s.NeedRoom, From: s.FromRound, Pay: s.Pay.stock(t)}
	switch s.Op {
	case "gain":
		p.Op, p.Get = box.Gain, s.Goods.stock(t)
	case "collectAll":
		p.Op = box.Collect
	case "takeStartingPlayer":
		p.Op = box.TakeFirst
	case "plow":
		p.Op = box.Plow
		if s.N != 1 {
			t.Errorf("plows %d", s.N)
		}
	case "sow":
		p.Op = box.Sow
	case "bakeBread":
		p.Op = box.Bake
	case "buildRooms":
		p.Op = box.BuildRooms
		if s.Max != nil || s.CostPerRoom["houseMaterial"] != 5 || s.CostPerRoom["reed"] != 2 {
			t.Errorf("rooms: %v", s)
		}
	case "buildStables":
		p.Op, p.Price = box.BuildStables, int8(s.CostPerStable["wood"])
		if s.Max != nil {
			p.Most = *s.Max
		}
	case "buildFences":
		p.Op = box.BuildFences
		if s.CostPerFence["wood"] != 1 {
			t.Errorf("fences: %v", s)
		}
	case "renovate":
		p.Op = box.Renovate
	case "familyGrowth":
		p.Op = box.Grow
	case "improvement":
		p.Op = box.Improve
		p.Minor = slices.Contains(s.Kinds, "minor")
		switch {
		case slices.Contains(s.Kinds, "major"):
			p.MajorFrom = 1
		case slices.Contains(s.KindsFromRound5, "major"):
			p.MajorFrom = 5
		}
	case "playOccupation":
		p.Op, p.Price, p.First = box.PlayOccupation, s.OccupationCost.Thereafter,
			s.OccupationCost.ByOccupationsAlreadyPlayed
		if len(p.First) == 0 {
			p.First = nil
		}
	case "chooseOne":
		p = oneOf(t, s.Options)
	case "buy":
		p = oneOf(t, []stepRow{*s})
	case "gainMissingAnimal":
		p.Op = box.MissingAnimal
		if !slices.Equal(s.Order, []string{"sheep", "boar", "cattle"}) {
			t.Errorf("animals: %v", s.Order)
		}
	default:
		t.Errorf("there is no op %q", s.Op)
	}
	return p
}

func oneOf(t *testing.T, options []stepRow) box.Part {
	p := box.Part{Op: box.OneOf}
	for _, o := range options {
		p.Options = append(p.Options, box.Swap{Pay: o.Pay.stock(t), Get: o.Goods.stock(t)})
	}
	return p
}

// Every action space is as the rules have it.
func TestSpaces(t *testing.T) {
	var rows []spaceRow
	readTable(t, "spaces.json", &rows)
	if len(rows) != len(box.Spaces) {
		t.Errorf("%d spaces, want %d", len(box.Spaces), len(rows))
	}
	for _, r := range rows {
		s := box.FindSpace(r.ID)
		if s == box.NoSpace {
			t.Errorf("there is no %s", r.ID)
			continue
		}
		a := &box.Spaces[s]
		want := box.ActionSpace{ID: r.ID, Stage: r.Stage, Link: r.LinkedWith, Moor: r.Moor}
		for _, n := range r.Players {
			want.Seats |= 1 << n
		}
		want.Tile = map[string]box.Tile{"": box.OnBoard, "side_job": box.SideJob, "additional_2p": box.Extra,
			"additional_34p": box.Extra}[r.Tile]
		for g, n := range r.Accumulate.stock(t) {
			if n > 0 {
				want.Adds, want.N = box.Good(g), int8(n)
			}
		}
		for _, n := range r.Solo.stock(t) {
			want.Solo += int8(n)
		}
		want.Effect = box.Effect{Either: r.Effect.Mode == "andOr"}
		for i := range r.Effect.Steps {
			want.Parts = append(want.Parts, r.Effect.Steps[i].part(t))
		}
		switch r.Effect.Mode {
		case "chooseOne":
			want.Parts = []box.Part{oneOf(t, r.Effect.Steps)}
		case "andAfterward":
			want.Parts[1].Optional = true
		}
		if s == box.MeetingPlace { // the table is that of games without hands
			want.Parts = append(want.Parts, box.Part{Op: box.Improve, Minor: true, Optional: true,
				If: box.Exactly(1, box.CountPlain)})
		}
		if !reflect.DeepEqual(*a, want) {
			t.Errorf("%s is %+v, want %+v", r.ID, *a, want)
		}
	}
}

type majorRow struct {
	ID, Copy, Family string
	Moor             bool
	StartsUnder      string
	Cooking, Get     amounts
	Anytime          []struct{ Pay, Get amounts }
	Discount         map[string]string
	Cost             amounts
	VP               int8
	CookAnytime      amounts
	Bake             struct{ FoodPerGrain, MaxGrainPerAction int8 }
	OnBuild          struct {
		Op     string
		Goods  amounts
		Rounds int8
	}
	HarvestOncePerHarvest struct{ Pay, Get amounts }
	ScoringBonus          struct {
		Good  string
		Table [][2]int8
	}
}

func (r *majorRow) improvement(t *testing.T) box.MajorImprovement {
	m := box.MajorImprovement{ID: r.ID, Family: r.Family, Cost: r.Cost.stock(t), Points: r.VP,
		Cook: r.CookAnytime.stock(t), Bake: r.Bake.FoodPerGrain, BakeMost: r.Bake.MaxGrainPerAction,
		FreeBake: r.OnBuild.Op == "bakeBread"}
	switch {
	case r.Family == "cookingHearth":
		m.Family = box.Hearth
	case strings.HasPrefix(r.ID, "horse_slaughterhouse"):
		m.Family = box.Slaughterhouse
	case strings.HasPrefix(r.ID, "cookhouse"):
		m.Family = box.Cookhouse
	}
	if r.Moor {
		m.Moor, m.Under, m.Cook, m.Get = true, r.StartsUnder, r.Cooking.stock(t), r.Get.stock(t)
	}
	for _, a := range r.Anytime {
		pay, get := a.Pay.stock(t), a.Get.stock(t)
		m.Trades = append(m.Trades, box.Trade{From: only(pay), To: only(get)})
	}
	if r.OnBuild.Op == "scheduleNextRounds" {
		m.Food = [2]int8{int8(r.OnBuild.Goods["food"]), r.OnBuild.Rounds}
	}
	if len(r.ScoringBonus.Table) > 0 {
		m.Craft, m.Good = true, box.Good(slices.Index(box.GoodIDs[:], r.ScoringBonus.Good))
		m.CraftFood = int8(r.HarvestOncePerHarvest.Get["food"])
		if r.HarvestOncePerHarvest.Pay[r.ScoringBonus.Good] != 1 {
			t.Errorf("%s takes %v", r.ID, r.HarvestOncePerHarvest.Pay)
		}
		for i, row := range r.ScoringBonus.Table {
			m.Bonus[i] = row[0]
			if int(row[1]) != i+1 {
				t.Errorf("%s gives %d points", r.ID, row[1])
			}
		}
	}
	return m
}

// only is the good of which there is one in a stock.
func only(s box.Stock) box.Good { return box.Good(slices.Index(s[:], 1)) }

// Every major improvement is as the rules have it; a copy is like the card it
// lies under, but for its price.
func TestMajors(t *testing.T) {
	var rows []majorRow
	readTable(t, "majors.json", &rows)
	if len(rows) != len(box.Majors) {
		t.Fatalf("%d majors, want %d", len(box.Majors), len(rows))
	}
	under := map[string]string{"Fireplace": "fireplace_3", "Cooking Hearth": "cooking_hearth_5", "Well": "well",
		"Clay Oven": "clay_oven", "Stone Oven": "stone_oven", "Joinery": "joinery", "Pottery": "pottery",
		"Basketmaker's Workshop": "basketmakers_workshop"}
	museum := rows[slices.IndexFunc(rows, func(r majorRow) bool { return r.Discount != nil })].Discount
	if len(museum) != 7 {
		t.Errorf("the museum makes %v cheaper", museum)
	}
	for i := range rows {
		want := rows[i].improvement(t)
		if good := museum[rows[i].ID]; good != "" {
			want.Museum[slices.Index(box.GoodIDs[:], good)] = 1
		}
		if c := rows[i].Copy; c != "" {
			j := slices.IndexFunc(rows, func(r majorRow) bool { return r.ID == under[c] })
			want = rows[j].improvement(t)
			want.Museum = box.Majors[i].Museum // never together
			want.ID, want.Copy, want.Under, want.Cost = box.Majors[i].ID, true, under[c], rows[i].Cost.stock(t)
		}
		if !reflect.DeepEqual(box.Majors[i], want) {
			t.Errorf("%s is %+v, want %+v", box.Majors[i].ID, box.Majors[i], want)
		}
	}
}

// The board that the rules count (8).
func TestSpacesInPlay(t *testing.T) {
	for seats, want := range map[int]int{1: 10, 2: 10, 3: 14, 4: 16, 5: 21, 6: 26} {
		s := newGame(setupFor(seats)).(*State)
		got, err := inspect(s, []string{"spaces"})
		if err != nil || got != number(want) {
			t.Errorf("%d players have %s spaces, want %d (%v)", seats, got, want, err)
		}
	}
}
