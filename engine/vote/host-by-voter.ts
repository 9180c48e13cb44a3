/** A count that lists voters, each with whom they vote for: `Ann → Bob`, `Ann votes Bob`, a table with the voter first. */
import { nobody } from '../reason/claim.ts'
import * as words from './count-words.ts'
import type { Row, Rows } from './host-rows.ts'
import type { Names } from './names.ts'

const arrow = /^(?<voter>\S.*?)(?<!\s)\s*(?:(?<![-–—=])[-–—=]+>|→|»)\s*(?<target>\S.*)$/u
const verb =
  /^(?<voter>\S.*?)\s+(?:is\s+)?(?:votes?|voting|voted|голосует)(?:\s+(?:for|за|против))?\s*:?\s+(?<target>\S.*)$/iu
const column = /^(?<voter>\S.*?)\s*:\s*(?<target>\S.*)$/u

/**
 * The rows of such a count, by whom they are for; nothing where it is none. A colon says who votes only below a line
 * that calls the first column the voters, or where the other way round somebody would vote twice.
 */
export function byVoter(lines: readonly string[], names: Names, titled: boolean): Rows | undefined {
  if (!titled && !lines.some(line => arrow.test(line) || verb.test(line))) return undefined
  const headed = lines.findIndex(line => words.headsVoters(line))
  for (const form of [arrow, verb, column]) {
    const cast = lines.flatMap((line, at) => (at === headed ? [] : (castIn(line, form, names) ?? [])))
    if (cast.length < 2 || new Set(cast.map(({ by }) => by)).size < cast.length) continue
    const targets = cast.flatMap(({ on }) => on ?? [])
    const isTwice = new Set(targets).size < targets.length
    if (form === column ? headed < 0 && !isTwice : form === arrow && !isTwice && headed < 0 && !titled) continue
    if (!targets.length) continue
    return { rows: rowsBy(cast), unread: lines.filter((line, at) => isUnread(line, at, headed, form, names)) }
  }
  return undefined
}

interface Cast {
  line: string
  by: string
  said: string
  /** Nobody where they do not vote. */
  on?: string
}

/** One who votes, and one for whom: more names are a row of another kind. */
function castIn(whole: string, form: RegExp, names: Names): Cast | undefined {
  const found = form.exec(names.mask(whole))?.groups
  if (!found) return undefined
  const by = names.whole(found.voter!)
  const said = found.target!.replace(/[.\s]+$/, '').replace(/\s*[([]#?\d*[)\]]$/, '')
  const on = names.whole(said)
  if (by === undefined || by === nobody || names.person(by)?.host) return undefined
  if (on !== undefined) return { line: whole, by, said: found.voter!, on }
  return words.isIdle(said) || /^[-–—]+$/.test(said) ? { line: whole, by, said: found.voter! } : undefined
}

function rowsBy(cast: readonly Cast[]): Row[] {
  const rows = new Map<string | undefined, Row>()
  for (const { line, by, said, on } of cast) {
    const row = rows.get(on) ?? { line, idle: on === undefined, target: on ?? nobody, n: undefined, voters: [] }
    rows.set(on, row)
    row.voters.push({ said, id: by })
  }
  return [...rows.values()]
}

/** Whether a line names somebody and is no row of it. */
const isUnread = (line: string, at: number, headed: number, form: RegExp, names: Names): boolean =>
  at !== headed
  && castIn(line, form, names) === undefined
  && !words.isHeading(line)
  && !words.listsOthers(line)
  && form.test(line)
  && names.within(line.split(/\s+/)).length > 0
