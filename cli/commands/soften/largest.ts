// The least 1/τ that works, beside that of Theorem 26: how many times colder the theorem is, as text and as JSON.
import { precise, type Rational, rational, shorten } from '../../../src/numbers/index.ts'
import { type Constants, type LargestTemperature, largestTemperatureOfLength } from '../../../src/soften/index.ts'
import type { Model } from '../../../src/transformer/index.ts'
import type { Io } from '../../command.ts'

/** Searched from the theorem's temperature on, over all words of its length. */
export const largestFor = (model: Model, { n, epsilon, inverseTau }: Constants, io: Io): LargestTemperature =>
  largestTemperatureOfLength(model, n, epsilon, {
    from: inverseTau,
    budget: Number.POSITIVE_INFINITY,
    progress: (done, total) => io.progress(`least 1/τ: ${done} of ${total} words`),
  })

export function largestAsJson(largest: LargestTemperature, { inverseTau }: Constants): object {
  const fails = largest.kind === 'always' ? null : largest.fails
  return {
    kind: largest.kind,
    inverseTau: { works: rational.print(largest.works), fails: fails === null ? null : rational.print(fails) },
    witness: largest.kind === 'bracketed' ? largest.witness : null,
    // Where nothing fails there is no least 1/τ, and so no ratio.
    ratio: fails === null ? null : ratioOf(inverseTau, largest.works),
  }
}

export function largestText(largest: LargestTemperature, { n, inverseTau }: Constants): string {
  const works = decimalText(largest.works)
  switch (largest.kind) {
    case 'bracketed': {
      const { word, position } = largest.witness
      return [
        `least 1/τ that works on all words of length ${n}: ${works}`,
        `  ${decimalText(largest.fails)} is too small: the error is above ε at position ${position} of ${JSON.stringify(word.join(''))}`,
        `  the theorem asks for ${ratioOf(inverseTau, largest.works)} times as much`,
      ].join('\n')
    }
    case 'always':
      return `every 1/τ that was tried works on all words of length ${n}, down to ${works}`
    case 'undecided':
      return [
        `1/τ = ${works} works on all words of length ${n}`,
        `  ${decimalText(largest.undecided)} is undecided: an error is too near ε to tell`,
        ...(largest.fails === null ? [] : [`  ${decimalText(largest.fails)} is too small`]),
      ].join('\n')
  }
}

/** Six digits: 1/τ has no more. */
export const decimalText = (a: Rational): string => shorten(precise.fromRational(a, 128))

/** To four digits. */
const ratioOf = (a: Rational, b: Rational): number => Number(Number(decimalText(rational.divide(a, b))).toPrecision(4))
