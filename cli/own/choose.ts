// Which claims the user means: own ones first, and those that come with lemmata where no own one has the name.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Runnable } from '../../src/engine/index.ts'
import { InputError, type Io, type Option } from '../command.ts'
import { begins, findClaims } from '../find-claims.ts'
import { type OwnClaim, ownClaimsIn, type Survey, survey } from './known.ts'
import { packageManager } from './packages.ts'
import { VitestMissing } from './run-tests.ts'

export const SHIPPED: Option = { name: 'shipped', help: 'the claims that come with lemmata, and none of your own' }

export interface Chosen {
  readonly shipped: readonly Runnable[]
  readonly own: readonly OwnClaim[]
}

/** The claims whose keys begin with one of the words; without words all of the project. */
export function chooseClaims(words: readonly string[], shipped: readonly Runnable[], io: Io): Chosen | Promise<Chosen> {
  const last = ownClaimsIn(shipped, io)
  if (io.isCheckout) {
    if (words.length === 0) return { shipped, own: [] }
    return divided(findClaims([...shipped, ...last], words))
  }
  // Whoever names claims by their whole keys has run them before; anything else may also be new.
  const areKeys = words.length > 0 && words.every((word) => last.some(({ key }) => key === word))
  const known = last.filter(({ key }) => words.some((word) => begins(key, word)))
  if (areKeys && known.every(({ file }) => isThere(file, io))) return { shipped: [], own: known }
  return survey(io)
    .catch((error: unknown) => {
      const isShipped = words.length > 0 && words.every((word) => shipped.some(({ key }) => begins(key, word)))
      if (error instanceof VitestMissing && isShipped) return NOTHING
      throw error
    })
    .then((found) => amongAll(words, shipped, found, io))
}

const NOTHING: Survey = { tests: [], claims: [], problems: [] }

const isThere = (file: string, io: Io): boolean => existsSync(resolve(io.directory, file))

function amongAll(words: readonly string[], shipped: readonly Runnable[], found: Survey, io: Io): Chosen {
  const { claims: own, problems } = found
  if (words.length === 0) {
    if (problems.length > 0) throw new InputError(problems.join('\n'))
    if (own.length === 0) throw new InputError(noClaims(io))
    return { shipped: [], own }
  }
  const hint = ['lemmata list shows your own, list --shipped those of lemmata', ...problems].join('; ')
  const all = [...own, ...shipped.filter(({ key }) => own.every((claim) => claim.key !== key))]
  const chosen = words.flatMap((word) => {
    const mine = own.filter(({ key }) => begins(key, word))
    return mine.length > 0 ? mine : findClaims(all, [word], hint)
  })
  return divided([...new Set(chosen)])
}

const divided = (claims: readonly (Runnable | OwnClaim)[]): Chosen => ({
  shipped: claims.filter((claim) => 'run' in claim),
  own: claims.filter((claim) => 'file' in claim),
})

/** What an empty project is told; those of one with claims may lie where vitest does not look. */
const noClaims = (io: Io): string =>
  `vitest finds no claims of your own here: ${packageManager(io).exec} lemmata init writes one, and its file must be among those that test.include of the vitest configuration names`

export const noResults = (io: Io): string => {
  const { exec } = packageManager(io)
  return `no claims of your own have run here yet: ${exec} lemmata init writes one to start from, ${exec} vitest run runs it`
}
