// What Stryker leaves alone, with the reason. Everything else must be killed or stand in the list of survivors.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** The part of a path in Babel's tree that is read here. */
interface Path {
  readonly node?: { readonly type?: string; readonly callee?: { readonly type?: string; readonly name?: string } }
  readonly parentPath?: Path | null
}

const WORDING = 'the wording of an error for a state that no caller can bring about'

const isInvariant = ({ node, parentPath }: Path): boolean =>
  node?.type === 'NewExpression' && node.callee?.name === 'Error' && parentPath?.node?.type === 'ThrowStatement'

/** `throw new Error(…)` states what cannot happen: callers and users meet other errors, which are tested. */
export const exclude = { shouldIgnore: (path: Path): string | undefined => (isInvariant(path) ? WORDING : undefined) }

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'exclude', exclude)]
