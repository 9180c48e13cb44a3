/** How it went with a player, where a roster says so beside the name: `Ann • Executed D1 • Cop`, `Zoe (replacing Ann): cop`. */
import { crosses, mayTellDeath, nameAndDeath } from '../../../engine/reading/fate-said.ts'
import {
  fateIn,
  formerIn,
  isPhaseAlone,
  isStruck,
  unstruck,
  withoutPronouns,
  type Fate,
} from '../../../engine/reading/listed.ts'
import { folded, roleOf, type Vocabulary } from './words.ts'

export interface Fated {
  dead?: true
  /** What it says of that, where it is more than that it is so: `lynched D1`. */
  fate?: string
  /** Who sat there before. */
  former?: string[]
  /** Who sits there now, in the place of whoever is named first. */
  by?: string
  /** A day or a night, of which the line does not say what came to pass then. */
  then?: string
  /** How often the player used what the role has: `(1 used)`; `left`: how often it can be used yet. */
  used?: number
  left?: number
  /** What may tell how it went with the player, and was not read: `stabbed N2`. */
  unread?: string[]
}

const brackets = /(?<!\s)\s*[([]([^()[\]]{1,120})[)\]]/g
const partings = new RegExp(`([,;|\\t]|\\s[•·–—-]+(?=\\s)|\\s(?=[${crosses}](?:[\\s\\ufe0f]|$)))`, 'u')
const replacing =
  /^(\S.*?)(?<!\s)\s+((?:replac(?:ed|es|ing)|subbing\sfor|вместо)\s+[^:=,|\t]{1,100}?)(?<!\s)\s*(?=$|[:=,|\t]|\s[•·–—-]\s)/iu

/**
 * A line without what strikes words out, without pronouns and without what it says of fates, and that. What the rules have
 * a word for is no fate.
 */
export function withoutFates(written: string, words: Vocabulary): { line: string; fated: Fated } {
  const { line: unreplaced, former, fate } = withoutFormer(written, words)
  const fated: Fated = { ...(isStruck(unreplaced) && { dead: true }), ...(former.length && { former }) }
  const line = withoutPronouns(unstruck(unreplaced))
  const isTaken = (said: string): boolean => {
    if (isPhaseAlone(said)) fated.then = said.trim()
    const uses = usesIn(said)
    Object.assign(fated, uses)
    return uses !== undefined || isPhaseAlone(said) || take(fated, fateOf(said, words), said)
  }
  const isTakenOrAsked = (said: string): boolean => {
    if (isTaken(said)) return true
    if (!mayTell(said, words)) return false
    fated.unread = [...(fated.unread ?? []), said.trim()]
    return true
  }
  if (fate !== undefined) isTaken(fate)
  const unbracketed = line.replace(brackets, (whole, inside: string, at: number) =>
    at > 0 && isTakenOrAsked(inside) ? '' : whole,
  )
  const [first = '', ...parts] = unbracketed.split(partings)
  let kept = named(first).replace(replacing, (whole, name: string, said: string) => (isTaken(said) ? name : whole))
  for (let at = 0; at < parts.length; at += 2) {
    const [said = '', rest = ''] = parts[at + 1]!.split(/(?=[:=])(.*)/s)
    kept += isTaken(said) ? rest : parts[at]! + parts[at + 1]!
  }
  return { line: kept, fated }

  /** The name that a line begins with, without how it went behind it: `Ann was lynched day 1: cop`. */
  function named(begins: string): string {
    const lead = /^\s*[([][^()[\]]{0,60}[)\]]/.exec(begins)?.[0] ?? ''
    const { name, rest } = nameBefore(begins.slice(lead.length))
    const found = nameAndDeath(lead ? `${lead.trim()} ${name}` : name)
    return found && isTaken(found.death) ? found.name + rest : begins
  }
}

/** A line without who sat there before, and how it went with whoever is struck out, where what is left begins with a name: a role may stand behind an arrow too. */
function withoutFormer(written: string, words: Vocabulary): { line: string; former: string[]; fate?: string } {
  const found = formerIn(written)
  if (!found) return { line: written, former: [] }
  const { name, rest } = nameBefore(found.line)
  // `~~Ann~~ lynched D1: cop`: what stands behind her is how it went with her.
  if (found.struck && (isPhaseAlone(name) || fateOf(name, words)))
    return { line: `~~${found.former.at(-1)!}~~${rest}`, former: found.former.slice(0, -1), fate: name }
  return isNamed(name, words) ? found : { line: written, former: [] }
}

/** What stands before the first mark that ends a name, and the rest. */
function nameBefore(line: string): { name: string; rest: string } {
  const end = line.search(/[:=,|\t([]|\s[•·–—-]\s/u)
  return end < 0 ? { name: line.trim(), rest: '' } : { name: line.slice(0, end).trim(), rest: line.slice(end) }
}

/** Whether it is a name and no role, nor what somebody was. */
function isNamed(name: string, words: Vocabulary): boolean {
  const said = name.replace(/^(?:an?|the)\s/iu, '')
  return /\p{L}/u.test(said) && !/^(?:was|is)\s/iu.test(said) && roleOf(said, words).role === undefined
}

/** What a cell says of a fate. */
export function fateOf(said: string, words: Vocabulary): Fate | undefined {
  return isKnown(said, words) ? undefined : fateIn(said)
}

/** Whether the rules have these words for something else. */
function isKnown(said: string, words: Vocabulary): boolean {
  const key = folded(said)
  const isWord = [words.marks, words.over, words.values, words.factions, words.roles].some(known => known.has(key))
  return isWord || roleOf(said, words).role !== undefined
}

const things = String.raw`(?:shots?|uses?|charges?|bullets?|выстрел(?:а|ов)?|раза?)`
const spent = String.raw`(?:used|spent|fired|использован[оаы]?|потрачен[оаы]?)`
const left = String.raw`(?:left|remaining|остал(?:ся|ось|ись))`
const usedSo = new RegExp(
  String.raw`^(?:(\d{1,2})(?:\s?\/\s?\d{1,2})?\s?x?\s?(?:${things}\s)?${spent}|(?:${things}\s)?${spent}:?\s?(?:x\s?)?(\d{1,2})x?(?:\s${things})?)$`,
  'iu',
)
const leftSo = new RegExp(
  String.raw`^(?:(\d{1,2}|no)\s?(?:${things}\s)?${left}|${left}:?\s?(\d{1,2})(?:\s${things})?|(out\sof\s${things}|${things} нет|нет ${things}))$`,
  'iu',
)
const mayBeUses = new RegExp(
  String.raw`^\d{1,2}\s?\/\s?\d{1,2}(?:\s|$)|^\d{1,2}\s${things}$|(?<!\p{L})${things}(?!\p{L}).*(?<!\p{L})(?:${spent}|${left}|gone)(?!\p{L})|(?<!\p{L})(?:${spent}|${left})(?!\p{L}).*(?<!\p{L})${things}(?!\p{L})`,
  'iu',
)

/** How often something was used or can be used yet, where words say that: `1 used`, `2 shots used`, `1 shot left`. */
function usesIn(said: string): Pick<Fated, 'used' | 'left'> | undefined {
  const [, before, behind] = usedSo.exec(said.trim()) ?? []
  const count = before ?? behind
  if (count !== undefined) return { used: Number(count) }
  const [, first, second, none] = leftSo.exec(said.trim()) ?? []
  const rest = none === undefined ? (first ?? second) : '0'
  return rest === undefined ? undefined : { left: /^no$/i.test(rest) ? 0 : Number(rest) }
}

/** Whether words in brackets may tell how it went with somebody, or what was used, and are not read. */
const mayTell = (said: string, words: Vocabulary): boolean =>
  !isKnown(said, words) && (mayTellDeath(said) || mayBeUses.test(said.trim()))

/** Whether words in brackets behind a name are about how it went, and no nicknames. */
export const isFate = (said: string, words: Vocabulary): boolean =>
  fateOf(said, words) !== undefined || usesIn(said) !== undefined || mayTell(said, words)

const bareDeath = /^(?:dead|deceased|rip|м[её]ртва?|погиб(?:ла)?)$/iu

/** Adds a fate to what is known; whether there was one. @param said the words of it */
export function take(fated: Fated, fate: Fate | undefined, said: string): boolean {
  if (fate?.is === 'dead') {
    fated.dead = true
    const how = said.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
    if (how && !bareDeath.test(how)) fated.fate = how
  } else if (fate?.is === 'for') fated.former = [...(fated.former ?? []), ...fate.names]
  else if (fate?.is === 'by') fated.by = fate.name
  return fate !== undefined
}
