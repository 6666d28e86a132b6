// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { expect, test } from 'vitest'
import { examplesIn } from '../../tests/support/examples.ts'
import {
  builtIn,
  children,
  compares,
  definitionOf,
  desugar,
  equalFormulas,
  type Formula,
  FRAGMENTS,
  featuresOf,
  featureText,
  fold,
  formula,
  fragmentIncludes,
  fragmentIsBelow,
  lacking,
  meaning,
  parseFormula,
  predicate,
  predicateText,
  printFormula,
  printNamed,
  share,
  sizeOf,
  unshare,
} from './index.ts'
import { letterText } from './symbol.ts'

const runs: Record<string, () => void> = {
  "compares('<=', 1n, 2n) // true": () => expect(compares('<=', 1n, 2n)).toBe(true),
  "desugar(formula('Q_a S Q_b'), 'standard') // (Q_a | Q_b) S Q_b": () =>
    expect(printFormula(desugar(formula('Q_a S Q_b'), 'standard'))).toBe('(Q_a | Q_b) S Q_b'),
  "equalFormulas(formula('Y (Q_a)'), formula('prev \"a\"')) // true": () =>
    expect(equalFormulas(formula('Y (Q_a)'), formula('prev "a"'))).toBe(true),
  "children(formula('Q_a S Q_b'))": () =>
    expect(children(formula('Q_a S Q_b'))).toEqual([formula('Q_a'), formula('Q_b')]),
  "fold<Formula, number>(formula('Y Y Q_a'), (_, parts) => 1 + Math.max(0, ...parts)) // 3, its height": () =>
    expect(fold<Formula, number>(formula('Y Y Q_a'), (_, parts) => 1 + Math.max(0, ...parts))).toBe(3),
  "sizeOf(formula('#L[Q_1] < 1')) // 4": () => expect(sizeOf(formula('#L[Q_1] < 1'))).toBe(4),
  "fragmentIncludes(FRAGMENTS['TL[⊖]'], featuresOf(formula('first'))) // true": () =>
    expect(fragmentIncludes(FRAGMENTS['TL[⊖]'], featuresOf(formula('first')))).toBe(true),
  "fragmentIsBelow(FRAGMENTS['TL[S]'], FRAGMENTS.LTL) // true": () =>
    expect(fragmentIsBelow(FRAGMENTS['TL[S]'], FRAGMENTS.LTL)).toBe(true),
  "featuresOf(formula('H Q_a'), 'strict') // since, and no more": () =>
    expect([...featuresOf(formula('H Q_a'), 'strict')]).toEqual(['since']),
  "lacking(formula('Q_a & X Q_b'), FRAGMENTS['TL[⊖]']) // next, because of X Q_b": () =>
    expect(lacking(formula('Q_a & X Q_b'), FRAGMENTS['TL[⊖]'])).toEqual([{ part: formula('X Q_b'), feature: 'next' }]),
  "featureText('previous') // '⊖ (previous)'": () => expect(featureText('previous')).toBe('⊖ (previous)'),
  "meaning(formula('Y Q_1'), ['0', '1', '1', '0']) // [false, false, true, true]": () =>
    expect(meaning(formula('Y Q_1'), ['0', '1', '1', '0'])).toEqual([false, false, true, true]),
  "parseFormula('Y Q_1 & Q_0') // { kind: 'read', formula, … }; for 'Y &': { kind: 'unreadable', column: 3, … }":
    () => {
      expect(parseFormula('Y Q_1 & Q_0').kind).toBe('read')
      expect(parseFormula('Y &')).toMatchObject({ kind: 'unreadable', column: 3 })
    },
  "formula('#L[Q_1] = #L[Q_0]')": () => expect(formula('#L[Q_1] = #L[Q_0]').kind).toBe('compare'),
  "predicate('TRIANGULAR', (k) => Number.isInteger((Math.sqrt(8 * k + 1) - 1) / 2))": () => {
    const triangular = predicate('TRIANGULAR', (k) => Number.isInteger((Math.sqrt(8 * k + 1) - 1) / 2))
    expect([0, 1, 2, 3, 4, 5, 6].filter((k) => triangular.holds(k, 6))).toEqual([0, 1, 3, 6])
  },
  "parseFormula('@SMALL', { predicates: [definitionOf(predicate('SMALL', (k) => k < 9))] }).kind // 'read'": () =>
    expect(parseFormula('@SMALL', { predicates: [definitionOf(predicate('SMALL', (k) => k < 9))] }).kind).toBe(
      'read',
    ),
  "builtIn('MOD', [3, 1])?.holds(4, 9) // true": () => expect(builtIn('MOD', [3, 1])?.holds(4, 9)).toBe(true),
  "predicateText({ name: 'MOD', parameters: [3, 1] }) // 'MOD[3,1]'": () =>
    expect(predicateText({ name: 'MOD', parameters: [3, 1] })).toBe('MOD[3,1]'),
  "printFormula(formula('Y Q_1 & !Q_0'), 'unicode') // '⊖Q_1 ∧ ¬Q_0'": () =>
    expect(printFormula(formula('Y Q_1 & !Q_0'), 'unicode')).toBe('⊖Q_1 ∧ ¬Q_0'),
  "share(desugar(formula('Y Q_a & Y Q_a'))).nodes.length // 3: Q_a, Y Q_a, and the whole": () =>
    expect(share(desugar(formula('Y Q_a & Y Q_a'))).nodes.length).toBe(3),
  "unshare(share(desugar(formula('Y Q_a')))).length // 2": () =>
    expect(unshare(share(desugar(formula('Y Q_a')))).length).toBe(2),
  "letterText('a', 'ascii') // 'Q_a'": () => expect(letterText('a', 'ascii')).toBe('Q_a'),
  "printNamed({ kind: 'since', left: 0, right: 1 }, ['φ5', 'Y Q_a']) // 'φ5 S (Y Q_a)'": () =>
    expect(printNamed({ kind: 'since', left: 0, right: 1 }, ['φ5', 'Y Q_a'])).toBe('φ5 S (Y Q_a)'),
}

test('every example in the comments is run here, and no other', () => {
  expect(Object.keys(runs).sort()).toEqual(examplesIn(import.meta.dirname).sort())
})

test.each(Object.entries(runs))('%s is true', (_, run) => run())
