package screens

import (
	"slices"
	"strings"

	"tilestead/rules"
)

// Setup is the game as it is put together so far.
func (s *setupScreen) Setup() rules.Setup { return s.choice().setupIn("") }

// setupIn is the same as a game of a series with that value, "" for none.
func (s choicePart) setupIn(series string) rules.Setup {
	set := rules.Setup{Title: s.title.ID, Seats: len(s.seats), Seed: s.seed}
	for _, m := range s.title.Modules { // in the title's order
		if s.on(m.ID) {
			set.Modules = append(set.Modules, m.ID)
		}
	}
	if series == "" {
		return s.withValues(set)
	}
	id := s.title.Series.Value
	return s.withValues(set.With(id, series)).With(id, series) // a preset may name another game
}

func (s choicePart) modulesKey() string { return "setup." + s.title.ID + ".modules" }

func (s choicePart) on(id string) bool { return slices.Contains(s.modules, id) }

// module finds a module, nil when there is none.
func (s choicePart) module(id string) *rules.Module { return s.title.Module(id) }

// modulesOf are the modules of a kind, in the title's order.
func (s choicePart) modulesOf(kind rules.ModuleKind) (list []*rules.Module) {
	for i := range s.title.Modules {
		if m := &s.title.Modules[i]; m.Kind == kind {
			list = append(list, m)
		}
	}
	return list
}

// missing names what a module needs that is not chosen, "" when it can be.
func (s choicePart) missing(m *rules.Module) string {
	var names []string
	for _, id := range m.Needs {
		if !s.on(id) {
			names = append(names, s.moduleName(id))
		}
	}
	if len(m.NeedsOne) > 0 && !slices.ContainsFunc(m.NeedsOne, s.on) {
		names = append(names, s.oneOf(m.NeedsOne))
	}
	return strings.Join(names, ", ")
}

func (s choicePart) moduleName(id string) string {
	return s.sh.Words.Say("module." + s.title.ID + "." + id)
}

// toggle switches a module; those it needs come with it, those it excludes and
// those that need it go. A preset stays chosen when expansions change.
func (s choicePart) toggle(m *rules.Module) {
	preset := s.preset()
	if s.on(m.ID) {
		s.drop(m.ID)
	} else {
		s.add(m)
	}
	if m.Kind == rules.Expansion && preset >= 0 {
		s.prefer(preset)
	}
}

func (s choicePart) add(m *rules.Module) {
	if s.on(m.ID) {
		return
	}
	s.modules = append(s.modules, m.ID) // before others go: what needs one of them may do with it
	for _, id := range m.Clashes {
		s.drop(id)
	}
	for _, o := range s.title.Modules {
		if slices.Contains(o.Clashes, m.ID) {
			s.drop(o.ID)
		}
	}
	for _, id := range m.Needs {
		if need := s.module(id); need != nil {
			s.add(need)
		}
	}
}

func (s choicePart) drop(id string) {
	i := slices.Index(s.modules, id)
	if i < 0 {
		return
	}
	s.modules = slices.Delete(slices.Clone(s.modules), i, i+1)
	for i := range s.title.Modules {
		if o := &s.title.Modules[i]; s.on(o.ID) && o.Lacks(s.modules) != nil {
			s.drop(o.ID)
		}
	}
}

// presetModules are the house rules of a preset that the expansions allow, in
// the title's order.
func (s choicePart) presetModules(i int) (ids []string) {
	for _, m := range s.modulesOf(rules.HouseRule) {
		if slices.Contains(s.title.Presets[i].Modules, m.ID) && s.missing(m) == "" {
			ids = append(ids, m.ID)
		}
	}
	return ids
}

// preset is the preset whose house rules are chosen, -1 for a choice of one's own.
func (s choicePart) preset() int {
	var own []string
	for _, m := range s.modulesOf(rules.HouseRule) {
		if s.on(m.ID) {
			own = append(own, m.ID)
		}
	}
	for i := range s.title.Presets {
		if slices.Equal(s.presetModules(i), own) {
			return i
		}
	}
	return -1
}

// presetMissing names the expansions without which a preset is no other than
// one before it; "" when it can be chosen.
func (s choicePart) presetMissing(i int) string {
	for j := range i {
		if !slices.Equal(s.presetModules(i), s.presetModules(j)) {
			continue
		}
		var names []string
		for _, id := range s.title.Presets[i].Modules {
			m := s.module(id)
			if slices.Contains(s.title.Presets[j].Modules, id) || m == nil {
				continue
			}
			if name := s.missing(m); name != "" && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		return strings.Join(names, ", ")
	}
	return ""
}

// prefer chooses the house rules of a preset.
func (s choicePart) prefer(i int) {
	for _, m := range s.modulesOf(rules.HouseRule) {
		s.drop(m.ID)
	}
	s.modules = append(s.modules, s.presetModules(i)...)
}

// first is the seat chosen to begin, -1 when it is drawn.
func (s choicePart) first() int {
	return slices.IndexFunc(s.modulesOf(rules.FirstSeat), func(m *rules.Module) bool { return s.on(m.ID) })
}

// begin chooses the seat that begins; -1 leaves it to chance.
func (s choicePart) begin(seat int) {
	for i, m := range s.modulesOf(rules.FirstSeat) {
		s.drop(m.ID)
		if i == seat {
			s.modules = append(s.modules, m.ID)
		}
	}
}

// unseat takes seat i away; who begins stays who it was, if still there.
func (s choicePart) unseat(i int) {
	first := s.first()
	s.seats = slices.Delete(s.seats, i, i+1)
	switch {
	case first == i:
		s.begin(-1)
	case first > i:
		s.begin(first - 1)
	}
}

// wanting is the expansion without which no more seat is admitted, nil when one
// is or when no expansion helps.
func (s choicePart) wanting() *rules.Module {
	set := s.Setup()
	if set.Seats++; s.title.CheckSetup(set) == nil {
		return nil
	}
	for _, m := range s.modulesOf(rules.Expansion) {
		if s.on(m.ID) {
			continue
		}
		with := set
		with.Modules = append(slices.Clone(set.Modules), m.ID)
		if s.title.CheckSetup(with) == nil {
			return m
		}
	}
	return nil
}

// held says that the players at the table need a module that is chosen.
func (s choicePart) held(m *rules.Module) bool {
	if m.Kind != rules.Expansion || !s.on(m.ID) || s.title.CheckSetup(s.Setup()) != nil {
		return false
	}
	was := s.modules
	s.drop(m.ID)
	without := s.title.CheckSetup(s.Setup())
	s.modules = was
	return without != nil
}
