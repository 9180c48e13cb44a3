/**
 * Russian verbs of the past and short participles have a gender, which nobody knows of a name alone: «избран Катя». What
 * is said in one therefore agrees with the name (`did`), has «игрок» for its subject, or is said otherwise.
 */
import { describe, expect, it } from 'vitest'
import { russian } from '../../../engine/systems/russian/index.ts'
import * as sections from '../../../electron/desk/words/sections.ts'
import * as screens from '../../../renderer/words/sections.ts'
import { messagesOf } from '../../catalogues.ts'

/** The compiler takes a module that was built for one with a default. */
const desk: Omit<typeof sections, 'default'> = sections

const name = String.raw`(?:<[^>]*>)?\{(?:who|names?|other|by|actor|about|voter|player)(?:_nom)?\}(?:</[^>]*>)?`
const gendered = String.raw`(?<!\p{L})(?!обмен|член|один(?!\p{L}))\p{L}+(?:ан|ян|ен|ён|нят|взят|жив|готов|должен|ал|ил|ел|ул|ол|шел|лся)(?!\p{L})`
const between = String.raw`(?:\s+(?:не|ли|уже|еще|так|тоже|больше|раньше|сейчас|теперь|—)){0,2}\s+`
const behind = new RegExp(`(.*?)${name}${between}${gendered}`, 'u')
const before = new RegExp(`(.*?)${gendered}${between}${name}`, 'u')
/** Another subject: «игрок Катя», «герой (Катя) спас», «спасен игрок Катя». */
const another = /(?:игрок[аи]?|участник|\()\s*(?:<[^>]*>)?$/iu

/** A message with one form of each count, and without what agrees with a name. */
function plain(message: string): string {
  const bare = message.replace(/\{\w+_did, select,(?:[^{}]|\{[^{}]*\})*\}/gu, '')
  const chosen = bare.replace(/\{\w+, (?:plural|select), [^{}]*\{([^{}]*)\}(?:[^{}]|\{[^{}]*\})*?\}/gu, '$1')
  return chosen === message ? message : plain(chosen)
}

/** What is said of a name alone, in the gender of a man. */
const ofMen = (message: string): boolean => {
  const said = plain(message)
  return [behind, before].some(pattern => {
    const found = pattern.exec(said)
    if (!found) return false
    const named = said.slice(0, said.indexOf(/\{\w+\}/u.exec(said.slice(found[1]!.length))![0], found[1]!.length))
    return !another.test(named)
  })
}

const within = (value: unknown, at = ''): [string, string][] =>
  typeof value === 'string'
    ? [[at, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => within(inner, `${at}.${key}`))
      : []

describe('Russian beside a bare name', () => {
  it('is seen where it has a gender', () => {
    expect(
      [
        'Сейчас {count, plural, one {избран} other {избраны}} {names}.',
        'мэром избран {who_nom}',
        'Избран ли {who_nom} мэром?',
        '{who_nom} наказан и голоса не имеет',
        '<b>{who}</b> проголосовал',
      ].filter(message => !ofMen(message)),
    ).toEqual([])
    expect(
      [
        'Сейчас {count, plural, one {избран игрок} other {избраны игроки}} {names}.',
        'Мэром избран игрок <b>{who}</b>.',
        'герой ({who_nom}) спас {other_acc}',
        '{who_nom} не {who_did, select, f {проголосовала} many {проголосовали} other {проголосовал}}',
        '{who_nom} голосует за {other_acc}',
      ].filter(ofMen),
    ).toEqual([])
  })

  it('has none: on screens, at the desk, in what the Russian rulebook tells', () => {
    const { facts, deeds, tells, posts, results } = russian.words.wording.ru!
    const said = [
      ...messagesOf(screens, 'ru'),
      ...messagesOf(desk, 'ru'),
      ...within({ facts, deeds, tells, posts, results }),
    ]
    expect(said.length).toBeGreaterThan(2000)
    expect(said.filter(([, message]) => ofMen(message))).toEqual([])
  })
})
