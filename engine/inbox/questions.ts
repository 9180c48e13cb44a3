/** The questions to the host, in the language of the message, by what is unclear. */
import type { Why } from '../journal/reading.ts'
import type { InEach } from '../text/in-each.ts'
import type { Locale } from '../text/wording.ts'

interface Asked {
  /** The text in question. */ text: string /** What a use of the ability is called. */
  use: string
  names: string
}
type Question = (asked: Asked) => string

export const questionsInEnglish: Record<Why, Question> = {
  noTarget: asked => `“${asked.text}” names no target for the ${asked.use}. Who is it?`,
  unknownTarget: asked => `Who is “${asked.text}”?`,
  nearTarget: asked => `Is “${asked.text}” ${asked.names}?`,
  possessive: asked => `“${asked.text}” is something that belongs to a player. Do they mean the player?`,
  several: asked => `“${asked.text}” names more players than the ${asked.use} can have. Which one?`,
  oneOf: asked => `“${asked.text}” leaves a choice. Which one?`,
  wrongCount: asked => `“${asked.text}” does not name as many players as the ${asked.use} needs. Who are they?`,
  conditional: asked => `“${asked.text}” is conditional. What should count?`,
  question: asked => `“${asked.text}” is a question. Is it an action too?`,
  unread: asked => `“${asked.text}” could not be read. What does it mean?`,
  past: asked => `“${asked.text}” sounds like something past. Is it for tonight?`,
  otherActs: asked => `“${asked.text}” describes somebody else’s action. Who does it, and to whom?`,
  carrier: asked => `“${asked.text}” does not say who carries out the ${asked.use}. Who?`,
  otherNight: asked => `“${asked.text}” is about another night. Does it count tonight?`,
  early: asked => `“${asked.text}” was sent before this phase opened. Is it for this phase?`,
  wavering: asked => `“${asked.text}” sounds unsure. Does it count?`,
  hidden: asked =>
    `“${asked.text}” has invisible characters in it, so it may not say what it seems to. What does it mean?`,
  openQuote: asked => `“${asked.text}” comes after a quote with no clear end. Are these the sender’s own words?`,
  quotedOrder: asked => `“${asked.text}” is only quoted. Does it count tonight?`,
  notOwned: asked => `The sender has no such ability: “${asked.text}”. What do they mean?`,
  whichAbility: asked => `Which ability is “${asked.text}”?`,
  conflict: asked => `“${asked.text}” asks for the ${asked.use} more often than the night allows. Which one counts?`,
  contradiction: asked => `“${asked.text}” contradicts another part of the message. What counts?`,
  correction: asked => `“${asked.text}” changes something. What counts now?`,
  nothingToRepeat: asked => `“${asked.text}” repeats an action, and it is not clear which. Which?`,
  bareName: asked => `“${asked.text}” is only a name. Is it a target?`,
  affirmed: asked => `“${asked.text}” says yes to something that is not in the message. To what?`,
  misspelt: asked => `Is “${asked.text}” a misspelled action?`,
  onlySubject: asked => `Only the subject, “${asked.text}”, reads as an action. Is it one?`,
  forHost: asked => `“${asked.text}” is a matter for you, not an action. Have you seen to it?`,
  noSender: asked => `Who sent “${asked.text}”?`,
  tooLong: () => 'This message is too long to be read. What does it mean?',
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
  forHost: asked => `«${asked.text}»: это не ход, а дело для ведущего. Разобрались?`,
  noSender: asked => `Кто прислал «${asked.text}»?`,
  openQuote: asked => `«${asked.text}»: стоит под цитатой, конца которой не видно. Это слова самого игрока?`,
  nearTarget: asked => `«${asked.text}»: это ${asked.names}?`,
  tooLong: () => 'Сообщение слишком длинное, чтобы его прочесть. Какой в нем ход?',
}

/** @returns the question, in English where the other language has none */
export const questionOf = (why: Why, locale: Locale): Question =>
  (locale === 'ru' ? ru[why] : undefined) ?? questionsInEnglish[why]
/** What is said where no ability is named, and between two names. */
export const ability: InEach = { en: 'ability', ru: 'способность' }
export const seenTo: InEach = { en: 'Yes', ru: 'Да' }
export const or: InEach = { en: ' or ', ru: ' или ' }
