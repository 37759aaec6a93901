package learn

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"time"

	"tilestead/bots/neural"
)

// A Player is what decides for a seat of a game of a league.
type Player struct {
	Net    *neural.Net // that judges; nil: one of the title's players that never learn
	Visits int         // of the tree of turns that it searches by its network; 0: it looks at its own turn alone
	Taste  int         // of those that never learn, which
}

// A Sport is a title as a league plays it.
type Sport struct {
	Inputs, Outputs int
	Tastes          int     // how many players never learn
	Setups          []Setup // of the games, which take turns; one that is listed twice is played twice as often
	// Study plays a game, more or less carelessly, and gives what is to be learned from it.
	Study func(seed uint64, setup int, table []Player) []Lesson
	// Match is the share of games that one player wins where all others are another one, and
	// by how much on average. Seeds from one on are used, each for a game on every seat.
	Match func(setup, games int, from uint64, one, other Player) (share, lead float64)
}

// A Setup is a kind of game of a league.
type Setup struct {
	Name  string
	Seats int
}

// A League is a network that learns from games with itself as it is and was, and with
// players that never learn. Whatever it knows lies in a folder, so that it can be ended at
// any time and goes on from the last round that was finished. Where there are networks and
// nothing else, it goes on from the last of them.
type League struct {
	Sport  *Sport
	Folder string
	Games  int // in a round; in the first one so many times First
	First  int
	Plain  int // so many rounds are played without trees, to know something first
	Visits int // of the trees of all later ones
	Memory int // lessons of the games played last that are gone through in a round
	Layers [2]int
	Judged int // games of each match at the end of a round
	Grain  int // what weights of inputs are multiples of; see [Network.Net]

	Each func(n int, do func(i int))
	Say  func(format string, args ...any)

	network *Network
	nets    []*neural.Net // of the rounds
	unborn  bool          // the network has not seen yet how inputs vary
	memory  []Lesson
}

// seedsOfRound is no fewer than a round plays games.
const seedsOfRound = 1 << 20

// Run goes on for so many rounds. The error says what in the folder is wrong.
func (l *League) Run(rounds int) error {
	if err := l.resume(); err != nil {
		return err
	}
	for range rounds {
		if err := l.round(); err != nil {
			return err
		}
	}
	return nil
}

// resume reads the rounds that there are.
func (l *League) resume() error {
	for {
		data, err := os.ReadFile(l.file(len(l.nets)))
		if errors.Is(err, fs.ErrNotExist) {
			break
		} else if err != nil {
			return err
		}
		n, err := neural.Read(data)
		if err != nil {
			return fmt.Errorf("%s: %w", l.file(len(l.nets)), err)
		}
		l.nets = append(l.nets, n)
	}
	data, err := os.ReadFile(l.state())
	if len(l.nets) == 0 || errors.Is(err, fs.ErrNotExist) {
		l.unborn = true
		l.network = NewNetwork(l.Sport.Inputs, l.Layers[0], l.Layers[1], l.Sport.Outputs, 1)
		return nil
	}
	if err == nil {
		l.network, err = Resume(data)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", l.state(), err)
	}
	return nil
}

func (l *League) file(round int) string {
	return filepath.Join(l.Folder, fmt.Sprintf("round-%03d.net", round))
}

func (l *League) state() string { return filepath.Join(l.Folder, "state") }

// round plays, learns, judges and keeps what was learned.
func (l *League) round() error {
	round, start := len(l.nets), time.Now()
	fresh := l.play(round)
	if l.unborn {
		l.begin(fresh)
	}
	before := l.network.Loss(fresh[:min(len(fresh), 20000)])
	l.memory = append(l.memory, fresh...)
	if n := len(l.memory) - l.Memory; n > 0 {
		l.memory = append([]Lesson(nil), l.memory[n:]...)
	}
	played := time.Since(start)
	rate, passes := 0.0003+0.0007/(1+float64(round)/4), 1
	if round == 0 {
		passes = 2
	}
	var loss Loss
	for pass := range passes {
		loss = l.network.Learn(l.memory, Course{Batch: 256, Rate: rate, Last: rate / 5,
			Seed: uint64(round*passes + pass), Each: l.Each})
	}
	net := l.network.Net(max(1, l.Grain))
	learned := time.Since(start) - played
	l.Say("round %d: %d new lessons in %v, off by %v before; %d gone through in %v, off by %v", round, len(fresh),
		played.Round(time.Second), before, len(l.memory), learned.Round(time.Second), loss)
	l.judge(round, net)
	l.nets = append(l.nets, net)
	return l.keep(round)
}

// begin has the network see how inputs vary, and know what the last round's did.
func (l *League) begin(fresh []Lesson) {
	if l.unborn = false; len(l.nets) > 0 {
		l.network = Resumed(l.nets[len(l.nets)-1], fresh)
		return
	}
	l.network.Scale(fresh)
}

// keep writes a round, the state first: a round whose network is there has its state.
func (l *League) keep(round int) error {
	state, err := l.network.Keep()
	if err != nil {
		return err
	}
	if err := replace(l.state(), state); err != nil {
		return err
	}
	return replace(l.file(round), l.nets[round].Bytes())
}

// replace writes a file whole or not at all.
func replace(name string, data []byte) error {
	if err := os.WriteFile(name+".new", data, 0o644); err != nil {
		return err
	}
	return os.Rename(name+".new", name)
}

// play plays the games of a round.
func (l *League) play(round int) (fresh []Lesson) {
	games := l.Games
	if round == 0 {
		games *= l.First
	}
	r := rand.New(rand.NewPCG(uint64(round), 0x6c6561677565))
	tables := make([][]Player, games)
	for i := range tables {
		tables[i] = l.table(l.Sport.Setups[i%len(l.Sport.Setups)].Seats, r)
	}
	lists := make([][]Lesson, games)
	l.Each(games, func(i int) {
		lists[i] = l.Sport.Study(uint64(round)*seedsOfRound+uint64(i), i%len(l.Sport.Setups), tables[i])
	})
	for _, list := range lists {
		fresh = append(fresh, list...)
	}
	return fresh
}

// table is who sits at a game: six of ten times the latest network everywhere, else it is
// with an older one or with players that never learn.
func (l *League) table(seats int, r *rand.Rand) []Player {
	table := make([]Player, seats)
	for i := range table {
		table[i].Taste = r.IntN(max(1, l.Sport.Tastes))
	}
	if len(l.nets) == 0 {
		return table
	}
	visits := l.visits(len(l.nets))
	last, k := Player{Net: l.nets[len(l.nets)-1], Visits: visits}, r.IntN(10)
	older := Player{Net: l.nets[r.IntN(len(l.nets))], Visits: visits}
	for i := range table {
		switch {
		case k < 6:
			table[i] = last
		case k < 8:
			table[i] = older
		}
	}
	table[r.IntN(len(table))] = last
	return table
}

// judge tells how the network of a round plays against some players.
func (l *League) judge(round int, net *neural.Net) {
	if l.Judged == 0 {
		return
	}
	for i, setup := range l.Sport.Setups {
		if setup.Seats > 1 && !slices.Contains(l.Sport.Setups[:i], setup) {
			l.judgeSetup(round, i, net)
		}
	}
}

func (l *League) judgeSetup(round, setup int, net *neural.Net) {
	tell := func(name string, one, other Player) {
		share, lead := l.Sport.Match(setup, l.Judged, uint64(round)*seedsOfRound+seedsOfRound/2, one, other)
		l.Say("  %s, against %s: %.0f %% of %d, by %+.1f", l.Sport.Setups[setup].Name, name, 100*share, l.Judged, lead)
	}
	for taste := range l.Sport.Tastes {
		tell(fmt.Sprintf("player %d", taste), Player{Net: net}, Player{Taste: taste})
	}
	if round < 3 {
		return
	}
	old := fmt.Sprintf("round %d", round-3)
	tell(old, Player{Net: net}, Player{Net: l.nets[round-3]})
	if v := l.visits(round); v > 0 {
		tell(old+", both with trees", Player{Net: net, Visits: v}, Player{Net: l.nets[round-3], Visits: v})
	}
}

// visits are those of the trees that a round's games are played by.
func (l *League) visits(round int) int {
	if round <= l.Plain {
		return 0
	}
	return l.Visits
}
