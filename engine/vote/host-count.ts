/** A count that a host posted: `Bob (3): Ann, Cat, Dan`, a line for each, and who does not vote. */
import * as english from './lexicon-en.ts'
import { nobody } from '../reason/claim.ts'
import type { Names } from './names.ts'
import type { HostCount } from './reading.ts'
import type { InEach } from '../text/in-each.ts'
import { countSaid } from './thread-words.ts'
import { bits, bitsOf, textOf, type Run } from './run.ts'
import type { Style } from '../rules/style.ts'

type Read = Omit<HostCount, 'post' | 'index' | 'by'>

const boxed = String.raw`[([]\s*(?<n>\d{1,3})\s*(?:\/\s*\d{1,3}|votes?)?\s*[)\]]`
const bare = String.raw`x?(?<n>\d{1,3})(?:\s*\/\s*\d{1,3}|\s*votes?)?`
// All of a run of marks, so that there is one way to read it.
const dash = String.raw`(?:(?<![-–—:=>~])[-–—:=>~]+(?![-–—:=>~])|→)`
const forms = [
  // [2] Bob - Ann, Dan
  String.raw`^${boxed}\s*(?<name>\S.*?)\s*${dash}\s*(?<voters>.*)$`,
  // Bob (2): Ann, Dan; Bob [2/4] Ann, Dan; Bob (2)
  String.raw`^(?<name>\S.*?)\s*${dash}?\s*${boxed}\s*(?:${dash}\s*)*(?<voters>.*)$`,
  // Bob - 2 - Ann, Dan; Bob: 2 (Ann, Dan)
  String.raw`^(?<name>\S.*?)(?:\s*${dash}\s*|\s+(?=x?\d))${bare}\s*(?:${dash}+|(?=[([]))\s*(?<voters>.*)$`,
  // 2 Bob: Ann, Dan; 2 votes for Bob: Ann, Dan; 1 Bob (Ann)
  String.raw`^(?<n>\d{1,3})\s*(?:[-–—:.]|votes?\s+for)?\s*(?<name>\S.*?)\s*(?:${dash}|(?=[([]))\s*(?<voters>.*)$`,
  // Bob: Ann, Dan (2)
  String.raw`^(?=.*\d(?:\s*votes?)?\s*[)\]]?$)(?<name>\S.*?)\s*${dash}\s*(?<voters>.*\S)\s*(?:${boxed}|${dash}\s*${bare.replace('?<n>', '?<end>')})$`,
  // Bob: 2
  String.raw`^(?<name>\S.*?)\s*${dash}\s*${bare}$`,
  // Bob: Ann, Dan
  String.raw`^(?<name>\S.*?)\s*${dash}\s*(?<voters>.+)$`,
].map(form => new RegExp(form, 'i'))
/** `L-1`, `(E-1)`, `(2, L-1)`: how far it is to a lynch. */
const distance =
  /[([]\s*[LE]\s*[-–]\s*\d+\s*[)\]]|,\s*[LE]\s*[-–]\s*\d+(?=\s*[)\]])|(?<![\p{L}\p{N}])[LE]-\d+(?![\p{L}\p{N}])/giu
const ordinal = /^#?\d{1,3}[.)]\s+/
const mostLines = 300

/** Reads the post of a host; what is no count gives nothing. */
export function hostCount(runs: readonly Run[], names: Names, style: Style): Read | undefined {
  const text = textOf(
    runs.flatMap(run => {
      const marks = bitsOf(run)
      if (marks & (bits.quoted | bits.code)) return []
      // What is struck is no voter, but the line it ends ends.
      return [marks & bits.struck ? { ...run, text: run.text.replace(/[^\n]+/g, ' ') } : run]
    }),
  )
  if (!/\d/.test(text) && !english.countTitle.test(text)) return undefined
  const lines = text
    .split('\n')
    .slice(0, mostLines)
    .map(line =>
      line
        .trim()
        .replace(/\t+/g, ' : ')
        .replace(/\s+/g, ' ')
        .replace(/^[ •*·]+|^[-–—] | $/g, ''),
    )
    .filter(line => line !== '' && line.length < 2000)
  const heading = lines.some(
    line => line.length < 120 && (english.countHeading.test(line) || english.corrected.test(line)),
  )
  const rows = rowsOf(lines, names, heading)
  const isCount = rows.some(({ idle }) => !idle) && (heading || rows.length > 1)
  const titled = lines.some(line => english.countTitle.test(line))
  if (!isCount && !(titled && lines.length > 1)) return undefined
  const votes = rows
    .filter(({ idle }) => !idle)
    .map(({ target, voters }) => ({
      for: target === nobody ? '' : target,
      ...(target === nobody && { nobody: true as const }),
      voters: voters.flatMap(({ id }) => id ?? []),
    }))
  const idle = rows.filter(row => row.idle).flatMap(({ voters }) => voters.flatMap(({ id }) => id ?? []))
  const said = rows.length > 0 || lines.some(line => english.noneYet.test(line))
  const trouble = said ? troubleIn(rows) : countSaid('unread')
  const replaces =
    style.baseline === 'every'
    || (style.baseline === 'corrected' && lines.some(line => line.length < 200 && english.corrected.test(line)))
  return {
    votes,
    idle,
    baseline: isCount && replaces && trouble === undefined,
    ...(trouble !== undefined && { trouble }),
  }
}

/** The rows; a row that names fewer than it says goes on in the lines below it. */
function rowsOf(lines: readonly string[], names: Names, heading: boolean): Row[] {
  const rows: Row[] = []
  let open: Row | undefined
  for (const line of lines) {
    const row = rowOf(line, names, heading)
    if (row) {
      rows.push(row)
      open = row
      continue
    }
    if (!open || (open.n !== undefined && open.voters.length >= open.n) || (open.n === undefined && !open.idle))
      continue
    const more = votersIn(line.replace(ordinal, ''), names)
    if (more.length && more.every(({ id }) => id !== undefined)) open.voters.push(...more)
    else open = undefined
  }
  return rows
}

interface Row {
  line: string
  idle: boolean
  target: string
  n: number | undefined
  voters: { said: string; id?: string }[]
}

function rowOf(whole: string, names: Names, heading: boolean): Row | undefined {
  const near = distance.test(whole)
  distance.lastIndex = 0
  const line = near ? whole.replace(distance, ' ').replace(/\s+/g, ' ').trim() : whole
  const tries = ordinal.test(line) ? [line.replace(ordinal, ''), line] : [line]
  for (const one of tries) {
    for (const form of forms) {
      const row = rowBy(form.exec(one)?.groups, names)
      if (row && (row.n !== undefined || row.idle || near || (heading && isSure(row)))) return { ...row, line: whole }
    }
  }
  return undefined
}

/** Without a number only what names somebody, and only players, is a row. */
const isSure = ({ voters }: Omit<Row, 'line'>): boolean =>
  voters.length > 0 && voters.every(({ id }) => id !== undefined)

function rowBy(found: Record<string, string | undefined> | undefined, names: Names): Omit<Row, 'line'> | undefined {
  if (!found) return undefined
  const name = found.name!.replace(/[\s:([-]+$/, '').replace(/^votes?\s+(?:for|on|against)\s+/i, '')
  const idle = english.idle.test(name)
  const target = idle ? nobody : names.whole(name)
  if (target === undefined) return undefined
  const n = found.n ?? found.end
  return { idle, target, n: n === undefined ? undefined : Number(n), voters: votersIn(found.voters ?? '', names) }
}

function votersIn(text: string, names: Names): Row['voters'] {
  const inside = /^\s*[([](.*?)[)\]]?\s*$/.exec(text)?.[1]
  const plain = (inside ?? text).replace(/[([][^()[\]]{0,60}[)\]]/g, ' ')
  return plain
    .split(/\s*(?:[,;|·•]|\s&\s|\sand\s)\s*/i)
    .map(clean)
    .filter(part => part !== '' && !/^(?:none|nobody|-+|no one)$/i.test(part))
    .flatMap(said => {
      const id = names.whole(said)
      if (id !== undefined && id !== nobody) return [{ said, id }]
      return inOne(said, names) ?? [{ said }]
    })
}

const clean = (part: string): string =>
  part
    .replace(/^[\s@~>:/-]+/, '')
    .replace(/\s*[.)\]]*\s*$/, '')
    .replace(/\s+#?\d+$/, '')
    .trim()

/** Names with other marks or only spaces between them, where all of it is names. */
function inOne(said: string, names: Names): Row['voters'] | undefined {
  for (const mark of [/\s*[~>/:]+\s*/, /\s+/]) {
    const parts = said.split(mark).map(clean).filter(Boolean)
    const found = parts.length > 1 && parts.length <= mostParts ? joinedNames(parts, names) : undefined
    if (found) return found
  }
  return undefined
}

const mostParts = 60
const longestName = 4

/** Words as names, the longest first. */
function joinedNames(parts: readonly string[], names: Names): Row['voters'] | undefined {
  const voters: Row['voters'] = []
  for (let at = 0; at < parts.length;) {
    let taken = 0
    for (let most = Math.min(longestName, parts.length - at); most > 0 && !taken; most--) {
      const said = parts.slice(at, at + most).join(' ')
      const id = names.whole(said)
      if (id === undefined || id === nobody) continue
      voters.push({ said, id })
      taken = most
    }
    if (!taken) return undefined
    at += taken
  }
  return voters
}

function troubleIn(rows: readonly Row[]): InEach | undefined {
  const seen = new Set<string>()
  for (const { line, n, voters } of rows) {
    const unknown = voters.find(({ id }) => id === undefined)
    if (unknown) return countSaid('stranger', { name: unknown.said.slice(0, 60) })
    if (n !== undefined && n !== voters.length)
      return countSaid('other', { line: line.slice(0, 80), count: n, named: voters.length })
    const twice = voters.find(({ id }) => seen.has(id!))
    if (twice) return countSaid('twice', { name: twice.said.slice(0, 60) })
    for (const { id } of voters) seen.add(id!)
  }
  return undefined
}
