/** What is said to the host and orders nothing: a question about the rules, thanks and praise for what he wrote. */
import type { Range } from '../../text/range.ts'
import type { Sentence } from './sentences.ts'

const wordsOf = ({ clauses }: Sentence): string[] => clauses.flatMap(({ words }) => words)

const asked = /^(?:подскаж|скажи|вопрос|уточни|поясни|объясни)/
/** «Подскажите: если ко мне придет комиссар, увидит ли он цвет Бори?»: what would be, and no move. */
export function isOfRules(sentence: Sentence): boolean {
  const words = wordsOf(sentence)
  return sentence.question && words.some(word => asked.test(word)) && words.includes('если')
}

/** «Ходов от меня не жди»: the writer says himself that there is no order. */
const none =
  /(?<!\p{L})ход(?:а|ов)?\s+(?:сегодня\s+|этой ночью\s+)?(?:от меня\s+|у меня\s+)?(?:сегодня\s+)?(?:не\s+(?:жди(?:те)?|будет)|нет)(?!\p{L})/iu
export const saysNone = (body: string): boolean => none.test(body)

const products =
  /^(?:отчет|пост|рассказ|истори|письм|игр|парти|сюжет|описани|легенд|картинк|сказк|зарисовк|эпитафи|итог|текст|стих|ночн|утр(?!ом$))/
const praise =
  /^(?:песня|шедевр|огонь|супер|класс|бомба|улыбнул|ржал|ржу|смеял|хохотал|посмеял|понравил|порадовал|восторг|красот|прелест|отличн|прекрасн|замечательн|чудо|чудесн|топ|лучш|гениальн|великолепн|кайф|умор|спасибо|шикарн|обалденн|весел)/

/** «Отчет про Аню и Борю просто песня»: of what the host wrote, with praise, and of no move. */
function isPraise(sentence: Sentence, isOwn: (ability: string) => boolean): boolean {
  const words = wordsOf(sentence)
  return (
    !sentence.question
    && !sentence.verbs.some(({ abilities }) => abilities.some(isOwn))
    && !sentence.aims.length
    && words.some(word => products.test(word))
    && words.some(word => praise.test(word))
  )
}

/** Sentences in which a name alone may be an order. @param dropped where nothing is asked for */
export const withoutThanks = (
  sentences: readonly Sentence[],
  dropped: readonly Range[],
  isOwn: (ability: string) => boolean,
): Sentence[] =>
  sentences.filter(
    one =>
      !dropped.some(({ start, end }) => start < one.span.end && one.span.start < end)
      && !isPraise(one, isOwn)
      && !isOfRules(one),
  )
