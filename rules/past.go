package rules

// A past is the positions before each action of a match. A position may be large and
// a match long: of those that lie further back every one in so many is kept, and what
// lies between is played again when it is asked for.
type past struct {
	list []State // before each action; nil: not kept
	warm int     // the stretch of keptEvery positions that was played again last
}

// Of the positions of a match the first in keptEvery is kept, and the last keptLast.
const (
	keptEvery = 16
	keptLast  = 32
)

// add puts a position behind the others.
func (p *past) add(s State) {
	p.list = append(p.list, s)
	if i := len(p.list) - 1 - keptLast; i > 0 && i%keptEvery != 0 {
		p.list[i] = nil
	}
}

// at is the position before action i of those done.
func (p *past) at(i int, done []Action) State {
	if p.list[i] == nil {
		p.play(i, done)
	}
	return p.list[i]
}

// play plays a stretch again up to position i, and forgets the one played before.
func (p *past) play(i int, done []Action) {
	if stretch := i / keptEvery; stretch != p.warm {
		p.forget()
		p.warm = stretch
	}
	from := i
	for p.list[from] == nil {
		from--
	}
	for ; from < i; from++ {
		next := p.list[from].Clone()
		next.Do(done[from], nil)
		p.list[from+1] = next
	}
}

// forget lets go of the stretch that was played again, but for what is kept anyway.
func (p *past) forget() {
	first := p.warm * keptEvery
	for i := first + 1; i < min(first+keptEvery, len(p.list)-keptLast); i++ {
		p.list[i] = nil
	}
}

// cut leaves the positions before i.
func (p *past) cut(i int) {
	clear(p.list[i:])
	p.list = p.list[:i]
}
