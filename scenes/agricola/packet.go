package agricola

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// packet are the cards of the own packet, as a hand is sorted.
func (m cardsPart) packet() []box.Card { return sorted(m.s.Player(m.own).Packet.Cards()) }

// packetHead is how high the head over a packet is.
const packetHead = 24.0

// packetColumns is how many cards of a packet lie side by side.
const packetColumns = 4

// packetHigh is how high a card of a packet is at most, by its width: the words of all
// fit then.
const packetHigh = 1.9

// packetBoxes is where the cards of a packet lie: in rows of four over the action
// spaces.
func (p *places) packetBoxes(n int) (boxes []ui.Rect) {
	room := p.spaces
	room.Y += packetHead
	room.H -= packetHead
	gap := 4.0
	if p.frame.Layout == ui.Compact {
		gap = 2
	}
	rows := math.Max(1, math.Ceil(float64(n)/packetColumns))
	wide, high := (room.W+gap)/packetColumns, (room.H+gap)/rows
	high = math.Min(high, packetHigh*wide)
	for i := range n {
		boxes = append(boxes, ui.Rect{X: room.X + float64(i%packetColumns)*wide,
			Y: room.Y + float64(i/packetColumns)*high, W: wide - gap, H: high - gap}.Snap())
	}
	return boxes
}

// packetTargets are the cards of the packet that can be kept, and those of the hand
// that can be given for others.
func (m cardsPart) packetTargets() (ts []board.Target) {
	cards := m.packet()
	for i, r := range m.at.packetBoxes(len(cards)) {
		if c := cards[i]; m.drafting() {
			ts = append(ts, m.cardTarget(c, r, agricola.KindPick))
		}
	}
	return ts
}

// dealTarget is the button that ends a draft for its player, whose cards are then kept
// by chance.
func (m cardsPart) dealTarget() (ts []board.Target) {
	was, ok := m.Desk.(desk)
	if !ok || !m.packetOpen() || !m.drafting() {
		return nil
	}
	next := was
	next.dealt = true
	return []board.Target{{ID: "button deal", Label: m.say("button.deal"), Hint: m.say("hint.deal"),
		Button: goesOnPlace, Area: m.Frame.Buttons[goesOnPlace-1], Looks: func(any) any { return next }}}
}

// dealtIn keeps a card of a packet by chance, for a player who asked for that; the same
// packet gives the same card.
func dealtIn(state rules.State, on any) (a rules.Action, ok bool) {
	s := state.(*agricola.State)
	if d, is := on.(desk); !is || !d.dealt || s.Prompt().Key != "draft" {
		return 0, false
	}
	packet := s.Player(s.Turn()).Packet
	legal := slices.DeleteFunc(s.Legal(nil), func(a rules.Action) bool { return a.Kind() != agricola.KindPick })
	return legal[rand.New(rand.NewPCG(packet[0]^packet[1], packet[2]^packet[3])).IntN(len(legal))], true
}

// cardTarget is a card that a click does something with.
func (m cardsPart) cardTarget(c box.Card, r ui.Rect, kind uint8) board.Target {
	label := m.say(cardDeeds[kind], m.cardName(c))
	return board.Target{ID: handID(c), Area: r, Label: label, Hint: label,
		Fits: func(a rules.Action) bool { return a.Kind() == kind && agricola.HandCardOf(a) == c },
		Tell: func() string { return joined(m.cardTip(c)) }}
}

// cardDeeds are the texts of what can be done with a card of a hand or packet.
var cardDeeds = map[uint8]string{agricola.KindPlay: "do.play.card", agricola.KindPick: "do.pick",
	agricola.KindReplace: "do.replace"}

// drawSeen tells which other cards the draft has shown, as far as there is room.
func (m cardsPart) drawSeen(c *ui.Canvas, r ui.Rect) {
	p := m.s.Player(m.own)
	seen := p.Seen
	for _, mine := range []box.CardSet{p.Hand, p.Packet} {
		seen = seen.Without(mine)
	}
	names := m.help().cardNames(seen)
	if len(names) == 0 || r.H < ui.Dense.Pitch() {
		return
	}
	lines := ui.Dense.Wrap(m.say("packet.seen", strings.Join(names, ", ")), r.W)
	for i, line := range lines[:min(len(lines), int(r.H/ui.Dense.Pitch()))] {
		c.Write(r.X, r.Y+float64(i)*ui.Dense.Pitch()+ui.Dense.Capital()+3, line, ui.Dense, palette.Cream)
	}
}

// drawPacket draws these cards of the packet in their places, and to whom it goes.
func (m cardsPart) drawPacket(c *ui.Canvas, lie []box.Card) {
	r := m.at.spaces
	head := m.say("packet.replace")
	if m.drafting() {
		head = m.say("packet.draft", m.Name(m.s.PacketsTo(m.own)))
	}
	c.Write(r.X+6, midline(ui.Prompt, r.Y+packetHead/2), ui.Prompt.Fit(head, r.W-12), ui.Prompt, palette.Cream)
	cards := m.packet()
	hot, pointed := m.hotCard()
	low := r.Y + packetHead
	for i, box := range m.at.packetBoxes(len(cards)) {
		if slices.Contains(lie, cards[i]) {
			m.drawHandCard(c, box, cards[i], pointed && cards[i] == hot)
		}
		low = box.Y + box.H
	}
	if m.drafting() {
		m.drawSeen(c, ui.Rect{X: r.X + 6, Y: low + 6, W: r.W - 12, H: r.Y + r.H - low - 6})
	}
}
