/**
 * What a post wants of the host: that it speaks to them, asks to be replaced, or announces an absence. Nothing follows from
 * it here: the host reads the post and ticks it off.
 */
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

const leaving =
  /(?:\b(?:i|me)\b[^.!?\n]{0,40}\breplac(?:e|ed|ing|ement)\b(?:[^.!?\n]{0,20}\bout\b)?|\breplace (?:me\b|out\b)|\breplacing out\b|замените меня|прошу (?:меня )?замен|ищите (?:мне )?замену|мне нужна замена)/iu

const absent =
  /(?<![\p{L}\p{N}])v\s?\/\s?la(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])vla(?![\p{L}\p{N}])|\blimited access\b|\b(?:i(?:['’]?ll| will| am going to|['’]?m going to|['’]?m)|gonna|will) be (?:away|gone|out of town|offline|afk|unavailable|travell?ing|on (?:vacation|holiday))\b|\bi (?:won['’]?t|will not|can['’]?t|cannot) (?:be (?:around|here|able to (?:post|play|be here))|post)\b[^.!?\n]{0,60}\b(?:until|till?|tomorrow|today|tonight|weekend|week|days?|from)\b|меня не будет|буду отсутствовать|не смогу (?:писать|заходить|отписываться|быть)|уезжаю|уеду|в отъезде/iu

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
      ?? found(
        'away',
        said.find(one => absent.test(one)),
      )
      ?? found(
        'asks',
        said.find(one => at.test(one) || first.test(one) || last.test(one))
          ?? bold.find(one => one.endsWith('?') && within.test(one)),
      )
    )
  }
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?])\s+/)
    .map(one => one.trim())
    .filter(Boolean)
