// Flip-flop: instructions w (write), r (read), i (ignore), each with a bit. What is in the memory, and whether every read so far
// has returned it. Words begin with a write, and instructions and bits alternate.
import { type LegalOptions, legalWords } from '../../../generators/index.ts'
import type { Random } from '../../../src/engine/index.ts'
import { readOfLength } from '../../../src/soften/index.ts'
import type { Word } from '../../../src/transformer/index.ts'
import type { Answer, FormulaTask, ProgramTask, Task } from '../task.ts'
import { alphabetText } from '../text.ts'

const INSTRUCTIONS = ['w', 'r', 'i']
const BITS = ['0', '1']
const ALPHABET = [...INSTRUCTIONS, ...BITS]

export const isLegal = (word: Word): boolean =>
  word[0] === 'w' && word.every((symbol, k) => (k % 2 === 0 ? INSTRUCTIONS : BITS).includes(symbol))

/** What was written last, where something was. */
export function memory(word: Word): readonly (string | null)[] {
  let stored: string | null = null
  return word.map((symbol, k) => {
    if (k > 0 && word[k - 1] === 'w') stored = symbol
    return stored
  })
}

/** Whether every read so far was answered by what was written last. */
export function readsAreRight(word: Word): readonly boolean[] {
  let stored: string | null = null
  let isRight = true
  return word.map((symbol, k) => {
    const instruction = k % 2 === 0 ? null : word[k - 1]
    if (instruction === 'w') stored = symbol
    if (instruction === 'r' && symbol !== stored) isRight = false
    return isRight
  })
}

/** How often reads are right: always, or by chance. */
const drawWith =
  (isHonest: (random: Random) => boolean): LegalOptions['draw'] =>
  (random, length) => {
    const word: string[] = ['w']
    let stored = '0'
    for (let k = 1; k < length; k++) {
      const drawn = k % 2 === 0 ? INSTRUCTIONS[random.nextInt(0, 2)] : BITS[random.nextInt(0, 1)]
      word.push(word[k - 1] === 'r' && isHonest(random) ? stored : drawn)
      if (word[k - 1] === 'w') stored = word[k]
    }
    return word
  }

export const flipFlopWords: Task['words'] = (maxLength) =>
  legalWords(ALPHABET, { maxLength, isLegal, draw: drawWith((random) => random.nextInt(0, 1) === 1) })

/** Those of the language: every read is right. */
export const honestWords: Task['words'] = (maxLength) =>
  legalWords(ALPHABET, {
    maxLength,
    isLegal: (word) => isLegal(word) && readsAreRight(word).every((isRight) => isRight),
    draw: drawWith(() => true),
  })

/** The last position that comes right after a w has the bit. */
const memoryFormula = (bit: string): string => `((!Y Q_w | Q_${bit}) S (Y Q_w & Q_${bit}))`

const REMEMBER = [
  alphabetText(ALPHABET),
  'before(i) = rightmost[j < i, true] in(j) : "?"',
  'memory(i) = rightmost[j <= i, before(j) = "w"] in(j) : "?"',
]

const shared = { alphabet: ALPHABET, words: flipFlopWords, at: 'every position' } as const

export const flipFlop: FormulaTask & ProgramTask = {
  ...shared,
  id: 'flip-flop',
  title: 'flip-flop',
  sentence: 'The bit that was written last, which is what a read must answer.',
  reference: (word): readonly Answer[] => memory(word),
  formula: {
    statement: 'corollary-17a',
    answers: BITS.map((bit) => ({ answer: bit, text: memoryFormula(bit) })),
    gap: readOfLength('3/n'),
  },
  program: { text: REMEMBER.join('\n'), nothing: '?', gap: readOfLength('1/2/n') },
  example: [...'w1i0r1w0'],
}

export const flipFlopLanguage: FormulaTask & ProgramTask = {
  ...shared,
  id: 'flip-flop-language',
  title: 'the flip-flop language',
  sentence: 'Whether every read so far was answered by the bit that was written last.',
  reference: readsAreRight,
  formula: {
    statement: 'corollary-17a',
    answers: [
      { answer: true, text: `H (Y Q_r -> ${BITS.map((bit) => `Q_${bit} & ${memoryFormula(bit)}`).join(' | ')})` },
    ],
    gap: readOfLength('3/n'),
  },
  program: {
    text: [
      ...REMEMBER,
      'wrong(i) = before(i) = "r" and memory(i) != in(i)',
      'y(i) = rightmost[j <= i, wrong(j)] false : true',
    ].join('\n'),
    nothing: null,
    gap: readOfLength('1/2/n'),
  },
  example: [...'w1r1r0w0'],
}
