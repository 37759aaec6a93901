package screens

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// mostFavourites is how many set-ups of a title can be kept.
const mostFavourites = 6

// A favourite is a set-up that was kept: who sits where, the modules, and the values that
// were chosen.
type favourite struct {
	seats   []setupSeat
	modules []string
	values  map[string]string
	strange bool   // not all of it can be read
	line    string // as it was read, "" for a new one: it stays so
}

// valuesWord begins the part of a favourite with its values.
const valuesWord = "values "

// favouriteKey is where the n-th favourite of the title is kept among the settings.
func (s *setupScreen) favouriteKey(n int) string {
	return fmt.Sprintf("favourite.%s.%d", s.title.ID, n)
}

// favourites are those of the title that can be read.
func (s *setupScreen) favourites() (list []favourite) {
	for n := range mostFavourites {
		line, ok := s.sh.Settings.Get(s.favouriteKey(n + 1))
		if !ok {
			break
		}
		parts := strings.Split(line, " | ")
		f := favourite{line: line, modules: strings.Fields(strings.TrimPrefix(parts[0], "modules"))}
		for _, part := range parts[1:] {
			if list, ok := strings.CutPrefix(part, valuesWord); ok {
				f.values = s.readValues(list)
				f.strange = f.strange || len(f.values) < len(strings.Fields(list))
				continue
			}
			seat, ok := s.seatOf(part)
			if f.strange = f.strange || !ok || f.has(seat.Color); ok {
				f.seats = append(f.seats, seat)
			}
		}
		list = append(list, f)
	}
	return list
}

func (f *favourite) has(color string) bool {
	return slices.ContainsFunc(f.seats, func(seat setupSeat) bool { return seat.Color == color })
}

// keepFavourites writes the favourites anew.
func (s *setupScreen) keepFavourites(list []favourite) {
	for n := range mostFavourites {
		if n >= len(list) {
			s.sh.Settings.Delete(s.favouriteKey(n + 1))
			continue
		}
		s.sh.Settings.Set(s.favouriteKey(n+1), cmp.Or(list[n].line, list[n].text()))
	}
	s.sh.Keep()
}

// text is a favourite as it is read.
func (f *favourite) text() string {
	line := strings.TrimSpace("modules " + strings.Join(f.modules, " "))
	if text := valuesText(f.values); text != "" {
		line += " | " + valuesWord + text
	}
	for _, seat := range f.seats {
		line += " | " + strings.ReplaceAll(seat.line(), "|", "/")
	}
	return line
}

// use takes a favourite, which fits, in place of what was put together.
func (s *setupScreen) use(f favourite) {
	s.seats, s.modules = slices.Clone(f.seats), nil
	s.values = map[string]string{}
	maps.Copy(s.values, f.values)
	s.choice().tellBent(s.choice().chooseModules(f.modules))
	for i := len(s.seats); i < s.title.Seats[0]; i++ {
		seat := setupSeat{Seat: s.sh.DefaultSeat(s.title.ID, i)}
		seat.Color = s.freeColor()
		s.seats = append(s.seats, seat)
	}
}

// favouriteName says who plays a favourite, and with which expansions.
func (s *setupScreen) favouriteName(f favourite) string {
	var who, with []string
	for _, seat := range f.seats {
		name := seat.Name
		if seat.Bot != "" {
			name = s.sh.BotWord(s.title.ID, seat.Bot)
		}
		who = append(who, name)
	}
	inBundle := func(string) bool { return false }
	if b := s.choice().bundleWith(func(id string) bool { return slices.Contains(f.modules, id) }); b >= 0 {
		inBundle = func(id string) bool { return slices.Contains(s.title.Bundles[b].Modules, id) }
		with = append(with, s.sh.Words.Say("bundle."+s.title.ID+"."+s.title.Bundles[b].ID))
	}
	for _, id := range f.modules {
		if m := s.choice().module(id); m != nil && m.Kind == rules.Expansion && !inBundle(id) {
			with = append(with, s.choice().moduleName(id))
		}
	}
	name := strings.Join(counted(who), ", ")
	if len(with) > 0 {
		name += " · " + strings.Join(with, ", ")
	}
	return name
}

// counted are names, those that come more than once with their number.
func counted(names []string) (list []string) {
	for i, name := range names {
		n := 0
		for _, other := range names {
			if other == name {
				n++
			}
		}
		switch {
		case slices.Index(names, name) < i:
		case n > 1:
			list = append(list, fmt.Sprintf("%s ×%d", name, n))
		default:
			list = append(list, name)
		}
	}
	return list
}

// layFavourites lays out the favourites over the set-up while they are asked for.
func (s *setupScreen) layFavourites(k *ui.Kit, m page.Measures) {
	if !s.liked {
		return
	}
	k.Modal()
	k.Block("veil", ui.Rect{W: k.C.W, H: k.C.H})
	if k.Drawing() {
		ui.Veil(k.C)
	}
	w, list := s.sh.Words, s.favourites()
	pitch, head := m.Button+4, ui.HeadHeight(k.C)
	rows := float64(max(1, len(list)))
	r := ui.Rect{W: k.C.W, H: k.C.H}.Centered(math.Min(520, k.C.W-32), head+16+pitch*rows+8+m.Button)
	k.Block("favourites/panel", r)
	if k.Drawing() {
		ui.Panel(k.C, r)
		ui.Head(k.C, r, w.Say("setup.favourites"))
	}
	in := ui.Rect{X: r.X + 10, Y: r.Y + head + 8, W: r.W - 20, H: m.Button}
	if len(list) == 0 {
		k.C.Write(in.X, ui.Body.Middle(in), ui.Body.Fit(w.Say("setup.favourites.none"), in.W), ui.Body,
			palette.InkSoft)
	}
	row := in
	for i, f := range list {
		name := s.favouriteName(f)
		b := ui.Rect{X: row.X, Y: row.Y, W: row.W - 28, H: row.H}
		p := ui.Push{Label: ui.Name.Fit(name, b.W-10), Name: name, Look: ui.Strong}
		if p.Label != name {
			p.Tip = name
		}
		if k.Push(k.Nth("favourite", i), b, p) {
			if why := s.choice().unfit(f); why != "" {
				s.choice().refuse(why)
			} else {
				s.use(f)
				s.closeFavourites(k)
			}
			return
		}
		if k.Tool(k.Nth("unlike", i), ui.Rect{X: row.X + row.W - 24, Y: row.Y, W: 24, H: row.H}, "cross",
			w.Say("setup.favourites.drop")) {
			s.keepFavourites(append(list[:i:i], list[i+1:]...))
			k.Relay()
			return
		}
		row.Y += pitch
	}
	half := math.Floor((in.W - 8) / 2)
	y := r.Y + r.H - m.Button - 8
	keep := ui.Push{Icon: "star", Label: w.Say("setup.favourites.keep"), Look: ui.Primary,
		Off: len(list) >= mostFavourites}
	if keep.Off {
		keep.Tip = w.Say("setup.favourites.full", mostFavourites)
	}
	if k.Push("favourites/keep", ui.Rect{X: in.X, Y: y, W: half, H: m.Button}, keep) {
		set := s.Setup()
		s.keepFavourites(append(list, favourite{seats: slices.Clone(s.seats), modules: set.Modules,
			values: s.readValues(valuesText(set.Values))}))
		k.Relay()
		return
	}
	if k.Button("favourites/close", ui.Rect{X: in.X + half + 8, Y: y, W: half, H: m.Button}, w.Say("table.back"),
		ui.Plain) {
		s.closeFavourites(k)
	}
}

func (s *setupScreen) closeFavourites(k *ui.Kit) {
	s.liked = false
	k.Relay()
}
