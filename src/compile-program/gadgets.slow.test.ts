// The gadgets on longer columns than the quick tests have.
import { expect, test } from 'vitest'
import { GADGET_CASES, gadgetFaults, gadgetModel, gadgetWords } from '../../tests/support/program-gadgets.ts'
import { rational } from '../numbers/index.ts'
import { gapOver } from '../transformer/index.ts'

test.each(GADGET_CASES)('$name is exact on words of length 5, with the gap that its derivation says', (gadget) => {
  const made = gadgetModel(gadget)
  const words = gadgetWords(gadget, 5, 10_000)
  expect(words.flatMap((word) => gadgetFaults(gadget, made, word))).toEqual([])
  const gap = gapOver(made.model, words)
  expect(gap.kind === 'gap' && gap.exact !== undefined && rational.equal(gap.exact, gadget.gap(5))).toBe(true)
})
