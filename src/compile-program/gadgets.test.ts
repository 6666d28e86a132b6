// Every gadget alone, on all columns of naturals of small length: what it computes, and that its rows have exactly the gap it states.
import { describe, expect, test } from 'vitest'
import { GADGET_CASES, gadgetFaults, gadgetModel, gadgetWords } from '../../tests/support/program-gadgets.ts'
import { rational } from '../numbers/index.ts'
import { type Gap, gapOver } from '../transformer/index.ts'
import { statedGap } from './index.ts'

const FEW = 1000

describe.each(GADGET_CASES)('$name', (gadget) => {
  test.each([1, 2, 3, 4])('is exact on words of length %i', (n) => {
    const made = gadgetModel(gadget)
    const words = gadgetWords(gadget, n, FEW)
    expect(words.length).toBeGreaterThan(0)
    expect(words.flatMap((word) => gadgetFaults(gadget, made, word))).toEqual([])
  })

  test.each([2, 3])('has the gap that its derivation says, and no smaller one, at length %i', (n) => {
    const made = gadgetModel(gadget)
    const found = gapOver(made.model, gadgetWords(gadget, n, FEW))
    expect(exactly(found)).toBe(rational.print(gadget.gap(n)))
    expect(rational.print(statedGap(made, n))).toBe(rational.print(gadget.gap(n)))
  })

  test('has one position to look at where n = 1', () => {
    expect(gapOver(gadgetModel(gadget).model, gadgetWords(gadget, 1, FEW)).kind).toBe('all-tied')
  })
})

const exactly = (gap: Gap | { readonly kind: 'all-tied' }): string =>
  gap.kind === 'gap' && gap.exact !== undefined ? rational.print(gap.exact) : gap.kind
