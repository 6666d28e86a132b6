// lemmata prove: whether a model computes its formula at every length, for every word, by a certificate that a small program checks.
import type { Plain } from '../../src/json/index.ts'
import { checkText, type Proof, prove as proofOf, refusalText, refute } from '../../src/prove/index.ts'
import type { Model } from '../../src/transformer/index.ts'
import { BUDGET, starting } from '../budget/index.ts'
import { type Command, InputError, type Io, type Options } from '../command.ts'
import { CLAIM_AND_FORMULA, construct, SETTINGS, wantedFrom } from '../construct.ts'
import { EXIT } from '../exit-code.ts'
import { readModel, readOrRefuse, readText, writeText } from '../files.ts'
import { table } from '../text.ts'

export const prove: Command = {
  name: 'prove',
  summary: 'prove a model for every length: a certificate, and what its check says',
  example: `lemmata prove --claim corollary-17a --formula 'Y Q_1' --out certificate.json
lemmata prove --check certificate.json`,
  options: [
    ...CLAIM_AND_FORMULA,
    { name: 'model', value: 'FILE', help: 'an annotated model, as JSON, in place of a claim and a formula' },
    { name: 'check', value: 'FILE', help: 'a certificate to check, in place of a model' },
    { name: 'out', value: 'FILE', help: 'where to write the certificate, as JSON' },
    ...SETTINGS,
    BUDGET,
  ],
  run(options, io) {
    const file = options.get('check')
    const given = ['claim', 'model', 'check'].filter((name) => options.has(name))
    if (given.length !== 1) throw new InputError('give one of --claim with --formula, --model and --check')
    if (file !== undefined) return shown(checkedFile(file, io), io, options)
    const model = options.has('model') ? readModel(options.get('model') ?? '', io) : compiledModel(options, io)
    const proof = proofOf(model)
    const out = options.get('out')
    const certificate = proof?.certificate ?? null
    if (out !== undefined && certificate !== null) writeText(out, `${JSON.stringify(certificate)}\n`, io)
    return shown(resultOf(model, proof), io, options)
  },
}

function compiledModel(options: Options, io: Io): Model {
  const { model } = construct(wantedFrom(options), starting(options, io))
  io.progress('')
  return model
}

interface Result {
  readonly everyLength: 'proved' | 'open' | null
  /** How often each rule was used. */
  readonly rules: Readonly<Record<string, number>>
  /** What could not be discharged. */
  readonly open: {
    readonly layer: number | null
    readonly lemma: string
    readonly of: string
    readonly message: string
  } | null
  /** A word on which the model is wrong. */
  readonly refutedBy: readonly string[] | null
}

const NOTHING: Result = { everyLength: null, rules: {}, open: null, refutedBy: null }

function resultOf(model: Model, proof: Proof | null): Result {
  if (proof === null) return NOTHING
  if (proof.kind === 'proved') return { ...NOTHING, everyLength: 'proved', rules: Object.fromEntries(proof.rules) }
  const { layer, lemma, of, message } = proof
  return { ...NOTHING, everyLength: 'open', open: { layer, lemma, of, message }, refutedBy: refute(model) }
}

function checkedFile(path: string, io: Io): Result {
  const checked = checkText(readText(path, io))
  if (checked.kind === 'unreadable') return readOrRefuse(checked, `${path} is not a certificate:`)
  if (checked.kind === 'proved') return { ...NOTHING, everyLength: 'proved', rules: Object.fromEntries(checked.rules) }
  const { layer, lemma, of, message } = checked
  return { ...NOTHING, everyLength: 'open', open: { layer, lemma, of, message } }
}

function shown(result: Result, io: Io, options: Options): number {
  const { everyLength, rules, open, refutedBy } = result
  if (options.has('json')) io.json(result satisfies { readonly [Key in keyof Result]: Plain })
  else if (everyLength === 'proved') {
    io.out('proved: at every length, for every word and at every position, the output is the truth of the formula')
    io.out(table([['rests on', 'uses'], ...Object.entries(rules).map(([rule, uses]) => [rule, `${uses}`])]))
  } else if (open === null) io.out('nothing is known: the model does not say what its coordinates mean')
  else {
    io.out(`open: ${refusalText(open)}`)
    if (refutedBy !== null) io.out(`refuted: the output is wrong on the word ${JSON.stringify(refutedBy)}`)
  }
  if (everyLength === 'proved') return EXIT.passed
  return refutedBy === null ? EXIT.open : EXIT.failed
}
