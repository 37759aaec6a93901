package scenes

// Seen is the view itself, for what embeds one.
func (v *View) Seen() *View { return v }
