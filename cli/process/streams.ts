// The streams of the process, which take lines that are fit to be shown.
import { overwriting, type Screen, takesEscapes } from '../../reports/text/index.ts'
import type { Io } from '../command.ts'
import type { Destination } from '../output.ts'

interface Stream extends Screen {
  write(text: string): unknown
}

/** Progress is for those who watch, on a terminal that can overwrite a line. @example linesTo(process, process.env).out('a line') */
export const linesTo = (
  { stdout, stderr }: { readonly stdout: Stream; readonly stderr: Stream },
  environment: Io['environment'],
): Readonly<Record<Destination, (line: string) => void>> => ({
  out: (line) => stdout.write(`${line}\n`),
  err: (line) => stderr.write(`${line}\n`),
  progress(line) {
    if (takesEscapes(stderr, environment)) stderr.write(overwriting(line, stderr.columns))
  },
})
