/** A game of earlier days holds an option as it was written then: it is read as what it is called now. */
import { expect, it } from 'vitest'
import { newDesk } from '../help.ts'

interface Export {
  journal: { event: { type: string; option?: string; value?: unknown; options?: Record<string, unknown> } }[]
}

const option = 'arrest.failNoTargetSuspends'
const source = await newDesk()
const { game } = await source.ask('games.create', { name: 'Earlier days', system: 'conan' })
await source.ask('options.choose', { game, option, value: 'never' })
const { text } = await source.ask('games.export', { game })

/** The game as an earlier Nightdesk would have written it, opened elsewhere. */
async function opened(earlier: (data: Export) => void): Promise<unknown> {
  const data = JSON.parse(text) as Export
  earlier(data)
  const { ask } = await newDesk()
  const { game: copy } = await ask('games.import', { text: JSON.stringify(data) })
  return (await ask('options.view', { game: copy })).options.find(({ id }) => id === option)?.value
}

it('is read where the host chose it, whichever way', async () => {
  const chosen = (value: unknown) =>
    opened(data => void Object.assign(data.journal.find(({ event }) => event.option === option)!.event, { value }))
  expect([await chosen(true), await chosen(false), await chosen('falseCharge')]).toEqual([
    'always',
    'never',
    'falseCharge',
  ])
})

it('is read where the game was begun with it', async () => {
  const value = await opened(data => {
    data.journal = data.journal.filter(({ event }) => event.option !== option)
    data.journal[0]!.event.options = { [option]: true }
  })
  expect(value).toBe('always')
})
