// The one way out: whatever a command says becomes text that a terminal shows and does not obey.
import { visible, visibleLines, written } from '../reports/text/index.ts'
import { jsonText } from '../src/json/index.ts'
import type { Io } from './command.ts'

export type Destination = 'out' | 'err' | 'progress'

/** @example outputTo((to, text) => streams[to](text), { colours: false }).out('a\u0007') */
export const outputTo = (
  send: (to: Destination, text: string) => void,
  looks: Io['looks'],
): Pick<Io, Destination | 'json'> => ({
  out: (output) => send('out', written(output, looks)),
  json: (value) => send('out', jsonText(value)),
  err: (text) => send('err', visibleLines(text)),
  progress: (line) => send('progress', visible(line)),
})
