// S-RASP programs, typed and mostly saying something: every vector is computed on a few words as it is drawn, and one that does not
// vary along them, or overflows, is mostly drawn again. Written on one line, lines separated by semicolons.
import { type Domain, domainOf } from '../../src/engine/index.ts'
import { type Program, parseProgram, printProgram, problemText } from '../../src/srasp/index.ts'
import { drawProgram, redrawLine } from './draw.ts'
import { flawOf, grammarOf, isProgram, type ProgramOptions } from './grammar.ts'
import { simplerPrograms } from './shrink.ts'
import { programSize } from './size.ts'

export type { ProgramOptions } from './grammar.ts'

const SEPARATOR = '; '

/**
 * @example
 * const one = programs({ alphabet: ['a', 'b'], maxLines: 1 }).arbitrary
 * fc.assert(fc.property(one, (program) => srasp.checkTypes(program).kind === 'well-typed'), { numRuns: 20 })
 */
export function programs(options: ProgramOptions): Domain<Program> {
  const grammar = grammarOf(options)
  if (grammar.alphabet.some((symbol) => symbol.includes(SEPARATOR.trim()))) {
    throw new RangeError('programs are written on one line with semicolons: no symbol may contain one')
  }
  return domainOf({
    draw: (random) => drawProgram(random, grammar),
    isShaped: isProgram,
    flaw: (program) => flawOf(program, grammar),
    simpler: (program) => simplerPrograms(program, grammar),
    print: (program) => printProgram(program).trimEnd().split('\n').join(SEPARATOR),
    read(line) {
      const text = line.split(SEPARATOR).join('\n')
      const read = parseProgram(text)
      if (read.kind === 'unreadable') throw new Error(`not a program:\n${problemText(text, read)}`)
      return read.value
    },
    size: (program) => programSize(program, grammar),
    neighbour: (program, random) => redrawLine(program, random, grammar),
  })
}
