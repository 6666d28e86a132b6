// Plants a source mutant while Vite loads the file, so that production code stays untouched. `find` must occur exactly once:
// a mutant that changes nothing would seem to survive.
import type { Plugin } from 'vite'
import type { SourceMutant } from '../../properties/library/index.ts'

type Change = Pick<SourceMutant, 'file' | 'find' | 'put'>

/** What is planted now, and whether its file has been loaded since. */
export interface Planted {
  change: Change | null
  isLoaded: boolean
}

export const plantingPlugin = (planted: Planted): Plugin => ({
  name: 'lemmata-mutant',
  enforce: 'pre',
  transform(code, id) {
    const { change } = planted
    if (change === null || !isOf(change.file, id)) return undefined
    planted.isLoaded = true
    return mutated(code, change)
  },
})

/** Whether a module of Vite comes from a file, wherever the checkout really lies. @example isOf('src/a.ts', '/home/me/src/a.ts') // true */
export const isOf = (file: string, id: string): boolean => id.split('?')[0].endsWith(`/${file}`)

/** The text with the change made. @example mutated('4 + 4x', { file: 'f', find: '4x', put: '3x' }) // '4 + 3x' */
export function mutated(code: string, { file, find, put }: Change): string {
  const parts = code.split(find)
  if (parts.length === 2) return parts.join(put)
  throw new Error(
    `the mutant of ${file} does not fit: ${JSON.stringify(find)} occurs ${parts.length - 1} times, not once`,
  )
}
