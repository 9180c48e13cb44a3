/** The map of a night. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const nightMap = defineMessages({
  theMap: { en: 'Night map', ru: 'Карта ночи' },
  map: { en: 'Map', ru: 'Карта' },
  showMap: { en: 'Show the night as a map', ru: 'Показать ночь картой' },
  label: {
    en: 'Map: {actions, plural, one {# action} other {# actions}}, {deaths, plural, =0 {no deaths} one {# death} other {# deaths}}. Use the arrow keys to move between actions. The list beside it has the same information.',
    ru: 'Карта: {actions, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}, {deaths, plural, =0 {никто не погиб} one {# смерть} few {# смерти} many {# смертей} other {# смерти}}. Стрелки ведут от хода к ходу; то же самое есть в списке рядом.',
  },
  card: {
    en: '{name}: {deed}. {fared, select, yes {Worked.} no {Failed.} part {Partly worked.} idle {No effect.} lost {Could not save them.} blank {No result.} void {Does not count.} before {From an earlier phase.} other {Always active.}}',
    ru: '{name}: {deed}. {fared, select, yes {Ход удался.} no {Ход не удался.} part {Ход удался отчасти.} idle {Ход ничего не изменил.} lost {Спасти не удалось.} blank {Узнать ничего не удалось.} void {Ход не засчитан.} before {Осталось с прежних фаз.} other {Действует всегда.}}',
  },
  linked: {
    en: '{name}, {deed}: {would, select, true {{does, select, stops {would have stopped it} shields {would have protected against it} moves {would have redirected it} reveals {would have been seen} other {would have caused it}}} round {part of a loop with it} other {{does, select, stops {stopped it} shields {protected against it} moves {redirected it} reveals {was seen} other {caused it}}}}.',
    ru: '{name}, {deed}: {would, select, true {{does, select, stops {остановил бы} shields {спас бы от него} moves {увел бы} reveals {был бы замечен} other {привел бы к этому}}} round {вместе они ходят по кругу} other {{does, select, stops {остановил} shields {спас от него} moves {увел} reveals {был замечен} other {привел к этому}}}}.',
  },
  bears: {
    en: '{would, select, true {{does, select, stops {would have stopped} shields {would have protected} moves {would have redirected} reveals {would have been seen} other {would have caused}}} round {loop} other {{does, select, stops {stops} shields {protects} moves {redirects} reveals {seen} other {causes}}}}',
    ru: '{would, select, true {{does, select, stops {остановил бы} shields {спас бы от него} moves {увел бы} reveals {был бы замечен} other {привел бы}}} round {по кругу} other {{does, select, stops {останавливает} shields {спасает от него} moves {уводит} reveals {замечен} other {приводит}}}}',
  },
  wagons: { en: 'Wagons', ru: 'Кто за кого' },
  deeds: { en: 'Actions', ru: 'Ходы' },
  ofDay: { en: 'What of the day is shown', ru: 'Что показать' },
  leftToLynch: { en: 'L-{count}', ru: 'еще {count}' },
  hammer: { en: 'hammer', ru: 'решающий голос' },
  left: {
    en: '{is, select, moved {{name} moved to {to} {post}} other {{name} unvoted {post}}}',
    ru: '{is, select, moved {{name} → {to} {post}} other {{name}: голос снят {post}}}',
  },
  notVoting: { en: 'Not voting:', ru: 'Без голоса:' },
  voidVotes: { en: 'Votes that do not count', ru: 'Голоса, которые не засчитаны' },
  voidVote: {
    en: '{is, select, back {{name}’s unvote does not count: {why}} other {{name}’s vote for {choice} does not count: {why}}}',
    ru: '{is, select, back {{name}: снятие голоса не засчитано: {why}} other {{name}, голос: {choice}; не засчитан: {why}}}',
  },
  none: { en: 'Nobody acted here.', ru: 'Здесь никто ничего не сделал.' },
  noneText: {
    en: 'Open the list (press Q) to see the remaining questions.',
    ru: 'Вопросы, которые есть и без этого, стоят в списке: нажмите Q.',
  },
  everybody: { en: 'Everyone', ru: 'Все' },
  drawn: { en: 'random draw for', ru: 'жребий:' },
  toRule: { en: 'needs your ruling:', ru: 'решать вам:' },
  ruled: { en: 'your ruling:', ru: 'вы решили:' },
  read: { en: 'how it was read:', ru: 'как прочитано:' },
  votes: {
    en: '{count, plural, one {# vote} other {# votes}}',
    ru: '{count, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}',
  },
  switchedOff: { en: 'Switched off in this what-if.', ru: 'В этом «что, если» выключен.' },
  answer: { en: 'Answer', ru: 'Ответ' },
  key: { en: 'What the lines mean', ru: 'Что значат линии' },
  keyOf: {
    en: '{kind, select, kills {kills} foiled {kill failed} stops {stops} shields {protects} moves {redirects, causes} reveals {seen by} other {would have happened}}',
    ru: '{kind, select, kills {убивает} foiled {не убил} stops {останавливает} shields {спасает от него} moves {уводит, приводит} reveals {замечен} other {мог бы}}',
  },
  aimOf: {
    en: '{kind, select, came {visited} other {meant for}}',
    ru: '{kind, select, came {к кому пришло} other {кому предназначалось}}',
  },
  signOf: {
    en: '{kind, select, no {failed} part {partly worked} idle {no effect} circle {loop} other {does not count}}',
    ru: '{kind, select, no {не удалось} part {отчасти} idle {ничего не изменило} circle {по кругу} other {не засчитано}}',
  },
  below: {
    en: '{count, plural, =0 {more} one {# more player} other {# more players}} below',
    ru: 'Ниже: {count, plural, =0 {есть еще} one {еще # игрок} few {еще # игрока} many {еще # игроков} other {еще # игрока}}',
  },
  failedOf: {
    en: '{count} {kind, select, no {failed} part {partly worked} lost {saved nobody} other {{count, plural, one {does} other {do}} not count}}',
    ru: '{kind, select, no {не вышло} part {отчасти} lost {не спасли} other {не засчитано}}: {count}',
  },
  whatFailed: {
    en: '{idle, select, true {Failed or no effect} other {Failed}} ({count})',
    ru: '{idle, select, true {Что не вышло или ничего не изменило} other {Что не вышло}} ({count})',
  },
  nextFailed: { en: 'Next failed action', ru: 'Следующее, что не вышло' },
  failedBefore: { en: 'Previous failed action', ru: 'Прежнее, что не вышло' },
  failedLine: { en: '{name} {deed}', ru: '{name}: {deed}' },
  aside: {
    en: '{count, plural, one {# more action} other {# more actions}} to the right',
    ru: 'Правее: {count, plural, one {еще # ход} few {еще # хода} many {еще # ходов} other {еще # хода}}',
  },
  answerGoesOn: { en: 'answer continues', ru: 'ответ продолжается' },
  copy: { en: 'Copy as text', ru: 'Скопировать текстом' },
  rule: {
    en: '{count, plural, one {# question needs} other {# questions need}} your ruling',
    ru: '{count, plural, one {Решите: # вопрос} few {Решите: # вопроса} many {Решите: # вопросов} other {Решите: # вопроса}}',
  },
  without: { en: 'Switch off', ru: 'Выключить' },
  putBack: { en: 'Switch back on', ru: 'Включить снова' },
  itsTree: { en: 'Explain', ru: 'Дерево' },
})
