// Runs an order, and says which characters come out that no terminal should see, as text, in colours and as JSON.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Runnable } from '../../../src/engine/index.ts'
import { rational } from '../../../src/numbers/index.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { atMost } from '../claims.ts'
import { lemmataLater, type Surroundings } from '../terminal.ts'
import type { Order, Said } from './orders.ts'

/** All that moves a cursor or turns the direction of writing, but for the end of a line. */
const OBEYED = /[^\n\P{Cc}]|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Cs}/u

/** Those of the painter. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[(?:0|1|2|31|32|33)m`, 'g')

/** Where an order finds its files. */
export interface Place {
  folder(): string
  readonly isOnDisk: boolean
}

/** How an order is run. */
interface Way {
  readonly colours?: boolean
  readonly more?: readonly string[]
  /** What stands at the start of every file and of standard input. */
  readonly start?: string
}

/** What comes out, but for what differs from run to run. */
export async function obeyed(order: Order, { folder, isOnDisk }: Place, way: Way = {}) {
  const { colours = false, more = [], start = '' } = way
  const directory = folder()
  const surroundings = { ...surroundingsOf(order, directory, isOnDisk, start), looks: { colours } }
  const { code, out, err, progress } = await lemmataLater([...wordsOf(order, directory), ...more], surroundings)
  const lasting = (text: string) =>
    text
      .replaceAll(directory, '.')
      .replace(/\d+\.\d s\b/g, '… s')
      .replace(/"seconds":[\d.e-]+/g, '"seconds":0')
  return { code, out: lasting(out), rest: lasting([err, ...progress].join('\n')) }
}

const wordsOf = ([words]: Order, directory: string): readonly string[] =>
  words.map((word) => (typeof word === 'string' ? word.replace(/^\.(?=\/)/, directory) : JSON.stringify(word)))

/** Undefined where all is well. */
export async function complaintOf(order: Order, place: Place): Promise<string | undefined> {
  const plain = await obeyed(order, place)
  const coloured = await obeyed(order, place, { colours: true })
  const json = await obeyed(order, place, { more: ['--json'] })
  const complain = (problem: string, text: string) =>
    `${problem} in ${JSON.stringify(text)} of ${JSON.stringify(order)}`
  const control = [plain.out, plain.rest, json.out, json.rest].find((text) => OBEYED.test(text))
  if (control !== undefined) return complain('a control', control)
  for (const to of ['out', 'rest'] as const)
    if (coloured[to].replace(COLOURS, '') !== plain[to]) return complain('a colour that is not ours', coloured[to])
  return json.out.split('\n').every((line) => line === '' || isJson(line)) ? undefined : complain('no JSON', json.out)
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}

function surroundingsOf(
  [, contents, lines, claims]: Order,
  directory: string,
  isOnDisk: boolean,
  start: string,
): Surroundings {
  const texts = Object.entries(contents).map(([name, content]) => ({
    name,
    text: start + (typeof content === 'string' ? content : content.map((value) => `${lineOf(value)}\n`).join('')),
  }))
  const surroundings = {
    directory,
    lines: lines.map((line, k) => (k === 0 ? start : '') + lineOf(line)),
    claims: claims.map(claimOf),
  }
  if (isOnDisk) {
    for (const { name, text } of texts) writeFile(join(directory, name), text)
    return surroundings
  }
  // A command finds a file by the word that names it, or in the project's folder.
  const files = texts.flatMap(({ name, text }) => [name, join(directory, name)].map((path) => [path, text]))
  return { ...surroundings, files: Object.fromEntries(files), write: () => {} }
}

const lineOf = (value: unknown): string => (value === '' ? '' : JSON.stringify(value))

function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const claimOf = ([key, title, statement, explanation, label, thrown]: Said): Runnable =>
  atMost(key, 10, {
    ...{ title, statement, requires: { [label]: 0.9 }, explain: () => explanation },
    check(c, probe) {
      if (thrown !== '') throw new Error(thrown)
      probe.label(label, c % 2 === 0)
      return probe.atMost(rational.of(c), rational.of(10), label)
    },
  })

/** All files are in memory, and the folder stays empty. */
export function emptyFolder(): Place {
  const directory = temporaryFolder()
  return { folder: () => directory, isOnDisk: false }
}
