package assets

import (
	"bytes"
	"errors"
	"image"
	"image/png"
	"os"
	"strings"
	"testing"
	"time"
)

// A sheet that is unpacked in many steps is the sheet.
func TestSheetsUnpackInSteps(t *testing.T) {
	const n = 1
	data, err := os.ReadFile("sheets/" + SheetFile(n))
	if err != nil {
		t.Fatal(err)
	}
	want, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	u := Unpack(n, data)
	steps := 0
	for {
		asked := 0
		m, done, err := u.Step(func() bool { asked++; return asked == 8 })
		if err != nil {
			t.Fatal(err)
		}
		steps++
		if !done {
			continue
		}
		if !bytes.Equal(m.(*image.Paletted).Pix, want.(*image.Paletted).Pix) {
			t.Error("another picture came out")
		}
		break
	}
	if least := len(data) / pieceBytes / 16; steps < least {
		t.Errorf("%d bytes came in %d steps, want %d", len(data), steps, least)
	}
}

func TestUnpackRefusesWhatIsNoPicture(t *testing.T) {
	_, done, err := Unpack(0, []byte("no picture")).Step(func() bool { return false })
	if !done || err == nil || !strings.Contains(err.Error(), SheetFile(0)) {
		t.Errorf("done %v, %v", done, err)
	}
}

func TestUnpackingCanBeGivenUp(t *testing.T) {
	data, err := sheets.ReadFile("sheets/shared-icons-0.png")
	if err != nil {
		t.Fatal(err)
	}
	u := Unpack(0, data)
	if _, done, err := u.Step(func() bool { return true }); done || err != nil {
		t.Fatalf("done %v, %v", done, err)
	}
	u.Stop()
	if _, done, err := u.Step(func() bool { return true }); !done || err == nil || errors.Is(err, ErrNotLoaded) {
		t.Errorf("given up: done %v, %v", done, err)
	}
}

// BenchmarkUnpack unpacks the largest sheet in steps of 8 ms, as a page does, and
// tells the longest time that nothing else goes on.
func BenchmarkUnpack(b *testing.B) {
	data, err := os.ReadFile("sheets/carcassonne-base-0.png")
	if err != nil {
		b.Fatal(err)
	}
	longest := time.Duration(0)
	for b.Loop() {
		u := Unpack(1, data)
		for done := false; !done; {
			from := time.Now()
			_, done, _ = u.Step(func() bool { return time.Since(from) > 8*time.Millisecond })
			longest = max(longest, time.Since(from))
		}
	}
	b.ReportMetric(float64(longest.Microseconds())/1000, "ms/longest")
}
