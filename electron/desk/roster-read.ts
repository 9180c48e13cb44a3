/**
 * Reads a pasted roster: lines like `Ann: doctor`, `Ann - Doctor (mafia)`, `12. Ann, x-shot insane cop`, `Ann (RB)`, `Ann vig`,
 * `Eve: boss, family: Verdi, level: novice`, `Max: judge (mafia)` where one role lies over another, or a table copied from a spreadsheet (name, role, faction, aliases, and what else
 * the system knows of a seat). A line that is not understood is named with what would be.
 */
import Papa from 'papaparse'
import type { Problem } from '../../engine/cases/case.ts'
import type { ModifierUse } from '../../engine/game/state.ts'
import type { Field } from '../../engine/rules/role.ts'
import type { System } from '../../engine/rules/system.ts'
import { overlayName, overlaysOf, own } from '../../engine/rules/catalogue.ts'
import { nearest } from '../../engine/text/nearest.ts'
import { roleName } from '../../engine/why/speaker.ts'
import type { RosterReading, SeatDraft } from './contract.ts'
import { meant } from './refusal.ts'
import { formsIn } from './roster-forms.ts'

const file = 'roster'
const mostSeats = 200
const longestName = 200
const mostWords = 20

export function readRoster(system: System, text: string): RosterReading {
  const seats: SeatDraft[] = []
  const problems: Problem[] = []
  const words = vocabulary(system)
  const lines = text.replaceAll('\0', '').split(/\r\n?|\n/)
  const table = tableOf(lines, words)
  lines.forEach((written, index) => {
    const at = { file, line: index + 1 }
    const { line, forms, wrong: count } = formsIn(written)
    if (line.trim() === '' || (table && index === table.heading)) return
    if (!table && isTitle(line)) return
    const given = table ? table.row(line) : typed(line, words)
    const [name = '', role = '', side = '', aliases = ''] = given.cells.map(cell => cell.trim())
    if (count !== undefined)
      return void problems.push({
        ...at,
        message: `these are ${count} forms of a name`,
        remedy: 'write five, with commas: genitive, dative, accusative, instrumental, prepositional',
      })
    if (!name)
      return void problems.push({
        ...at,
        message: 'this line names no player',
        remedy: 'write a name, then a role: "Ann: doctor"',
      })
    if (seats.some(seat => seat.name === name))
      return void problems.push({
        ...at,
        message: `"${name}" stands here a second time`,
        remedy: 'give one of the two another name',
      })
    if (seats.length >= mostSeats)
      return void problems.push({
        ...at,
        message: `a game has at most ${mostSeats} players`,
        remedy: 'leave the rest out',
      })
    if (!role)
      return void problems.push({
        ...at,
        message: `"${name}" has no role`,
        remedy: /\s/.test(name)
          ? 'write the name, a colon and the role: "Ann: doctor"'
          : `write one after the name: "${name}: vanilla"`,
      })
    const parted = partedRole(role, words)
    const read = roleOf(parted.role, words)
    if (!read.role && words.over.has(folded(read.said)))
      return void problems.push({
        ...at,
        message: `"${read.said}" lies over another role`,
        remedy: `write both: "${name}: ${words.roleNames[0] ?? ''} (${read.said})"`,
      })
    if (!read.role)
      return void problems.push({
        ...at,
        message: `there is no role "${read.said}"`,
        remedy: nearRole(read.said, words),
      })
    const sided = sideOf(side || given.side || read.faction, words)
    if ('stranger' in sided) return void problems.push({ ...at, ...strangerSaid(sided.stranger, words) })
    const details = { ...parted.details, ...sided.details, ...given.details }
    const wrong = Object.entries(details).find(
      ([field, value]) => words.fields.get(field)!.values?.some(one => one === value) === false,
    )
    if (wrong)
      return void problems.push({
        ...at,
        message: `${words.fields.get(wrong[0])!.label} cannot be "${wrong[1]}"`,
        remedy: meant(wrong[1], words.fields.get(wrong[0])!.values ?? []),
      })
    const statuses = [
      ...(sided.status !== undefined ? [sided.status] : []),
      ...(given.status ?? '')
        .split(/[;/|+&]| and /)
        .map(one => one.trim())
        .filter(Boolean),
    ]
    const unknown = statuses.find(one => !words.marks.has(folded(one)))
    if (unknown !== undefined)
      return void problems.push({
        ...at,
        message: `there is no status "${unknown}"`,
        remedy: meant(unknown, [...words.marks.values()]),
      })
    const status = [...new Set(statuses.map(one => words.marks.get(folded(one))!))]
    const others = aliases
      .split(/[;/|]/)
      .map(one => one.trim())
      .filter(Boolean)
    const excess = excessOf(name, read.modifiers, others)
    if (excess) return void problems.push({ ...at, ...excess })
    seats.push({
      name,
      role: read.role,
      ...factionOf(sided.faction, details, system),
      ...(read.modifiers.length && { modifiers: read.modifiers }),
      ...(read.settings && { settings: read.settings }),
      ...(others.length && { aliases: others }),
      ...(forms && { forms }),
      ...(Object.keys(details).length && { details }),
      ...(status.length && { status }),
    })
  })
  return { seats, problems }
}

/** What a roster would refuse, see `contract.ts`. */
function excessOf(
  name: string,
  modifiers: readonly ModifierUse[],
  aliases: readonly string[],
): Pick<Problem, 'message' | 'remedy'> | undefined {
  if ([name, ...aliases].some(({ length }) => length > longestName))
    return { message: `a name has at most ${longestName} characters`, remedy: 'shorten it' }
  if (modifiers.some(({ count = 1 }) => count < 1 || !Number.isSafeInteger(count)))
    return { message: 'a number of shots is 1 or more', remedy: 'write one, such as "2-shot"' }
  return modifiers.length > mostWords || aliases.length > mostWords
    ? { message: `a player has at most ${mostWords} modifiers and ${mostWords} aliases`, remedy: 'leave some out' }
    : undefined
}

/** What lies over a role says the faction, whatever stands in brackets. */
function factionOf(said: string | undefined, details: Record<string, string>, system: System): { faction?: string } {
  const faction = overlaysOf(system, { details }).at(-1)?.faction ?? said
  return faction === undefined ? {} : { faction }
}

/** `judge + mafia`: what lies over a role may stand beside it. */
function partedRole(said: string, { over }: Vocabulary): { role: string; details: Record<string, string> } {
  const [, before = said, after = ''] = /^([^([]+)(.*)$/s.exec(said) ?? []
  const parts = over.size ? before.split(/[+/&,]|\s(?:and|и)\s/u) : [before]
  const rest = parts.filter(part => !over.has(folded(part)))
  if (!rest.length || rest.length === parts.length) return { role: said, details: {} }
  return {
    role: `${rest.join(' ').trim()} ${after}`.trim(),
    details: Object.assign({}, ...parts.map(part => over.get(folded(part)) ?? {})) as Record<string, string>,
  }
}

/** What stands in brackets and is no faction, and where there are such no role that lies over another. */
function strangerSaid(said: string, { factions, over }: Vocabulary): { message: string; remedy: string } {
  const near = nearest(folded(said), [...over.keys()])
  return {
    message: over.size
      ? `there is no faction "${said}", and no role that lies over another`
      : `there is no faction "${said}"`,
    remedy: near !== undefined ? `Did you mean "${near}"?` : meant(said, [...factions.keys()]),
  }
}

/** The nearest role by any of its names, else the first of them all. */
function nearRole(said: string, { roles, roleNames, nameOf }: Vocabulary): string {
  const near = nearest(folded(said), [...roles.keys()])
  return near === undefined ? meant('', roleNames) : `Did you mean "${nameOf.get(roles.get(near)!)!}"?`
}

interface Vocabulary {
  nameOf: Map<string, string>
  roles: Map<string, string>
  roleNames: string[]
  factions: Map<string, string>
  modifiers: Map<string, string>
  /** Words that say how a role is set, by role: `insane`. */
  settings: Map<string, Map<string, [setting: string, value: string]>>
  /** What the system knows of a seat besides, by its id; and the words that name it. */
  fields: Map<string, Field>
  fieldNames: Map<string, string>
  /** Statuses that somebody can begin with. */
  marks: Map<string, string>
  /** Roles that lie over another one, and other words of a field, each with what it says of a seat. */
  over: Map<string, Record<string, string>>
  values: Map<string, Record<string, string>>
}

function vocabulary(system: System): Vocabulary {
  const words = system.wording.en
  const locales = Object.values(system.wording)
  const calledSo = (id: string): string[] => [
    id,
    roleName(id, words),
    ...locales.flatMap(({ roles, rolesShort = {} }) => [own(roles, id) ?? id, ...(own(rolesShort, id) ?? [])]),
  ]
  const termsOf = (id: string): string[] => locales.flatMap(({ terms = {} }) => own(terms, id) ?? [])
  const named = Object.keys(system.roles).map(id => [id, roleName(id, words)] as const)
  return {
    nameOf: new Map(named),
    roles: new Map(named.flatMap(([id]) => calledSo(id).map((word): [string, string] => [folded(word), id]))),
    roleNames: named.map(([, name]) => name),
    factions: new Map(
      Object.keys(system.factions).flatMap(id =>
        [id, ...locales.map(({ factions }) => own(factions, id) ?? id)].map((word): [string, string] => [
          folded(word),
          id,
        ]),
      ),
    ),
    modifiers: new Map(Object.keys(system.modifiers).map(id => [folded(id), id])),
    settings: new Map(
      Object.entries(system.roles).map(([id, { settings = {} }]) => [
        id,
        new Map(
          Object.entries(settings).flatMap(([setting, values]) =>
            values.flatMap((value): [string, [string, string]][] =>
              typeof value === 'string' ? [[folded(value), [setting, value]]] : [],
            ),
          ),
        ),
      ]),
    ),
    fields: new Map(Object.entries(system.fields ?? {})),
    fieldNames: new Map(
      Object.entries(system.fields ?? {}).flatMap(([id, { label }]) =>
        [label, id, ...termsOf(id)].map((word): [string, string] => [folded(word), id]),
      ),
    ),
    marks: new Map(
      Object.keys(system.marks ?? {}).flatMap(id =>
        [id, ...termsOf(id)].map((word): [string, string] => [folded(word), id]),
      ),
    ),
    over: new Map(
      Object.entries(system.overlays ?? {}).flatMap(([field, roles]) =>
        Object.keys(roles).flatMap(value =>
          calledSo(overlayName(field, value)).map((word): [string, Record<string, string>] => [
            folded(word),
            { [field]: value },
          ]),
        ),
      ),
    ),
    values: new Map(
      Object.entries(system.fields ?? {}).flatMap(([field, { values = [] }]) =>
        values
          .filter(value => !['true', 'false'].includes(value))
          .flatMap(value =>
            [value, ...termsOf(value)].map((word): [string, Record<string, string>] => [
              folded(word),
              { [field]: value },
            ]),
          ),
      ),
    ),
  }
}

interface Sided {
  faction?: string
  details?: Record<string, string>
  status?: string
}

/** What stands in brackets behind a role, one thing or several: a faction, a status, or a family where families have free names. */
function sideOf(side: string | undefined, words: Vocabulary): Sided | { stranger: string } {
  const parts = (side ?? '')
    .split(/[,;/]|[)\]]\s*[([]/)
    .map(part => part.trim())
    .filter(Boolean)
  return parts.reduce<Sided | { stranger: string }>((known, part) => {
    if ('stranger' in known) return known
    const one = oneSide(part, words)
    return 'stranger' in one
      ? one
      : { ...known, ...one, ...((known.details ?? one.details) && { details: { ...known.details, ...one.details } }) }
  }, {})
}

function oneSide(side: string, { factions, fields, marks, over, values }: Vocabulary): Sided | { stranger: string } {
  const faction = factions.get(folded(side))
  if (faction !== undefined) return { faction }
  const details = over.get(folded(side))
  if (details) return { details }
  const status = marks.get(folded(side))
  if (status !== undefined) return { status }
  const value = values.get(folded(side))
  if (value) return { details: value }
  const free =
    fields.has('family')
    && fields.get('family')!.values === undefined
    && nearest(folded(side), [...factions.keys()]) === undefined
  return free ? { details: { family: side } } : { stranger: side }
}

const folded = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, '')

interface Given {
  role?: string
  said: string
  faction?: string
  modifiers: ModifierUse[]
  settings?: Record<string, string>
}

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
      return {
        role,
        said: before,
        modifiers,
        ...(settings.length && { settings: Object.fromEntries(settings) }),
        ...(faction !== undefined && { faction }),
      }
    }
    const [token = ''] = tokens
    const shots = /^(?:(\d+)|one|x)-?shot$/i.exec(token)
    const modifier = shots ? words.modifiers.get('xshot') : words.modifiers.get(folded(token))
    const side = words.factions.get(folded(token))
    if (side !== undefined && tokens.length > 1) {
      const rest = roleOf([...set, ...tokens.slice(1)].join(' '), words)
      if (rest.role) return { ...rest, modifiers: [...modifiers, ...rest.modifiers], faction: faction ?? token }
    }
    if (modifier) modifiers.push({ modifier, ...(shots && { count: Number(shots[1] ?? 1) }) })
    else if ([...words.settings.values()].some(values => values.has(folded(token)))) set.push(folded(token))
    else break
    tokens.shift()
  }
  // The longest end of it that is nearly a role is what a remedy can be about.
  return { said: [...set, ...tokens].join(' ') || before, modifiers: [] }
}

/** A heading above a list: “Player list (10 alive)”. */
const isTitle = (line: string): boolean =>
  /^\W*(?:(?:the|living|alive|current|full)\s+)*(?:player\s?list|players|roster|role\s?list|roles)\b[^:=,\t|]*:?\s*$/i.test(
    line,
  )

interface Row {
  cells: string[]
  side?: string
  status?: string
  details: Record<string, string>
}

const sideNames = ['side', 'faction', 'team', 'alignment']

/** A line that somebody typed: what names itself (`family: Verdi`, in brackets or behind a comma) is taken out first. */
function typed(line: string, words: Vocabulary): Row {
  const row: Row = { cells: [], details: {} }
  const take = (word: string, value: string): boolean => {
    const field = words.fieldNames.get(folded(word))
    if (field !== undefined) row.details[field] = worded(field, value, words)
    else if (sideNames.includes(folded(word))) row.side = value.trim()
    else if (folded(word) === 'status' && words.marks.size) row.status = value.trim()
    else return false
    return true
  }
  const bare = line.replace(
    /\s*[([]\s*([\p{L} ]{1,40}?)\s*[:=]\s*([^()[\]]+)[)\]]/gu,
    (whole, word: string, value: string) => (take(word, value) ? '' : whole),
  )
  const [first = '', ...parts] = bare.split(/([,;|\t])/)
  const kept = [first]
  for (let at = 1; at < parts.length; at += 2) {
    const [, word, value] = /^\s*([\p{L} ]{1,40}?)\s*[:=]\s*(\S.*)$/u.exec(parts[at]!) ?? []
    const long = word !== undefined && words.fields.get(words.fieldNames.get(folded(word)) ?? '')?.long === true
    if (word !== undefined && take(word, long ? [value!, ...parts.slice(at + 1)].join('') : value!)) {
      if (long) break
    } else kept.push(parts[at - 1]!, parts[at]!)
  }
  row.cells = cellsOf(kept.join(''), words)
  return row
}

/** A value of a field as the system writes it, whatever its case. */
function worded(field: string, value: string, { fields, over, values }: Vocabulary): string {
  const known = [over, values].flatMap(words => own(words.get(folded(value)) ?? {}, field) ?? [])[0]
  return known ?? fields.get(field)!.values?.find(one => folded(one) === folded(value)) ?? value.trim()
}

/**
 * A line that somebody typed: a number in front goes, and the role stands behind a colon, a dash, a bar, a tab or a comma;
 * in brackets at the end, or as the last words, where those are a role.
 */
function cellsOf(line: string, words: Vocabulary): string[] {
  const plain = line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim()
  if (/^[:,]/.test(plain)) return ['', plain.slice(1)]
  const [, name, role] =
    /^(.+?)\s*(?::|\t|\||\s(?:[-–—]|--+|->|=>)\s|=)\s*(.+)$/.exec(plain)
    ?? /^(.+?)\s*,\s*(.+)$/.exec(plain)
    ?? /^(.+?)\s*[:,=|]()$/.exec(plain)
    ?? []
  if (name !== undefined) return [name, role!]
  const [, before, inside] = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/.exec(plain) ?? []
  if (before !== undefined && roleOf(inside!, words).role) return [before, inside!]
  const tokens = plain.split(/\s+/)
  const at = tokens.findIndex(
    (_, index) => index > 0 && roleOf(tokens.slice(index).join(' '), words).role !== undefined,
  )
  return at > 0 ? [tokens.slice(0, at).join(' '), tokens.slice(at).join(' ')] : [plain]
}

interface Table {
  heading: number
  row: (line: string) => Row
}

/** A table out of a spreadsheet: tabs, or a first line that names its columns. */
function tableOf(lines: readonly string[], words: Vocabulary): Table | undefined {
  const { fieldNames, marks } = words
  const first = lines.findIndex(line => line.trim() !== '')
  const head = (lines[first] ?? '').toLowerCase()
  const delimiter = head.includes('\t') ? '\t' : head.includes(';') ? ';' : ','
  const titles = head.split(delimiter).map(title => folded(title))
  const headed = titles.some(title => ['player', 'name', 'user', 'username'].includes(title)) && titles.includes('role')
  if (!headed && delimiter !== '\t') return undefined
  const column = (...names: string[]): number => titles.findIndex(title => names.includes(title))
  const order = headed
    ? [
        column('player', 'name', 'user', 'username'),
        column('role'),
        column(...sideNames),
        column('aliases', 'alias', 'aka'),
      ]
    : [0, 1, 2, 3]
  const known = headed
    ? titles.flatMap((title, index): [number, string][] =>
        fieldNames.has(title) && !order.includes(index) ? [[index, fieldNames.get(title)!]] : [],
      )
    : []
  const statusAt = headed && marks.size ? titles.indexOf('status') : -1
  return {
    heading: headed ? first : -1,
    row: line => {
      const [row = []] = Papa.parse<string[]>(line, { delimiter }).data
      const details = known.flatMap(([index, field]): [string, string][] =>
        row[index]?.trim() ? [[field, worded(field, row[index], words)]] : [],
      )
      return {
        cells: order.map(index => row[index] ?? ''),
        details: Object.fromEntries(details),
        ...(statusAt >= 0 && row[statusAt]?.trim() && { status: row[statusAt] }),
      }
    },
  }
}
