package screens

import (
	"strings"
	"time"

	"tilestead/assets"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// saved are the names of the saved games but for the running ones.
func (s *Saves) saved() []string {
	names, err := s.sh.Shelf.Names()
	if err != nil {
		s.sh.Fail(err)
	}
	return names
}

// lastGone is the game that was deleted last, "" when there is none.
func (s *Saves) lastGone() string {
	file, err := s.sh.Shelf.Gone()
	if err != nil {
		s.sh.Fail(err)
	}
	return file
}

// dateText is when something was kept, a time in save.TimeForm, as the language
// writes it; what is no such time stays as it is.
func dateText(w *assets.Words, stamp string) string {
	at, err := time.Parse(save.TimeForm, stamp)
	if err != nil {
		return stamp
	}
	return w.Say("date", at.Format("2006"), at.Format("01"), at.Format("02"), at.Format("15:04"))
}

// export writes a saved game where the player finds it.
func (s *Saves) export(file, name string) {
	data, err := s.sh.Shelf.Store.Read(file)
	hand(s.sh, fileName(name)+save.Ext, data, err)
}

// hand gives the player a file that was made, unless err says why not, and says
// where it lies.
func hand(sh *page.Shell, name string, data []byte, err error) {
	where := ""
	if err == nil {
		where, err = sh.Export(name, data)
	}
	switch {
	case err != nil:
		sh.Say(ui.Failure, sh.Words.Say("saves.unexported", sh.Trouble(err)))
	case where == "":
		sh.Say(ui.Success, sh.Words.Say("saves.downloaded"))
	default:
		sh.Say(ui.Success, sh.Words.Say("saves.exported", where))
	}
}

// fileName makes a name that every system allows for a file.
func fileName(name string) string {
	name = strings.Map(func(r rune) rune {
		if strings.ContainsRune(`<>:"/\|?*.`, r) || r < ' ' {
			return '-'
		}
		return r
	}, save.CleanTitle(name))
	if name == "" {
		return "tilestead"
	}
	return name
}
