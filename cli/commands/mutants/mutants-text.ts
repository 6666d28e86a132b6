// The results of mutants for the terminal: survivors first, then which other claims noticed, then what nothing can notice.

import { type MutantRecord, type MutantStanding, mutantStanding, worstFirst } from '../../../reports/document/index.ts'
import { formatCount } from '../../../reports/text/index.ts'
import { table } from '../../text.ts'

type Result = Omit<MutantRecord, 'seeds'>

const STANDINGS: Readonly<Record<MutantStanding, string>> = {
  disproved: 'NOT EQUIVALENT',
  survived: 'SURVIVED',
  killed: 'killed',
  equivalent: 'equivalent',
}

export interface Look {
  /** How wide lines may be. */
  readonly columns?: number
  /** How many mutants were not run to the end. */
  readonly unknown?: number
}

/** @example mutantsReport(results, { columns: 100 }) */
export function mutantsReport(results: readonly Result[], look: Look = {}): string {
  const parts = [kills(results), matrix(results, look), sketches(results), totals(results, look)]
  return parts.filter((part) => part !== '').join('\n\n')
}

function kills(results: readonly Result[]): string {
  const rows = worstFirst(results).map((result) => {
    const { name, killer, verdict, cases, gaveAway, counterexample } = result
    const by = gaveAway === verdict ? '' : (gaveAway ?? '')
    return [STANDINGS[mutantStanding(result)], name, killer, verdict, numeral(cases), by, counterexample ?? '']
  })
  return table([['', 'mutant', 'claim', 'verdict', 'cases', 'given away by', 'counterexample'], ...rows])
}

/** One column per claim where that fits, else one line per mutant. */
function matrix(results: readonly Result[], { columns = 100 }: Look): string {
  const asked = results.filter(({ others }) => others.length > 0)
  if (asked.length === 0) return ''
  const claims = [...new Set(asked.flatMap(({ others }) => others.map(({ claim }) => claim)))]
  const grid = table([
    ['', ...claims],
    ...asked.map(({ name, others }) => [
      name,
      ...claims.map((key) => {
        const other = others.find(({ claim }) => claim === key)
        return other === undefined ? '' : other.killed ? numeral(other.cases) : '–'
      }),
    ]),
  ])
  const fits = grid.split('\n').every((line) => [...line].length <= columns)
  return `who else notices, after how many cases\n${fits ? grid : asked.map(noticing).join('\n')}`
}

function noticing({ name, others }: Result): string {
  const killed = others.filter((other) => other.killed)
  const unmoved = others.length - killed.length
  const by = killed.map(({ claim, cases }) => `${claim} ${numeral(cases)}`)
  return `  ${name}: ${by.length === 0 ? 'nobody' : by.join(', ')}; not noticed by ${unmoved}`
}

function sketches(results: readonly Result[]): string {
  return results
    .filter(({ equivalent }) => equivalent !== null)
    .map((result) => {
      const who = noticedBy(result)
      const tail = who.length === 0 ? '' : `\n  this sketch is wrong: ${who.join(', ')} noticed`
      return `${result.name} is equivalent: ${result.equivalent}${tail}`
    })
    .join('\n')
}

const noticedBy = ({ killer, killed, others }: Result): readonly string[] => [
  ...(killed ? [killer] : []),
  ...others.filter((other) => other.killed).map(({ claim }) => claim),
]

function totals(results: readonly Result[], { unknown = 0 }: Look): string {
  const count = (standing: MutantStanding): number =>
    results.filter((result) => mutantStanding(result) === standing).length
  const [killed, survived, equivalent, disproved] = (['killed', 'survived', 'equivalent', 'disproved'] as const).map(
    count,
  )
  return [
    `${killed} of ${formatCount(killed + survived, 'mutant')} killed`,
    ...(equivalent === 0 ? [] : [`${equivalent} equivalent`]),
    ...(disproved === 0 ? [] : [`${disproved} said to be equivalent and noticed`]),
    ...(unknown === 0 ? [] : [`${unknown} not run`]),
  ].join(', ')
}

const numeral = (count: number | null): string => (count === null ? '' : `${count}`)
