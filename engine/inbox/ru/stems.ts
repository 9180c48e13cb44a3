/** What a message speaks of by the stems of its words: «микстуры», «подлечу», «на поправку» are all of healing. */
import { folded } from './folded.ts'
import { betweenForms, fillers, pronouns } from './words.ts'

interface Stem {
  of: string
  /** Each word whole, or its beginning. */
  words: readonly { text: string; begins: boolean }[]
  /** It speaks of the ability only where nothing of account stands before it: the name of the role. */
  leads: boolean
  /** It speaks of the ability only beside another word of it: «раб», of one who is one already. */
  beside: boolean
}

/** The stems of every ability, by the first three letters of their first word. */
export interface Stems {
  beginning: ReadonlyMap<string, readonly Stem[]>
  /** Those of one word that are long enough to be known by a slip, or cut short. */
  single: readonly { of: string; text: string }[]
  over: Readonly<Record<string, readonly string[]>>
}

const key = (text: string): string => text.slice(0, 3)

/** @param over of two abilities in one clause, which takes the other for granted */
export function stemsFor(
  written: Readonly<Record<string, readonly string[]>>,
  over: Readonly<Record<string, readonly string[]>>,
): Stems {
  const beginning = new Map<string, Stem[]>()
  const single: { of: string; text: string }[] = []
  for (const [of, all] of Object.entries(written))
    for (const said of all) {
      const leads = said.startsWith('^')
      const beside = said.startsWith('+')
      const words = folded(said.replace(/^[+^]/, ''))
        .split(' ')
        .map(word => ({ text: word.replace('*', ''), begins: word.endsWith('*') }))
      const [first] = words
      if (!first?.text) continue
      const at = key(first.text)
      beginning.set(at, [...(beginning.get(at) ?? []), { of, words, leads, beside }])
      if (words.length === 1 && !beside) single.push({ of, text: first.text })
    }
  return { beginning, single, over }
}

interface StemHit {
  of: string
  from: number
  to: number
  beside: boolean
  /** The name of the role, where it leads. */
  leads: boolean
}

const stands = (word: string, { text, begins }: Stem['words'][number]): boolean =>
  begins ? word.startsWith(text) : word === text
const adjective =
  /(?:[ыиое]й|[ая]я|[ую]ю|[ео]е|[ыи]е|[ыи]м|[ыи]ми|[ыи]х|[ое]го|[ое]му|[ое]м|[ое]ю|мо[йяеию]м?|сво[йяеию]м?)$/u
/** So many words may stand between those of an idiom: «на моем старом диване». */
const mostBetween = 3

/**
 * Where stems stand among these words.
 * @param first the place of the first word of account @param before what was said in the sentence before
 * @param isName whether a name stands at a place: it may part an idiom
 */
export function stemsIn(
  words: readonly string[],
  { beginning }: Stems,
  isName: (at: number) => boolean,
  first: number,
  before: readonly string[] = [],
): StemHit[] {
  return words.flatMap((word, at) => {
    const able = [
      ...(beginning.get(key(word)) ?? []),
      ...(word.length > 2 ? (beginning.get(word.slice(0, 2)) ?? []) : []),
    ]
    return able.flatMap((stem): StemHit[] => {
      if (isName(at) || (stem.leads && at !== first) || !stands(word, stem.words[0]!)) return []
      if (isPointed(words[at + 1], stem, before))
        return [{ of: stem.of, from: at, to: at + 1, beside: stem.beside, leads: stem.leads }]
      let place = at
      for (const next of stem.words.slice(1)) {
        const last = place
        do place++
        while (
          place < words.length
          && place - last <= mostBetween
          && !stands(words[place]!, next)
          && (isName(place)
            || fillers.has(words[place]!)
            || betweenForms.has(words[place]!)
            || pronouns.has(words[place]!)
            || words[place] === 'она'
            || words[place] === 'он'
            || adjective.test(words[place]!))
        )
        if (place >= words.length || !stands(words[place]!, next)) return []
      }
      return [{ of: stem.of, from: at, to: place, beside: stem.beside, leads: stem.leads }]
    })
  })
}

/** «Чужая роль жмет. Снимаю ее»: the noun of an idiom was said before, and a pronoun stands for it. */
const isPointed = (word: string | undefined, { words }: Stem, before: readonly string[]): boolean =>
  words.length === 2
  && word !== undefined
  && /^(?:его|ее|их)$/u.test(word)
  && words[1]!.text.length > 3
  && before.some(one => stands(one, words[1]!))

/** The fewest letters of a word that is known though it is cut short, and though a letter of it is wrong. */
const fewestOfShort = 3
const fewestOfSlip = 5

/**
 * What stems a strange word may be meant for: cut short («охр», «инкв»), without its vowels («арст»), or with one slip
 * («охарн-»).
 */
export function nearStems(word: string, { single }: Stems, isOwn: (id: string) => boolean): string[] {
  if (word.length < fewestOfShort || word.length > 20) return []
  const found = new Set<string>()
  for (const { of, text } of single) {
    if (!isOwn(of) || text[0] !== word[0] || text.length < 4) continue
    const isShort = word.length < text.length && text.startsWith(word)
    const bare = consonants(text)
    const isBare =
      (bare.length > 3 && consonants(word).startsWith(bare))
      || (bare.length > 2 && word.length < text.length && isWithin(bare, consonants(word)) && isWithin(word, text))
    const isSlip = text.length >= fewestOfSlip && word.length >= fewestOfSlip && begins(word, text)
    if (isShort || isBare || isSlip) found.add(of)
  }
  return [...found]
}

const consonants = (text: string): string => text.replaceAll(/[аеиоуыэюяьъ]/g, '')
/** Whether the letters of one stand in the other in their order. */
function isWithin(one: string, other: string): boolean {
  let at = 0
  for (const letter of other) if (one[at] === letter) at++
  return at === one.length
}

/**
 * Whether a word begins as the stem does but for one letter that is wrong, missing, too much, or has changed places.
 */
function begins(word: string, stem: string): boolean {
  let at = 0
  while (at < stem.length && word[at] === stem[at]) at++
  if (at < 2) return false
  const rest = stem.slice(at)
  return (
    (word[at] === stem[at + 1] && word[at + 1] === stem[at] && word.startsWith(rest.slice(2), at + 2))
    || word.startsWith(rest.slice(1), at + 1)
    // «Полосатые» is not «поглощать».
    || (stem.length > fewestOfSlip && word.startsWith(rest.slice(1), at))
    || word.startsWith(rest, at + 1)
  )
}
