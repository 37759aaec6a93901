package scenes

// tellFocus says what the keyboard's mark goes to.
func (a *App) tellFocus(name string) {
	if a.opt.Announce != nil && name != "" && name != a.marked {
		a.opt.Announce(name)
	}
	a.marked = name
}

// speak says the name of the screen that was opened.
func (a *App) speak() {
	if a.opt.Announce != nil && a.sh.Name != "" && a.sh.Name != a.spoken {
		a.opt.Announce(a.sh.Name)
	}
	a.spoken = a.sh.Name
}
