// Package device plays a stream on the machine's sound device, with oto. In a
// browser it plays the effects beside it.
package device

import (
	"fmt"
	"io"

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
	var context *oto.Context
	with, err := within(func() (err error) {
		context, _, err = oto.NewContext(&oto.NewContextOptions{
			SampleRate: sound.Rate, ChannelCount: sound.Channels, Format: oto.FormatFloat32LE,
			BufferSize: ahead, ApplicationName: "Tilestead",
		})
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("sound: %w", err)
	}
	p := context.NewPlayer(src)
	p.SetBufferSize(int(ahead.Seconds() * sound.Rate * sound.Channels * 4))
	p.Play()
	follow(context)
	return with(&output{context, p}), nil
}

// Err is why the device does not play.
func (o *output) Err() error {
	if err := o.context.Err(); err != nil {
		return err
	}
	return o.player.Err()
}
