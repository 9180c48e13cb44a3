import { defineMessages } from '../../../engine/text/catalogue.ts'

/** The page in which a game is explored. */
export const explore = defineMessages({
  title: { en: '{name}: the whole game', ru: '{name}: вся игра' },
  needsScript: {
    en: 'This page draws itself with a script of its own, which is switched off here. It fetches nothing.',
    ru: 'Эту страницу рисует ее собственный скрипт, а скрипты здесь отключены. Из сети она ничего не берет.',
  },
  notOver: {
    en: 'This game is not over, and the page tells every role and every deed.',
    ru: 'Игра еще не окончена, а на этой странице видны все роли и все ходы.',
  },
  finishFirst: {
    en: 'Finish the game first, or make the page early (at the command line: --early) and keep it to yourself.',
    ru: 'Сначала завершите игру или сделайте страницу досрочно (в командной строке: --early), только для себя.',
  },
  nothingYet: { en: 'There is nothing to explore in this game yet.', ru: 'В этой игре пока нечего разбирать.' },
  lockFirst: { en: 'Lock a phase first.', ru: 'Сначала зафиксируйте хотя бы одну фазу.' },
  notBuilt: { en: 'What the page is drawn by is not there.', ru: 'Нет файлов, которыми рисуется эта страница.' },
  buildIt: {
    en: 'In a checkout, npm run build makes it; an installed app has to be installed again.',
    ru: 'В рабочей копии их создает npm run build; установленное приложение нужно установить заново.',
  },
})
