/** The words of a line: parted by spaces or commas, names with spaces in quotes, `key=value` kept together. */

export interface Token {
  text: string
  quoted: boolean
  /** A comma follows. */
  comma: boolean
  /** The key of a `key=value`. */
  key?: string
}

const word = /^(?:([\p{L}\p{N}_.-]+)=)?(?:"([^"]*)"|'([^']*)'(?=[\s,]|$)|([^\s,"]+))/u

/** @returns the words, or what is wrong with the line */
export function tokensOf(line: string): Token[] | string {
  const tokens: Token[] = []
  let rest = line.trim()
  while (rest !== '') {
    const found = word.exec(rest)
    if (!found && rest.startsWith(',')) return 'nothing stands before a comma'
    if (!found) return 'a quote is not closed'
    const [whole, key, double, single, bare] = found
    const after = rest.slice(whole.length)
    if (after !== '' && !/^[\s,]/.test(after)) return `${JSON.stringify(after[0])} stands right behind a word`
    const comma = /^\s*,/.test(after)
    rest = after.replace(/^\s*,?\s*/, '')
    if (comma && rest === '') return 'nothing stands after the last comma'
    tokens.push({
      text: double ?? single ?? bare!,
      quoted: bare === undefined,
      comma,
      ...(key !== undefined && { key }),
    })
  }
  return tokens
}
