/** The same night by the rules of another system: what comes out otherwise, or what does not exist there. */
import { describe, expect, it, vi } from 'vitest'
import { plainOf } from '../../../../engine/text/span.ts'
import { clubGame } from '../club.ts'
import { newDesk, village } from '../help.ts'

vi.mock('../../../../engine/systems/index.ts', async original =>
  (await import('../club.ts')).withClub(original as never),
)

const desk = await newDesk()
const { ask, refused } = desk

describe('a night by other rules', () => {
  it('says in words what comes out otherwise, with the rules on either side', async () => {
    const game = await village(desk, {
      seats: [
        { name: 'Ann', role: 'doctor' },
        { name: 'Bob', role: 'vanilla' },
        { name: 'Rob', role: 'roleblocker', faction: 'mafia' },
        { name: 'Roy', role: 'roleblocker', faction: 'mafia' },
        { name: 'Gil', role: 'goon' },
      ],
    })
    for (const [by, does, to] of [
      ['Ann', 'protect', 'Bob'],
      ['Rob', 'block', 'Roy'],
      ['Roy', 'block', 'Ann'],
      ['Gil', 'factionKill', 'Bob'],
    ] as const)
      await ask('actions.submit', { game, by, does, to: [to] })
    const { system, missing, differences } = await ask('night.compare', { game, phase: 0, system: 'gorny' })
    expect([system.id, missing]).toEqual(['gorny', []])
    expect(differences.map(({ said, here, there }) => [said, here.said, there.said].map(plainOf))).toEqual([
      ['Does Bob die?', 'Bob lives', 'Bob dies'],
      ['Ann protected Bob', 'works', 'fails'],
      ['Roy blocked Ann', 'fails', 'works'],
      ['Gil carried out the faction kill on Bob', 'works in part', 'works'],
    ])
    for (const { here, there } of differences)
      expect([
        here.rules.every(rule => rule.startsWith('RAR')),
        there.rules.every(rule => rule.startsWith('GORNY')),
      ]).toEqual([true, true])
    expect(await ask('night.compare', { game, phase: 0, system: 'rar' })).toMatchObject({
      missing: [],
      changed: [],
      differences: [],
    })
    await ask('phases.lock', { game })
    expect(await ask('night.compare', { game, phase: 0, system: 'rar' })).toMatchObject({
      missing: [],
      differences: [],
    })
  })

  it('says what does not exist there', async () => {
    const game = await clubGame(desk, 'night')
    await ask('actions.submit', { game, by: 'Cat', does: 'serve', to: ['Ann'], with: { drink: 'gin' } })
    const { missing, differences } = await ask('night.compare', { game, phase: 0, system: 'rar' })
    expect(differences).toEqual([])
    expect(missing.map(({ says }) => says)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('has no role “Barkeeper”'),
        expect.stringContaining('has no ability “drink”'),
      ]),
    )
    const voted = await clubGame(desk)
    await ask('votes.cast', { game: voted, by: 'Ann', for: 'Bob' })
    expect((await ask('night.compare', { game: voted, phase: 0, system: 'gorny' })).missing).toMatchObject([
      { what: 'votes' },
    ])
    await refused('night.compare', { game, phase: 0, system: 'rra' }, 'notFound')
    await refused('night.compare', { game, phase: 7, system: 'rar' }, 'notFound')
  })
})
