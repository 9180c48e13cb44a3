import { defineMessages } from '../../../engine/text/catalogue.ts'

/** A game that two hosts went on with, made one again. */
export const merge = defineMessages({
  noSense: { en: 'These two games cannot be merged ({why}).', ru: 'Из обеих игр не складывается одна ({why}).' },
  other: { en: 'These are two different games.', ru: 'Это две разные игры.' },
  chooseCopy: { en: 'Choose a file that was exported from this game.', ru: 'Выберите файл, выгруженный из этой игры.' },
  itself: { en: 'This is the same game.', ru: 'Это и есть сама игра.' },
  mending: { en: 'A past phase of this game is reopened.', ru: 'Прошлое этой игры сейчас исправляется.' },
  apart: {
    en: 'You started {ours}, the other host {theirs}.',
    ru: 'У вас дальше идет {ours}, у соведущего {theirs}.',
  },
  undoOne: {
    en: 'Undo starting {ours} here, or ask the other host to undo {theirs}. Then merge again.',
    ru: '{ours}: отмените открытие фазы здесь, или пусть соведущий отменит у себя ({theirs}); потом объедините снова.',
  },
  undecided: {
    en: '{count, plural, one {# conflict is} other {# conflicts are}} undecided.',
    ru: '{count, plural, one {# расхождение не решено} few {# расхождения не решены} other {# расхождений не решены}}.',
  },
  chooseAll: {
    en: 'Choose which version to keep for each, then merge.',
    ru: 'Выберите для каждого, что верно, потом объединяйте.',
  },
  nothing: { en: 'Nothing new in the copy.', ru: 'В копии нет ничего, чего нет здесь.' },
  noDifference: { en: 'This conflict no longer exists.', ru: 'Такого расхождения больше нет.' },
  lookAgain: { en: 'Review the comparison again.', ru: 'Посмотрите на сравнение снова.' },
  putAwayCopy: { en: 'Delete the copy, or keep it as it is.', ru: 'Удалите копию или оставьте ее как есть.' },
  detail: { en: '{says}: {detail}', ru: '{says}: {detail}' },
  read: {
    en: '{from}: {body} ({orders}{doubts, plural, =0 {} one {; # question} other {; # questions}})',
    ru: '{from}: {body} ({orders}{doubts, plural, =0 {} one {; # вопрос} few {; # вопроса} other {; # вопросов}})',
  },
  inPhase: { en: '{phase}: {says}', ru: '{phase}: {says}' },
  asTheSystem: { en: 'default wording', ru: 'как в системе' },
})
