package agricola

// handSeen says whether the hand at the screen lies there and may show its faces.
func (m cardsPart) handSeen() bool {
	return m.at.cards && m.Viewer == m.own && len(m.at.stage.seats) == 0
}

// drafting says whether a card of a packet is to be kept.
func (m cardsPart) drafting() bool { return m.s.Prompt().Key == "draft" }

// packetOpen says whether the packet of whoever decides lies over the action spaces:
// what it keeps a card of, or what it gives for other cards.
func (m cardsPart) packetOpen() bool {
	return m.handSeen() && m.turn == m.own && m.Person(m.own) &&
		(m.drafting() || m.Deciding() && m.s.Prompt().Key == "mulligan")
}
