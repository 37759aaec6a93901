package scenes

import (
	"tilestead/rules"
	"tilestead/scenes/table"
)

// firstGames is in how many games of a title its guide explains what the player meets.
const firstGames = 3

// notes are those that the guide of a title has told, for whoever has not played it often.
func (a *App) notes(t *rules.Title) table.Notes {
	played, _, err := a.sh.Shelf.History()
	if err != nil {
		return table.Notes{} // whoever needs the history says so
	}
	games := 0
	for i := range played {
		if played[i].Title == t.ID {
			games++
		}
	}
	if games >= firstGames {
		return table.Notes{}
	}
	key := func(id string) string { return "note." + t.ID + "." + id }
	return table.Notes{
		Told: func(id string) bool {
			_, told := a.sh.Settings.Get(key(id))
			return told
		},
		Tell: func(id string) { a.sh.SetNote(key(id), "told") },
	}
}
