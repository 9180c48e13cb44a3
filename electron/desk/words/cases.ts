import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Case files and what of them is asked for. */
export const cases = defineMessages({
  several: {
    en: 'Several cases are selected, and any of them may contain "{id}".',
    ru: 'Выбрано несколько примеров, и «{id}» может быть в каждом.',
  },
  nameOne: { en: 'Name one with --case: {list}', ru: 'Назовите один: --case: {list}' },
  standsIn: { en: '"{id}" appears in {phases}.', ru: '«{id}» стоит в фазах: {phases}.' },
  namePhase: {
    en: 'Name one with --phase, such as --phase "{phase}".',
    ru: 'Назовите одну: --phase, например --phase "{phase}".',
  },
  unplayable: { en: 'this case cannot be played: {why}', ru: 'этот пример не сыграть: {why}' },
  mistake: { en: 'Nightdesk hit a bug while playing this case: {why}', ru: 'ошибка программы в этом примере: {why}' },
  report: { en: 'please report it, with the file', ru: 'сообщите о ней, пожалуйста, и приложите файл' },
  place: { en: '{file}, line {line}:', ru: '{file}, строка {line}:' },
  mend: { en: 'Fix this line, or choose another file.', ru: 'Исправьте эту строку или выберите другой файл.' },
  noneIn: { en: 'There are no cases in {file}.', ru: 'В файле {file} нет ни одного примера.' },
  beginCase: {
    en: 'Choose a case file: it starts with "case: " and has "system: ", "players: " and "phases: ".',
    ru: 'Выберите файл примера: в нем стоят название, правила, игроки и фазы.',
  },
  noPhase: { en: 'The case “{name}” has no phases.', ru: 'В примере «{name}» нет ни одной фазы.' },
  writePhase: {
    en: 'Add one, such as "- night: 1", or choose another case.',
    ru: 'Впишите хотя бы одну или выберите другой пример.',
  },
  noneOnLine: { en: 'No case starts on line {line}.', ru: 'На строке {line} пример не начинается.' },
  anyMove: { en: 'ACTOR ABILITY TARGET', ru: 'ИГРОК СПОСОБНОСТЬ ЦЕЛЬ' },
  askOther: { en: 'Ask {name} for another action.', ru: 'Попросите другой ход: {name}.' },
  extend: {
    en: 'If it should count, extend the phase: {command}.',
    ru: 'Если он должен считаться, продлите фазу: {command}.',
  },
  withdraw: {
    en: 'If this one should count, withdraw the later one: {command}.',
    ru: 'Если должен считаться этот, отзовите поздний: {command}.',
  },
})
