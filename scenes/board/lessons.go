package board

import "embed"

// ReadLessons reads the scripts in the folder "lessons" of a title's embedded
// files, in the order of their names.
func ReadLessons(files embed.FS) (texts []string) {
	list, err := files.ReadDir("lessons")
	if err != nil {
		panic(err) // they are part of the program
	}
	for _, f := range list {
		text, err := files.ReadFile("lessons/" + f.Name())
		if err != nil {
			panic(err)
		}
		texts = append(texts, string(text))
	}
	return texts
}
