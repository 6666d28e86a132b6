#!/usr/bin/env bash
# A campaign by GNU parallel, on one machine or on several that it reaches by ssh: a job per slice, then the parts are joined.
#
#     bash parallel.sh SLICES FOLDER CLAIM… [--runs N] …
#     bash parallel.sh 40 campaign lemma-8a --runs 1000000000
#     PARALLEL='--sshlogin one,two,: --workdir .' bash parallel.sh 40 campaign lemma-8a --runs 1000000000
#
# Start it in the folder of the project, which all machines must see. Whatever stops it, run the same line again: it goes on, since the
# log of jobs knows which slices are finished, and each part where it stood. PARALLEL holds further options, such as --jobs 8.
set -uo pipefail
slices=$1 folder=$2
shift 2
lemmata=${LEMMATA:-node_modules/.bin/lemmata}
mkdir -p "$folder"
printf -v check '%q ' "$lemmata" check "$@" --resume
printf -v parts '%q' "$folder/part-"
parallel --joblog "$folder/jobs.log" --resume-failed "$check --slice {}/$slices --out $parts{} > $parts{}.log 2>&1" ::: $(seq "$slices")
# Also of an unfinished set, which the report names. Its exit code is that of the campaign.
"$lemmata" report --out "$folder/report" --merge "$folder"/part-*[0-9]
