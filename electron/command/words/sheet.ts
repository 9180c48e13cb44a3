import { defineMessages } from '../../../engine/text/catalogue.ts'

/** A case resolved or checked, as a host reads it. */
export const sheet = defineMessages({
  setup: { en: 'setup', ru: 'Состав' },
  noPhase: {
    en: 'This case has no phases, so there is nothing to resolve. Add one: {phases}.',
    ru: 'В этом примере нет ни одной фазы, считать нечего. Добавьте фазу: {phases}.',
  },
  nothingSent: {
    en: 'No actions for {phase}. Write what the players sent below it, for example:',
    ru: '{phase}: ходов нет. Напишите под этой фазой, что прислали игроки, например:',
  },
  noWords: {
    en: '{system} has no texts in this language, so it is shown in English.',
    ru: '{system}: текстов на этом языке нет, все сказано по-английски.',
  },

  deaths: { en: 'Deaths', ru: 'Погибли' },
  nobodyDies: { en: 'Nobody dies.', ru: 'Никто не погиб.' },
  results: { en: 'Results', ru: 'Результаты' },
  nearly: { en: 'Prevented', ru: 'Едва не произошло' },
  votes: { en: 'Votes', ru: 'Голоса' },
  noVotes: { en: 'No votes.', ru: 'Голосов ни у кого нет.' },
  tried: { en: 'Actions', ru: 'Ходы' },
  worked: { en: 'worked', ru: 'удалось' },
  failed: { en: 'failed', ru: 'не удалось' },
  inPart: { en: 'partly worked', ru: 'удалось частично' },
  changedNothing: { en: 'no effect', ru: 'ничего не изменилось' },
  couldNotSave: { en: 'could not save them', ru: 'спасти не удалось' },
  foundNothing: { en: 'no result', ru: 'узнать ничего не удалось' },
  doesNotCount: { en: 'Does not count', ru: 'Не засчитано' },
  refused: { en: 'refused', ru: 'отклонен' },
  late: { en: 'late', ru: 'опоздал' },
  replaced: { en: 'replaced', ru: 'заменен' },
  withdrawn: { en: 'withdrawn', ru: 'отозван' },
  counts: { en: 'counts', ru: 'засчитан' },

  whyNot: { en: 'What would have changed it', ru: 'Что изменило бы это' },
  nothingToAsk: { en: 'Nothing happened.', ru: 'Ничего не произошло.' },
  turnedOn: { en: 'Deciding actions', ru: 'От чего зависел исход' },
  notLookedFor: {
    en: 'Not tested with more than {most} actions. Ask about one of them with --without ID.',
    ru: 'Ходов больше {most}, среди стольких это не ищется. Спросите об одном из них: --without ХОД.',
  },
  withoutThen: { en: 'Without {use}, {then}.', ru: 'Если бы не {use}: {then}.' },
  withoutRuling: {
    en: 'Without the host’s override of {use}: {then}.',
    ru: 'Если бы не решение ведущего о ходе ({use}): {then}.',
  },
  rulings: { en: 'Rulings', ru: 'Решения' },
  isAbout: { en: 'About {uses}.', ru: 'О чем это: {uses}.' },
  gives: { en: 'With {prompt} {choice}: {gives}.', ru: 'Если {prompt} {choice}: {gives}.' },
  applied: { en: 'Applied: {choice}.', ru: 'Действует: {choice}.' },
  asRuled: { en: 'Applied: {choice}, as the host ruled.', ru: 'Действует: {choice}, так решил ведущий.' },
  ruleOtherwise: {
    en: 'Applied: {choice}; to rule differently, write {answers}.',
    ru: 'Действует: {choice}; чтобы решить иначе, напишите {answers}.',
  },
  drawn: { en: 'Random draws', ru: 'Жребий' },
  drawFixed: {
    en: '{of}: {result} ({purpose}, {rule}), set by the host.',
    ru: '{of}: {result} ({purpose}, {rule}), задано ведущим.',
  },
  drawOutOf: {
    en: '{of}: {result} ({purpose}, {rule}), out of {candidates}.',
    ru: '{of}: {result} ({purpose}, {rule}), варианты: {candidates}.',
  },
  publicPost: { en: 'Public post', ru: 'Пост для всех' },
  messages: { en: 'Private messages', ru: 'Личные сообщения' },
  letter: { en: 'To {to}: {words}', ru: 'Кому: {to}. {words}' },

  without: { en: 'Without {use}', ru: 'Если бы не {use}' },
  nothingChanges: {
    en: 'Nothing changes: all deaths, results and actions stay the same.',
    ru: 'Ничего не меняется: все погибшие, ответы и ходы те же.',
  },
  nothing: { en: 'nothing', ru: 'ничего' },

  mismatch: { en: '{place}: expected {expected}, got {came}', ru: '{place}: ожидалось {expected}, получилось {came}' },
  summary: { en: '{passed} passed, {failed} failed', ru: 'сошлось: {passed}, не сошлось: {failed}' },
  missing: { en: 'Not covered by any case in {system}:', ru: 'Не показано в примерах, {system}:' },
})
