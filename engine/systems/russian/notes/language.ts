/**
 * The language in which a night note says when it is published: words of what the morning brings, joined by `and`, each
 * with `not` before it if need be. `doctorHit and not anybodyDied`, `died:"Mary Ann"`.
 */
import type { Game, Seat } from '../../../journal/state.ts'
import type { InEach } from '../../../text/in-each.ts'
import { nearest } from '../../../text/nearest.ts'

/** What everybody reads in the morning; `names`: of somebody. */
export const publicWords = {
  checkPassed: {},
  checkFailed: {},
  noInfo: {},
  doctorHit: {},
  doctorMiss: {},
  blockerHit: {},
  blockerMiss: {},
  anybodyDied: {},
  nobodyDied: {},
  died: { names: true },
  faceCut: { names: true },
} as const satisfies Record<string, { names?: true }>

/** What a player is told in private, and no other one; `has`: by a move that he must have. */
export const ownWords = {
  attacked: {},
  blocked: {},
  foiled: {},
  saved: { has: ['heal'] },
  sawRed: { has: ['check', 'lawyerCheck', 'inquisitorCheck', 'jokerCheck'] },
  sawBlack: { has: ['check', 'lawyerCheck', 'inquisitorCheck', 'jokerCheck'] },
} as const satisfies Record<string, { has?: readonly string[] }>

/** What others do at night is told to nobody who did not do it. */
const hidden = [
  'tracked',
  'checked',
  'healed',
  'arrested',
  'guarded',
  'shot',
  'killed',
  'poisoned',
  'taken',
  'captured',
  'visited',
  'slandered',
  'isBlack',
  'isRed',
] as const

export type PublicWord = keyof typeof publicWords
export type OwnWord = keyof typeof ownWords

/** One word of a condition. `of`: the slot of whom it names. */
export interface Asked {
  word: PublicWord | OwnWord
  not: boolean
  of?: string
}
/** What is wrong with a condition; `hidden`: it asks for what its author cannot know. */
interface Wrong {
  says: InEach
  hidden?: true
}

const isPublic = (word: string): word is PublicWord => Object.hasOwn(publicWords, word)
const isOwn = (word: string): word is OwnWord => Object.hasOwn(ownWords, word)

/**
 * Reads a condition.
 * @param has whether its author has an ability
 * @param said what a word of it says
 * @returns its words, all of which must be so, or what is wrong with it
 */
export function conditionOf(
  source: string,
  { seats }: Pick<Game, 'seats'>,
  author: Seat,
  has: (ability: string) => boolean,
  said: (word: string) => InEach = word => ({ en: word, ru: word }),
): Asked[] | Wrong {
  const asked: Asked[] = []
  let not = false
  let open = true
  for (const token of source.match(/[^\s":]+(?::(?:"[^"]*"|[^\s"]*))?|\S+/g) ?? []) {
    const plain = token.toLowerCase()
    if (plain === 'and') {
      if (open)
        return {
          says: {
            en: 'something has to stand before and behind every “and”',
            ru: 'до и после каждого «and» что-то должно стоять',
          },
        }
      open = true
    } else if (plain === 'not') {
      if (!open) return { says: { en: `“and” is missing before “${token}”`, ru: `перед «${token}» не хватает «and»` } }
      not = !not
    } else {
      if (!open) return { says: { en: `“and” is missing before “${token}”`, ru: `перед «${token}» не хватает «and»` } }
      const one = wordOf(token, not, seats, author, has, said)
      if ('says' in one) return one
      asked.push(one)
      not = open = false
    }
  }
  return open
    ? { says: { en: 'something is missing at the end of the condition', ru: 'в конце условия чего-то не хватает' } }
    : asked
}

function wordOf(
  token: string,
  not: boolean,
  seats: readonly Seat[],
  author: Seat,
  has: (ability: string) => boolean,
  said: (word: string) => InEach,
): Asked | Wrong {
  const colon = token.indexOf(':')
  const word = colon < 0 ? token : token.slice(0, colon)
  const name = colon < 0 ? undefined : token.slice(colon + 1).replace(/^"(.*)"$/, '$1')
  if (hidden.includes(word as (typeof hidden)[number]))
    return {
      says: {
        en: `a note cannot depend on the condition “${token}”: that is told to nobody but those who did it`,
        ru: `записка не может зависеть от условия «${token}»: это знает только тот, кто это сделал`,
      },
      hidden: true,
    }
  if (!isPublic(word) && !isOwn(word))
    return unknown({ en: 'is no condition', ru: 'такого условия нет' }, { en: 'one of', ru: 'бывает' }, word, [
      ...Object.keys(publicWords),
      ...Object.keys(ownWords),
    ])
  const about = name === undefined ? undefined : seatCalled(name, seats)
  if (name !== undefined && !about)
    return unknown(
      { en: 'is nobody here', ru: 'такого игрока нет' },
      { en: 'there are', ru: 'играют' },
      name,
      seats.map(seat => seat.name),
    )
  if (isPublic(word)) {
    const named = 'names' in publicWords[word]
    if (named !== (about !== undefined))
      return {
        says: named
          ? {
              en: `“${word}” says of whom: ${word}:${seats[0]?.name ?? 'Ann'}`,
              ru: `после «${word}» называют игрока: ${word}:${seats[0]?.name ?? 'Аня'}`,
            }
          : { en: `“${word}” names nobody`, ru: `в «${word}» никого не называют` },
      }
    return { word, not, ...(about && { of: about.slot }) }
  }
  if (about && about.slot !== author.slot)
    return {
      says: {
        en: `a note cannot depend on the condition “${token}”: that is told to ${about.name} alone`,
        ru: `записка не может зависеть от условия «${token}»: это узнает только ${about.name}`,
      },
      hidden: true,
    }
  const { has: needed } = ownWords[word] as { has?: readonly string[] }
  if (needed && !needed.some(has))
    return {
      says: {
        en: `a note cannot depend on the condition “${said(word).en}”: ${author.name} has no move that would bring it`,
        ru: `записка не может зависеть от условия «${said(word).ru}»: у игрока ${author.name} нет такого хода`,
      },
      hidden: true,
    }
  return { word, not, of: author.slot }
}

const seatCalled = (name: string, seats: readonly Seat[]): Seat | undefined =>
  seats.find(seat => seat.name === name || seat.slot === name)
  ?? seats.find(seat => seat.name.toLowerCase() === name.toLowerCase())

function unknown(what: InEach, known: InEach, word: string, words: readonly string[]): Wrong {
  const near = nearest(word, words)
  const list = words.join(', ')
  return {
    says: {
      en: `“${word}” ${what.en}: ${near === undefined ? `${known.en} ${list}` : `perhaps ${near}`}`,
      ru: `«${word}» — ${what.ru}: ${near === undefined ? `${known.ru} ${list}` : `может быть, ${near}`}`,
    },
  }
}
