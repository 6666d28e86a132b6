import { describe, expect, test } from 'vitest'
import { parseProgram } from '../../src/srasp/index.ts'
import { allWords } from '../../src/transformer/index.ts'
import { formulaModel } from './formula-model.ts'
import { answerText, claims, programmed, tasks } from './index.ts'

const task = (id: string) => {
  const found = tasks.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no task ${id}`)
  return found
}

const answers = (id: string, word: string): string =>
  task(id)
    .reference([...word])
    .map(answerText)
    .join('')

describe('references', () => {
  test.each([
    ['n-gram-101', '10101', '00101'],
    ['n-gram-101', '1', '0'],
    ['induction-head', 'abcaab', '–––bac'],
    ['1-hop', 'abaab', '––baa'],
    ['2-hop', 'abaab', '–––ab'],
    ['3-hop', 'ababab', '––––ba'],
    ['flip-flop', 'w1i0r1w0', '–1111110'],
    ['flip-flop-language', 'w1r1r0w0', '11111000'],
    ['parity', '01101', '01001'],
    ['parity-by-counts', '111', '101'],
    ['majority', '0110', '0010'],
    ['dyck-1', '(())()', '000101'],
    ['dyck-1', '())(', '0100'],
    ['dyck-2', '([])[]', '000101'],
    ['dyck-2', '([)]', '0000'],
    ['dyck-3', '{[()]}', '000001'],
    ['dyck-1-depth-3', '()(((())))', '0100000000'],
    ['dyck-1-depth-3', '((()))', '000001'],
    ['dyck-2-depth-2', '[]((()))', '01000000'],
    ['reverse', 'abc', 'cba'],
    ['copy-first', 'bac', 'bbb'],
    ['sort', 'cabbac', 'aabbcc'],
    ['most-frequent', 'cbbcac', 'cbbbbc'],
    ['histogram', 'abaab', '32332'],
  ])('%s of %s is %s', (id, word, expected) => {
    expect(answers(id, word)).toBe(expected)
  })

  test('brackets are balanced exactly where leaving out neighbours that match leaves nothing', () => {
    for (const word of allWords(['(', ')', '[', ']'], 6)) {
      const expected = word.map((_, k) => {
        let rest = word.slice(0, k + 1).join('')
        while (/\(\)|\[\]/.test(rest)) rest = rest.replace(/\(\)|\[\]/g, '')
        return rest === ''
      })
      expect(task('dyck-2').reference(word)).toEqual(expected)
    }
  })

  test('one hop is the basic induction head', () => {
    for (const word of allWords(['a', 'b'], 7)) {
      expect(task('1-hop').reference(word)).toEqual(task('induction-head').reference(word))
    }
  })
})

describe('the library', () => {
  test('every task has a name of its own, a solution, claims, and an example that it is about', () => {
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length)
    for (const { id, formula, program, example, words, reference } of tasks) {
      expect([id, formula !== undefined || program !== undefined]).toEqual([id, true])
      expect([id, words(example.length).arbitrary.canShrinkWithoutContext(example)]).toEqual([id, true])
      expect([id, reference(example).length]).toEqual([id, example.length])
      expect([id, claims.some(({ of }) => of === `task-${id}`)]).toEqual([id, true])
    }
  })

  test('the outputs of a formula’s model are its answers, those of a program’s its output', () => {
    for (const { formula, program } of tasks) {
      if (formula !== undefined) {
        expect(formulaModel(formula).construction.model.outputs).toHaveLength(formula.answers.length)
      }
      if (program !== undefined) expect(programmed(program).compiled.model.outputs.length).toBeGreaterThan(0)
    }
  })

  test('a program with in(i) inside a prefix sum is refused with a reason', () => {
    const read = parseProgram('alphabet ( )\ntable left = "(" -> 1, else 0\nsleft(i) = psum[j <= i] left(in(i))')
    expect(read).toMatchObject({ kind: 'unreadable', line: 3 })
  })
})
