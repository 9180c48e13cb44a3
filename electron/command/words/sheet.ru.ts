import { translated } from '../../../engine/text/catalogue.ts'
import type { sheet as en } from './sheet.en.ts'

/** A case resolved or checked, as a host reads it. */
export const sheet = translated<typeof en>()({
  phase:
    '{kind, select, best {Лучшие игроки} other {{kind, select, night {Ночь} day {День} evening {Вечер} prep {Подготовка} election {Выборы} secondRound {Второй тур} hunt {Охота на ведьм} revote {Переголосование} nextRevote {Второе переголосование} extraRevote {Переголосование дополнительного} nextExtraRevote {Второе переголосование дополнительного} extraVote {Дополнительное голосование} other {{kind}}} {number}}}',
  setup: 'Состав',
  noPhase: 'В этом примере нет ни одной фазы, считать нечего. Добавьте фазу: {phases}.',
  nothingSent: '{phase}: ходов нет. Напишите под этой фазой, что прислали игроки, например:',
  noWords: '{system}: текстов на этом языке нет, всё сказано по-английски.',

  deaths: 'Погибли',
  nobodyDies: 'Никто не погиб.',
  results: 'Результаты',
  nearly: 'Едва не произошло',
  votes: 'Голоса',
  noVotes: 'Голосов ни у кого нет.',
  tried: 'Ходы',
  worked: 'удалось',
  failed: 'не удалось',
  inPart: 'удалось частично',
  changedNothing: 'ничего не изменилось',
  couldNotSave: 'спасти не удалось',
  foundNothing: 'узнать ничего не удалось',
  doesNotCount: 'Не засчитано',
  refused: 'отклонен',
  late: 'опоздал',
  replaced: 'заменен',
  withdrawn: 'отозван',
  counts: 'засчитан',

  turnedOn: 'От чего зависел исход',
  notLookedFor: 'Ходов больше {most}, среди стольких это не ищется. Спросите об одном из них: --without ХОД.',
  withoutThen: 'Если бы не {use}: {then}.',
  withoutRuling: 'Если бы не решение ведущего о ходе ({use}): {then}.',
  rulings: 'Решения',
  isAbout: 'О чем это: {uses}.',
  gives: 'Если {prompt} {choice}: {gives}.',
  applied: 'Действует: {choice}.',
  asRuled: 'Действует: {choice}, так решил ведущий.',
  ruleOtherwise: 'Действует: {choice}; чтобы решить иначе, напишите {answers}.',
  drawn: 'Жребий',
  drawFixed: '{of}: {result} ({purpose}, {rule}), задано ведущим.',
  drawOutOf: '{of}: {result} ({purpose}, {rule}), варианты: {candidates}.',
  publicPost: 'Пост для всех',
  messages: 'Личные сообщения',
  letter: 'Кому: {to}. {words}',

  without: 'Если бы не {use}',
  nothingChanges: 'Ничего не меняется: все погибшие, ответы и ходы те же.',
  nothing: 'ничего',

  mismatch: '{place}: ожидалось {expected}, получилось {came}',
  summary: 'сошлось: {passed}, не сошлось: {failed}',
  missing: 'Не показано в примерах, {system}:',
})
