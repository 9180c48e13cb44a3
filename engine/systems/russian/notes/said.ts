/** When a note is published, as people say it, both ways: `doctorHit and not anybodyDied` is “the doctor hit and nobody died”. */
import type { InEach } from '../../../text/in-each.ts'
import { nearest } from '../../../text/nearest.ts'
import type { OwnWord, PublicWord } from './language.ts'

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
        en: `“${clause}” is no condition: one of ${sayings(0, '“', '”')}`,
        ru: `«${clause}» — такого условия нет: бывает ${sayings(1, '«', '»')}`,
      }
    : {
        en: `“${clause}” is no condition: perhaps “${near}”`,
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
