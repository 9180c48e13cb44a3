import { translated } from '../../../engine/text/catalogue.ts'
import type { inbox as en } from './inbox.en.ts'

/** Messages, actions, and the word of the host on them. */
export const inbox = translated<typeof en>()({
  nothingHangs: 'В этой фазе от этого ничего не зависит.',
  nightLists: 'Что нужно решить, перечислено на экране ночи.',
  ruledAlready: 'Это уже решено.',
  undoRuling: 'Чтобы решить иначе, отмените решение в журнале.',
  noRuling: 'Решения «{answer}» здесь нет.',
  fixedAlready: 'Этот жребий уже задан.',
  undoFixed: 'Чтобы задать иначе, отмените это в журнале.',
  cannotDraw: '«{gives}» здесь выпасть не может.',
  gameOver: 'Игра окончена; чтобы изменить эту фазу, откройте ее заново.',
  nextPhase: 'То, что приходит теперь, относится к следующей фазе; чтобы изменить эту, откройте ее заново.',
  answeredAlready: 'На этот вопрос уже отвечено.',
  undoAnswer: 'Чтобы ответить иначе, отмените ответ.',
  noAnswer: 'Такого ответа у вопроса нет.',
  chooseOffered: 'Выберите из предложенных.',
  noQuestion: 'В этом сообщении такого вопроса нет.',
  readAgain: 'Возможно, его прочитали заново: посмотрите еще раз.',
  noMessage: 'Сообщения здесь нет.',
  pasteMessage: 'Вставьте личное сообщение, с заголовком, если форум его показывает.',
  takenBack: '{name}: раньше прислан ход ({said}), а теперь ничего. Прежний ход отозван?',
  takeBack: 'Отозвать',
  letStand: 'Оставить',
})
