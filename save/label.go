package save

import "strings"

// A Label is what the head of a saved game says, read without playing it.
type Label struct {
	Title string // ID of the game's title
	Name  string // what somebody called it
	Saved string // when, in TimeForm
}

// ReadLabel reads the label of a file; what it does not find stays empty.
func ReadLabel(data []byte) (l Label) {
	text := strings.TrimPrefix(string(data[:min(len(data), 4*maxLine)]), byteOrderMark)
	for _, line := range strings.Split(text, "\n") {
		key, rest, _ := strings.Cut(strings.TrimRight(line, " \t\r"), " ")
		switch key {
		case "title":
			l.Title, _, _ = strings.Cut(rest, " ")
		case "name":
			l.Name = CleanTitle(rest)
		case "saved":
			l.Saved = rest
		case "seed":
			return l
		}
	}
	return l
}
