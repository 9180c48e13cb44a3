/**
 * A list of players, one a line: `Ann`, `3. Ann = Annie, Nan`, `Zoe (replaced Ann)`, `Bob (dead)`, `Eve (doublevoter)`,
 * `Cy + Dee`, `Host: Sue`; with headings above parts of it. Who waits or looks on is left out.
 */
import { otherNames } from '../journal/hydra.ts'
import { hydraIn } from '../reading/heads.ts'
import {
  fateIn,
  headingIn,
  isStruck,
  unlisted,
  unmarked,
  unmentioned,
  withoutPronouns,
  type Section,
} from '../reading/listed.ts'
import type { InEach } from '../text/in-each.ts'
import { differenceOf, Looks } from '../text/look-alike.ts'
import { votesSaid } from './count-words.ts'
import type { Person } from './person.ts'
import { listSaid, type Wrong } from './thread-words.ts'

interface Listed {
  people: Person[]
  problems: ({ line: number } & Wrong)[]
}

const most = 200
/** What no list has: a page of prose in one line, or a book of lines. Neither is looked at any closer. */
const longestLine = 2000
const mostLines = 1000

export function peopleOf(text: string): Listed {
  const listed: Listed = { people: [], problems: [] }
  const wrong = (line: number, message: InEach, remedy: InEach): void =>
    void listed.problems.push({ line, message, remedy })
  const taken = new Map<string, number>()
  let lines = 0
  const looks = new Looks()
  let section: Section = 'players'
  for (const [index, written] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    if (written.trim() === '') continue
    const line = index + 1
    if (++lines > mostLines) {
      wrong(line, listSaid('mostLines', { most: mostLines }), listSaid('restUnread'))
      break
    }
    if (written.length > longestLine) {
      wrong(line, listSaid('longLine', { length: written.length, most: longestLine }), listSaid('oneALine'))
      continue
    }
    if (/^\s*#(?!\d)/.test(written)) continue
    const heading = headingIn(written)
    if (heading?.rest === '') section = heading.section
    const inLine = heading !== undefined && /\p{L}/u.test(heading.rest)
    const under = heading?.section ?? section
    if ((heading && !inLine) || under === 'substitutes' || under === 'others') continue
    const bare = inLine ? heading.rest : written
    const named = under === 'hosts' ? bare.split(/\s*[,;&]\s*/) : [bare]
    if (listed.people.length >= most) {
      wrong(line, listSaid('mostPlayers', { most }), listSaid('leaveRest'))
      break
    }
    named.forEach(one => keep(line, personIn(one, under)))
  }
  return listed

  function keep(line: number, person: Person): void {
    const isNew = person.name !== '' && person.name.length <= 200 && !taken.has(person.name)
    const twin = isNew ? looks.add(person.name) : undefined
    if (person.name === '') wrong(line, listSaid('noPlayer'), listSaid('writeName'))
    else if (person.name.length > 200) wrong(line, listSaid('longName'), listSaid('oneALine'))
    else if (taken.has(person.name))
      wrong(line, listSaid('twice', { name: person.name, line: taken.get(person.name)! }), listSaid('keepOne'))
    else if (twin !== undefined)
      wrong(
        line,
        listSaid('alike', {
          name: person.name,
          other: twin,
          line: taken.get(twin)!,
          ...differenceOf(person.name, twin)!,
        }),
        listSaid('ownName', { example: `${person.name} 2 = ${person.name}` }),
      )
    else {
      taken.set(person.name, line)
      listed.people.push(person)
    }
  }
}

function personIn(line: string, section: Section): Person {
  const whole = withoutPronouns(unlisted(unmarked(line)))
  const former: string[] = []
  const left: string[] = []
  const aliases: string[] = []
  let barred: Person['cannotVote']
  let votes: number | undefined
  let by: string | undefined
  if (section === 'dead' || isStruck(line)) barred = 'dead'
  const takes = (said: string): boolean => {
    const fate = fateIn(said)
    const was = /^(?:was|formerly)\s+(.+)$/i.exec(said)?.[1]
    const aka = /^(?:aka|a\.k\.a\.|alias(?:es)?:?)\s*(.+)$/i.exec(said)?.[1]
    if (fate?.is === 'for') left.push(...fate.names)
    else if (fate?.is === 'by') by = fate.name
    else if (fate) barred = fate.is === 'dead' ? 'dead' : undefined
    else if (was !== undefined) former.push(...was.split(/\s*[,;]\s*/))
    else if (aka !== undefined) aliases.push(...aka.split(/\s*[,;/]\s*/))
    else if (/^(?:out|left|banned)$/i.test(said)) barred = 'out'
    else if (/^(?:no vote|lost vote|voteless|injured)$/i.test(said)) barred = 'lostVote'
    else if (votesSaid(said) !== undefined) votes = votesSaid(said)
    else return false
    return true
  }
  const bare = withoutTaken(whole, takes)
  const [before = '', ...after] = bare.split('=')
  aliases.push(...after.join('=').split(/[,;|]/).map(unmentioned).filter(Boolean))
  // `Me=You` may be the whole of a name.
  if (/^[^\s=,;|]+=[^\s=,;|]+$/.test(bare)) aliases.push(unmentioned(bare))
  const { name: called, heads } = hydraIn(before.trim())
  const name = by ?? unmentioned(called)
  if (by !== undefined) left.push(unmentioned(called))
  if (heads.length > 1) aliases.push(...otherNames({ heads }).today.filter(one => one !== name))
  return {
    id: name,
    name,
    ...(aliases.length && { aliases: [...new Set(aliases)] }),
    ...(left.length + former.length && { former: [...left, ...former] }),
    ...(left.length && { left: left.map(one => ({ name: one, by: [name] })) }),
    ...(section === 'hosts' && { host: true as const }),
    ...(votes !== undefined && { votes }),
    ...(barred && { cannotVote: barred, ...(barred !== 'lostVote' && { cannotBeVoted: barred }) }),
  }
}

/** A line without what was taken of it: brackets, and what stands behind a name, a bullet and the like. */
function withoutTaken(line: string, takes: (said: string) => boolean): string {
  let kept = ''
  let from = 0
  for (const { index, 0: bracket, 1: inside = '' } of line.matchAll(/[([]([^()[\]]{1,120})[)\]]/g)) {
    if (!takes(inside.trim())) continue
    kept += line.slice(from, index).trimEnd()
    from = index + bracket.length
  }
  const [first = '', ...parts] = (kept + line.slice(from)).trim().split(partedBy)
  return parts.reduce((rest, part, at) => {
    if (at % 2 === 0) return rest
    return takes(part.trim()) ? rest : rest + parts[at - 1]! + part
  }, first)
}

const partedBy = /((?<!\s)\s+[-–—•·|>]+\s+|(?<!\s)\s*[•|]\s*|(?<!\s)\s*\t\s*|,\s+)/u
