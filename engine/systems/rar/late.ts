/** What is found out in one night and told in a later one: kept back as facts, and told when their night is over. */
import type { Outcome, Tell } from '../../journal/outcome.ts'
import { seatOf, type Datum, type Game, type PhaseState, type Remembered } from '../../journal/state.ts'
import { catalogueOf } from '../../ruleset/catalogue.ts'
import type { System } from '../../ruleset/system.ts'

const KIND = 'toldLater'
const RULE = 'late'
/** Between those whom a sensor saw. */
const parting = '\n'

/** The outcome of a phase, with what is told later taken out and what was to be told by now put in. */
export function withLate(system: System, game: Game, phase: PhaseState, outcome: Outcome): Outcome {
  const kept = (game.facts ?? []).filter(({ kind }) => kind === KIND)
  const due = kept.filter(({ until }) => until === `${phase.kind} ${phase.number}`)
  const late = outcome.tells.flatMap(tell => {
    const nights = laterBy(system, game, tell)
    return nights === undefined ? [] : [{ tell, until: `${phase.kind} ${phase.number + nights}` }]
  })
  if (!due.length && !late.length) return outcome
  const held = new Set(late.map(({ tell }) => tell))
  const ids = [...(game.facts ?? []), ...(outcome.changes?.facts ?? [])].map(({ id }) => id)
  const first = Math.max(0, ...ids) + 1
  const facts = late.map(({ tell, until }, at) => remembered(tell, { id: first + at, phase, until }))
  const heard = due.filter(({ of }) => seatOf(game, of)?.alive === true).map(told)
  return {
    ...outcome,
    tells: [...heard, ...outcome.tells.filter(tell => !held.has(tell))],
    changes: {
      ...outcome.changes,
      ...(facts.length && { facts: [...(outcome.changes?.facts ?? []), ...facts] }),
      ...(due.length && { ended: [...(outcome.changes?.ended ?? []), ...due.map(({ id }) => id)] }),
    },
  }
}

/** How many phases later something is told; undefined where that is at once. */
function laterBy(system: System, game: Game, { to, values: { ability } }: Tell): number | undefined {
  const seat = to.to === 'player' ? seatOf(game, to.player) : undefined
  if (!seat || typeof ability !== 'string') return undefined
  return catalogueOf(system, game)
    .modifiersOn(seat, ability)
    .find(({ modifier }) => modifier.later !== undefined)?.modifier.later
}

function remembered(
  { to, kind, values }: Tell,
  { id, phase, until }: { id: number; phase: PhaseState; until: string },
): Remembered {
  const data = Object.entries(values).map(([name, value]): [string, Datum] =>
    Array.isArray(value) ? [`${name}s`, value.join(parting)] : [name, value as Datum],
  )
  const of = to.to === 'player' ? to.player : ''
  return {
    id,
    kind: KIND,
    of,
    phase: `${phase.kind} ${phase.number}`,
    rule: RULE,
    until,
    data: { ...Object.fromEntries(data), as: kind },
  }
}

function told({ of, data = {} }: Remembered): Tell {
  const { as, ...values } = data
  const said = Object.entries(values).map(([name, value]): [string, Tell['values'][string]] =>
    name === 'results' ? ['result', String(value).split(parting)] : [name, String(value)],
  )
  return { to: { to: 'player', player: of }, kind: String(as), values: Object.fromEntries(said), rule: RULE }
}
