package learn

import (
	"fmt"
	"slices"
	"strings"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// shortTopic is the first entry of every reference: the summary on one page.
const shortTopic = "short"

// A referenceScreen is a title's rules to look things up in: a list of entries
// that can be searched, and the entry chosen.
type referenceScreen struct {
	sh    *page.Shell
	title *rules.Title
	rules board.Reference // without topics there is only the summary
	kit   ui.Kit
	next  ui.Scene

	topics  []board.Topic
	query   string
	rows    []referenceRow // of the list, as the query leaves them
	sought  string         // what rows were made for
	chosen  string         // ID of the entry that shows
	earlier []string       // entries that links led away from
	list    float64        // how far the list is scrolled
	follow  bool           // the list must be scrolled to the chosen entry
	at      float64        // how far the entry is scrolled
	article article
	lessons bool // there is a way to the lessons
	tries   bool // entries lead to lessons
}

// A referenceRow is a line of the list: of the name of an entry, or of a chapter.
type referenceRow struct {
	topic, text string
	more        bool // it goes on with the row above
}

// An Origin is where the rules are opened from.
type Origin uint8

// The origins, and where the rules lead from there.
const (
	FromTable   Origin = iota // there is a way to the lessons, and entries lead to them
	FromLessons               // their list: entries lead to them, and back does
	FromLesson                // a lesson goes on afterwards: nothing leads to another
)

// NewReference opens the rules of a title at an entry; "" is the summary.
func NewReference(sh *page.Shell, t *rules.Title, topic string, from Origin) ui.Scene {
	s := &referenceScreen{sh: sh, title: t}
	if lay, ok := sh.Boards[t.ID]; ok {
		offers := lay().Offers()
		s.rules = offers.Rules
		teaches := offers.Lessons.Scripts != nil
		s.tries = teaches && from != FromLesson
		s.lessons = teaches && from == FromTable
	}
	s.topics = append([]board.Topic{{ID: shortTopic}}, s.rules.Topics...)
	s.chosen = shortTopic
	if s.topic(topic) != nil {
		s.chosen = topic
	}
	s.follow = true
	s.kit.Focus("search")
	return s
}

// topic finds an entry, nil when there is none.
func (s *referenceScreen) topic(id string) *board.Topic {
	for i := range s.topics {
		if s.topics[i].ID == id {
			return &s.topics[i]
		}
	}
	return nil
}

// key is the key of a text of an entry.
func (s *referenceScreen) key(topic, part string) string {
	if topic == shortTopic {
		return "reference.short"
	}
	return s.title.ID + ".topic." + topic + part
}

func (s *referenceScreen) head(topic string) string {
	if t := s.topic(topic); t != nil && t.Tell != nil {
		head, _ := t.Tell(s.sh.Words)
		return head
	}
	return s.sh.Words.Say(s.key(topic, ""))
}

// paragraphs are the texts of an entry.
func (s *referenceScreen) paragraphs(topic string) (out []string) {
	if t := s.topic(topic); t != nil && t.Tell != nil {
		_, out = t.Tell(s.sh.Words)
		return out
	}
	for n := 1; ; n++ {
		key := s.key(topic, fmt.Sprintf(".%d", n))
		if topic == shortTopic {
			key = fmt.Sprintf("%s.rules.%d", s.title.ID, n)
		}
		if !s.sh.Words.Has(key) {
			return out
		}
		out = append(out, s.sh.Words.Say(key))
	}
}

// Reworded forgets what was written with the words there were.
func (s *referenceScreen) Reworded() { s.sought, s.article = "", article{} }

// search fills the rows of the list, width canvas pixels wide: all entries
// under their chapters, or those that hold every word of the query, the best first.
func (s *referenceScreen) search(width float64) {
	sought := fmt.Sprint(s.query, "\n", s.sh.Words.Lang(), width)
	if s.sought == sought {
		return
	}
	s.sought, s.rows, s.list = sought, nil, 0
	s.follow = true
	words := strings.Fields(page.Fold(s.query))
	if len(words) == 0 {
		chapter := ""
		for _, t := range s.topics {
			if t.Chapter != chapter {
				chapter = t.Chapter
				s.addRows("", s.sh.Words.Say(s.title.ID+".chapter."+chapter), width)
			}
			s.addRows(t.ID, s.head(t.ID), width)
		}
		return
	}
	ranks := map[string]int{}
	var found []string
	for _, t := range s.topics {
		if rank, ok := s.rank(t.ID, words); ok {
			ranks[t.ID] = rank
			found = append(found, t.ID)
		}
	}
	slices.SortStableFunc(found, func(a, b string) int { return ranks[a] - ranks[b] })
	for _, id := range found {
		s.addRows(id, s.head(id), width)
	}
	if len(found) > 0 {
		s.choose(found[0])
	}
}

// addRows adds a name to the list, broken into lines where it is long.
func (s *referenceScreen) addRows(topic, name string, width float64) {
	role := ui.Body
	if topic == "" { // a chapter
		role = ui.Prompt
	}
	for i, line := range role.Wrap(name, width) {
		s.rows = append(s.rows, referenceRow{topic, line, i > 0})
	}
}

// rank says whether an entry holds all words, and how well: the less the
// better. A word in the heading counts most, one in the text least.
func (s *referenceScreen) rank(topic string, words []string) (rank int, ok bool) {
	head := page.Fold(s.head(topic))
	also := ""
	if key := s.key(topic, ".also"); topic != shortTopic && s.sh.Words.Has(key) {
		also = page.Fold(s.sh.Words.Say(key))
	}
	text := page.Fold(strings.Join(s.paragraphs(topic), "\n"))
	for _, w := range words {
		switch {
		case begins(head, w):
		case begins(also, w):
			rank++
		case begins(text, w):
			rank += 4
		case strings.Contains(head+"\n"+also+"\n"+text, w):
			rank += 8
		default:
			return 0, false
		}
	}
	return rank, true
}

// begins says whether a word of text begins with w.
func begins(text, w string) bool {
	for at := 0; ; {
		i := strings.Index(text[at:], w)
		if i < 0 {
			return false
		}
		if at += i; at == 0 || strings.ContainsRune(" \n(\"-,.", rune(text[at-1])) {
			return true
		}
		at += len(w)
	}
}

// choose shows an entry.
func (s *referenceScreen) choose(topic string) {
	if topic != s.chosen {
		s.chosen, s.at, s.article.key = topic, 0, ""
	}
}

// link follows a link to another entry; back leads here again.
func (s *referenceScreen) link(topic string) {
	s.earlier = append(s.earlier, s.chosen)
	s.query = ""
	s.choose(topic)
	s.follow = true
}

// step chooses the next entry of the list, or the one before.
func (s *referenceScreen) step(by int) {
	at := slices.IndexFunc(s.rows, func(r referenceRow) bool { return r.topic == s.chosen })
	for i := at + by; i >= 0 && i < len(s.rows); i += by {
		if r := s.rows[i]; r.topic != "" && r.topic != s.chosen {
			s.choose(r.topic)
			s.follow = true
			if s.sh.Announce != nil {
				s.sh.Announce(r.text)
			}
			return
		}
	}
}

// Update takes one tick.
func (s *referenceScreen) Update(in input.Frame) (ui.Scene, error) {
	s.next = s
	for _, m := range [...]struct {
		key input.Key
		by  int
	}{{input.KeyDown, 1}, {input.KeyUp, -1}} {
		if in.Hit(m.key) {
			s.step(m.by)
			in.Keys = in.Without(m.key)
			s.kit.Relay()
		}
	}
	s.kit.Update(in, s.view)
	s.sh.Hear(&s.kit)
	return s.next, nil
}

// Draw fills the display list.
func (s *referenceScreen) Draw(c *ui.Canvas) { s.kit.Draw(c, s.view) }

// Animating says whether the picture is about to change by itself.
func (s *referenceScreen) Animating() bool { return s.kit.Animating() || s.follow }

// Aims are what a click can reach.
func (s *referenceScreen) Aims() []ui.Aim { return s.kit.Aims() }

// Woke notes that the texts may have changed.
func (s *referenceScreen) Woke() { s.sought, s.article.key = "", "" }

// Field is where a text is being written.
func (s *referenceScreen) Field() (ui.Rect, bool) { return s.kit.Field() }
