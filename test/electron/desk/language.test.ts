/** In which language a game's texts are and explanations are said, and names in their forms. */
import { describe, expect, it, vi } from 'vitest'
import type { System } from '../../../engine/ruleset/system.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { clubGame, members } from './club.ts'
import { newDesk, village } from './help.ts'

vi.mock('../../../engine/systems/index.ts', async original => {
  const { systems, systemById } = await (await import('./club.ts')).withClub(original as never)
  const bilingual = (system: System): System => {
    if (system.id !== 'club') return system
    const { en } = system.words.wording
    return {
      ...system,
      words: {
        ...system.words,
        wording: {
          en,
          ru: {
            ...en,
            uses: { hit: 'удар', look: 'взгляд' },
            deeds: {
              hit: '{first_forms, select, yes {{actor} бьет {first_acc}} other {{actor} бьет: {first}}}',
              look: '{actor} смотрит: {first}',
            },
            roles: { poisoner: 'отравитель', plain: 'житель' },
            factions: { town: 'город', mafia: 'мафия' },
            tells: {
              ...en.tells,
              learned: '{about_forms, select, yes {У {about_gen} роль: {result}.} other {{about}: роль — {result}.}}',
            },
            posts: {
              ...en.posts,
              dawn: [
                { message: '<b>Ночь {number} окончена.</b>' },
                {
                  each: 'died',
                  message: '{who_gender, select, m {{who} погиб.} f {{who} погибла.} other {{who} погибает.}}',
                  empty: 'Все живы.',
                },
              ],
            },
          },
        },
      },
    }
  }
  return {
    systems: systems.map(bilingual),
    systemById: (id: string) => {
      const found = systemById(id)
      return found && bilingual(found)
    },
  }
})

const desk = await newDesk()
const { ask, refused } = desk
/** What the clock of the club says below a dawn post. */
const dayOne = {
  en: 'Deadline for day 1: Tuesday 1 December 2026, 19:00 (UTC)',
  ru: 'Дедлайн (день 1): вторник, 1 декабря 2026, 19:00 (UTC)',
}
const posts = async (game: string, phase = 0) => (await ask('posts.view', { game, phase, dialect: 'plain' })).posts
const post = async (game: string, phase = 0, id = 'public:public') =>
  (await posts(game, phase)).find(one => one.id === id)?.text

const dawn = async (game: string) => (await posts(game)).find(({ id }) => id === 'public:public')

async function struck(seats = members): Promise<string> {
  const game = await clubGame(desk, 'night', seats)
  await ask('actions.submit', { game, by: 'Bob', does: 'hit', to: ['Eli'] })
  await ask('actions.submit', { game, by: 'Dee', does: 'look', to: ['Bob'] })
  return game
}

describe('the language of a game’s texts', () => {
  it('is English until the host chooses another one that its rules have words in', async () => {
    const game = await struck()
    expect(await ask('games.get', { game })).toMatchObject({ language: 'en', system: { languages: ['en', 'ru'] } })
    expect(await dawn(game)).toMatchObject({
      language: 'en',
      title: 'Night 1 is over',
      text: `Night 1 is over.\n\nEli is dead.\n\n${dayOne.en}`,
    })
    await ask('games.speak', { game, language: 'ru' })
    expect(await ask('games.get', { game })).toMatchObject({ language: 'ru', undo: 'Texts in Russian' })
    expect(await dawn(game)).toMatchObject({
      language: 'ru',
      title: 'Ночь 1: итоги',
      text: `Ночь 1 окончена.\n\nEli погибает.\n\n${dayOne.ru}`,
    })
    expect(await post(game, 0, 'player:Dee')).toBe('Bob: роль — отравитель.')
    await ask('log.undo', { game })
    expect(await dawn(game)).toMatchObject({ language: 'en' })
  })

  it('is refused where the rules have no words in it, and English stays', async () => {
    const game = await village(desk)
    expect(await ask('games.get', { game })).toMatchObject({ language: 'en', system: { languages: ['en'] } })
    expect((await refused('games.speak', { game, language: 'ru' }, 'declined')).message).toBe(
      'Reasonable Action Resolution is not available in this language.',
    )
  })

  it('changes nothing that was sent, and everything that was not', async () => {
    const game = await struck()
    await ask('phases.lock', { game })
    await ask('posts.sent', { game, phase: 0, post: 'public:public', sent: true })
    await ask('games.speak', { game, language: 'ru' })
    expect((await posts(game)).map(({ language, state }) => [language, state])).toEqual([
      ['ru', 'stale'],
      ['ru', 'toSend'],
    ])
    await ask('games.speak', { game, language: 'en' })
    for (const { id } of await posts(game)) await ask('posts.sent', { game, phase: 0, post: id, sent: true })
    await ask('games.speak', { game, language: 'ru' })
    expect((await posts(game)).map(({ language, state }) => [language, state])).toEqual([
      ['en', 'sent'],
      ['en', 'sent'],
    ])
    await ask('phases.open', { game, kind: 'night', number: 2 })
    expect((await posts(game, 1))[0]).toMatchObject({
      language: 'ru',
      text: `Ночь 2 окончена.\n\nВсе живы.\n\n${dayOne.ru}`,
    })
    const { revision } = await ask('games.get', { game })
    expect(await ask('games.speak', { game, language: 'ru' }), 'again').toEqual({ revision })
  })

  it('goes along with an export', async () => {
    const game = await struck()
    await ask('games.speak', { game, language: 'ru' })
    const { game: copy } = await ask('games.import', { text: (await ask('games.export', { game })).text })
    expect(await ask('games.get', { game: copy })).toMatchObject({ language: 'ru' })
    expect(await post(copy)).toBe(await post(game))
  })

  it('has words of its own to be said otherwise', async () => {
    const game = await struck()
    await ask('wording.edit', { game, id: 'post:dawn:0', says: 'Good morning.' })
    await ask('games.speak', { game, language: 'ru' })
    expect(await post(game)).toContain('Ночь 1 окончена.')
    const row = async (language?: 'en' | 'ru') => {
      const view = await ask('wording.view', { game, ...(language && { language }) })
      return { language: view.language, ...view.rows.find(({ id }) => id === 'post:dawn:0')! }
    }
    expect(await row()).toMatchObject({ language: 'ru', edited: false, says: '<b>Ночь {number} окончена.</b>' })
    expect(await row('en')).toMatchObject({ language: 'en', edited: true, says: 'Good morning.' })
    await ask('wording.edit', {
      game,
      language: 'ru',
      id: 'post:dawn:0',
      says: 'Утро: {number, plural, one {# ночь} few {# ночи} many {# ночей} other {# ночи}}.',
    })
    expect(await post(game)).toContain('Утро: 1 ночь.')
    await ask('games.speak', { game, language: 'en' })
    expect(await post(game)).toContain('Good morning.')
    expect(
      (
        await ask('wording.check', {
          game,
          language: 'ru',
          id: 'post:dawn:1',
          says: '{number, plural, one {x} other {y}} {who_gen}',
        })
      ).problems.map(({ severity, says }) => `${severity} ${says}`),
    ).toEqual([
      'warning The form “few” is missing: “other” will be used. Add few {…}.',
      'warning The form “many” is missing: “other” will be used. Add many {…}.',
    ])
    expect(
      (await refused('wording.view', { game: await village(desk), language: 'ru' }, 'notFound')).message,
    ).toContain('language')
  })
})

describe('the language of explanations', () => {
  const deaths = async (game: string, language?: 'en' | 'ru') => {
    const { rows, language: spoken } = await ask('night.view', { game, phase: 0, ...(language && { language }) })
    return {
      spoken,
      rows: rows
        .filter(({ section }) => section === 'happens')
        .map(({ said, why }) => `${plainOf(said)}: ${plainOf(why)}`),
    }
  }

  it('is that which is asked for, whatever the texts are in', async () => {
    const game = await struck()
    expect(await deaths(game)).toMatchObject({
      spoken: 'en',
      rows: expect.arrayContaining(['Eli dies: Bob struck Eli.']) as unknown,
    })
    expect(await deaths(game, 'ru')).toMatchObject({
      spoken: 'ru',
      rows: expect.arrayContaining(['Игрок Eli погибает: Bob бьет: Eli.']) as unknown,
    })
    const of = (await ask('night.view', { game, phase: 0 })).rows.find(({ said }) => plainOf(said) === 'Eli dies')!.id
    const tree = await ask('night.tree', { game, phase: 0, language: 'ru', of })
    expect([
      plainOf(tree.title),
      tree.language,
      tree.words.decides,
      tree.lines.slice(0, 3).map(({ said, word }) => [plainOf(said), word]),
    ]).toEqual([
      'Погибает ли игрок Eli?',
      'ru',
      'решает',
      [
        ['Погибает ли игрок Eli? Да.', 'в силе'],
        ['Потому что: удар игрока Bob настигает игрока Eli', 'в силе'],
        ['В счет: Bob бьет: Eli', 'в силе'],
      ],
    ])
    expect((await ask('night.outline', { game, phase: 0, language: 'ru', of, dialect: 'plain' })).text).toContain(
      'Потому что: удар игрока Bob настигает игрока Eli — в силе',
    )
    const { without } = await ask('night.pivots', { game, phase: 0, language: 'ru' })
    expect(without.a1?.then.map(plainOf)).toEqual(['Игрок Eli остался бы в живых'])
    expect(
      (await ask('night.changes', { game, phase: 0, language: 'ru', without: ['a1'] })).lines.map(({ gone, come }) => [
        plainOf(gone!),
        plainOf(come!),
      ]),
    ).toEqual([['Игрок Eli погибает', 'Игрок Eli остается в живых']])
    expect((await posts(game))[0]).toMatchObject({ language: 'en' })
  })

  it('stays English where the rules have no words in it', async () => {
    const game = await village(desk)
    await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Eli'] })
    expect(await deaths(game, 'ru')).toEqual(await deaths(game, 'en'))
    expect((await deaths(game, 'ru')).spoken).toBe('en')
  })

  it('is kept among the settings', async () => {
    expect(await ask('settings.get', {})).toMatchObject({ explanations: 'system', language: 'system' })
    expect(await ask('settings.put', { key: 'explanations', value: 'ru' })).toMatchObject({
      explanations: 'ru',
      theme: 'system',
    })
    await refused('settings.put', { key: 'explanations', value: 'xx' }, 'badInput')
    await refused('settings.put', { key: 'language', value: 'xx' }, 'badInput')
    await ask('settings.put', { key: 'explanations', value: 'en' })
  })
})

describe('the forms of a name', () => {
  const forms = { gender: 'm', gen: 'Боба', dat: 'Бобу', acc: 'Боба', ins: 'Бобом', pre: 'Бобе' } as const

  it('are written on the roster, and said where a text asks for them', async () => {
    const game = await struck(
      members.map(seat =>
        seat.name === 'Bob' ? { ...seat, forms } : seat.name === 'Eli' ? { ...seat, forms: { gender: 'f' } } : seat,
      ),
    )
    await ask('games.speak', { game, language: 'ru' })
    expect(await post(game)).toBe(`Ночь 1 окончена.\n\nEli погибла.\n\n${dayOne.ru}`)
    expect(await post(game, 0, 'player:Dee')).toBe('У Боба роль: отравитель.')
    await ask('roster.change', { game, slot: 'Bob', forms: { ...forms, ins: '' } })
    expect(await post(game, 0, 'player:Dee'), 'one is missing').toBe('Bob: роль — отравитель.')
    expect((await ask('games.get', { game })).seats[1]!.forms).toEqual({
      gender: 'm',
      gen: 'Боба',
      dat: 'Бобу',
      acc: 'Боба',
      pre: 'Бобе',
    })
  })

  it('go with the name', async () => {
    const game = await struck(members.map(seat => ({ ...seat, forms })))
    const formsOf = async () =>
      (await ask('games.get', { game })).seats.map(({ forms: known }) => Object.keys(known).length)
    await ask('roster.change', { game, slot: 'Ann', note: 'x' })
    await ask('roster.change', { game, slot: 'Bob', name: 'Bobby' })
    await ask('roster.change', { game, slot: 'Cat', name: 'Kate', forms: { gender: 'f' } })
    await ask('roster.replace', { game, slot: 'Dee', name: 'Zed' })
    expect(await formsOf()).toEqual([6, 0, 1, 0, 6, 6])
  })

  it('are no part of what an action names', async () => {
    const game = await struck(
      members.map(seat => (seat.name === 'Eli' ? { ...seat, forms: { ...forms, acc: 'Илью' } } : seat)),
    )
    const { rows } = await ask('night.view', { game, phase: 0, language: 'ru' })
    expect(rows.filter(({ section }) => section === 'tried').map(({ said }) => plainOf(said))).toContain(
      'Bob бьет Илью',
    )
  })

  it('are read from a pasted roster', async () => {
    const read = await ask('roster.read', {
      system: 'rar',
      text: 'Анна (ж; Анны, Анне, Анну, Анной, Анне): doctor\nБорис (м): cop\n3. Вера (f; Веры, Вере, Веру, Верой, Вере) - vigilante (mafia)\nGoon (m): goon\nЗоя (ж; Зои, Зое): vanilla',
    })
    expect(read.seats).toEqual([
      {
        name: 'Анна',
        role: 'doctor',
        forms: { gender: 'f', gen: 'Анны', dat: 'Анне', acc: 'Анну', ins: 'Анной', pre: 'Анне' },
      },
      { name: 'Борис', role: 'cop', forms: { gender: 'm' } },
      {
        name: 'Вера',
        role: 'vigilante',
        faction: 'mafia',
        forms: { gender: 'f', gen: 'Веры', dat: 'Вере', acc: 'Веру', ins: 'Верой', pre: 'Вере' },
      },
      { name: 'Goon (m)', role: 'goon' },
    ])
    expect(read.problems).toMatchObject([{ line: 5, message: 'there are 2 forms of a name here' }])
  })
})
