/** Calls about single actions and the host's word on them. */
import { language, say } from '../words/say.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { seatOf } from '../../../engine/journal/state.ts'
import type { Answers, CallInput } from '../contract.ts'
import { revisionOf, type Book } from '../library/book.ts'
import type { Changing, Library } from '../library/library.ts'
import { openPhase } from '../library/open-phase.ts'
import { resolved, type ResolvedPhase } from '../library/resolved.ts'
import { sendingSaid } from '../night/deeds.ts'
import { nextId } from '../next-id.ts'
import { suggest, notFound, Refused } from '../refusal.ts'
import { answerAlike, messageIn, noSuchQuestion, openQuestion, questionsIn } from './questions.ts'

export const actionCalls = (library: Library) => {
  const one = async (
    game: string,
    work: (changing: Changing) => void | Promise<void>,
  ): Promise<{ revision: number }> => ({ revision: revisionOf((await library.change(game, work)).book) })
  const openNight = (book: Book): Promise<ResolvedPhase> => {
    openPhase(book.system, book.game)
    return resolved(library, book, book.game.phases.length - 1)
  }
  return {
    'actions.submit': async ({
      game,
      by,
      does,
      to,
      with: chosen = {},
      at,
      message,
      doubt,
    }: CallInput<'actions.submit'>): Promise<Answers['actions.submit']> => {
      const { book, given } = await library.change(game, changing => {
        const {
          book: { system },
          game: now,
          run,
        } = changing
        const id = nextId('a', openPhase(system, now()).submissions)
        const kept = message === undefined ? undefined : messageIn(openPhase(system, now()), message)
        if (doubt !== undefined) {
          if (!kept) throw noSuchQuestion()
          openQuestion(changing.book, kept.id, doubt)
        }
        if (!seatOf(now(), by))
          throw notFound(
            'player',
            by,
            now().seats.map(({ slot }) => slot),
          )
        run({
          do: 'submit',
          submission: {
            id,
            by,
            does,
            to,
            with: chosen,
            ...(at !== undefined && { at }),
            ...(message !== undefined && { message }),
          },
        })
        if (kept && doubt !== undefined) {
          const speaker = speakerOf(system, now(), openPhase(system, now()), language())
          const says = plainOf(sendingSaid(by, does, to, speaker, chosen))
          answerAlike(changing, kept, questionsIn(changing.book, kept.id), doubt, { does, says })
        }
        return id
      })
      return { revision: revisionOf(book), id: given }
    },
    'actions.withdraw': ({ game, id }: CallInput<'actions.withdraw'>): Promise<Answers['actions.withdraw']> =>
      one(game, ({ run }) => run({ do: 'withdraw', id })),
    'actions.admit': ({ game, id, admitted }: CallInput<'actions.admit'>): Promise<Answers['actions.admit']> =>
      one(game, ({ run }) => run({ do: 'admit', id, admitted })),
    'actions.override': ({
      game,
      id,
      holds,
      reason,
      spends,
    }: CallInput<'actions.override'>): Promise<Answers['actions.override']> =>
      one(game, ({ run }) => run({ do: 'override', id, holds, reason, ...(spends !== undefined && { spends }) })),
    'actions.liftOverride': ({
      game,
      id,
    }: CallInput<'actions.liftOverride'>): Promise<Answers['actions.liftOverride']> =>
      one(game, ({ run }) => run({ do: 'liftOverride', id })),
    'rulings.answer': ({ game, prompt, answer }: CallInput<'rulings.answer'>): Promise<Answers['rulings.answer']> =>
      one(game, async ({ book, run }) => {
        const asked = (await openNight(book)).outcome.rulings.filter(
          ({ id, choices }) => id === prompt && choices.length,
        )
        const open = asked.find(({ answered }) => !answered)
        if (!asked.length && Object.hasOwn(book.system.prompts, prompt))
          throw new Refused('declined', say('inbox.nothingHangs'), say('inbox.nightLists'))
        if (asked.length && !open) throw new Refused('declined', say('inbox.ruledAlready'), say('inbox.undoRuling'))
        if (open && !open.choices.some(({ id }) => id === answer))
          throw new Refused(
            'declined',
            say('inbox.noRuling', { answer }),
            suggest(
              answer,
              open.choices.map(({ id }) => id),
            ),
          )
        run({ do: 'answer', prompt, answer })
      }),
    'draws.fix': ({ game, for: purpose, gives }: CallInput<'draws.fix'>): Promise<Answers['draws.fix']> =>
      one(game, async ({ book, run }) => {
        const drawn = (await openNight(book)).outcome.rolls.filter(roll => roll.purpose === purpose)
        const open = drawn.filter(({ fixed }) => !fixed)
        if (drawn.length && !open.length)
          throw new Refused('declined', say('inbox.fixedAlready'), say('inbox.undoFixed'))
        if (!open.some(({ candidates }) => candidates.includes(gives)) && Object.hasOwn(book.system.draws, purpose))
          throw new Refused(
            'declined',
            say('inbox.cannotDraw', { gives }),
            suggest(
              gives,
              open.flatMap(({ candidates }) => candidates),
            ),
          )
        run({ do: 'fixDraw', for: purpose, gives })
      }),
  }
}
