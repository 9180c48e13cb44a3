import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Why the store did not do something, and what to do about it. */
export const store = defineMessages({
  full: { en: 'The disk is full, so this was not saved.', ru: 'Диск заполнен, поэтому это не сохранено.' },
  freeSpace: {
    en: 'What was saved before is safe. Free some space and try again.',
    ru: 'Сохраненное раньше цело. Освободите место и попробуйте снова.',
  },
  inUse: {
    en: 'This file is already open in another Nightdesk window.',
    ru: 'Этот файл уже открыт в другом окне Nightdesk.',
  },
  closeThere: { en: 'Close it there, or use that window.', ru: 'Закройте его там или работайте в том окне.' },
  notWritten: {
    en: 'This file is read-only, so this was not saved.',
    ru: 'Этот файл можно только читать, поэтому это не сохранено.',
  },
  onlyRead: { en: 'This file is read-only.', ru: 'Этот файл можно только читать.' },
  allowWriting: {
    en: 'Allow writing to the file and its folder, or save a copy elsewhere.',
    ru: 'Разрешите запись в файл и его папку или сохраните копию в другом месте.',
  },
  folderOnlyRead: { en: 'This folder is read-only.', ru: 'В эту папку ничего не записать.' },
  anotherFolder: { en: 'Choose a different one for the file.', ru: 'Выберите для файла другую.' },
  cannotOpen: { en: 'This file cannot be opened.', ru: 'Этот файл не открывается.' },
  checkThere: {
    en: 'Check that it and its folder are still there, and that you have permission to read them.',
    ru: 'Проверьте, на месте ли он и его папка и можно ли вам их читать.',
  },
  stray: { en: 'This belongs to something that is not in this file.', ru: 'Это относится к тому, чего в файле нет.' },
  diskFailed: {
    en: 'The disk could not be read or written, so this was not saved.',
    ru: 'Диск не читается или не пишется, поэтому это не сохранено.',
  },
  checkDisk: {
    en: 'What was saved before is safe. Check the disk, then try again.',
    ru: 'Сохраненное раньше цело. Проверьте диск и попробуйте снова.',
  },
  closed: { en: 'This file is closed.', ru: 'Этот файл закрыт.' },
  openAgain: { en: 'Open it again.', ru: 'Откройте его снова.' },
  notTakenBack: {
    en: 'Something went wrong and could not be undone, so nothing more is saved.',
    ru: 'Произошла ошибка, и отменить начатое не удалось, поэтому больше ничего не сохраняется.',
  },
  reopen: {
    en: 'Close the file and open it again: it will be as it was before.',
    ru: 'Закройте файл и откройте его снова: он будет таким, каким был до этого.',
  },

  replaced: {
    en: 'Another file took the place of the workspace file while it was open, so nothing more is saved.',
    ru: 'Пока рабочая область была открыта, на место ее файла встал другой, поэтому больше ничего не сохраняется.',
  },
  gone: {
    en: 'The workspace file was moved or deleted while it was open, so nothing more is saved.',
    ru: 'Пока рабочая область была открыта, ее файл переместили или удалили, поэтому больше ничего не сохраняется.',
  },
  copyOrPutBack: {
    en: 'Everything saved before is still here: save a copy of it now, and open the copy. Or put the file back in its place.',
    ru: 'Все сохраненное раньше еще здесь: сохраните копию сейчас и откройте ее. Или верните файл на место.',
  },
  noJournal: {
    en: 'The journal next to the workspace file was deleted during writing, so this was not saved.',
    ru: 'Во время записи рядом с файлом рабочей области удалили его журнал, поэтому это не сохранено.',
  },
  keepAway: {
    en: 'What was saved before is safe. Keep other programs away from the workspace folder, and try again.',
    ru: 'Сохраненное раньше цело. Не пускайте другие программы в папку рабочей области и попробуйте снова.',
  },

  nameTaken: { en: 'There is already a file with this name.', ru: 'Файл с таким именем уже есть.' },
  passingName: {
    en: 'Files with this ending belong to other files and are deleted along with them, so a copy would be lost.',
    ru: 'Файлы с таким окончанием относятся к другим файлам и удаляются вместе с ними: копия пропала бы.',
  },
  anotherName: { en: 'Choose a different name.', ru: 'Выберите другое имя.' },
  noName: { en: 'This is not a possible file name.', ru: 'Файла с таким именем быть не может.' },
  noBackupFolder: {
    en: 'Backups cannot be made in {folder}.',
    ru: 'Не удается сделать резервную копию в папке {folder}.',
  },
  checkBackupFolder: {
    en: 'Check that the folder exists, that it is not a broken link, and that you can write to it.',
    ru: 'Проверьте, что папка на месте, что это не ссылка в никуда и что в нее можно писать.',
  },
  backupsAreFile: {
    en: 'Backups go into the folder {folder}, but there is a file with that name in its place.',
    ru: 'Резервные копии хранятся в папке {folder}, но на ее месте лежит файл с таким именем.',
  },
  moveFileAway: {
    en: 'Rename that file, or move it elsewhere.',
    ru: 'Переименуйте этот файл или перенесите его.',
  },
  noRoomForBackup: {
    en: 'The disk is full, so backups cannot be made in {folder}.',
    ru: 'Диск полон, поэтому в папке {folder} не сделать резервную копию.',
  },
  freeSpaceForBackup: {
    en: 'Your changes are still being saved. Free some space.',
    ru: 'Изменения при этом сохраняются. Освободите место.',
  },
  journalLeft: {
    en: 'This is the journal of a file that is gone: {name}.',
    ru: 'Здесь лежит журнал файла, которого уже нет: {name}.',
  },
  putFileBack: {
    en: 'Put the file back next to it, or move the journal away.',
    ru: 'Верните файл на место рядом с ним или уберите журнал.',
  },

  noFile: { en: 'This is not a file.', ru: 'Это не файл.' },
  oursOrNewName: {
    en: 'Choose a Nightdesk file, or a new name.',
    ru: 'Выберите файл Nightdesk или новое имя.',
  },
  foreign: { en: 'This is not a Nightdesk file. {why}.', ru: 'Это не файл Nightdesk. {why}.' },
  leftAsIs: { en: '{remedy} The file itself has not been changed.', ru: '{remedy} Сам файл не изменен.' },
  empty: { en: 'It is empty', ru: 'Он пуст' },
  restoreOrBegin: {
    en: 'Restore a backup, or choose a new name to start a new file.',
    ru: 'Восстановите резервную копию или начните новый файл под другим именем.',
  },
  otherKind: { en: 'It is a different kind of file', ru: 'Он другого вида' },
  oursOrRestore: {
    en: 'Choose a Nightdesk file. If this was one, restore a backup.',
    ru: 'Выберите файл Nightdesk. Если это он и был, восстановите резервную копию.',
  },
  otherProgram: { en: 'Another program made it', ru: 'Его создала другая программа' },
  ours: { en: 'Choose a Nightdesk file.', ru: 'Выберите файл Nightdesk.' },
  otherJournal: {
    en: 'Another program changed the way it is written (its journal mode)',
    ru: 'Другая программа изменила то, как он пишется (режим журнала)',
  },
  saveWithDelete: {
    en: 'Save a copy from that program with PRAGMA journal_mode = DELETE, or restore a backup.',
    ru: 'Сохраните из той программы копию с PRAGMA journal_mode = DELETE или восстановите резервную копию.',
  },
  newer: {
    en: 'A newer version of Nightdesk wrote this file, so here it is read-only.',
    ru: 'Этот файл записала более новая версия Nightdesk, поэтому здесь его можно только читать.',
  },
  updateToChange: { en: 'Update Nightdesk to change it.', ru: 'Чтобы менять его, обновите программу.' },
  updateFirst: {
    en: 'This file must be updated first, and it is read-only.',
    ru: 'Этот файл сначала нужно обновить, а его можно только читать.',
  },
  halfWritten: { en: '{why} Writing to it was interrupted.', ru: '{why} Запись в него оборвалась на середине.' },
  openWhereWritten: {
    en: 'Open it once in a place where it can be written to, with the version of Nightdesk that wrote it.',
    ru: 'Откройте его один раз там, где он доступен для записи, в той версии Nightdesk, которая его писала.',
  },

  logBeside: {
    en: 'Next to this file is {name}, made by another program. If you open the file, it would take in what is in there.',
    ru: 'Рядом с файлом лежит {name} от другой программы. При открытии его содержимое попало бы в этот файл.',
  },
  moveLogAway: {
    en: 'Move it to another folder, and open the file again.',
    ru: 'Перенесите его в другую папку и откройте файл снова.',
  },

  damaged: { en: 'This file is damaged.', ru: 'Этот файл поврежден.' },
  damagedSo: { en: 'This file is damaged: {what}.', ru: 'Этот файл поврежден: {what}.' },
  restore: {
    en: 'Restore a backup to a new file. The damaged file has not been changed.',
    ru: 'Восстановите резервную копию в новый файл. Поврежденный файл не изменен.',
  },
  restoreNewest: {
    en: 'Restore the newest backup to a new file: {path}. If that one is damaged too, use the one before it. The damaged file has not been changed.',
    ru: 'Восстановите самую новую резервную копию в новый файл: {path}. Если и она повреждена, возьмите предыдущую. Сам файл не изменен.',
  },
  anotherBackup: {
    en: 'Choose another backup. This one has not been changed.',
    ru: 'Выберите другую резервную копию. Эта не изменена.',
  },
  newerBackup: {
    en: 'A newer version of Nightdesk made this backup.',
    ru: 'Эту резервную копию сделала более новая версия Nightdesk.',
  },
  withThatVersion: { en: 'Restore it with that version.', ru: 'Восстановите ее в той версии.' },
  firstPage: { en: 'it ends right at the start', ru: 'он обрывается в самом начале' },
  noVersion: { en: 'it has no version number', ru: 'в нем нет номера версии' },
  otherTables: { en: 'its tables are not Nightdesk’s', ru: 'в нем чужие таблицы' },
  senseless: { en: 'SQLite cannot make sense of it', ru: 'SQLite не может его разобрать' },
  pages: { en: '{found}', ru: 'проверка SQLite нашла в нем ошибки{found, select, other {}}' },
  dangling: {
    en: '{table} refers to something that no longer exists',
    ru: 'таблица {table} ссылается на то, чего уже нет',
  },
  danglingAfter: {
    en: 'after migration {number} ({name}), {table} refers to something that no longer exists',
    ru: 'после обновления {number} ({name}) таблица {table} ссылается на то, чего уже нет',
  },
  row: {
    en: 'a row of "{table}" has changed since it was written',
    ru: 'строка таблицы {table} не такая, какой была записана',
  },
  game: {
    en: 'the information about the game "{name}" has changed since it was written',
    ru: 'сведения об игре «{name}» не такие, какими были записаны',
  },
  event: {
    en: 'event {seq} of a game has changed since it was written',
    ru: 'событие {seq} одной из игр не такое, каким было записано',
  },
  eventsLeft: {
    en: 'a game had {had} events, and only {left} are left',
    ru: 'в одной из игр было {had, plural, one {# событие} few {# события} other {# событий}}, а осталось {left}',
  },
  locked: {
    en: 'the result of a locked phase has changed since it was written',
    ru: 'результат зафиксированной фазы не такой, каким был записан',
  },
  mail: {
    en: 'an edit or a sent post of "{game}" has changed since it was written ({keys})',
    ru: 'правка или отправленный пост игры «{game}» не такие, какими были записаны ({keys})',
  },
  neverWritten: {
    en: 'it has a value in "{column}" that Nightdesk never writes',
    ru: 'в столбце {column} стоит значение, которого Nightdesk не пишет',
  },
  unreadableData: { en: 'some of its data can no longer be read', ru: 'часть данных в нем больше не читается' },

  noGame: { en: 'There is no such game in this file.', ru: 'Такой игры в этом файле нет.' },
  elsewhere: {
    en: 'It may be in another file, or in a backup.',
    ru: 'Она может быть в другом файле или в резервной копии.',
  },
  noId: { en: 'A game cannot be saved without an ID.', ru: 'Без идентификатора игру не сохранить.' },
  giveId: { en: 'Give it one.', ru: 'Дайте ей идентификатор.' },
  idTaken: { en: 'There is already a game with this ID.', ru: 'Игра с таким идентификатором уже есть.' },
  giveAnotherId: { en: 'Give it a different ID.', ru: 'Дайте ей другой.' },
  goneOn: {
    en: 'This game has moved on: it has {events} events now, and this decision was made after {expected}.',
    ru: 'Игра ушла вперед: в ней {events, plural, one {# событие} few {# события} other {# событий}}, а решение принималось после {expected}.',
  },
  lookGame: {
    en: 'Look at the game as it is now, then do it again.',
    ru: 'Посмотрите, какова игра сейчас, и сделайте это снова.',
  },
  lookFile: {
    en: 'Look at the file as it is now, then do it again.',
    ru: 'Посмотрите, что в файле сейчас, и сделайте это снова.',
  },
  lockedNothing: {
    en: 'Event {seq} of this game did not lock a phase.',
    ru: 'Событие {seq} этой игры не фиксировало фазу.',
  },
  resolveFirst: { en: 'Resolve the phase first.', ru: 'Сначала рассчитайте фазу.' },
  noEvent: { en: 'This game has no event {seq}.', ru: 'События {seq} в этой игре нет.' },
  eventFirst: {
    en: 'Add the event first, then the result it locked.',
    ru: 'Сначала добавьте событие, потом то, что оно зафиксировало.',
  },
  keptAlready: {
    en: 'The result of event {seq} of this game is already saved.',
    ru: 'Результат события {seq} этой игры уже сохранен.',
  },
  lockAgain: { en: 'Lock the phase again with a new event.', ru: 'Зафиксируйте фазу еще раз новым событием.' },

  bad: { en: 'This cannot be saved: {what}.', ru: 'Это не сохранить: {what}.' },
  badAt: { en: 'This cannot be saved: {what} at {place}.', ru: 'Это не сохранить: {what}, место: {place}.' },
  takeOut: { en: 'Remove it and try again.', ru: 'Уберите это и попробуйте снова.' },
  number: { en: 'the number {value}', ru: 'число {value}' },
  nothing: { en: 'no value', ru: 'пустое место' },
  kind: { en: 'a value of type {kind}', ru: 'значение вида {kind}' },
  nul: { en: 'text with a NUL character in it', ru: 'текст с нулевым символом' },
  half: { en: 'text with half a character in it', ru: 'текст с половиной символа' },
  deep: {
    en: 'data that is nested too deeply, or in a loop',
    ru: 'слишком глубоко вложенные или замкнутые в круг данные',
  },

  unread: { en: 'This cannot be read: it is not {wanted}.', ru: 'Это не прочитать: {wanted}.' },
  unreadAt: { en: 'This cannot be read: {place} is not {wanted}.', ru: 'Это не прочитать: {place}, {wanted}.' },
  unedited: {
    en: 'Choose a file exported from Nightdesk that nobody has edited since.',
    ru: 'Выберите файл, который экспортировал Nightdesk и который никто потом не правил.',
  },
  text: { en: 'text', ru: 'здесь должен быть текст' },
  whole: { en: 'a whole number', ru: 'здесь должно быть целое число' },
  there: { en: 'there', ru: 'здесь ничего нет' },
  list: { en: 'a list', ru: 'здесь должен быть список' },
  emptyList: { en: 'an empty list', ru: 'здесь должен быть пустой список' },
  entries: { en: 'a set of fields', ru: 'здесь должен быть набор полей' },
  known: { en: 'known here', ru: 'такого поля здесь не бывает' },
  noExport: { en: 'This is not a game exported from Nightdesk.', ru: 'Это не игра, экспортированная из Nightdesk.' },
  chooseExport: {
    en: 'Choose a file made with “Export to a file”.',
    ru: 'Выберите файл, созданный кнопкой «Экспорт в файл».',
  },
  newerExport: {
    en: 'A newer version of Nightdesk exported this game.',
    ru: 'Эту игру экспортировала более новая версия Nightdesk.',
  },
  openWithThat: {
    en: 'Open it with that version, or update this one.',
    ru: 'Откройте ее в той версии или обновите эту.',
  },

  wentWrong: {
    en: 'Something went wrong that should never happen ({what}).',
    ru: 'Произошло то, чего быть не должно ({what}).',
  },
  reportIt: {
    en: 'This is a bug in Nightdesk: please report it.',
    ru: 'Это ошибка программы: сообщите о ней, пожалуйста.',
  },
  within: {
    en: 'Access to the file was requested inside another access, which would wait forever.',
    ru: 'Обращение к файлу началось внутри другого и ждало бы вечно.',
  },
  turnOver: {
    en: 'The file was used after its access had ended.',
    ru: 'К файлу обратились после того, как обращение закончилось.',
  },
  values: {
    en: 'A statement needs {wanted} values but was given {given}.',
    ru: 'Запросу нужно {wanted, plural, one {# значение} few {# значения} other {# значений}}, а дано {given}.',
  },
  pragma: {
    en: 'PRAGMA {pragma} is {answered}, but should be {answers}.',
    ru: 'PRAGMA {pragma}: {answered}, а должно быть {answers}.',
  },
  noNumber: { en: 'PRAGMA {pragma} did not return a number.', ru: 'PRAGMA {pragma}: это не число.' },
})
