// Balanced brackets of bounded depth: one kind up to depth 3 by counts, two kinds up to depth 2 without counting.
import { readOfLength } from '../../../src/soften/index.ts'
import { balanced, bracketsOf, nestedWords, PAIRS, type Pair } from '../dyck/brackets.ts'
import type { FormulaTask, Task } from '../task.ts'
import { letter, oneOfText } from '../text.ts'

const bounded = (pairs: readonly Pair[], deepest: number): Pick<Task, 'alphabet' | 'words' | 'reference' | 'at'> => ({
  alphabet: bracketsOf(pairs),
  words: (maxLength) => nestedWords(pairs, maxLength, deepest + 1),
  reference: (word) => balanced(pairs, word, deepest),
  at: 'every position',
})

const countedUpTo = (deepest: number, { left, right }: Pair): string => {
  const [opened, closed] = [`#L[${letter(left)}]`, `#L[${letter(right)}]`]
  return `#L[${opened} < ${closed} | ${closed} + ${deepest} < ${opened}] = 0 & ${opened} = ${closed}`
}

/**
 * Up to depth 2 the last two left or two right brackets in a row tell the depth: after two left ones brackets are inner, until two
 * right ones come. Inner pairs stand side by side, and a right bracket after a right one closes the last outer left one.
 */
function withoutCounting(pairs: readonly Pair[]): string {
  const left = oneOfText(pairs.map((pair) => pair.left))
  const right = oneOfText(pairs.map((pair) => pair.right))
  const twoLeft = `(${left} & Y ${left})`
  const twoRight = `(${right} & Y ${right})`
  const inner = `(!${twoRight} S ${twoLeft})`
  const outerLeft = `(${left} & !${inner})`
  const rules = [
    `(first -> ${left})`,
    `(${twoLeft} -> !Y ${inner})`,
    `(${twoRight} -> Y ${inner})`,
    ...pairs.flatMap((pair) => {
      const [open, close] = [letter(pair.left), letter(pair.right)]
      return [
        `(${close} & Y ${left} -> Y ${open})`,
        `(${close} & Y ${right} -> ((!${outerLeft} | ${open}) S (${outerLeft} & ${open})))`,
      ]
    }),
  ]
  return `H (${rules.join(' & ')}) & ${right} & !${inner}`
}

export const boundedDyck: FormulaTask = {
  ...bounded(PAIRS.slice(0, 1), 3),
  id: 'dyck-1-depth-3',
  title: 'Dyck-1 up to depth 3',
  sentence: 'Whether the brackets so far are balanced and nowhere deeper than 3.',
  formula: {
    statement: 'theorem-21',
    answers: [{ answer: true, text: countedUpTo(3, PAIRS[0]) }],
    gap: readOfLength('3/n'),
  },
  example: [...'()(((())))'],
}

export const boundedDyckByLtl: FormulaTask = {
  ...bounded(PAIRS.slice(0, 2), 2),
  id: 'dyck-2-depth-2',
  title: 'Dyck-2 up to depth 2',
  sentence: 'Whether the brackets of two kinds so far are balanced and nowhere deeper than 2, without counting.',
  formula: {
    statement: 'corollary-18a',
    answers: [{ answer: true, text: withoutCounting(PAIRS.slice(0, 2)) }],
    gap: readOfLength('3/n^2'),
  },
  example: [...'[]((()))'],
}
