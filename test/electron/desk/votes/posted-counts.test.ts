/** Counts that a host posted in the thread: each held against the count up to it, with what makes the difference. */
import { expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const { ask } = await newDesk()
const post = (by: string, at: string, text: string, number?: number): string =>
  `From: ${by}\nSent: 2026-12-01 ${at} UTC\n${number === undefined ? '' : `#${number}\n`}\n${text}\n\n`

async function opened(
  hosts: string[] = ['Hal'],
  seats: Record<string, { modifiers: { modifier: string }[] }> = {},
): Promise<string> {
  const { game } = await ask('games.create', { name: 'Mill', system: 'rar' })
  await ask('roster.set', {
    game,
    seats: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Gus'].map(name => ({
      name,
      role: name === 'Gus' ? 'goon' : 'vanilla',
      ...seats[name],
    })),
  })
  await ask('games.settings', { game, hosts })
  await ask('phases.open', { game, kind: 'day', number: 1, opens: '2026-12-01T08:00:00Z' })
  return game
}

const page =
  post('Ann', '09:00', '[b]Vote: Gus[/b]', 2)
  + post('Cat', '09:10', '[b]Vote: Gus[/b]', 3)
  + post('Hal', '09:15', '[b]Vote Count 1[/b]\nGus (2): Ann, Cat\nNot voting (4): Bob, Dan, Eve, Gus', 4)
  + post('Ann', '09:20', '[b]Vote: Bob[/b]', 5)
  + post('Dan', '09:25', 'I will vote: Bob', 6)
  + post('Hal', '09:30', '[b]Vote Count 2[/b]\nGus (2): Ann, Cat\nBob (1): Dan\nNot voting (3): Bob, Eve, Gus', 7)
  + post('Hal', '09:40', '[b]Vote Count 3[/b]\nfourteen days to go, all is well', 8)
  + post('Hal', '09:50', 'Please vote, everybody.', 9)

it('says which agrees, which differs and by which ballots, and which could not be read', async () => {
  const game = await opened()
  expect(await ask('votes.paste', { game, page })).toMatchObject({ added: 7, known: 0, unknownAuthors: [] })
  const { counts } = await ask('votes.counts', { game, phase: 0 })
  expect(counts.map(({ by, number, trouble, differences }) => [by, number, trouble, differences.length])).toEqual([
    ['Hal', 4, undefined, 0],
    ['Hal', 7, undefined, 2],
    ['Hal', 8, 'it is headed as a vote count, but no line of it could be read', 0],
  ])
  expect(
    counts[1]!.differences.map(({ voter, ours, theirs, posts }) => [
      voter,
      ours,
      theirs,
      posts.map(({ number, found }) => `${number} ${found[0]!.kind}`),
    ]),
  ).toEqual([
    ['Ann', ['Bob'], ['Gus'], ['5 ballot']],
    ['Dan', [], ['Bob'], ['6 uncounted']],
  ])
})

it('counts for nothing: the standing is what it is without them', async () => {
  const [one, other] = [await opened(), await opened([])]
  await ask('votes.paste', { game: one, page })
  await ask('votes.paste', { game: other, page })
  const of = async (game: string) => {
    const { totals, silent, posts } = await ask('votes.view', { game, phase: 0 })
    return { totals, silent, posts }
  }
  expect(await of(one)).toEqual(await of(other))
  expect(await ask('votes.counts', { game: other, phase: 0 })).toMatchObject({ counts: [], hosts: false })
})

it('is known when it is pasted again, and takes the place of itself once it was edited', async () => {
  const game = await opened()
  await ask('votes.paste', { game, page })
  expect(await ask('votes.paste', { game, page })).toMatchObject({ added: 0, known: 7 })
  const mended = page
    .replace('Gus (2): Ann, Cat\nBob (1): Dan', 'Gus (1): Cat\nBob (1): Ann')
    .replace('(3): Bob', '(4): Dan, Bob')
  expect(await ask('votes.paste', { game, page: mended })).toMatchObject({ added: 0, known: 7 })
  const { counts } = await ask('votes.counts', { game, phase: 0 })
  expect(counts.map(({ number, edited, differences }) => [number, edited, differences.length])).toEqual([
    [4, false, 0],
    [7, true, 0],
    [8, false, 0],
  ])
})

it('knows ballots entered by hand, no lynch, and a count that came before any post', async () => {
  const game = await opened()
  await ask('votes.paste', {
    game,
    page:
      post('Hal', '08:30', 'Votecount 0\nNobody votes yet.\nNot voting (6): Ann, Bob, Cat, Dan, Eve, Gus')
      + post('Ann', '09:00', '[b]Vote: no lynch[/b]')
      + post('Hal', '09:30', 'Votecount 1\nNo lynch (1): Ann\nNot voting (5): Bob, Cat, Dan, Eve, Gus'),
  })
  const { id } = await ask('votes.cast', { game, by: 'Bob', for: 'Gus', at: '2026-12-01T09:20:00Z' })
  const { counts } = await ask('votes.counts', { game, phase: 0 })
  expect(counts.map(({ differences }) => differences)).toEqual([
    [],
    [{ voter: 'Bob', ours: ['Gus'], theirs: [], posts: [], byHand: id }],
  ])
})

it('says whether anybody is known as a host, and undoing takes its counts back', async () => {
  const game = await opened()
  await ask('votes.paste', { game, page })
  await ask('log.undo', { game })
  expect(await ask('votes.counts', { game, phase: 0 })).toMatchObject({ counts: [], hosts: true })
})

it('holds a voter who counts twice against the weight of the ballot here', async () => {
  const game = await opened(['Hal'], { Ann: { modifiers: [{ modifier: 'doublevoter' }] } })
  const count = (at: string, number: number, text: string) =>
    post('Hal', at, `[b]Vote Count ${number}[/b]\n${text}`, number)
  await ask('votes.paste', {
    game,
    page:
      post('Ann', '09:00', '[b]Vote: Gus[/b]', 2)
      + post('Cat', '09:10', '[b]Vote: Gus[/b]', 3)
      + count('09:20', 4, 'Gus (3): Ann (x2), Cat')
      + count('09:21', 5, 'Gus (3): Ann, Ann, Cat')
      + count('09:22', 6, 'Gus (3): Ann, Cat')
      + count('09:23', 7, 'Gus: Ann, Cat')
      + count('09:24', 8, 'Gus (2): Ann, Cat')
      + count('09:25', 9, 'Gus (3): Ann, Cat (x2)')
      + count('09:26', 10, 'Gus (1): Cat\nEve (2): Ann (x2)'),
  })
  const { counts } = await ask('votes.counts', { game, phase: 0 })
  expect(
    counts.map(({ number, trouble, differences }) => [
      number,
      trouble,
      differences.map(({ voter, ours, theirs }) => `${voter} ${ours.join()} ${theirs.join()}`),
    ]),
  ).toEqual([
    [4, undefined, []],
    [5, undefined, []],
    [6, undefined, []],
    [7, undefined, []],
    [8, undefined, ['Ann Gus,Gus Gus']],
    [9, undefined, ['Ann Gus,Gus Gus', 'Cat Gus Gus,Gus']],
    [10, undefined, ['Ann Gus,Gus Eve,Eve']],
  ])
})

it('keeps a title without rows, and tells of a line that could not be read', async () => {
  const game = await opened()
  await ask('votes.paste', {
    game,
    page:
      post('Ann', '09:00', '[b]Vote: Gus[/b]', 2)
      + post('Hal', '09:10', 'Mill – Day 1 – Vote Count 1', 3)
      + post('Hal', '09:20', 'Vote Count 2\nGus (1): Ann\nBob has nobody but Cat\nDan (0):\nNot voting: Eve', 4),
  })
  const { counts } = await ask('votes.counts', { game, phase: 0 })
  expect(counts.map(({ trouble, unread }) => [trouble, unread])).toEqual([
    ['it is headed as a vote count, but no line of it could be read', []],
    [undefined, ['Bob has nobody but Cat']],
  ])
})

it('are known by what the host of this game calls them', async () => {
  const game = await opened()
  await ask('games.settings', { game, titles: ['The Ledger'] })
  const ledger = post('Hal', '09:35', '[b]The Ledger 2[/b]\nnot one is in debt', 8)
  expect(await ask('votes.paste', { game, page: page.slice(0, page.indexOf('From: Hal')) + ledger })).toMatchObject({
    added: 3,
  })
  const troubled = async () => (await ask('votes.counts', { game, phase: 0 })).counts.map(({ trouble }) => trouble)
  expect(await troubled()).toEqual(['it is headed as a vote count, but no line of it could be read'])
  expect((await ask('games.get', { game })).settings.titles).toEqual(['The Ledger'])
  const { text } = await ask('games.export', { game })
  const { game: copy } = await ask('games.import', { text })
  expect((await ask('games.get', { game: copy })).settings.titles).toEqual(['The Ledger'])
})
