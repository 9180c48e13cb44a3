/** Calls about single actions and the host's word on them. */
import { seatOf } from '../../engine/game/state.ts'
import { revisionOf } from './book.ts'
import type { Answers, CallInput } from './contract.ts'
import { nextAction, openPhase } from './inbox.ts'
import type { Changing, Library } from './library.ts'
import { notFound } from './refusal.ts'

export const actionCalls = (library: Library) => {
  const one = async (game: string, work: (changing: Changing) => void): Promise<{ revision: number }> => ({ revision: revisionOf((await library.change(game, work)).book) })
  return {
    'actions.submit': async ({ game, by, does, to, with: chosen = {}, at, message }: CallInput<'actions.submit'>): Promise<Answers['actions.submit']> => {
      const { book, given } = await library.change(game, ({ game: now, run }) => {
        const id = nextAction(openPhase(now()))
        if (message !== undefined && !openPhase(now()).messages?.some(kept => kept.id === message)) throw notFound('message', message, [])
        if (!seatOf(now(), by)) throw notFound('player', by, now().seats.map(({ slot }) => slot))
        run({ do: 'submit', submission: { id, by, does, to, with: chosen, ...at !== undefined && { at }, ...message !== undefined && { message } } })
        return id
      })
      return { revision: revisionOf(book), id: given }
    },
    'actions.withdraw': ({ game, id }: CallInput<'actions.withdraw'>): Promise<Answers['actions.withdraw']> => one(game, ({ run }) => run({ do: 'withdraw', id })),
    'actions.admit': ({ game, id, admitted }: CallInput<'actions.admit'>): Promise<Answers['actions.admit']> => one(game, ({ run }) => run({ do: 'admit', id, admitted })),
    'actions.override': ({ game, id, holds, reason }: CallInput<'actions.override'>): Promise<Answers['actions.override']> => one(game, ({ run }) => run({ do: 'override', id, holds, reason })),
    'actions.liftOverride': ({ game, id }: CallInput<'actions.liftOverride'>): Promise<Answers['actions.liftOverride']> => one(game, ({ run }) => run({ do: 'liftOverride', id })),
    'rulings.answer': ({ game, prompt, answer }: CallInput<'rulings.answer'>): Promise<Answers['rulings.answer']> => one(game, ({ run }) => run({ do: 'answer', prompt, answer })),
    'draws.fix': ({ game, for: purpose, gives }: CallInput<'draws.fix'>): Promise<Answers['draws.fix']> => one(game, ({ run }) => run({ do: 'fixDraw', for: purpose, gives })),
  }
}
