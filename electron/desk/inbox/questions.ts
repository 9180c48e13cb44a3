/** Questions that messages leave, and what answers them. */
import { say } from '../words/say.ts'
import type { Choice } from '../../../engine/journal/reading.ts'
import type { MessageKept, PhaseState } from '../../../engine/journal/state.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import type { Book } from '../library/book.ts'
import type { Changing } from '../library/library.ts'
import { openPhase } from '../library/open-phase.ts'
import { notFound, Refused } from '../refusal.ts'
import { doubtsOf } from './view.ts'

/** @throws Refused where there is no such message */
export function messageIn(phase: PhaseState, id: string): MessageKept {
  const message = phase.messages?.find(one => one.id === id)
  if (!message)
    throw notFound(
      'message',
      id,
      (phase.messages ?? []).map(one => one.id),
    )
  return message
}

type Question = ReturnType<typeof doubtsOf>[number]

/** Those of a message of the open phase, with the answered ones. @throws Refused where there is no such message */
export const questionsIn = ({ system, game }: Book, id: string): Question[] => {
  const phase = openPhase(system, game)
  return doubtsOf(system, game, phase, messageIn(phase, id))
}

/** One that waits. @throws Refused where there is none, or it is answered */
export function openQuestion(book: Book, id: string, number: number): Question {
  const question = questionsIn(book, id)[number]
  if (!question) throw noSuchQuestion()
  if (getOwn(messageIn(openPhase(book.system, book.game), id).answered, String(number)) !== undefined)
    throw new Refused('declined', say('inbox.answeredAlready'), say('inbox.undoAnswer'))
  return question
}

/** The choice with which a question is answered; nothing for none of them. @throws Refused */
export function chosenIn(book: Book, id: string, number: number, choice: number | null): Choice | undefined {
  const { choices } = openQuestion(book, id, number)
  if (choice === null) return undefined
  const chosen = choices[choice]
  if (!chosen) throw new Refused('notFound', say('inbox.noAnswer'), say('inbox.chooseOffered'))
  return chosen
}

/**
 * Answers a question. Several about the ability that it comes to are one to the host: its answer answers them all. What
 * could not be read is about whatever it says, and what is offered there only a guess: it has an answer of its own.
 * @param questions of this message, as they stood before anything was done about it
 * @param does the ability, where the answer is an action
 */
export function answerAlike(
  { run }: Changing,
  { id, answered }: MessageKept,
  questions: readonly Question[],
  number: number,
  { does, says }: Pick<Choice, 'does' | 'says'>,
): void {
  run({ do: 'answerDoubt', message: id, doubt: number, answer: says })
  if (does === undefined) return
  questions.forEach(({ choices, why }, other) => {
    const same = choices.length ? choices.every(one => one.does === does) : why === 'question'
    if (other !== number && same && why !== 'unread' && getOwn(answered, String(other)) === undefined)
      run({ do: 'answerDoubt', message: id, doubt: other, answer: says })
  })
}

export const noSuchQuestion = (): Refused => new Refused('notFound', say('inbox.noQuestion'), say('inbox.readAgain'))
