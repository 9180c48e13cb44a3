/**
 * Reads a pasted roster: lines like `Ann: doctor`, `Ann - Doctor (mafia)`, `12. Ann, x-shot insane cop`, `Ann (RB)`, `Ann vig`,
 * or a table copied from a spreadsheet (name, role, faction, aliases). A line that is not understood is named with what would be.
 */
import Papa from 'papaparse'
import type { Problem } from '../../engine/cases/case.ts'
import type { ModifierUse } from '../../engine/game/state.ts'
import type { System } from '../../engine/rules/system.ts'
import { own } from '../../engine/rules/catalogue.ts'
import { nearest } from '../../engine/text/nearest.ts'
import { roleName } from '../../engine/why/speaker.ts'
import type { RosterReading, SeatDraft } from './contract.ts'
import { meant } from './refusal.ts'

const file = 'roster'
const mostSeats = 200
const longestName = 200
const mostWords = 20

export function readRoster(system: System, text: string): RosterReading {
  const seats: SeatDraft[] = []
  const problems: Problem[] = []
  const words = vocabulary(system)
  const lines = text.replaceAll('\0', '').split(/\r\n?|\n/)
  const table = tableOf(lines)
  lines.forEach((line, index) => {
    const at = { file, line: index + 1 }
    if (line.trim() === '' || (table && index === table.heading)) return
    if (!table && isTitle(line)) return
    const cells = table ? table.cells(line) : cellsOf(line, words)
    const [name = '', role = '', faction = '', aliases = ''] = cells.map(cell => cell.trim())
    if (!name) return void problems.push({ ...at, message: 'this line names no player', remedy: 'write a name, then a role: "Ann: doctor"' })
    if (seats.some(seat => seat.name === name)) return void problems.push({ ...at, message: `"${name}" stands here a second time`, remedy: 'give one of the two another name' })
    if (seats.length >= mostSeats) return void problems.push({ ...at, message: `a game has at most ${mostSeats} players`, remedy: 'leave the rest out' })
    if (!role) return void problems.push({ ...at, message: `"${name}" has no role`, remedy: /\s/.test(name) ? 'write the name, a colon and the role: "Ann: doctor"' : `write one after the name: "${name}: vanilla"` })
    const given = roleOf(role, words)
    if (!given.role) return void problems.push({ ...at, message: `there is no role "${given.said}"`, remedy: nearRole(given.said, words) })
    const side = faction || given.faction
    const known = side === undefined ? undefined : words.factions.get(folded(side))
    if (side !== undefined && known === undefined) return void problems.push({ ...at, message: `there is no faction "${side}"`, remedy: meant(side, [...words.factions.keys()]) })
    const others = aliases.split(/[;/|]/).map(one => one.trim()).filter(Boolean)
    const excess = excessOf(name, given.modifiers, others)
    if (excess) return void problems.push({ ...at, ...excess })
    seats.push({
      name, role: given.role, ...known !== undefined && { faction: known }, ...given.modifiers.length && { modifiers: given.modifiers },
      ...given.settings && { settings: given.settings }, ...others.length && { aliases: others },
    })
  })
  return { seats, problems }
}

/** What a roster would refuse, see `contract.ts`. */
function excessOf(name: string, modifiers: readonly ModifierUse[], aliases: readonly string[]): Pick<Problem, 'message' | 'remedy'> | undefined {
  if ([name, ...aliases].some(({ length }) => length > longestName)) return { message: `a name has at most ${longestName} characters`, remedy: 'shorten it' }
  if (modifiers.some(({ count = 1 }) => count < 1 || !Number.isSafeInteger(count))) return { message: 'a number of shots is 1 or more', remedy: 'write one, such as "2-shot"' }
  return modifiers.length > mostWords || aliases.length > mostWords ? { message: `a player has at most ${mostWords} modifiers and ${mostWords} aliases`, remedy: 'leave some out' } : undefined
}

/** The nearest role by any of its names, else the first of them all. */
function nearRole(said: string, { roles, roleNames, nameOf }: Vocabulary): string {
  const near = nearest(folded(said), [...roles.keys()])
  return near === undefined ? meant('', roleNames) : `Did you mean "${nameOf.get(roles.get(near)!)!}"?`
}

interface Vocabulary {
  nameOf: Map<string, string>
  roles: Map<string, string>; roleNames: string[]; factions: Map<string, string>; modifiers: Map<string, string>
  /** Words that say how a role is set, by role: `insane`. */
  settings: Map<string, Map<string, [setting: string, value: string]>>
}

function vocabulary(system: System): Vocabulary {
  const words = system.wording.en
  const named = Object.keys(system.roles).map(id => [id, roleName(id, words)] as const)
  return {
    nameOf: new Map(named),
    roles: new Map(named.flatMap(([id, name]) => [id, name, ...own(words.rolesShort ?? {}, id) ?? []].map((word): [string, string] => [folded(word), id]))), roleNames: named.map(([, name]) => name),
    factions: new Map(Object.keys(system.factions).flatMap(id => [[folded(id), id], [folded(words.factions[id] ?? id), id]] as [string, string][])),
    modifiers: new Map(Object.keys(system.modifiers).map(id => [folded(id), id])),
    settings: new Map(Object.entries(system.roles).map(([id, { settings = {} }]) => [id, new Map(Object.entries(settings).flatMap(([setting, values]) =>
      values.flatMap((value): [string, [string, string]][] => typeof value === 'string' ? [[folded(value), [setting, value]]] : [])))])),
  }
}

const folded = (word: string): string => word.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

interface Given { role?: string; said: string; faction?: string; modifiers: ModifierUse[]; settings?: Record<string, string> }

/** `2-shot insane Cop (mafia)`: modifiers and settings before the role, a faction in brackets after it. */
function roleOf(said: string, words: Vocabulary): Given {
  const [, before = said, faction] = /^(.*?)\s*[([](.+)[)\]]\s*$/.exec(said) ?? []
  const modifiers: ModifierUse[] = []
  const set: string[] = []
  const tokens = before.trim().split(/\s+/)
  while (tokens.length) {
    const role = words.roles.get(folded(tokens.join(' ')))
    const settings = role === undefined ? [] : set.map(word => words.settings.get(role)?.get(word))
    if (role !== undefined && settings.every(one => one !== undefined)) {
      return { role, said: before, modifiers, ...settings.length && { settings: Object.fromEntries(settings) }, ...faction !== undefined && { faction } }
    }
    const [token = ''] = tokens
    const shots = /^(?:(\d+)|one|x)-?shot$/i.exec(token)
    const modifier = shots ? words.modifiers.get('xshot') : words.modifiers.get(folded(token))
    const side = words.factions.get(folded(token))
    if (side !== undefined && tokens.length > 1) {
      const rest = roleOf([...set, ...tokens.slice(1)].join(' '), words)
      if (rest.role) return { ...rest, modifiers: [...modifiers, ...rest.modifiers], faction: faction ?? token }
    }
    if (modifier) modifiers.push({ modifier, ...shots && { count: Number(shots[1] ?? 1) } })
    else if ([...words.settings.values()].some(values => values.has(folded(token)))) set.push(folded(token))
    else break
    tokens.shift()
  }
  // The longest end of it that is nearly a role is what a remedy can be about.
  return { said: [...set, ...tokens].join(' ') || before, modifiers: [] }
}

/** A heading above a list: “Player list (10 alive)”. */
const isTitle = (line: string): boolean => /^\W*(?:(?:the|living|alive|current|full)\s+)*(?:player\s?list|players|roster|role\s?list|roles)\b[^:=,\t|]*:?\s*$/i.test(line)

/**
 * A line that somebody typed: a number in front goes, and the role stands behind a colon, a dash, a bar, a tab or a comma;
 * in brackets at the end, or as the last words, where those are a role.
 */
function cellsOf(line: string, words: Vocabulary): string[] {
  const plain = line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim()
  if (/^[:,]/.test(plain)) return ['', plain.slice(1)]
  const [, name, role] = /^(.+?)\s*(?::|\t|\||\s(?:[-–—]|--+|->|=>)\s|=)\s*(.+)$/.exec(plain) ?? /^(.+?)\s*,\s*(.+)$/.exec(plain) ?? /^(.+?)\s*[:,=|]()$/.exec(plain) ?? []
  if (name !== undefined) return [name, role!]
  const [, before, inside] = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/.exec(plain) ?? []
  if (before !== undefined && roleOf(inside!, words).role) return [before, inside!]
  const tokens = plain.split(/\s+/)
  const at = tokens.findIndex((_, index) => index > 0 && roleOf(tokens.slice(index).join(' '), words).role !== undefined)
  return at > 0 ? [tokens.slice(0, at).join(' '), tokens.slice(at).join(' ')] : [plain]
}

interface Table { heading: number; cells: (line: string) => string[] }

/** A table out of a spreadsheet: tabs, or a first line that names its columns. */
function tableOf(lines: readonly string[]): Table | undefined {
  const first = lines.findIndex(line => line.trim() !== '')
  const head = (lines[first] ?? '').toLowerCase()
  const delimiter = head.includes('\t') ? '\t' : head.includes(';') ? ';' : ','
  const titles = head.split(delimiter).map(title => folded(title))
  const headed = titles.some(title => ['player', 'name', 'user', 'username'].includes(title)) && titles.includes('role')
  if (!headed && delimiter !== '\t') return undefined
  const column = (...names: string[]): number => titles.findIndex(title => names.includes(title))
  const order = headed ? [column('player', 'name', 'user', 'username'), column('role'), column('faction', 'side', 'team', 'alignment'), column('aliases', 'alias', 'aka')] : [0, 1, 2, 3]
  return {
    heading: headed ? first : -1,
    cells: line => {
      const [row = []] = Papa.parse<string[]>(line, { delimiter }).data
      return order.map(index => row[index] ?? '')
    },
  }
}
