/** How a night of this system is resolved: the goal-directed resolver, then what is spent and who is told what. */
import { catalogueOf } from '../../rules/catalogue.ts'
import type { ResolveRequest, System } from '../../rules/system.ts'
import { entries } from '../../game/entry.ts'
import { positionOf } from '../../game/position.ts'
import type { Game, PhaseState } from '../../game/state.ts'
import { Draws } from '../../resolve/draws.ts'
import { reasonable, type NightResult } from '../../resolve/reasonable.ts'
import type { Outcome, Spent, Tell, Verdict } from '../../resolve/outcome.ts'
import { cites } from './rulings.ts'

/** Resolves one night. Pure. */
export function resolve(system: System, game: Game, phase: PhaseState, request: ResolveRequest): Outcome {
  const draws = new Draws(game.seed, `${phase.kind} ${phase.number}`, phase.fixedDraws)
  const position = positionOf(system, game, phase, draws, request.without)
  const { options } = game
  const night = reasonable(position, {
    cites, trees: request.trees, compare: request.trees, answers: prompt => phase.answers[prompt]?.at(-1),
    ruleFour: phase.answers.ruleFour?.at(-1) === 'literal' || options.ruleFour === 'literal' ? 'literal' : 'carried',
    split: options.split === 'all' ? 'all' : 'chosenTarget',
    movesCanBeMoved: options.movesCanBeMoved === true, deadActorsAct: options.deadActorsAct !== false, blocksCanBeBlocked: options.blocksCanBeBlocked !== false,
    ...(request.only ? { only: request.only } : {}), ...(request.budget === undefined ? {} : { budget: request.budget }),
  })
  const verdicts = [...night.verdicts, ...voids(system, game, phase, request)]
  return { ...night, verdicts, spent: spent(system, game, phase, night), tells: tells(game, night), rolls: draws.log }
}

/** What was sent in and does not count has a verdict too. */
function voids(system: System, game: Game, phase: PhaseState, { without = [], only }: ResolveRequest): Verdict[] {
  if (only) return []
  return entries(system, game, phase).filter(({ standing, submission }) => standing !== 'counts' && !without.includes(submission.id))
    .map(({ submission }) => ({ action: submission.id, verdict: 'void', idle: false, landed: [] }))
}

/** Limited uses that are gone, and attacks that limited vests took. */
function spent(system: System, game: Game, phase: PhaseState, night: NightResult): Spent[] {
  const catalogue = catalogueOf(system, game)
  const limit = (slot: string, ability: string): string | undefined => {
    const seat = game.seats.find(seat => seat.slot === slot)!
    return catalogue.modifiersOn(seat, ability).find(({ modifier }) => modifier.limitsUses)?.use.modifier
  }
  const spend = (who: string, ability: string, count: number, rule: string): Spent[] => {
    const modifier = limit(who, ability)
    return modifier === undefined ? [] : [{ who, ability, count, rule, modifier }]
  }
  const stopped = new Set(night.verdicts.filter(({ verdict }) => verdict === 'failed').map(({ action }) => action))
  const used = entries(system, game, phase).filter(({ standing, submission }) =>
    standing === 'counts' && (game.options.spendWhenStopped !== false || !stopped.has(submission.id)))
  return [
    ...used.flatMap(({ submission }) => spend(submission.by, submission.does, 1, 'RAR-I4')),
    ...night.shielded.flatMap(({ who, ability, attacks }) => spend(who, ability, attacks, 'RAR-C1')),
  ]
}

/** Private messages: investigators get their results, the recruited hear of it, nobody else is told anything. */
function tells(game: Game, night: NightResult): Tell[] {
  const reports = night.learned.map(({ who, ability, about, result }): Tell => {
    const kind = result === 'noResult' ? 'noResult' : result === 'nothing' ? 'sawNothing' : Array.isArray(result) || result === 'motion' ? 'saw' : 'learned'
    return { to: { to: 'player', player: who }, kind, values: { ability, about, result }, rule: kind === 'noResult' ? 'RAR-I2' : 'RAR-I1' }
  })
  const recruits = night.recruited.map(({ who, into }): Tell => ({ to: { to: 'player', player: who }, kind: 'recruited', values: { into }, rule: 'RAR-I3' }))
  return [...reports, ...recruits, dawn(game, night)]
}

/** What everybody reads: who died, and as what they flip. */
function dawn(game: Game, night: NightResult): Tell {
  const flips = night.deaths.map(slot => {
    const seat = game.seats.find(seat => seat.slot === slot)!
    const into = night.recruited.find(({ who }) => who === slot)?.into
    return night.hidden.includes(slot) ? { role: 'hidden', faction: '' } : { role: seat.role, faction: into ?? seat.faction }
  })
  const kind = night.deaths.length ? 'died' : 'nobodyDied'
  return { to: { to: 'public' }, kind, values: { who: night.deaths, flips: flips.map(({ role }) => role), factions: flips.map(({ faction }) => faction) } }
}
