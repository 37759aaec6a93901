# Sourced by test.sh: steps with limits, in one row or in some side by side. It
# wants $log, $minute, $patience and $target, and that test.sh runs one of its
# functions when it is called with run.

# late FILE: the step whose output is FILE ran into its limit, or Go says so of
# a test.
late() {
	[ "$status" = 124 ] || [ "$status" = 137 ] || grep -q '^panic: test timed out after' "$1"
}

# unfinished FILE names the tests that Go says were running.
unfinished() {
	sed -n -E '/^panic: test timed out after/,/^$/s/^[[:space:]]*((Test|Fuzz)[^ ]*) .*/ \1/p' "$1" | tr -d '\n'
}

# begin_steps forgets what was said last time; apt's words of a moment ago stay.
begin_steps() {
	find $log -mindepth 1 ! -name apt.txt -exec rm -rf {} + 2>/dev/null || true
	mkdir -p $log
	: >$log/passed
	began=$(date +%s)
	row=main others='' job=''
	# What is interrupted leaves nothing running.
	trap 'end_row; exit 130' INT TERM
	# A row beside failed and has written why.
	trap 'end_row; cat $log/failed; exit 1' USR1
}

# end_row ends what this row runs, and with it the rows beside.
end_row() {
	for running in $job $others; do
		kill "$running" 2>/dev/null || true
	done
	wait
}

# beside FUNCTION: its steps run from now on beside those of this row.
beside() {
	(
		row=beside others=''
		trap 'end_row; exit 130' INT TERM
		trap - USR1
		"$1"
	) &
	others="$others $!"
}

# end_steps waits for the rows beside and tells what passed.
end_steps() {
	for running in $others; do
		wait "$running"
	done
	printf '%d passed, 0 failed, in %d s\n' "$(count)" $(($(date +%s) - began))
}

# step MINUTES NAME FUNCTION ARGS...: runs one of test.sh's functions.
step() {
	limit=$(($1 * patience * minute))
	minutes=$(($1 * patience))
	name=$2
	shift 2
	export limit
	file=$log/$(printf '%s' "$name" | tr -cs 'A-Za-z0-9' - | sed 's/-$//').txt
	start=$(date +%s)
	status=0
	# A minute more than Go's own limit, which says what was running.
	$(command -v timeout >/dev/null && echo "timeout -k 20 $((limit + minute))") sh tools/test.sh run "$@" >"$file" 2>&1 </dev/null &
	job=$!
	wait $job || status=$?
	job=''
	took=$(($(date +%s) - start))
	if [ $status = 0 ]; then
		echo "$name" >>$log/passed
		printf '%-44s %4d s\n' "$name" $took
	elif [ $row = main ]; then
		end_row
		failure
		exit 1
	else
		failure >$log/failed
		kill -USR1 $$
		exit 1
	fi
}

# count tells how many steps passed.
count() { grep -c . <$log/passed || true; }

# failure says what the step that just failed said.
failure() {
	printf '%-44s FAILED after %d s\n\n' "$name" $took
	if late "$file"; then
		running=$(unfinished "$file")
		printf '%s timed out after %d min%s; this machine may be slow or busy: PATIENCE=3 make %s gives every step three times as long.\n' \
			"$name" "$minutes" "${running:+, running$running}" "$target"
	else
		tail -n 80 "$file"
		printf '\n%s failed.\n' "$name"
	fi
	printf 'All it said is in %s\n%d passed, 1 failed\n' "$file" "$(count)"
}
