// Seeds and randomness that are the same on every machine.
import fc from 'fast-check'
import type { Random } from '../domain.ts'

/** A claim's own seed: adding, removing or reordering other claims changes nothing for it (FNV-1a, then mixed). */
export function seedFor(seed: number, key: string): number {
  let hash = 0x811c9dc5
  for (const character of `${seed} ${key}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return mix(hash) | 0
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

export interface SeededRandom extends Random {
  /** The seed of randomness that goes on from here. */
  readonly state: number
}

/** A counter, mixed: every integer in range equally likely up to 2⁻³² (after the finalizer of MurmurHash3). */
export function randomFrom(seed: number): SeededRandom {
  let state = seed >>> 0
  return {
    get state() {
      return state
    },
    nextInt(min, max) {
      state = (state + 0x9e3779b9) >>> 0
      return min + Math.floor((mix(state) / 2 ** 32) * (max - min + 1))
    },
  }
}

/** Fast-check's randomness for one attempt at the case of a number, whatever was drawn before it. */
export function randomAt(seed: number, number: number, attempt: number): fc.Random {
  // The words of the generator have 32 bits; a campaign may have more cases than that.
  const generator = sfc32(seed, number, attempt, 1 + Math.floor(number / 2 ** 32))
  // Similar seeds begin alike; after fifteen rounds, as PractRand has it, nothing of that is left.
  for (let round = 0; round < 15; round++) generator.next()
  return new fc.Random(generator)
}

interface Generator {
  clone(): Generator
  next(): number
  getState(): readonly number[]
}

/** Doty-Humphrey's sfc32 of PractRand: three words that are mixed, and a counter that keeps its cycles long. */
function sfc32(a: number, b: number, c: number, counter: number): Generator {
  let [x, y, z, k] = [a | 0, b | 0, c | 0, counter | 0]
  return {
    clone: () => sfc32(x, y, z, k),
    next() {
      const result = (x + y + k) | 0
      k = (k + 1) | 0
      x = y ^ (y >>> 9)
      y = (z + (z << 3)) | 0
      z = (((z << 21) | (z >>> 11)) + result) | 0
      return result
    },
    getState: () => [x, y, z, k],
  }
}
