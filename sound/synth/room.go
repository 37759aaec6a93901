package synth

// walls are how far four walls are, in samples: no two echoes fall together.
var walls = [4]int{1433, 1867, 2221, 2711}

// A Room is what comes back from the walls: four delay lines that feed each
// other and lose their highs.
type Room struct {
	lines [4][]float64
	at    [4]int
	soft  [4]OnePole
	keep  float64
}

// NewRoom makes a room of a size (1 is a parlour, 0.3 a box) whose echoes keep
// a share of their strength a turn, 0 to 0.95, and little above damp Hz.
func NewRoom(size, keep, damp float64) *Room {
	r := &Room{keep: keep}
	for i, w := range walls {
		r.lines[i] = make([]float64, max(8, int(float64(w)*size)))
		r.soft[i] = Lowpass(damp)
	}
	return r
}

// Next is what the room answers to a sample, to the left and to the right.
func (r *Room) Next(x float64) (left, right float64) {
	var d [4]float64
	sum := 0.0
	for i := range r.lines {
		d[i] = r.soft[i].Next(r.lines[i][r.at[i]])
		sum += d[i]
	}
	for i := range r.lines {
		r.lines[i][r.at[i]] = x + r.keep*(d[i]-sum/2) // a reflection: nothing gained, nothing lost but by keep
		if r.at[i]++; r.at[i] == len(r.lines[i]) {
			r.at[i] = 0
		}
	}
	return (d[0] - d[2]) / 2, (d[1] - d[3]) / 2
}
