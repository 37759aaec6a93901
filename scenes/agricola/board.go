// Package agricola draws Agricola's table: the action spaces and special cards,
// the farms with what lives on them, goods and what the next harvest takes; it
// says what a click means there.
package agricola
