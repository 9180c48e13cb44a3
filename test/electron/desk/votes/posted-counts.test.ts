/** Counts that a host posted in the thread: each held against the count up to it, with what makes the difference. */
import { expect, it } from 'vitest'
import { isTakeable } from '../../../../electron/desk/votes/counted-votes.ts'
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
    [{ voter: 'Bob', ours: ['Gus'], theirs: [], takeable: true, posts: [], byHand: id }],
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

/** Who stands where, by name. */
async function standing(game: string): Promise<Record<string, string[]>> {
  const { totals } = await ask('votes.view', { game, phase: 0 })
  return Object.fromEntries(totals.filter(({ votes }) => votes > 0).map(({ of, voters }) => [of, [...voters].sort()]))
}

it('is taken at its word for a voter or for all, at its place, and is undone in one', async () => {
  const game = await opened()
  await ask('votes.paste', { game, page })
  const second = (await ask('votes.counts', { game, phase: 0 })).counts[1]!
  expect(second.differences.map(({ takeable }) => takeable)).toEqual([true, true])
  expect((await ask('votes.counts', { game, phase: 0, last: true })).counts).toMatchObject([{ number: 8 }])
  expect(await standing(game)).toEqual({ Bob: ['Ann'], Gus: ['Cat'] })
  expect(await ask('votes.takeCounted', { game, post: second.id, voters: ['Dan'] })).toMatchObject({ ballots: 1 })
  expect(await standing(game)).toEqual({ Bob: ['Ann', 'Dan'], Gus: ['Cat'] })
  expect(await ask('games.get', { game })).toMatchObject({
    undo: "Accepted Dan's vote for Bob, as in a vote count by Hal",
  })
  expect(await ask('votes.takeCounted', { game, post: second.id })).toMatchObject({ ballots: 1 })
  expect(await standing(game)).toEqual({ Bob: ['Dan'], Gus: ['Ann', 'Cat'] })
  const { counts } = await ask('votes.counts', { game, phase: 0 })
  expect(counts.map(({ differences }) => differences.length)).toEqual([0, 0, 0])
  await ask('log.undo', { game })
  expect(await standing(game)).toEqual({ Bob: ['Ann', 'Dan'], Gus: ['Cat'] })
  await ask('votes.takeCounted', { game, post: second.id })
  // What is written after it counts, whenever it is pasted; before it nothing is changed.
  await ask('votes.paste', { game, page: post('Dan', '10:00', '[b]Vote: Eve[/b]', 10) })
  expect(await standing(game)).toEqual({ Eve: ['Dan'], Gus: ['Ann', 'Cat'] })
  const before = await ask('votes.asOf', { game, phase: 0, post: (await postNumbered(game, 5))! })
  expect(before.totals.find(({ of }) => of === 'Bob')?.voters).toEqual(['Ann'])
})

const postNumbered = async (game: string, number: number): Promise<string | undefined> =>
  (await ask('votes.view', { game, phase: 0 })).posts.find(one => one.number === number)?.id

it('takes a vote back that it does not have, and is known of posts without a time', async () => {
  const game = await opened()
  const plain = (by: string, text: string): string => `From: ${by}\n\n${text}\n\n`
  await ask('votes.paste', {
    game,
    page:
      plain('Ann', '[b]Vote: Gus[/b]')
      + plain('Bob', '[b]Vote: Gus[/b]')
      + plain('Hal', '[b]Vote Count 1[/b]\nGus (1): Bob\nCat (1): Dan\nNot voting (4): Ann, Cat, Eve, Gus')
      + plain('Dan', '[b]Vote: Eve[/b]'),
  })
  const [count] = (await ask('votes.counts', { game, phase: 0 })).counts
  expect(await ask('votes.takeCounted', { game, post: count!.id })).toMatchObject({ ballots: 2 })
  expect(await standing(game)).toEqual({ Gus: ['Bob'], Eve: ['Dan'] })
})

it('ends no day by a vote that the count has otherwise', async () => {
  const game = await opened()
  await ask('votes.paste', {
    game,
    page:
      post('Ann', '09:00', '[b]Vote: Cat[/b]', 2)
      + post('Bob', '09:05', '[b]Vote: Cat[/b]', 3)
      + post('Gus', '09:10', '[b]Vote: Ann[/b]', 4)
      + post('Gus', '09:15', '[b]Vote: Cat[/b] is what I would say', 5)
      + post('Dan', '09:20', '[b]Vote: Cat[/b]', 6)
      + post('Hal', '09:30', '[b]Vote Count 1[/b]\nCat (3): Ann, Bob, Dan\nAnn (1): Gus\nNot voting (2): Cat, Eve', 7)
      + post('Eve', '09:40', '[b]Vote: Gus[/b]', 8),
  })
  const view = () => ask('votes.view', { game, phase: 0 })
  expect((await view()).lynched).toHaveLength(1)
  const [count] = (await ask('votes.counts', { game, phase: 0 })).counts
  await ask('votes.takeCounted', { game, post: count!.id })
  expect((await view()).lynched).toEqual([])
  expect(await standing(game)).toEqual({ Cat: ['Ann', 'Bob', 'Dan'], Ann: ['Gus'], Gus: ['Eve'] })
  const own = (await view()).ballots.filter(({ by }) => by === 'Gus')
  expect(own.map(({ standing: is }) => is)).toEqual(['replaced', 'replaced', 'counts'])
  expect((await ask('votes.counts', { game, phase: 0 })).counts[0]!.differences).toEqual([])
})

it('is taken at its word where one ballot says it', async () => {
  const may = (ours: string[], theirs: string[], none = false): boolean => isTakeable({ ours, theirs }, none)
  expect(may(['Bob'], ['Cat'])).toBe(true)
  expect(may(['Bob'], [])).toBe(true)
  expect(may(['Bob', 'Bob'], ['Cat', 'Cat'])).toBe(true)
  // As how many votes it counts is not said by a ballot, nor which of two votes moved.
  expect(may(['Bob'], ['Bob', 'Bob'])).toBe(false)
  expect(may(['Bob', 'Cat'], ['Bob', 'Dan'])).toBe(false)
  expect([may(['Bob'], ['']), may(['Bob'], [''], true)]).toEqual([false, true])
  const game = await opened()
  await expect(ask('votes.takeCounted', { game, post: 'nope' })).rejects.toThrow('notFound')
})

it('is named and linked for the hammer where a vote that is taken from it makes the majority', async () => {
  const game = await opened()
  await ask('games.settings', { game, dialect: 'xenforo' })
  const article = (by: string, number: number, text: string): string =>
    `<article class="message" data-author="${by}" data-content="post-${100 + number}"><time datetime="2026-12-01T09:0${number}:00Z"></time><ul class="message-attribution-opposite"><li><a href="https://forum.test/threads/1/post-${100 + number}">#${number}</a></li></ul><div class="bbWrapper">${text}</div></article>`
  const votes = ['Ann', 'Cat', 'Eve'].map((by, nth) => article(by, nth + 1, '<b>Vote: Bob</b>'))
  const count = article('Hal', 7, '<b>Vote Count 2</b><br>Bob (4): Ann, Cat, Eve, Dan<br>Not voting (2): Bob, Gus')
  await ask('votes.paste', { game, page: `<!doctype html><html><body>${votes.join('')}${count}</body></html>` })
  const hammer = async (): Promise<string | undefined> =>
    (await ask('votes.countPost', { game, phase: 0, parts: ['hammer', 'links'] })).text
      .replaceAll('\u2060', '')
      .split('\n')
      .find(line => line.includes('Hammer'))
  expect(await hammer()).toBeUndefined()
  const [posted] = (await ask('votes.counts', { game, phase: 0 })).counts
  await ask('votes.takeCounted', { game, post: posted!.id })
  expect(await hammer()).toBe(
    '[b]Hammer:[/b] on Bob, by [url=https://forum.test/threads/1/post-107]the host’s count (#7)[/url]',
  )
  await ask('log.undo', { game })
  expect(await hammer()).toBeUndefined()
})
