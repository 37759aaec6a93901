package system

import (
	"errors"
	"syscall/js"

	"tilestead/input"
)

// Export hands the player a file as a download; only the browser knows where
// it goes.
func Export(name string, data []byte) (where string, err error) {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	blob := js.Global().Get("Blob").New([]any{bytes}, map[string]any{"type": "application/octet-stream"})
	url := js.Global().Get("URL").Call("createObjectURL", blob)
	document := js.Global().Get("document")
	link := document.Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	document.Get("body").Call("appendChild", link)
	link.Call("click")
	link.Call("remove")
	// The browser has read it long before a minute is over.
	js.Global().Call("setTimeout",
		js.Global().Get("URL").Get("revokeObjectURL").Call("bind", js.Global().Get("URL"), url), 60_000)
	return "", nil
}

// A Chooser lets the player choose files of the device.
type Chooser struct{ chosen []input.File }

// NewChooser is ready to ask.
func NewChooser() *Chooser { return &Chooser{} }

// Choose opens the browser's choice of files.
func (c *Chooser) Choose() {
	field := js.Global().Get("document").Call("createElement", "input")
	field.Set("type", "file")
	field.Set("multiple", true)
	var changed js.Func
	changed = js.FuncOf(func(js.Value, []js.Value) any {
		changed.Release()
		files := field.Get("files")
		for i := range files.Length() {
			c.read(files.Index(i))
		}
		return nil
	})
	field.Call("addEventListener", "change", changed)
	field.Call("click")
}

// read reads one file; it arrives later.
func (c *Chooser) read(file js.Value) {
	name := file.Get("name").String()
	if n := file.Get("size").Int(); n > input.MostBytes {
		c.chosen = append(c.chosen, input.File{Name: name, Err: input.ErrLarge})
		return
	}
	var well, badly js.Func
	end := func(f input.File) {
		well.Release()
		badly.Release()
		c.chosen = append(c.chosen, f)
	}
	well = js.FuncOf(func(_ js.Value, got []js.Value) any {
		bytes := js.Global().Get("Uint8Array").New(got[0])
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		end(input.File{Name: name, Data: data})
		return nil
	})
	badly = js.FuncOf(func(_ js.Value, why []js.Value) any {
		end(input.File{Name: name, Err: errors.New(why[0].Call("toString").String())})
		return nil
	})
	file.Call("arrayBuffer").Call("then", well, badly)
}

// Chosen gives the files chosen since the last call.
func (c *Chooser) Chosen() []input.File {
	files := c.chosen
	c.chosen = nil
	return files
}
