/** What would be otherwise without an action: also what only then comes about, and whether another action does anything. */
import { describe, expect, it } from 'vitest'
import { play } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { pivots, saysMore } from '../../../engine/resolve/pivots.ts'
import { systemById, systems } from '../../../engine/systems/index.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { sentence } from '../../../engine/why/sentences.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'

/** What a host is told of each action, in words; `a3` by the order written. */
function said(id: string, players: string, actions: string): Record<string, string> {
  const text = `case: x\nsystem: ${id}\nrules: []\nplayers: {${players}}\nphases: [{night: 1, actions: [${actions}]}]\n`
  const { cases, problems } = readCases(text, 'x.yaml', systems)
  expect(problems).toEqual([])
  const system = systemById(id)!
  const { game, phase, outcome } = play(cases[0]!, system).phases[0]!
  const speaker = speakerOf(system, game, phase, 'en', outcome)
  return Object.fromEntries(
    pivots(system, game, phase, outcome).map(({ action, flips }) => [
      action,
      flips
        .filter(one => saysMore(one, flips))
        .map(({ claim, holds }) => plainOf(sentence(claim, !holds, speaker)))
        .join('; '),
    ]),
  )
}

const players = 'Ann: vanilla, Bob: vanilla, Dee: doctor, Rolf: roleblocker, Ren: busDriver, Hal: hitman'

describe.each(['gorny', 'rar'])('in %s', id => {
  const roles = id === 'rar' ? players.replace('hitman', 'goon') : players

  it('without a swap one dies and the other lives', () => {
    expect(said(id, roles, '"Ren swap Ann,Bob", Hal factionKill Ann')).toEqual({
      a1: expect.stringMatching(/^(Bob lives; Ann dies|Ann dies; Bob lives)$/),
      a2: 'Bob lives',
    })
  })

  it('without a block a protection works, where nobody’s life hangs on it', () => {
    expect(said(id, roles, 'Rolf block Dee, Dee protect Ann').a1).toMatch(/^Dee.* protect/)
  })

  it('says of an action that it works only where its work is not said already', () => {
    expect(said(id, roles, 'Hal factionKill Ann, Dee protect Ann').a2).toBe('Ann dies')
  })
})
