/** From a line of a roster to its cells: what stands for the name, the role, the faction and the rest of it. */
import Papa from 'papaparse'
import { isStruck, unlisted, unmarked } from '../../../engine/reading/listed.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { withoutFates, type Fated } from './fates.ts'
import { folded, mostRoleWords, roleOf, type Vocabulary } from './words.ts'

export interface Row {
  cells: string[]
  side?: string
  status?: string
  /** Who plays the seat together. */
  heads?: string
  details: Record<string, string>
  fated: Fated
}

/** How hosts head the columns of a roster, and name what stands in it: in English, in Russian; as `folded` has them. */
const headings = {
  player: ['player', 'name', 'user', 'username', 'игрок', 'имя', 'ник'],
  role: ['role', 'роль'],
  side: ['side', 'faction', 'team', 'alignment', 'фракция', 'сторона', 'команда'],
  aliases: ['aliases', 'alias', 'aka', 'другиеимена', 'прозвища', 'ники'],
  status: ['status', 'fate', 'state', 'статус', 'судьба'],
  heads: ['heads', 'hydra', 'playedby', 'головы', 'гидра', 'играют'],
}

/** A line that somebody typed: what names itself (`family: Verdi`, in brackets or behind a comma) is taken out first. */
export function typed(written: string, words: Vocabulary): Row {
  const { line: marked, fated } = withoutFates(written, words)
  const line = unmarked(marked)
  const row: Row = { cells: [], details: {}, fated }
  const take = (word: string, value: string): boolean => {
    const field = words.fieldNames.get(folded(word))
    if (field !== undefined) row.details[field] = worded(field, value, words)
    else if (headings.side.includes(folded(word))) row.side = value.trim()
    else if (headings.status.includes(folded(word))) row.status = value.trim()
    else if (headings.heads.includes(folded(word))) row.heads = value.trim()
    else return false
    return true
  }
  const [first = '', ...parts] = withoutBrackets(line, take).split(/([,;|\t])/)
  const kept = [first]
  for (let at = 1; at < parts.length; at += 2) {
    const [word, value = ''] = labelled(parts[at]!) ?? []
    const long = word !== undefined && words.fields.get(words.fieldNames.get(folded(word)) ?? '')?.long === true
    if (word !== undefined && value !== '' && take(word, long ? [value, ...parts.slice(at + 1)].join('') : value)) {
      if (long) break
    } else kept.push(parts[at - 1]!, parts[at]!)
  }
  row.cells = cellsOf(kept.join(''), words)
  return row
}

/** The line without the brackets that were taken, and the spaces before these. */
function withoutBrackets(line: string, take: (word: string, value: string) => boolean): string {
  let kept = ''
  let from = 0
  for (const { index, 0: whole, 1: inside = '' } of line.matchAll(/[([]([^()[\]]*)[)\]]/g)) {
    const [word, value = ''] = labelled(inside) ?? []
    if (word === undefined || !take(word, value)) continue
    kept += line.slice(from, index).trimEnd()
    from = index + whole.length
  }
  return kept + line.slice(from)
}

/** `family: Verdi` as its two sides. */
function labelled(text: string): [word: string, value: string] | undefined {
  const at = text.search(/[:=]/)
  const word = text.slice(0, Math.max(0, at)).trim()
  return at + 1 < text.length && /^[\p{L} ]{1,40}$/u.test(word) ? [word, text.slice(at + 1).trimStart()] : undefined
}

/** A value of a field as the system writes it, whatever its case. */
function worded(field: string, value: string, { fields, over, values }: Vocabulary): string {
  const known = [over, values].flatMap(words => getOwn(words.get(folded(value)) ?? {}, field) ?? [])[0]
  return known ?? fields.get(field)!.values?.find(one => folded(one) === folded(value)) ?? value.trim()
}

/**
 * A line that somebody typed: a number in front goes, and the role stands behind a colon, a dash, a bar, a tab or a comma;
 * in brackets at the end, or as the last words, where those are a role.
 */
function cellsOf(line: string, words: Vocabulary): string[] {
  const plain = unlisted(line).replace(/^(?:hydra|гидра)\s?[:–—-]\s?(?=\S.*\s[+&]\s)/iu, '')
  if (/^[:,]/.test(plain)) return ['', plain.slice(1)]
  for (const pattern of otherNames) {
    const [, name = '', aliases = '', role = ''] = pattern.exec(plain) ?? []
    if (roleOf(role, words).role !== undefined && roleOf(aliases, words).role === undefined)
      return [name, role, '', aliases.replaceAll(',', ';')]
  }
  const parted = atSeparator(plain) ?? atComma(plain)
  if (parted) return parted
  if (plain.length > 1 && /[:,=|]$/.test(plain)) return [plain.slice(0, -1).trimEnd(), '']
  const [before, inside] = atBracket(plain) ?? []
  if (before !== undefined && roleOf(inside!, words).role) return [before, inside!]
  const tokens = plain.split(/\s+/)
  for (let at = Math.max(1, tokens.length - mostRoleWords); at < tokens.length; at++) {
    const said = tokens.slice(at).join(' ')
    if (roleOf(said, words).role !== undefined) return [tokens.slice(0, at).join(' '), said]
  }
  return [plain]
}

/** `Ann = Annie: cop`; `Ann = Annie, Nan - cop`. */
const otherNames = [
  /^(\S[^:=,|\t]{0,100}?)\s*=\s*([^:=,|\t]{1,100}?)\s*,\s*(.+)$/u,
  /^(\S[^:=,|\t]{0,100}?)\s*=\s*([^:=|\t]{1,200}?)(?:\s*[:|\t]\s*|\s[-–—•·]\s+)(.+)$/u,
]

/** Before and behind the first colon, bar, equals sign or tab, or dash between spaces. */
function atSeparator(line: string): [string, string] | undefined {
  for (const { index, 0: found } of line.matchAll(/\s+|[:|=]/g)) {
    if (index === 0) continue
    const end = index + found.length
    const behind = found.trim() === '' ? behindSpaces(line, found, end) : end
    const rest = behind === undefined ? '' : line.slice(behind).trimStart()
    if (rest !== '') return [line.slice(0, index), rest]
  }
  return undefined
}

const dash = /(?:--+|->|[-–—•·])(?=\s)/y

/** Where the separator ends that spaces belong to: a mark behind them, a dash between them, or a tab among them. */
function behindSpaces(line: string, spaces: string, end: number): number | undefined {
  if (/[:|=]/.test(line[end] ?? '')) return end + 1
  if (spaces.endsWith('\t')) return end
  dash.lastIndex = end
  return dash.test(line) ? dash.lastIndex : spaces.includes('\t') ? end : undefined
}

function atComma(line: string): [string, string] | undefined {
  const at = line.indexOf(',', 1)
  const rest = at < 0 ? '' : line.slice(at + 1).trimStart()
  return rest === '' ? undefined : [line.slice(0, at).trimEnd(), rest]
}

/** `Ann (RB)`: brackets at the end, with none inside. */
function atBracket(line: string): [string, string] | undefined {
  if (!/[)\]]$/.test(line)) return undefined
  let open = line.length - 2
  while (open > 0 && !/[()[\]]/.test(line[open]!)) open--
  return open > 0 && open < line.length - 2 && /[([]/.test(line[open]!)
    ? [line.slice(0, open).trimEnd(), line.slice(open + 1, -1)]
    : undefined
}

/** A longer line heads no table. */
const longestHead = 2000

interface Table {
  heading: number
  row: (line: string) => Row
}

/** A table out of a spreadsheet: tabs, or a first line that names its columns. */
export function tableOf(lines: readonly string[], words: Vocabulary): Table | undefined {
  const { fieldNames } = words
  const first = lines.findIndex(line => line.trim() !== '')
  const head = (lines[first] ?? '').slice(0, longestHead).toLowerCase()
  const delimiter = ['\t', '|', ';'].find(one => head.includes(one)) ?? ','
  const titles = edged(head, delimiter)
    .split(delimiter)
    .map(title => folded(title))
  const column = (names: readonly string[]): number => titles.findIndex(title => names.includes(title))
  const headed = column(headings.player) >= 0 && column(headings.role) >= 0
  if (!headed && delimiter !== '\t') return undefined
  const order = headed
    ? [column(headings.player), column(headings.role), column(headings.side), column(headings.aliases)]
    : [0, 1, 2, 3]
  const known = headed
    ? titles.flatMap((title, index): [number, string][] =>
        fieldNames.has(title) && !order.includes(index) ? [[index, fieldNames.get(title)!]] : [],
      )
    : []
  const headsAt = headed ? column(headings.heads) : -1
  const statusAt = headed ? column(headings.status) : -1
  return {
    heading: headed ? first : -1,
    row: line => {
      const [row = []] = Papa.parse<string[]>(edged(line, delimiter), { delimiter }).data
      const details = known.flatMap(([index, field]): [string, string][] =>
        row[index]?.trim() ? [[field, worded(field, row[index], words)]] : [],
      )
      const { line: name, fated } = withoutFates(row[order[0]!] ?? '', words)
      return {
        cells: order.map((index, at) => (at ? (row[index] ?? '') : unlisted(name))),
        fated: isStruck(line) ? { ...fated, dead: true } : fated,
        details: Object.fromEntries(details),
        ...(statusAt >= 0 && row[statusAt]?.trim() && { status: row[statusAt] }),
        ...(headsAt >= 0 && row[headsAt]?.trim() && { heads: row[headsAt] }),
      }
    },
  }
}

/** A row of a table drawn with bars, without those at its ends. */
const edged = (line: string, delimiter: string): string =>
  delimiter === '|' ? line.trim().replace(/^\||\|$/g, '') : line
