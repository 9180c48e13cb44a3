/** A line of a list of players, as threads and spreadsheets have them: what stands there besides a name. */
import { crosses, saysDeath } from './fate-said.ts'

/** What a heading says of the names below it. */
export type Section = 'players' | 'dead' | 'substitutes' | 'hosts' | 'others'

const headings: readonly [Section, RegExp][] = [
  [
    'players',
    /^(?:(?:the|living|alive|current|full|final)\s)*(?:player\s?list|players|roster|role\s?list|roles|sign(?:ed)?[- ]?(?:ups?|in)|playing|participants|список(?:\sигроков)?|(?:живые\s)?игроки|участники|записались)$/iu,
  ],
  ['players', /^(?:(?:the|still)\s)?(?:living|alive|живые)$/iu],
  ['dead', /^(?:the\s)?(?:dead|deceased|graveyard|eliminated|dead\splayers|мертвые|мёртвые|погибли|кладбище)$/iu],
  [
    'substitutes',
    /^(?:replacements?(?:\slist)?|substitutes?|subs?|back-?ups?|reserves?|alternates?|wait(?:ing\s?)?list|замен[аы]|запас(?:ной|ные)?|резерв)$/iu,
  ],
  ['hosts', /^(?:(?:co-?)?hosts?|(?:co-?)?mods?|moderators?|gms?|game\smasters?|ведущ(?:ий|ая|ие))$/iu],
  ['others', /^(?:spectators?|specs?|зрител[ьи])$/iu],
  [
    'others',
    /^(?:(?:spots|slots|seats|places)\s(?:left|open|free)|open\s(?:spots|slots|seats)|deadline|мест\sосталось)$/iu,
  ],
]
/** Not who plays, but whether anybody still may. */
const signUps =
  /^(?:(?:the\s)?(?:sign[- ]?ups?|registration|game|запись|набор|регистрация)(?:\s(?:is|are))?(?:\s(?:now|still|currently))?[\s:：]+(?:open(?:ed)?|closed|full|over|live|открыт[аы]?|закрыт[аы]?|ид[её]т|законч[а-яё]+)|now\srecruiting)$/iu
/** Nobody but a list is called so; other words of a heading need a colon, or a number, to be one. */
const manifest =
  /list|ups?$|^(?:players|roles|replacements|subs|reserves|alternates|graveyard|deceased|hosts|mods|moderators|substitutes|spectators|roster|игроки|участники|замены|зрители)$/iu

/** `Tide & Timber – players`: a title that ends in what a list is called, and is called more than that itself. */
const titled =
  /^\p{Lu}[^:=,|\t]{0,100}?\s?[-–—|]\s(?:(?:the|living|current|full|final)\s)*(?:player\s?list|players|roster|role\s?list|participants|список(?:\sигроков)?|игроки|участники)[\s:.]*$/iu

/** The lines of a list; of numbers in a row in one line (`1. Ann 2. Bob 3. Cat`) each begins one. */
export const linesOf = (text: string): string[] => text.split(/\r\n?|\n/).flatMap(numbered)

function numbered(line: string): string[] {
  const marks = [...line.matchAll(/(?:^|[\s:,;])(\d{1,3})[.)]\s/gu)]
  const isRow = marks.length > 2 && marks.every(({ 1: number }, nth) => Number(number) === Number(marks[0]![1]) + nth)
  if (!isRow) return [line]
  const starts = marks.map(({ index, 0: found }) => index + found.search(/\d/))
  const before = line.slice(0, starts[0])
  const rows = starts.map((start, nth) => line.slice(start, starts[nth + 1]).replace(/[\s,;]{1,9}$/u, ''))
  return before.trim() === '' ? rows : [before, ...rows]
}

interface Heading {
  section: Section
  /** What stands in the same line. */
  rest: string
}

/** `Players (9/13):`, `Replacements: Cat, Dan`: that a line is a heading, and of what. */
export function headingIn(line: string): Heading | undefined {
  const plain = unmarked(line).replace(/^[^\p{L}\p{N}]+/u, '')
  if (titled.test(plain)) return { section: 'players', rest: '' }
  if (signUps.test(plain.replace(/[\s!.…:]{1,9}$/u, ''))) return { section: 'players', rest: '' }
  const colon = plain.search(/[:：]/)
  const before = (colon < 0 ? plain : plain.slice(0, colon)).trim()
  const rest = colon < 0 ? '' : plain.slice(colon + 1).trim()
  const word = before
    .replace(/\s+/gu, ' ')
    .replace(/\s?[-–—([]?\s?\d{1,3}(?:\s?(?:\/|of|из)\s?\d{1,3})?(?:\s[\p{L}]{1,10})?\s?[)\]]?$/u, '')
  const section = headings.find(([, words]) => words.test(word.trim()))?.[0]
  if (section === undefined) return undefined
  return colon >= 0 || word !== before || manifest.test(word.trim()) ? { section, rest } : undefined
}

const words = 'b|i|u|s|strike|color|colour|size|font|url|user|mention|tab|center'
const elements = 'b|strong|i|em|u|s|del|strike|span|font|a|li'
const tags = new RegExp(
  String.raw`\[(?:${words})(?:=[^[\]\n]{0,200})?\]|\[/(?:${words})\]|<(?:${elements})(?:\s[^<>\n]{0,300})?>|</(?:${elements})>`,
  'giu',
)
const doubled = /(\*\*|~~)(?=\S)([^*~\n]{1,400}?)(?<=\S)\1/gu

/** A line without the marks of a forum around its words. */
export const unmarked = (line: string): string => line.replace(tags, '').replace(doubled, '$2')

const coloured = /\[(color|colour|size|font|url)=[^[\]\n]{0,200}\]|\[\/(?:color|colour|size|font|url)\]/giu

/** A line without what strikes words out or colours them. */
export const unstruck = (line: string): string =>
  line
    .replace(coloured, '')
    .replace(/\[\/?(?:s|strike)\]|<\/?(?:s|del|strike)>/giu, '')
    .replace(/~~(?=\S)([^~\n]{1,400}?)(?<=\S)~~/gu, '$1')

/** Not where one stands behind the name too: `†Crusader†`. */
const crossFirst = new RegExp(`^\\s*[${crosses}](?!.*\\p{L}[${crosses}])`, 'u')

/** Whether all of a line, or its name, is struck out: whoever it names has left the game. */
export const isStruck = (line: string): boolean =>
  /\[(?:s|strike)\]|<(?:s|del|strike)>|~~\S/i.test(line) || crossFirst.test(line)

const emojiNumber = /^(?:[#*\d]\ufe0f?\u20e3|\u{1f51f}){1,3}\s*/u
const listMark = new RegExp(
  String.raw`^(?:\[\d{1,3}\](?=\s)|#?\d{1,3}(?:[.)\]:](?!\d)|(?=\t))|[-*•+▪◦‣·–—](?=\s)|[✅❌☑✔✖${crosses}]\ufe0f?)\s*`,
  'u',
)

/** A line without the number or the mark of a list before it. */
export const unlisted = (line: string): string => line.trim().replace(emojiNumber, '').replace(listMark, '').trim()

const arrow = /\s?(?:→|➡\ufe0f?|⇒|[-=~]{1,4}>|>>)\s?/gu
const struckFirst =
  /^(?:~~([^~]{1,100})~~|\[(?:s|strike)\]([^[\]]{1,100})\[\/(?:s|strike)\]|<(?:s|del|strike)>([^<>]{1,100})<\/(?:s|del|strike)>)(.*)$/isu

/** `Lea → Moe: cop`, `~~Lea~~ Moe: cop`: who sat there before, and the line without them. `struck`: as the line has them. */
export function formerIn(written: string): { line: string; former: string[]; struck?: true } | undefined {
  const [, tildes, brackets = tildes, struck = brackets, behind = ''] = struckFirst.exec(unlisted(written)) ?? []
  if (struck !== undefined && /^\s*@?[\p{L}\p{N}]/u.test(unmarked(behind))) {
    const more = formerIn(behind)
    const former = [struck.trim(), ...(more?.struck ? more.former : [])]
    return { line: more?.struck ? more.line : behind.trim(), former, struck: true }
  }
  // `Xx->Lea<-xX`: as somebody is called.
  if (written.includes('<-')) return undefined
  const line = written.replace(arrow, '\ue001')
  const end = line.search(/[:=,|\t([]|\s[•·–—-]\s|$/u)
  const names = unlisted(line.slice(0, end)).split('\ue001')
  const last = names.pop()!
  if (!names.length || [...names, last].includes('')) return undefined
  return { line: last + line.slice(end).replaceAll('\ue001', ' → '), former: names.map(name => unmarked(name).trim()) }
}

const pronoun = String.raw`(?:she|her|hers|he|him|his|they|them|theirs|it|its|xe|xem|ze|zir|hir|ey|em|fae|faer|any|all|он|его|она|ее|её|они|их)`
const said = String.raw`(?:(?:${pronoun}(?:\s?[/|,]\s?${pronoun}){0,5}|any|all)(?:\spronouns)?|pronouns:?\s?${pronoun}(?:\s?[/|,]\s?${pronoun}){0,5})`
const inBrackets = new RegExp(String.raw`\s?[([]\s?${said}\s?[)\]]`, 'giu')
const several = String.raw`${pronoun}(?:\s?[/|]\s?${pronoun}){1,5}`
/** `[he/him; IC]`: what stands beside pronouns is no tag of the name. */
const squared = new RegExp(
  String.raw`\[(${several}\s?[;,][^()[\]\n]{1,60}|[^()[\]\n]{1,60}[;,]\s?${several}\s?)\]`,
  'giu',
)
/** `(they/them; hydra)`, `(hydra, they/them)`: beside something else in the same brackets. */
const besideOthers = new RegExp(
  String.raw`(?<=[([]\s?)${several}\s?[;,]\s?(?=[^\s()[\]])|(?<=[^\s()[\]])\s?[;,]\s?${several}(?=\s?[)\]])`,
  'giu',
)
const bare = new RegExp(String.raw`(?<=\S)\s${pronoun}(?:\s?/\s?${pronoun}){1,5}(?=\s*(?:$|[-–—:=,|\t]))`, 'giu')

/** A line without somebody's pronouns. */
export const withoutPronouns = (line: string): string =>
  line.replace(inBrackets, '').replace(squared, '($1)').replace(besideOthers, '').replace(bare, '')

/** A name without the sign of a mention before it. */
export const unmentioned = (name: string): string => name.trim().replace(/^@(?=[\p{L}\p{N}_])/u, '')

const phaseNumber = String.raw`(?:[dn](?:ay|ight)?\s?\d{1,2}|[дн]\d{1,2}|(?:день|дня|дн[её]м|ночь|ночи|ночью)\s?\d{0,2}|\d{1,2})`
/** `D1`, and no more: something came to pass then, and nobody says what. */
export const isPhaseAlone = (words: string): boolean => phaseAlone.test(words.trim())

const phaseAlone = new RegExp(`^(?!\\d)${phaseNumber}$`, 'iu')
const life = /^(?:alive|living|lives|in play|жив|жива)$/iu
const successor =
  /^(?:(?:has\s)?replace[sd]?|replacing|sub(?:bed|bing)?(?:\sin)?\sfor|(?:in\s)?for|вместо|заменил[а]?|замен[аы])\s+@?(\S.*)$/iu

const former = /^(?:(?:was|has\sbeen|been)\s)?(?:replaced|subbed(?:\sout)?)\sby\s+@?(\S.*)$/iu

/** What words beside a name say of how it went with somebody: dead, alive, came for others, or made room for another. */
export type Fate = { is: 'dead' } | { is: 'alive' } | { is: 'for'; names: string[] } | { is: 'by'; name: string }

/** @returns the fate that words say, where they say nothing else */
export function fateIn(words: string): Fate | undefined {
  const text = words.trim()
  if (saysDeath(text)) return { is: 'dead' }
  if (life.test(text)) return { is: 'alive' }
  const by = former.exec(text)?.[1]
  if (by !== undefined) return { is: 'by', name: unmentioned(by) }
  const names = successor.exec(text)?.[1]
  return names === undefined ? undefined : { is: 'for', names: namesIn(names) }
}

const namesIn = (list: string): string[] =>
  list
    .split(/\s*[,;]\s*|\s+(?:and|и)\s+/u)
    .map(unmentioned)
    .filter(Boolean)
