/** Calls about phases: opening, extending, locking. */
import { revisionOf } from './book.ts'
import type { Answers, CallInput } from './contract.ts'
import { openPhase } from './inbox.ts'
import type { Library } from './library.ts'
import { Refused } from './refusal.ts'
import { kept, resolved } from './resolved.ts'

/** The version that stands beside what it resolved. */
export const engineVersion = '0.1.0'

/** @param locked hears of every phase that was locked, after it was kept */
export const phaseCalls = (library: Library, locked: () => void) => ({
  'phases.open': async ({ game, kind, number, opens, closes }: CallInput<'phases.open'>): Promise<Answers['phases.open']> => {
    if (opens !== undefined && closes !== undefined && Date.parse(closes) <= Date.parse(opens)) throw new Refused('badInput', 'The phase would end before it begins.', 'Give it a later deadline.')
    const { book } = await library.change(game, ({ book: { game: before }, run }) => {
      if (!before.seats.length) throw new Refused('declined', 'Nobody sits at this game yet.', 'Paste the roster under Setup first.')
      run({ do: 'openPhase', kind, number, ...opens !== undefined && { opens }, ...closes !== undefined && { closes } })
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
