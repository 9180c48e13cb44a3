/**
 * Entry: which of the actions sent in count tonight, and why the others do not. The one definition of a legal move,
 * used when an action comes in, when a target is drawn, and when a pivot asks what would have been.
 */
import { catalogueOf, own } from '../rules/catalogue.ts'
import type { Ability } from '../rules/role.ts'
import type { System } from '../rules/system.ts'
import type { Game, PhaseState, Refusal, Seat, Submission } from './state.ts'
import { seatOf } from './state.ts'

/** `counts`, or why it is void. */
export type Standing = 'counts' | 'late' | 'replaced' | 'refused' | 'withdrawn'
/** `instead`: the action that replaced it. */
export interface Entry { submission: Submission; standing: Standing; refusal?: Refusal; instead?: string }

/** Everything sent in for a phase, in the order received, each with its standing. */
export function entries(system: System, game: Game, phase: PhaseState): Entry[] {
  const received = inOrder(phase.submissions)
  const judged = received.map((submission): Entry => {
    if (submission.withdrawn) return { submission, standing: 'withdrawn' }
    if (phase.closes !== undefined && !submission.admitted && submission.at !== undefined && Date.parse(submission.at) > Date.parse(phase.closes)) {
      return { submission, standing: 'late', refusal: { rule: system.entry.late, says: `came at ${submission.at}, after the deadline ${phase.closes}` } }
    }
    const refusal = refuse(system, game, phase, submission)
    return refusal ? { submission, standing: 'refused', refusal } : { submission, standing: 'counts' }
  })
  // From the last one back: an action is replaced by a later one only if that one counts itself.
  const counting: Submission[] = []
  return judged.reverse().map((entry): Entry => {
    if (entry.standing !== 'counts') return entry
    const later = replacedBy(system, game, entry.submission, counting)
    if (later) return { ...entry, standing: 'replaced', instead: later.id, refusal: { rule: system.entry.limit, says: `replaced by a later one (${later.id})` } }
    counting.unshift(entry.submission)
    return entry
  }).reverse()
}

/** Received order. An action without a time came when the one written before it did. */
function inOrder(submissions: readonly Submission[]): Submission[] {
  let latest = -Infinity
  const timed = submissions.map(submission => {
    const at = submission.at === undefined ? latest : Date.parse(submission.at)
    if (!submission.withdrawn) latest = at
    return { submission, at }
  })
  // Sorting is stable: equal times stay as written.
  return timed.sort((a, b) => a.at === b.at ? 0 : a.at - b.at).map(({ submission }) => submission)
}

/** Why an action may not be used by this player on these targets tonight, or undefined when it may. */
export function refuse(system: System, game: Game, phase: PhaseState, move: Pick<Submission, 'by' | 'does' | 'to'>): Refusal | undefined {
  const { entry } = system
  const catalogue = catalogueOf(system, game)
  const seat = seatOf(game, move.by)!
  const ability = catalogue.ability(move.does)!
  if (!system.acting.includes(phase.kind)) return { rule: entry.owner, says: `abilities are used at ${system.acting.join(' or ')}, not at ${phase.kind}` }
  if (!seat.alive) return { rule: entry.dead, says: `${seat.name} is dead` }
  if (!catalogue.abilitiesOf(seat).includes(move.does)) {
    return { rule: entry.owner, says: `${seat.name} (${seat.role}) cannot ${move.does}; can: ${catalogue.abilitiesOf(seat).filter(id => !catalogue.ability(id)?.passive).join(', ') || 'nothing'}` }
  }
  if (ability.passive) return { rule: entry.owner, says: `${move.does} is always at work and is never sent in` }
  const modifiers = catalogue.modifiersOn(seat, move.does)
  const drawn = !move.to.length && modifiers.some(({ modifier }) => modifier.compelled)
  if (move.to.length !== ability.targets && !drawn) return { rule: entry.count, says: `${move.does} names ${ability.targets} player${ability.targets === 1 ? '' : 's'}, not ${move.to.length}` }
  const dead = move.to.find(slot => !seatOf(game, slot)!.alive)
  if (dead !== undefined) return { rule: entry.dead, says: `${dead} is dead` }
  if (new Set(move.to).size < move.to.length) return { rule: entry.samePlace, says: `${move.does} names ${move.to[0]} twice: name two different players` }
  if (game.options.selfTarget !== true && visited(ability, move.to).includes(move.by)) return { rule: entry.selfTarget, says: `${seat.name} may not be their own target (option selfTarget)` }
  return offNight(phase, modifiers) ?? spent(system, seat, move.does, modifiers)
}

/** The targets an action goes to. Where a redirect sends somebody is only named, so it may be oneself. */
const visited = (ability: Ability, to: readonly string[]): string[] => to.filter((_, aim) => ability.visits?.includes(aim) ?? true)

type Modifiers = ReturnType<ReturnType<typeof catalogueOf>['modifiersOn']>

/** Why an ability is not there on this night, or undefined when it is. */
export function offNight(phase: PhaseState, modifiers: Modifiers): Refusal | undefined {
  const nights = phase.number % 2 ? 'odd' : 'even'
  const off = modifiers.find(({ modifier }) => modifier.nights !== undefined && modifier.nights !== nights)
  return off && { rule: off.use.modifier, says: `may be used on ${off.modifier.nights} nights only` }
}

function spent(system: System, seat: Seat, ability: string, modifiers: Modifiers): Refusal | undefined {
  const limit = modifiers.find(({ modifier }) => modifier.limitsUses)
  const count = limit?.use.count ?? 1
  return limit && (own(seat.uses, ability) ?? 0) >= count ? { rule: system.entry.uses, says: `${ability} was used ${own(seat.uses, ability)} of ${count} times` } : undefined
}

/** The later submission that takes this one's place, by the limits on how often an ability may be used. */
function replacedBy(system: System, game: Game, submission: Submission, later: readonly Submission[]): Submission | undefined {
  const ability = catalogueOf(system, game).ability(submission.does)!
  const faction = seatOf(game, submission.by)!.faction
  const sameUse = (other: Submission): boolean => other.does === submission.does
    && (ability.factional ? seatOf(game, other.by)!.faction === faction : other.by === submission.by)
  const same = later.filter(sameUse)
  if (same.length >= (ability.perNight ?? 1)) return same[0]
  return game.options.actionsPerNight === 1 ? later.find(other => other.by === submission.by) : undefined
}
