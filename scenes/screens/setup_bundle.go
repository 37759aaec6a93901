package screens

import (
	"slices"

	"tilestead/rules"
)

// bundle is the bundle that is chosen: of those whose expansions are all on the largest.
// It is -1 for a title without any.
func (s choicePart) bundle() int { return s.bundleWith(s.on) }

// bundleWith is the bundle of those modules that are on.
func (s choicePart) bundleWith(on func(id string) bool) int {
	best := -1
	for i, b := range s.title.Bundles {
		all := !slices.ContainsFunc(b.Modules, func(id string) bool { return !on(id) })
		if all && (best < 0 || len(b.Modules) > len(s.title.Bundles[best].Modules)) {
			best = i
		}
	}
	return best
}

// chooseBundle switches on the expansions of a bundle and no others. A preset stays chosen.
func (s choicePart) chooseBundle(i int) {
	preset, with := s.preset(), s.title.Bundles[i].Modules
	for _, id := range with { // first, for what needs one of several may do with these
		s.add(s.module(id))
	}
	for _, m := range s.modulesOf(rules.Expansion) {
		if !slices.Contains(with, m.ID) {
			s.drop(m.ID)
		}
	}
	if preset >= 0 {
		s.prefer(preset)
	}
}

// besides are the expansions that are on and belong to no bundle that is chosen.
func (s choicePart) besides() (list []*rules.Module) {
	b := s.bundle()
	if b < 0 {
		return nil
	}
	for _, m := range s.modulesOf(rules.Expansion) {
		if s.on(m.ID) && !slices.Contains(s.title.Bundles[b].Modules, m.ID) {
			list = append(list, m)
		}
	}
	return list
}
