/**
 * Rosters with the role first (`Cop: 8. Love`), beside several names, or in a line above the names that have it; a nick
 * in brackets behind a name.
 */
import { unlisted, withoutPronouns } from '../../../engine/reading/listed.ts'
import { nearest } from '../../../engine/text/nearest.ts'
import { isFate } from './fates.ts'
import type { Row } from './line.ts'
import { folded, roleOf, type Vocabulary } from './words.ts'

const isRole = (said: string, words: Vocabulary): boolean => roleOf(said.trim(), words).role !== undefined
const mayBeRole = (said: string, words: Vocabulary): boolean =>
  isRole(said, words)
  || words.over.has(folded(said))
  || nearest(folded(roleOf(said, words).said), [...words.roles.keys()]) !== undefined

/** The cells with the name first, where the role stands there and what follows can be none. */
export function nameFirst(row: Row, words: Vocabulary): Row {
  const [first = '', second = '', ...rest] = row.cells
  if (!second.trim() || !isRole(first, words) || mayBeRole(second, words)) return row
  return { ...row, cells: [second.trim().replace(/^#?\d{1,3}[.)]\s+/, ''), first, ...rest] }
}

/** Stands for a comma that is part of a name while a line is taken apart. */
const within = '\ue000'

/** A line with the commas of names in quotes out of the way: `"Smith, John": cop`, `Cop: "Smith, John"`. */
export const guarded = (line: string): string =>
  line.replace(
    /^([^:,;|="“«]{0,60}(?:[:|=]|\s[-–—])\s*|\s*(?:[-*•]\s+|#?\d{1,3}[.)]\s+)?)["“«]([^"“”«»]{1,200})["”»](?=\s*(?:[-–—:|=,\t([]|$))/u,
    (whole, before: string, inside: string) => (inside.includes(',') ? before + inside.replaceAll(',', within) : whole),
  )

/**
 * A line with the commas between nicknames out of the way: `Mirabelle (Mira, Belle) - Doctor`. What stands in brackets
 * behind a role is no nickname.
 */
export const guardedNicks = (line: string, words: Vocabulary): string =>
  line.replace(nicksInside, (whole, before: string, inside: string, behind: string) =>
    withoutPronouns(line) !== line
    || isRole(unlisted(before.replace(/[([]$/, '')), words)
    || inside.split(',').some(one => isRole(one, words))
    || isFate(inside, words)
      ? whole
      : before + inside.replaceAll(',', within) + behind,
  )

const nicksInside =
  /^([^()[\]:|=,\t]{1,100}[([])([^()[\]:|=\t]{1,60},[^()[\]:|=\t]{1,60})([)\]]\s*(?:[:|=\t,]|\s[-–—•·]\s|$))/u

/** A name as it was written. */
export const unguarded = (name: string): string => name.replaceAll(within, ',')

/**
 * Whether names with a comma between them may as well be one name: `Smith, John: cop` is one player where people have
 * their own names, and two where they have those of a forum. Nothing in the line tells.
 */
export const mayBeOne = (said: string): boolean =>
  /^[^,]*\p{L}[^,]*,[^,]*\p{L}[^,]*$/u.test(said) && !/(?:^|\s)(?:and|&|и)\s|(?:^|,)\s*#?\d{1,3}[.)]\s/iu.test(said)

/** `Goon: Bob, 3. Cat and Dan`: everybody named beside a role; nobody's name has a comma, and one may have “and”. */
export function severalIn(said: string): string[] {
  if (!said.includes(',')) return [said]
  const parts = said.split(',')
  const last = parts.pop()!.replace(/^\s*(?:and|&|и)\s+/iu, '')
  const names = [...parts, ...last.split(/\s+(?:and|&|и)\s+/iu)]
    .map(name => name.trim().replace(/^#?\d{1,3}[.)]\s+/, ''))
    .filter(Boolean)
  return names.length ? names : [said]
}

/** A line as it may stand above names: `sure` with a colon or of several words, for so nobody is called. */
interface Alone {
  index: number
  said: string | undefined
  colon: boolean
  head: 'sure' | 'perhaps' | undefined
}

function aloneIn([index, { cells }]: readonly [number, Row], words: Vocabulary): Alone {
  const whole = cells.join(' ').trim()
  const colon = cells.length > 1 && cells.slice(1).every(cell => !cell.trim())
  if (cells.length === 2 && !colon && isRole(whole, words)) return { index, said: whole, colon, head: 'sure' }
  const said = colon || cells.length < 2 ? (cells[0] ?? '').trim() : undefined
  const head = said === undefined || !isRole(said, words) ? undefined : colon || /\s/.test(said) ? 'sure' : 'perhaps'
  return { index, said, colon, head }
}

/**
 * The roles that stand alone in a line above names, by the lines of those names; the lines of the roles themselves have
 * none. One word above a list of names may as well be a player's name: it needs others like it.
 */
export function rolesAbove(lines: readonly (readonly [number, Row])[], words: Vocabulary): Map<number, string | null> {
  const alone = lines.map(line => aloneIn(line, words))
  const heads = alone.filter(({ head }) => head)
  const all = alone[0] === heads[0] && (heads.length > 1 || alone.length <= 2)
  const isHead = ({ head }: Alone): boolean => head === 'sure' || (head === 'perhaps' && all)
  const isName = (one: Alone | undefined): boolean => one?.said !== undefined && !one.colon && !isHead(one)
  const found = new Map<number, string | null>()
  let role: string | undefined
  for (const [place, one] of alone.entries()) {
    if (isHead(one)) {
      role = isName(alone[place + 1]) ? one.said : undefined
      if (role !== undefined) found.set(one.index, null)
    } else if (!isName(one)) role = undefined
    else if (role !== undefined) found.set(one.index, role)
  }
  return found
}

/**
 * `Full_name (nick)`, `Full_name (aka Nick, Nicky)`: what is in brackets are other names. One letter is none, nor is a tag:
 * `Mr. Brown [UK]`.
 */
export function nicked(said: string): { name: string; nicks: string[] } {
  const [, name, inside = ''] = /^(\S.*?)\s+[([]([^()[\]]{2,80})[)\]]$/.exec(said) ?? []
  const nicks = inside
    .replace(called, '')
    .split(/[,;/|]/)
    .map(nick => nick.trim())
  return name !== undefined && !isTag.test(said) && nicks.some(Boolean)
    ? { name, nicks: nicks.filter(Boolean) }
    : { name: said, nicks: [] }
}

/** What says that a nickname follows. */
const called =
  /^(?:(?:also\s(?:known\sas|called)?|a\.?k\.?a\.?|alias(?:es)?|nick(?:name)?s?|called|known\sas|он\sже|она\sже|прозвищ[ае]|ники?)(?![\p{L}])[\s:.]*)+(?=[\p{L}\p{N}])/iu

const isTag = /\[[\p{Lu}\p{N}]{2,6}\]$/u
