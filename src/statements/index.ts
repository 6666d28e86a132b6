// What is known of the theorems about formulas, one row per theorem.
export { isStatementId, STATEMENTS, type Statement, type StatementId, statementHas, statementOf } from './statement.ts'
