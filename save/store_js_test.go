//go:build js

package save

import "testing"

// platformStore is nil outside a page: there is no local storage.
func platformStore(t *testing.T) Store {
	st, err := Open()
	if err != nil {
		return nil
	}
	return st
}
