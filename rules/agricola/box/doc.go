// Package box holds what comes in the boxes of Agricola and Farmers of the Moor, as rows of
// tables: goods, action spaces, improvements, special cards and the cards for the hand. The
// effects of all of these are composed of the same words (docs/effects.md).
//
// It says what things are and not how they are played: it knows no farm, no player and no
// position. What is done for a word, package agricola says.
//
// Section numbers in comments (4.2, 6 …) are those of the chapter on Agricola in docs/rulings.md.
package box
