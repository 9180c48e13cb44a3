/** What is pasted into the inbox, what becomes of it, and what never happens by itself. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { InboxView } from '../../../../electron/desk/contract.ts'
import { folder } from '../../store/help.ts'
import { deskAt, newDesk, pm, village } from '../help.ts'

const { path } = folder()
const desk = await newDesk()
const { ask, refused } = desk
const inbox = (game: string, phase = 0): Promise<InboxView> => ask('inbox.view', { game, phase })
const paste = (game: string, page: string, more: { sender?: string; at?: string } = {}) =>
  ask('inbox.paste', { game, page, ...more })
const statesOf = async (game: string) =>
  Object.fromEntries((await inbox(game)).messages.map(({ id, state }) => [id, state]))
/** What was sent in, in a few words. */
const actionsOf = async (game: string, phase = 0) =>
  (await inbox(game, phase)).actions.map(({ by, does, to, standing }) => [by, does, ...to, standing].join(' '))
const page = [
  pm('Ann', 'Protect Bob please.'),
  pm('Bob', 'I investigate Eli', '2026-11-20 12:10'),
  pm('Eli', 'kill Ann, thanks', '2026-11-20 13:00'),
].join('\n')

describe('pasting', () => {
  it('asks which phase a message from before this one opened is for', async () => {
    const game = await village(desk)
    expect(await paste(game, pm('Ann', 'Protect Bob please.', '2026-11-20 09:59'))).toMatchObject({
      doubts: 1,
      proposals: 0,
    })
    const [message] = (await inbox(game)).messages
    expect(message!.doubts[0]).toMatchObject({
      why: 'early',
      choices: [{ by: 'Ann', does: 'protect', to: ['Bob'] }],
    })
    await ask('inbox.answer', { game, message: 'm1', doubt: 0, choice: 0 })
    expect(await actionsOf(game)).toEqual(['Ann protect Bob counts'])
  })
  it('takes a message of the minute in which the phase opened for this one: forums write no seconds', async () => {
    const game = await village(desk, { opens: '2026-11-20T10:00:41Z' })
    expect(await paste(game, pm('Ann', 'Protect Bob please.', '2026-11-20 10:00'))).toMatchObject({
      doubts: 0,
      proposals: 1,
    })
    expect(await paste(game, pm('Ann', 'Protect Eli please.', '2026-11-20 09:59'))).toMatchObject({ doubts: 1 })
  })
  it('takes in a whole page of messages, and nothing counts before the host takes it', async () => {
    const game = await village(desk)
    expect(await paste(game, page)).toMatchObject({ messages: ['m1', 'm2', 'm3'], doubts: 0, proposals: 3, known: 0 })
    const { wants } = (await ask('games.get', { game })).phases[0]!
    expect(wants).toMatchObject({ messages: 3, doubts: 0, sure: 3 })
    const { messages, actions } = await inbox(game)
    expect(
      messages.map(({ id, sender, senderName, at, state, late, body }) => ({
        id,
        sender,
        senderName,
        at,
        state,
        late,
        body,
      })),
    ).toEqual([
      {
        id: 'm1',
        sender: 'Ann',
        senderName: 'Ann',
        at: '2026-11-20T12:00:00.000Z',
        state: 'new',
        late: false,
        body: 'Protect Bob please.',
      },
      {
        id: 'm2',
        sender: 'Bob',
        senderName: 'Bob',
        at: '2026-11-20T12:10:00.000Z',
        state: 'new',
        late: false,
        body: 'I investigate Eli',
      },
      {
        id: 'm3',
        sender: 'Eli',
        senderName: 'Eli',
        at: '2026-11-20T13:00:00.000Z',
        state: 'new',
        late: false,
        body: 'kill Ann, thanks',
      },
    ])
    expect(actions).toEqual([])
    expect((await ask('games.get', { game })).phases[0]!.wants.messages).toBe(3)
  })

  it('adds nothing where the same page is pasted again, and says so', async () => {
    const game = await village(desk)
    const { revision } = await paste(game, page)
    const before = await inbox(game)
    expect(await paste(game, page)).toEqual({ revision, messages: [], doubts: 0, proposals: 0, known: 3 })
    expect(await paste(game, `${page}\n${pm('Cat', 'shoot Eli', '2026-11-20 14:00')}`)).toMatchObject({
      messages: ['m4'],
      known: 3,
    })
    expect((await inbox(game)).messages.slice(0, 3)).toEqual(before.messages)
  })

  it('adds nothing of a page whose sender the host named meanwhile', async () => {
    const game = await village(desk)
    const strange = pm('xX_Ann_Xx', 'protect Bob')
    await paste(game, strange)
    await ask('inbox.sender', { game, message: 'm1', sender: 'Ann' })
    expect(await paste(game, strange)).toMatchObject({ messages: [], known: 1 })
  })

  it('takes in a message once that stands twice in a page', async () => {
    const game = await village(desk)
    expect(await paste(game, `${pm('Ann', 'protect Bob')}\n${pm('Ann', 'protect Bob')}`)).toMatchObject({
      messages: ['m1'],
    })
  })

  it('knows the messages of the night before in the page of a conversation', async () => {
    const game = await village(desk)
    await paste(game, page)
    await ask('phases.lock', { game })
    await ask('phases.open', {
      game,
      kind: 'night',
      number: 2,
      opens: '2026-11-21T10:00:00Z',
      closes: '2026-11-21T22:00:00Z',
    })
    expect(await paste(game, `${page}\n${pm('Bob', 'investigate Fay', '2026-11-21 12:00')}`)).toMatchObject({
      messages: ['m1'],
      known: 3,
    })
    expect((await inbox(game, 1)).messages.map(({ body }) => body)).toEqual(['investigate Fay'])
  })

  it('reads times without a zone in that of the game', async () => {
    const { game } = await ask('games.create', { name: 'Berlin', system: 'rar', zone: 'Europe/Berlin' })
    await ask('roster.set', {
      game,
      seats: [
        { name: 'Ann', role: 'doctor' },
        { name: 'Bob', role: 'goon' },
      ],
    })
    await ask('phases.open', { game, kind: 'night', number: 1, closes: '2026-11-20T22:00:00+01:00' })
    await paste(game, pm('Ann', 'protect Bob', '2026-11-20 21:59'))
    await paste(game, pm('Bob', 'kill Ann', '2026-11-20 22:01'))
    expect((await inbox(game)).messages.map(({ at, late }) => [at, late])).toEqual([
      ['2026-11-20T20:59:00.000Z', false],
      ['2026-11-20T21:01:00.000Z', true],
    ])
  })

  it('knows players by alias, and by the name of who sat there before', async () => {
    const game = await village(desk)
    await ask('roster.replace', { game, slot: 'Ann', name: 'Zoë' })
    await paste(game, [pm('Faye', 'block Cat'), pm('Ann', 'protect Bob'), pm('Zoë', 'protect Cat')].join('\n'))
    expect((await inbox(game)).messages.map(({ sender, senderName }) => [sender, senderName])).toEqual([
      ['Fay', 'Fay'],
      ['Ann', 'Zoë'],
      ['Ann', 'Zoë'],
    ])
  })

  it('refuses what holds no message, and a sender who does not play', async () => {
    const game = await village(desk)
    await refused('inbox.paste', { game, page: '  \n\0\n' }, 'badInput')
    await refused('inbox.paste', { game, page: 'protect Bob', sender: 'Annn' }, 'notFound')
    await refused('inbox.paste', { game, page: 'x'.repeat(2_000_001) }, 'badInput')
    expect((await inbox(game)).messages).toEqual([])
  })

  it('shows a page of markup and controls as the text it is', async () => {
    const game = await village(desk)
    const body = '<script>alert(1)</script> [url=javascript:x]protect[/url] \u202E Bob \u0007\u{1F43A}'
    await paste(game, body, { sender: 'Ann', at: '2026-11-20T12:00:00Z' })
    expect((await inbox(game)).messages[0]!.body).toBe(body)
  })
})

describe('a message without a known sender', () => {
  it('asks who wrote it, and is read again once the host says so', async () => {
    const game = await village(desk)
    await paste(game, pm('Stranger', 'protect Bob'))
    const [message] = (await inbox(game)).messages
    expect(message).toMatchObject({ from: 'Stranger', state: 'doubt', proposals: [], doubts: [{ why: 'noSender' }] })
    expect(message!.sender).toBeUndefined()
    await ask('inbox.sender', { game, message: 'm1', sender: 'Ann' })
    expect((await inbox(game)).messages[0]).toMatchObject({
      sender: 'Ann',
      state: 'new',
      doubts: [],
      proposals: [{ by: 'Ann', does: 'protect', to: ['Bob'] }],
    })
  })

  it('asks who wrote it, and takes the answer for the sender', async () => {
    const game = await village(desk)
    await paste(game, pm('Stranger', 'shoot Bob'))
    const choices = (await inbox(game)).messages[0]!.doubts[0]!.choices
    expect(choices.map(({ says }) => says)).toEqual(['Ann', 'Bob', 'Cat', 'Dee', 'Eli', 'Fay', 'Gus'])
    await ask('inbox.answer', { game, message: 'm1', doubt: 0, choice: 2 })
    expect((await inbox(game)).messages[0]).toMatchObject({
      sender: 'Cat',
      state: 'new',
      proposals: [{ by: 'Cat', does: 'shoot', to: ['Bob'] }],
    })
  })

  it('is pasted again with another sender: what it brought before is taken back', async () => {
    const game = await village(desk)
    await paste(game, 'shoot Bob', { sender: 'Cat' })
    await ask('inbox.take', { game })
    expect(await actionsOf(game)).toEqual(['Cat shoot Bob counts'])
    await ask('inbox.sender', { game, message: 'm1', sender: 'Ann' })
    expect(await actionsOf(game)).toEqual(['Cat shoot Bob withdrawn'])
    await refused('inbox.sender', { game, message: 'm1', sender: 'Nobody' }, 'notFound')
    await refused('inbox.sender', { game, message: 'm9', sender: 'Ann' }, 'notFound')
  })
})

describe('taking', () => {
  it('turns what was read into actions, once', async () => {
    const game = await village(desk)
    await paste(game, page)
    expect((await ask('inbox.take', { game, messages: ['m2'] })).actions).toEqual(['a1'])
    expect((await ask('inbox.take', { game })).actions).toEqual(['a2', 'a3'])
    expect((await ask('inbox.take', { game })).actions).toEqual([])
    expect(await actionsOf(game)).toEqual([
      'Ann protect Bob counts',
      'Bob investigate Eli counts',
      'Eli factionKill Ann counts',
    ])
    expect(await statesOf(game)).toEqual({ m1: 'taken', m2: 'taken', m3: 'taken' })
    expect((await inbox(game)).messages[1]!.actions).toEqual(['a1'])
    await refused('inbox.take', { game, messages: ['m1', 'm7'] }, 'notFound')
  })

  it('lets a later order replace an earlier one', async () => {
    const game = await village(desk)
    await paste(game, [pm('Ann', 'protect Bob'), pm('Ann', 'protect Cat instead', '2026-11-20 15:00')].join('\n'))
    await ask('inbox.take', { game })
    expect(await actionsOf(game)).toEqual(['Ann protect Bob replaced', 'Ann protect Cat counts'])
  })

  it('carries out what a later message cancels, from a page that holds both', async () => {
    const game = await village(desk)
    await paste(game, [pm('Ann', 'protect Bob'), pm('Ann', 'Please cancel my action.', '2026-11-20 15:00')].join('\n'))
    await ask('inbox.take', { game })
    expect(await actionsOf(game)).toEqual(['Ann protect Bob withdrawn'])
    expect(await statesOf(game)).toEqual({ m1: 'taken', m2: 'taken' })
  })

  it('carries out what a later message cancels, though the page has the newest first', async () => {
    const game = await village(desk)
    await paste(game, [pm('Ann', 'Please cancel my action.', '2026-11-20 15:00'), pm('Ann', 'protect Bob')].join('\n'))
    await ask('inbox.take', { game })
    expect(await actionsOf(game)).toEqual(['Ann protect Bob withdrawn'])
  })

  it('offers a cancelling message as what it takes back', async () => {
    const game = await village(desk)
    await paste(game, pm('Ann', 'protect Bob'))
    await ask('inbox.take', { game })
    await paste(game, pm('Ann', 'Cancel that.', '2026-11-20 15:00'))
    expect((await inbox(game)).messages[1]).toMatchObject({
      state: 'new',
      proposals: [{ by: 'Ann', withdraws: ['a1'], taken: false }],
    })
    await ask('inbox.take', { game })
    expect(await actionsOf(game)).toEqual(['Ann protect Bob withdrawn'])
    expect((await inbox(game)).messages[1]).toMatchObject({
      state: 'taken',
      proposals: [{ withdraws: ['a1'], taken: true }],
    })
  })

  it('never takes back what was sent in after the message that cancels', async () => {
    const game = await village(desk)
    for (const body of ['protect Bob', 'Cancel that.', 'protect Cat']) await paste(game, body, { sender: 'Ann' })
    await ask('inbox.take', { game, messages: ['m1'] })
    await ask('inbox.take', { game, messages: ['m3'] })
    await ask('inbox.take', { game })
    expect(await actionsOf(game)).toEqual(['Ann protect Bob withdrawn', 'Ann protect Cat counts'])
    expect((await inbox(game)).messages[1]!.proposals).toMatchObject([{ withdraws: ['a1'] }])
  })

  it('shows why an order would be refused, and what was sent in late', async () => {
    const game = await village(desk)
    await paste(game, [pm('Ann', 'protect Ann'), pm('Bob', 'investigate Eli', '2026-11-20 23:30')].join('\n'))
    const { messages } = await inbox(game)
    expect(messages[0]!.proposals[0]!.refusal).toMatchObject({
      rule: expect.any(String),
      says: expect.stringContaining('cannot target themselves'),
    })
    expect(messages[1]).toMatchObject({ late: true, proposals: [{ by: 'Bob' }] })
    await ask('inbox.take', { game })
    expect(await actionsOf(game)).toEqual(['Ann protect Ann refused', 'Bob investigate Eli late'])
    expect((await inbox(game)).actions[1]!.refusal!.says).toBe('came 1 h 30 min after the deadline')
  })
})

describe('a doubt', () => {
  it('is answered with one of its choices, which is sent in', async () => {
    const game = await village(desk)
    await paste(game, pm('Ann', 'protect'))
    const [message] = (await inbox(game)).messages
    expect(message).toMatchObject({ state: 'doubt', proposals: [] })
    const cat = message!.doubts[0]!.choices.findIndex(({ to }) => to?.[0] === 'Cat')
    await ask('inbox.answer', { game, message: 'm1', doubt: 0, choice: cat })
    expect(await actionsOf(game)).toEqual(['Ann protect Cat counts'])
    expect((await inbox(game)).messages[0]).toMatchObject({
      state: 'taken',
      actions: ['a1'],
      doubts: [{ answered: expect.stringContaining('Cat') }],
    })
    await refused('inbox.answer', { game, message: 'm1', doubt: 0, choice: cat }, 'declined')
  })

  it('is answered with none of them, and nothing is sent in', async () => {
    const game = await village(desk)
    await paste(game, pm('Ann', 'protect'))
    await refused('inbox.answer', { game, message: 'm1', doubt: 0, choice: 99 }, 'notFound')
    await refused('inbox.answer', { game, message: 'm1', doubt: 5, choice: 0 }, 'notFound')
    await refused('inbox.answer', { game, message: 'm2', doubt: 0, choice: 0 }, 'notFound')
    await ask('inbox.answer', { game, message: 'm1', doubt: 0, choice: null })
    expect(await actionsOf(game)).toEqual([])
    expect((await inbox(game)).messages[0]).toMatchObject({ state: 'nothing', doubts: [{ answered: 'none' }] })
  })

  for (const [choice, standing] of [
    [0, 'withdrawn'],
    [1, 'counts'],
    [null, 'counts'],
  ] as const) {
    it(`asks whether "no action" takes an earlier one back, and with answer ${choice} the earlier one ${standing === 'counts' ? 'stands' : 'is withdrawn'}`, async () => {
      const game = await village(desk)
      await paste(game, pm('Cat', 'shoot Bob'))
      await ask('inbox.take', { game })
      await paste(game, pm('Cat', 'No action tonight.', '2026-11-20 16:00'))
      expect((await inbox(game)).messages[1]).toMatchObject({
        state: 'doubt',
        doubts: [{ why: 'contradiction', question: expect.stringContaining('Cat') }],
      })
      await ask('inbox.answer', { game, message: 'm2', doubt: 0, choice })
      expect(await actionsOf(game)).toEqual([`Cat shoot Bob ${standing}`])
      expect(await statesOf(game)).toEqual({ m1: 'taken', m2: 'taken' })
    })
  }
})

describe('a message that is set aside', () => {
  it('wants nothing of the host and is not taken with the others, until it is taken back up', async () => {
    const game = await village(desk)
    await paste(game, page)
    await ask('inbox.dismiss', { game, message: 'm2', dismissed: true })
    expect(await statesOf(game)).toEqual({ m1: 'new', m2: 'dismissed', m3: 'new' })
    await ask('inbox.take', { game })
    expect(await actionsOf(game)).toEqual(['Ann protect Bob counts', 'Eli factionKill Ann counts'])
    await ask('inbox.dismiss', { game, message: 'm2', dismissed: false })
    await ask('inbox.take', { game })
    expect((await actionsOf(game)).length).toBe(3)
    await refused('inbox.dismiss', { game, message: 'm8', dismissed: true }, 'declined')
  })
})

describe('who is still missing', () => {
  it('are counted apart from those who sent in what nobody waits for, and nobody is counted twice', async () => {
    const sampled = await deskAt(join(path, 'samples.nightdesk'), {
      sample: join(import.meta.dirname, '../../../../assets/sample'),
    })
    for (const { id } of (await sampled.ask('games.list', {})).filter(({ system }) => system === 'russian')) {
      const { received, besides, actions } = await sampled.ask('inbox.view', { game: id, phase: 0 })
      const senders = new Set(actions.filter(({ standing }) => standing === 'counts').map(({ by }) => by))
      expect(besides).toBeGreaterThan(0)
      expect(received + besides).toBe(senders.size)
    }
    const done = (await sampled.ask('games.list', {})).find(({ state }) => state === 'finished')!
    expect((await sampled.ask('inbox.view', { game: done.id, phase: 0 })).closed!.remedy).toMatch(/^The game is over/)
  })
  it('are those with something to do who sent nothing that counts, and the faction as one', async () => {
    const game = await village(desk)
    const missing = async () => (await inbox(game)).missing.map(({ slot }) => slot)
    expect(await missing()).toEqual(['Ann', 'Bob', 'Cat', 'Fay', 'mafia'])
    await paste(game, [page, pm('Cat', 'I will not shoot tonight', '2026-11-20 14:00')].join('\n'))
    await ask('inbox.take', { game })
    expect(await missing()).toEqual(['Fay'])
    expect(await inbox(game)).toMatchObject({ received: 4, expected: 5 })
    await paste(
      game,
      [pm('Eli', 'cancel the kill', '2026-11-20 18:00'), pm('Bob', 'cancel my action', '2026-11-20 18:00')].join('\n'),
    )
    await ask('inbox.take', { game })
    expect(await missing()).toEqual(['Bob', 'Fay', 'mafia'])
  })
})

describe('a closed inbox', () => {
  it('is only read once the phase is locked', async () => {
    const game = await village(desk)
    await paste(game, page)
    await ask('inbox.take', { game })
    const before = await inbox(game)
    await ask('phases.lock', { game })
    const after = await inbox(game)
    expect(after.closed).toMatchObject({ message: 'Night 1 is locked.' })
    expect({ ...after, closed: undefined, revision: 0 }).toEqual({ ...before, closed: undefined, revision: 0 })
    for (const [name, input] of [
      ['inbox.paste', { page }],
      ['inbox.take', {}],
      ['inbox.answer', { message: 'm1', doubt: 0, choice: 0 }],
      ['inbox.sender', { message: 'm1', sender: 'Ann' }],
      ['inbox.dismiss', { message: 'm1', dismissed: true }],
      ['actions.submit', { by: 'Ann', does: 'protect', to: ['Bob'] }],
      ['actions.withdraw', { id: 'a1' }],
    ] as const) {
      await refused(name, { game, ...input }, 'declined')
    }
  })
})
