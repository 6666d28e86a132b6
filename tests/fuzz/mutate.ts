// Changes of good texts and documents: what a slip of the hand, a damaged disk, another program or malice makes of them.

import { oneIn, oneOf, several } from '../../generators/chance.ts'
import type { Random } from '../../src/engine/index.ts'

/** Ends of ranges, too many digits, primes and products of 14 digits, zeros with a sign, and no numbers at all. */
export const NUMBERS: readonly string[] = [
  ...'0 -0 1 -1 00 1e999 -1e999 1e-999 1e5 0.1 -0.0 .5 5. 0x10 1_000 NaN Infinity ٣ ²'.split(' '),
  ...'9007199254740991 9007199254740993 4294967296 2147483648 99999999999973 99999999999999 12345678901234567890'.split(
    ' ',
  ),
  ...[
    '9'.repeat(30),
    '9'.repeat(31),
    `1${'0'.repeat(400)}`,
    '1/3',
    '1/0',
    '-2/4',
    '1/99999999999973',
    `1/${'7'.repeat(300)}`,
  ],
]

/** What moves a cursor, turns the direction, cannot be seen, cannot be encoded, or has a meaning elsewhere. */
const STRANGE: readonly string[] = [
  ...[
    '\u0000',
    '\u0007',
    '\u001b[2J',
    '\u007f',
    '\u0085',
    '\u009b',
    '\u00a0',
    '\u00ad',
    '\u200b',
    '\u200d',
    '\u2028',
    '\u202e',
  ],
  ...[
    '\u2066',
    '\ufeff',
    '\ufffe',
    '\ud800',
    '\udc00',
    '\ud83d\ude00',
    'e\u0301',
    '\u0301',
    '\r',
    '\r\n',
    '\n',
    '\t',
    '\\',
    '"',
    "'",
  ],
  ...['__proto__', 'constructor', 'toString', '%s', '`', '</script>', '../..', ''],
]

const BRACKETS = '()[]{}"\',:;'

/** At a random place, one of these; sometimes several times. */
export function mutateText(random: Random, text: string, others: readonly string[]): string {
  const times = oneIn(random, 3) ? random.nextInt(2, 4) : 1
  return several(times, () => 0).reduce((changed: string) => mutateOnce(random, changed, others), text)
}

function mutateOnce(random: Random, text: string, others: readonly string[]): string {
  const at = random.nextInt(0, text.length)
  const length = oneIn(random, 4) ? random.nextInt(1, 20) : 1
  const [before, after] = [text.slice(0, at), text.slice(at)]
  switch (random.nextInt(0, 10)) {
    case 0:
      return before + after.slice(length)
    case 1:
      return before + oneOf(random, STRANGE) + after
    case 2:
      return before + oneOf(random, [...BRACKETS]) + after
    case 3:
      return before + String.fromCharCode(random.nextInt(0, 0xffff)) + after.slice(1)
    case 4:
      return before + text.slice(random.nextInt(0, text.length)) + after
    case 5:
      return before
    case 6:
      return text.replace(/-?\d+(\/\d+)?/g, (number) => (oneIn(random, 3) ? oneOf(random, NUMBERS) : number))
    case 7:
      return before + oneOf(random, others).slice(random.nextInt(0, 20))
    case 8:
      return before + after.slice(0, length).repeat(random.nextInt(2, 40)) + after.slice(length)
    case 9:
      // A byte that is another, as on a damaged disk.
      return flipped(text, at, 1 << random.nextInt(0, 7))
    default: {
      const words = text.split(WORD)
      if (words.length < 3) return text + text
      const odd = (): number => 2 * random.nextInt(0, (words.length >> 1) - 1) + 1
      return words.with(odd(), words[odd()]).join('')
    }
  }
}

/** A word, or a mark. */
const WORD = /([\p{L}\p{N}_]+|[^\s\p{L}\p{N}_])/u

function flipped(text: string, at: number, bit: number): string {
  const bytes = Buffer.from(text)
  if (bytes.length === 0) return text
  bytes[at % bytes.length] ^= bit
  return bytes.toString()
}

/** A document with one part or several replaced, renamed, doubled, moved or left out; as text, since keys may stand there twice. */
export function mutateDocument(random: Random, document: unknown): string {
  const times = oneIn(random, 3) ? random.nextInt(2, 4) : 1
  const changed = several(times, () => 0).reduce<unknown>((value) => mutateValue(random, value, document), document)
  const text = JSON.stringify(changed, null, oneOf(random, [0, 0, 2])) ?? ''
  const numbered = text.replaceAll(/"number:([^"]*)"/g, (_, number: string) => number)
  return oneIn(random, 10)
    ? numbered.replace(/"\w+":/, (key) => `${key}${oneOf(random, ['1', 'null', '[]', '{}'])},${key}`)
    : numbered
}

/** Goes down at random, and more often into what is large. */
function mutateValue(random: Random, value: unknown, whole: unknown): unknown {
  if (typeof value !== 'object' || value === null || oneIn(random, 8)) return otherValue(random, value, whole)
  if (Array.isArray(value)) {
    if (value.length === 0) return otherValue(random, value, whole)
    const k = random.nextInt(0, value.length - 1)
    switch (random.nextInt(0, 9)) {
      case 0:
        return value.toSpliced(k, 1)
      case 1:
        return value.toSpliced(k, 0, value[k])
      case 2:
        return value.with(k, value[random.nextInt(0, value.length - 1)])
      default:
        return value.with(k, mutateValue(random, value[k], whole))
    }
  }
  const entries = Object.entries(value)
  if (entries.length === 0) return otherValue(random, value, whole)
  const k = random.nextInt(0, entries.length - 1)
  const [key, part] = entries[k]
  const [otherKey, otherPart] = oneOf(random, entries)
  switch (random.nextInt(0, 11)) {
    case 0:
      return Object.fromEntries(entries.toSpliced(k, 1))
    case 1:
      return Object.fromEntries(entries.with(k, [mutateText(random, key, [otherKey]), part]))
    case 2:
      return Object.fromEntries(entries.with(k, [key, otherPart]))
    case 3:
      return Object.fromEntries([...entries, [oneOf(random, STRANGE), part]])
    default:
      return Object.fromEntries(entries.with(k, [key, mutateValue(random, part, whole)]))
  }
}

/** Numbers that JavaScript cannot hold are put into the text afterwards. */
function otherValue(random: Random, value: unknown, whole: unknown): unknown {
  switch (random.nextInt(0, 8)) {
    case 0:
      return null
    case 1:
      return oneOf<unknown>(random, [true, false, [], {}, '', [[]], { kind: 'x' }])
    case 2:
      return `number:${oneOf(random, NUMBERS)}`
    case 3:
      return oneOf(random, NUMBERS)
    case 4:
      return [value]
    case 5:
      return oneOf(random, STRANGE)
    case 6:
      return oneIn(random, 20) ? `number:${nested(random.nextInt(1, 5000))}` : somePart(random, whole)
    default:
      if (typeof value === 'string') return mutateText(random, value, STRANGE)
      return typeof value === 'number' ? value + random.nextInt(-2, 2) : somePart(random, whole)
  }
}

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`

function somePart(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || oneIn(random, 4)) return value
  const parts: readonly unknown[] = Object.values(value)
  return parts.length === 0 ? value : somePart(random, oneOf(random, parts))
}
