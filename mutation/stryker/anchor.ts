// Where a change is and what it does, in words that stay when locals are renamed or the code is laid out anew: the name at the top of
// the file, and the code with $1, $2, … for its parameters and variables.
import ts from 'typescript'
import { remembering } from '../../src/memo/index.ts'
import { isShorthand, isVariable, scopeOf } from './locals.ts'

export interface Anchor {
  /** The function, constant or class that stands at the top of the file; '' for none. */
  readonly in: string
  readonly find: string
  readonly put: string
  /** The smallest expression or statement around what is found, with _ in its place. */
  readonly within: string
}

/** Of the part of the source from one offset to another, when it becomes something else. */
export function anchorOf(source: string, start: number, end: number, replacement: string): Anchor {
  const tokens = tokensOf(source)
  const between = (from: number, to: number): Token[] =>
    tokens.filter((token) => from <= token.start && token.end <= to)
  const found = between(start, end)
  const around = nodeAround(found[0].node, start, end)
  const [before, after] = [between(around.getStart(), start), between(end, around.end)]
  const names = new Map<string, string>()
  const [labelFound, labelAround] = [numbering(), numbering()]
  const find = textOf(found, (identifier) => {
    const label = labelFound(identifier)
    if (label !== undefined) names.set(identifier.text, label)
    return label
  })
  // What is put names nothing that was not found.
  const labelPut: Label = (identifier) => (isVariable(identifier) ? names.get(identifier.text) : undefined)
  return {
    in: nameAt(around),
    find,
    put: textOf(tokensIn(`(${replacement})`).slice(1, -1), labelPut),
    within: textOf([...before, { node: around, start, end, text: '_' }, ...after], labelAround, LONGEST / 2),
  }
}

interface Token {
  readonly node: ts.Node
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Without comments. */
function tokensIn(source: string): readonly Token[] {
  const tokens: Token[] = []
  const visit = (node: ts.Node): void => {
    const children = node.getChildren().filter((child) => !ts.isJSDoc(child))
    for (const child of children) visit(child)
    if (children.length > 0) return
    const [start, end] = [node.getStart(), node.end]
    if (start < end) tokens.push({ node, start, end, text: source.slice(start, end) })
  }
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true))
  return tokens
}

/** Changes come file by file. */
const tokensOf = remembering(tokensIn)

/** The smallest that is more than the part, without parentheses around it. */
function nodeAround(node: ts.Node, start: number, end: number): ts.Node {
  let around = node
  while (start <= around.getStart() && around.end <= end) around = around.parent
  while (ts.isParenthesizedExpression(around)) around = around.parent
  return around
}

function nameAt(node: ts.Node): string {
  let name = ''
  for (let above = node; !ts.isSourceFile(above); above = above.parent) {
    if (isNamed(above) && above.name !== undefined) name = above.name.getText()
  }
  return name
}

const isNamed = (node: ts.Node): node is ts.FunctionDeclaration | ts.VariableDeclaration | ts.ClassDeclaration =>
  ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isClassDeclaration(node)

type Label = (identifier: ts.Identifier) => string | undefined

/** $1, $2, … in the order in which locals are asked for. */
function numbering(): Label {
  const labels = new Map<string, string>()
  return (identifier) => {
    const scope = scopeOf(identifier)
    if (scope === undefined) return undefined
    const local = `${scope.pos} ${identifier.text}`
    const label = labels.get(local) ?? `$${labels.size + 1}`
    labels.set(local, label)
    return label
  }
}

const LONGEST = 120

/** On one line, as people would write it. */
function textOf(tokens: readonly Token[], labelOf: Label, longest = LONGEST): string {
  const line = tokens.slice(0, longest).reduce((before, { node, start, text }, k) => {
    // A comma at the end is there when its list has several lines.
    const isLast = text === ',' && /^[)\]}]$/.test(tokens[k + 1]?.text ?? '')
    const isApart = k > 0 && start > tokens[k - 1].end && !/^[)\].]/.test(text) && !/[([]$/.test(before)
    const label = ts.isIdentifier(node) ? labelOf(node) : undefined
    const shown =
      label !== undefined && ts.isIdentifier(node) && isShorthand(node) ? `${text}: ${label}` : (label ?? text)
    return isLast ? before : `${before}${isApart ? ' ' : ''}${shown}`
  }, '')
  const flat = line.replaceAll(/\s+/g, ' ')
  return flat.length <= longest ? flat : `${flat.slice(0, longest)}…`
}
