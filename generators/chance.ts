// Small words for drawing: one in a number, one of these.
import type { Random } from '../src/engine/index.ts'

export const oneIn = (random: Random, count: number): boolean => random.nextInt(1, count) === 1

export const oneOf = <T>(random: Random, items: readonly T[]): T => items[random.nextInt(0, items.length - 1)]

export const several = <T>(count: number, item: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => item(index))
