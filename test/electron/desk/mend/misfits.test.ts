/** What no longer fits once the past is mended, of every kind: it is listed, decided on, and stays as it was decided. */
import { describe, expect, it } from 'vitest'
import type { Answers } from '../../../../electron/desk/contract.ts'
import { newDesk, village, villagers } from '../help.ts'

const desk = await newDesk()
const { ask } = desk

const said = ({ phases }: Answers['mend.view'], index: number): string[] =>
  phases.find(one => one.index === index)!.misfits.map(({ says }) => says)
const keyOf = ({ phases }: Answers['mend.view'], what: string): string =>
  phases.flatMap(({ misfits }) => misfits).find(misfit => misfit.what === what)!.key
const dead = async (game: string): Promise<string[]> =>
  (await ask('games.get', { game })).seats.filter(({ alive }) => !alive).map(({ name }) => name)

/** A day on which Gus and Eli are level, and the host ruled that Gus is lynched. @param more ballots: then they are not level */
async function levelDay(more: readonly (readonly [by: string, choice: string])[] = []): Promise<string> {
  const { game } = await ask('games.create', { name: 'Level', system: 'rar' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('options.choose', { game, option: 'deadline', value: 'plurality' })
  await ask('options.choose', { game, option: 'tie', value: 'host' })
  await ask('roster.set', { game, seats: villagers })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  for (const [by, choice] of [['Ann', 'Gus'], ['Bob', 'Gus'], ['Cat', 'Eli'], ['Fay', 'Eli'], ...more] as const)
    await ask('votes.cast', { game, by, for: choice })
  if (!more.length) await ask('rulings.answer', { game, prompt: 'tie', answer: 'Gus' })
  await ask('phases.lock', { game })
  return game
}

describe('what no longer fits', () => {
  it('is the ballot of somebody who is dead now, and the ruling that is asked for nothing', async () => {
    const game = await levelDay()
    expect(await dead(game)).toEqual(['Gus'])
    const { game: past } = await ask('mend.begin', { game, phase: 0, reason: 'a shot was missed' })
    await ask('actions.submit', { game: past, by: 'Cat', does: 'shoot', to: ['Ann'] })
    const view = await ask('mend.view', { game: past })
    expect(said(view, 1)).toEqual([
      expect.stringMatching(/^Ann's vote for Gus no longer counts: /),
      expect.stringMatching(/^The ruling “Gus” on tie is no longer needed\.$/),
    ])
    await ask('mend.decide', { game: past, key: keyOf(view, 'ballot'), as: 'keep' })
    await ask('mend.decide', { game: past, key: keyOf(view, 'answer'), as: 'leave' })
    const decided = await ask('mend.view', { game: past })
    expect(decided.undecided).toBe(0)
    expect(decided.phases[1]!.misfits.map(one => one.decided)).toEqual(['keep', 'leave'])
    await ask('mend.accept', { game: past })
    expect(await dead(game)).toEqual(['Ann', 'Eli'])
  })

  it('is the same in Russian', async () => {
    const game = await levelDay()
    const { game: past } = await ask('mend.begin', { game, phase: 0, reason: 'пропущен выстрел' })
    await ask('actions.submit', { game: past, by: 'Cat', does: 'shoot', to: ['Ann'] })
    const answer = await desk.desk.dispatch('mend.view', { game: past }, 'ru')
    if (!answer.ok) throw new Error(answer.message)
    const [ballot, ruling] = said(answer.value as Answers['mend.view'], 1)
    expect(ballot).toMatch(/больше не считается/)
    expect(ruling).toMatch(/больше ни о чем не спрашивают/)
    await ask('mend.drop', { game })
  })

  it('is a question that nobody was asked before, answered where it stands', async () => {
    const game = await levelDay([['Dee', 'Gus']])
    expect(await dead(game)).toEqual(['Gus'])
    const { game: past } = await ask('mend.begin', { game, phase: 0, reason: 'a shot was missed' })
    await ask('actions.submit', { game: past, by: 'Cat', does: 'shoot', to: ['Dee'] })
    const view = await ask('mend.view', { game: past })
    const asks = view.phases[1]!.misfits.find(({ what }) => what === 'asks')!
    expect(asks.says).toMatch(/^A new ruling is needed: /)
    await ask('mend.decide', { game: past, key: keyOf(view, 'ballot'), as: 'leave' })
    await desk.refused('mend.accept', { game: past }, 'declined')
    await desk.refused('mend.decide', { game: past, key: asks.key, as: 'Nobody' }, 'badInput')
    await ask('mend.decide', { game: past, key: asks.key, as: 'Eli' })
    await ask('mend.accept', { game: past })
    expect(await dead(game)).toEqual(['Dee', 'Eli'])
  })

  it('is none of it, where the host rules otherwise himself', async () => {
    const game = await levelDay()
    const { game: past } = await ask('mend.begin', { game, phase: 1, reason: 'the ruling was wrong' })
    const { rows } = await ask('mend.past', { game: past })
    expect(rows.map(({ choices, chosen }) => [choices?.map(({ id }) => id), chosen])).toEqual([
      [expect.arrayContaining(['Gus', 'Eli']), 'Gus'],
    ])
    await ask('mend.instead', { game: past, seq: rows[0]!.seq, answer: 'Eli' })
    expect((await ask('mend.view', { game: past })).undecided).toBe(0)
    await ask('mend.accept', { game: past })
    expect(await dead(game)).toEqual(['Eli'])
  })

  it('is a draw that is drawn no more, and a player taken out who is dead by then', async () => {
    const game = await village(desk, {
      seats: villagers.map(seat => (seat.name === 'Cat' ? { ...seat, modifiers: [{ modifier: 'compulsive' }] } : seat)),
    })
    await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Dee'] })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'night', number: 2 })
    await ask('draws.fix', { game, for: 'compelled', gives: 'Gus' })
    await ask('roster.remove', { game, slot: 'Bob', reason: 'away' })
    await ask('phases.lock', { game })
    const { game: past } = await ask('mend.begin', { game, phase: 0, reason: 'a kill was missed' })
    await ask('actions.submit', { game: past, by: 'Eli', does: 'factionKill', to: ['Cat'] })
    await ask('actions.submit', { game: past, by: 'Cat', does: 'shoot', to: ['Bob'] })
    const view = await ask('mend.view', { game: past })
    expect(said(view, 1)).toEqual([
      'The draw you set (compelled: Gus) no longer takes place.',
      'Bob left the game in this phase, but now dies before it.',
    ])
    for (const what of ['draw', 'removal'])
      await ask('mend.decide', { game: past, key: keyOf(view, what), as: 'leave' })
    expect((await ask('mend.view', { game: past })).undecided).toBe(0)
    await ask('mend.accept', { game: past })
    expect(await dead(game)).toEqual(['Bob', 'Cat'])
  })

  it('is the end of the game, where the rules propose it no more', async () => {
    const { game } = await ask('games.create', { name: 'End', system: 'rar' })
    await ask('options.choose', { game, option: 'day', value: 'forum' })
    await ask('roster.set', {
      game,
      seats: [
        { name: 'Ann', role: 'doctor' },
        { name: 'Cat', role: 'vigilante' },
        { name: 'Dee', role: 'vanilla' },
        { name: 'Eli', role: 'goon' },
      ],
    })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Eli'] })
    await ask('phases.lock', { game })
    await ask('games.finish', { game, winner: 'Town' })
    const { game: past } = await ask('mend.begin', { game, phase: 0, reason: 'the doctor wrote in time' })
    await ask('actions.submit', { game: past, by: 'Ann', does: 'protect', to: ['Eli'] })
    const view = await ask('mend.view', { game: past })
    expect(said(view, 0)).toEqual(['The game ended with this winner: Town. By the rules, that is no longer so.'])
    await ask('mend.decide', { game: past, key: keyOf(view, 'end'), as: 'leave' })
    await ask('mend.accept', { game: past })
    expect((await ask('games.get', { game })).state).toBe('running')
    await ask('log.undo', { game })
    expect((await ask('games.get', { game })).state).toBe('finished')
  })
})
