package montana

import (
	"strings"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

// spent is what an event took from its seat that its own line does not tell.
func spent(e rules.Event) (goods montana.Stock, silver int) {
	switch e := e.(type) {
	case montana.Staffed:
		return goods, int(e.Silver)
	case montana.Built:
		return e.Paid, 0
	case montana.Rewarded:
		return e.Given, 0
	}
	return goods, 0
}

// priced is a line with what its event took from its seat.
func priced(m *moment, l board.Line, e rules.Event) board.Line {
	goods, silver := spent(e)
	parts := m.eachGood(nil, goods)
	if silver > 0 {
		parts = append(parts, m.silver(silver))
		l.Glyphs = append(l.Glyphs, minus("coin", silver))
	}
	for g, n := range goods {
		if n > 0 {
			l.Glyphs = append(l.Glyphs, minus(goodIcons[g], int(n)))
		}
	}
	if len(parts) == 0 {
		return l
	}
	cost := m.say("log.cost", m.list(parts))
	if text, ok := strings.CutSuffix(l.Text, ")"); ok {
		l.Text = text + "; " + cost + ")"
	} else {
		l.Text += " (" + cost + ")"
	}
	return l
}

// minus is so much less of something.
func minus(icon string, n int) board.Glyph { return board.Sign(icon, assets.Number(-n)) }
