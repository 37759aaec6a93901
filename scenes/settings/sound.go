package settings

import "strconv"

// SoundOptions are how loud things are.
type SoundOptions struct {
	Effects, Music int // 0 to Loudest
	Mute           bool
}

// Loudest is the most that a volume can be set to.
const Loudest = 10

// usualSound is what is taken when nothing was chosen.
var usualSound = SoundOptions{Effects: 7, Music: 6}

// volumes are the values of a volume in the settings file.
func volumes() (v []string) {
	for i := range Loudest + 1 {
		v = append(v, strconv.Itoa(i))
	}
	return v
}
