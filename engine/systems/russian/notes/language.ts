/**
 * The language in which a night note says when it is published: words of what the morning brings, joined by `and`, each
 * with `not` before it if need be. `doctorHit and not anybodyDied`, `died:"Mary Ann"`; as people say it, both ways, it is
 * “the doctor hit and nobody died”.
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

/** Moves that find out a colour. */
const checks = ['check', 'lawyerCheck', 'inquisitorCheck', 'jokerCheck'] as const

/** What a player is told in private, and no other one; `has`: by a move that he must have. */
export const ownWords = {
  attacked: {},
  blocked: {},
  foiled: {},
  saved: { has: ['heal'] },
  sawRed: { has: checks },
  sawBlack: { has: checks },
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
            en: 'every “and” needs something before and after it',
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
  return open ? { says: { en: 'the condition ends too early', ru: 'в конце условия чего-то не хватает' } } : asked
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
        en: `a note cannot depend on “${token}”: only the player who did it knows that`,
        ru: `записка не может зависеть от условия «${token}»: это знает только тот, кто это сделал`,
      },
      hidden: true,
    }
  if (!isPublic(word) && !isOwn(word))
    return unknown({ en: 'is not a condition', ru: 'такого условия нет' }, { en: 'use one of', ru: 'бывает' }, word, [
      ...Object.keys(publicWords),
      ...Object.keys(ownWords),
    ])
  const about = name === undefined ? undefined : seatCalled(name, seats)
  if (name !== undefined && !about)
    return unknown(
      { en: 'is not a player in this game', ru: 'такого игрока нет' },
      { en: 'the players are', ru: 'играют' },
      name,
      seats.map(seat => seat.name),
    )
  if (isPublic(word)) {
    const named = 'names' in publicWords[word]
    if (named !== (about !== undefined))
      return {
        says: named
          ? {
              en: `“${word}” needs a player: ${word}:${seats[0]?.name ?? 'Ann'}`,
              ru: `после «${word}» называют игрока: ${word}:${seats[0]?.name ?? 'Аня'}`,
            }
          : { en: `“${word}” takes no player`, ru: `в «${word}» никого не называют` },
      }
    return { word, not, ...(about && { of: about.slot }) }
  }
  if (about && about.slot !== author.slot)
    return {
      says: {
        en: `a note cannot depend on “${token}”: only ${about.name} is told that`,
        ru: `записка не может зависеть от условия «${token}»: это узнает только ${about.name}`,
      },
      hidden: true,
    }
  const { has: needed } = ownWords[word] as { has?: readonly string[] }
  if (needed && !needed.some(has))
    return {
      says: {
        en: `a note cannot depend on “${said(word).en}”: ${author.name} has no such move`,
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

/** What a word says, and what it says with `not` before it; in English and in Russian. `{who}`: whom it names. */
type Said = readonly [so: readonly [string, string], not: readonly [string, string]]

const words: Readonly<Record<PublicWord | OwnWord, Said>> = {
  checkPassed: [
    ['the check passed', 'чек прошел'],
    ['the check did not pass', 'чек не прошел'],
  ],
  checkFailed: [
    ['the check failed', 'чек не прошел'],
    ['the check did not fail', 'о непрошедшем чеке не сказано'],
  ],
  noInfo: [
    ['the check gave no information', 'информации от чека нет'],
    ['the check gave information', 'информация от чека есть'],
  ],
  doctorHit: [
    ['the doctor hit', 'доктор попал'],
    ['the doctor did not hit', 'доктор не попал'],
  ],
  doctorMiss: [
    ['the doctor missed', 'доктор не попал'],
    ['the doctor did not miss', 'о промахе доктора не сказано'],
  ],
  blockerHit: [
    ['the blocker hit', 'блокер попал'],
    ['the blocker did not hit', 'блокер не попал'],
  ],
  blockerMiss: [
    ['the blocker missed', 'блокер не попал'],
    ['the blocker did not miss', 'о промахе блокера не сказано'],
  ],
  anybodyDied: [
    ['somebody died', 'кто-то погиб'],
    ['nobody died', 'никто не погиб'],
  ],
  nobodyDied: [
    ['nobody died', 'никто не погиб'],
    ['somebody died', 'кто-то погиб'],
  ],
  died: [
    ['{who} died', 'погиб игрок {who}'],
    ['{who} did not die', 'не погиб игрок {who}'],
  ],
  faceCut: [
    ['the face of {who} was cut', 'срезано лицо (игрок {who})'],
    ['the face of {who} was not cut', 'лицо не срезано (игрок {who})'],
  ],
  attacked: [
    ['the author was attacked', 'на автора напали'],
    ['the author was not attacked', 'на автора не нападали'],
  ],
  blocked: [
    ['the author was blocked', 'автора заблокировали'],
    ['the author was not blocked', 'автора не блокировали'],
  ],
  foiled: [
    ['the move of the author was foiled', 'ход автора не прошел'],
    ['the move of the author was not foiled', 'ход автора не сорвали'],
  ],
  saved: [
    ['the author saved somebody', 'автор кого-то спас'],
    ['the author saved nobody', 'автор никого не спас'],
  ],
  sawRed: [
    ['the author saw a red', 'автор увидел красного'],
    ['the author saw no red', 'автор не увидел красного'],
  ],
  sawBlack: [
    ['the author saw a black', 'автор увидел черного'],
    ['the author saw no black', 'автор не увидел черного'],
  ],
}

/** What people write besides. */
const alike: readonly (readonly [word: PublicWord | OwnWord, not: boolean, written: string])[] = [
  ['anybodyDied', false, 'кто-нибудь погиб'],
  ['anybodyDied', false, 'кто-то умер'],
  ['anybodyDied', true, 'никто не умер'],
  ['died', true, '{who} не погиб'],
  ['died', true, '{who} не погибла'],
  ['died', true, '{who} не умер'],
  ['died', true, '{who} не умерла'],
  ['died', false, '{who} погиб'],
  ['died', false, '{who} погибла'],
  ['died', false, '{who} умер'],
  ['died', false, '{who} умерла'],
  ['faceCut', false, '{who} остался без лица'],
  ['faceCut', false, '{who} осталась без лица'],
]

/** What a clause may be written as, those without a name first; where two say the same, the one without `not`. */
const phrases = [
  ...Object.entries(words).flatMap(([word, [so, not]]) => [
    ...so.map(written => ({ token: word, written })),
    ...not.map(written => ({ token: `not ${word}`, written })),
  ]),
  ...alike.map(([word, not, written]) => ({ token: not ? `not ${word}` : word, written })),
]
  .sort((one, other) => Number(one.written.includes('{who}')) - Number(other.written.includes('{who}')))
  .map(({ token, written }) => ({
    token,
    written,
    pattern: new RegExp(
      `^${written.replace(/[()]/g, '\\$&').replace(/ /g, '\\s+').replace('{who}', '(\\S.{0,80}?)')}$`,
      'iu',
    ),
  }))

/** Takes a condition in words, in either language, or in the signs of the language; returns it in its signs. What is not known stays. */
export const inSigns = (source: string): string =>
  /[":]/.test(source) ? source : clausesOf(source).map(signOf).join(' and ')

const clausesOf = (source: string): string[] =>
  source.split(/(?:\s*,)?\s+(?:and|и)\s+|\s*,\s+/iu).map(clause => clause.trim().replace(/[.!]$/, ''))

/**
 * What is wrong with a condition in words, of which a clause says nothing that is known; undefined when all are known, or it is
 * in signs.
 */
export function unreadClause(source: string): InEach | undefined {
  if (/[":]/.test(source)) return undefined
  const clause = clausesOf(source).find(one => /\s|[а-я]/i.test(one) && !hasSign(one) && signOf(one) === one)
  if (clause === undefined) return undefined
  const near = nearest(
    clause,
    phrases.map(({ written }) => written).filter(written => !written.includes('{who}')),
  )
  return near === undefined
    ? {
        en: `“${clause}” is not a condition: use one of ${sayings(0, '“', '”')}`,
        ru: `«${clause}» — такого условия нет: бывает ${sayings(1, '«', '»')}`,
      }
    : {
        en: `“${clause}” is not a condition: did you mean “${near}”?`,
        ru: `«${clause}» — такого условия нет: может быть, «${near}»`,
      }
}

const hasSign = (clause: string): boolean => clause.split(/\s+/).some(word => Object.hasOwn(words, word))

const sayings = (language: 0 | 1, open: string, close: string): string =>
  [...new Set(Object.values(words).map(([so]) => so[language].replace('{who}', '…')))]
    .map(written => `${open}${written}${close}`)
    .join(', ')

function signOf(clause: string): string {
  if (Object.hasOwn(words, clause.replace(/^(not\s+)+/i, ''))) return clause
  for (const { token, pattern } of phrases) {
    const found = pattern.exec(clause)
    if (found) return found[1] === undefined ? token : `${token}:${/[\s"]/.test(found[1]) ? `"${found[1]}"` : found[1]}`
  }
  return clause
}

/** A condition as it was written, in words. What cannot be read stays as it stands. */
export function conditionSaid(source: string): InEach {
  const clauses = inSigns(source)
    .split(/\s+and\s+/i)
    .map(clauseSaid)
  const known = clauses.filter(clause => clause !== undefined)
  if (known.length < clauses.length) return { en: source, ru: source }
  return { en: known.map(({ en }) => en).join(' and '), ru: known.map(({ ru }) => ru).join(' и ') }
}

function clauseSaid(clause: string): InEach | undefined {
  const [, nots = '', word = '', name] = /^((?:not\s+)*)(\w+)(?::(.*))?$/is.exec(clause.trim()) ?? []
  if (!Object.hasOwn(words, word)) return undefined
  const [so, not] = words[word as keyof typeof words]
  const [en, ru] = (nots.match(/not/gi) ?? []).length % 2 ? not : so
  const who = (name ?? '').replace(/^"(.*)"$/, '$1')
  return { en: en.replace('{who}', () => who), ru: ru.replace('{who}', () => who) }
}
