// Command lines with any other file or value: results, corpora, counterexamples, manifests, batches, lengths, profiles, words.
import type fc from 'fast-check'
import { oneIn, oneOf } from '../../generators/chance.ts'
import { atMost } from '../cli/claims.ts'
import { type Order, orders } from '../cli/hostile/orders.ts'
import { type Attempt, attempt } from './attempt.ts'
import { mutateDocument, mutateText, NUMBERS } from './mutate.ts'

/** The claim that corpora and results speak of. */
export const CLAIMS = [atMost('own', 9_000)]

/** Of the commands that answer at once, all but those with models, formulas and programs, of which others take care. */
const samples: readonly Order[] = orders().filter(
  ([[name], , lines]) =>
    typeof name === 'string' && (['list', 'report', 'replay', 'init', 'tasks'].includes(name) || lines.length > 0),
)

const textOf = (content: string | readonly unknown[]): string =>
  typeof content === 'string' ? content : content.map((value) => `${lineOf(value)}\n`).join('')

const lineOf = (value: unknown): string => (value === '' ? '' : JSON.stringify(value))

/** One value of it changed, or the text. */
function changed(random: fc.Random, content: string | readonly unknown[], others: readonly string[]): string {
  const text = textOf(content)
  if (typeof content === 'string' || content.length === 0 || oneIn(random, 4)) return mutateText(random, text, others)
  const k = random.nextInt(0, content.length - 1)
  return content.map((value, j) => `${j === k ? mutateDocument(random, value) : lineOf(value)}\n`).join('')
}

export function fileAttempt(random: fc.Random): Attempt {
  const [given, contents, lines] = oneOf(random, samples)
  const paths = Object.keys(contents)
  const chosen = paths.length === 0 ? undefined : oneOf(random, paths)
  const others = [...paths.map((path) => textOf(contents[path])), '{}']
  const isOfWords = chosen === undefined ? lines.length === 0 : oneIn(random, 6)
  const words = given.map((word) => (typeof word === 'string' ? word : JSON.stringify(word)))
  const at = random.nextInt(1, Math.max(1, words.length - 1))
  const other = (word: string): string =>
    oneIn(random, 2) ? oneOf(random, NUMBERS) : mutateText(random, word, ['--json', '--'])
  const files = paths.map((path) => [
    path,
    path === chosen && !isOfWords ? changed(random, contents[path], others) : textOf(contents[path]),
  ])
  return attempt(
    [...(isOfWords && words.length > 1 ? words.with(at, other(words[at])) : words), ...oneOf(random, [[], ['--json']])],
    {
      files: Object.fromEntries(
        files.flatMap(([path, text]) => [path, `nowhere/${path}`].map((place) => [place, text])),
      ),
      lines: lines.map((line) =>
        oneIn(random, 2) ? changed(random, [line], ['{"claim":"theorem-12a"}']) : lineOf(line),
      ),
    },
  )
}
