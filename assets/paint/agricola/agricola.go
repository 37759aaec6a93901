// Package agricola paints the pictures of Agricola and Farmers of the Moor.
//
//	good/NAME  icons of goods and of what is built, listed in good.go
//
// Each file has a list of its own pictures; Add goes through the lists.
package agricola

import "tilestead/assets/paint/book"

// Add registers every picture of Agricola.
func Add(b *book.Book) {
	addGoods(b)
}
