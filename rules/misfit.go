package rules

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A Misfit is what in a setup does not go together. As an error it says so to whoever
// wrote the setup; a screen says it in its own words by the fields.
type Misfit struct {
	Why    Reason
	Module string   // the module that does not fit, "" where it is no module
	Others []string // of which it needs one, or which it excludes
	Seats  [2]int   // the fewest and most players it is for
	says   string
}

// A Reason is the kind of a Misfit.
type Reason uint8

// The reasons.
const (
	Unknown Reason = iota // the title has nothing of that name, or not so
	Twice                 // a module is named twice
	Needs                 // a module, or with none a number of players, needs one of others
	Clash                 // two modules exclude each other
	Crowd                 // a module, or with none the title, is for other numbers of players
	NoFirst               // who is to begin does not play
	NoValue               // a value is not for such a game
)

func (m *Misfit) Error() string { return m.says }

// MisfitOf is what does not go together, as an error of CheckSetup says; nil for
// another error.
func MisfitOf(err error) *Misfit {
	var m *Misfit
	errors.As(err, &m)
	return m
}

// Wants is the Misfit of so many players who need one more module.
func Wants(module, says string) *Misfit {
	return &Misfit{Why: Needs, Others: []string{module}, says: says}
}

// checkModule says what is wrong with the i-th module of a setup.
func (t *Title) checkModule(s *Setup, i int) error {
	id := s.Modules[i]
	misfit := func(why Reason, others []string, format string, args ...any) error {
		return &Misfit{Why: why, Module: id, Others: others, says: fmt.Sprintf(format, args...)}
	}
	m := t.Module(id)
	if m == nil {
		return misfit(Unknown, nil, "%s has no module %q; it has %s", t.ID, id, t.moduleNames())
	}
	if slices.Contains(s.Modules[:i], id) {
		return misfit(Twice, nil, "module %q is named twice", id)
	}
	if lacks := m.Lacks(s.Modules); lacks != nil {
		return misfit(Needs, lacks, "module %q needs %s", id, quoted(lacks, " or "))
	}
	for _, other := range m.Clashes {
		if slices.Contains(s.Modules, other) {
			return misfit(Clash, []string{other}, "modules %q and %q exclude each other", id, other)
		}
	}
	if !m.For(s.Seats) {
		f := &Misfit{Why: Crowd, Module: id, Seats: m.Seats}
		f.says = fmt.Sprintf("module %q is for %d to %d players, not for %d", id, m.Seats[0], m.Seats[1], s.Seats)
		if m.Seats[1] == 1 {
			f.says = fmt.Sprintf("module %q is only for a game alone, not for %d players", id, s.Seats)
		}
		return f
	}
	return nil
}

func quoted(ids []string, between string) string {
	var list []string
	for _, id := range ids {
		list = append(list, fmt.Sprintf("%q", id))
	}
	return strings.Join(list, between)
}

// Module is the module of that name, nil when there is none.
func (t *Title) Module(id string) *Module {
	if i := slices.IndexFunc(t.Modules, func(m Module) bool { return m.ID == id }); i >= 0 {
		return &t.Modules[i]
	}
	return nil
}

// Lacks are modules of which m needs one that is not among those chosen; nil when it
// has all it needs.
func (m *Module) Lacks(chosen []string) []string {
	for _, id := range m.Needs {
		if !slices.Contains(chosen, id) {
			return []string{id}
		}
	}
	has := func(id string) bool { return slices.Contains(chosen, id) }
	if len(m.NeedsOne) > 0 && !slices.ContainsFunc(m.NeedsOne, has) {
		return m.NeedsOne
	}
	return nil
}

// For says whether m is for so many players.
func (m *Module) For(seats int) bool {
	return m.Seats == [2]int{} || seats >= m.Seats[0] && seats <= m.Seats[1]
}

// WithoutIdle is s without the modules that do nothing in it, and which those are:
// earlier programs let them be chosen so, and their games are read all the same; so are
// those with modules that are gone. What
// needs such a module goes with it.
func (t *Title) WithoutIdle(s Setup) (without Setup, idle []string) {
	goes := func(id string) bool {
		m := t.Module(id)
		return slices.Contains(t.Gone, id) || m != nil && (m.Idle && (m.Lacks(s.Modules) != nil || !m.For(s.Seats)) ||
			slices.ContainsFunc(m.Needs, func(need string) bool { return slices.Contains(idle, need) }))
	}
	for {
		i := slices.IndexFunc(s.Modules, goes)
		if i < 0 {
			return s, idle
		}
		idle = append(idle, s.Modules[i])
		s.Modules = slices.Delete(slices.Clone(s.Modules), i, i+1)
	}
}
