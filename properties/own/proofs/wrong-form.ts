// A wrong model as data: a right one, and what is done to it.
import { compile } from '../../../src/compile/index.ts'
import { formula } from '../../../src/logic/index.ts'
import type { StatementId } from '../../../src/statements/index.ts'
import type { Model } from '../../../src/transformer/index.ts'

export interface WrongForm {
  readonly name: string
  /** The statement that refuses it. */
  readonly lemma: string
  readonly formula: string
  readonly claim: StatementId
  change(model: Model): Model
}

export const wrongModel = ({ formula: text, claim, change }: WrongForm): Model =>
  change(compile(formula(text), claim).model)
