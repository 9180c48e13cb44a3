/** A vote that names more than one: it is said that it does, and asked which one it is for; of neither a nickname is kept. */
import { expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const { ask } = await newDesk()

async function pasted(words: string, language: 'en' | 'ru' = 'en') {
  const { game } = await ask('games.create', { name: words, system: 'rar' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  const seats = ['Ann', 'Cleo', 'Gwen', 'Dan', 'Eve Adams'].map(name => ({ name, role: 'vanilla' }))
  await ask('roster.set', { game, seats })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  await ask('votes.paste', { game, page: `From: Ann\nSent: 28 Nov 2026, 10:10\n\n**Vote: ${words}**\n\n` })
  const read = async () => (await ask('votes.view', { game, phase: 0, language })).posts[0]!
  return { game, read }
}

it.each([
  ['cleo or gwen', 'both Cleo and Gwen'],
  ['Cleo/Gwen', 'both Cleo and Gwen'],
  ['Cleo, Gwen', 'both Cleo and Gwen'],
  ['either Cleo or Gwen', 'both Cleo and Gwen'],
  ['Cleo vs gwen', 'both Cleo and Gwen'],
  ['Cleo or Gwen or Dan', 'all of Cleo, Gwen and Dan'],
  ['Cleo or Eve', 'both Cleo and Eve Adams'],
  ['Eve or Gwen', 'both Eve Adams and Gwen'],
  ['Cleo or no lynch', 'both Cleo and no lynch'],
])('%s', async (words, names) => {
  const { found } = await (await pasted(words)).read()
  expect(found).toMatchObject([{ kind: 'unresolved', said: `the vote names ${names}: which one is it for?` }])
  expect(found[0]).not.toHaveProperty('likely')
})

it('is answered once, and the words mean nobody afterwards', async () => {
  const { game, read } = await pasted('Eve or Gwen')
  const { id, found } = await read()
  await ask('votes.meant', { game, names: [{ post: id, name: found[0]!.name!, slot: 'Gwen' }] })
  const { totals } = await ask('votes.view', { game, phase: 0 })
  expect(totals).toMatchObject([{ of: 'Gwen', votes: 1, voters: ['Ann'] }])
  const { seats } = await ask('games.get', { game })
  expect(seats.flatMap(({ aliases }) => aliases)).toEqual([])
})

it('a name with a slip, or one word of a name, is asked about as ever', async () => {
  for (const words of ['Cleoo', 'Adams'])
    expect((await (await pasted(words)).read()).found[0]!.said).not.toMatch(/names both/)
})
