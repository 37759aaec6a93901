// Package device plays a stream on the machine's sound device, with oto.
package device

import (
	"fmt"
	"io"
	"runtime"
	"time"

	"github.com/ebitengine/oto/v3"

	"tilestead/sound"
)

// An output is the one stream of the program. The player must be kept: oto
// ends what nobody holds.
type output struct {
	context *oto.Context
	player  *oto.Player
}

// Open plays src, which gives sound.Rate floats a second for each of
// sound.Channels, until the program ends. It can be called once. The device
// may turn out to be missing only later: then Err says so.
func Open(src io.Reader) (sound.Output, error) {
	o := &oto.NewContextOptions{
		SampleRate: sound.Rate, ChannelCount: sound.Channels, Format: oto.FormatFloat32LE,
		BufferSize: ahead(), ApplicationName: "Tilestead",
	}
	context, _, err := oto.NewContext(o)
	if err != nil {
		return nil, fmt.Errorf("sound: %w", err)
	}
	p := context.NewPlayer(src)
	p.SetBufferSize(int(ahead().Seconds() * sound.Rate * sound.Channels * 4))
	p.Play()
	follow(context)
	return &output{context, p}, nil
}

// ahead is how much sound is made before it is heard: little, so that it comes
// with what it belongs to, but enough for one slow frame. A browser makes
// sound and picture in turn, and asks for more only when half of it is left.
func ahead() time.Duration {
	if runtime.GOOS == "js" {
		return 200 * time.Millisecond
	}
	return 50 * time.Millisecond
}

// Err is why the device does not play.
func (o *output) Err() error {
	if err := o.context.Err(); err != nil {
		return err
	}
	return o.player.Err()
}
