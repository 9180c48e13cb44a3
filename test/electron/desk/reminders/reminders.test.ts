/** Deadlines: who is missing is told once, also over a restart, and what is sent to them says nothing of a role. */
import { readFileSync, renameSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../../electron/store/driver.ts'
import { deskAt, newDesk, village, type Asking } from '../help.ts'

const hour = 3_600_000
let time = 0
const now = (): Date => new Date(time)
const deadline = '2026-11-20T22:00:00Z'
const at = (hours: number): void => void (time = Date.parse(deadline) + hours * hour)

at(-20)
const desk = await newDesk({ now })
const { ask, refused } = desk
const due = async (game: string, asking = desk) =>
  (await asking.ask('reminders.due', {})).filter(one => one.game === game)

/** A night until ten in the evening, in which the cop and the doctor have sent in. */
async function night(): Promise<string> {
  at(-20)
  const game = await village(desk, { open: false })
  await ask('phases.open', { game, kind: 'night', number: 1, closes: deadline })
  await ask('actions.submit', { game, by: 'Ann', does: 'protect', to: ['Bob'] })
  await ask('actions.submit', { game, by: 'Bob', does: 'investigate', to: ['Eli'] })
  return game
}

describe('a deadline that nears', () => {
  it('is told once, with who has not sent in, and not again after a restart', async () => {
    const game = await night()
    at(-12.1)
    expect(await due(game)).toEqual([])
    at(-11)
    const [one, ...more] = await due(game)
    expect(more).toEqual([])
    expect(one).toMatchObject({ name: 'Village', phaseName: 'Night 1', which: 'near', phase: 0, voteless: [] })
    expect(one!.silent).toEqual(['Cat', 'Fay', 'Mafia'])
    const { phase, which, closes } = one!
    // Until it was told it stays due; told at the same time in two windows, one of them is the first.
    expect(await due(game)).toHaveLength(1)
    const told = await Promise.all([1, 2].map(() => ask('reminders.told', { game, phase, which, closes })))
    expect(told.filter(({ first }) => first)).toHaveLength(1)
    expect(await due(game)).toEqual([])
  })

  it('is kept over a restart, is told anew where it was moved, and survives an undo', async () => {
    const asking = await newDesk({ now })
    at(-11)
    const game = await village(asking, { open: false })
    await asking.ask('phases.open', { game, kind: 'night', number: 1, closes: deadline })
    await asking.ask('reminders.told', { game, phase: 0, which: 'near', closes: deadline })
    await asking.ask('actions.submit', { game, by: 'Ann', does: 'protect', to: ['Bob'] })
    await asking.ask('log.undo', { game })
    await asking.desk.close()
    const again = await deskAt(asking.file, { now })
    expect(await due(game, again)).toEqual([])
    const later = new Date(Date.parse(deadline) + 24 * hour).toISOString()
    await again.ask('phases.extend', { game, closes: later })
    expect(await due(game, again)).toEqual([])
    at(13)
    expect(await due(game, again)).toMatchObject([{ which: 'near', closes: later }])
  })

  it('goes by the hours of the game, and is nothing to tell where everybody has sent in', async () => {
    const game = await night()
    at(-11)
    await ask('games.settings', { game, remind: 3 })
    expect(await due(game)).toEqual([])
    at(-3)
    expect(await due(game)).toHaveLength(1)
    await ask('games.settings', { game, remind: 0 })
    expect(await due(game)).toEqual([])
    await ask('games.settings', { game, remind: 12 })
    await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Gus'] })
    await ask('actions.submit', { game, by: 'Fay', does: 'block', to: ['Gus'] })
    await ask('actions.submit', { game, by: 'Eli', does: 'factionKill', to: ['Gus'] })
    expect(await due(game)).toEqual([])
    await refused('games.settings', { game, remind: 169 }, 'badInput')
    await refused('games.settings', { game, remind: 0.5 }, 'badInput')
    const { text } = await ask('games.export', { game })
    await ask('games.settings', { game, remind: 7 })
    const { game: copy } = await ask('games.import', { text })
    expect((await ask('games.get', { game: copy })).settings.remind).toBe(12)
  })
})

describe('a deadline that has passed', () => {
  it('is told once while the phase is open, whoever is missing, and apart from that it neared', async () => {
    const game = await night()
    await ask('games.settings', { game, remind: 0 })
    at(1)
    expect(await due(game)).toMatchObject([{ which: 'passed', closes: deadline }])
    await ask('reminders.told', { game, phase: 0, which: 'near', closes: deadline })
    expect(await due(game)).toHaveLength(1)
    await ask('phases.lock', { game })
    expect(await due(game)).toEqual([])
    await ask('log.undo', { game })
    expect(await due(game)).toHaveLength(1)
    await ask('games.putAway', { game, away: 'archived' })
    expect(await due(game)).toEqual([])
    await ask('games.putAway', { game, away: null })
    await ask('games.finish', { game, winner: 'Town' })
    expect(await due(game)).toEqual([])
  })
})

describe('where nothing can be written', () => {
  /** A workspace with a night whose deadline nears, closed. */
  const closed = async (): Promise<{ file: string; game: string }> => {
    const asking = await newDesk({ now })
    at(-11)
    const game = await village(asking, { open: false })
    await asking.ask('phases.open', { game, kind: 'night', number: 1, closes: deadline })
    await asking.desk.close()
    return { file: asking.file, game }
  }
  const toldOnce = async (asking: Asking, game: string): Promise<void> => {
    for (const [hours, which] of [
      [-11, 'near'],
      [1, 'passed'],
    ] as const) {
      at(hours)
      const [one, ...more] = await due(game, asking)
      expect([one?.which, more]).toEqual([which, []])
      const told = await Promise.all(
        [1, 2, 3].map(() => asking.ask('reminders.told', { game, phase: 0, which, closes: deadline })),
      )
      expect(told.filter(({ first }) => first)).toHaveLength(1)
      expect(await due(game, asking)).toEqual([])
    }
    expect((await asking.ask('games.get', { game })).phases[0]).toMatchObject({ closes: deadline, state: 'open' })
  }

  it('deadlines are told all the same, once as long as the file is open, and it stays as it is', async () => {
    const { file, game } = await closed()
    const handle = await openDatabase(file, 'readWrite')
    await handle.script('PRAGMA user_version = 99')
    await handle.close()
    const bytes = readFileSync(file).toString('base64')
    const only = await deskAt(file, { now })
    expect((await only.ask('workspace.info', {})).readOnly).toBeDefined()
    await toldOnce(only, game)
    await only.desk.close()
    expect(readFileSync(file).toString('base64') === bytes).toBe(true)
  })

  it.skipIf(process.platform === 'win32')('so they are where the file is gone from its place', async () => {
    const { file, game } = await closed()
    const asking = await deskAt(file, { now })
    renameSync(file, `${file}.elsewhere`)
    await toldOnce(asking, game)
    expect((await asking.ask('workspace.info', {})).moved).toBeDefined()
    renameSync(`${file}.elsewhere`, file)
  })
})

describe('what is sent to whoever is missing', () => {
  it('is a text for each and for the faction, says until when, and names neither role nor ability', async () => {
    const game = await night()
    const { each, post, passed } = await ask('reminders.texts', { game, phase: 0 })
    expect(each.map(({ id, slots, lacks }) => [id, slots, lacks])).toEqual([
      ['Cat', ['Cat'], ['actions']],
      ['Fay', ['Fay'], ['actions']],
      ['mafia', ['Eli', 'Fay'], ['actions']],
    ])
    expect([post, passed]).toEqual([undefined, false])
    for (const { name, text } of each) {
      expect(text).toMatch(
        new RegExp(
          `${name}\\[/b\\], I do not have an action from you for night 1 yet[^]*Deadline for night 1:[^]*22:00`,
        ),
      )
      expect(text).not.toMatch(/vigilante|roleblocker|shoot|block|kill/i)
    }
    await ask('games.settings', { game, topics: { mafia: 'https://forum.example/t/7' } })
    expect((await ask('reminders.texts', { game, phase: 0 })).each.map(({ topic }) => topic)).toEqual([
      undefined,
      undefined,
      'https://forum.example/t/7',
    ])
    at(1)
    const late = await ask('reminders.texts', { game, phase: 0 })
    expect(late.passed).toBe(true)
    expect(late.each[0]!.text).toContain('The deadline has passed')
  })

  it('is in the language of the game', async () => {
    at(-1)
    const { game } = await ask('games.create', { name: 'Ночь', system: 'russian' })
    const seats = [
      { name: 'Аня', role: 'blocker' },
      { name: 'Борис', role: 'hero', details: { negative: 'mafia' } },
    ]
    await ask('roster.set', { game, seats })
    await ask('phases.open', { game, kind: 'night', number: 1, closes: deadline })
    const each = async () => (await ask('reminders.texts', { game, phase: 0 })).each
    const [ann] = await each()
    expect(ann!.text).toMatch(/Аня\[\/b\] \(ночь 1\): пока ничего не пришло\.[^]*Пришлите, пожалуйста, ход до дедлайна/)
    expect((await each()).map(({ text }) => text).join('')).not.toMatch(/[A-Za-z]{4}/)
    at(1)
    expect((await each())[0]!.text).toMatch(/Дедлайн позади/)
  })

  it('names in the thread who has no vote by day, and asks the faction for nothing there', async () => {
    const game = await night()
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 1, closes: deadline })
    await ask('votes.cast', { game, by: 'Ann', for: 'Eli' })
    const { each, post } = await ask('reminders.texts', { game, phase: 1 })
    const living = (await ask('games.get', { game })).seats.filter(({ alive }) => alive).map(({ slot }) => slot)
    const voteless = living.filter(slot => slot !== 'Ann')
    expect(each.filter(({ lacks }) => lacks.includes('vote')).map(({ id }) => id)).toEqual(voteless)
    for (const slot of living)
      expect(post!.includes(`[b]${slot}[/b], you have not voted on day 1`)).toBe(slot !== 'Ann')
    at(-1)
    expect((await due(game))[0]!.voteless).toEqual(voteless)
    expect((await ask('reminders.texts', { game, phase: 0 })).each).toEqual([])
  })

  it('is marked as sent, apart from prods, and taken back by undo', async () => {
    const game = await night()
    await ask('reminders.sent', { game, slots: ['Eli', 'Fay'] })
    await ask('votes.prodded', { game, slots: ['Eli'] })
    const sent = async (slot: string) =>
      (await ask('games.get', { game })).seats.find(seat => seat.slot === slot)!.prods.map(({ reminder }) => reminder)
    expect(await sent('Eli')).toEqual([true, undefined])
    await ask('log.undo', { game })
    expect((await ask('log.undo', { game })).says).toBe('Reminded Eli, Fay of the deadline')
    expect(await sent('Eli')).toEqual([])
    await refused('reminders.sent', { game, slots: ['Nobody'] }, 'declined')
    await refused('reminders.told', { game: 'nope', phase: 0, which: 'near', closes: deadline }, 'notFound')
  })
})
