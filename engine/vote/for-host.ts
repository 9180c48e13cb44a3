/**
 * What a post wants of the host: that it speaks to them, asks to be replaced, or announces an absence. Nothing follows from
 * it here: the host reads the post and ticks it off.
 */
import { monthWords, namesDay } from '../reading/days-said.ts'
import { areOthers, bitsOf, type Run } from './run.ts'

/** `asks`: it speaks to the host; `leaves`: its author asks for a replacement; `away`: its author will not be here. */
export type HostWant = 'asks' | 'leaves' | 'away'

/** What is wanted, and the words that say so. */
export interface WantFound {
  want: HostWant
  said: string
}

const titles = String.raw`mods?|moderators?|hosts?|co-?hosts?|gms?|game ?masters?|ведущ(?:ий|ая|ие|ему|его|им|ую|ей)|хост|модератор|гейм-?мастер|гм`
const ends = String.raw`(?![\p{L}\p{N}_])`
const begins = String.raw`(?<![\p{L}\p{N}_])`

/** One of several ways of saying something, each a pattern. */
const oneOf = (...ways: readonly string[]): RegExp => new RegExp(ways.join('|'), 'iu')

const leaving = oneOf(
  // I need to be replaced; I am asking for a replacement
  String.raw`\b(?:i|me)\b[^.!?\n]{0,40}\b(?:(?:be|get|being|getting) replaced|replacement|replac(?:e|ing) out)\b`,
  String.raw`\breplac(?:e|ing) out\b|\breplace me\b(?!\s+(?:as|with|in)\b)|\b(?:sub|swap) (?:me )?out\b`,
  // I need to replace; we have to find a replacement
  String.raw`\bi(?: need| have| want|(?:['’]?d| would) like| must| am going|['’]?m going) (?:to )?(?:replace|sub|drop out|step down|bow out|leave the game|quit(?: the game)?)(?=\s*(?:[.,;!?)…]|$|please|asap|now|soon|because|due|for|from|of)(?![\p{L}]))`,
  String.raw`\b(?:find|need|get|seek|send)\b[^.!?\n]{0,20}\breplacement\b(?: for (?:me|my)\b|[\s.!]*$)`,
  String.raw`\btake (?:over )?my (?:slot|seat|spot|place)\b`,
  'замените меня|прошу (?:меня )?замен|(?:ищите|найдите) (?:мне )?замену|мне нужна замена|(?:выхожу|ухожу) из игры|покидаю игру',
)

/** Somebody not here, and for how long: of whom, only the writer says it so. */
const gone = String.raw`(?:away|gone|out of town|offline|afk|unavailable|busy|travell?ing|on (?:vacation|holiday))`
const less = String.raw`(?:with(?:out)?|no) (?:internet|wi-?fi|access|computer)`
const spell = String.raw`\b[^.!?\n]{0,40}\b(?:until|till?|through|tomorrow|today|tonight|weekend|week|days?|from)\b`
const absent = oneOf(
  String.raw`(?<![\p{L}\p{N}])(?:v\s?\/\s?la|vla)(?![\p{L}\p{N}])|\blimited access\b`,
  String.raw`\b(?:i(?:['’]?ll| will| am going to|['’]?m going to|['’]?m)|gonna|will) be ${gone}\b`,
  String.raw`(?:\bi(?: am|['’]?m)|^)\s*(?:${gone}|${less})${spell}`,
  String.raw`\bi (?:won['’]?t|will not|can['’]?t|cannot) (?:be (?:around|here|able to (?:post|play|be here))|post)${spell}`,
  'меня не будет|буду отсутствовать|не смогу (?:писать|заходить|отписываться|быть)|уезжаю|уеду|в отъезде',
)
/** Says so only where a day or a time is named, or after how long: `gone till the 5th`, `back Sunday night`. */
const absentByDay = oneOf(
  String.raw`(?:\bi(?: am|['’]?m)|^)\s*(?:${gone}|${less})${ends}`,
  String.raw`^(?:i(?: will|['’]?ll) be )?back${ends}`,
  String.raw`^(?:я )?(?:снова )?(?:вернусь|появлюсь)${ends}`,
)
const inSpell = /^(?:[^.!?\n]{0,20}\s)?(?:in |через )?(?:an?|\d+|two|three) (?:days?|weeks?)\b/iu
const saysAway = (said: string): boolean => {
  if (absent.test(said)) return true
  const found = absentByDay.exec(said)
  return found !== null && (namesDay(said) || inSpell.test(said.slice(found.index + found[0].length)))
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** @param hosts names under which hosts write @returns finds what a post wants, the weightiest first where it wants several things */
export function wantsReader(hosts: readonly string[]): (runs: readonly Run[]) => WantFound | undefined {
  const names = [titles, ...hosts.map(name => escaped(name.trim())).filter(Boolean)].join('|')
  const at = new RegExp(String.raw`(?<![\p{L}\p{N}_.@])@\s?(?:${names})${ends}`, 'iu')
  const first = new RegExp(
    String.raw`^(?:(?:hey|hi|dear|yo|эй|привет)\s+)?(?:${names})${ends}\s*(?:[,:!?]|[–—-]\s)`,
    'iu',
  )
  const last = new RegExp(String.raw`,\s*(?:dear\s+)?(?:${names})${ends}[\s.!?)]*$`, 'iu')
  const within = new RegExp(`${begins}(?:${names})${ends}`, 'iu')
  return runs => {
    const own = runs.filter(run => !areOthers(bitsOf(run)) && !run.struck && !run.code)
    const said = sentencesOf(own.map(({ text }) => text).join(''))
    const found = (want: HostWant, sentence: string | undefined): WantFound | undefined =>
      sentence === undefined ? undefined : { want, said: oneLine(sentence) }
    const bold = own.filter(run => run.bold).flatMap(({ text }) => sentencesOf(text))
    return (
      found(
        'leaves',
        said.find(one => leaving.test(one)),
      )
      ?? found('away', said.find(saysAway))
      ?? found(
        'asks',
        said.find(one => at.test(one) || first.test(one) || last.test(one))
          ?? bold.find(one => one.endsWith('?') && within.test(one)),
      )
    )
  }
}

/** `3. December` is no end of one. */
const sentenceEnds = new RegExp(String.raw`\n+|(?<=[.!?])\s+(?!(?<=\d\.\s+)${monthWords}${ends})`, 'iu')
const sentencesOf = (text: string): string[] =>
  text
    .split(sentenceEnds)
    .map(one => one.trim())
    .filter(Boolean)
