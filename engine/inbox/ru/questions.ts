/** The questions to the host about a Russian message, by what is unclear. */
import type { Why } from '../../journal/reading.ts'
import type { Asked } from '../questions-en.ts'

const one = ({ text }: Asked): string => `«${text}»`

/** What the Russian reader asks. Why it asks nothing else: it takes for an order what is plain, and asks about all the rest. */
export const questions: Partial<Record<Why, (asked: Asked) => string>> = {
  noTarget: asked => `${one(asked)}: цель не названа (${asked.use}). Кто?`,
  several: asked => `${one(asked)}: игроков названо больше, чем нужно (${asked.use}). Кто из них?`,
  oneOf: asked => `${one(asked)}: это выбор. Что из двух?`,
  wrongCount: asked => `${one(asked)}: игроков названо не столько, сколько нужно (${asked.use}). Кто?`,
  conditional: asked => `${one(asked)}: здесь есть условие. Что считать ходом?`,
  question: asked => `${one(asked)}: это вопрос. Это и ход?`,
  unread: asked => `${one(asked)}: непонятно, какой это ход. Какой?`,
  otherActs: asked => `${one(asked)}: действует кто-то другой. Кто присылает ход и на кого?`,
  early: asked => `${one(asked)}: сообщение пришло до начала этой фазы. Оно для нее?`,
  otherNight: asked => `${one(asked)}: это другая ночь. Считать ход на эту?`,
  wavering: asked => `${one(asked)}: звучит неуверенно. Ход в силе?`,
  notOwned: asked => `${one(asked)}: такой способности у игрока нет. Что имеется в виду?`,
  whichAbility: asked => `${one(asked)}: какая это способность?`,
  conflict: asked => `${one(asked)}: ходов больше, чем можно за ночь (${asked.use}). Какой считать?`,
  contradiction: asked => `${one(asked)}: противоречит другой части сообщения. Что считать?`,
  correction: asked => `${one(asked)}: что-то меняется. Что теперь в силе?`,
  nothingToRepeat: asked => `${one(asked)}: так же, как раньше, но неясно, какой это ход. Какой?`,
  quotedOrder: asked => `${one(asked)}: это стоит только в цитате. Считать ходом?`,
  bareName: asked => `${one(asked)}: только имя. Это цель?`,
  noSender: asked => `Кто прислал ${one(asked)}?`,
  openQuote: asked => `${one(asked)}: стоит под цитатой, конца которой не видно. Это слова самого игрока?`,
  nearTarget: asked => `${one(asked)}: это ${asked.names}?`,
  tooLong: () => 'Сообщение слишком длинное, чтобы его прочесть. Какой в нем ход?',
}
