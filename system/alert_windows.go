package system

import (
	"syscall"
	"unsafe"
)

// iconError is the red sign of a message box.
const iconError = 0x10

// Alert shows a text in a small window and waits until it is closed: a program
// with windows has no console to write to.
func Alert(title, text string) {
	t, err := syscall.UTF16PtrFromString(title)
	if err != nil {
		return
	}
	s, err := syscall.UTF16PtrFromString(text)
	if err != nil {
		return
	}
	_, _, _ = syscall.NewLazyDLL("user32.dll").NewProc("MessageBoxW").Call(0, uintptr(unsafe.Pointer(s)),
		uintptr(unsafe.Pointer(t)), iconError)
}
