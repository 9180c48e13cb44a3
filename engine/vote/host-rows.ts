/** The rows of a count that a host posted: whom each is about, how many votes it says, and whose. */
import * as words from './count-words.ts'
import { nobody } from '../reason/claim.ts'
import { votersIn, type VoterSaid } from './host-voters.ts'
import type { Names } from './names.ts'

export interface Row {
  line: string
  /** Who votes for nobody. */
  idle: boolean
  target: string
  n: number | undefined
  voters: VoterSaid[]
  /** It says how far it is to a lynch. */
  near?: boolean
  /** The nickname by which stands there whom it is about. */
  nickname?: string
}
/** `unread`: lines among the rows that name somebody and are none, nor go on with one. */
export interface Rows {
  rows: Row[]
  unread: string[]
}

const boxed = String.raw`[([{]\s*(?<n>\d{1,3})\s*(?:\/\s*\d{1,3}|votes?|голос(?:а|ов)?)?\s*[)\]}]`
const bare = String.raw`x?(?<n>\d{1,3})(?:\s*\/\s*\d{1,3}|\s*votes?|\s*голос(?:а|ов)?)?`
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
  // [0] Bob
  String.raw`^${boxed}\s*(?<name>\S.*)$`,
  // 2 - Bob, with the voters below it
  String.raw`^(?<n>\d{1,2})\s*(?:[-–—:x×]|votes?(?:\s+for)?:?)\s*(?<name>\S.*)$`,
  // Bob 2 Ann, Dan; Bob - 2 Ann, Dan: where all of it is names
  String.raw`^(?<name>\S.*?)(?:\s*${dash}\s*|\s+)(?<n>\d{1,2})\s+(?<sure>\S.*)$`,
  // Bob: Ann, Dan
  String.raw`^(?<name>\S.*?)\s*${dash}\s*(?<voters>.+)$`,
].map(form => new RegExp(form, 'i'))
/** `L-1`, `(E-1)`, `(2, L-1)`: how far it is to a lynch. */
const distance =
  /[([]\s*[LE]\s*[-–~]\s*\d+\s*[)\]]|,\s*[LE]\s*[-–~]\s*\d+(?=\s*[)\]])|(?<![\p{L}\p{N}])[LE]-\d+(?![\p{L}\p{N}])/giu
/** `(LYNCH)`, `-- LYNCHED!`, `(hammer @ 812)`: that it takes no vote more. */
const lynched =
  /[([]\s*(?:lynch(?:ed)?|hammer(?:ed)?)(?:\s+(?:achieved|reached))?[!.]*\s*[)\]]|(?<!\bno|[\s([<–—-])[\s([<–—-]+(?:lynch(?:ed)?|hammer(?:ed)?)[!.]*(?:\s*@\s*#?\d+)?[)\]\s]*$/iu
/** Bob [L-2] Ann, Dan; Bob (LYNCH) Ann, Dan: where all behind how far it is is names. */
const besideDistance = new RegExp(
  String.raw`^(?<name>\S.*?)\s*[([]\s*(?:[LE]\s*[-–~]\s*\d+|lynch(?:ed)?|hammer(?:ed)?)[!.]*\s*[)\]]\s*(?<sure>\S.*)$`,
  'iu',
)
const ordinal = /^#?\d{1,3}[.)]\s+/
const longestLine = 2000

/**
 * The rows; a row that names fewer than it says goes on in the lines below it.
 * @param heads which lines head a count; where the post has one of them, a row may do without a number
 */
export function rowsOf(lines: readonly string[], names: Names, heads?: (line: string) => boolean): Rows {
  const rows: Row[] = []
  let open: Row | undefined
  let first = heads ? lines.findIndex(heads) : Infinity
  let last = -1
  const rest: { line: string; at: number }[] = []
  let away = false
  for (const [at, whole] of lines.entries()) {
    const line = names.mask(whole)
    away ||= words.headsAway(whole)
    const found = line.length < longestLine ? rowOf(line, names, heads !== undefined) : undefined
    const row = away && !(found?.idle || (found?.n !== undefined && isSure(found))) ? undefined : found
    if (away && !row) continue
    away = false
    if (row) {
      rows.push({ ...row, line: whole })
      open = row
      first = Math.min(first, at)
      last = at
      continue
    }
    const more = open && isOpen(open) && line.length < longestLine ? votersIn(line.replace(ordinal, ''), names) : []
    if (more.length && more.every(({ id }) => id !== undefined)) {
      open!.voters.push(...more)
      last = at
      continue
    }
    if (open && isOpen(open)) open = undefined
    rest.push({ line: whole, at })
  }
  const unread = rest.filter(
    ({ line, at }) =>
      at >= first
      && !(heads ?? words.isHeading)(line)
      && !words.listsOthers(line)
      && (at < last ? namesSomebody(line, names) : looksLikeRow(line, names)),
  )
  return { rows, unread: rows.length ? unread.map(({ line }) => line) : [] }
}

const isOpen = ({ n, idle, voters }: Row): boolean => (n === undefined ? idle : voters.length < n)

function rowOf(whole: string, names: Names, heading: boolean): Row | undefined {
  const { line, near } = withoutDistance(whole)
  const tries = ordinal.test(line) ? [line.replace(ordinal, ''), line] : [line]
  for (const one of tries) {
    for (const form of forms) {
      const row = rowBy(form.exec(one)?.groups, names)
      if (row && (row.n !== undefined || row.idle || near || (heading && isSure(row))))
        return { ...row, line: whole, near }
    }
  }
  const row = rowBy(besideDistance.exec(whole.replace(ordinal, ''))?.groups, names)
  return row && { ...row, line: whole, near: true }
}

function withoutDistance(whole: string): { line: string; near: boolean } {
  const near = distance.test(whole)
  distance.lastIndex = 0
  if (lynched.test(whole)) return { ...withoutDistance(whole.replace(lynched, ' ').trim()), near: true }
  return { line: near ? whole.replace(distance, ' ').replace(/\s+/g, ' ').trim() : whole, near }
}

/** Without a number only what names somebody, and only players, is a row. */
const isSure = ({ voters }: Pick<Row, 'voters'>): boolean =>
  voters.length > 0 && voters.every(({ id }) => id !== undefined)

type Groups = Record<string, string | undefined> | undefined

const nameIn = (found: NonNullable<Groups>): string =>
  found
    .name!.replace(/[\s:([-]+$/, '')
    .replace(/^(?:vot(?:es?|ing)\s+(?:for|on|against)|voting(?=\s)|(?:голос(?:а|ов)?\s+)?(?:за|против))\s+/i, '')

function rowBy(found: Groups, names: Names): Omit<Row, 'line'> | undefined {
  if (!found) return undefined
  const name = nameIn(found)
  const idle = words.isIdle(name)
  const n = found.n ?? found.end
  // A nickname is no whole name, so only a number beside it tells that it is voted for.
  const whole = idle ? nobody : names.whole(name)
  const target = whole ?? (n === undefined || words.isHeading(name) ? undefined : names.onlyLike(name))
  if (target === undefined) return undefined
  const voters = votersIn(found.voters ?? found.sure ?? '', names)
  if (found.sure !== undefined && !isSure({ voters })) return undefined
  const nickname = whole === undefined && { nickname: name }
  return {
    idle,
    target,
    ...nickname,
    n: n === undefined ? undefined : Number(n),
    voters,
  }
}

/** As long as a line below the last row may be to be one. */
const longestRow = 600

/** Whether a line below the last row is written like one, and names voters. */
function looksLikeRow(whole: string, names: Names): boolean {
  if (whole.length > longestRow || !namesSomebody(whole, names)) return false
  const line = withoutDistance(names.mask(whole)).line.replace(ordinal, '')
  return forms.some(form => {
    const found = form.exec(line)?.groups
    return found !== undefined && votersIn(found.voters ?? found.sure ?? '', names).some(({ id }) => id !== undefined)
  })
}

/** So many words of a line are looked at for names. */
const mostWords = 60

/** Whether a line names a player in full somewhere. */
const namesSomebody = (line: string, names: Names): boolean =>
  names
    .within(line.slice(0, longestLine).split(/\s+/).slice(0, mostWords))
    .some(id => id !== nobody && !names.person(id)?.host)
