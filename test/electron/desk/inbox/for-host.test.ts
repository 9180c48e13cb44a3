/** A message that orders nothing and is a matter for the host all the same is asked about, once. */
import { expect, it } from 'vitest'
import { newDesk, pm, village } from '../help.ts'

it.each([
  ['I need to replace out', 'doubt'],
  ['I need to replace', 'doubt'],
  ['Sorry, please find a replacement for me.', 'doubt'],
  ['Прошу замену', 'doubt'],
  ['I’ll be away until Monday', 'doubt'],
  ['Thanks for hosting!', 'nothing'],
])('%s', async (text, state) => {
  const asking = await newDesk()
  const { ask } = asking
  const game = await village(asking)
  await ask('inbox.paste', { game, page: pm('Cat', text) })
  const [message] = (await ask('inbox.view', { game, phase: 0 })).messages
  expect(message?.state).toBe(state)
  if (state === 'nothing') return
  expect(message!.doubts).toMatchObject([{ why: 'forHost', start: expect.any(Number) as number }])
  await ask('inbox.answer', { game, message: message!.id, doubt: 0, choice: 0 })
  expect((await ask('inbox.view', { game, phase: 0 })).messages[0]?.state).toBe('taken')
})

it('keeps the order that stands beside it', async () => {
  const asking = await newDesk()
  const { ask } = asking
  const game = await village(asking)
  await ask('inbox.paste', { game, page: pm('Cat', 'Shoot Bob. I need to be replaced after that.') })
  const [message] = (await ask('inbox.view', { game, phase: 0 })).messages
  expect(message!.proposals.map(({ does, to }) => [does, ...to])).toEqual([['shoot', 'Bob']])
  expect(message!.doubts.map(({ why }) => why)).toEqual(['forHost'])
})
