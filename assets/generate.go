package assets

//go:generate go run ./paint/cmd
