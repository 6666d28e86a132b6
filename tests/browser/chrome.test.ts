import { expect, test } from 'vitest'
import { chromePath } from './chrome.ts'

test('the browser is the one that is named, and one that cannot be run is an error', () => {
  expect(chromePath({ LEMMATA_CHROME: process.execPath, PATH: '' })).toBe(process.execPath)
  expect(() => chromePath({ LEMMATA_CHROME: '/nowhere/chrome' })).toThrow('LEMMATA_CHROME is /nowhere/chrome')
})

test.skipIf(process.platform === 'darwin')('without a browser the tests fail, and say how to install one', () => {
  expect(() => chromePath({ PATH: '/nowhere' })).toThrow('apt-get install chromium')
})
