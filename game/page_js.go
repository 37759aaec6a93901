package game

import "syscall/js"

// host is the page that this program runs in offers an object with these methods; see
// web/page.js.
func host() js.Value { return js.Global().Get("tilestead") }

// inPage says that the window is a page of a browser.
const inPage = true

// firstShown tells the page that the first picture is on the screen: it opens
// the door when the player says so.
func firstShown() { host().Call("ready") }

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

// tellOutside hands the list of aims to whoever drives the page.
func tellOutside(_, list string) { host().Set("aims", list) }

// Announce lets the page's reader say a line to those who do not see the screen.
func Announce(line string) { host().Call("announce", line) }

// progress says how much of the art has come.
func (o *order) progress(done, all int) { o.done, o.all, o.changed = done, all, true }

// bring hands over the file of a sheet; taken is called when it is unpacked.
func (o *order) bring(name string, png []byte, taken func()) {
	o.parcels = append(o.parcels, parcel{name, png, taken})
}

// fetchArt is how the page brings the titles' art.
func fetchArt() func(*order) {
	return func(o *order) {
		var progress, bring, end js.Func
		progress = js.FuncOf(func(_ js.Value, a []js.Value) any {
			o.progress(a[0].Int(), a[1].Int())
			return nil
		})
		bring = js.FuncOf(func(_ js.Value, a []js.Value) any {
			png := make([]byte, a[1].Get("length").Int())
			js.CopyBytesToGo(png, a[1])
			o.bring(a[0].String(), png, func() { a[2].Invoke() })
			return nil
		})
		end = js.FuncOf(func(_ js.Value, a []js.Value) any {
			o.end(a[0].String())
			progress.Release()
			bring.Release()
			end.Release()
			return nil
		})
		host().Call("fetchArt", o.title, progress, bring, end)
	}
}
