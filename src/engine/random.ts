// Seeds and randomness that are the same on every machine.
import type { Random } from './domain.ts'

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

/** A counter, mixed: every integer in range equally likely up to 2⁻³² (after the finalizer of MurmurHash3). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return {
    nextInt(min, max) {
      state = (state + 0x9e3779b9) >>> 0
      return min + Math.floor((mix(state) / 2 ** 32) * (max - min + 1))
    },
  }
}
