/** Which phase of a game comes next, and when. */
import type { Game, PhaseState } from '../../../engine/journal/state.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { closesNear } from './rhythm.ts'

type Named = Pick<PhaseState, 'kind' | 'number'>

/** What can be opened in a game that is over: the phases that come after its end, each once, when nothing is open any more. */
export function afterEnd(system: System, { winner, phases }: Game): Named[] {
  if (winner === undefined || !phases.at(-1)?.result) return []
  return (system.calendar.after ?? []).flatMap(kind =>
    phases.some(phase => phase.kind === kind) ? [] : [{ kind, number: 1 }],
  )
}

/** The phase that follows the last one there was, in the system's order; where there was none, the one a game begins with. */
export function phaseAfterLast(system: System, game: Game): Named {
  const last = game.phases.at(-1)
  const kind = last
    ? (system.calendar.follows?.(game) ?? kindAfter(system, last.kind, system.calendar.skips?.(game)))
    : (system.calendar.opensWith?.(game) ?? system.calendar.phases[0]!)
  return { kind, number: nextNumber(system, game, kind) }
}

/** The kind that follows in a round, without those that nobody waits for. @param skipped those that this round goes without */
function kindAfter(
  { calendar: { phases, once = [], asides = [], instead = {}, after = [] } }: System,
  kind: string,
  skipped: readonly string[] = [],
): string {
  const at = phases.indexOf(getOwn(instead, kind) ?? kind)
  return (
    [...phases.slice(at + 1), ...phases.slice(0, at + 1)].find(
      one => ![skipped, once, asides, after].some(kinds => kinds.includes(one)),
    ) ?? kind
  )
}

/** The phases that could be opened while a game goes on, one of each kind. */
export function possible(system: System, game: Game): Named[] {
  const { phases, once, opensWith, closed, after = [] } = system.calendar
  const shut = [...(closed?.(game) ?? []), ...after]
  return phases
    .filter(
      kind => !shut.includes(kind) && (!once?.includes(kind) || (!game.phases.length && opensWith?.(game) === kind)),
    )
    .map(kind => ({ kind, number: nextNumber(system, game, kind) }))
}

function nextNumber(system: System, game: Game, kind: string): number {
  const { asides = [], instead = {} } = system.calendar
  const aside = asides.includes(kind)
  const taken = game.phases
    .filter(phase => phase.kind === kind || (!aside && getOwn(instead, phase.kind) === kind))
    .map(({ number }) => number)
  const least = aside ? nextNumber(system, game, kindAfter(system, kind)) : (system.calendar.numbersFrom?.[kind] ?? 1)
  return Math.max(least + playedElsewhere(system, game, kind), Math.max(0, ...taken) + 1)
}

/** How many phases of a kind there were before a host came over, where the first one here is not the first of its kind. */
function playedElsewhere({ calendar }: System, game: Game, kind: string): number {
  const { phases, asides = [], once = [], after = [], instead = {}, numbersFrom, opensWith } = calendar
  const [begun] = game.phases
  if (!begun) return 0
  const first = getOwn(instead, begun.kind) ?? begun.kind
  const rounds = begun.number - (numbersFrom?.[first] ?? 1)
  if (rounds <= 0 || [...asides, ...once, ...after].some(one => one === first || one === kind)) return 0
  const start = phases.indexOf(opensWith?.({ ...game, phases: [] }) ?? phases[0]!)
  const place = (one: string): number => (phases.indexOf(one) - start + phases.length) % phases.length
  return rounds + (place(kind) < place(first) ? 1 : 0)
}

/**
 * When a phase opens and closes by the system's clock. Where that counts on from the phase before, and this one was
 * locked before its deadline (a hammer, everybody sent in), the next one opens at once and closes at the hour at which it
 * always does, on the day that comes nearest to lasting as long as ever.
 * @param ended when the last phase was locked
 */
export function timesOf(
  { calendar: { clock, phases } }: System,
  game: Game,
  { kind, number }: Named,
  zone: string,
  ended?: string,
): { opens: string; closes: string } | undefined {
  if (!phases.includes(kind)) return undefined
  const planned = clock?.(game, kind, number, zone)
  const last = game.phases.at(-1)
  if (!planned || ended === undefined || last?.closes === undefined) return planned
  const lasts = Date.parse(planned.closes) - Date.parse(planned.opens)
  if (ended >= last.closes && Date.parse(planned.closes) - Date.parse(ended) >= lasts / 2) return planned
  const sooner = clock!(
    { ...game, phases: [...game.phases.slice(0, -1), { ...last, closes: ended }] },
    kind,
    number,
    zone,
  )
  if (sooner?.opens === planned.opens) return planned
  const opens = Date.parse(ended) - (Date.parse(ended) % minute)
  const closes = closesNear(new Date(opens + lasts).toISOString(), lasts, planned.closes, zone)
  return { opens: new Date(opens).toISOString(), closes: new Date(closes).toISOString() }
}

const minute = 60_000
