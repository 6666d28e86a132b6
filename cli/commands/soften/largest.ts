// The least 1/τ that works, beside that of Theorem 26: how many times colder the theorem asks for, as text and as JSON.
import { visible } from '../../../reports/index.ts'
import {
  type Constants,
  type LargestTemperature,
  largestTemperatureOfLength,
  type Model,
  precise,
  type Rational,
  rational,
  shorten,
} from '../../../src/index.ts'
import type { Io } from '../../command.ts'

/** From the theorem's temperature on, over all words of its length. */
export const largestFor = (
  model: Model,
  { n, epsilon, inverseTau }: Constants,
  budget: number,
  io: Io,
): LargestTemperature =>
  largestTemperatureOfLength(model, n, epsilon, {
    from: inverseTau,
    budget,
    progress: (done, total) => io.progress(`least 1/τ: ${done} of ${total} words`),
  })

export function largestAsJson(found: LargestTemperature, { inverseTau }: Constants): object {
  const fails = found.kind === 'always' ? null : found.fails
  return {
    kind: found.kind,
    inverseTau: { works: rational.print(found.works), fails: fails === null ? null : rational.print(fails) },
    witness: found.kind === 'bracketed' ? found.witness : null,
    // Where nothing fails there is no least one, and so no ratio.
    ratio: fails === null ? null : ratioOf(inverseTau, found.works),
  }
}

export function largestText(found: LargestTemperature, { n, inverseTau }: Constants): string {
  const works = decimalText(found.works)
  switch (found.kind) {
    case 'bracketed': {
      const { word, position } = found.witness
      return [
        `least 1/τ that works on all words of length ${n}: ${works}`,
        `  too small is ${decimalText(found.fails)}: the error is above ε at position ${position} of ${visible(JSON.stringify(word.join('')))}`,
        `  the theorem asks for ${ratioOf(inverseTau, found.works)} times as much`,
      ].join('\n')
    }
    case 'always':
      return `every 1/τ that was tried works on all words of length ${n}, down to ${works}`
    case 'undecided':
      return [
        `1/τ = ${works} works on all words of length ${n}`,
        `  ${decimalText(found.undecided)} is undecided: an error is too near ε to tell`,
        ...(found.fails === null ? [] : [`  too small is ${decimalText(found.fails)}`]),
      ].join('\n')
  }
}

const decimalText = (a: Rational): string => shorten(precise.fromRational(a, 128))

/** In four digits. */
const ratioOf = (a: Rational, b: Rational): number => Number(Number(decimalText(rational.divide(a, b))).toPrecision(4))
