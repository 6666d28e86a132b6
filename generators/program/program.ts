// S-RASP programs, typed and mostly saying something: every vector is computed on a few words as it is drawn, and one that does not
// vary along them, or overflows, is mostly drawn again. Written on one line, lines separated by semicolons.
import type { Domain } from '../../src/engine/index.ts'
import { type Program, parseProgram, printProgram, problemText } from '../../src/srasp/index.ts'
import { arbitraryOf } from '../arbitrary.ts'
import { drawProgram, redrawn } from './draw.ts'
import { grammarOf, isProgram, type ProgramOptions } from './grammar.ts'
import { simplerPrograms } from './shrink.ts'
import { programSize } from './size.ts'

export type { ProgramOptions } from './grammar.ts'

const SEPARATOR = '; '

/** @example programs({ alphabet: ['a', 'b'], maxLines: 4 }) */
export function programs(options: ProgramOptions): Domain<Program> {
  const grammar = grammarOf(options)
  if (grammar.alphabet.some((symbol) => symbol.includes(SEPARATOR.trim()))) {
    throw new RangeError('programs are written on one line with semicolons, so that no symbol may have one')
  }
  const size = (program: Program): number => programSize(program, grammar)
  return {
    arbitrary: arbitraryOf({
      draw: (random) => drawProgram(random, grammar),
      contains: (value): value is Program => isProgram(value, grammar),
      simpler: (program) => simplerPrograms(program, grammar),
      size,
    }),
    print: (program) => printProgram(program).trimEnd().split('\n').join(SEPARATOR),
    parse(line) {
      const text = line.split(SEPARATOR).join('\n')
      const read = parseProgram(text)
      if (read.kind === 'unreadable') throw new Error(`this is no program:\n${problemText(text, read)}`)
      if (isProgram(read.program, grammar)) return read.program
      throw new Error(
        `${line}: expected the alphabet ${grammar.alphabet.join(' ')}, at most ${grammar.maxLines} lines and the last as the output`,
      )
    },
    size,
    neighbour: (program, random) => redrawn(program, random, grammar),
  }
}
