// The browser that the tests drive: the one that LEMMATA_CHROME names, else one that is installed. Without any they fail.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** @example chromePath({ PATH: '/usr/bin' }) // /usr/bin/chromium */
export function chromePath({ LEMMATA_CHROME: named, PATH = '' }: Readonly<Record<string, string | undefined>>): string {
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named
    throw new Error(`LEMMATA_CHROME is ${named}, which is not there or cannot be run`)
  }
  const folders = PATH.split(delimiter).filter((folder) => folder !== '')
  const found = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC].find(isExecutable)
  if (found !== undefined) return found
  throw new Error(
    'The tests of the HTML report need a browser, and none is installed. Run "apt-get install chromium", or set LEMMATA_CHROME to the path of a Chromium or Chrome.',
  )
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Without a sandbox, since containers and root have none. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromePath(process.env), args: ['--no-sandbox'] })
