// Every example in the doc comments of this folder, run: the key is the example as it stands there.
import { expect, test } from 'vitest'
import { examplesIn } from '../../tests/support/examples.ts'
import { DYCK_2 } from '../../tests/support/programs.ts'
import { rational } from '../numbers/index.ts'
import { program as read } from '../srasp/index.ts'
import { hard, word as symbols } from '../transformer/index.ts'
import {
  compileProgram,
  isStray,
  type ProgramModel,
  readVector,
  runCompiled,
  runSoftened,
  softenProgram,
  statedGap,
  type VectorPlace,
} from './index.ts'

const dyck = () => read(DYCK_2)
const made = () => compileProgram(dyck())
const word = symbols('()')
const output = [false, true]
const yOf = ({ places }: ProgramModel): VectorPlace => places.get('y') ?? { type: 'boolean', coordinate: -1 }

const runs: Record<string, () => void> = {
  'compileProgram(program).model.layers.length': () => expect(made().model.layers.length).toBe(13),
  'readVector(place, hard(model, word), word.length)': () => {
    const compiled = made()
    expect(readVector(yOf(compiled), hard(compiled.model, word), word.length)).toEqual(output)
  },
  'isStray(false) // false': () => expect(isStray(false)).toBe(false),
  "runCompiled(compileProgram(program), word('(())')).output": () =>
    expect(runCompiled(made(), symbols('(())')).output).toEqual([false, false, false, true]),
  "runSoftened(softenProgram(compiled, 4), word('(())'))": () =>
    expect(runSoftened(softenProgram(made(), 4), symbols('(())'))).toEqual([false, false, false, true]),
  'statedGap(compiled, 4) // 1/128 for Dyck-2': () => expect(rational.print(statedGap(made(), 4))).toBe('1/128'),
  'softenProgram(compiled, 4).constants.inverseTau': () =>
    expect(rational.sign(softenProgram(made(), 4).constants.inverseTau)).toBe(1),
}

test('every example in the comments is run here, and no other', () => {
  expect(Object.keys(runs).sort()).toEqual(examplesIn(import.meta.dirname).sort())
})

test.each(Object.entries(runs))('%s is true', (_, run) => run())
