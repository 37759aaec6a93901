# Everything a person needs to do here, one command each. The work is done by
# the scripts in tools/, which say what they miss and why they want it.

GO ?= go
export GO

.PHONY: play web dist test check soak bench generate pictures clean help

play: ## Build the game and open it; flags: make play ARGS='-title montana'
	@sh tools/play.sh $(ARGS)

web: ## Build the page and serve it to a browser; elsewhere: WEB_ADDRESS=127.0.0.1:9000 make web
	@sh tools/web.sh

dist: ## Make the packages for installing, in build/dist
	@sh tools/dist.sh

test: ## Install what the checks need, and run all of them
	@sh tools/test.sh all

check: ## The quick checks for every day
	@sh tools/test.sh quick

soak: ## The long runs: random games, second readings, cards played, recorded bots, fuzzing, kills, whole games by clicks, packages for every system, Windows under Wine
	@sh tools/soak.sh

bench: ## Benchmarks with their allocations
	@sh tools/bench.sh

generate: ## Paint the art and make everything else that comes from tables
	@sh tools/generate.sh

pictures: ## Take the pictures of README.md from the running game
	@sh tools/pictures.sh

clean: ## Remove everything that was built
	rm -rf build

help: ## This list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile
