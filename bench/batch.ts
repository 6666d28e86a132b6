// How many cases per second `simulate --batch` answers, and where the time goes: formulas of size up to 12, all different, on words of
// up to 20 symbols, for all statements in turn. JSON is left out: it takes a hundredth of the time.
import fc from 'fast-check'
import { simulations } from '../generators/index.ts'
import { checkObligations, runSoftly, truthOf } from '../src/check/index.ts'
import { compile } from '../src/compile/index.ts'
import { FRAGMENTS, formula, printFormula } from '../src/logic/index.ts'
import { STATEMENTS, type StatementId } from '../src/statements/index.ts'
import type { Word } from '../src/transformer/index.ts'

interface Case {
  readonly claim: StatementId
  readonly formula: string
  readonly word: Word
}

/** Per statement. */
const CASES = 60
const PASSES = 5

function cases(): readonly Case[] {
  const byStatement = STATEMENTS.map(({ id, fragment }) => {
    const { arbitrary } = simulations({ features: FRAGMENTS[fragment].features, maxSize: 12, maxLength: 20 })
    const different = new Map<string, Case>()
    for (let seed = 1; different.size < CASES; seed++) {
      for (const drawn of fc.sample(arbitrary, { numRuns: CASES, seed })) {
        const text = printFormula(drawn.formula)
        if (different.size < CASES) different.set(text, { claim: id, formula: text, word: drawn.word })
      }
    }
    return [...different.values()]
  })
  return Array.from({ length: CASES }, (_, k) => byStatement.map((own) => own[k])).flat()
}

type Part = 'reading and compiling' | 'truth' | 'soft run' | 'obligations'

/** Milliseconds of one pass over all cases. */
function passOver(drawn: readonly Case[]): ReadonlyMap<Part, number> {
  const times = new Map<Part, number>()
  const timed = <T>(part: Part, work: () => T): T => {
    const start = performance.now()
    const result = work()
    times.set(part, (times.get(part) ?? 0) + performance.now() - start)
    return result
  }
  for (const { claim, formula: text, word } of drawn) {
    const compiled = timed('reading and compiling', () => compile(formula(text), claim))
    timed('truth', () => truthOf(compiled.formula, word))
    const { run } = timed('soft run', () => runSoftly(compiled, word))
    timed('obligations', () => checkObligations(compiled.model, run))
  }
  return times
}

const sumOf = (times: ReadonlyMap<Part, number>): number => [...times.values()].reduce((sum, time) => sum + time)

export function benchBatch(): void {
  const drawn = cases()
  const passes = Array.from({ length: PASSES }, () => passOver(drawn)).toSorted((a, b) => sumOf(a) - sumOf(b))
  const middle = passes[PASSES >> 1]
  const shares = [...middle].map(([part, time]) => `${part} ${((100 * time) / sumOf(middle)).toFixed(0)}%`)
  console.log(`simulate --batch: ${((1000 * drawn.length) / sumOf(middle)).toFixed(0)} cases/s (${shares.join(', ')})`)
}
