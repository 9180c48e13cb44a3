/** What a game's messages say in the host's words: checked before it is kept, and said from then on. */
import { describe, expect, it, vi } from 'vitest'
import { plainOf } from '../../../../engine/text/span.ts'
import { partsOf, withWording } from '../../../../engine/messages/edits.ts'
import { clubGame } from '../club.ts'
import { club } from '../club.system.ts'
import { newDesk } from '../help.ts'

vi.mock('../../../../engine/systems/index.ts', async original =>
  (await import('../club.ts')).withClub(original as never),
)

const desk = await newDesk()
const { ask, refused } = desk
const rowsOf = async (game: string) => (await ask('wording.view', { game })).rows
const row = async (game: string, id: string) => (await rowsOf(game)).find(one => one.id === id)!
const post = async (game: string, phase: number, id: string) =>
  (await ask('posts.view', { game, phase, dialect: 'plain' })).posts.find(one => one.id === id)?.text

async function struck(): Promise<string> {
  const game = await clubGame(desk, 'night')
  await ask('actions.submit', { game, by: 'Bob', does: 'hit', to: ['Eli'] })
  await ask('actions.submit', { game, by: 'Dee', does: 'look', to: ['Bob'] })
  return game
}

/** What the clock of the club says below a dawn post. */
const below = 'Deadline for day 1: Tuesday 1 December 2026, 19:00 (UTC)'

describe('a wording', () => {
  it('is shown for every message and block, with what it may name and how it reads', async () => {
    const game = await struck()
    const rows = await rowsOf(game)
    expect(rows.map(({ id }) => id)).toEqual(partsOf(club.words.wording.en).map(({ id }) => id))
    expect(rows.every(({ edited, says, original, problems }) => !edited && says === original && !problems.length)).toBe(
      true,
    )
    expect(await row(game, 'tell:learned')).toMatchObject({
      of: 'tell',
      values: { about: 'Bob', result: 'Poisoner', ability: 'look' },
    })
    expect(plainOf((await row(game, 'tell:learned')).preview)).toBe('Bob is a Poisoner.')
    expect(plainOf((await row(game, 'post:dawn:1')).preview)).toBe('Eli is dead.')
    expect(await row(game, 'post:dawn:1')).toMatchObject({
      of: 'post',
      values: { who: 'Eli', kind: 'night', number: '1' },
    })
    expect(plainOf((await row(game, 'post:dusk:0')).preview)).toBe('Day 1 is over.')
  })

  it('is shown of every system, before anything happened too', async () => {
    for (const { id } of (await ask('workspace.info', {})).systems) {
      const { game } = await ask('games.create', { name: id, system: id })
      for (const { id: part, problems, preview, original } of await rowsOf(game))
        expect([
          part,
          problems.filter(({ severity }) => severity === 'error'),
          original === '' || preview.length > 0,
        ]).toEqual([part, [], true])
    }
  })

  it('shows values like those its kind has, where the game had none', async () => {
    const { game } = await ask('games.create', { name: 'Checks', system: 'rar' })
    const seats = ['Ann', 'Bob', 'Cy'].map(name => ({ name, role: 'vanilla' }))
    await ask('roster.set', { game, seats })
    const shown = async (id: string) => plainOf((await row(game, id)).preview)
    expect(
      await Promise.all(
        ['learned:inspectRole', 'learned:checkGun', 'saw', 'sawNothing', 'saw:detect'].map(kind =>
          shown(`tell:${kind}`),
        ),
      ),
    ).toEqual([
      'You checked Ann. Result: Vanilla Townie.',
      'You checked Ann. Result: has a gun.',
      'You saw Bob visit Ann.',
      'You saw Bob visit nobody.',
      'You noticed motion around Bob.',
    ])
    expect([await shown('post:dawn:0'), await shown('post:dusk:0')]).toEqual(['Night 1 is over.', 'Day 1 is over.'])
  })

  it('is said otherwise from then on, and again as the system has it', async () => {
    const game = await struck()
    await ask('wording.edit', { game, id: 'post:dawn:1', says: '{who} lies in the gutter.' })
    await ask('wording.edit', { game, id: 'tell:learned', says: 'You looked: {about}, {result}.' })
    expect(await row(game, 'post:dawn:1')).toMatchObject({
      edited: true,
      says: '{who} lies in the gutter.',
      original: '<b>{who}</b> is dead.',
    })
    expect(await post(game, 0, 'public:public')).toBe(`Night 1 is over.\n\nEli lies in the gutter.\n\n${below}`)
    expect(await post(game, 0, 'player:Dee')).toBe('You looked: Bob, Poisoner.')
    await ask('wording.edit', { game, id: 'post:dawn:1', says: null })
    await ask('wording.edit', { game, id: 'tell:learned', says: '{about} is a {result}.' })
    expect((await rowsOf(game)).some(({ edited }) => edited)).toBe(false)
    expect(await post(game, 0, 'public:public')).toBe(`Night 1 is over.\n\nEli is dead.\n\n${below}`)
  })

  it('of a block is left out where nothing is said', async () => {
    const game = await struck()
    await ask('wording.edit', { game, id: 'post:dawn:0', says: '' })
    expect(await post(game, 0, 'public:public')).toBe(`Eli is dead.\n\n${below}`)
    await refused('wording.edit', { game, id: 'tell:learned', says: ' ' }, 'badInput')
    await ask('wording.edit', { game, id: 'post:dusk:1:empty', says: 'The rope stays dry.' })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    expect(await post(game, 1, 'public:public')).toBe(
      'Day 1 is over.\n\nThe rope stays dry.\n\nDeadline for night 2: Thursday 3 December 2026, 07:00 (UTC)',
    )
  })

  it('that is broken is refused with its problem, and nothing is kept', async () => {
    const game = await struck()
    const before = await rowsOf(game)
    for (const [id, says, problem] of [
      ['tell:learned', 'You looked: {abuot}.', '{about}'],
      ['tell:learned', '{about', 'never closed'],
      ['tell:learned', '{result, plural, one {x} other {y}}', 'is not a number'],
      ['tell:learned', '{result, select, a {x}}', 'branch'],
      ['post:dawn:1', '{who} and {killer}', '{killer}'],
      ['post:dawn:0', '{who}', '{who}'],
      ['post:dawn:1:empty', '{who}', '{who}'],
      ['tell:died', '{who, number}', 'formats'],
      ['tell:died', `${'{'.repeat(40)}who${'}'.repeat(40)}`, ''],
    ] as const) {
      expect((await refused('wording.edit', { game, id, says }, 'badInput')).message, says).toContain(problem)
      const { problems, preview } = await ask('wording.check', { game, id, says })
      expect([problems[0]?.severity, preview]).toEqual(['error', []])
    }
    await refused('wording.edit', { game, id: 'tell:leraned', says: 'x' }, 'notFound')
    await refused('wording.edit', { game, id: 'constructor', says: 'x' }, 'notFound')
    expect(await rowsOf(game)).toEqual(before)
    expect(
      ((await desk.desk.dispatch('games.export', { game })) as { value: { text: string } }).value.text,
    ).not.toContain('wording:')
  })

  it('is checked at every keystroke without being kept', async () => {
    const game = await struck()
    expect(
      plainOf((await ask('wording.check', { game, id: 'tell:learned', says: 'So {about} is {result}!' })).preview),
    ).toBe('So Bob is Poisoner!')
    expect((await rowsOf(game)).some(({ edited }) => edited)).toBe(false)
  })

  it('leaves alone what was sent before', async () => {
    const game = await struck()
    await ask('phases.lock', { game })
    for (const { id } of (await ask('posts.view', { game, phase: 0 })).posts)
      await ask('posts.sent', { game, phase: 0, post: id, sent: true })
    await ask('wording.edit', { game, id: 'post:dawn:0', says: 'Dawn {number} breaks.' })
    expect((await ask('games.get', { game })).phases[0]!.state).toBe('posted')
    await ask('phases.open', { game, kind: 'day', number: 1 })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'night', number: 2 })
    expect(await post(game, 2, 'public:public')).toMatch(/^Dawn 2 breaks\./)
    await ask('wording.edit', { game, id: 'post:dawn:0', says: null })
    expect(await post(game, 2, 'public:public')).toMatch(/^Night 2 is over\./)
    expect(await post(game, 0, 'public:public')).toMatch(/^Night 1 is over\./)
  })

  it('of a night that is locked and not sent is said at once', async () => {
    const game = await struck()
    await ask('phases.lock', { game })
    await ask('wording.edit', { game, id: 'post:dawn:0', says: 'Dawn {number} breaks.' })
    expect(await post(game, 0, 'public:public')).toMatch(/^Dawn 1 breaks\./)
  })

  it('that does not fit what a phase tells gives way to the words of the system', async () => {
    const game = await struck()
    const { text } = await ask('games.export', { game })
    const given = JSON.parse(text)
    given.drafts.push(
      { key: 'wording:tell:learned', value: [{ from: 0, says: '{nonsense}' }], changed: given.game.changed },
      { key: 'wording:post:dawn:0', value: 'nonsense', changed: given.game.changed },
    )
    const { game: copy } = await ask('games.import', { text: JSON.stringify(given) })
    expect(await post(copy, 0, 'player:Dee')).toBe('Bob is a Poisoner.')
    expect((await row(copy, 'tell:learned')).problems[0]).toMatchObject({ severity: 'error' })
  })
})

describe('words laid over a system', () => {
  it('change what it says and nothing else', () => {
    const made = withWording(club, {
      'tell:died': 'Gone: {who}.',
      'post:dusk:1': '',
      'post:votes:1:empty': '',
      'tell:unknown': 'x',
    })
    expect(made.words.wording.en.tells).toEqual({ ...club.words.wording.en.tells, died: 'Gone: {who}.' })
    expect(made.words.wording.en.posts.dusk).toEqual([club.words.wording.en.posts.dusk![0]])
    expect(made.words.wording.en.posts.votes![1]).not.toHaveProperty('empty')
    expect({ ...made, words: club.words }).toEqual(club)
    expect(withWording(club, {})).toBe(club)
  })
})
