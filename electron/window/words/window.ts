import { defineMessages } from '../../../engine/text/catalogue.ts'

/** The menu, the dialogs and the notices of the window, and why the app does not start. */
export const window = defineMessages({
  workspace: { en: 'Workspace', ru: 'Рабочая область' },
  openAnother: { en: 'Open another…', ru: 'Открыть другую…' },
  openNew: { en: 'New…', ru: 'Новая…' },
  saveCopy: { en: 'Save a copy…', ru: 'Сохранить копию…' },
  edit: { en: 'Edit', ru: 'Правка' },
  view: { en: 'View', ru: 'Вид' },
  about: { en: 'About Nightdesk', ru: 'О программе Nightdesk' },
  tellMe: { en: 'Tell me of newer versions', ru: 'Сообщать о новых версиях' },

  ok: { en: 'OK', ru: 'ОК' },
  noneOpen: { en: 'No workspace is open.', ru: 'Рабочая область не открыта.' },
  openOne: {
    en: 'Open one: Workspace, Open another.',
    ru: 'Откройте ее через меню: «Рабочая область», «Открыть другую».',
  },
  workspaces: { en: 'Nightdesk workspaces', ru: 'Рабочие области Nightdesk' },
  openTitle: { en: 'Open a workspace', ru: 'Открыть рабочую область' },
  newTitle: { en: 'Make a new workspace', ru: 'Создать рабочую область' },
  copyTitle: { en: 'Save a copy', ru: 'Сохранить копию' },
  nameTaken: { en: 'There is a file of this name already.', ru: 'Файл с таким именем уже есть.' },
  anotherOrOpen: { en: 'Choose another name, or open it instead.', ru: 'Выберите другое имя или откройте этот файл.' },
  itself: { en: 'This is the workspace itself.', ru: 'Это сама рабочая область.' },
  anotherForCopy: { en: 'Choose another name for the copy.', ru: 'Выберите для копии другое имя.' },
  notCopied: { en: 'The copy could not be written.', ru: 'Копию не удалось записать.' },
  notCopiedSo: { en: 'The copy could not be written ({code}).', ru: 'Копию не удалось записать ({code}).' },
  anotherFolder: {
    en: 'Choose another folder, or free some space, then try again. The workspace itself is as it was.',
    ru: 'Выберите другую папку или освободите место и попробуйте снова. Сама рабочая область не изменилась.',
  },

  notForLong: { en: 'Your workspace will not be kept for long.', ru: 'Ваша рабочая область сохранится ненадолго.' },
  lastGone: {
    en: 'The workspace of last time is not there any more.',
    ru: 'Рабочей области, открытой в прошлый раз, больше нет на месте.',
  },
  whereNow: {
    en: 'Open it where it is now, or go on with the usual one.',
    ru: 'Откройте ее там, где она теперь, или продолжите с обычной.',
  },
  openUsual: { en: 'Open the usual one', ru: 'Открыть обычную' },
  quit: { en: 'Quit', ru: 'Выйти' },
  stopped: { en: 'This window stopped working.', ru: 'Это окно перестало работать.' },
  safe: { en: 'What was saved is safe.', ru: 'Все сохраненное цело.' },
  showAgain: { en: 'Show it again', ru: 'Показать снова' },
  closeIt: { en: 'Close it', ru: 'Закрыть' },
  notSaved: { en: 'Something here is not saved yet.', ru: 'Здесь еще не все сохранено.' },
  goesWithIt: { en: 'What was typed goes with the window.', ru: 'Набранное пропадет вместе с окном.' },
  stay: { en: 'Stay', ru: 'Остаться' },
  leave: { en: 'Leave', ru: 'Закрыть окно' },
  deadline: { en: '{where}: the deadline has passed.', ru: '{where}: дедлайн прошел.' },

  openSite: { en: 'Open {site} in your browser?', ru: 'Открыть {site} в браузере?' },
  siteSees: {
    en: 'That website will see that you came, and nothing of your games.',
    ru: 'Сайт увидит, что вы зашли, но ничего не узнает о ваших играх.',
  },
  open: { en: 'Open', ru: 'Открыть' },
  cancel: { en: 'Cancel', ru: 'Отмена' },
  isOut: { en: 'Nightdesk {version} is out.', ru: 'Вышла версия Nightdesk {version}.' },
  thisIs: {
    en: 'This is {version}. Nothing was downloaded; you find it on the website.',
    ru: 'У вас {version}. Ничего не скачано: новая версия ждет на сайте.',
  },
  showWhere: { en: 'Show me where', ru: 'Показать где' },
  later: { en: 'Later', ru: 'Позже' },

  doesNotStart: {
    en: 'Nightdesk does not start with --{name}.',
    ru: 'С параметром --{name} Nightdesk не запускается.',
  },
  startWithout: {
    en: 'It would open your games to other programs. Start it without. If somebody told you to add it, ask why.',
    ru: 'Он открыл бы ваши игры другим программам. Запустите без него. Если его вам кто-то посоветовал, спросите зачем.',
  },
  changedPart: {
    en: 'A part of Nightdesk is not the one that was packed, so it does not start.',
    ru: 'Часть программы не та, что была в установке, поэтому она не запускается.',
  },
  installAgain: {
    en: 'Install Nightdesk again, from where you had it. Your games are not touched.\n\n{file}',
    ru: 'Установите Nightdesk заново оттуда же, откуда брали. Ваши игры не тронуты.\n\n{file}',
  },
  broken: {
    en: 'Nightdesk made a mistake and has to close',
    ru: 'В программе произошла ошибка, и ее придется закрыть',
  },
  reportLast: {
    en: 'What was saved is safe. Please report what you did last.',
    ru: 'Все сохраненное цело. Сообщите, пожалуйста, что вы делали последним.',
  },
})
