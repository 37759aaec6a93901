package sound

import (
	"errors"
	"io"
	"testing"

	"tilestead/sound/cue"
)

type fakeOutput struct{ err error }

func (f *fakeOutput) Err() error { return f.err }

func TestPlayerOpensItsDeviceOnce(t *testing.T) {
	out, opened := &fakeOutput{}, 0
	open := func(r io.Reader) (Output, error) {
		if r == nil {
			t.Fatal("nothing to read")
		}
		opened++
		return out, nil
	}
	p := NewPlayer(open, func() bool { return false }, 1)
	loud := Moment{Volume: Volume{Effects: 1}}
	p.Update(loud)
	if opened != 0 {
		t.Error("opened before the player has pressed anything")
	}
	p.Update(Moment{Volume: Volume{Effects: 1, Mute: true}, Acted: true})
	if opened != 0 {
		t.Error("opened for nobody to hear")
	}
	loud.Acted = true
	p.Update(loud)
	p.Update(loud)
	if opened != 1 || p.Problem() != nil {
		t.Errorf("opened %d times, %v", opened, p.Problem())
	}
	out.err = errors.New("unplugged")
	p.Update(loud)
	p.Update(loud)
	if opened != 1 || !errors.Is(p.Problem(), out.err) {
		t.Errorf("a device that failed: opened %d times, %v", opened, p.Problem())
	}
}

func TestPlayerWithoutADevice(t *testing.T) {
	tries := 0
	none := errors.New("no device")
	p := NewPlayer(func(io.Reader) (Output, error) { tries++; return nil, none }, func() bool { return true }, 1)
	for range 3 {
		p.Update(Moment{Volume: Volume{Effects: 1}})
		p.Cue(cue.Cue{Name: cue.Click})
	}
	if tries != 1 || !errors.Is(p.Problem(), none) {
		t.Errorf("tried %d times, %v", tries, p.Problem())
	}
	var nobody *Player
	nobody.Cue(cue.Cue{Name: cue.Click})
	nobody.Update(Moment{})
	if nobody.Problem() != nil {
		t.Error("nobody has a problem")
	}
}
