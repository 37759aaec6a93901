package game

import (
	"errors"
	"fmt"
	"syscall/js"

	"tilestead/input"
)

// Download hands the player a file the way the browser does: it lands where
// downloads land, which only the player knows.
func Download(name string, data []byte) (where string, err error) {
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(js.Error)
			if !ok {
				panic(r)
			}
			err = e
		}
	}()
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	page().Call("download", name, bytes)
	return "", nil
}

// A Chooser lets the player choose files of the device.
type Chooser struct{ chosen []input.File }

// Choose opens the browser's own dialog; browsers allow that shortly after a
// click only.
func (c *Chooser) Choose() {
	var took js.Func
	took = js.FuncOf(func(_ js.Value, a []js.Value) any {
		if a[1].IsNull() { // the dialog is closed
			took.Release()
			return nil
		}
		f := input.File{Name: a[0].String()}
		if a[1].Type() == js.TypeString {
			f.Err = errors.New(a[1].String())
		} else if n := a[1].Get("length").Int(); n > input.MostBytes {
			f.Err = fmt.Errorf("it is larger than %d bytes", input.MostBytes)
		} else {
			f.Data = make([]byte, n)
			js.CopyBytesToGo(f.Data, a[1])
		}
		c.chosen = append(c.chosen, f)
		return nil
	})
	page().Call("choose", input.MostBytes+1, took)
}

// Chosen gives, once, the files chosen since the last call.
func (c *Chooser) Chosen() []input.File {
	f := c.chosen
	c.chosen = nil
	return f
}
