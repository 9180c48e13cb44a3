/** Where a text asks for abilities: every form of each, found by the words that it is made of. */
import { folded } from './folded.ts'
import { conjugated, isFirstPerson, thirdOf, thirdPerson } from './verb-forms.ts'
import { betweenForms, prepositions } from './words.ts'

interface Form {
  ability: string
  words: readonly string[]
  /** A name may stand in it: «возвращаю Ане паспорт»; not where its end says the same alone: «беру Аню под охрану». */
  parts: boolean
}

/** Every form of every ability, by its first word: hundreds are looked for in every sentence. */
export interface VerbsRu {
  beginning: ReadonlyMap<string, readonly Form[]>
  /** «Стреляет», of whoever has the ability. */
  third: ReadonlyMap<string, readonly string[]>
  /** By ability: «ждет» is of «жду», with which a form begins. */
  first: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** Where a form stands. `core`: how long it is without a preposition at its end. */
interface VerbHit {
  of: string
  from: number
  length: number
  core: number
}

/** Every form in which an ability is asked for. */
export function verbForms(verbs: Readonly<Record<string, readonly string[]>>): VerbsRu {
  const beginning = new Map<string, Form[]>()
  const third = new Map<string, string[]>()
  const firsts = new Map<string, Map<string, string>>()
  for (const [ability, written] of Object.entries(verbs)) {
    for (const word of written.map(folded).flatMap(thirdPerson))
      third.set(word, [...(third.get(word) ?? []).filter(id => id !== ability), ability])
    const own = new Map(
      written.flatMap(form => {
        const [first = ''] = folded(form).split(' ')
        return thirdOf(first).map(word => [word, first] as const)
      }),
    )
    firsts.set(ability, own)
    const all = new Set(written.map(folded).flatMap(conjugated))
    for (const form of all) {
      const words = form.match(/[\p{L}\p{N}]+/gu) ?? []
      const [first] = words
      if (first === undefined) continue
      if (!beginning.has(first)) beginning.set(first, [])
      const parts = words.length > 1 && !prepositions.has(words.at(-1)!) && !all.has(words.slice(1).join(' '))
      beginning.get(first)!.push({ ability, words, parts })
    }
  }
  return { beginning, third, first: firsts }
}

interface Word {
  text: string
  from: number
  end: number
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    end: index + word.length,
  }))

/** Whether the words of a form may stand so far apart: by a space, a comma or a hyphen. */
const isNear = (text: string, one: Word, next: Word): boolean => /^(?:[\s,]+|-)$/.test(text.slice(one.end, next.from))

/** The last words of a form that begins there, of which others may stand between («проверьте, пожалуйста, мой чек», «возвращаю Ане паспорт»). */
function lastOf(
  text: string,
  words: readonly Word[],
  at: number,
  { words: form, parts }: Form,
  isName: (place: number) => boolean,
): number | undefined {
  let place = at
  for (const word of form.slice(1)) {
    do place++
    while (
      words[place] !== undefined
      && words[place]!.text !== word
      && (betweenForms.has(words[place]!.text) || (parts && isName(words[place]!.from)))
      && isNear(text, words[place - 1]!, words[place]!)
    )
    if (words[place]?.text !== word || !isNear(text, words[place - 1]!, words[place]!)) return undefined
  }
  return place
}

const nobody = (): boolean => false

/** @param small the text in small letters, as `folded` has it @param isName whether a word of a name stands at a place */
export function verbsIn(small: string, { beginning }: VerbsRu, isName: (place: number) => boolean = nobody): VerbHit[] {
  const words = wordsIn(small)
  return words.flatMap(({ text, from }, at) =>
    (beginning.get(text) ?? []).flatMap((one): VerbHit[] => {
      const { ability, words: form } = one
      const last = lastOf(small, words, at, one, isName)
      if (last === undefined) return []
      const core = form.length > 1 && prepositions.has(form.at(-1)!) ? last - 1 : last
      return [{ of: ability, from, length: words[last]!.end - from, core: words[core]!.end - from }]
    }),
  )
}

/**
 * Of forms one within the other the longest; but who guards with «защита» does so with «защита на» too, which another ability
 * has in full.
 */
export const longestOf = (hits: readonly VerbHit[], isOwn: (ability: string) => boolean): VerbHit[] =>
  hits.filter(
    one =>
      !hits.some(
        other =>
          other.length > one.length
          && other.from <= one.from
          && other.from + other.length >= one.from + one.length
          && !(other.from === one.from && isOwn(one.of) && !isOwn(other.of) && other.core <= one.length),
      ),
  )

/** «Проверить», «перепроверяю», «проверьте», and not «чек». */
export const isVerbal = (said: string): boolean =>
  /^(?:не )?\p{L}+(?:[ую](?:сь)?|ть(?:ся)?|ти|чь|ем|им|[ийь]|[ийь]те)(?:\s|$)/u.test(said)

/** «Стреляю», «беру под защиту», and not «проверка». */
export const inFirstPerson = (said: string): boolean => {
  const word = /^\p{L}*/u.exec(said)![0]
  return isFirstPerson(word) || /[рлдмт]ую$/.test(word)
}

/** Whether somebody asks for one of his abilities there in the first person: «стреляю», and not «проверка». */
export const isOrdered = (text: string, verbs: VerbsRu, isOwn: (ability: string) => boolean): boolean => {
  const small = folded(text)
  return verbsIn(small, verbs).some(
    ({ of, from, length }) => isOwn(of) && inFirstPerson(small.slice(from, from + length)),
  )
}

/** Whether any word of his abilities stands there. */
export const isMoved = (text: string, verbs: VerbsRu, isOwn: (ability: string) => boolean): boolean =>
  verbsIn(folded(text), verbs).some(({ of }) => isOwn(of))
