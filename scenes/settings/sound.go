package settings

import "strconv"

// SoundOptions are how loud things are.
type SoundOptions struct {
	Effects, Music int  // 0 to Loudest
	Place          bool // what is in the air of a place: birds, wind, a fire
	Mute           bool
	Behind         bool // silent while another window is in front
}

// Loudest is the most that a volume can be set to.
const Loudest = 10

// usualSound is what is taken when nothing was chosen.
var usualSound = SoundOptions{Effects: 8, Music: 8, Place: true, Behind: true}

// volumes are the values of a volume in the settings file.
func volumes() (v []string) {
	for i := range Loudest + 1 {
		v = append(v, strconv.Itoa(i))
	}
	return v
}
