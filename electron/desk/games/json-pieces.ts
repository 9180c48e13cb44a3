/** JSON of a length that nobody waits for: read list by list, some of its items a step, and refused where it is too deep. */

/** It lies too deep: what costs more than its length to read is not read. */
export class TooDeep extends SyntaxError {
  /** The entry in which. */
  readonly entry: string

  constructor(entry: string) {
    super('It lies too deep.')
    this.entry = entry
  }
}

/** Characters of one step. */
const piece = 64_000
/** Nothing that is kept lies deeper. */
const deepest = 500

/**
 * Reads an object as `JSON.parse` would.
 * @throws SyntaxError where it would, and where there is no object or one that lies too deep
 */
export function* jsonInSteps(text: string): Generator<undefined, Record<string, unknown>, undefined> {
  const members: [string, unknown][] = []
  for (const { key, value } of yield* membersOf(text)) {
    members.push([nameOf(key), yield* valueOf(value)])
    yield
  }
  // Own entries, whatever they are called; the last of a name counts.
  return Object.fromEntries(members)
}

/** A value as it is written: whole, or of a list its items by the lot. */
type Written = { whole: string } | { lots: string[] }

function nameOf(written: string): string {
  const name: unknown = JSON.parse(written)
  if (typeof name !== 'string') throw new SyntaxError('A name is a string.')
  return name
}

function* valueOf(value: Written): Generator<undefined, unknown, undefined> {
  if ('whole' in value) return JSON.parse(value.whole) as unknown
  const items: unknown[] = []
  for (const lot of value.lots) {
    if (isBlank(lot)) throw new SyntaxError('Something stands between two commas.')
    for (const item of JSON.parse(`[${lot}]`) as unknown[]) items.push(item)
    yield
  }
  return items
}

/** Cuts an object into its members, and its longer lists into lots. What stands in them is not looked at. */
function* membersOf(text: string): Generator<undefined, { key: string; value: Written }[], undefined> {
  const members: { key: string; value: Written }[] = []
  const start = text.search(/[^ \t\n\r]/)
  if (text[start] !== '{') throw new SyntaxError('No object begins here.')
  let depth = 0
  /** Where the member begins, its value, the list that its value is, the lot that is cut, and where that list ended. */
  let [from, colon, list, lot, closed] = [start + 1, -1, -1, -1, -1]
  let lots: string[] = []
  let end = -1
  for (let at = start, next = at + piece; at < text.length; at++) {
    if (at >= next) {
      next = at + piece * 2
      yield
    }
    const sign = text.charCodeAt(at)
    if (sign === quote) {
      for (at++; at < text.length && text.charCodeAt(at) !== quote; at++) if (text.charCodeAt(at) === backslash) at++
    } else if (sign === openBrace || sign === openBracket) {
      if (++depth > deepest) throw new TooDeep(colon < 0 ? '' : nameOf(text.slice(from, colon)))
      if (depth === 2 && sign === openBracket && list < 0) list = lot = at + 1
    } else if (sign === closeBrace || sign === closeBracket) {
      depth--
      if (depth === 1 && list >= 0 && closed < 0) {
        if (sign !== closeBracket) throw new SyntaxError('A list ends with a bracket.')
        closed = at
      }
      if (depth === 0) {
        if (sign !== closeBrace) throw new SyntaxError('An object ends with a brace.')
        end = at
        break
      }
    } else if (sign === comma && depth === 2 && closed < 0 && lot >= 0 && at - lot > piece) {
      lots.push(text.slice(lot, at))
      lot = at + 1
    } else if (sign === comma && depth === 1) {
      member(at)
      from = at + 1
    } else if (sign === colonSign && depth === 1 && colon < 0) colon = at
  }
  if (end < 0 || !isBlank(text.slice(end + 1))) throw new SyntaxError('It ends otherwise.')
  if (members.length || !isBlank(text.slice(from, end))) member(end)
  return members

  function member(to: number): void {
    if (colon < 0) throw new SyntaxError('A name has a value.')
    const key = text.slice(from, colon)
    const isCut = lots.length > 0 && isBlank(text.slice(colon + 1, list - 1)) && isBlank(text.slice(closed + 1, to))
    const value = isCut ? { lots: [...lots, text.slice(lot, closed)] } : { whole: text.slice(colon + 1, to) }
    members.push({ key, value })
    colon = list = lot = closed = -1
    lots = []
  }
}

const isBlank = (text: string): boolean => /^[ \t\n\r]*$/.test(text)

const [quote, backslash, openBrace, openBracket] = [34, 92, 123, 91]
const [closeBrace, closeBracket, comma, colonSign] = [125, 93, 44, 58]
