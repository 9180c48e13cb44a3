import type { nightMap as en } from './night-map.en.ts'
import { translated } from '../../engine/text/catalogue.ts'

export const nightMap = translated<typeof en>()({
  theMap: 'Карта ночи',
  map: 'Карта',
  showMap: 'Показать ночь картой',
  label:
    'Карта: {actions, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}, {deaths, plural, =0 {никто не погиб} one {# смерть} few {# смерти} many {# смертей} other {# смерти}}. Стрелки ведут от хода к ходу; то же самое есть в списке рядом.',
  card: '{name}: {deed}. {fared, select, yes {Ход удался.} no {Ход не удался.} part {Ход удался отчасти.} idle {Ход ничего не изменил.} lost {Спасти не удалось.} blank {Узнать ничего не удалось.} void {Ход не засчитан.} before {Осталось с прежних фаз.} other {Действует всегда.}}',
  linked:
    '{name}, {deed}: {would, select, true {{does, select, stops {остановил бы} shields {спас бы от него} moves {увел бы} reveals {был бы замечен} other {привел бы к этому}}} round {вместе они ходят по кругу} other {{does, select, stops {остановил} shields {спас от него} moves {увел} reveals {был замечен} other {привел к этому}}}}.',
  bears:
    '{would, select, true {{does, select, stops {остановил бы} shields {спас бы от него} moves {увел бы} reveals {был бы замечен} other {привел бы}}} round {по кругу} other {{does, select, stops {останавливает} shields {спасает от него} moves {уводит} reveals {замечен} other {приводит}}}}',
  none: 'Здесь никто ничего не сделал.',
  noneText: 'Вопросы, которые есть и без этого, стоят в списке: нажмите Q.',
  everybody: 'Все',
  drawn: 'жребий:',
  toRule: 'решать вам:',
  read: 'как прочитано:',
  votes: '{count, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}',
  switchedOff: 'В этом «что, если» выключен.',
  answer: 'Ответ',
  key: 'Что значат линии',
  keyOf:
    '{kind, select, stops {останавливает} shields {спасает от него} moves {уводит, приводит} reveals {замечен} other {мог бы}}',
  aimOf: '{kind, select, came {к кому пришло} other {кому предназначалось}}',
  signOf:
    '{kind, select, no {не удалось} part {отчасти} idle {ничего не изменило} circle {по кругу} other {не засчитано}}',
  below:
    'Ниже: {count, plural, =0 {есть еще} one {еще # игрок} few {еще # игрока} many {еще # игроков} other {еще # игрока}}',
  failedOf: '{kind, select, no {не вышло} part {отчасти} lost {не спасли} other {не засчитано}}: {count}',
  whatFailed: '{idle, select, true {Что не вышло или ничего не изменило} other {Что не вышло}} ({count})',
  nextFailed: 'Следующее, что не вышло',
  failedBefore: 'Прежнее, что не вышло',
  failedLine: '{name}: {deed}',
  aside: 'Правее: {count, plural, one {еще # ход} few {еще # хода} many {еще # ходов} other {еще # хода}}',
  answerGoesOn: 'ответ продолжается',
  copy: 'Скопировать текстом',
  rule: '{count, plural, one {Решите: # вопрос} few {Решите: # вопроса} many {Решите: # вопросов} other {Решите: # вопроса}}',
  without: 'Без этого…',
  putBack: 'Вернуть',
  itsTree: 'Дерево',
})
