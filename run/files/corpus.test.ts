import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addEntry, type CorpusEntry, printEntry, readCorpus, replaceEntry } from './corpus.ts'

const problemsOf = (text: string): string[] =>
  readCorpus(text).problems.map(({ line, message }) => `${line}: ${message}`)

describe('reading', () => {
  test('gives the entries with their lines, and passes over empty lines', () => {
    const text = '{"case":"abba","seed":1}\n\n{ "seed": -7, "note": "by hand", "case": "" }\r\n   \n'
    expect(readCorpus(text)).toEqual({
      entries: [
        { line: 1, case: 'abba', seed: 1 },
        { line: 3, case: '', seed: -7, note: 'by hand' },
      ],
      problems: [],
    })
    expect(readCorpus('')).toEqual({ entries: [], problems: [] })
  })

  test('reports a damaged line and keeps the rest', () => {
    const text = [
      '{"case":"first","seed":1}',
      '{"case":"a","seed":1',
      '<<<<<<< HEAD',
      '{"case":"a"}',
      '{"case":"a","seed":1,"case":"b"}',
      '{"case":3,"seed":"1"}',
      '{"case":"a","seed":1.5}',
      '{"case":"a","sed":1}',
      '["a",1]',
      '{"case":"a","seed":1} {"case":"b","seed":1}',
      '{"case":"last","seed":1}',
      '{"case":"to',
    ].join('\n')
    expect(readCorpus(text).entries.map(({ line, case: c }) => [line, c])).toEqual([
      [1, 'first'],
      [11, 'last'],
    ])
    expect(problemsOf(text).join('\n')).toMatchInlineSnapshot(`
      "2: column 21: expected "," or "}", found the end
      3: column 1: expected a value, found "<"
      4: $: missing: "seed"
      5: column 22: the key "case" is given twice: keep one
      6: $.case: expected a string, found 3; $.seed: expected an integer, found "1"
      7: $.seed: expected an integer, found 1.5
      8: $.sed: unknown key; did you mean "seed"?; $: missing: "seed"
      9: $: expected an object, found a list of 2
      10: column 23: expected nothing after the document, found "{"
      12: column 9: the string that begins here has no closing quote; the file ends within this line, so a write was cut off"
    `)
  })

  test('takes a last line without a newline, if it is whole', () => {
    expect(readCorpus('{"case":"a","seed":1}').entries).toEqual([{ line: 1, case: 'a', seed: 1 }])
  })
})

test('an entry is printed the same in every order of its keys', () => {
  expect(printEntry({ seed: 1, case: 'abba' })).toBe('{"case":"abba","seed":1}')
  expect(printEntry({ note: 'why', seed: 2, case: '"\n⊖' })).toBe('{"case":"\\"\\n⊖","seed":2,"note":"why"}')
})

test('an entry that could not be read again is not printed', () => {
  expect(() => printEntry({ case: 'abba', seed: Number.NaN })).toThrow('must be an integer, not NaN')
  expect(() => addEntry('', { case: 'abba', seed: 0.5 })).toThrow('must be an integer, not 0.5')
})

describe('adding', () => {
  test('gives a line of its own to the entry, also after a torn one', () => {
    const entry = { case: 'b', seed: 1 }
    const line = '{"case":"b","seed":1}\n'
    expect(addEntry('', entry)).toEqual({ text: line, line: 1 })
    expect(addEntry('{"case":"a","seed":1}\n', entry)).toEqual({ text: line, line: 2 })
    expect(addEntry('{"case":"a","seed":1}', entry)).toEqual({ text: `\n${line}`, line: 2 })
    expect(addEntry('\n{"ca', entry)).toEqual({ text: `\n${line}`, line: 3 })
  })

  test('writes nothing if the case is there, and says where', () => {
    expect(addEntry('\n{"case":"a","seed":1}\n', { case: 'a', seed: 2 })).toEqual({ text: '', line: 2 })
  })
})

describe('replacing', () => {
  const text = '{"case":"a","seed":1}\n<<<\n{"case":"b","seed":1,"note":"mine"}\n{"case":"c","seed":1}\n'

  test('puts the entry in the place of the old one, with its note, and leaves all else, damaged lines too', () => {
    expect(replaceEntry(text, 'b', { case: 'd', seed: 2 })).toEqual({
      text: text.replace('{"case":"b","seed":1,"note":"mine"}', '{"case":"d","seed":2,"note":"mine"}'),
      line: 3,
    })
    expect(replaceEntry(text, 'b', { case: 'd', seed: 2, note: 'ours' }).text).toContain('"seed":2,"note":"ours"}')
  })

  test('removes the old one if the new one is there, and counts lines without it', () => {
    expect(replaceEntry(text, 'a', { case: 'c', seed: 2 })).toEqual({
      text: text.replace('{"case":"a","seed":1}\n', ''),
      line: 3,
    })
    expect(replaceEntry(text, 'c', { case: 'a', seed: 2 })).toEqual({
      text: text.replace('{"case":"c","seed":1}\n', ''),
      line: 1,
    })
  })

  test('removes every copy of the old one', () => {
    expect(replaceEntry(`${text}${text}`, 'c', { case: 'd', seed: 2 }).text.match(/"c"|"d"/g)).toEqual(['"d"'])
  })

  test('adds the entry if the old one is not there, and changes nothing if both are the same', () => {
    const entry = { case: 'd', seed: 2 }
    expect(replaceEntry(text, 'x', entry)).toEqual({ text: `${text}{"case":"d","seed":2}\n`, line: 5 })
    expect(replaceEntry(text, 'c', { case: 'c', seed: 2 })).toEqual({ text, line: 4 })
  })
})

// Few cases, so that they meet.
const someCase = fc.constantFrom('a', 'b', 'c', '⊖ "Q_a"', '\n', '')
const entries = fc.record<CorpusEntry>(
  { case: someCase, seed: fc.integer(), note: fc.string({ minLength: 1 }) },
  { requiredKeys: ['case', 'seed'] },
)
const line = fc.oneof(
  { weight: 3, arbitrary: entries.map(printEntry) },
  { weight: 1, arbitrary: fc.constantFrom('', '{"ca', '{"case":"a"}', '<<<', 'ä') },
)
const texts = fc
  .tuple(fc.array(line, { maxLength: 6 }), fc.boolean())
  .map(([lines, isOpen]) => lines.join('\n') + (isOpen ? '' : '\n'))

const without = (text: string, ...cases: readonly string[]): unknown[] =>
  readCorpus(text)
    .entries.filter((entry) => !cases.includes(entry.case))
    .map(({ case: c, seed, note }) => [c, seed, note])

const damaged = (text: string): string[] => {
  const lines = text.split('\n')
  return readCorpus(text).problems.map((problem) => lines[problem.line - 1])
}

test('whatever the text, an added or replaced entry stands where it says, and no other line is lost', () => {
  fc.assert(
    fc.property(texts, someCase, entries, (text, oldCase, entry) => {
      const added = addEntry(text, entry)
      const changes = [
        { text: text + added.text, line: added.line, gone: [entry.case] },
        { ...replaceEntry(text, oldCase, entry), gone: [oldCase, entry.case] },
      ]
      for (const after of changes) {
        const found = readCorpus(after.text).entries.filter(({ line }) => line === after.line)
        expect(found.map(({ case: c }) => c)).toEqual([entry.case])
        expect(without(after.text, ...after.gone)).toEqual(without(text, ...after.gone))
        expect(damaged(after.text)).toEqual(damaged(text))
      }
      if (oldCase !== entry.case) {
        expect(readCorpus(changes[1].text).entries.filter(({ case: c }) => c === oldCase)).toEqual([])
      }
    }),
    { seed: 1, numRuns: 1000 },
  )
})
