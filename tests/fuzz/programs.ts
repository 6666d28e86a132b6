// Command lines with an S-RASP program: drawn, mistyped, or of a size that nobody writes; by the interpreter and as transformers.
import type fc from 'fast-check'
import { oneIn, oneOf, several } from '../../generators/chance.ts'
import { programs } from '../../generators/index.ts'
import { parseProgram, printProgram, STYLES } from '../../src/srasp/index.ts'
import { almostPrograms } from '../support/almost.ts'
import { ODD_SYMBOLS } from '../support/odd.ts'
import { DYCK_2, MAJORITY, PARITY, REVERSE } from '../support/programs.ts'
import { type Attempt, attempt, BUDGET } from './attempt.ts'
import { mutateText, NUMBERS } from './mutate.ts'

const LETTERS = ['a', 'b']
const KNOWN = [PARITY, MAJORITY, REVERSE, DYCK_2]

const drawn = programs({ alphabet: LETTERS, maxSize: 8, maxLines: 4 }).arbitrary
const almost = almostPrograms(1000, 8)

function extreme(random: fc.Random): string {
  const k = oneOf(random, [1, 10, 100, 1000, 1999, 2001, 10_000])
  const number = oneOf(random, NUMBERS)
  const vector = (j: number): string =>
    `v${j}(i) = ${j === 0 ? 'i' : `v${j - 1}(i) + ${oneIn(random, 3) ? number : `v${j - 1}(i)`}`}`
  const head = 'alphabet a b\n'
  switch (random.nextInt(0, 5)) {
    case 0:
      return `${`${head}y(i) = ${oneOf(random, ['not ', '(', '-'])}`.padEnd(k, '(')}true`
    case 1:
      return head + several(Math.min(k, 100), vector).join('\n')
    case 2:
      return `${head}y(i) = ${several(Math.min(k, 1000), () => oneOf(random, ['i', 'n', number])).join(oneOf(random, [' + ', ' - ', ' * ', ' and ', ' < ']))}`
    case 3:
      return `alphabet ${several(Math.min(k, 1000), (j) => `s${j}`).join(' ')}\ntable t = "s0" -> ${number}, else ${oneOf(random, NUMBERS)}\ny(i) = t(in(i))`
    case 4:
      return `${head}y(i) = ${'not '.repeat(k)}true`
    default:
      return `${head}y(i) = ${'('.repeat(k)}i${')'.repeat(k)}`
  }
}

function programText(random: fc.Random): string {
  const print = (): string => printProgram(drawn.generate(random, undefined).value, oneOf(random, STYLES))
  switch (random.nextInt(0, 19)) {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
      return almost.generate(random, undefined).value
    case 5:
    case 6:
    case 7:
    case 8:
      return mutateText(random, print(), [print()])
    case 9:
    case 10:
      return mutateText(random, oneOf(random, KNOWN), KNOWN)
    case 11:
      return extreme(random)
    default:
      return print()
  }
}

export function programAttempt(random: fc.Random): Attempt {
  const text = programText(random)
  const alphabet = /^\s*alphabet (.*)$/m.exec(text)?.[1].split(' ') ?? LETTERS
  const symbols = several(random.nextInt(1, 5), () => oneOf(random, oneIn(random, 30) ? ODD_SYMBOLS : alphabet))
  const isLong = oneIn(random, 60)
  const word = isLong ? alphabet[0].repeat(oneOf(random, [30, 200, 3000])) : JSON.stringify(symbols)
  const asked = oneIn(random, 5) ? ['--compile', ...(oneIn(random, 9) ? ['--out', 'o.json'] : [])] : []
  return attempt(['srasp', 'p.srasp', '--word', word, ...asked, ...BUDGET, ...oneOf(random, [[], ['--json']])], {
    files: { 'p.srasp': text },
  })
}

/** What is read is read again as it is printed, in both styles. */
export function programDoubt({ files }: Attempt): string | undefined {
  const text = files['p.srasp'] ?? ''
  const read = parseProgram(text)
  if (read.kind === 'unreadable') {
    const { line, column, message } = read
    const given = text.split('\n')[line - 1]
    const isPlace = line >= 1 && column >= 1 && column <= [...(given ?? '')].length + 1
    return isPlace && !/\n/.test(message) ? undefined : `no place: ${JSON.stringify(read)}`
  }
  for (const style of STYLES) {
    const printed = printProgram(read.value, style)
    const again = parseProgram(printed)
    if (again.kind === 'unreadable' || JSON.stringify(again.value) !== JSON.stringify(read.value))
      return `printed as ${printed}`
  }
  return undefined
}
