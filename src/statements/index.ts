// What each theorem about formulas allows a compiled model, one row per theorem.
export { isStatementId, STATEMENTS, type Statement, type StatementId, statementOf } from './statement.ts'
