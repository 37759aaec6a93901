package agricola

import (
	"embed"
	"strings"

	"tilestead/bots/coefficients"
	"tilestead/rules/agricola/box"
)

// texts are the coefficients as the laboratory writes them.
//
//go:embed coefficients/*.txt
var texts embed.FS

// learnedTexts are all of them.
func learnedTexts() (all []string) {
	for _, name := range curveNames {
		text, err := texts.ReadFile("coefficients/" + name + ".txt")
		if err != nil {
			panic(err) // it is embedded
		}
		all = append(all, string(text))
	}
	return all
}

// The curves that were learned. Those of the evaluation come first. Alone nobody takes
// anything away, so that a farm grows by longer plans than against others: solo curves are
// fitted to the points that games of one ended with. The first ones were fitted before what
// lies on the spaces counted, and stay as they are: the reference that decides by them
// alone, one placement ahead, is what later levels are measured against.
//
// Rollout policies were trained to play. For two and more they imitate a search: what the
// policy likes best of all that a turn could do is what a search of five rounds chose most
// often. The evaluation says what a position is worth, these what good players do next; by
// them a pasture is worth its wood. Alone they are those with which the policy scored most.
const (
	baseCurves = iota
	moorCurves
	moorCardCurves // card_values.txt was found with it
	soloCurves
	soloMoorCurves
	firstCurves
	firstMoorCurves
	baseRollout
	moorRollout
	moorCardRollout
	soloMoorRollout
	learnedCurves
)

// curveNames are the texts that curves are read from.
var curveNames = [learnedCurves]string{"base", "moor", "moor_cards", "solo", "solo_moor", "first", "first_moor",
	"base_rollout", "moor_rollout", "moor_cards_rollout", "solo_moor_rollout"}

// learned are the curves that were learned.
var learned = func() (all [learnedCurves]curves) {
	for i, name := range curveNames {
		var n numbers
		readText(name, n.rows())
		for t := range n {
			for j, k := range n[t] {
				all[i][t][j] = int32(k)
			}
		}
	}
	return all
}()

// cardValues are by how many hundredths of a point more a seat wins that has a card in
// front as the first round begins and as the last does. What is printed on it is not in
// them: it is on the score sheet.
var cardValues = func() (values [len(box.Cards)][2]int) {
	file, text := textOf("card_values")
	coefficients.Must(file, withAllCards(text), cardRows(&values))
	return values
}()

// withAllCards is a text of cards' values with a line for each card that it lacks: what nobody has
// learned about yet is worth what is printed on it.
func withAllCards(text string) string {
	lines := "\n" + text
	for i := range box.Cards {
		if id := box.Cards[i].ID; !strings.Contains(lines, "\n"+id+": ") {
			text += id + ": 0 0\n"
		}
	}
	return text
}

func readText(name string, rows []coefficients.Row) {
	file, text := textOf(name)
	coefficients.Must(file, text, rows)
}

// textOf is a text of coefficients and the file that it is in.
func textOf(name string) (file, text string) {
	file = "coefficients/" + name + ".txt"
	data, err := texts.ReadFile(file)
	if err != nil {
		panic(err)
	}
	return file, string(data)
}

// numbers are curves as text has them.
type numbers [terms][stages]int

// rows are the numbers by the names of their terms.
func (n *numbers) rows() []coefficients.Row {
	rows := make([]coefficients.Row, terms)
	for t := range n {
		rows[t] = coefficients.Row{Name: termNames[t], N: n[t][:]}
	}
	return rows
}

// cardRows are values of cards by the cards' numbers.
func cardRows(values *[len(box.Cards)][2]int) []coefficients.Row {
	rows := make([]coefficients.Row, len(values))
	for i := range values {
		rows[i] = coefficients.Row{Name: box.Cards[i].ID, N: values[i][:]}
	}
	return rows
}
