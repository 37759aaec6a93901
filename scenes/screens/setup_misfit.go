package screens

import (
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/ui"
)

// misfit says in the player's words why a set-up cannot be.
func (s choicePart) misfit(err error) string {
	w := s.sh.Words
	m := rules.MisfitOf(err)
	if m == nil {
		return s.sh.Trouble(err)
	}
	switch {
	case m.Why == rules.Unknown:
		return w.Say("setup.misfit.unknown")
	case m.Why == rules.NoFirst:
		return w.Say("setup.misfit.first")
	case m.Why == rules.Needs && m.Module == "":
		return w.Say("setup.wants", s.title.Seats[1], s.moduleName(m.Others[0]))
	case m.Why == rules.Needs:
		return w.Say("setup.misfit.needs", s.moduleName(m.Module), s.oneOf(m.Others))
	case m.Why == rules.Clash:
		return w.Say("setup.misfit.clash", s.moduleName(m.Module), s.moduleName(m.Others[0]))
	case m.Why == rules.Crowd && m.Module != "":
		if m.Seats[1] == 1 {
			return w.Say("setup.misfit.alone", s.moduleName(m.Module))
		}
		return w.Say("setup.misfit.crowd", s.moduleName(m.Module), m.Seats[0], m.Seats[1])
	}
	return w.Say("setup.misfit.other")
}

// oneOf names modules of which one is enough.
func (s choicePart) oneOf(ids []string) string {
	name := s.moduleName(ids[0])
	for _, id := range ids[1:] {
		name = s.sh.Words.Say("setup.misfit.or", name, s.moduleName(id))
	}
	return name
}

// hindrance says why a house rule that is off cannot be chosen, or why one that is on
// cannot be played, "" when it can.
func (s choicePart) hindrance(m *rules.Module) string {
	w := s.sh.Words
	switch missing := s.missing(m); {
	case missing != "":
		return w.Say("setup.needs", missing)
	case m.For(len(s.seats)):
		return ""
	case m.Seats[1] == 1:
		return w.Say("setup.alone")
	}
	return w.Say("setup.crowd", m.Seats[0], m.Seats[1])
}

// refuse says why the game cannot start, or a favourite cannot be used.
func (s choicePart) refuse(why string) { s.sh.Say(ui.Failure, why) }

// chooseModules switches on those there are and that go together, and says what is left
// off.
func (s choicePart) chooseModules(ids []string) (bent []string) {
	for i := range s.title.Modules {
		m := &s.title.Modules[i]
		if !slices.Contains(ids, m.ID) {
			continue
		}
		clash := slices.IndexFunc(m.Clashes, s.on)
		switch lacks := m.Lacks(s.modules); {
		case lacks != nil:
			bent = append(bent, s.leftOff(m.ID, &rules.Misfit{Why: rules.Needs, Module: m.ID, Others: lacks}))
		case clash >= 0:
			why := &rules.Misfit{Why: rules.Clash, Module: m.ID, Others: m.Clashes[clash:]}
			bent = append(bent, s.leftOff(m.ID, why))
		default:
			s.modules = append(s.modules, m.ID)
		}
	}
	unknown := func(id string) bool { return s.module(id) == nil && !slices.Contains(s.title.Gone, id) }
	if slices.ContainsFunc(ids, unknown) {
		bent = append(bent, s.sh.Words.Say("setup.misfit.unknown"))
	}
	return bent
}

// leftOff says that a module is not switched on, and why.
func (s choicePart) leftOff(id string, why error) string {
	if s.module(id).Kind == rules.FirstSeat {
		return s.sh.Words.Say("setup.starter")
	}
	return s.sh.Words.Say("setup.misfit.off", s.moduleName(id), s.misfit(why))
}

// asked is the set-up with all that the preset asks for, whether it can be or not.
func (s choicePart) asked() rules.Setup {
	set := s.Setup()
	if s.sh.Preset.Title == s.title.ID {
		for id, text := range s.sh.Preset.Values {
			set = set.With(id, text)
		}
	}
	return set
}

// settle makes what was remembered go with what the preset asks for, and says what it
// changes: modules go first, then the number of players.
func (s choicePart) settle() (bent []string) {
	p := &s.sh.Preset
	err := s.title.CheckSetup(s.asked())
	for ; err != nil; err = s.title.CheckSetup(s.asked()) {
		m := rules.MisfitOf(err)
		if m == nil || !s.on(m.Module) || p.Title == s.title.ID && slices.Contains(p.Modules, m.Module) {
			break
		}
		s.drop(m.Module)
		bent = append(bent, s.leftOff(m.Module, err))
	}
	if err == nil || len(p.Bots) > 0 {
		return bent
	}
	was, set := len(s.seats), s.asked()
	for d := 1; d < s.title.Seats[1]; d++ {
		for _, n := range []int{was - d, was + d} {
			if set.Seats = n; s.title.CheckSetup(set) != nil {
				continue
			}
			for len(s.seats) < n {
				s.panels().addSeat()
			}
			s.seats = s.seats[:n]
			return append(bent, s.sh.Words.Say("setup.misfit.seats", n, was))
		}
	}
	return bent
}

// tellBent tells what a set-up was bent to, if it was.
func (s choicePart) tellBent(bent []string) {
	if len(bent) > 0 {
		s.sh.Say(ui.Info, strings.Join(bent, " "))
	}
}

// unfit says why a favourite cannot be used, "" when it can. Modules that do nothing in
// it are no reason: it is used without them.
func (s choicePart) unfit(f favourite) string {
	if f.strange {
		return s.sh.Words.Say("setup.misfit.unknown")
	}
	set, _ := s.title.WithoutIdle(rules.Setup{Title: s.title.ID, Seats: max(len(f.seats), s.title.Seats[0]),
		Modules: f.modules, Values: f.values})
	if err := s.title.CheckSetup(set); err != nil {
		return s.misfit(err)
	}
	return ""
}
