package montana

// What a hex costs lies on a plate in its lower half, one icon for each piece. In hex units.
const (
	PriceY      = 43.0 // of the plate's middle, below the middle of the hex
	PriceHeight = 62.0
)

// PriceStep is how far the icons of n pieces lie apart: as wide as the hex lets all of them be.
func PriceStep(n int) float64 {
	if n > 3 {
		return 42.5
	}
	return 55
}

// PriceIcon is how large the icons of n pieces are: they may overlap by their bare edges, so that they
// can be told apart on a small map.
func PriceIcon(n int) float64 {
	if n > 3 {
		return 50
	}
	return 60
}
