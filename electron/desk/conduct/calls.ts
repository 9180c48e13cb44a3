/** Calls about how players keep to the game. */
import type { ActivityRule } from '../../../engine/journal/state.ts'
import type { Answers, CallInput } from '../contract.ts'
import { gameAt, revisionOf } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { activityIn } from './activity.ts'
import { hostPosts } from './for-host.ts'

export const conductCalls = (library: Library, now: () => Date) => ({
  'conduct.view': async ({ game, phase }: CallInput<'conduct.view'>): Promise<Answers['conduct.view']> => {
    const book = await library.book(game)
    const then = gameAt(book, phase)
    return {
      revision: revisionOf(book),
      phase,
      rule: book.game.activity ?? {},
      players: activityIn(book, then, phase, now().toISOString()),
      posts: hostPosts(book, phase),
    }
  },

  'conduct.rule': async ({ game, rule }: CallInput<'conduct.rule'>): Promise<Answers['conduct.rule']> => {
    const { book } = await library.change(game, ({ run }) => run({ do: 'ruleActivity', rule: rule as ActivityRule }))
    return { revision: revisionOf(book) }
  },

  'conduct.handle': async ({
    game,
    post,
    handled,
  }: CallInput<'conduct.handle'>): Promise<Answers['conduct.handle']> => {
    const { book } = await library.change(game, ({ run }) => run({ do: 'handlePost', id: post, handled }))
    return { revision: revisionOf(book) }
  },
})
