/** Rules and options that another system lends say whose they are, why they stand here, and whether they count in this game. */
import { expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const desk = await newDesk()
const view = async (system: string, options: Record<string, string> = {}) => {
  const { game } = await desk.ask('games.create', { name: 'Village', system })
  for (const [option, value] of Object.entries(options)) await desk.ask('options.choose', { game, option, value })
  return await desk.ask('options.view', { game })
}
const lastOwn = <One extends { lent?: true }>(rows: readonly One[]): number => rows.findLastIndex(({ lent }) => !lent)

it.each([
  ['rar', 'GORNY-V3', 'RAR-1', "Gorny's template, simple list"],
  ['gorny', 'RAR-1', 'GORNY-V3', 'Reasonable Action Resolution'],
])('stand behind the own ones of %s', async (system, lent, own, from) => {
  const { rulebook, options, borrowed } = await view(system)
  expect(rulebook.find(({ id }) => id === lent)?.lent).toBe(true)
  expect(rulebook.find(({ id }) => id === own)).not.toHaveProperty('lent')
  expect(borrowed).toMatchObject({ from, counts: false })
  expect(borrowed!.why).toMatch(/^[A-Z].*\.$/)
  for (const rows of [rulebook, options])
    expect(rows.findIndex(row => row.lent)).toBe(lastOwn<{ lent?: true }>(rows) + 1)
})

it('say whether this game goes by them', async () => {
  expect((await view('rar', { day: 'lock' })).borrowed?.counts).toBe(true)
  expect((await view('rar', { day: 'forum' })).borrowed?.counts).toBe(false)
  expect((await view('gorny', { night: 'reasonable' })).borrowed?.counts).toBe(true)
})

it('are none where nothing is lent', async () => {
  const { rulebook, borrowed } = await view('conan')
  expect(borrowed).toBeUndefined()
  expect(rulebook.some(({ lent }) => lent)).toBe(false)
})
