// Package carcassonne holds the rules of Carcassonne with Inns & Cathedrals,
// Traders & Builders and Princess & Dragon, in any combination, for 2 to 6
// players.
//
// Section numbers in comments (5, 7.2, 8.4 …) are those of the chapter on
// Carcassonne in docs/rulings.md. The tiles are in tiles.txt.
package carcassonne
