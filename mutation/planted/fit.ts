// Finds an expression in a source by its tokens, and puts another in its place. Neither layout, comments and semicolons nor the names of
// locals matter: `$i` stands for any name, `$$` and `$$rest` for anything with its brackets closed.
import type { SourceMutant } from '../../properties/library/index.ts'

export type Change = Pick<SourceMutant, 'file' | 'within' | 'find' | 'put'>

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Where a pattern ends, and what its placeholders stand for. */
interface Fit {
  readonly to: number
  readonly bound: ReadonlyMap<string, readonly Token[]>
}

const TOKEN =
  /\/\/[^\n]*|\/\*.*?\*\/|(?<=[=(,:]\s*)\/(?:\\.|[^/\\\n])+\/\w*|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\.{3}|[\w$]+|\S/gs

function tokensOf(code: string): readonly Token[] {
  const all = [...code.matchAll(TOKEN)].map(({ 0: text, index: start }) => ({ text, start, end: start + text.length }))
  const tokens = all.filter(({ text }) => !/^(\/[/*]|;)/.test(text))
  // Formatters add and remove the last comma, as they do semicolons.
  return tokens.filter(({ text }, k) => text !== ',' || !/^[)\]}]/.test(tokens[k + 1]?.text))
}

const depthOf = (text: string): number => (/^[([{]$/.test(text) ? 1 : /^[)\]}]$/.test(text) ? -1 : 0)

/** The tokens of a declaration at the top of a file, up to the next one. */
function declared(name: string, tokens: readonly Token[]): readonly Token[] {
  let depth = 0
  const tops = tokens.flatMap(({ text }, k) => {
    depth += depthOf(text)
    return depth === 0 && /^(const|function|class|export|interface|type)$/.test(text) && tokens[k - 1]?.text !== '.'
      ? [k]
      : []
  })
  const k = tops.findIndex((at) => /^(const|function|class)$/.test(tokens[at].text) && tokens[at + 1].text === name)
  return k < 0 ? [] : tokens.slice(tops[k], tops[k + 1])
}

/** Where the run of tokens ends that begins at a token and that a token of a pattern may stand for: the shortest first. */
function endsOf(wanted: string, tokens: readonly Token[], at: number): readonly number[] {
  const isName = /^[A-Za-z_]/.test(tokens[at]?.text ?? '') && tokens[at - 1]?.text !== '.'
  if (!wanted.startsWith('$$')) return (wanted.startsWith('$') ? isName : tokens[at]?.text === wanted) ? [at + 1] : []
  const ends: number[] = []
  for (let to = at, depth = 0; to < tokens.length && depth >= 0; ) {
    depth += depthOf(tokens[to++].text)
    if (depth === 0) ends.push(to)
  }
  return ends
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ')

function fitAt(pattern: readonly string[], tokens: readonly Token[], at: number, bound: Fit['bound']): Fit | undefined {
  if (pattern.length === 0) return { to: at, bound }
  const [wanted, ...rest] = pattern
  const old = bound.get(wanted)
  for (const to of endsOf(wanted, tokens, at)) {
    const run = tokens.slice(at, to)
    if (old !== undefined && textOf(old) !== textOf(run)) continue
    const fit = fitAt(rest, tokens, to, wanted.startsWith('$') ? new Map([...bound, [wanted, run]]) : bound)
    if (fit !== undefined) return fit
  }
  return undefined
}

/**
 * The source with the change made.
 * @example planted('const four = (x) => 2 + x', { file: 'f.ts', within: 'four', find: '2 + $x', put: '$x + 3' }) // 'const four = (x) => x + 3'
 */
export function planted(code: string, { file, within, find, put }: Change): string {
  const tokens = declared(within, tokensOf(code))
  const pattern = tokensOf(find).map(({ text }) => text)
  const fits = tokens.flatMap((_, at) => {
    const fit = fitAt(pattern, tokens, at, new Map())
    return fit === undefined ? [] : [{ ...fit, at }]
  })
  if (fits.length !== 1) {
    const where = tokens.length === 0 ? 'which is not there' : `where it fits ${fits.length} times, not once`
    throw new Error(`a mutant looks for ${JSON.stringify(find)} in ${within} of ${file}, ${where}`)
  }
  const [{ at, to, bound }] = fits
  const text = put.replace(/\$\$\w*|\$\w+/g, (name) => {
    const run = bound.get(name)
    if (run === undefined)
      throw new Error(`a mutant of ${file} puts ${name}, which ${JSON.stringify(find)} does not have`)
    return code.slice(run[0].start, run[run.length - 1].end)
  })
  return code.slice(0, tokens[at].start) + text + code.slice(tokens[to - 1].end)
}
