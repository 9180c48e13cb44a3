/**
 * A phase that is locked before its deadline: what comes next begins at once, and nothing of it is taken for the past.
 */
import { expect, it } from 'vitest'
import { newDesk, villagers } from '../help.ts'

let clock = Date.parse('2026-11-28T06:50:00Z')
const desk = await newDesk({ now: () => new Date(clock) })
const { ask } = desk

const later = (hours: number): void => void (clock += hours * 3_600_000)

async function opened(): Promise<string> {
  clock = Date.parse('2026-11-28T06:50:00Z')
  const { game } = await ask('games.create', { name: 'Early', system: 'rar' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('options.choose', { game, option: 'resultsMargin', value: 2 })
  await ask('roster.set', { game, seats: villagers })
  await ask('phases.open', {
    game,
    kind: 'night',
    number: 1,
    opens: '2026-11-28T07:00:00Z',
    closes: '2026-11-30T07:00:00Z',
  })
  return game
}

const next = async (game: string) => {
  const { kind, number, opens, closes } = await ask('phases.next', { game })
  await ask('phases.open', { game, kind, number })
  return { kind, opens, closes }
}

it('is followed by one that opens when it was locked, about as long as ever and to the usual hour', async () => {
  const game = await opened()
  later(3)
  await ask('phases.lock', { game })
  const thread = (await ask('posts.view', { game, phase: 0, dialect: 'plain' })).posts.find(
    ({ to }) => to.kind === 'public',
  )
  expect(thread!.text).toContain('Monday 30 November 2026, 09:00')
  later(1)
  expect(await next(game)).toEqual({
    kind: 'day',
    opens: '2026-11-28T09:50:00.000Z',
    closes: '2026-11-30T09:00:00.000Z',
  })
})

it('leaves nothing out that players write and send in afterwards', async () => {
  const game = await opened()
  for (const hours of [3, 2]) {
    later(hours)
    await ask('phases.lock', { game })
    await next(game)
  }
  later(1)
  await ask('inbox.paste', { game, page: 'From: Bob\nSent: 28 Nov 2026, 12:10\n\nInvestigate: Fay\n' })
  // Read and not asked about.
  expect((await ask('inbox.view', { game, phase: 2 })).messages.map(({ state }) => state)).toEqual(['new'])
  await ask('phases.lock', { game })
  await next(game)
  const said = (who: string, at: string): string => `From: ${who}\nSent: 28 Nov 2026, ${at}\n\n[b]Vote: Fay[/b]\n\n`
  expect(await ask('votes.paste', { game, page: said('Ann', '13:30') + said('Bob', '11:00') })).toMatchObject({
    added: 1,
    earlier: 1,
  })
})

it('is followed as planned where it was locked after its deadline', async () => {
  const game = await opened()
  later(49)
  await ask('phases.lock', { game })
  expect(await ask('phases.next', { game })).toMatchObject({ opens: '2026-11-30T09:00:00.000Z' })
})
