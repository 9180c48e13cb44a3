/** Calls about phases: which comes next, opening, extending, locking. */
import { say } from '../words/say.ts'
import { kept } from '../../../engine/resolve/kept.ts'
import type { Answers, CallInput } from '../contract.ts'
import { engineVersion } from '../library/engine-version.ts'
import { endedAt, revisionOf } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { openPhase } from '../library/open-phase.ts'
import { closesBy, rhythmOf } from '../library/rhythm.ts'
import { resolved } from '../library/resolved.ts'
import { Refused } from '../refusal.ts'
import { afterEnd, phaseAfterLast, possible, timesOf } from '../library/calendar.ts'
import { proposalOf } from './view.ts'

/** @param locked hears of every phase that was locked, after it was kept */
export const phaseCalls = (library: Library, now: () => Date, locked: () => void) => ({
  'phases.next': async ({ game: id }: CallInput<'phases.next'>): Promise<Answers['phases.next']> => {
    const book = await library.book(id)
    const { system, game, settings } = book
    if (game.winner !== undefined) {
      const all = afterEnd(system, game)
      const [first] = all
      return first
        ? { ...first, ...timesOf(system, game, first, settings.zone), all }
        : { ...phaseAfterLast(system, game), all, none: true }
    }
    const usual = phaseAfterLast(system, game)
    const all = possible(system, game)
    const next = (game.phases.length ? undefined : all.find(({ kind }) => kind === settings.begins)) ?? usual
    const times = timesOf(system, game, next, settings.zone, endedAt(book))
    const last = { closes: game.phases.at(-1)?.closes, ended: endedAt(book) }
    const chosen = times ? undefined : closesBy(rhythmOf(book), next.kind, now().toISOString(), settings.zone, last)
    const over = game.phases.at(-1)?.result !== undefined && (await proposalOf(library, book)).proposal !== undefined
    return {
      ...next,
      ...times,
      ...(chosen && { closes: chosen.closes, rhythm: chosen }),
      all,
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
    const { book } = await library.change(game, ({ book: now, run }) => {
      const { game: before, system, settings } = now
      if (!before.seats.length) throw new Refused('declined', say('games.nobodySits'), say('games.pasteRoster'))
      const times =
        opens === undefined && closes === undefined
          ? timesOf(system, before, { kind, number }, settings.zone, endedAt(now))
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
      openPhase(before.system, before.game)
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
