/**
 * Names that nobody could tell apart in a post: they differ in capital letters alone, in letters of another alphabet or
 * width that look the same (Unicode's confusables, UTS 39), or in what nobody sees.
 */
import skeletonOf from 'unhomoglyph'

const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** Whether there is nothing in a name that anybody could see: a blank of Braille or Hangul is a sign, and not white space. */
export const isUnseen = (name: string): boolean =>
  /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]*$/u.test(name)

/** A name without what nobody sees, its spaces evened out. */
const plain = (name: string): string => name.normalize('NFD').replace(unseen, '').replace(/\s+/gu, ' ').trim()

/** What names that look alike have in common: how each is spelt but for its capitals, and how it looks. */
export function looksOf(name: string): readonly string[] {
  const bare = plain(name)
  return [...new Set([bare.toLowerCase(), skeletonOf(bare).normalize('NFD').toLowerCase()])]
}

/** Names by how they look: finds which of those kept look like another. */
export class Looks {
  readonly #kept = new Map<string, string>()

  /** The name kept before that this one looks like, itself included. */
  find(name: string): string | undefined {
    return looksOf(name)
      .map(look => this.#kept.get(look))
      .find(one => one !== undefined)
  }

  /** Keeps a name. @returns the one kept before that it looks like, itself included */
  add(name: string): string | undefined {
    const before = this.find(name)
    for (const look of looksOf(name)) if (!this.#kept.has(look)) this.#kept.set(look, name)
    return before
  }
}

/** The first two of some names that look alike, as they stand; nothing where all can be told apart. */
export function twoAlike(names: Iterable<string>): { name: string; other: string } | undefined {
  const looks = new Looks()
  for (const name of names) {
    const other = looks.add(name)
    if (other !== undefined) return { name, other }
  }
  return undefined
}

/** A name as it is spelt: without capitals, accents, spaces and marks, which people leave out. */
const spelt = (name: string): string => {
  const bare = name
    .normalize('NFD')
    .replace(/(?!\p{Default_Ignorable_Code_Point})\p{M}/gu, '')
    .toLowerCase()
  return bare.replace(/[^\p{L}\p{N}\p{Default_Ignorable_Code_Point}]/gu, '') || bare
}

/** Whether a text is spelt like a name: letter for letter, where one of another alphabet or width is another letter. */
export const isSpelt = (text: string, name: string): boolean => spelt(text) === spelt(name)

/**
 * Names that may be meant by those of others, as nobody sees a difference: capitals tell.
 * @returns for each of two that look the same the name of the other
 */
export function sharedLooks<Owner>(names: readonly { owner: Owner; text: string }[]): { owner: Owner; text: string }[] {
  const kept = new Map<string, { owner: Owner; text: string }[]>()
  for (const one of names) {
    const look = skeletonOf(plain(one.text))
    kept.set(look, [...(kept.get(look) ?? []), one])
  }
  return [...kept.values()].flatMap(alike =>
    alike.flatMap(({ owner }) => alike.filter(other => other.owner !== owner).map(({ text }) => ({ owner, text }))),
  )
}

/** Where two names that look alike differ, for somebody who does not see it: the code points, as Unicode writes them. */
export function differenceOf(name: string, other: string): { place: number; here: string; there: string } | undefined {
  const [mine, others] = [[...name], [...other]]
  const place = mine.findIndex((sign, index) => sign !== others[index])
  const at = place < 0 ? mine.length : place
  return name === other ? undefined : { place: at + 1, here: codeOf(mine[at]), there: codeOf(others[at]) }
}

const codeOf = (sign: string | undefined): string =>
  sign === undefined ? '–' : `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
