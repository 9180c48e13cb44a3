import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Messages, actions, and the word of the host on them. */
export const inbox = defineMessages({
  nothingHangs: { en: 'Nothing in this phase depends on that.', ru: 'В этой фазе от этого ничего не зависит.' },
  nightLists: {
    en: 'The night screen lists what needs your ruling.',
    ru: 'Что нужно решить, перечислено на экране ночи.',
  },
  ruledAlready: { en: 'This already has a ruling.', ru: 'Это уже решено.' },
  undoRuling: {
    en: 'To rule differently, undo that ruling in the log.',
    ru: 'Чтобы решить иначе, отмените решение в журнале.',
  },
  noRuling: { en: 'There is no ruling "{answer}" here.', ru: 'Решения «{answer}» здесь нет.' },
  fixedAlready: { en: 'This draw is already set.', ru: 'Этот жребий уже задан.' },
  undoFixed: { en: 'To set it differently, undo that in the log.', ru: 'Чтобы задать иначе, отмените это в журнале.' },
  cannotDraw: { en: '"{gives}" is not a possible result of this draw.', ru: '«{gives}» здесь выпасть не может.' },
  gameOver: {
    en: 'The game is over. To change this phase, reopen it.',
    ru: 'Игра окончена; чтобы изменить эту фазу, откройте ее заново.',
  },
  nextPhase: {
    en: 'Anything new now belongs to the next phase. To change this one, reopen it.',
    ru: 'То, что приходит теперь, относится к следующей фазе; чтобы изменить эту, откройте ее заново.',
  },
  answeredAlready: { en: 'This question is already answered.', ru: 'На этот вопрос уже отвечено.' },
  undoAnswer: { en: 'To answer differently, undo that answer.', ru: 'Чтобы ответить иначе, отмените ответ.' },
  noAnswer: { en: 'This question has no such answer.', ru: 'Такого ответа у вопроса нет.' },
  chooseOffered: { en: 'Choose one of the answers offered.', ru: 'Выберите из предложенных.' },
  noQuestion: { en: 'This message has no such question.', ru: 'В этом сообщении такого вопроса нет.' },
  readAgain: {
    en: 'It may have been read again since. Take another look.',
    ru: 'Возможно, его прочитали заново: посмотрите еще раз.',
  },
  noMessage: { en: 'There is no message here.', ru: 'Сообщения здесь нет.' },
  pasteMessage: {
    en: 'Paste a private message, with its header if the forum shows one.',
    ru: 'Вставьте личное сообщение, с заголовком, если форум его показывает.',
  },
  takenBack: {
    en: '{name} submitted an action earlier ({said}) and now says they are not acting. Withdraw the earlier one?',
    ru: '{name}: раньше прислан ход ({said}), а теперь ничего. Прежний ход отозван?',
  },
  takeBack: { en: 'Withdraw it', ru: 'Отозвать' },
  letStand: { en: 'Keep it', ru: 'Оставить' },
})
