/** What the values of a case are and should be: words, lists, numbers, times. */
import { defineMessages } from '../../text/catalogue.ts'
import { sayingInEach } from '../../text/in-each.ts'

export const shapeWords = defineMessages({
  missing: { en: '"{key}" is missing', ru: 'не хватает ключа «{key}»' },
  notKnown: { en: '{value} is not known here', ru: '{value} здесь не подходит' },
  stands: { en: 'expected {expected}, found {value}', ru: 'здесь {value}, а ожидается {expected}' },
  writeList: { en: 'write [{text}]', ru: 'напишите [{text}]' },
  canBe: { en: 'it can be {forms}', ru: 'это может быть {forms}' },
  word: { en: 'a word', ru: 'слово' },
  list: { en: 'a list', ru: 'список' },
  map: { en: 'a map of keys', ru: 'набор ключей' },
  other: { en: 'something else', ru: 'другое' },
  quoted: { en: '"{text}"', ru: '«{text}»' },
  either: { en: '{first} or {other}', ru: '{first} или {other}' },
  nothing: { en: 'nothing', ru: 'пусто' },
  meant: { en: 'did you mean "{word}"?', ru: 'имелось в виду «{word}»?' },
  noneHere: { en: 'there is none here', ru: 'здесь таких нет' },
  oneOf: { en: 'one of: {list}', ru: 'одно из: {list}' },
  oneOfMore: { en: 'one of: {list} and {more} more', ru: 'одно из: {list} и еще {more}' },
  noWord: { en: 'a word is missing here', ru: 'здесь пусто, а ожидается слово' },
  isNot: { en: '{value} is not {expected}', ru: 'здесь {value}, а ожидается {expected}' },
  writeLike: { en: 'write it like {example}', ru: 'пишите так: {example}' },
  whole: { en: 'a whole number', ru: 'целое число' },
  count: { en: 'a whole number from 0 up', ru: 'целое число от 0' },
  positive: { en: 'a whole number from 1 up', ru: 'целое число от 1' },
  number: { en: 'a number', ru: 'число' },
  instant: { en: 'a time with its time zone', ru: 'время с часовым поясом' },
  length: { en: 'a length of time', ru: 'отрезок времени' },
  lengths: { en: '24h, 90m or 2d', ru: '24h, 90m или 2d' },
  noId: { en: '{value} is not a valid id', ru: '{value} не годится в id' },
  idHas: { en: 'an id can have letters, digits, - and _', ru: 'id состоит из букв, цифр, дефиса и подчеркивания' },
  bystanders: { en: 'there are too many bystanders', ru: 'статистов слишком много' },
  mostBystanders: { en: 'at most {most} are allowed', ru: 'может быть не больше {most}' },
  fiveRules: { en: 'a case can show at most five rules', ru: 'пример показывает не больше пяти правил' },
  divideOrName: {
    en: 'split it, or name the rules it is about',
    ru: 'разделите его или оставьте правила, о которых он',
  },
})

export const said = sayingInEach(shapeWords)
