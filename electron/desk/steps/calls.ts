/** Calls about what a host does around a phase. */
import type { Answers, CallInput } from '../contract.ts'
import { revisionOf } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { briefing } from './briefing.ts'
import { stepsAsked, stepsOf } from './list.ts'
import { replacementCall } from './replacement-call.ts'

export const stepCalls = (library: Library, now: () => Date) => ({
  'steps.view': async ({ game, phase }: CallInput<'steps.view'>): Promise<Answers['steps.view']> => {
    const book = await library.book(game)
    const steps = stepsOf(await stepsAsked(library, book, phase, now().toISOString()))
    const next = steps.find(({ done }) => !done)
    return { revision: revisionOf(book), phase, steps, ...(next && { next: next.id }) }
  },

  'steps.tick': async ({ game, step, done }: CallInput<'steps.tick'>): Promise<Answers['steps.tick']> => {
    const { book } = await library.change(game, ({ run }) => run({ do: 'tickStep', step, done }))
    return { revision: revisionOf(book) }
  },

  'steps.replacement': async ({
    game,
    slots,
  }: CallInput<'steps.replacement'>): Promise<Answers['steps.replacement']> => ({
    text: await replacementCall(library, await library.book(game), slots),
  }),

  'steps.briefing': async ({ game }: CallInput<'steps.briefing'>): Promise<Answers['steps.briefing']> => ({
    text: await briefing(library, await library.book(game), now().toISOString()),
  }),
})
