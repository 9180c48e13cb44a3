/** The map of a night. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const nightMap = defineMessages({
  theMap: { en: 'The map of the night', ru: 'Карта ночи' },
  map: { en: 'Map', ru: 'Карта' },
  showMap: { en: 'Show the night as a map', ru: 'Показать ночь картой' },
  label: {
    en: 'Map: {actions, plural, one {# deed} other {# deeds}}, {deaths, plural, =0 {nobody dies} one {# death} other {# deaths}}. The arrows move from one deed to the next; the list beside it says the same.',
    ru: 'Карта: {actions, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}, {deaths, plural, =0 {никто не погиб} one {# смерть} few {# смерти} many {# смертей} other {# смерти}}. Стрелки ведут от хода к ходу; то же самое есть в списке рядом.',
  },
  card: {
    en: '{name}: {deed}. {fared, select, yes {Worked.} no {Failed.} part {Worked in part.} idle {Changed nothing.} lost {Could not save.} blank {Found nothing.} void {Does not count.} before {From before.} other {Always at work.}}',
    ru: '{name}: {deed}. {fared, select, yes {Ход удался.} no {Ход не удался.} part {Ход удался отчасти.} idle {Ход ничего не изменил.} lost {Спасти не удалось.} blank {Узнать ничего не удалось.} void {Ход не засчитан.} before {Осталось с прежних фаз.} other {Действует всегда.}}',
  },
  linked: {
    en: '{name}, {deed}: {would, select, true {{does, select, stops {would have stopped it} shields {would have held it off} moves {would have moved it} reveals {would have been seen} other {would have brought it about}}} round {it goes round with it in a circle} other {{does, select, stops {stopped it} shields {held it off} moves {moved it} reveals {was seen} other {brought it about}}}}.',
    ru: '{name}, {deed}: {would, select, true {{does, select, stops {остановил бы} shields {спас бы от него} moves {увел бы} reveals {был бы замечен} other {привел бы к этому}}} round {вместе они ходят по кругу} other {{does, select, stops {остановил} shields {спас от него} moves {увел} reveals {был замечен} other {привел к этому}}}}.',
  },
  bears: {
    en: '{would, select, true {{does, select, stops {would have stopped} shields {would have held off} moves {would have moved} reveals {would have been seen} other {would have brought about}}} round {in a circle} other {{does, select, stops {stops} shields {holds off} moves {moves} reveals {is seen} other {brings about}}}}',
    ru: '{would, select, true {{does, select, stops {остановил бы} shields {спас бы от него} moves {увел бы} reveals {был бы замечен} other {привел бы}}} round {по кругу} other {{does, select, stops {останавливает} shields {спасает от него} moves {уводит} reveals {замечен} other {приводит}}}}',
  },
  none: { en: 'Nobody did anything here.', ru: 'Здесь никто ничего не сделал.' },
  noneText: {
    en: 'What is asked all the same stands in the list: press Q.',
    ru: 'Вопросы, которые есть и без этого, стоят в списке: нажмите Q.',
  },
  everybody: { en: 'Everybody', ru: 'Все' },
  drawn: { en: 'drawn for', ru: 'жребий:' },
  toRule: { en: 'for you:', ru: 'решать вам:' },
  read: { en: 'how it was read:', ru: 'как прочитано:' },
  votes: {
    en: '{count, plural, one {# vote} other {# votes}}',
    ru: '{count, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}',
  },
  switchedOff: { en: 'Switched off in this what-if.', ru: 'В этом «что, если» выключен.' },
  answer: { en: 'The answer', ru: 'Ответ' },
  key: { en: 'What the lines mean', ru: 'Что значат линии' },
  keyOf: {
    en: '{kind, select, stops {stops} shields {holds off} moves {moves, brings about} reveals {is seen} other {would have}}',
    ru: '{kind, select, stops {останавливает} shields {спасает от него} moves {уводит, приводит} reveals {замечен} other {мог бы}}',
  },
  aimOf: {
    en: '{kind, select, came {came to} other {meant for}}',
    ru: '{kind, select, came {к кому пришло} other {кому предназначалось}}',
  },
  signOf: {
    en: '{kind, select, no {failed} part {in part} idle {changed nothing} circle {in a circle} other {does not count}}',
    ru: '{kind, select, no {не удалось} part {отчасти} idle {ничего не изменило} circle {по кругу} other {не засчитано}}',
  },
  below: {
    en: '{count, plural, =0 {more} one {# more player} other {# more players}} below',
    ru: 'Ниже: {count, plural, =0 {есть еще} one {еще # игрок} few {еще # игрока} many {еще # игроков} other {еще # игрока}}',
  },
  failedOf: {
    en: '{count} {kind, select, no {failed} part {in part} lost {saved nobody} other {{count, plural, one {does} other {do}} not count}}',
    ru: '{kind, select, no {не вышло} part {отчасти} lost {не спасли} other {не засчитано}}: {count}',
  },
  whatFailed: {
    en: '{idle, select, true {What failed or changed nothing} other {What failed}} ({count})',
    ru: '{idle, select, true {Что не вышло или ничего не изменило} other {Что не вышло}} ({count})',
  },
  nextFailed: { en: 'Next deed that failed', ru: 'Следующее, что не вышло' },
  failedBefore: { en: 'Deed that failed before', ru: 'Прежнее, что не вышло' },
  failedLine: { en: '{name} {deed}', ru: '{name}: {deed}' },
  aside: {
    en: '{count, plural, one {# more deed} other {# more deeds}} to the right',
    ru: 'Правее: {count, plural, one {еще # ход} few {еще # хода} many {еще # ходов} other {еще # хода}}',
  },
  answerGoesOn: { en: 'more of the answer', ru: 'ответ продолжается' },
  copy: { en: 'Copy as text', ru: 'Скопировать текстом' },
  rule: {
    en: '{count, plural, one {# question} other {# questions}} for you to rule',
    ru: '{count, plural, one {Решите: # вопрос} few {Решите: # вопроса} many {Решите: # вопросов} other {Решите: # вопроса}}',
  },
  without: { en: 'Without it…', ru: 'Без этого…' },
  putBack: { en: 'Put it back', ru: 'Вернуть' },
  itsTree: { en: 'Its tree', ru: 'Дерево' },
})
