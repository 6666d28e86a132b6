// Lines of a stream, each as soon as it is complete. Only \n ends a line: a line separator may stand raw in a JSON string. Linear time.

/** @example for await (const line of linesOf(process.stdin.setEncoding('utf8'))) … */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = []
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      parts.push(chunk.slice(start, end))
      yield parts.join('')
      parts = []
      start = end + 1
    }
    parts.push(chunk.slice(start))
  }
  const last = parts.join('')
  if (last !== '') yield last
}
