package web

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"

	"tilestead/e2e/screen"
)

// watchFiles keeps the last file that the page hands to the player.
const watchFiles = `{
	const make = URL.createObjectURL;
	window.handed = "";
	URL.createObjectURL = (blob) => {
		blob.arrayBuffer().then((b) => {
			let s = "";
			for (const x of new Uint8Array(b)) s += String.fromCharCode(x);
			handed = btoa(s);
		});
		return make.call(URL, blob);
	};
}`

// checkPoster saves the smallest picture of the map from a result: the land is
// on it, which only the graphics card has the pictures for.
func (p *player) checkPoster(t *testing.T, press func(ids ...string)) {
	t.Helper()
	p.do(chromedp.Evaluate(watchFiles, nil))
	p.until("the sizes of pictures", func() bool {
		if p.at("size/0") {
			return true
		}
		press("picture") // the first press may only end the counting of points
		return false
	})
	press("size/0")
	p.until("the picture of the map", func() bool { return ask[string](p, "handed") != "" })
	data, err := base64.StdEncoding.DecodeString(ask[string](p, "handed"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(shots, p.title+"-poster.png"), data, 0o644); err != nil {
		t.Fatal(err)
	}
	im, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	b := im.Bounds()
	m := image.NewRGBA(b)
	draw.Draw(m, b, im, b.Min, draw.Src)
	screen.Painted(t, "the map", m)
	if long := max(b.Dx(), b.Dy()); long < 1100 || long > 1200 {
		t.Errorf("the picture is %v", b)
	}
}
