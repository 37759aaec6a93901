package device

// A Line is where a line of text is being written, in points of the page.
type Line struct{ X, Y, W, H float64 }

// Write says where a line of text is being written now, nil where none is. Call
// it every tick, after Read.
func (r *Reader) Write(at *Line) { r.writing.write(at, &r.keys.strokes) }

// difference is what turns the line was into the line is, as typed text: the
// letters to take back from its end, then the new ones.
func difference(was, is []rune) (typed []rune) {
	same := 0
	for same < len(was) && same < len(is) && was[same] == is[same] {
		same++
	}
	for range was[same:] {
		typed = append(typed, '\b')
	}
	return append(typed, is[same:]...)
}
