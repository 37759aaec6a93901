// Package agricola paints the pictures of Agricola and Farmers of the Moor.
//
//	good/NAME                       icons of goods and of what is built
//	agricola/meadow/N, pasture/N    the grounds of a space
//	agricola/forest/N, moor/N       what lies on a space at first
//	agricola/field, grain/N, vegetable/N
//	agricola/HOUSE/PART             floor and walls of a wood, clay or stone room
//	agricola/fence/WAY/SEAT, stable/SEAT, bed/SEAT, lying/SEAT, person/SEAT
//	agricola/sheep, boar, cattle, horse, and their young lamb, piglet, calf, foal
//	agricola/stage/NAME             table, stove and yard of the harvest
//	agricola/major/NAME, special/NAME  the pictures of cards
//	agricola/setup/MODULE           what a module brings to the farm of the set-up
//
// Each file has a list of its own pictures; Add goes through the lists.
package agricola

import "tilestead/assets/paint/book"

// Add registers every picture of Agricola.
func Add(b *book.Book) {
	addGoods(b)
	addGrounds(b)
	addFields(b)
	addWild(b)
	addRooms(b)
	addBuilt(b)
	addBeasts(b)
	addYoung(b)
	addStage(b)
	addPeople(b)
	addSleepers(b)
	addCards(b)
	addSetup(b)
}
