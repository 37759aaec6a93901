# Everything a person needs to do here, one command each. The work is done by
# the scripts in tools/, which say what they miss and why they want it.

GO ?= go
export GO

.PHONY: play test check bench web dist generate pictures clean

# Build the game and open it: make play, or make play ARGS='-title montana'.
play:
	@sh tools/play.sh $(ARGS)

# Everything that must hold before a change is shared.
test:
	@sh tools/test.sh all

# The quick part of it, for every day.
check:
	@sh tools/test.sh quick

bench:
	@sh tools/bench.sh

web:
	@sh tools/web.sh

# Make what people install, in build/dist.
dist:
	@sh tools/dist.sh

# Paint the art and everything else that is made from tables.
generate:
	@sh tools/generate.sh

# Take the pictures of README.md from the running game.
pictures:
	@sh tools/pictures.sh

clean:
	rm -rf build
