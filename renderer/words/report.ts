/** The report of a problem. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const report = defineMessages({
  title: { en: 'Report a problem', ru: 'Сообщить о проблеме' },
  text: {
    en: 'Nothing is sent. This is what Nightdesk did in the last few minutes, with any errors and without anything you typed. Read it, save it, and send it with a few words on what went wrong.',
    ru: 'Ничего не отправляется. Здесь то, что Nightdesk делал в последние минуты, и ошибки, без того, что вы вводили. Прочитайте, сохраните и отправьте вместе с парой слов о том, что пошло не так.',
  },
  withGame: {
    en: 'Include {game} without names and texts. Anyone with the thread can still tell who is who: while the game runs, send it in private',
    ru: 'Включить партию «{game}» без имен и текстов. Кто читал тему, все равно узнает игроков: пока игра идет, отправляйте лично',
  },
  save: { en: 'Save as a file', ru: 'Сохранить в файл' },
  tell: { en: 'Report…', ru: 'Сообщить…' },
})
