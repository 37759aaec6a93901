package agricola

import (
	"embed"
	"fmt"

	"tilestead/bots/coefficients"
	"tilestead/rules/agricola"
)

// texts are the coefficients as the laboratory writes them.
//
//go:embed coefficients/*.txt
var texts embed.FS

// The coefficients of the evaluation. Alone nobody takes anything away, so that a farm
// grows by longer plans than against others: those are fitted to the points that games of
// one ended with. The first ones were fitted before what lies on the spaces counted, and
// stay as they are: the reference that decides by them alone, one placement ahead, is what
// later levels are measured against.
var (
	baseCurves     = readCurves("base")
	moorCurves     = readCurves("moor")
	moorCardCurves = readCurves("moor_cards") // card_values.txt was found with it
	soloBase       = readCurves("solo")
	soloMoor       = readCurves("solo_moor")
	firstBase      = readCurves("first")
	firstMoor      = readCurves("first_moor")
)

// The coefficients of rollout policies that were trained to play. For two and more
// they imitate a search: what the policy likes best of all that a turn could do is
// what a search of five rounds chose most often. The evaluation says what a position
// is worth, these what good players do next; by them a pasture is worth its wood.
// Alone they are those with which the policy scored most.
var (
	baseRollout     = readCurves("base_rollout")
	moorRollout     = readCurves("moor_rollout")
	moorCardRollout = readCurves("moor_cards_rollout")
	soloMoorRollout = readCurves("solo_moor_rollout")
)

// cardValues are by how many hundredths of a point more a seat wins that has a card in
// front as the first round begins and as the last does. What is printed on it is not in
// them: it is on the score sheet.
var cardValues = func() (values [len(agricola.Cards)][2]int) {
	coefficients.Must(text("card_values", cardRows(&values)))
	return values
}()

// text is what [coefficients.Must] reads into rows.
func text[N coefficients.Number](name string, rows []coefficients.Row[N]) (string, string, []coefficients.Row[N]) {
	file := fmt.Sprintf("coefficients/%s.txt", name)
	data, err := texts.ReadFile(file)
	if err != nil {
		panic(err)
	}
	return file, string(data), rows
}

func readCurves(name string) (c curves) {
	coefficients.Must(text(name, c.rows()))
	return c
}

// rows are the curves by the names of their terms.
func (c *curves) rows() (rows []coefficients.Row[int32]) {
	for t := range c {
		rows = append(rows, coefficients.Many(termNames[t], c[t][:]))
	}
	return rows
}

// cardRows are values of cards by the cards' numbers.
func cardRows(values *[len(agricola.Cards)][2]int) (rows []coefficients.Row[int]) {
	for i := range values {
		rows = append(rows, coefficients.Many(agricola.Cards[i].ID, values[i][:]))
	}
	return rows
}
