import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOf } from './key.ts'

test('a key names a file in its folder', () => {
  expect(fileOf('corpus', 'lemma-8a.printed', 'jsonl')).toBe(join('corpus', 'lemma-8a.printed.jsonl'))
  expect(fileOf('corpus', 'a..b', 'jsonl')).toBe(join('corpus', 'a..b.jsonl'))
})

test('what could name a file elsewhere, a hidden file, an option or a temporary file is refused', () => {
  const tricks = [
    '',
    '.',
    '..',
    '../a',
    'a/b',
    '/etc/passwd',
    'a\\b',
    'c:a',
    'a\0',
    'a\n',
    '.a',
    '-rf',
    'a~b',
    'a_b',
    'ä',
    'a b',
  ]
  for (const key of tricks) expect(() => fileOf('corpus', key, 'jsonl'), key).toThrow(/cannot name a file/)
  expect(() => fileOf('corpus', '../lemma-8a', 'jsonl')).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: "../lemma-8a" cannot name a file: a key consists of letters, digits, dots and dashes, and begins with a letter or digit]`,
  )
  expect(() => fileOf('corpus', 'a'.repeat(121), 'jsonl')).toThrow(/has 121 characters: a key has at most 120/)
})
