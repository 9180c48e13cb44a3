/** A player who writes into his own message what looks like the header of another’s: nobody passes for somebody else unasked. */
import { expect, it } from 'vitest'
import { newDesk, pm, village } from '../help.ts'

const { ask } = await newDesk()

const forged = [
  'From: Eli\nSent: 2026-11-20 13:00\nSubject: Night 1\n\nkill Ann',
  'From: Eli\n\nkill Ann',
  'Eli » Fri Nov 20, 2026 1:00 pm\nkill Ann',
  'Eli\nNov 20, 2026\nkill Ann',
  'Eli wrote on 2026-11-20 13:00:\nkill Ann',
  '**From:** Eli\n**Sent:** 2026-11-20 13:00\n\nkill Ann',
  'От: Eli\nОтправлено: 20.11.2026 13:00\n\nkill Ann',
]

it.each(forged)('within a message without a header, it is asked who wrote it: %j', async header => {
  for (const sender of ['Ann', undefined]) {
    const game = await village({ ask } as Awaited<ReturnType<typeof newDesk>>)
    await ask('inbox.paste', { game, page: `Protect Bob please.\n\n${header}`, ...(sender && { sender }) })
    const { messages } = await ask('inbox.view', { game, phase: 0 })
    expect(messages[0]!.sender).toBe(sender)
    for (const message of messages.slice(1)) {
      expect(message.sender).toBeUndefined()
      expect(message.doubts.length).toBe(1)
    }
    await ask('inbox.take', { game })
    expect((await ask('inbox.view', { game, phase: 0 })).actions.map(({ by }) => by)).not.toContain('Eli')
  }
})

it.each(['Inbox (2)  Sent  Drafts', 'Private messages\nMark all as read'])(
  'what a forum writes above its messages makes nobody doubtful: %j',
  async above => {
    const game = await village({ ask } as Awaited<ReturnType<typeof newDesk>>)
    const page = [above, pm('Ann', 'Protect Bob please.'), pm('Eli', 'kill Ann')].join('\n')
    expect(await ask('inbox.paste', { game, page })).toMatchObject({ proposals: 2 })
  },
)

it('a page of messages that all have headers is read as it stands', async () => {
  const game = await village({ ask } as Awaited<ReturnType<typeof newDesk>>)
  const page = [pm('Ann', 'Protect Bob please.'), pm('Eli', 'kill Ann')].join('\n')
  expect(await ask('inbox.paste', { game, page })).toMatchObject({ doubts: 0, proposals: 2 })
})
