import { translated } from '../../../engine/text/catalogue.ts'
import type { merge as en } from './merge.en.ts'

/** A game that two hosts went on with, made one again. */
export const merge = translated<typeof en>()({
  noSense: 'Из обеих игр не складывается одна ({why}).',
  other: 'Это две разные игры.',
  chooseCopy: 'Выберите файл, выгруженный из этой игры.',
  itself: 'Это и есть сама игра.',
  mending: 'Прошлое этой игры сейчас исправляется.',
  apart: 'У вас дальше идет {ours}, у соведущего {theirs}.',
  undoOne:
    '{ours}: отмените открытие фазы здесь, или пусть соведущий отменит у себя ({theirs}); потом объедините снова.',
  undecided:
    '{count, plural, one {# расхождение не решено} few {# расхождения не решены} other {# расхождений не решены}}.',
  chooseAll: 'Выберите для каждого, что верно, потом объединяйте.',
  nothing: 'В копии нет ничего, чего нет здесь.',
  noDifference: 'Такого расхождения больше нет.',
  lookAgain: 'Посмотрите на сравнение снова.',
  putAwayCopy: 'Удалите копию или оставьте ее как есть.',
  detail: '{says}: {detail}',
  read: '{from}: {body} ({orders}{doubts, plural, =0 {} one {; # вопрос} few {; # вопроса} other {; # вопросов}})',
  inPhase: '{phase}: {says}',
  asTheSystem: 'как в системе',
})
