package game

import (
	"errors"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/assets"
	"tilestead/assets/face"
	"tilestead/sound"
)

// host is the object of the page that this program runs in; see web/page.js.
func host() js.Value { return js.Global().Get("tilestead") }

// inPage says that the window is a page of a browser.
const inPage = true

// firstShown tells the page that the first picture is on the screen: it opens
// the door when the player says so, and fetches what may be heard meanwhile.
func firstShown() {
	host().Call("ready")
	fetchExtra(sound.EffectsFile, sound.TakeEffects)
}

// fetchLetters lets the page bring the letters that the faces lack; came is called when
// they are here.
func fetchLetters(came func()) {
	fetchExtra(face.OtherFile, func(file []byte) error {
		if err := face.GiveOther(file); err != nil {
			return err
		}
		came()
		return nil
	})
}

// fetchExtra lets the page bring a file that the program is whole without.
func fetchExtra(path string, take func(file []byte) error) {
	var taken js.Func
	taken = js.FuncOf(func(_ js.Value, a []js.Value) any {
		defer taken.Release()
		if err := take(bytesOf(a[0])); err != nil {
			return err.Error()
		}
		return ""
	})
	host().Call("fetchExtra", path, taken)
}

// askBeforeLeaving lets the browser ask before it leaves the page while
// something is not saved; a page has no question of its own for that.
func askBeforeLeaving(unsaved func() bool) {
	js.Global().Call("addEventListener", "beforeunload", js.FuncOf(func(_ js.Value, a []js.Value) any {
		if unsaved() {
			a[0].Call("preventDefault")
		}
		return nil
	}))
}

// wentBack says once whether the browser's way back was taken since the last time, which
// leads back in the game as Esc does. At home it leaves the page.
func wentBack(home bool) bool {
	return host().Call("wentBack", home).Bool()
}

// followDensity lets Ebitengine notice that a point of the page has another
// number of pixels, as after zooming or on another monitor. It reads that number
// once and keeps it in its monitor: an empty one reads it anew. The canvas is
// fitted when the page has another size, which is said between two frames.
// Browsers tell of some changes only, so this looks every tick.
func followDensity() {
	page := js.Global()
	if page.Get("devicePixelRatio").Float() == ebiten.Monitor().DeviceScaleFactor() {
		return
	}
	*ebiten.Monitor() = ebiten.MonitorType{}
	resized := page.Get("dispatchEvent").Call("bind", page, page.Get("Event").New("resize"))
	page.Call("setTimeout", resized, 0)
}

// tellOutside hands the list of aims to whoever drives the page.
func tellOutside(_, list string) { host().Set("aims", list) }

// Announce lets the page's reader say a line to those who do not see the screen.
func Announce(line string) { host().Call("announce", line) }

// progress says how much of it has come.
func (o *order) progress(done, all int) { o.done, o.all, o.changed = done, all, true }

// bring hands over a file; taken is called when it is unpacked.
func (o *order) bring(name string, data []byte, taken func()) {
	o.parcels = append(o.parcels, parcel{name, data, taken})
}

// bytesOf copies what the page has in a Uint8Array.
func bytesOf(array js.Value) []byte {
	data := make([]byte, array.Get("length").Int())
	js.CopyBytesToGo(data, array)
	return data
}

// FetchWords takes what all titles share of the texts of a language from the
// page and waits for it, which only the start of the program may do.
func FetchWords(lang string) error {
	for _, pack := range assets.MissingWords(lang) {
		came := make(chan error)
		take := js.FuncOf(func(_ js.Value, a []js.Value) any {
			data := bytesOf(a[0])
			go func() { came <- assets.TakeWords(pack, data) }()
			return nil
		})
		fail := js.FuncOf(func(_ js.Value, a []js.Value) any {
			problem := errors.New(a[0].Call("toString").String())
			go func() { came <- problem }()
			return nil
		})
		host().Call("words", pack).Call("then", take, fail)
		err := <-came
		take.Release()
		fail.Release()
		if err != nil {
			return err
		}
	}
	return nil
}

// fetchParcels is how the page brings art and texts.
func fetchParcels() func(*order) {
	return func(o *order) {
		var progress, bring, end js.Func
		progress = js.FuncOf(func(_ js.Value, a []js.Value) any {
			o.progress(a[0].Int(), a[1].Int())
			return nil
		})
		bring = js.FuncOf(func(_ js.Value, a []js.Value) any {
			o.bring(a[0].String(), bytesOf(a[1]), func() { a[2].Invoke() })
			return nil
		})
		end = js.FuncOf(func(_ js.Value, a []js.Value) any {
			o.end(a[0].String())
			progress.Release()
			bring.Release()
			end.Release()
			return nil
		})
		var files []any
		for _, pack := range o.words {
			files = append(files, assets.WordsFile(pack))
		}
		for _, n := range o.sheets {
			files = append(files, assets.SheetFile(n))
		}
		host().Call("fetchParcels", files, progress, bring, end)
	}
}
