/** A count that a host posted: `Bob (3): Ann, Cat, Dan`, a line for each, and who does not vote. */
import * as english from './lexicon-en.ts'
import { nobody, type Names } from './names.ts'
import type { HostCount } from './reading.ts'
import type { InEach } from '../text/in-each.ts'
import { countSaid } from './thread-words.ts'
import { bits, bitsOf, textOf, type Run } from './run.ts'
import type { Style } from '../rules/style.ts'

type Read = Omit<HostCount, 'post' | 'index' | 'by'>

const number = String.raw`[([]?\s*(?<n>\d{1,3})\s*(?:\/\s*\d{1,3}|votes?)?\s*[)\]]?`
const said = String.raw`(?:[([]\s*[LE]\s*-\s*\d+\s*[)\]])?`
const forms = [
  String.raw`^(?<name>\S.*?)\s*${said}\s*${number}\s*${said}\s*(?:[-–—:=>~]+|→)\s*(?<voters>.*)$`,
  String.raw`^(?<name>\S.*?)\s*(?:[-–—:=]+)\s*${number}\s*${said}\s*[-–—:([]+\s*(?<voters>.*?)[)\]]?$`,
  String.raw`^(?<n>\d{1,3})\s*(?:[-–—:.]|votes?\s+for)?\s*(?<name>\S.*?)\s*(?:[-–—:=>~]+|→|\()\s*(?<voters>.*?)\)?$`,
].map(form => new RegExp(form, 'i'))
const idleForm = /^(?<name>[\p{L} -]{3,30}?)\s*[-–—:]+\s*(?<voters>.*)$/u
const mostLines = 300

/** Reads the post of a host; what is no count gives nothing. */
export function hostCount(runs: readonly Run[], names: Names, style: Style): Read | undefined {
  const own = runs.filter(run => !(bitsOf(run) & (bits.quoted | bits.struck | bits.code)))
  const text = textOf(own)
  if (!/\d/.test(text)) return undefined
  const lines = text
    .split('\n')
    .slice(0, mostLines)
    .map(line => line.replace(/\s+/g, ' ').replace(/^[ •*·]+| $/g, ''))
    .filter(line => line !== '' && line.length < 2000)
  const heading = lines.some(
    line => line.length < 120 && (english.countHeading.test(line) || english.corrected.test(line)),
  )
  const rows = lines.flatMap(line => {
    const row = rowOf(line, names)
    return row ? [row] : []
  })
  if (!rows.some(({ idle }) => !idle) || (!heading && rows.length < 2)) return undefined
  const votes = rows
    .filter(({ idle }) => !idle)
    .map(({ target, voters }) => ({
      for: target === nobody ? '' : target,
      ...(target === nobody && { nobody: true as const }),
      voters: voters.flatMap(({ id }) => id ?? []),
    }))
  const idle = rows.filter(row => row.idle).flatMap(({ voters }) => voters.flatMap(({ id }) => id ?? []))
  const trouble = troubleIn(rows)
  const replaces =
    style.baseline === 'every'
    || (style.baseline === 'corrected' && lines.some(line => line.length < 200 && english.corrected.test(line)))
  return { votes, idle, baseline: replaces && trouble === undefined, ...(trouble !== undefined && { trouble }) }
}

interface Row {
  line: string
  idle: boolean
  target: string
  n: number | undefined
  voters: { said: string; id?: string }[]
}

function rowOf(line: string, names: Names): Row | undefined {
  for (const form of forms) {
    const found = form.exec(line)?.groups
    if (!found) continue
    const name = found.name!.replace(/[\s:([-]+$/, '')
    const idle = english.idle.test(name)
    const target = idle ? nobody : names.whole(name)
    if (target === undefined) continue
    return {
      line,
      idle,
      target,
      n: found.n === undefined ? undefined : Number(found.n),
      voters: votersIn(found.voters ?? '', names),
    }
  }
  const rest = idleForm.exec(line)?.groups
  return rest && english.idle.test(rest.name!)
    ? { line, idle: true, target: nobody, n: undefined, voters: votersIn(rest.voters!, names) }
    : undefined
}

function votersIn(text: string, names: Names): Row['voters'] {
  const bare = text.replace(/[([][^()[\]]{0,60}[)\]]/g, ' ')
  const parts = bare
    .split(/\s*(?:[,;|·•]|\s&\s|\sand\s)\s*/i)
    .map(part =>
      part
        .replace(/\s*[.)\]]*\s*$/, '')
        .replace(/\s+#?\d+$/, '')
        .trim(),
    )
    .filter(part => part !== '' && !/^(?:none|nobody|-+|no one)$/i.test(part))
  return parts.map(said => {
    const id = names.whole(said)
    return { said, ...(id !== undefined && id !== nobody && { id }) }
  })
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
