// The examples of doc comments: all of them type-checked in one program, and each one evaluated. Every line stands alone: names come from
// the entries of the package, and `fc` is fast-check.
import { inspect, isDeepStrictEqual } from 'node:util'
import { compileFunction } from 'node:vm'
import ts from 'typescript'
import { type Rational, rational } from '../../src/index.ts'
import { compilerOptions, ROOT } from './entries.ts'

export interface Example {
  /** Of the export that it is about. */
  readonly name: string
  readonly text: string
}

/** Names and what they stand for. */
export type Scope = Readonly<Record<string, unknown>>

/** No such file exists. */
const FILE = `${ROOT}/examples-of-comments.ts`

/** What TypeScript has to say about the examples, each in a scope of its own, below the imports. */
export function typeProblems(imports: string, examples: readonly Example[], old: ts.Program): string[] {
  const parts = examples.map(({ text }) => `{\n${text}\n}\n`)
  const text = `${imports}\n${parts.join('')}`
  const starts = parts.map((_, k) => imports.length + 1 + parts.slice(0, k).join('').length)
  const host = ts.createCompilerHost(compilerOptions())
  const { getSourceFile } = host
  host.getSourceFile = (file, version, ...others) =>
    file === FILE
      ? ts.createSourceFile(file, text, version)
      : (old.getSourceFile(file) ?? getSourceFile(file, version, ...others))
  const program = ts.createProgram([FILE, ...old.getRootFileNames()], compilerOptions(), host, old)
  const source = program.getSourceFile(FILE)
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
  return found.map(({ start = 0, messageText }) => {
    const at = starts.findLastIndex((begin) => begin <= start)
    return `${examples[at]?.name ?? 'imports'}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}

/** Which examples throw or have other values than they state. All are transpiled at once, since each would take a while. */
export function valueProblems(examples: readonly Example[], scope: Scope): string[] {
  const bodies = examples.map(({ text }) => `(compare) => {\n${withComparisons(text)}\n},`).join('\n')
  const { outputText } = ts.transpileModule(`return [${bodies}]`, {
    compilerOptions: { target: ts.ScriptTarget.ES2023 },
  })
  const runs: ((compare: Compare) => void)[] = evaluate(outputText, scope)
  return examples.flatMap(({ name, text }, k) => {
    const problems: string[] = []
    try {
      runs[k]((value, stated) => {
        if (print(value) !== stated && !isDeepStrictEqual(value, expressed(stated, scope)))
          problems.push(`${name}: ${text}: is ${print(value) ?? inspect(value)}`)
      })
    } catch (error) {
      problems.push(`${name}: ${text}: throws ${error}`)
    }
    return problems
  })
}

type Compare = (value: unknown, stated: string) => void

/** Each expression with a comment behind it becomes an argument of `compare`, and the comment another. */
function withComparisons(text: string): string {
  const source = ts.createSourceFile(FILE, text, ts.ScriptTarget.ES2023)
  return source.statements
    .map((statement) => {
      const code = statement.getText(source)
      const [comment] = ts.getTrailingCommentRanges(text, statement.end) ?? []
      if (comment === undefined || !ts.isExpressionStatement(statement)) return code
      return `compare(${code}, ${JSON.stringify(text.slice(comment.pos + 2, comment.end).trim())})`
    })
    .join('\n')
}

const evaluate = (code: string, scope: Scope) =>
  Reflect.apply(compileFunction(code, Object.keys(scope)), undefined, Object.values(scope))

/** As an expression; what is none can only be what a value prints as. */
function expressed(stated: string, scope: Scope): unknown {
  try {
    return evaluate(`return (${stated})`, scope)
  } catch {
    return NOTHING
  }
}

const NOTHING = Symbol('no value')

/** Texts stand for themselves, rationals are printed, and everything else is stated as an expression. */
const print = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : isRational(value) ? rational.print(value) : undefined

const isRational = (value: unknown): value is Rational =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'rational'
