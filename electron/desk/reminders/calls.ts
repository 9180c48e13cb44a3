/** Calls about deadlines: which are to be told, and what is sent to whoever is missing. */
import type { Answers, CallInput } from '../contract.ts'
import { revisionOf } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { notInPast } from '../library/mending.ts'
import { resolved } from '../library/resolved.ts'
import { dueNow, told, Unkept } from './due.ts'
import { needsNow } from './needs.ts'
import { remindersOf } from './texts.ts'

export const reminderCalls = (library: Library, now: () => Date) => {
  const unkept = new Unkept()
  return {
    'reminders.due': (): Promise<Answers['reminders.due']> => dueNow(library, now(), unkept),

    'reminders.needs': (): Promise<Answers['reminders.needs']> => needsNow(library, now()),

    'reminders.told': async ({ game, ...mark }: CallInput<'reminders.told'>): Promise<Answers['reminders.told']> => {
      notInPast(game)
      await library.book(game)
      return { first: await told(library.store, game, mark, unkept) }
    },

    'reminders.texts': async ({ game, phase }: CallInput<'reminders.texts'>): Promise<Answers['reminders.texts']> => {
      const book = await library.book(game)
      return remindersOf(book, await resolved(library, book, phase), phase, now())
    },

    'reminders.sent': async ({ game, slots }: CallInput<'reminders.sent'>): Promise<Answers['reminders.sent']> => {
      const at = now().toISOString()
      const { book } = await library.change(game, ({ run }) => run({ do: 'prod', slots, at, reminder: true }))
      return { revision: revisionOf(book) }
    },
  }
}
