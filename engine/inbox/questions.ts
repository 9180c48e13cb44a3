/** The questions to the host, in the language of the message, by what is unclear. */
import type { Why } from '../journal/reading.ts'
import type { Locale } from '../text/wording.ts'

interface Asked {
  /** The text in question. */ text: string /** What a use of the ability is called. */
  use: string
  names: string
}
type Question = (asked: Asked) => string

const en: Record<Why, Question> = {
  noTarget: asked => `“${asked.text}” names no target for the ${asked.use}. Whom?`,
  unknownTarget: asked => `Nobody is called “${asked.text}”. Who is meant?`,
  nearTarget: asked => `Is “${asked.text}” ${asked.names}?`,
  possessive: asked => `“${asked.text}” is something of a player. Is the player meant?`,
  several: asked => `“${asked.text}” names more players than the ${asked.use} takes. Which?`,
  oneOf: asked => `“${asked.text}” leaves a choice. Which?`,
  wrongCount: asked => `“${asked.text}” does not name as many players as the ${asked.use} takes. Which?`,
  conditional: asked => `“${asked.text}” makes it depend on something. What counts?`,
  question: asked => `“${asked.text}” is a question. Is it an order too?`,
  unread: asked => `“${asked.text}” was not understood. What does it ask for?`,
  past: asked => `“${asked.text}” tells of something past. Is it meant for tonight?`,
  otherActs: asked => `“${asked.text}” has somebody else act. Who sends this in, and for whom?`,
  carrier: asked => `“${asked.text}” does not say who carries out the ${asked.use}. Who?`,
  otherNight: asked => `“${asked.text}” is not this night. Does it count tonight?`,
  early: asked => `“${asked.text}” was sent before this phase opened. Is it for this phase?`,
  wavering: asked => `“${asked.text}” sounds unsettled. Does the order stand?`,
  hidden: asked =>
    `“${asked.text}” holds invisible characters that can make it look other than it reads. What does it ask for?`,
  openQuote: asked => `“${asked.text}” stands below a quote whose end cannot be seen. Are these the sender's words?`,
  quotedOrder: asked => `“${asked.text}” is only quoted. Does it count tonight?`,
  notOwned: asked => `The sender has no ability for “${asked.text}”. What is meant?`,
  whichAbility: asked => `Which ability is “${asked.text}”?`,
  conflict: asked => `“${asked.text}” asks for the ${asked.use} more often than the night allows. Which one counts?`,
  contradiction: asked => `“${asked.text}” contradicts another part of the message. What counts?`,
  correction: asked => `“${asked.text}” changes something. What counts now?`,
  nothingToRepeat: asked => `“${asked.text}” repeats an action, and it is not clear which. Which?`,
  bareName: asked => `“${asked.text}” is only a name. Is it a target?`,
  affirmed: asked => `“${asked.text}” says yes to something that is not in the message. To what?`,
  misspelt: asked => `Is “${asked.text}” a misspelt order?`,
  onlySubject: asked => `Only the subject, “${asked.text}”, reads as an order. Is it one?`,
  noSender: asked => `Who sent “${asked.text}”?`,
  tooLong: () => 'This message is too long to be read. What does it ask for?',
}

/** Why the Russian reader asks nothing else: it takes for an order what is plain, and asks about all the rest. */
const ru: Partial<Record<Why, Question>> = {
  noTarget: asked => `«${asked.text}»: цель не названа (${asked.use}). Кто?`,
  several: asked => `«${asked.text}»: игроков названо больше, чем нужно (${asked.use}). Кто из них?`,
  oneOf: asked => `«${asked.text}»: это выбор. Что из двух?`,
  wrongCount: asked => `«${asked.text}»: игроков названо не столько, сколько нужно (${asked.use}). Кто?`,
  conditional: asked => `«${asked.text}»: здесь есть условие. Что считать ходом?`,
  question: asked => `«${asked.text}»: это вопрос. Это и ход?`,
  unread: asked => `«${asked.text}»: непонятно, какой это ход. Какой?`,
  otherActs: asked => `«${asked.text}»: действует кто-то другой. Кто присылает ход и на кого?`,
  early: asked => `«${asked.text}»: сообщение пришло до начала этой фазы. Оно для нее?`,
  otherNight: asked => `«${asked.text}»: это другая ночь. Считать ход на эту?`,
  wavering: asked => `«${asked.text}»: звучит неуверенно. Ход в силе?`,
  notOwned: asked => `«${asked.text}»: такой способности у игрока нет. Что имеется в виду?`,
  whichAbility: asked => `«${asked.text}»: какая это способность?`,
  conflict: asked => `«${asked.text}»: ходов больше, чем можно за ночь (${asked.use}). Какой считать?`,
  contradiction: asked => `«${asked.text}»: противоречит другой части сообщения. Что считать?`,
  correction: asked => `«${asked.text}»: что-то меняется. Что теперь в силе?`,
  nothingToRepeat: asked => `«${asked.text}»: так же, как раньше, но неясно, какой это ход. Какой?`,
  quotedOrder: asked => `«${asked.text}»: это стоит только в цитате. Считать ходом?`,
  bareName: asked => `«${asked.text}»: только имя. Это цель?`,
  noSender: asked => `Кто прислал «${asked.text}»?`,
  openQuote: asked => `«${asked.text}»: стоит под цитатой, конца которой не видно. Это слова самого игрока?`,
  nearTarget: asked => `«${asked.text}»: это ${asked.names}?`,
  tooLong: () => 'Сообщение слишком длинное, чтобы его прочесть. Какой в нем ход?',
}

/** @returns the question, in English where the other language has none */
export const questionOf = (why: Why, locale: Locale): Question => (locale === 'ru' ? ru[why] : undefined) ?? en[why]
/** What is said where no ability is named, and between two names. */
export const ability: Readonly<Record<Locale, string>> = { en: 'ability', ru: 'способность' }
export const or: Readonly<Record<Locale, string>> = { en: ' or ', ru: ' или ' }
