import { defineMessages } from '../../../engine/text/catalogue.ts'

/** A game that two hosts went on with, made one again. */
export const merge = defineMessages({
  noSense: { en: 'No game comes out of both ({why}).', ru: 'Из обеих игр не складывается одна ({why}).' },
  other: { en: 'These are two different games.', ru: 'Это две разные игры.' },
  chooseCopy: { en: 'Choose a file that was exported from this game.', ru: 'Выберите файл, выгруженный из этой игры.' },
  itself: { en: 'This is the game itself.', ru: 'Это и есть сама игра.' },
  mending: { en: 'The past of this game is being mended.', ru: 'Прошлое этой игры сейчас исправляется.' },
  apart: {
    en: 'You went on with {ours}, the other host with {theirs}.',
    ru: 'У вас дальше идет {ours}, у соведущего {theirs}.',
  },
  undoOne: {
    en: 'Undo the opening of {ours} here, or have the other host undo {theirs}; then merge again.',
    ru: '{ours}: отмените открытие фазы здесь, или пусть соведущий отменит у себя ({theirs}); потом объедините снова.',
  },
  undecided: {
    en: '{count, plural, one {# difference is} other {# differences are}} not decided.',
    ru: '{count, plural, one {# расхождение не решено} few {# расхождения не решены} other {# расхождений не решены}}.',
  },
  chooseAll: {
    en: 'Choose what holds for each, then merge.',
    ru: 'Выберите для каждого, что верно, потом объединяйте.',
  },
  nothing: { en: 'The copy has nothing that is not here.', ru: 'В копии нет ничего, чего нет здесь.' },
  noDifference: { en: 'There is no such difference any more.', ru: 'Такого расхождения больше нет.' },
  lookAgain: { en: 'Look at the comparison again.', ru: 'Посмотрите на сравнение снова.' },
  putAwayCopy: { en: 'Delete the copy, or keep it as it is.', ru: 'Удалите копию или оставьте ее как есть.' },
  detail: { en: '{says}: {detail}', ru: '{says}: {detail}' },
  read: {
    en: '{from}: {body} ({orders}{doubts, plural, =0 {} one {; # question} other {; # questions}})',
    ru: '{from}: {body} ({orders}{doubts, plural, =0 {} one {; # вопрос} few {; # вопроса} other {; # вопросов}})',
  },
  inPhase: { en: '{phase}: {says}', ru: '{phase}: {says}' },
  asTheSystem: { en: 'as the system says it', ru: 'как в системе' },
})
