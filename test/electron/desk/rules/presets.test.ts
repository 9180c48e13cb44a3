/** Options set in one go: what a preset would change is told first, done in one step, and taken back in one. */
import { expect, it } from 'vitest'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const view = (game: string) => desk.ask('options.view', { game })
const valuesIn = async (game: string): Promise<Record<string, unknown>> =>
  Object.fromEntries((await view(game)).options.map(({ id, value }) => [id, value]))

it('a preset sets what it says and nothing else, and one undo takes it back', async () => {
  const { game } = await desk.ask('games.create', { name: 'Village', system: 'rar' })
  const before = await valuesIn(game)
  const { changes } = (await view(game)).presets.find(({ id }) => id === 'mafiaUniverse')!
  expect(changes).toContainEqual({ option: 'hammer', value: false })
  await desk.ask('options.preset', { game, preset: 'mafiaUniverse' })
  const changed = Object.fromEntries(changes.map(({ option, value }) => [option, value]))
  expect(await valuesIn(game)).toEqual({ ...before, ...changed })
  const after = await view(game)
  expect(after.presets.find(({ id }) => id === 'mafiaUniverse')!.changes).toEqual([])
  expect(after.options.find(({ id }) => id === 'hammer')!.changedAt).toMatch(/^\d{4}-/)
  expect(after.options.find(({ id }) => id === 'selfTarget')).not.toHaveProperty('changedAt')
  await desk.ask('log.undo', { game })
  expect(await valuesIn(game)).toEqual(before)
})

it('one that is not there is refused with those that are', async () => {
  const { game } = await desk.ask('games.create', { name: 'Village', system: 'rar' })
  const refused = await desk.refused('options.preset', { game, preset: 'moon' }, 'notFound')
  expect(refused.message).toContain('moon')
  expect(refused.remedy).toContain('mafiascumNormal')
})

it('leaves what the first result was made with, and says so', async () => {
  const game = await village(desk)
  await desk.ask('phases.lock', { game })
  const preset = (await view(game)).presets.find(({ id }) => id === 'mafiascumNormal')!
  expect(preset.kept).toContain('doctorStops')
  await desk.ask('options.preset', { game, preset: 'mafiascumNormal' })
  expect(await valuesIn(game)).toMatchObject({ doctorStops: 'all' })
})
