package scenetest

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// A clip of a kind that was looked at before is looked at once in so many times.
const everyClip = 13

// EventsAreToldAndShown plays games until each event has come up: each has a
// line of the log or is silent by agreement, and a clip that comes to its end
// and draws at any moment, with full and with reduced motion.
func (f *Fixture) EventsAreToldAndShown(t *testing.T, games int) {
	t.Helper()
	told, shown := map[reflect.Type]bool{}, map[reflect.Type]bool{}
	b, n := f.New(), 0
	f.Games(t, games, func(before rules.State, beat rules.Beat) {
		n++
		kind := reflect.TypeOf(beat.Event)
		v := wait(f.View(t, b, before, 640, 400))
		f.told(t, b, v, beat)
		told[kind] = true
		if shown[kind] && n%everyClip != 0 {
			return
		}
		for seat := range v.Seats {
			v.Seats[seat].Bot = [...]string{"", "hard"}[seat%2]
		}
		for _, v.Reduced = range [...]bool{false, true} {
			if clip := b.Clip(v, beat); clip != nil {
				shown[kind] = true
				f.shown(t, b, v, beat, clip)
			}
		}
	})
	for _, e := range f.Events {
		switch kind := reflect.TypeOf(e); {
		case !told[kind]:
			t.Errorf("%v never came up", kind)
		case !shown[kind] && (f.Unseen == nil || !f.Unseen(e)):
			t.Errorf("%v has no clip", kind)
		}
	}
}

// told checks the line of the log and what it lights up.
func (f *Fixture) told(t *testing.T, b board.Board, v *board.View, beat rules.Beat) {
	t.Helper()
	l, ok := b.Line(v, v.State, beat)
	if ok == f.Silent(beat.Event) || ok && l.Text == "" || f.unsaid(l.Text) {
		t.Fatalf("%T %+v: line %q, silent %v", beat.Event, beat.Event, l.Text, f.Silent(beat.Event))
	}
	offers := b.Offers()
	if r := &offers.Rules; ok && r.Topics != nil && (l.Topic == "" || r.TopicOf(l.Topic) != l.Topic) {
		t.Fatalf("%T: the line %q leads to %q in the rules", beat.Event, l.Text, l.Topic)
	}
	if ok {
		f.pictured(t, beat, l)
	}
	if !ok || offers.Map.Locate == nil || !f.onMap(l.Mark) {
		return
	}
	after := *v
	after.State = beat.After
	if _, there := offers.Map.Locate(&after, l.Mark); !there {
		t.Fatalf("%T: %q is nowhere", beat.Event, l.Mark)
	}
}

// pictured checks that a line is told in pictures too, which need no translation
// and no art of another title.
func (f *Fixture) pictured(t *testing.T, beat rules.Beat, l board.Line) {
	t.Helper()
	if len(l.Glyphs) == 0 {
		t.Fatalf("%T: the line %q has no pictures", beat.Event, l.Text)
	}
	for _, g := range l.Glyphs {
		icon, there := assets.Find("icon/" + g.Icon)
		if !there {
			icon, there = assets.Find(g.Icon)
		}
		if g.Icon != "" && !there {
			t.Fatalf("%T: there is no icon %q", beat.Event, g.Icon)
		}
		if g.Icon != "" {
			if of := assets.SheetTitle(icon.Cut(1).Sheet); of != "" && of != f.Title.ID {
				t.Fatalf("%T: the icon %q is fetched with the art of %s only", beat.Event, g.Icon, of)
			}
		}
		empty := g.Icon == "" && g.Draw == nil && !g.Medal && g.Text == "" && g.Points == 0
		if empty || strings.ContainsFunc(g.Text, unicode.IsLetter) {
			t.Fatalf("%T: a picture shows nothing, or words: %q", beat.Event, g.Text)
		}
	}
}

func (f *Fixture) onMap(mark string) bool {
	if f.OnMap != nil {
		return f.OnMap(mark)
	}
	return mark != "" && !strings.HasPrefix(mark, "seat ")
}

// shown draws the board and a clip over it from beginning to end.
func (f *Fixture) shown(t *testing.T, b board.Board, v *board.View, beat rules.Beat, clip board.Clip) {
	t.Helper()
	length := clip.Length()
	if length <= 0 || length > f.Longest {
		t.Errorf("%T takes %v", beat.Event, length)
	}
	on := *v
	on.Hidden = clip.Hides
	c := &ui.Canvas{}
	for _, at := range [...]time.Duration{0, length / 4, length / 2, length - 1, length} {
		c.Reset(v.Frame.Canvas.W, v.Frame.Canvas.H, 2)
		b.Draw(c, &on)
		clip.Draw(c, &on, at)
		if open := unclosed(c); open != 0 {
			t.Fatalf("%T at %v leaves %d clips open", beat.Event, at, open)
		}
	}
}

// unclosed is how many Clips have no Unclip.
func unclosed(c *ui.Canvas) (n int) {
	for _, op := range c.Ops {
		switch op.Kind {
		case ui.OpClip:
			n++
		case ui.OpUnclip:
			n--
		}
	}
	return n
}

// LossesHurt plays games until each of these events has come up that costs somebody
// something: its line says so, and its clip is heard with its cue; no other line does.
func (f *Fixture) LossesHurt(t *testing.T, games int, losses ...Loss) {
	t.Helper()
	b, seen := f.New(), make([]bool, len(losses))
	f.Games(t, games, func(before rules.State, beat rules.Beat) {
		v := wait(f.View(t, b, before, 640, 400))
		l, _ := b.Line(v, before, beat)
		i := slices.IndexFunc(losses, func(loss Loss) bool { return loss.Is(before, beat.Event) })
		if l.Costs != (i >= 0) {
			t.Errorf("%T %+v: somebody loses something: %t", beat.Event, beat.Event, l.Costs)
		}
		if i < 0 {
			return
		}
		seen[i] = true
		for _, v.Reduced = range [...]bool{false, true} {
			clip := b.Clip(v, beat)
			if clip == nil || !slices.ContainsFunc(clip.Cues(),
				func(c board.ClipCue) bool { return c.Name == losses[i].Cue }) {
				t.Errorf("%T %+v: %q is not heard", beat.Event, beat.Event, losses[i].Cue)
			}
		}
	})
	for i, ok := range seen {
		if !ok {
			t.Errorf("the loss with the cue %q, number %d, never came up", losses[i].Cue, i)
		}
	}
}

// A Loss are events by which somebody loses something, and the cue they are heard with.
type Loss struct {
	Is  func(before rules.State, e rules.Event) bool
	Cue string
}

// LossOf are all events of a type.
func LossOf[E rules.Event](cue string) Loss {
	return Loss{func(_ rules.State, e rules.Event) bool { _, ok := e.(E); return ok }, cue}
}

// EventsAreHeard plays games: what has a clip has cues, in order and within its
// time, that package sound knows; in all, every cue of the list comes up. It gives a
// table of what each event sounds like.
func (f *Fixture) EventsAreHeard(t *testing.T, games int, want ...string) string {
	t.Helper()
	heard, of := map[string]bool{}, map[string]map[string]bool{}
	b := f.New()
	f.Games(t, games, func(before rules.State, beat rules.Beat) {
		v := wait(f.View(t, b, before, 640, 400))
		for _, v.Reduced = range [...]bool{false, true} {
			clip := b.Clip(v, beat)
			if clip == nil {
				continue
			}
			cues := clip.Cues()
			if (len(cues) == 0) != f.Unheard(beat.Event) {
				t.Errorf("%T %+v has %d cues", beat.Event, beat.Event, len(cues))
			}
			name := EventName(beat.Event)
			if of[name] == nil {
				of[name] = map[string]bool{}
			}
			for i, c := range cues {
				heard[c.Name] = true
				if c.Lost {
					of[name]["-"+c.Name] = true
				} else {
					of[name][c.Name] = true
				}
				if !slices.Contains(cue.All(), c.Name) {
					t.Errorf("%T: nobody knows how %q sounds", beat.Event, c.Name)
				}
				if c.At < 0 || c.At > clip.Length() || i > 0 && c.At < cues[i-1].At {
					t.Errorf("%T: cue %d, %q, comes at %v of %v", beat.Event, i, c.Name, c.At, clip.Length())
				}
			}
		}
	})
	for _, name := range want {
		if !heard[name] {
			t.Errorf("%q is never heard", name)
		}
	}
	var lines []string
	for _, event := range slices.Sorted(maps.Keys(of)) {
		cues := slices.Sorted(maps.Keys(of[event]))
		lines = append(lines, fmt.Sprintf("%-16s %s\n", event, strings.Join(cues, ", ")))
	}
	return strings.Join(lines, "")
}

// EventName is an event's type without its package.
func EventName(e rules.Event) string {
	_, name, _ := strings.Cut(fmt.Sprintf("%T", e), ".")
	return name
}
