import { describe, expect, it } from 'vitest'
import type { System } from '../../../engine/ruleset/system.ts'
import { rar } from '../../../engine/systems/index.ts'
import { checkMessage } from '../../../engine/text/message.ts'
import { plainOf } from '../../../engine/text/span.ts'
import type { Claim } from '../../../engine/reason/claim.ts'
import { sayWhatKeptOff, sayAnswer } from '../../../engine/why/answer.ts'
import { treeLines } from '../../../engine/why/print.ts'
import { phrasesOf, question, sentence } from '../../../engine/why/sentences.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { night } from './night.ts'

/** Every message of a language by its place. */
const messagesIn = (value: unknown, at = ''): [string, string][] =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => messagesIn(inner, at === '' ? key : `${at}.${key}`))
const lists = /(^|\.)(between|last|two|apart\.\w+|couldNot\.\d)$/
const namesIn = (message: string): string[] => [
  ...new Set(
    [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name!.replace(/_(gen|dat|acc|ins|pre|gender|forms)$/, '')),
  ),
]

/** Deeds without the words for having tried them, which are English here. */
const untried = (deeds: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(deeds).filter(([key]) => !key.endsWith(':tried')))

describe('Russian explanations', () => {
  const ru = phrasesOf({ locale: 'ru' })
  const english = new Map(messagesIn(phrasesOf({ locale: 'en' })))

  it('say the same things as English, of the same values, and have every form', () => {
    const said = messagesIn(ru).filter(([at]) => !lists.test(at))
    // What posts and phases are called stands in a table of words.
    const own = said.filter(([at]) => !/^(phases|posts\.names|moment\.zones)\./.test(at))
    expect(own.map(([at]) => at).filter(at => !english.has(at))).toEqual([])
    expect(
      own.flatMap(([at, message]) =>
        checkMessage(message, namesIn(english.get(at) ?? ''), 'ru').map(({ code, found }) => `${at}: ${code} ${found}`),
      ),
    ).toEqual([])
  })

  it('have no letter of another alphabet, no past with a gender, and е for ё', () => {
    const bare = messagesIn(ru).map(([at, message]) => [at, message.replace(/\{\w+|\w+(?= \{)|\w+(?=,)/g, '')] as const)
    expect(
      bare.filter(([, message]) =>
        /[A-Za-z]{2,}|ё|[«»]{2}|\(а\)/.test(message.replace(/plural|select|other|one|few|many/g, '')),
      ),
    ).toEqual([])
    expect(
      bare.filter(
        ([, message]) =>
          /(?<!\p{L})\p{L}+(ал|ил|ел|ула|ала|ила|ела|ало|ило)(?!\p{L})/u.test(message)
          && !/начало игры|<b>Правила:/.test(message),
      ),
    ).toEqual([])
  })

  const anna = { gender: 'f', gen: 'Анны', dat: 'Анне', acc: 'Анну', ins: 'Анной', pre: 'Анне' } as const
  // Words of a use and a deed, so that nothing of the sentence is English.
  const spoken: System = {
    ...rar,
    words: {
      ...rar.words,
      wording: {
        ...rar.words.wording,
        ru: {
          ...rar.words.wording.en,
          uses: { ...rar.words.wording.en.uses, shoot: 'выстрел', protect: 'защита', block: 'арест', swap: 'обмен' },
          deeds: {
            ...untried(rar.words.wording.en.deeds),
            shoot: '{first_forms, select, yes {{actor} стреляет в {first_acc}} other {{actor} стреляет: {first}}}',
            protect: '{first_forms, select, yes {{actor} защищает {first_acc}} other {{actor} защищает: {first}}}',
            block: '{actor} арестует: {first}',
          },
        },
      },
    },
  }
  const made = night({ Анна: 'vanilla', Вера: 'vigilante', Дима: 'doctor', Рома: 'roleblocker' }, [
    'Вера shoot Анна',
    'Дима protect Анна',
    'Рома block Дима',
  ])
  const speaker = (forms: boolean): ReturnType<typeof speakerOf> =>
    speakerOf(
      spoken,
      {
        ...made.game,
        seats: made.game.seats.map(seat => (forms && seat.slot === 'Анна' ? { ...seat, forms: anna } : seat)),
      },
      made.phase,
      'ru',
    )
  const dies = made.outcome.questions.find(({ claim }) => claim.is === 'dies')!

  it('name players behind «игрок» or a colon where the roster has no forms, and decline them where it has', () => {
    expect(plainOf(sayAnswer(dies.reason!, speaker(false)))).toBe(
      'Вера стреляет: Анна; Дима защищает: Анна, но Рома арестует: Дима.',
    )
    expect(plainOf(sayAnswer(dies.reason!, speaker(true)))).toBe(
      'Вера стреляет в Анну; Дима защищает Анну, но Рома арестует: Дима.',
    )
    expect(plainOf(question({ is: 'works', action: 'a1' }, speaker(true))!)).toBe('Проходит ли выстрел игрока Вера?')
    const arrives: Claim = { is: 'arrives', action: 'a1', part: 'kill', at: 'Анна', path: [] }
    expect([false, true].map(forms => plainOf(sentence(arrives, false, speaker(forms))))).toEqual([
      'выстрел игрока Вера не убивает игрока Анна',
      'выстрел игрока Вера не убивает Анну',
    ])
    expect(plainOf(sentence({ is: 'fact', kind: 'held', of: 'Анна', phase: 'night 2' }, true, speaker(true)))).toBe(
      'Анна: held',
    )
  })

  it('say of who nearly died whom a move could have led to, and of who died whom it led to', () => {
    const swapped = (...held: string[]) => {
      const { game, phase, outcome } = night(
        { Анна: 'vanilla', Вера: 'vigilante', Дима: 'vanilla', Катя: 'busDriver', Рома: 'roleblocker' },
        ['Вера shoot Анна', 'Катя swap Анна,Дима', ...held],
      )
      const { reason } = outcome.questions.find(({ claim }) => claim.is === 'dies' && claim.who === 'Дима')!
      return { reason: reason!, speaker: speakerOf(spoken, game, phase, 'ru') }
    }
    const near = swapped('Рома block Катя')
    expect(plainOf(sayWhatKeptOff(near.reason, near.speaker).said)).toBe(
      'Вера стреляет: Анна, и обмен игрока Катя может сменить цель: тогда это игрок Дима, но Рома арестует: Катя.',
    )
    const dead = swapped()
    expect(plainOf(sayAnswer(dead.reason, dead.speaker))).toBe(
      'Вера стреляет: Анна, но обмен игрока Катя меняет цель: теперь это игрок Дима.',
    )
  })

  it('draw a tree of the same shape as in English, said in Russian throughout', () => {
    const shape = (lines: ReturnType<typeof treeLines>): unknown =>
      lines.map(({ id, role, mark, rule, action, children, sameAs }) => ({
        id,
        role,
        mark,
        rule,
        action,
        children,
        sameAs,
      }))
    const lines = treeLines(dies.reason!, speaker(true))
    expect(shape(lines)).toEqual(shape(treeLines(dies.reason!, made.speaker)))
    expect(lines.map(({ said }) => plainOf(said))).toEqual([
      'Погибает ли Анна? Да.',
      'Потому что: Вера стреляет в Анну',
      'Разве что: Дима защищает Анну',
      'Но: Рома арестует: Дима',
    ])
    expect(lines.map(({ word }) => word)).toEqual(['в силе', 'в силе', 'отпадает', 'в силе'])
  })

  it('stay English where a system has no words in it', () => {
    expect(speakerOf(rar, made.game, made.phase, 'ru').locale).toBe('en')
  })
})
