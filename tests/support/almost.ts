// Texts that may or may not be of a language: texts of it as people mistype them, its words and marks in any order, and anything at all.
import fc from 'fast-check'
import { printFormula, STYLES } from '../../src/logic/index.ts'
import * as srasp from '../../src/srasp/index.ts'
import { oddFormulas, oddPrograms } from './odd.ts'

const LONG = '9'.repeat(31)

/** @param count From so many formulas. */
export const almostFormulas = (count: number, maxSize: number): fc.Arbitrary<string> =>
  almost(
    fc.sample(oddFormulas(maxSize), { seed: 1, numRuns: count }).map((c, k) => printFormula(c, STYLES[k % 3])),
    [],
    `~ ¬ && => == <=> not and or Z w⊖ #← #L[ #R[ @MOD[ Q_{ Q[ "}} {\\# \\texttt{ \\foo . ${LONG}`.split(' '),
  )

/** @param count From so many programs. */
export const almostPrograms = (count: number, maxSize: number): fc.Arbitrary<string> =>
  almost(
    fc
      .sample(oddPrograms(maxSize), { seed: 1, numRuns: count })
      .map((c, k) => srasp.printProgram(c, srasp.STYLES[k % 2])),
    ['alphabet a b\nv(i) = '],
    `! & && | == := { . # foo i j n in( in(i) in(j) v( v(i) v(j) t( "a" "\\n" \r\n ${LONG}`.split(' '),
  )

/**
 * @param openings Beginnings that words and marks in any order continue.
 * @param others Words and marks that the texts lack.
 */
function almost(
  texts: readonly string[],
  openings: readonly string[],
  others: readonly string[],
): fc.Arbitrary<string> {
  const text = fc.constantFrom(...texts)
  const piece = fc.constantFrom(...new Set([...texts.flatMap(wordsOf), ...others, '\ud800', '\u202e', '\n', '\t']))
  const pieces = fc
    .array(fc.tuple(piece, fc.constantFrom('', ' ')), { maxLength: 12 })
    .map((all) => all.flat().join(''))
  const place = fc.nat()
  return fc.oneof(
    fc.tuple(fc.constantFrom('', ...openings), pieces).map((parts) => parts.join('')),
    fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.string({ unit: 'binary-ascii', maxLength: 12 })),
    // Cut; with something put in, taken out or both; continued by the end of another.
    fc.tuple(text, place).map(([whole, k]) => whole.slice(0, k % (whole.length + 1))),
    fc.tuple(text, place, fc.nat(3), fc.oneof(fc.constant(''), piece)).map(([whole, k, removed, put]) => {
      const at = k % (whole.length + 1)
      return whole.slice(0, at) + put + whole.slice(at + removed)
    }),
    fc
      .tuple(text, place, text, fc.nat(8))
      .map(([one, k, other, l]) => one.slice(0, k % (one.length + 1)) + other.slice(l)),
    // Without a line.
    fc.tuple(text, place).map(([whole, k]) => {
      const lines = whole.split('\n')
      return lines.toSpliced(k % lines.length, 1).join('\n')
    }),
    // One word or mark becomes another, which is mostly still read, and often of another type.
    fc.tuple(text, place, place).map(([whole, k, l]) => {
      const parts = whole.split(WORD)
      const odd = (index: number): number => 2 * (index % (parts.length >> 1)) + 1
      return parts.with(odd(k), parts[odd(l)]).join('')
    }),
  )
}

/** A word, or a mark. */
const WORD = /([\p{L}\p{N}_]+|[^\s\p{L}\p{N}_])/u
const wordsOf = (text: string): string[] => text.split(WORD).filter((_, k) => k % 2 === 1)
