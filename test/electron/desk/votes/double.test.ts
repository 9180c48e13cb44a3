/** A doublevoter who has two votes: both stand on the screen, in the day, and in counts that a host posted. */
import { expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const { ask } = await newDesk()
const post = (by: string, at: string, text: string, number: number): string =>
  `From: ${by}\nSent: 2026-12-01 ${at} UTC\n#${number}\n\n${text}\n\n`

async function opened(double: 'oneBallot' | 'twoTargets' = 'twoTargets'): Promise<string> {
  const { game } = await ask('games.create', { name: 'Mill', system: 'rar' })
  await ask('roster.set', {
    game,
    seats: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Gus'].map(name => ({
      name,
      role: name === 'Gus' ? 'goon' : 'vanilla',
      ...(name === 'Ann' && { modifiers: [{ modifier: 'doublevoter' }] }),
    })),
  })
  await ask('games.settings', { game, hosts: ['Hal'], dialect: 'plain' })
  await ask('options.choose', { game, option: 'double', value: double })
  await ask('phases.open', { game, kind: 'day', number: 1, opens: '2026-12-01T08:00:00Z' })
  return game
}
const seen = async (game: string) => {
  const { totals, ballots, silent, spare } = await ask('votes.view', { game, phase: 0 })
  return {
    totals: totals.map(({ of, votes, voters, notes = [] }) => `${of} ${votes}: ${voters.join(' ')} ${notes.length}`),
    ballots: ballots.map(one => `${one.by} ${one.for ?? '-'} ${one.standing}`),
    silent: silent.length,
    spare,
  }
}

it('holds two ballots by hand, of which a third moves the older', async () => {
  const game = await opened()
  await ask('votes.cast', { game, by: 'Ann', for: 'Gus' })
  expect(await seen(game)).toEqual({
    totals: ['Gus 1: Ann 0'],
    ballots: ['Ann Gus counts'],
    silent: 5,
    spare: ['Ann'],
  })
  await ask('votes.cast', { game, by: 'Ann', for: 'Bob' })
  expect(await seen(game)).toMatchObject({
    totals: ['Bob 1: Ann 0', 'Gus 1: Ann 0'],
    ballots: ['Ann Gus counts', 'Ann Bob counts'],
    spare: [],
  })
  await ask('votes.cast', { game, by: 'Ann', for: 'Cat' })
  expect((await seen(game)).ballots).toEqual(['Ann Gus replaced', 'Ann Bob counts', 'Ann Cat counts'])
  await ask('votes.cast', { game, by: 'Ann', for: 'Cat' })
  expect(await seen(game)).toMatchObject({
    totals: ['Cat 2: Ann Ann 0'],
    ballots: ['Ann Gus replaced', 'Ann Bob replaced', 'Ann Cat counts', 'Ann Cat counts'],
  })
  await ask('votes.cast', { game, by: 'Ann' })
  expect(await seen(game)).toMatchObject({ totals: [], silent: 6, spare: [] })
})

it('tells how the vote went by each of them', async () => {
  const game = await opened()
  for (const on of ['Gus', 'Bob', 'Cat', 'Cat', undefined])
    await ask('votes.cast', { game, by: 'Ann', ...(on !== undefined && { for: on }) })
  const { changes } = await ask('votes.day', { game, phase: 0 })
  expect(changes.map(({ for: on, votes, from, left }) => [on, votes, from, left])).toEqual([
    ['Gus', 1, undefined, undefined],
    ['Bob', 1, undefined, undefined],
    ['Cat', 1, 'Gus', 0],
    ['Cat', 2, 'Bob', 0],
    [undefined, undefined, 'Cat', 1],
    [undefined, undefined, 'Cat', 0],
  ])
})

it('stands in two rows of a posted count, or twice in one', async () => {
  const game = await opened()
  const count = (at: string, number: number, text: string) => post('Hal', at, `Vote Count ${number}\n${text}`, number)
  await ask('votes.paste', {
    game,
    page:
      post('Ann', '09:00', '[b]Vote: Gus[/b]\n[b]Vote: Bob[/b]', 2)
      + count('09:10', 3, 'Gus (1): Ann\nBob (1): Ann')
      + count('09:11', 4, 'Gus (2): Ann, Ann')
      + count('09:12', 5, 'Gus (1): Ann')
      + count('09:13', 6, 'Gus (1): Cat\nBob (1): Cat')
      + post('Ann', '09:20', '[b]Vote: Gus[/b]', 7)
      + count('09:21', 8, 'Gus (2): Ann')
      + count('09:22', 9, 'Gus (2): Ann (x2)'),
  })
  const { counts } = await ask('votes.counts', { game, phase: 0 })
  expect(
    counts.map(({ number, trouble, slip, differences }) => [
      number,
      trouble ?? slip,
      differences.map(({ voter, ours, theirs }) => `${voter} ${ours.join()} ${theirs.join()}`),
    ]),
  ).toEqual([
    [3, undefined, []],
    [4, undefined, ['Ann Bob,Gus Gus,Gus']],
    [5, undefined, ['Ann Bob,Gus Gus']],
    [6, '"Cat" appears in it twice', ['Ann Bob,Gus ', 'Cat  Bob,Gus']],
    [8, undefined, []],
    [9, undefined, []],
  ])
})

it('has one ballot that weighs two where the game says so', async () => {
  const game = await opened('oneBallot')
  await ask('votes.cast', { game, by: 'Ann', for: 'Gus' })
  await ask('votes.cast', { game, by: 'Ann', for: 'Bob' })
  expect(await seen(game)).toMatchObject({
    totals: ['Bob 2: Ann 1'],
    ballots: ['Ann Gus replaced', 'Ann Bob counts'],
    spare: [],
  })
})

it('stands as it was once the day is locked, read back from what was kept', async () => {
  for (const double of ['oneBallot', 'twoTargets'] as const) {
    const game = await opened(double)
    for (const on of ['Gus', 'Bob']) await ask('votes.cast', { game, by: 'Ann', for: on })
    const before = await seen(game)
    await ask('phases.lock', { game })
    const { game: copy } = await ask('games.import', { text: (await ask('games.export', { game })).text })
    expect(await seen(copy)).toEqual(before)
  }
})
