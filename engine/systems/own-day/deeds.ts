/**
 * Actions of the day (DAY-R8): each happens when it came, among the ballots. Whoever is out of the game by then does nothing
 * any more, nobody is reached twice, and what comes after the end of the day is too late. What it does to the vote is as
 * with any other death (DAY-E6).
 */
import type { SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import type { Turn } from '../../vote/cast.ts'
import { collected } from '../../vote/day/collected.ts'
import { revealing } from './several-votes.ts'
import { challenging, confirming, isTwilight, unlessLynched, wornAgainst } from './day-roles.ts'
import { read, type Ask, type DayTurn } from './ballots.ts'
import { all, cites, type Rulings, type Resolution } from './vocabulary.ts'
import { mostInPhase, refuse } from '../../game/entry.ts'
import type { Game, PhaseState, Refusal, Submission } from '../../journal/state.ts'
import type { Trait } from '../../rules/role.ts'
import type { Entry, System } from '../../ruleset/system.ts'
import { sayingInEach } from '../../text/in-each.ts'

type Move = Resolution['moves'][number]

/** Where actions of the day are carried out: before the votes are counted, each as things stood when it came. */
export const deeds: Rulings['steps'][number] = {
  id: 'deeds',
  rule: 'DAY-R8',
  takes: ({ ability }) => !isTwilight(ability),
  order: 'received',
  after: leftToHost,
}

/** Whoever acts is out of the game by then, or the day is over. */
export const actorGuards: Rulings['actorGuards'] = [
  (run, move) => outBy(run, move, move.actor),
  unlessLynched,
  (run, move) => {
    if (isTwilight(move.ability)) return undefined
    const { ended } = read(run, turnsBefore(run, move), unasked(run))
    if (!ended) return undefined
    return all({ is: 'fact', kind: 'overByThen', of: ended.who }, { rule: 'DAY-R8' }, [ended.reason])
  },
]

/** Whoever it is aimed at is out of the game by then. */
export const targetGuards: NonNullable<Rulings['targetGuards']> = [outBy, wornAgainst]

export const effects: Rulings['effects'] = {
  revealed: revealing,
  confirmed: confirming,
  challenged: challenging,
  kill: (run, { move, at, why }) => {
    run.dies(at, why, move.ability.rule ?? 'DAY-R8', { cause: 'killed', by: move.actor, action: move.id })
  },
}

/** The deaths and reveals of actions among what came in. */
export const withDeeds = (run: Resolution, turns: readonly Turn[]): readonly DayTurn[] => merged(run, turns).map(only)

/** A turn with its time, where it has one. */
interface Timed {
  turn: DayTurn
  at: number | undefined
}
const only = ({ turn }: Timed): DayTurn => turn

/** An action goes before whatever came later; without a time, before every ballot, of which the host is told. */
function merged(run: Resolution, turns: readonly Turn[]): readonly Timed[] {
  const timed = turns.map((turn): Timed => ({ turn, at: timeOf(run, turn) }))
  const deaths = run.ledger.found({ kind: 'death', when: 'soFar' }).flatMap(({ of, why, action }): Timed[] => {
    const move = run.moves.find(({ id }) => id === action)
    return move ? [{ turn: { removed: of, why }, at: instant(move.at) ?? -Infinity }] : []
  })
  const reveals = run.ledger.found({ kind: 'revealed', when: 'tonight' }).flatMap(({ of, why, action }): Timed[] => {
    const move = run.moves.find(({ id }) => id === action)
    return move ? [{ turn: { revealed: of, why }, at: instant(move.at) ?? -Infinity }] : []
  })
  return [...deaths, ...reveals].reduce<readonly Timed[]>((all, death) => {
    const later = placeOf(all, death.at!)
    return [...all.slice(0, later), death, ...all.slice(later)]
  }, timed)
}

/** What came before an action. */
function turnsBefore(run: Resolution, { at }: Pick<Move, 'at'>): readonly DayTurn[] {
  const all = merged(run, collected(run, cites).turns)
  return all.slice(0, placeOf(all, instant(at) ?? -Infinity)).map(only)
}

const placeOf = (turns: readonly Timed[], at: number): number => {
  const later = turns.findIndex(turn => (turn.at === undefined ? at === -Infinity : turn.at > at))
  return later < 0 ? turns.length : later
}

const instant = (at: string | undefined): number | undefined => (at === undefined ? undefined : Date.parse(at))

const timeOf = ({ phase }: Resolution, turn: Turn): number | undefined =>
  instant('ballot' in turn ? turn.ballot.at : phase.removed.find(({ who }) => who === turn.removed)?.at)

/** That somebody was out of the game when an action came. */
function outBy(run: Resolution, move: Pick<Move, 'at'>, who: SeatId): Reason | undefined {
  const out = turnsBefore(run, move).find(turn => 'removed' in turn && turn.removed === who)
  if (!out) return undefined
  const because = 'why' in out ? [out.why] : []
  return all({ is: 'fact', kind: 'leftSince', of: who }, { rule: 'DAY-R8' }, because)
}

/** What the host answered, for a look ahead: nothing is asked a second time. */
function unasked({ phase, system }: Resolution): Ask {
  const times = new Map<string, number>()
  return prompt => {
    const nth = times.get(prompt) ?? 0
    times.set(prompt, nth + 1)
    return phase.answers[prompt]?.[nth] ?? system.prompts[prompt]?.choices?.[0] ?? ''
  }
}

/** What of an action is done by day. */
const carriedOut: ReadonlySet<string> = new Set(['visit', 'kill', 'mark', 'learn'])

/** What of an action hangs on whom it comes to. */
const choosy: ReadonlySet<Trait> = new Set(['sameAlignment', 'otherAlignment', 'plainOnly', 'othersOnly', 'idle'])

/** What of an action a day of this kind does not carry out, and where its time is missing, the host is told. */
function leftToHost(run: Resolution): void {
  if (!run.moves.length) return
  const votes = collected(run, cites).turns.length > 0
  for (const { id, at, actor, does, ability, components } of run.moves) {
    const own = run.catalogue.modifiersOn(run.seat(actor), does)
    const checks = components.some(one => one.does === 'learn')
    const adds = !checks && own.some(({ modifier }) => modifier.adds ?? modifier.traits?.some(one => choosy.has(one)))
    if (adds || components.some(one => !carriedOut.has(one.does))) run.notice('dayDeed', 'DAY-R8', [id])
    if (at === undefined && votes && !isTwilight(ability)) run.notice('dayDeedTime', 'DAY-R8', [id])
  }
}

type Sent = Parameters<NonNullable<Entry['refuse']>>[2]

const said = sayingInEach({
  usedToday: {
    en: '{name} already did that today: by day the first one counts, because it has already happened',
    ru: '{name}: сегодня ход уже сделан; днем считается первое слово, ведь оно уже сбылось',
  },
})

/** By day an action has happened when it came: a second one is refused, and does not take the place of the first. */
export function refusedByDay(system: System, game: Game, phase: PhaseState, move: Sent): Refusal | undefined {
  if (phase.kind !== 'day' || isTwilight(system.abilities[move.does] ?? {})) return undefined
  const name = game.seats.find(({ slot }) => slot === move.by)!.name
  const done = before(phase, move).filter(
    other => other.by === move.by && other.does === move.does && !refuse(system, game, phase, other),
  )
  return done.length < mostInPhase(system, game, move)
    ? undefined
    : { rule: 'DAY-R8', says: said('usedToday', { name }) }
}

/** What came before an action: by its time where both have one, else as it was entered. */
function before({ submissions }: PhaseState, { id, at }: Sent): Submission[] {
  const place = submissions.findIndex(other => other.id === id)
  const entered = place < 0 ? submissions.length : place
  return submissions.filter((other, nth) => {
    if (other.withdrawn || nth === place) return false
    const apart = at === undefined || other.at === undefined ? 0 : Date.parse(other.at) - Date.parse(at)
    return apart === 0 ? nth < entered : apart < 0
  })
}
