package carcassonne

// The parts of a moment, each about one thing on the table. What the moment itself has is
// what all of them need: the position, where things lie, and what they are called.
type (
	landPart     struct{ *moment } // the tiles laid and what is on them
	standsPart   struct{ *moment } // where figures stand, and where they could on the tile that rises
	seatsPart    struct{ *moment } // plates, the tile in hand, the pieces to choose from, points that come
	countingPart struct{ *moment } // the end of the game
	logPart      struct{ *moment } // what has happened, in words and pictures
	giftsPart    struct{ *moment } // what a placement gives to others
	lensPart     struct{ *moment } // what the lenses show
	hintsPart    struct{ *moment } // what an action brings, in sentences
	helpPart     struct{ *moment } // prompts, tips, previews, refusals and topics
	aimsPart     struct{ *moment } // what can be clicked
)

func (m *moment) land() landPart         { return landPart{m} }
func (m *moment) stands() standsPart     { return standsPart{m} }
func (m *moment) seats() seatsPart       { return seatsPart{m} }
func (m *moment) counting() countingPart { return countingPart{m} }
func (m *moment) log() logPart           { return logPart{m} }
func (m *moment) gifts() giftsPart       { return giftsPart{m} }
func (m *moment) lens() lensPart         { return lensPart{m} }
func (m *moment) hints() hintsPart       { return hintsPart{m} }
func (m *moment) help() helpPart         { return helpPart{m} }
func (m *moment) aims() aimsPart         { return aimsPart{m} }
