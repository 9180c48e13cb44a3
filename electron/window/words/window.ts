import { defineMessages } from '../../../engine/text/catalogue.ts'

/** The menu, the dialogs and the notices of the window, and why the app does not start. */
export const window = defineMessages({
  workspace: { en: 'Workspace', ru: 'Рабочая область' },
  openAnother: { en: 'Open another…', ru: 'Открыть другую…' },
  openNew: { en: 'New…', ru: 'Новая…' },
  openRecent: { en: 'Open recent', ru: 'Недавние' },
  forgetRecent: { en: 'Clear list', ru: 'Очистить список' },
  recentGone: { en: 'This workspace is no longer there.', ru: 'Этой рабочей области больше нет на месте.' },
  whereItIs: {
    en: 'If you moved it, open it from its new location.',
    ru: 'Если вы ее перенесли, откройте ее там, где она теперь.',
  },
  learnWord: { en: 'Add to dictionary', ru: 'Добавить в словарь' },
  newWindow: { en: 'New window', ru: 'Новое окно' },
  inTray: { en: 'Keep running when I close the window', ru: 'Не завершать работу при закрытии окна' },
  show: { en: 'Show Nightdesk', ru: 'Показать Nightdesk' },
  nextDeadline: { en: 'Next deadline: {where}, {when}', ru: 'Ближайший дедлайн: {where}, {when}' },
  noDeadline: { en: 'No deadline ahead', ru: 'Дедлайнов впереди нет' },
  saveCopy: { en: 'Save a copy…', ru: 'Сохранить копию…' },
  edit: { en: 'Edit', ru: 'Правка' },
  view: { en: 'View', ru: 'Вид' },
  about: { en: 'About Nightdesk', ru: 'О программе Nightdesk' },
  tellMe: { en: 'Notify me of new versions', ru: 'Сообщать о новых версиях' },

  ok: { en: 'OK', ru: 'ОК' },
  noneOpen: { en: 'No workspace is open.', ru: 'Рабочая область не открыта.' },
  openOne: {
    en: 'Open one from the menu: Workspace, Open another.',
    ru: 'Откройте ее через меню: «Рабочая область», «Открыть другую».',
  },
  workspaces: { en: 'Nightdesk workspaces', ru: 'Рабочие области Nightdesk' },
  openTitle: { en: 'Open a workspace', ru: 'Открыть рабочую область' },
  newTitle: { en: 'Create a workspace', ru: 'Создать рабочую область' },
  copyTitle: { en: 'Save a copy', ru: 'Сохранить копию' },
  nameTaken: { en: 'There is already a file with this name.', ru: 'Файл с таким именем уже есть.' },
  anotherOrOpen: {
    en: 'Choose a different name, or open that file instead.',
    ru: 'Выберите другое имя или откройте этот файл.',
  },
  itself: { en: 'This is the current workspace.', ru: 'Это сама рабочая область.' },
  anotherForCopy: { en: 'Choose a different name for the copy.', ru: 'Выберите для копии другое имя.' },
  notCopied: { en: 'The copy could not be saved.', ru: 'Копию не удалось записать.' },
  notCopiedSo: { en: 'The copy could not be saved ({code}).', ru: 'Копию не удалось записать ({code}).' },
  anotherFolder: {
    en: 'Choose another folder, or free some space, then try again. The workspace itself has not changed.',
    ru: 'Выберите другую папку или освободите место и попробуйте снова. Сама рабочая область не изменилась.',
  },

  notForLong: { en: 'Your workspace is only temporary.', ru: 'Ваша рабочая область сохранится ненадолго.' },
  lastGone: {
    en: 'The workspace you used last time is no longer there.',
    ru: 'Рабочей области, открытой в прошлый раз, больше нет на месте.',
  },
  whereNow: {
    en: 'Open it from its new location, or continue with the default workspace.',
    ru: 'Откройте ее там, где она теперь, или продолжите с обычной.',
  },
  openUsual: { en: 'Open default workspace', ru: 'Открыть обычную' },
  quit: { en: 'Quit', ru: 'Выйти' },
  busy: { en: 'This window is not responding.', ru: 'Это окно не отвечает.' },
  wait: { en: 'Wait', ru: 'Подождать' },
  stopped: { en: 'This window stopped working.', ru: 'Это окно перестало работать.' },
  safe: { en: 'Everything you saved is safe.', ru: 'Все сохраненное цело.' },
  showAgain: { en: 'Reload', ru: 'Показать снова' },
  closeIt: { en: 'Close window', ru: 'Закрыть' },
  notSaved: { en: 'You have unsaved changes.', ru: 'Здесь еще не все сохранено.' },
  goesWithIt: { en: 'If you close the window, what you typed is lost.', ru: 'Набранное пропадет вместе с окном.' },
  stay: { en: 'Stay', ru: 'Остаться' },
  leave: { en: 'Close window', ru: 'Закрыть окно' },
  deadline: { en: '{where}: the deadline has passed.', ru: '{where}: дедлайн прошел.' },

  openSite: { en: 'Open {site} in your browser?', ru: 'Открыть {site} в браузере?' },
  siteSees: {
    en: 'The website will see that you visited, but will learn nothing about your games.',
    ru: 'Сайт увидит, что вы зашли, но ничего не узнает о ваших играх.',
  },
  open: { en: 'Open', ru: 'Открыть' },
  cancel: { en: 'Cancel', ru: 'Отмена' },
  isOut: { en: 'Nightdesk {version} is available.', ru: 'Вышла версия Nightdesk {version}.' },
  thisIs: {
    en: 'You have {version}. Nothing was downloaded; the new version is on the website.',
    ru: 'У вас {version}. Ничего не скачано: новая версия ждет на сайте.',
  },
  showWhere: { en: 'Show me', ru: 'Показать где' },
  later: { en: 'Later', ru: 'Позже' },

  doesNotStart: {
    en: 'Nightdesk does not start with --{name}.',
    ru: 'С параметром --{name} Nightdesk не запускается.',
  },
  startWithout: {
    en: 'It would open your games to other programs. Start Nightdesk without it. If someone told you to add it, ask why.',
    ru: 'Он открыл бы ваши игры другим программам. Запустите без него. Если его вам кто-то посоветовал, спросите зачем.',
  },
  changedPart: {
    en: 'Part of Nightdesk is not as it was installed, so it does not start.',
    ru: 'Часть программы не та, что была в установке, поэтому она не запускается.',
  },
  installAgain: {
    en: 'Install Nightdesk again, from the same place you got it. Your games are not affected.\n\n{file}',
    ru: 'Установите Nightdesk заново оттуда же, откуда брали. Ваши игры не тронуты.\n\n{file}',
  },
  broken: {
    en: 'Nightdesk hit a bug and has to close',
    ru: 'В программе произошла ошибка, и ее придется закрыть',
  },
  reportLast: {
    en: 'Everything you saved is safe. Please report what you did last.',
    ru: 'Все сохраненное цело. Сообщите, пожалуйста, что вы делали последним.',
  },
})
