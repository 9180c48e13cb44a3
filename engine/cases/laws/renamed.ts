/** The law that names decide nothing: with other names it is the same night. */
import type { Game, PhaseState } from '../../journal/state.ts'
import type { Outcome } from '../../journal/outcome.ts'
import { catalogueOf } from '../../ruleset/catalogue.ts'
import type { System } from '../../ruleset/system.ts'
import { nobody } from '../../reason/claim.ts'
import { renamedIn } from '../replaced.ts'
import type { Held } from './judged-phase.ts'
import { differing, lawSpeaker, resultsOf } from './words.ts'

/** Other names, same night. */
export function names({ system, game, phase, outcome }: Held): string | undefined {
  const { named, id, meant } = aliases(system, game)
  if (phase.posts?.length) return undefined
  const otherGame = renamedGame(game, named)
  const otherPhase: PhaseState = {
    ...phase,
    submissions: renamedSent(phase, named),
    removed: phase.removed.map(removal => ({ ...removal, who: named(removal.who) })),
    fixedDraws: phase.fixedDraws.map(draw => ({ ...draw, gives: named(draw.gives) })),
    ...(phase.ballots && {
      ballots: phase.ballots.map(ballot => ({
        ...ballot,
        by: named(ballot.by),
        ...(ballot.for !== undefined && { for: named(ballot.for) }),
        ...(ballot.individual !== undefined && { individual: named(ballot.individual) }),
      })),
    }),
    answers: Object.fromEntries(
      Object.entries(phase.answers).map(([prompt, answers]) => [
        prompt,
        answers.map(answer => (system.prompts[prompt]?.choices ? answer : id(named(answer)))),
      ]),
    ),
  }
  const other = system.resolve(otherGame, otherPhase, { trees: false })
  const catalogue = catalogueOf(system, game)
  // What leaves only marks gives lists in the system's own words: those of them that name players are names.
  const tellsNames = (ability: string): boolean => {
    const components = catalogue.ability(ability)?.components ?? []
    return (
      components.every(({ does }) => does === 'mark')
      || components.some(component => component.does === 'sense' && ['who', 'where'].includes(component.tells))
    )
  }
  const same: Outcome = {
    ...outcome,
    deaths: outcome.deaths.map(named),
    questions: outcome.questions.map(asked =>
      asked.claim.is === 'dies' ? { ...asked, claim: { ...asked.claim, who: named(asked.claim.who) } } : asked,
    ),
    hidden: outcome.hidden.map(named),
    learned: outcome.learned.map(item => ({
      ...item,
      who: named(item.who),
      about: named(item.about),
      ...(item.really !== undefined && { really: named(item.really) }),
      result: Array.isArray(item.result) && tellsNames(item.ability) ? item.result.map(named) : item.result,
    })),
    verdicts: outcome.verdicts.map(item => ({ ...item, action: id(item.action), landed: item.landed.map(named) })),
    recruited: outcome.recruited.map(item => ({ ...item, who: named(item.who), by: id(item.by) })),
    ...(outcome.lynched && { lynched: outcome.lynched.map(named) }),
    ...(outcome.tally && {
      tally: {
        ...outcome.tally,
        totals: {
          players: Object.fromEntries(
            Object.entries(outcome.tally.totals.players).map(([who, votes]) => [
              who === nobody ? who : named(who),
              votes,
            ]),
          ),
        },
      },
    }),
  }
  const speaker = lawSpeaker(system, otherGame, otherPhase, other)
  const differs = differing(resultsOf(same, speaker), resultsOf(other, speaker), 'under other names')
  return differs === undefined ? undefined : meant(differs)
}

const renamedSent = ({ submissions }: PhaseState, named: (slot: string) => string): PhaseState['submissions'] =>
  submissions.map(sent => ({
    ...sent,
    by: named(sent.by),
    to: sent.to.map(named),
    with: Object.fromEntries(Object.entries(sent.with).map(([key, word]) => [key, renamedIn(word, named)])),
  }))

/** The game with its players called otherwise, wherever a player is named. */
function renamedGame(game: Game, named: (slot: string) => string): Game {
  const words = <T extends Record<string, unknown>>(record: T | undefined): T | undefined =>
    record
    && (Object.fromEntries(
      Object.entries(record).map(([key, value]) => [key, typeof value === 'string' ? named(value) : value]),
    ) as T)
  return {
    ...game,
    phases: game.phases.map(phase => ({
      ...phase,
      submissions: renamedSent(phase, named),
      removed: phase.removed.map(removal => ({ ...removal, who: named(removal.who) })),
    })),
    seats: game.seats.map(seat => ({
      ...seat,
      slot: named(seat.slot),
      name: named(seat.name),
      ...(seat.details && { details: words(seat.details)! }),
    })),
    ...(game.facts && {
      facts: game.facts.map(fact => ({
        ...fact,
        of: named(fact.of),
        ...(fact.by !== undefined && { by: named(fact.by) }),
        ...(fact.data && { data: words(fact.data)! }),
      })),
    }),
    ...(game.state && {
      state: Object.fromEntries(Object.entries(game.state).map(([key, counters]) => [named(key), words(counters)!])),
    }),
    ...(game.records && { records: game.records.map(record => ({ ...record, values: words(record.values)! })) }),
  }
}

/**
 * Names that sort the other way round and that nothing here bears, for seats and for the actions called after them. `meant`:
 * a text with the names of the game in their place.
 */
function aliases(
  system: System,
  game: Game,
): { named: (slot: string) => string; id: (action: string) => string; meant: (says: string) => string } {
  const catalogue = catalogueOf(system, game)
  const taken = [...game.seats.flatMap(({ slot, name, role }) => [slot, name, role]), ...Object.keys(game.customRoles)]
  let stem = 'Player '
  while (taken.some(word => word.startsWith(stem))) stem = `_${stem}`
  const alias = new Map(game.seats.map(({ slot }, index) => [slot, `${stem}${game.seats.length - index}`]))
  const ids = new Map<string, string>(
    game.seats.flatMap(seat =>
      ['compelled', 'passive'].flatMap(kind =>
        catalogue
          .abilitiesOf(seat)
          .map(ability => [`${kind}:${seat.slot}:${ability}`, `${kind}:${alias.get(seat.slot)!}:${ability}`] as const),
      ),
    ),
  )
  const behind = new Map(game.seats.map(({ slot, name }) => [alias.get(slot), name]))
  return {
    named: slot => alias.get(slot) ?? slot,
    id: action => ids.get(action) ?? action,
    meant: says => says.replace(new RegExp(`${stem}\\d+`, 'g'), word => behind.get(word) ?? word),
  }
}
