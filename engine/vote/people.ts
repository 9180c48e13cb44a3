/** A list of players, one a line: `Ann`, `3. Ann = Annie, Nan`, `Zoe (replaced Ann)`, `Bob (dead)`, `Eve (doublevoter)`, `Cy + Dee`, `Host: Sue`. */
import { otherNames } from '../journal/hydra.ts'
import type { InEach } from '../text/in-each.ts'
import { differenceOf, Looks } from '../text/look-alike.ts'
import { votesSaid } from './count-words.ts'
import type { Person } from './person.ts'
import { listSaid, type Wrong } from './thread-words.ts'

export interface Listed {
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
  let twin: string | undefined
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
    const bare = written.replace(/^\s*(?:(?:\d{1,3}[.):]|[-*•])\s+|#.*$)/, '').trim()
    if (bare === '' || /^(?:the |living |alive |current )*(?:player ?list|players|roster)\b[^=]*:?$/i.test(bare))
      continue
    const person = personIn(bare)
    if (person.name === '') wrong(line, listSaid('noPlayer'), listSaid('writeName'))
    else if (person.name.length > 200) wrong(line, listSaid('longName'), listSaid('oneALine'))
    else if (taken.has(person.name))
      wrong(line, listSaid('twice', { name: person.name, line: taken.get(person.name)! }), listSaid('keepOne'))
    else if ((twin = looks.add(person.name)) !== undefined)
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
    else if (listed.people.length >= most) {
      wrong(line, listSaid('mostPlayers', { most }), listSaid('leaveRest'))
      break
    } else {
      taken.set(person.name, line)
      listed.people.push(person)
    }
  }
  return listed
}

function personIn(line: string): Person {
  const host = /^(?:host|mod|moderator|gm|game master)\s*:\s*(.+)$/i.exec(line)?.[1]
  const whole = host ?? line
  const equals = whole.indexOf('=')
  const before = equals < 0 ? whole : whole.slice(0, equals).trimEnd()
  const after = equals < 0 ? '' : whole.slice(equals + 1)
  const former: string[] = []
  const aliases = after
    .split(/[,;|]/)
    .map(one => one.trim())
    .filter(Boolean)
  let barred: Person['cannotVote']
  let votes: number | undefined
  const takes = (said: string): boolean => {
    const replaced = /^(?:replace[sd]?|replacing|was|formerly|for)\s+(.+)$/i.exec(said)?.[1]
    const aka = /^(?:aka|a\.k\.a\.|alias(?:es)?:?)\s*(.+)$/i.exec(said)?.[1]
    if (replaced !== undefined) former.push(...replaced.split(/\s*[,;]\s*/))
    else if (aka !== undefined) aliases.push(...aka.split(/\s*[,;/]\s*/))
    else if (/^(?:dead|died|killed|lynched|modkilled)$/i.test(said)) barred = 'dead'
    else if (/^(?:out|left|banned)$/i.test(said)) barred = 'out'
    else if (/^(?:no vote|lost vote|voteless|injured)$/i.test(said)) barred = 'lostVote'
    else if (votesSaid(said) !== undefined) votes = votesSaid(said)
    else return false
    return true
  }
  let name = ''
  let from = 0
  for (const { index, 0: bracket, 1: inside = '' } of before.matchAll(/[([]([^()[\]]{1,120})[)\]]/g)) {
    if (!takes(inside)) continue
    name += before.slice(from, index).trimEnd()
    from = index + bracket.length
  }
  name = (name + before.slice(from)).trim()
  const heads = name.split(/\s+\+\s+/)
  if (heads.length > 1) aliases.push(...otherNames({ heads }).today.filter(one => one !== name))
  return {
    id: name,
    name,
    ...(aliases.length && { aliases }),
    ...(former.length && { former }),
    ...(host !== undefined && { host: true as const }),
    ...(votes !== undefined && { votes }),
    ...(barred && { cannotVote: barred, ...(barred !== 'lostVote' && { cannotBeVoted: barred }) }),
  }
}
