#!/usr/bin/env bash
# A campaign on Slurm: an array with a task per slice, and a job that joins the parts when all tasks have ended.
#
#     bash slurm.sh SLICES FOLDER CLAIM… [--runs N] …
#     bash slurm.sh 40 campaign lemma-8a --runs 1000000000
#
# Start it in the folder of the project, which all nodes must see; FOLDER gets the parts, their logs and the report. Tasks of a node that
# is lost are started again by Slurm, and go on. Whatever else stops one (kill -9, scancel, a time limit): run the same line again, and
# it goes on; parts that are finished stay as they are. SBATCH_TIMELIMIT, SBATCH_PARTITION and the like are heeded.
set -euo pipefail
slices=$1 folder=$2
shift 2
lemmata=${LEMMATA:-node_modules/.bin/lemmata}
mkdir -p "$folder"
printf -v check '%q ' "$lemmata" check "$@" --resume
printf -v parts '%q' "$folder/part-"
printf -v merge '%q ' "$lemmata" report --out "$folder/report" --merge
# A minute before the time limit the task is told to stop, and saves what it has.
array=$(sbatch --parsable --array="1-$slices" --requeue --signal=B:TERM@60 --open-mode=append --output="$folder/part-%a.log" \
  --wrap "exec $check --slice \$SLURM_ARRAY_TASK_ID/$slices --out $parts\$SLURM_ARRAY_TASK_ID")
# After any end of theirs: a slice that refutes the claim ends with exit code 1, and an unfinished set is joined, too, and says so.
joined=$(sbatch --parsable --dependency="afterany:$array" --output="$folder/report.log" --wrap "exec $merge $parts*[0-9]")
echo "array $array, report $joined"
