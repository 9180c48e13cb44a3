/** Entry: which of the actions of a phase count. */
import { expect, it } from 'vitest'
import { entries } from '../../../engine/game/entry.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { fold } from '../../../engine/journal/fold.ts'
import { rar } from '../../../engine/systems/index.ts'
import { namedSeat } from '../seat.ts'

/** A first night on which one action is kept as it was recorded. */
function night(role: string, does: string) {
  const game = fold([
    {
      type: 'gameCreated',
      system: 'rar',
      options: {},
      seed: 'kept',
      customRoles: {},
      customAbilities: {},
      seats: [
        namedSeat({ slot: 'Ann', role, faction: rar.roles[role]!.faction }),
        namedSeat({ slot: 'Bob', role: 'vanilla', faction: 'town' }),
      ],
    },
    { type: 'phaseOpened', kind: 'night', number: 1 },
    { type: 'actionReceived', id: 'ann', by: 'Ann', does, to: ['Bob'], with: {} },
  ] as GameEvent[])
  const phase = game.phases.at(-1)!
  const outcome = rar.resolve(game, phase, { trees: false })
  return { standing: entries(rar, game, phase)[0]!.standing, died: outcome.deaths }
}

it('takes an action of an earlier version by the word that the role sends it in by', () => {
  expect(night('serialKiller', 'shoot')).toEqual(night('serialKiller', 'murder'))
  expect(night('serialKiller', 'shoot')).toEqual({ standing: 'counts', died: ['Bob'] })
  expect(night('doctor', 'shoot').standing).toBe('refused')
})
