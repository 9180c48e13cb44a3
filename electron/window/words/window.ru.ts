import { translated } from '../../../engine/text/catalogue.ts'
import type { window as en } from './window.en.ts'

/** The menu, the dialogs and the notices of the window, and why the app does not start. */
export const window = translated<typeof en>()({
  workspace: 'Рабочая область',
  openAnother: 'Открыть другую…',
  openNew: 'Новая…',
  saveCopy: 'Сохранить копию…',
  edit: 'Правка',
  view: 'Вид',
  about: 'О программе Nightdesk',
  tellMe: 'Сообщать о новых версиях',

  ok: 'ОК',
  noneOpen: 'Рабочая область не открыта.',
  openOne: 'Откройте ее через меню: «Рабочая область», «Открыть другую».',
  workspaces: 'Рабочие области Nightdesk',
  openTitle: 'Открыть рабочую область',
  newTitle: 'Создать рабочую область',
  copyTitle: 'Сохранить копию',
  nameTaken: 'Файл с таким именем уже есть.',
  anotherOrOpen: 'Выберите другое имя или откройте этот файл.',
  itself: 'Это сама рабочая область.',
  anotherForCopy: 'Выберите для копии другое имя.',
  notCopied: 'Копию не удалось записать.',
  notCopiedSo: 'Копию не удалось записать ({code}).',
  anotherFolder: 'Выберите другую папку или освободите место и попробуйте снова. Сама рабочая область не изменилась.',

  notForLong: 'Ваша рабочая область сохранится ненадолго.',
  lastGone: 'Рабочей области, открытой в прошлый раз, больше нет на месте.',
  whereNow: 'Откройте ее там, где она теперь, или продолжите с обычной.',
  openUsual: 'Открыть обычную',
  quit: 'Выйти',
  stopped: 'Это окно перестало работать.',
  safe: 'Все сохраненное цело.',
  showAgain: 'Показать снова',
  closeIt: 'Закрыть',
  deadline: '{where}: дедлайн прошел.',

  openSite: 'Открыть {site} в браузере?',
  siteSees: 'Сайт увидит, что вы зашли, но ничего не узнает о ваших играх.',
  open: 'Открыть',
  cancel: 'Отмена',
  isOut: 'Вышла версия Nightdesk {version}.',
  thisIs: 'У вас {version}. Ничего не скачано: новая версия ждет на сайте.',
  showWhere: 'Показать где',
  later: 'Позже',

  doesNotStart: 'С параметром --{name} Nightdesk не запускается.',
  startWithout:
    'Он открыл бы ваши игры другим программам. Запустите без него. Если его вам кто-то посоветовал, спросите зачем.',
  changedPart: 'Часть программы не та, что была в установке, поэтому она не запускается.',
  installAgain: 'Установите Nightdesk заново оттуда же, откуда брали. Ваши игры не тронуты.\n\n{file}',
  broken: 'В программе произошла ошибка, и ее придется закрыть',
  reportLast: 'Все сохраненное цело. Сообщите, пожалуйста, что вы делали последним.',
})
