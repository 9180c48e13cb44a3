/** A count that a host posted: `Bob (3): Ann, Cat, Dan`, a line for each, and who does not vote. */
import * as words from './count-words.ts'
import { nobody } from '../reason/claim.ts'
import { byVoter } from './host-by-voter.ts'
import { rowsOf, type Row } from './host-rows.ts'
import type { Names } from './names.ts'
import type { Person } from './person.ts'
import type { HostCount } from './reading.ts'
import type { InEach } from '../text/in-each.ts'
import { countSaid } from './thread-words.ts'
import { bits, bitsOf, textOf, type Run } from './run.ts'
import type { Style } from '../rules/style.ts'

type Read = Omit<HostCount, 'post' | 'index' | 'by'>

const mostLines = 300
/** A longer post in which no row names its voters is about something else, as the rules of a game. */
const mostOfCount = 60
/** As much of a line that could not be read as is told of. */
const longestTold = 80

/**
 * Reads the post of a host. What is headed as a count and cannot be read is one with trouble; what is none gives nothing.
 * @param names whom it may name: of a person who is known to have several votes, a row may count them with one name
 */
export function hostCount(runs: readonly Run[], names: Names, style: Style): Read | undefined {
  // Below a count a spoiler may hold how it came about, or the count itself; and a box of code its table.
  const ways = [
    ...(runs.some(({ spoiler, quoted }) => spoiler && !quoted) ? [{ open: false, code: false }] : []),
    { open: true, code: false },
    ...(runs.some(({ code }) => code) ? [{ open: true, code: true }] : []),
  ].map(way => () => countIn(linesOf(runs, way), names, style))
  let best: Read | undefined
  for (const way of ways) {
    const count = way()
    if (!count) continue
    const isRead = count.votes.length > 0 || count.idle.length > 0
    if (isRead && count.trouble === undefined) return count
    const better = !best || (isRead && !best.votes.length && !best.idle.length)
    if (better) best = count
  }
  return best
}

function countIn(lines: readonly string[], names: Names, style: Style): Read | undefined {
  const heading = lines.some(line => words.isHeading(line, style.titles))
  const titled = lines.some(line => words.isTitle(line, style.titles))
  if (!titled && !lines.some(line => /\d/.test(line) || words.saysNone(line))) return undefined
  const heads = (line: string): boolean => words.isHeading(line, style.titles)
  const { rows, unread } = byVoter(lines, names, titled) ?? rowsOf(lines, names, heading ? heads : undefined)
  const isCount =
    (rows.some(({ idle }) => !idle) && (heading || rows.length > 1 || rows.some(({ near }) => near)))
    || isNoneYet(rows, lines)
  if (!isCount && !titled) return undefined
  const counted = rows.map(row => ({ ...row, voters: votesIn(row, names) }))
  const votes = counted
    .filter(({ idle }) => !idle)
    .map(({ target, voters }) => ({
      for: target === nobody ? '' : target,
      ...(target === nobody && { nobody: true as const }),
      voters: voters.flatMap(({ id }) => id ?? []),
    }))
  const idle = counted.filter(row => row.idle).flatMap(({ voters }) => voters.flatMap(({ id }) => id ?? []))
  const said = rows.length > 0 || lines.some(line => words.saysNone(line))
  const long = lines.length > mostOfCount
  if (long && !counted.some(isKnown)) return undefined
  const trouble = said ? troubleIn(counted, names) : countSaid('unread')
  const slip = trouble === undefined ? slipIn(counted, names) : undefined
  const replaces =
    style.baseline === 'every'
    || (style.baseline === 'corrected' && lines.some(line => line.length < 200 && words.corrects(line)))
  return {
    votes,
    idle,
    ...playersIn(rows),
    // Where somebody stands by a nickname it is compared, and not gone on from.
    baseline: isCount && replaces && trouble === undefined && slip === undefined && !rows.some(hasNickname),
    ...(unread.length && { unread: unread.map(clipped) }),
    ...doubtsIn(rows, names),
    ...(trouble !== undefined && { trouble }),
    ...(slip !== undefined && { slip }),
  }
}

/** How many players the rows have together, by what they say or by whom they name; nothing where these differ. */
function playersIn(rows: readonly Row[]): { players?: number } {
  if (!rows.some(row => row.idle)) return {}
  const sure = rows.every(row => row.n === undefined || !isKnown(row) || row.n === row.voters.length)
  return sure ? { players: rows.reduce((sum, { n, voters }) => sum + (n ?? voters.length), 0) } : {}
}

/** Names in the rows that are nobody's, and those that are not the whole name of the only one who can be meant. */
function doubtsIn(rows: readonly Row[], names: Names): Pick<HostCount, 'strangers' | 'inexact'> {
  const voters = rows.flatMap(row => row.voters)
  const strangers = voters.flatMap(({ id, said }) => (id === undefined ? names.shown(said) : []))
  const inexact = [
    ...rows.flatMap(({ nickname, target }) => (nickname === undefined ? [] : { said: nickname, id: target })),
    ...voters.flatMap(({ nickname, said, id }) => (nickname && id !== undefined ? { said, id } : [])),
  ]
  const byName = new Map(inexact.map(({ said, id }) => [names.shown(said), id]))
  return {
    ...(strangers.length && { strangers: [...new Set(strangers)] }),
    ...(byName.size && { inexact: [...byName].map(([said, id]) => ({ said, id })) }),
  }
}

/** Whether a row names voters, and players only. */
const isKnown = ({ voters }: Row): boolean => voters.length > 0 && voters.every(({ id }) => id !== undefined)

const hasNickname = ({ nickname, voters }: Row): boolean => nickname !== undefined || voters.some(one => one.nickname)

/** Whether somebody counts, in a post without a title, that nobody has voted yet: all who do not are listed. */
const isNoneYet = (rows: readonly Row[], lines: readonly string[]): boolean =>
  rows.length > 0
  && rows.every(({ idle }) => idle)
  && rows.some(
    ({ n, voters }) =>
      voters.length > 1
      && voters.every(({ id }) => id !== undefined)
      && (n === voters.length || (n === undefined && lines.some(line => words.saysNone(line)))),
  )

/**
 * What stands in a post, line by line; the words of others are left out.
 * @param open whether what is shown on a click only is read too @param code the same of what stands in a box of code, its
 * columns parted by spaces
 */
function linesOf(runs: readonly Run[], { open, code }: { open: boolean; code: boolean }): string[] {
  const text = textOf(
    runs.flatMap(run => {
      const marks = bitsOf(run)
      if (marks & bits.quoted || (!code && marks & bits.code)) return []
      if (!open && marks & bits.spoiler) return [{ ...run, text: run.text.includes('\n') ? '\n' : ' ' }]
      if (marks & bits.code) return [{ ...run, text: run.text.replace(/(?<=\S) {2,}(?=\S)/g, '\t') }]
      // What is struck is no voter, but the line it ends ends.
      return [marks & bits.struck ? { ...run, text: run.text.replace(/[^\n]+/g, ' ') } : run]
    }),
  )
  return text
    .split('\n')
    .slice(0, mostLines)
    .map(line =>
      line
        .trim()
        .replace(halfTag, '')
        .replace(/^\|(.*)\|$/, (_, row: string) => row.replace(/\s*\|\s*/g, '\t').trim())
        .replace(/\t+/g, ' : ')
        .replace(/\s+/g, ' ')
        .replace(/^[ •*·]+|^[-–—] | $/g, ''),
    )
    .filter(line => line !== '')
}

/** Tags that the forum did not take for any. */
const halfTag = /\[\/?(?:colou?r|size|area|font|b|i|u)(?:=[^\]\n]{0,60})?\]/gi

const clipped = (line: string): string => (line.length > longestTold ? `${line.slice(0, longestTold - 1)}…` : line)

/**
 * The voters of a row, each as often as it counts them: named so often, or as many votes as stand behind the name. Whether
 * a mere number behind a name says that, and whether a name stands for all the votes that somebody has, the number of the
 * row decides; where it has none, a name stands for all of them.
 */
function votesIn({ idle, n, voters }: Row, names: Names): Row['voters'] {
  const person = (id: string | undefined): Person | undefined => (id === undefined ? undefined : names.person(id))
  const own = (id: string | undefined): number => person(id)?.votes ?? 1
  const isAlone = (one: string | undefined): boolean => voters.filter(({ id }) => id === one).length === 1
  const named = voters.map(({ times = 1 }) => times)
  const ways = [
    named,
    voters.map(({ times, mark }) => times ?? mark ?? 1),
    voters.map(({ times, id }) => times ?? own(id)),
  ]
  const fitting = idle
    ? undefined
    : n === undefined
      ? voters.map(({ times, id }) => times ?? (isAlone(id) && !person(id)?.divided ? own(id) : 1))
      : ways.find(way => way.reduce((sum, one) => sum + one, 0) === n)
  return voters.flatMap((voter, nth) => Array.from({ length: (fitting ?? named)[nth]! }, () => voter))
}

/** What keeps a count from being read: a voter whom nobody knows, or numbers without any voter. */
function troubleIn(rows: readonly Row[], names: Names): InEach | undefined {
  for (const { voters } of rows) {
    const unknown = voters.find(({ id }) => id === undefined)
    if (unknown) return countSaid('stranger', { name: names.shown(unknown.said).slice(0, 60) })
  }
  const said = rows.find(({ n = 0, idle }) => n > 0 && !idle)
  return said && !rows.some(isKnown)
    ? countSaid('other', { line: clipped(said.line), count: said.n!, named: 0 })
    : undefined
}

/** Where rows contradict themselves or each other, as hosts' counts do; their voters as often as they count them. */
function slipIn(rows: readonly Row[], names: Names): InEach | undefined {
  const seen = new Set<string>()
  for (const { line, n, idle, voters } of rows) {
    // `Not voting (13): everybody`.
    const isAll = idle && !voters.length
    if (n !== undefined && n !== voters.length && !isAll)
      return countSaid('other', { line: clipped(line), count: n, named: voters.length })
    const ids = voters.map(({ id }) => id!)
    const twice = voters.find(
      ({ id }, nth) => (seen.has(id!) && (idle || !names.person(id!)?.divided)) || (idle && ids.indexOf(id!) < nth),
    )
    if (twice) return countSaid('twice', { name: names.shown(twice.said).slice(0, 60) })
    for (const id of ids) seen.add(id)
  }
  return undefined
}
