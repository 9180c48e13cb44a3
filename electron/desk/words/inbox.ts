import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Messages, actions, and the word of the host on them. */
export const inbox = defineMessages({
  nothingHangs: { en: 'Nothing of this phase hangs on that.', ru: 'В этой фазе от этого ничего не зависит.' },
  nightLists: { en: 'The night lists what there is to rule on.', ru: 'Что нужно решить, перечислено на экране ночи.' },
  ruledAlready: { en: 'This is ruled on already.', ru: 'Это уже решено.' },
  undoRuling: {
    en: 'Undo that ruling in the log to make another.',
    ru: 'Чтобы решить иначе, отмените решение в журнале.',
  },
  noRuling: { en: 'There is no ruling "{answer}" here.', ru: 'Решения «{answer}» здесь нет.' },
  fixedAlready: { en: 'This draw is fixed already.', ru: 'Этот жребий уже задан.' },
  undoFixed: { en: 'Undo that in the log to fix it otherwise.', ru: 'Чтобы задать иначе, отмените это в журнале.' },
  cannotDraw: { en: '"{gives}" cannot be drawn here.', ru: '«{gives}» здесь выпасть не может.' },
  gameOver: {
    en: 'The game is over; to change this phase, reopen it.',
    ru: 'Игра окончена; чтобы изменить эту фазу, откройте ее заново.',
  },
  nextPhase: {
    en: 'What comes in now belongs to the next phase; to change this one, reopen it.',
    ru: 'То, что приходит теперь, относится к следующей фазе; чтобы изменить эту, откройте ее заново.',
  },
  answeredAlready: { en: 'This question is answered already.', ru: 'На этот вопрос уже отвечено.' },
  undoAnswer: { en: 'Undo the answer to give another.', ru: 'Чтобы ответить иначе, отмените ответ.' },
  noAnswer: { en: 'This question has no such answer.', ru: 'Такого ответа у вопроса нет.' },
  chooseOffered: { en: 'Choose one of those offered.', ru: 'Выберите из предложенных.' },
  noQuestion: { en: 'This message has no such question.', ru: 'В этом сообщении такого вопроса нет.' },
  readAgain: {
    en: 'It may have been read again since: look at it anew.',
    ru: 'Возможно, его прочитали заново: посмотрите еще раз.',
  },
  noMessage: { en: 'There is no message in this.', ru: 'Сообщения здесь нет.' },
  pasteMessage: {
    en: 'Paste a private message, with its header where the forum shows one.',
    ru: 'Вставьте личное сообщение, с заголовком, если форум его показывает.',
  },
  takenBack: {
    en: '{name} sent in an action earlier ({said}), and now asks for none. Is the earlier one taken back?',
    ru: '{name}: раньше прислан ход ({said}), а теперь ничего. Прежний ход отозван?',
  },
  takeBack: { en: 'Take it back', ru: 'Отозвать' },
  letStand: { en: 'Let it stand', ru: 'Оставить' },
})
