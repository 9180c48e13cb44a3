/** An order that was likely and not plain says on what it rests, and a game may rather ask. */
import { expect, it } from 'vitest'
import { newDesk, pm, village } from '../help.ts'

const desk = await newDesk()
const { ask } = desk
const readIn = async (game: string) => {
  const { messages } = await ask('inbox.view', { game, phase: 0 })
  const { proposals, doubts } = messages.at(-1)!
  return [proposals.map(({ does, to, restsOn }) => [does, ...to, restsOn?.join(' … ')].join(' ')), doubts.length]
}

it('is read with the words that it rests on, and asked about where the host would rather be asked', async () => {
  const game = await village(desk)
  await ask('inbox.paste', { game, page: pm('Ann', 'By my dark powers I protect thee, Cat!') })
  expect(await readIn(game)).toEqual([['protect Cat protect … Cat'], 0])
  await ask('games.settings', { game, asking: 'more' })
  await ask('inbox.paste', { game, page: pm('Ann', 'By my light powers I protect thee, Bob!') })
  expect(await readIn(game)).toEqual([[], 1])
  expect((await ask('games.get', { game })).settings).toMatchObject({ asking: 'more' })
})
