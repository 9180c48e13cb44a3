/** What stands in the empty field for a setup is a list as hosts write it, and can be read as it is. */
import { describe, expect, it } from 'vitest'
import { systems } from '../../../../engine/systems/index.ts'
import { rolesExample } from '../../../../renderer/views/setup/examples.ts'
import { newDesk } from '../help.ts'

const { ask } = await newDesk()

describe.each(['en', 'ru'])('in %s', language => {
  it.each(systems.map(({ id }) => id))('by %s', async system => {
    await ask('settings.put', { key: 'language', value: language })
    const { game } = await ask('games.create', { name: 'Example', system })
    const text = rolesExample(await ask('rules.roles', { system, game }))
    expect(text).not.toMatch(/[{}:]/)
    const { problems, playersIn, players } = await ask('dealing.read', { system, game, text })
    expect([problems, playersIn]).toEqual([[], undefined])
    expect(players[0]).toBeGreaterThan(5)
  })
})
