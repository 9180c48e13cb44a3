/** Why something sent in is refused in normal games, besides what holds of every game. */
import type { Game, PhaseState, Refusal, Seat } from '../../../journal/state.ts'
import { byRule } from '../../../reason/reason.ts'
import type { System } from '../../../ruleset/system.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { factional } from './seat-abilities.ts'
import { mayLeaveRole } from './seat-name.ts'
import { ownTopic, topicsNow } from './topics.ts'

const said = sayingInEach({
  notDead: {
    en: '{name} is alive: a role is taken over from a dead player',
    ru: '{name} в живых: роль получают от мертвого',
  },
  noHeir: {
    en: 'a universal backup takes over from a dead player of their own side who had a role of their own',
    ru: 'универсальный запасной получает роль мертвого игрока своей стороны, у которого она была',
  },
  removed: {
    en: '{name} was removed from the game, and whoever is removed leaves no role to take over in this game',
    ru: 'игрок {name} удален ведущим: в этой игре после удаленных роль не переходит',
  },
  inTopic: { en: '{name} is in this private topic already', ru: '{name} уже в этой закрытой теме' },
  notInTopic: {
    en: '{name} is not in the private topic of {by}',
    ru: '{name}: в закрытой теме этого игрока нет (тема: {by})',
  },
  ownSide: { en: 'this side does not kill its own', ru: 'эта сторона не убивает своих' },
})

interface Sent {
  by: string
  does: string
  to: readonly string[]
  id?: string
}

/** @returns why it is refused; nothing where it is not */
export function refused(system: System, game: Game, phase: PhaseState, sent: Sent): Refusal | undefined {
  const by = game.seats.find(({ slot }) => slot === sent.by)!
  return refusesOwn(game, by, sent) ?? refusesAgain(system, game, phase, by, sent) ?? refusesHeir(game, by, sent)
}

/** Why whoever is in a topic is not taken into it again, where the game says so, and nobody put out of it who is not. */
function refusesAgain(
  system: System,
  game: Game,
  phase: PhaseState,
  by: Seat,
  { does, to, id }: Sent,
): Refusal | undefined {
  const joins = does === 'neighborize' && byRule('NR-NZER-6', game.options.secondTime !== 'idle')
  const leaves = does === 'expel' && byRule('NR-NZER-8', true)
  if (!joins && !leaves) return undefined
  const topic = ownTopic(by, 'neighborizer')
  const there = topicsNow(system, game, { phase, before: id }).find(one => one.id === topic)?.members ?? []
  const who = game.seats.find(({ slot }) => to.includes(slot) && there.includes(slot) === joins)
  if (!who) return undefined
  return joins
    ? { rule: 'NR-NZER-6', says: said('inTopic', { name: who.name }) }
    : { rule: 'NR-NZER-8', says: said('notInTopic', { name: who.name, by: by.name }) }
}

/** Why a role is not taken over from somebody. */
function refusesHeir(game: Game, by: Seat, { does, to }: Sent): Refusal | undefined {
  const from = does === 'inherit' ? game.seats.find(({ slot }) => to.includes(slot)) : undefined
  if (!from) return undefined
  if (from.alive) return { rule: 'NR-UBACK-7', says: said('notDead', { name: from.name }) }
  const wasRemoved = game.phases.some(({ removed }) => removed.some(({ who }) => who === from.slot))
  if (wasRemoved && !byRule('NR-BACKUP-2', game.options.inheritModkill !== false))
    return { rule: 'NR-BACKUP-2', says: said('removed', { name: from.name }) }
  return mayLeaveRole(from, by) ? undefined : { rule: 'NR-UBACK-7', says: said('noHeir') }
}

/** Why a kill of one's own side is refused, where the game says so. */
function refusesOwn(game: Game, by: Seat, { does, to }: Sent): Refusal | undefined {
  if (game.options.ownKill !== 'refused' || !factional(does)) return undefined
  const own = game.seats.some(({ slot, faction }) => to.includes(slot) && faction === by.faction)
  return own ? { rule: 'NR-SIDE-5', says: said('ownSide') } : undefined
}
