// From formulas to transformers.
export { type Compiled, type CompileOptions, compile, compileShared, GADGETS, type Gadgets } from './compile.ts'
export { meaningsOf } from './meanings.ts'
export { type NormalForm, normalForm } from './normal-form.ts'
export { type Outside, outside, outsideText } from './outside.ts'
export { type ModelSize, modelSize } from './size.ts'
export { netIn, type Subformula, subformulasOf } from './subformulas.ts'
