/** Times of headers that are told from the moment of pasting: kept as they were meant then. */
import { describe, expect, it } from 'vitest'
import { deskAt, newDesk, nextFile, pm, type Asking } from '../help.ts'

/** A desk whose clock the test sets. */
async function deskWithClock(): Promise<Asking & { clock: { now: string } }> {
  const clock = { now: '2026-11-20T19:30:40Z' }
  return { ...(await newDesk({ now: () => new Date(clock.now) })), clock }
}

async function moscow({ ask }: Asking): Promise<string> {
  const { game } = await ask('games.create', { name: 'Moscow', system: 'rar', zone: 'Europe/Moscow' })
  await ask('roster.set', {
    game,
    seats: [
      { name: 'Ann', role: 'doctor' },
      { name: 'Bob', role: 'goon' },
      { name: 'Cat', role: 'vigilante' },
    ],
  })
  await ask('phases.open', { game, kind: 'night', number: 1, closes: '2026-11-20T22:00:00+03:00' })
  return game
}
const timesOf = async ({ ask }: Asking, game: string, phase = 0) =>
  (await ask('inbox.view', { game, phase })).messages.map(({ at, written, late }) => [at, written, late])

describe('a time told from the moment of pasting', () => {
  it('is kept as the time that it was then, late where that is late, with what the header said', async () => {
    const desk = await deskWithClock()
    const game = await moscow(desk)
    await desk.ask('inbox.paste', {
      game,
      page: [
        pm('Ann', 'protect Bob', 'Вчера в 23:40'),
        pm('Cat', 'shoot Ann', 'Today at 6:02 PM'),
        pm('Bob', 'kill Ann', '2 minutes ago'),
      ].join('\n'),
    })
    const times = [
      ['2026-11-19T20:40:00.000Z', 'Вчера в 23:40', false],
      ['2026-11-20T15:02:00.000Z', 'Today at 6:02 PM', false],
      ['2026-11-20T19:28:00.000Z', '2 minutes ago', true],
    ]
    expect(await timesOf(desk, game)).toEqual(times)
    desk.clock.now = '2026-11-25T08:00:00Z'
    expect(await timesOf(desk, game)).toEqual(times)
    await desk.ask('inbox.take', { game })
    expect((await desk.ask('inbox.view', { game, phase: 0 })).actions.map(({ by, at }) => [by, at])).toContainEqual([
      'Cat',
      '2026-11-20T15:02:00.000Z',
    ])
  })

  it('is the same once the file is opened again', async () => {
    const file = nextFile()
    const before = await deskAt(file, { now: () => new Date('2026-11-20T19:30:40Z') })
    const game = await moscow(before)
    await before.ask('inbox.paste', { game, page: pm('Ann', 'protect Bob', '5 минут назад') })
    await before.desk.close()
    const after = await deskAt(file, { now: () => new Date('2026-11-27T08:00:00Z') })
    expect(await timesOf(after, game)).toEqual([['2026-11-20T19:25:00.000Z', '5 минут назад', true]])
  })

  it('is said to be unclear where it names no time, and is none where a full date stands or the host gave one', async () => {
    const desk = await deskWithClock()
    const game = await moscow(desk)
    for (const [body, at] of [
      ['protect Bob', '2 days ago'],
      ['protect Cat', 'Today at 23:58'],
      ['protect Ann', '2026-11-20 18:00'],
    ])
      await desk.ask('inbox.paste', { game, page: pm('Ann', body!, at) })
    await desk.ask('inbox.paste', { game, page: pm('Cat', 'shoot Bob', '2 days ago'), at: '2026-11-20T12:00:00.000Z' })
    await desk.ask('inbox.paste', { game, page: 'shoot Ann', sender: 'Cat' })
    const times = await timesOf(desk, game)
    expect(times).toContainEqual([undefined, '2 days ago', false])
    expect(times).toContainEqual([undefined, 'Today at 23:58', false])
    expect(times).toContainEqual(['2026-11-20T15:00:00.000Z', undefined, false])
    expect(times).toContainEqual(['2026-11-20T12:00:00.000Z', undefined, false])
    expect(times).toContainEqual([undefined, undefined, false])
    expect(times).toHaveLength(5)
  })

  it('is known again when the page is pasted later, in the words of later', async () => {
    const desk = await deskWithClock()
    const game = await moscow(desk)
    const paste = (at: string) => desk.ask('inbox.paste', { game, page: pm('Ann', 'protect Bob', at) })
    expect(await paste('2 minutes ago')).toMatchObject({ messages: ['m1'], known: 0 })
    desk.clock.now = '2026-11-20T19:34:10Z'
    expect(await paste('5 minutes ago')).toMatchObject({ messages: [], known: 1 })
    expect(await paste('Today at 22:28')).toMatchObject({ messages: [], known: 1 })
    desk.clock.now = '2026-11-21T19:34:10Z'
    expect(await paste('Yesterday at 22:28')).toMatchObject({ messages: [], known: 1 })
    // The same words a day later are another message.
    expect(await paste('Today at 22:28')).toMatchObject({ messages: ['m2'], known: 0 })
  })
})
