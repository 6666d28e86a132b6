// Which identifiers of a source are parameters or variables of a function: what can be renamed without another file knowing.
import ts from 'typescript'
import { oncePer } from '../../src/memo/index.ts'

/** What declares the local that an identifier stands for; undefined for names of the module, imports and properties. */
export function scopeOf(identifier: ts.Identifier): ts.Node | undefined {
  if (!isVariable(identifier)) return undefined
  for (let scope: ts.Node = identifier.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    if (namesDeclaredIn(scope).includes(identifier.text)) return scope
  }
  return undefined
}

/** Whether it does not only name a property. */
export function isVariable(identifier: ts.Identifier): boolean {
  const { parent } = identifier
  if (ts.isBindingElement(parent)) return parent.propertyName !== identifier
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isFunctionDeclaration(parent)) return true
  return !('name' in parent) || parent.name !== identifier || ts.isShorthandPropertyAssignment(parent)
}

/** As in `{ a }`, where the property keeps its name when the variable gets another. */
export function isShorthand(identifier: ts.Identifier): boolean {
  const { parent } = identifier
  if (ts.isShorthandPropertyAssignment(parent)) return parent.name === identifier
  const isBound = ts.isBindingElement(parent) && parent.name === identifier && ts.isObjectBindingPattern(parent.parent)
  return isBound && parent.propertyName === undefined && parent.dotDotDotToken === undefined
}

const namesDeclaredIn = oncePer((scope: ts.Node): readonly string[] => {
  if (ts.isFunctionLike(scope)) return scope.parameters.flatMap(({ name }) => namesIn(name))
  if (ts.isBlock(scope) || ts.isCaseOrDefaultClause(scope)) return scope.statements.flatMap(namesDeclaredBy)
  if (ts.isForStatement(scope) || ts.isForOfStatement(scope) || ts.isForInStatement(scope)) {
    return scope.initializer === undefined ? [] : namesDeclaredBy(scope.initializer)
  }
  return ts.isCatchClause(scope) && scope.variableDeclaration !== undefined
    ? namesIn(scope.variableDeclaration.name)
    : []
})

function namesDeclaredBy(node: ts.Node): readonly string[] {
  if (ts.isVariableStatement(node)) return namesDeclaredBy(node.declarationList)
  if (ts.isVariableDeclarationList(node)) return node.declarations.flatMap(({ name }) => namesIn(name))
  return ts.isFunctionDeclaration(node) && node.name !== undefined ? [node.name.text] : []
}

const namesIn = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []))
