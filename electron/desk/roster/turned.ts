/** Rosters with the role first (`Cop: 8. Love`), or in a line above the names that have it; a nick in brackets behind a name. */
import { nearest } from '../../../engine/text/nearest.ts'
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

/** The roles that stand alone in a line above names, by the lines of those names; the lines of the roles themselves have none. */
export function rolesAbove(lines: readonly (readonly [number, Row])[], words: Vocabulary): Map<number, string | null> {
  const alone = lines.map(([index, { cells }]) => ({
    index,
    said: cells.slice(1).every(cell => !cell.trim()) ? (cells[0] ?? '').trim() : undefined,
  }))
  const heads = alone.filter(({ said }) => said !== undefined && isRole(said, words))
  const found = new Map<number, string | null>()
  // One role above a list of names may as well be a player's name.
  if (alone[0] !== heads[0] || (heads.length < 2 && alone.length > 2)) return found
  let role: string | undefined
  for (const one of alone) {
    if (heads.includes(one)) role = one.said
    else if (one.said === undefined) role = undefined
    else if (role !== undefined) found.set(one.index, role)
  }
  for (const [place, one] of alone.entries())
    if (heads.includes(one) && found.has(alone[place + 1]?.index ?? -1)) found.set(one.index, null)
  return found
}

/** `Full_name (nick)`: the nick is another name. One letter is none. */
export function nicked(said: string): { name: string; nick?: string } {
  const [, name, nick] = /^(\S.*?)\s+[([]([^()[\]]{2,40})[)\]]$/.exec(said) ?? []
  return name !== undefined && nick !== undefined && nick.trim() !== '' ? { name, nick: nick.trim() } : { name: said }
}
