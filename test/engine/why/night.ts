/** Nights for tests of wording, written short: `{ Vic: 'vigilante', Rolf: 'roleblocker @mafia' }` and `Vic shoot Ann`. */
import { decide } from '../../../engine/game/decide.ts'
import type { Command } from '../../../engine/journal/command.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { fold } from '../../../engine/journal/fold.ts'
import { rar } from '../../../engine/systems/index.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { seatOf } from '../seat.ts'

type Options = Record<string, string | boolean | number>

/**
 * Resolves a night of `rar`.
 * @param players by slot: the role, `@faction`, modifiers (`xShot:1`), settings (`sanity=insane`)
 * @param actions in the order received (`Quin swap Ann,Bob`), with the ids `a1`, `a2`…
 */
export function night(
  players: Record<string, string>,
  actions: string[],
  { options = {}, after = [] }: { options?: Options; after?: Command[] } = {},
) {
  const events: GameEvent[] = []
  const run = (command: Command): void => {
    const decided = decide(rar, events.length ? fold(events) : undefined, command)
    if ('declined' in decided) throw new Error(JSON.stringify(decided.declined))
    events.push(...decided)
  }
  const defaults = Object.fromEntries(Object.entries(rar.options).map(([id, { values }]) => [id, values[0]!]))
  run({
    do: 'create',
    game: {
      system: 'rar',
      options: { ...defaults, ...options },
      seed: 1,
      customRoles: {},
      customAbilities: {},
      seats: Object.entries(players).map(([slot, spec]) => seat(slot, spec)),
    },
  })
  run({ do: 'openPhase', kind: 'night', number: 2 })
  actions.forEach((action, index) => {
    const [by = '', does = '', to] = action.split(' ')
    run({ do: 'submit', submission: { id: `a${index + 1}`, by, does, to: to ? to.split(',') : [], with: {} } })
  })
  for (const command of after) run(command)
  const game = fold(events)
  const phase = game.phases[0]!
  const outcome = rar.resolve(game, phase, { trees: true })
  return { game, phase, outcome, speaker: speakerOf(rar, game, phase, 'en', outcome) }
}

function seat(slot: string, spec: string) {
  const [role = '', ...rest] = spec.split(' ')
  const settings = rest.flatMap(word => (word.includes('=') ? [word.split('=') as [string, string]] : []))
  const modifiers = rest
    .filter(word => !/[@=]/.test(word))
    .map(word => {
      const [modifier = '', count] = word.split(':')
      return count === undefined ? { modifier } : { modifier, count: Number(count) }
    })
  const faction = rest.find(word => word.startsWith('@'))?.slice(1) ?? rar.roles[role]!.faction
  return seatOf({ slot, role, faction, modifiers, settings: Object.fromEntries(settings) })
}
