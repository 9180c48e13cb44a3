/** An inbox of thousands: a message a step, and each costs the same however many there are. Counted, not timed. */
import { describe, expect, it } from 'vitest'
import { applyAll, fold } from '../../../../engine/journal/fold.ts'
import type { GameEvent } from '../../../../engine/journal/event.ts'
import type { Game } from '../../../../engine/journal/state.ts'
import { systemById } from '../../../../engine/systems/index.ts'
import { inboxInSteps, untaken } from '../../../../electron/desk/inbox/view.ts'
import { touchedBy } from '../../../touched.ts'

const rar = systemById('rar')!
const names = Array.from({ length: 20 }, (_, at) => `P${at}`)
const start = fold([
  {
    type: 'gameCreated',
    system: 'rar',
    options: {},
    seed: 1,
    customRoles: {},
    customAbilities: {},
    seats: names.map(slot => ({
      slot,
      role: 'doctor',
      faction: 'town',
      modifiers: [],
      settings: {},
      alive: true,
      bystander: false,
      status: [],
      uses: {},
    })) as never,
  },
  { type: 'phaseOpened', kind: 'night', number: 1 },
])

/** Each message takes back what its sender sent in before, or says that nothing is to be done. */
function inboxOf(count: number): Game {
  const at = (index: number): string => new Date(Date.UTC(2026, 10, 1) + index * 1000).toISOString()
  const events = Array.from({ length: count }, (_, index): GameEvent[] => {
    const sender = names[index % names.length]!
    const kind = index % 2 ? 'cancel' : 'declined'
    const notes = [{ kind, span: { start: 0, end: 4 } }] as never
    return [
      {
        type: 'messageReceived',
        id: `m${index}`,
        sender,
        body: 'words',
        at: at(index),
        reading: { proposals: [], doubts: [], notes },
      },
    ]
  }).flat()
  const actions = names.map((by, index): GameEvent => ({
    type: 'actionReceived',
    id: `a${index}`,
    by,
    does: 'protect',
    to: [by],
    with: {},
    message: `m${index}`,
  }))
  return applyAll(start, [...events, ...actions])
}

function stepsOf(game: Game): { steps: number; shown: number } {
  const steps = inboxInSteps(rar, game, game.phases[0]!, { revision: 0 })
  for (let count = 0; ; count++) {
    const step = steps.next()
    if (step.done) return { steps: count, shown: step.value.messages.length }
  }
}

describe('an inbox of thousands', () => {
  it('goes a message a step', () => {
    const { steps, shown } = stepsOf(inboxOf(400))
    expect(shown).toBe(400)
    expect(steps).toBeGreaterThan(400)
  })

  it('costs twice as much where it is twice as long', () => {
    const cost = (count: number): number => {
      const game = inboxOf(count)
      return touchedBy(() => {
        stepsOf(game)
        untaken(rar, game, game.phases[0]!)
      })
    }
    expect(cost(2_000) / cost(1_000)).toBeLessThan(2.5)
  })
})
