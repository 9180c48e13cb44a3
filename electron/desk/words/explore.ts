import { defineMessages } from '../../../engine/text/catalogue.ts'

/** The page in which a game is explored. */
export const explore = defineMessages({
  title: { en: '{name}: the whole game', ru: '{name}: вся игра' },
  needsScript: {
    en: 'This page needs its own script, and scripts are switched off here. It downloads nothing.',
    ru: 'Эту страницу рисует ее собственный скрипт, а скрипты здесь отключены. Из сети она ничего не берет.',
  },
  notOver: {
    en: 'This game is not over, and the page shows every role and every action.',
    ru: 'Игра еще не окончена, а на этой странице видны все роли и все ходы.',
  },
  finishFirst: {
    en: 'Finish the game first, or make the page early (on the command line: --early) and keep it to yourself.',
    ru: 'Сначала завершите игру или сделайте страницу досрочно (в командной строке: --early), только для себя.',
  },
  nothingYet: { en: 'There is nothing to explore in this game yet.', ru: 'В этой игре пока нечего разбирать.' },
  lockFirst: { en: 'Lock a phase first.', ru: 'Сначала зафиксируйте хотя бы одну фазу.' },
  player: { en: 'Player', ru: 'Игрок' },
  role: { en: 'Role', ru: 'Роль' },
  side: { en: 'Alignment', ru: 'Сторона' },
  end: { en: 'Fate', ru: 'Судьба' },
  alive: { en: 'alive', ru: 'в живых' },
  fate: {
    en: '{kind, select, died {died} lynched {lynched} other {out of the game}}',
    ru: '{kind, select, died {смерть} lynched {линч} other {выбыл из игры}}',
  },
  first: { en: 'originally {roles}', ru: 'в начале: {roles}' },
  won: { en: 'Winner: {winner}', ru: 'Победа: {winner}' },
  notBuilt: { en: 'The files that draw this page are missing.', ru: 'Нет файлов, которыми рисуется эта страница.' },
  buildIt: {
    en: 'In a source checkout, run npm run build. If you installed the app, install it again.',
    ru: 'В рабочей копии их создает npm run build; установленное приложение нужно установить заново.',
  },
})
