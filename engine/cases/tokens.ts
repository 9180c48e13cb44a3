/** The words of a line: parted by spaces or commas, names with spaces in quotes, `key=value` kept together. */

import type { InEach } from '../text/in-each.ts'
import { said } from './said/actions.ts'

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
export function tokensOf(line: string): Token[] | InEach {
  const tokens: Token[] = []
  let rest = line.trim()
  while (rest !== '') {
    const found = word.exec(rest)
    if (!found && rest.startsWith(',')) return said('beforeComma')
    if (!found) return said('openQuote')
    const [whole, key, double, single, bare] = found
    const after = rest.slice(whole.length)
    if (after !== '' && !/^[\s,]/.test(after)) return said('behindWord', { sign: JSON.stringify(after[0]) })
    const comma = /^\s*,/.test(after)
    rest = after.replace(/^\s*,?\s*/, '')
    if (comma && rest === '') return said('afterComma')
    tokens.push({
      text: double ?? single ?? bare!,
      quoted: bare === undefined,
      comma,
      ...(key !== undefined && { key }),
    })
  }
  return tokens
}

/** Whether a line was read: else it is said what is wrong with it. */
export const isRead = (tokens: Token[] | InEach): tokens is Token[] => Array.isArray(tokens)
