// A softened program on a word: the output, where it is decided. The exact hard run and an enclosed deviation from it go together,
// since deviations of 10^−1000 are what tells whether a net is in its flat part.
import { type Precise, precise, type Rational, rational } from '../numbers/index.ts'
import type { Value } from '../srasp/index.ts'
import { activationAt, deviation, type Word } from '../transformer/index.ts'
import { requireNoOverflow } from './overflow.ts'
import { decoded, isStray, type VectorPlace } from './place.ts'
import type { SoftenedProgram } from './soften-program.ts'

/** More bits where an output is left open. */
const BITS = [64, 256, 1024] as const

/**
 * The output's values, null where it is not known to be the code of one. Throws an OverflowError where the interpreter does.
 * @example
 * const compiled = compileProgram(srasp.program('alphabet a b\ny(i) = psum[j <= i] 1'))
 * runSoftened(softenProgram(compiled, 2), word('ab')) // [1, 2]
 */
export function runSoftened(softened: SoftenedProgram, word: Word): readonly (Value | null)[] {
  const [bits, ...more] = BITS
  let output = outputWith(softened, word, bits)
  for (const finer of more) if (output.includes(null)) output = outputWith(softened, word, finer)
  return output
}

function outputWith({ twin, place, watches }: SoftenedProgram, word: Word, bits: number): readonly (Value | null)[] {
  const n = word.length
  const { hard, deviations } = deviation(twin, word, { bits })
  requireNoOverflow(watches, hard, n)
  const stream = hard.streams[hard.streams.length - 1]
  const moved = deviations[deviations.length - 1]
  return word.map((_, k) => {
    const at = (c: number): Rational | undefined => settled(place, activationAt(stream, k + 1, c), moved[k][c], n)
    return valueAt(place, at, n)
  })
}

/** Bits that tell far less than a half from a half. */
const FEW = 64

/** The hard activation, if the soft one stands for the same: it is equal, or less than half a natural away. */
function settled({ type }: VectorPlace, hard: Rational, moved: Precise, n: number): Rational | undefined {
  if (!moved.bounded) return undefined
  if (type !== 'natural') return moved.lo === 0n && moved.hi === 0n ? hard : undefined
  // Never as rationals: the digits of e^−1000000 would take minutes to write down, and those of e^−1000000000 have no place.
  const half = precise.fromRational(rational.of(1, 2 * n), FEW)
  const isNear = [moved, precise.negate(moved)].every((a) => precise.sign(precise.subtract(half, a, FEW)) === 1)
  return isNear ? hard : undefined
}

function valueAt(place: VectorPlace, at: (coordinate: number) => Rational | undefined, n: number): Value | null {
  let isSettled = true
  const value = decoded(
    place,
    (c) => {
      const activation = at(c)
      if (activation === undefined) isSettled = false
      return activation ?? rational.zero
    },
    n,
  )
  return isSettled && !isStray(value) ? value : null
}
