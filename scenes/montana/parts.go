package montana

// The parts of a moment, each about one thing on the table. What the moment itself has is
// what all of them need: the position, where things lie, and what they are called.
type (
	landPart  struct{ *moment } // the map and its hexes
	discPart  struct{ *moment } // the recruitment disc
	townPart  struct{ *moment } // the worker board and the auction
	seatsPart struct{ *moment } // the plates of the seats, and how far they are
	logPart   struct{ *moment } // what has happened, in words and pictures
	hintsPart struct{ *moment } // what an action brings, in sentences
	helpPart  struct{ *moment } // tips, refusals and topics
	aimsPart  struct{ *moment } // what can be clicked, and the tray
)

func (m *moment) land() landPart   { return landPart{m} }
func (m *moment) disc() discPart   { return discPart{m} }
func (m *moment) town() townPart   { return townPart{m} }
func (m *moment) seats() seatsPart { return seatsPart{m} }
func (m *moment) log() logPart     { return logPart{m} }
func (m *moment) hints() hintsPart { return hintsPart{m} }
func (m *moment) help() helpPart   { return helpPart{m} }
func (m *moment) aims() aimsPart   { return aimsPart{m} }
