import { expect, test } from 'vitest'
import { linesOf } from '../../cli/process/lines.ts'

async function linesIn(...chunks: readonly string[]): Promise<string[]> {
  const stream = async function* (): AsyncGenerator<string> {
    yield* chunks
  }
  const lines: string[] = []
  for await (const line of linesOf(stream())) lines.push(line)
  return lines
}

test('lines are put together from chunks, however these are cut', async () => {
  const text = 'one\n\nthree\r\nfo\u2028ur'
  const expected = ['one', '', 'three\r', 'fo\u2028ur']
  for (let size = 1; size <= text.length; size++) {
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, k) => text.slice(k * size, (k + 1) * size))
    expect(await linesIn(...chunks)).toEqual(expected)
  }
})

test('the end of the last line may be missing, and nothing is no line', async () => {
  expect(await linesIn('a\n')).toEqual(['a'])
  expect(await linesIn('a')).toEqual(['a'])
  expect(await linesIn()).toEqual([])
})

test('a line is there before the next chunk is asked for', async () => {
  const events: string[] = []
  const stream = async function* (): AsyncGenerator<string> {
    for (const chunk of ['a\nb\n', 'c\n']) {
      events.push(`chunk ${chunk.trim()}`)
      yield chunk
    }
  }
  for await (const line of linesOf(stream())) events.push(line)
  expect(events).toEqual(['chunk a\nb', 'a', 'b', 'chunk c', 'c'])
})
