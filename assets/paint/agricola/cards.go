package agricola

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/pic"
)

// Pictures of cards are so many units wide and high.
const cardWide, cardHigh = 120, 60

// cardScales are the baked pixels per unit of cards: of those of a farm and one for
// large ones on a fine screen.
var cardScales = append(slices.Clone(farmScales), farmMaster)

// Every card has a file that bears its name and is written in words (words.go).
//
//go:embed major special scene hand
var texts embed.FS

// A family is the pictures of one kind, in the order in which they lie on their sheets: those of
// cards for the hand by their decks and numbers, those of the others as listed.
type family struct {
	kind  string
	decks []string // folders, each with its files by name
	names []string // or files, in this order
}

// families: spaces for other numbers of players that do the same have the same picture, and the
// copies of majors for six players are like the cards they lie under.
var families = []family{
	{kind: "major", names: []string{
		"fireplace_2", "fireplace_3", "cooking_hearth_4", "cooking_hearth_5", "clay_oven", "stone_oven",
		"well", "joinery", "pottery", "basketmakers_workshop",
		"horse_slaughterhouse_1", "horse_slaughterhouse_2", "cookhouse_1", "cookhouse_2", "village_church",
		"heating_oven", "tiled_oven", "furniture_stall", "ceramics_stall", "basket_stall", "peat_charcoal_kiln",
		"foresters_lodge", "museum_of_the_moors", "riding_stables",
	}},
	{kind: "special", names: []string{
		"cut_peat", "fell_trees", "slash_and_burn", "horse_market", "hiring_fair", "black_market", "illicit_work",
	}},
	{kind: "scene", names: []string{
		"forest", "copse", "grove", "riverbank_forest", "clay_pit", "hollow", "reed_bank", "fishing",
		"western_quarry", "eastern_quarry",
		"grain_seeds", "vegetable_seeds", "farmland", "cultivation", "grain_utilization", "fencing", "corral",
		"sheep_market", "pig_market", "cattle_market", "animal_market",
		"farm_expansion", "house_building", "house_redevelopment", "farm_redevelopment", "side_job",
		"basic_wish_for_children", "modest_wish", "urgent_wish_for_children", "infirmary",
		"meeting_place", "lessons", "day_laborer", "traveling_players", "resource_market", "farm_supplies",
		"building_supplies", "improvement", "major_improvement",
	}},
	{kind: "hand", decks: []string{"minors_base", "occupations_base", "minors_moor"}},
}

// addCards registers the pictures of cards and of the land of actions. It panics with the file
// and line of what is wrong in one of them.
func addCards(b *book.Book) {
	words := language()
	for _, f := range families {
		files, err := f.files()
		if err != nil {
			panic(err)
		}
		for _, file := range files {
			p, err := read(words, file)
			if err != nil {
				panic(err)
			}
			name := f.kind + "/" + strings.TrimSuffix(path.Base(file), ".pic")
			addTiled(b, f.kind+"s", name, book.Box{X1: cardWide, Y1: cardHigh}, func(c *brush.Canvas) {
				p.Paint(&vignette{c, p.Seed})
			})
			b.Pictures[len(b.Pictures)-1].Scales = cardScales
		}
	}
}

// files are the files of a family in their order.
func (f family) files() (list []string, err error) {
	for _, name := range f.names {
		list = append(list, f.kind+"/"+name+".pic")
	}
	for _, deck := range f.decks {
		in, err := fs.Glob(texts, f.kind+"/"+deck+"/*.pic")
		if err != nil {
			return nil, err
		}
		list = append(list, in...)
	}
	return list, f.whole(list)
}

// whole fails with a file of the family's folder that is not in the list.
func (f family) whole(list []string) error {
	return fs.WalkDir(texts, f.kind, func(file string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && !slices.Contains(list, file) {
			return fmt.Errorf("%s: no list of cards.go has it: want it there, or in the folder of a deck", file)
		}
		return err
	})
}

func read(words *pic.Language, file string) (*pic.Picture, error) {
	text, err := texts.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return words.Read(file, string(text))
}
