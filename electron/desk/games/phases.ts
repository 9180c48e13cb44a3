/** Calls about phases: which comes next, opening, extending, locking. */
import { say } from '../words/say.ts'
import { kept } from '../../../engine/resolve/kept.ts'
import type { Game, PhaseState } from '../../../engine/journal/state.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import type { Answers, CallInput } from '../contract.ts'
import { revisionOf } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { openPhase } from '../library/open-phase.ts'
import { resolved } from '../library/resolved.ts'
import { Refused } from '../refusal.ts'
import { proposalOf } from './view.ts'

/** The version that stands beside what it resolved. */
export const engineVersion = '0.1.0'

/** @param locked hears of every phase that was locked, after it was kept */
export const phaseCalls = (library: Library, locked: () => void) => ({
  'phases.next': async ({ game: id }: CallInput<'phases.next'>): Promise<Answers['phases.next']> => {
    const book = await library.book(id)
    const { system, game, settings } = book
    const next = phaseAfterLast(system, game)
    const over = game.phases.at(-1)?.result !== undefined && (await proposalOf(library, book)).proposal !== undefined
    return {
      ...next,
      ...timesOf(system, game, next, settings.zone),
      all: possible(system, game),
      ...(over && { over }),
      ...(system.calendar.clock && system.calendar.timed?.(game) !== false && { clock: true as const }),
    }
  },

  'phases.open': async ({
    game,
    kind,
    number,
    opens,
    closes,
  }: CallInput<'phases.open'>): Promise<Answers['phases.open']> => {
    if (opens !== undefined && closes !== undefined && Date.parse(closes) <= Date.parse(opens))
      throw new Refused('badInput', say('games.endsBefore'), say('games.laterDeadline'))
    const { book } = await library.change(game, ({ book: { game: before, system, settings }, run }) => {
      if (!before.seats.length) throw new Refused('declined', say('games.nobodySits'), say('games.pasteRoster'))
      const times =
        opens === undefined && closes === undefined
          ? timesOf(system, before, { kind, number }, settings.zone)
          : { ...(opens !== undefined && { opens }), ...(closes !== undefined && { closes }) }
      run({ do: 'openPhase', kind, number, ...times })
    })
    return { revision: revisionOf(book) }
  },

  'phases.extend': async ({ game, closes }: CallInput<'phases.extend'>): Promise<Answers['phases.extend']> => {
    const { book } = await library.change(game, ({ run }) => run({ do: 'extend', closes }))
    return { revision: revisionOf(book) }
  },

  'phases.lock': async ({ game }: CallInput<'phases.lock'>): Promise<Answers['phases.lock']> => {
    const { book } = await library.change(game, async ({ book: before, run, next, afterwards }) => {
      openPhase(before.game)
      const phase = before.game.phases.length - 1
      const { outcome } = await resolved(library, before, phase)
      const seq = next()
      run({ do: 'resolve', outcome })
      afterwards(tables => tables.resolutions.keep(game, { seq, phase, engine: engineVersion, ...kept(outcome) }))
    })
    locked()
    return { revision: revisionOf(book) }
  },
})

type Named = Pick<PhaseState, 'kind' | 'number'>

/** The phase that follows the last one there was, in the system's order; where there was none, the one a game begins with. */
function phaseAfterLast(system: System, game: Game): Named {
  const last = game.phases.at(-1)
  const kind = last ? kindAfter(system, last.kind) : (system.calendar.opensWith?.(game) ?? system.calendar.phases[0]!)
  return { kind, number: nextNumber(system, game, kind) }
}

/** The kind that follows in a round, without those that nobody waits for. */
function kindAfter({ calendar: { phases, once = [], asides = [] } }: System, kind: string): string {
  const at = phases.indexOf(kind)
  return (
    [...phases.slice(at + 1), ...phases.slice(0, at + 1)].find(one => !once.includes(one) && !asides.includes(one))
    ?? kind
  )
}

/** The phases that could be opened, one of each kind. */
const possible = (system: System, game: Game): Named[] =>
  system.calendar.phases
    .filter(
      kind =>
        !system.calendar.once?.includes(kind) || (!game.phases.length && system.calendar.opensWith?.(game) === kind),
    )
    .map(kind => ({ kind, number: nextNumber(system, game, kind) }))

function nextNumber(system: System, game: Game, kind: string): number {
  const taken = game.phases.filter(phase => phase.kind === kind).map(({ number }) => number)
  const least = system.calendar.asides?.includes(kind)
    ? nextNumber(system, game, kindAfter(system, kind))
    : (system.calendar.numbersFrom?.[kind] ?? 1)
  return Math.max(least, Math.max(0, ...taken) + 1)
}

/** When a phase opens and closes by the system's clock. */
const timesOf = (
  { calendar: { clock, phases } }: System,
  game: Game,
  { kind, number }: Named,
  zone: string,
): { opens: string; closes: string } | undefined =>
  phases.includes(kind) ? clock?.(game, kind, number, zone) : undefined
