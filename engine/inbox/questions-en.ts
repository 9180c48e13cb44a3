/** The questions to the host, in English, by what is unclear. */
import type { Why } from '../journal/reading.ts'

export interface Asked {
  /** The text in question. */ text: string /** What a use of the ability is called. */
  use: string
  names: string
}

const one = ({ text }: Asked): string => `“${text}”`

export const questions: Record<Why, (asked: Asked) => string> = {
  noTarget: asked => `${one(asked)} names no target for the ${asked.use}. Whom?`,
  unknownTarget: asked => `Nobody is called ${one(asked)}. Who is meant?`,
  nearTarget: asked => `Is ${one(asked)} ${asked.names}?`,
  possessive: asked => `${one(asked)} is something of a player. Is the player meant?`,
  several: asked => `${one(asked)} names more players than the ${asked.use} takes. Which?`,
  oneOf: asked => `${one(asked)} leaves a choice. Which?`,
  wrongCount: asked => `${one(asked)} does not name as many players as the ${asked.use} takes. Which?`,
  conditional: asked => `${one(asked)} makes it depend on something. What counts?`,
  question: asked => `${one(asked)} is a question. Is it an order too?`,
  unread: asked => `${one(asked)} was not understood. What does it ask for?`,
  past: asked => `${one(asked)} tells of something past. Is it meant for tonight?`,
  otherActs: asked => `${one(asked)} has somebody else act. Who sends this in, and for whom?`,
  carrier: asked => `${one(asked)} does not say who carries out the ${asked.use}. Who?`,
  otherNight: asked => `${one(asked)} is not this night. Does it count tonight?`,
  early: asked => `${one(asked)} was sent before this phase opened. Is it for this phase?`,
  wavering: asked => `${one(asked)} sounds unsettled. Does the order stand?`,
  hidden: asked =>
    `${one(asked)} holds invisible characters that can make it look other than it reads. What does it ask for?`,
  openQuote: asked => `${one(asked)} stands below a quote whose end cannot be seen. Are these the sender's words?`,
  quotedOrder: asked => `${one(asked)} is only quoted. Does it count tonight?`,
  notOwned: asked => `The sender has no ability for ${one(asked)}. What is meant?`,
  whichAbility: asked => `Which ability is ${one(asked)}?`,
  conflict: asked => `${one(asked)} asks for the ${asked.use} more often than the night allows. Which one counts?`,
  contradiction: asked => `${one(asked)} contradicts another part of the message. What counts?`,
  correction: asked => `${one(asked)} changes something. What counts now?`,
  nothingToRepeat: asked => `${one(asked)} repeats an action, and it is not clear which. Which?`,
  bareName: asked => `${one(asked)} is only a name. Is it a target?`,
  affirmed: asked => `${one(asked)} says yes to something that is not in the message. To what?`,
  misspelt: asked => `Is ${one(asked)} a misspelt order?`,
  onlySubject: asked => `Only the subject, ${one(asked)}, reads as an order. Is it one?`,
  noSender: asked => `Who sent ${one(asked)}?`,
  tooLong: () => 'This message is too long to be read. What does it ask for?',
}
