/**
 * How votes are read out of posts can be chosen until a vote is locked: on the first day a host learns how players
 * write.
 */
import { expect, it } from 'vitest'
import { newDesk, villagers } from '../help.ts'

const { ask, refused } = await newDesk()

const said = (who: string, minute: number, words: string): string =>
  `From: ${who}\nSent: 28 Nov 2026, 10:${minute}\n\n${words}\n\n`

it('is chosen after a night, counts what stands there, and outlives a mended night; a locked vote keeps it', async () => {
  const { game } = await ask('games.create', { name: 'Plain', system: 'rar' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('roster.set', { game, seats: villagers })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  await ask('votes.paste', { game, page: said('Ann', 10, 'Vote: Fay') + said('Bob', 11, 'Vote: Fay') })
  const { unbold, ballots } = await ask('votes.view', { game, phase: 1 })
  expect([unbold, ballots]).toEqual([{ count: 2, choose: { option: 'ballots', value: 'colon' } }, []])
  await refused('options.choose', { game, option: 'rerouted', value: 'x' }, 'declined')
  await refused('options.choose', { game, option: 'selfTarget', value: true }, 'declined')
  const { options } = await ask('options.view', { game })
  expect(options.flatMap(({ id, fixed }) => (fixed === undefined ? [id] : []))).toEqual([
    'dayHours',
    'nightHours',
    'ballots',
    'lynchWord',
    'ballotNames',
    'nicknames',
    'shortBallots',
    'hiddenBallots',
  ])

  await ask('options.choose', { game, ...unbold!.choose! })
  const counted = await ask('votes.view', { game, phase: 1 })
  expect([counted.unbold, counted.ballots.map(({ by, standing }) => [by, standing])]).toEqual([
    undefined,
    [
      ['Ann', 'counts'],
      ['Bob', 'counts'],
    ],
  ])

  const { game: past } = await ask('mend.begin', { game, phase: 0, reason: 'a message was missed' })
  await ask('actions.submit', { game: past, by: 'Eli', does: 'factionKill', to: ['Gus'] })
  await ask('mend.accept', { game: past })
  expect((await ask('votes.view', { game, phase: 1 })).ballots).toHaveLength(2)

  await ask('phases.lock', { game })
  await refused('options.choose', { game, option: 'ballots', value: 'bold' }, 'declined')
})
