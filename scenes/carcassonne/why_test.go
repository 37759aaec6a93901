package carcassonne

import (
	"strings"
	"testing"

	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
)

// Every refusal leads to the rule behind it, not to what happens to lie there.
func TestRefusalsLeadToTheirRule(t *testing.T) {
	b := NewBoard()
	for key, topic := range refusalTopics {
		if entryOf(topic) != topic {
			t.Errorf("no.%s leads to %q, which is no entry", key, topic)
		}
		if !scenetest.Words(t, "en").Has("carcassonne.no." + key) {
			t.Errorf("nothing is refused with no.%s", key)
		}
	}
	for _, key := range scenetest.Words(t, "en").Keys() {
		key, _, _ = strings.Cut(key, "#") // a form for fingers is of the same refusal
		why, refusal := strings.CutPrefix(key, "carcassonne.no.")
		if refusal && why != "cell" && !strings.HasPrefix(why, "now.") && refusalTopics[why] == "" {
			t.Errorf("%s leads to no rule", key)
		}
	}
	s := stage(t, "first 1", "set lay B24 1,0 r0", "set figure 2 small 1,0 r1", "draw B24", "place 2,0 r0")
	v := fixture.View(t, b, s, 1280, 800)
	p := clear(t, b.moment(v), carcassonne.Place{At: carcassonne.Pos{X: 2},
		Feature: carcassonne.Tiles[mustFind(t, "B24")].Feature("r1")})
	if got := b.About(v, p); got.RefusalTopic != "join" || got.Topic == "join" {
		t.Errorf("a road where somebody stands leads to %q", got.RefusalTopic)
	}
}

// A score leads to the rule that gave the points.
func TestScoresLeadToTheirRule(t *testing.T) {
	for _, c := range []struct {
		e    carcassonne.Scored
		want string
	}{{scored(carcassonne.City, false), "city"}, {scored(carcassonne.Road, true), "unfinished"},
		{scored(carcassonne.Field, true), "field"}} {
		if got := tales.Topic(nil, c.e); got != c.want {
			t.Errorf("%+v leads to %q, want %q", c.e, got, c.want)
		}
	}
}

func scored(kind carcassonne.FeatureKind, final bool) (e carcassonne.Scored) {
	e.Kind, e.Final = kind, final
	return e
}
