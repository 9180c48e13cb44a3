import { translated } from '../../../engine/text/catalogue.ts'
import type { explore as en } from './explore.en.ts'

/** The page in which a game is explored. */
export const explore = translated<typeof en>()({
  title: '{name}: вся игра',
  needsScript: 'Эту страницу рисует ее собственный скрипт, а скрипты здесь отключены. Из сети она ничего не берет.',
  notOver: 'Игра еще не окончена, а на этой странице видны все роли и все ходы.',
  finishFirst: 'Сначала завершите игру или сделайте страницу досрочно (в командной строке: --early), только для себя.',
  nothingYet: 'В этой игре пока нечего разбирать.',
  lockFirst: 'Сначала зафиксируйте хотя бы одну фазу.',
  notBuilt: 'Нет файлов, которыми рисуется эта страница.',
  buildIt: 'В рабочей копии их создает npm run build; установленное приложение нужно установить заново.',
})
