// Plants a source mutant while Vite loads the file, so that production code stays untouched.
import type { Plugin } from 'vite'
import { type Change, planted } from './fit.ts'

/** What is planted now, and whether its file has been loaded since. */
export interface Planted {
  change: Change | null
  isLoaded: boolean
}

export const plantingPlugin = (state: Planted): Plugin => ({
  name: 'lemmata-mutant',
  enforce: 'pre',
  transform(code, id) {
    const { change } = state
    if (change === null || !isOf(change.file, id)) return undefined
    state.isLoaded = true
    return planted(code, change)
  },
})

/** Whether a module of Vite comes from a file, wherever the checkout really lies. @example isOf('src/a.ts', '/home/me/src/a.ts') // true */
export const isOf = (file: string, id: string): boolean => id.split('?')[0].endsWith(`/${file}`)
