package page

import (
	"strings"

	"tilestead/scenes/board"
	"tilestead/titles/rivals"
)

// Opponents are whom a table is filled with, the weakest first: the rivals of a title, or the levels
// of its bots where it has no rivals; none without bots.
func (sh *Shell) Opponents(title string) (bots []string) {
	levels := sh.LevelsOf(title)
	if len(levels) == 0 {
		return nil
	}
	for _, r := range rivals.Of(title) {
		bots = append(bots, r.ID)
	}
	if len(bots) == 0 {
		return levels
	}
	return bots
}

// BotWord is what a bot of a title is called that a seat names: a rival, or a level.
func (sh *Shell) BotWord(title, bot string) string {
	if _, ok := rivals.Find(title, bot); ok {
		return sh.Words.Say(rivalKey(title, bot) + ".name")
	}
	return sh.Words.Say("bot." + bot)
}

// BotStyle is what a rival is known for, or how a level plays.
func (sh *Shell) BotStyle(title, bot string) string {
	if _, ok := rivals.Find(title, bot); ok {
		return sh.Words.Say(rivalKey(title, bot) + ".about")
	}
	return sh.Words.Say("bot." + bot + ".style")
}

// RivalSays is what a rival of a title says at a moment, behind its name.
func (sh *Shell) RivalSays(title, id string, at board.Moment) string {
	return sh.BotWord(title, id) + ": " + sh.Words.Say(rivalKey(title, id)+"."+string(at))
}

// Face is the sprite of a rival's portrait, "" for a level and a person.
func Face(title, bot string) string {
	if _, ok := rivals.Find(title, bot); !ok {
		return ""
	}
	return "rival-" + title + "-" + bot
}

// BotNames are the names that bots of a title go by: a rival's own, or some of a level.
func (sh *Shell) BotNames(title, bot string) []string {
	if _, ok := rivals.Find(title, bot); ok {
		return []string{sh.BotWord(title, bot)}
	}
	return strings.Split(sh.Words.Say("bot."+bot+".name"), ", ")
}

// Rung is the place of a rival among those of its title, from 1; 0 for a level.
func Rung(title, bot string) int {
	for i, r := range rivals.Of(title) {
		if r.ID == bot {
			return i + 1
		}
	}
	return 0
}

// rivalKey begins the texts of a rival.
func rivalKey(title, id string) string { return "rival." + title + "." + id }
