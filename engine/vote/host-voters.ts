/** Who votes, in a row of a count that a host posted: `Ann, Dan`, `Ann (x2), Dan [14]`, names with other marks between them. */
import * as words from './count-words.ts'
import { nobody } from '../reason/claim.ts'
import type { Names } from './names.ts'

/** `times`: as how many votes it says that somebody counts; `mark`: a number behind the name that may say so, or of which post it is. */
export interface VoterSaid {
  said: string
  id?: string
  times?: number
  mark?: number
  /** It is not the whole name of the one who is meant. */
  nickname?: true
}

/** As many votes as anybody can have who counts more than once. */
const mostVotes = 9

/** @param text what stands behind whom they vote for */
export function votersIn(text: string, names: Names): VoterSaid[] {
  const inside = /^\s*[([](.*?)[)\]]?\s*$/.exec(text)?.[1]
  return (inside ?? text)
    .replace(/[([]([^()[\]]{0,200})[)\]]/g, (_, said: string) => signOf(said))
    .split(/\s*(?:[,;|·•]|\s&\s|\sand\s|\sи\s)\s*/i)
    .filter(part => part !== '' && !namesNobody.test(clean(part)))
    .flatMap(part => {
      const one = voterIn(part, names)
      return one.id === undefined ? (inOne(part, names) ?? (one.said === '' ? [] : [byNickname(one, names)])) : [one]
    })
}

/** What stands in brackets behind a name: as how many votes it counts, a number that may say so, or nothing that matters. */
function signOf(said: string): string {
  const times = words.votesSaid(said)
  if (times !== undefined) return ` ×${times} `
  const mark = /^\s*([2-9])\s*$/.exec(said)?.[1]
  return mark === undefined ? ' ' : ` ‹${mark}› `
}

/** As how many votes somebody counts, or a mere number, behind the name. */
const behindName = /^(?<name>.*?)\s*(?:(?:×\s*|\s[x*]\s?)(?<times>\d)|‹(?<mark>\d)›)\s*$/i

function voterIn(part: string, names: Names): VoterSaid {
  const found = /[\d›]\s*$/.test(part) ? behindName.exec(part)?.groups : undefined
  // A name may end like that itself.
  const whole = named(clean(part), names)
  if (!found || whole.id !== undefined) return whole
  const [times, mark] = [Number(found.times), Number(found.mark)]
  return {
    ...named(clean(found.name!), names),
    ...(times > 1 && times <= mostVotes && { times }),
    ...(mark > 1 && { mark }),
  }
}

/** A voter whose name is not the whole one, where one player alone can be meant. */
function byNickname(one: VoterSaid, names: Names): VoterSaid {
  const id = names.onlyLike(one.said)
  return id === undefined || id === nobody ? one : { ...one, id, nickname: true }
}

/** In the place of a voter, that there is none, or that whoever is left is meant. */
const namesNobody =
  /^(?:(?:none|nobody|no[ -]?one)[!.]*|(?:a |future )*replacement|[-–—]+|n\/?a|no votes?|every(?:one|body)(?: else)?(?: still alive| (?:is|are) voting| votes| (?:has |have )?voted)?[!.]*|the rest|(?:not )?a (?:single )?person|никто|нет|(?:все )?остальные|все(?: голосуют| проголосовали)?[!.]*)?$/iu

function named(said: string, names: Names): VoterSaid {
  const id = names.whole(said)
  return id === undefined || id === nobody ? { said } : { said, id }
}

const clean = (part: string): string =>
  part
    .replace(/^[\s@~>:/-]+/, '')
    .replace(/\s*[.)\]]*\s*$/, '')
    .replace(/\s+#?\d+$/, '')
    .trim()

/** Names with other marks or only spaces between them, where all of it is names. */
function inOne(said: string, names: Names): VoterSaid[] | undefined {
  for (const mark of [/\s*[~>/:]+\s*/, /\s+(?![x*×]\s?\d|‹)/i]) {
    const parts = said.split(mark).filter(part => !namesNobody.test(clean(part)))
    const found =
      parts.length > 0 && said !== parts[0] && parts.length <= mostParts ? joinedNames(parts, names) : undefined
    if (found) return found
  }
  return undefined
}

const mostParts = 60
const longestName = 4

/** Words as names, the longest first. */
function joinedNames(parts: readonly string[], names: Names): VoterSaid[] | undefined {
  const voters: VoterSaid[] = []
  for (let at = 0; at < parts.length;) {
    let taken = 0
    for (let most = Math.min(longestName, parts.length - at); most > 0 && !taken; most--) {
      const one = voterIn(parts.slice(at, at + most).join(' '), names)
      if (one.id === undefined) continue
      voters.push(one)
      taken = most
    }
    if (!taken) return undefined
    at += taken
  }
  return voters
}
