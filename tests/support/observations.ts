// A reader of PBT Observations that forgives nothing, as Tyche does not: exactly these fields, of exactly these types.

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isRecordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check)

const CASE: Readonly<Record<string, Check>> = {
  type: (value) => value === 'test_case',
  status: (value) => value === 'passed' || value === 'failed' || value === 'gave_up',
  status_reason: isText,
  representation: isText,
  arguments: isRecord,
  how_generated: isText,
  features: isRecordOf((value) => isText(value) || isNumber(value)),
  coverage: (value) => value === null,
  timing: isRecordOf(isNumber),
  metadata: isRecord,
  property: isText,
  run_start: isNumber,
}

const MESSAGE: Readonly<Record<string, Check>> = {
  type: (value) => value === 'info' || value === 'alert',
  title: isText,
  content: isText,
  property: isText,
  run_start: isNumber,
}

/** The observation, or an error that names what is wrong. */
export function readStrictly(line: string): Record<string, unknown> {
  const value: unknown = JSON.parse(line)
  if (!isRecord(value)) throw new Error('no object')
  const { type, representation, property } = value
  const fields = type === 'test_case' ? CASE : MESSAGE
  for (const name of Object.keys(value)) if (!Object.hasOwn(fields, name)) throw new Error(`unknown field ${name}`)
  for (const [name, check] of Object.entries(fields)) {
    if (!Object.hasOwn(value, name)) throw new Error(`missing field ${name}`)
    if (!check(value[name])) throw new Error(`${name} is ${JSON.stringify(value[name])}`)
  }
  if (type === 'test_case' && !`${representation}`.startsWith(`${property}`)) throw new Error('no property id')
  return value
}
