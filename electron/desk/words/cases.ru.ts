import { translated } from '../../../engine/text/catalogue.ts'
import type { cases as en } from './cases.en.ts'

/** Case files and what of them is asked for. */
export const cases = translated<typeof en>()({
  several: 'Выбрано несколько примеров, и «{id}» может быть в каждом.',
  nameOne: 'Назовите один: --case: {list}',
  standsIn: '«{id}» стоит в фазах: {phases}.',
  namePhase: 'Назовите одну: --phase, например --phase "{phase}".',
  unplayable: 'этот пример не сыграть: {why}',
  mistake: 'ошибка программы в этом примере: {why}',
  report: 'сообщите о ней, пожалуйста, и приложите файл',
  place: '{file}, строка {line}:',
  mend: 'Исправьте эту строку или выберите другой файл.',
  noneIn: 'В файле {file} нет ни одного примера.',
  beginCase: 'Выберите файл примера: в нем стоят название, правила, игроки и фазы.',
  noPhase: 'В примере «{name}» нет ни одной фазы.',
  writePhase: 'Впишите хотя бы одну или выберите другой пример.',
  noneOnLine: 'На строке {line} пример не начинается.',
  anyMove: 'ИГРОК СПОСОБНОСТЬ ЦЕЛЬ',
  askOther: 'Попросите другой ход: {name}.',
  extend: 'Если он должен считаться, продлите фазу: {command}.',
  withdraw: 'Если должен считаться этот, отзовите поздний: {command}.',
})
