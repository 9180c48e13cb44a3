import { defineMessages } from '../../../engine/text/catalogue.ts'

/** The workspace and its settings. */
export const workspace = defineMessages({
  takenBack: {
    en: 'A journal of an earlier moment lay beside this file, and opening it took back what had been saved since.',
    ru: 'Рядом с файлом лежал журнал более раннего состояния, и при открытии сохраненное после него пропало.',
  },
  bringBack: {
    en: 'The file as it stood before is now a backup, from which you can bring games back: {path}. A program that syncs folders can do this: keep it away from here.',
    ru: 'Прежний файл теперь среди резервных копий, и партии можно вернуть из него: {path}. Так бывает, когда папку синхронизирует другая программа: держите файл вне таких папок.',
  },
  noWholePath: { en: '"{path}" is no whole path.', ru: '«{path}» — не полный путь.' },
  nameWhole: { en: 'Name the copy with all its folders.', ru: 'Укажите копию вместе со всеми папками.' },
  tooMuchSet: {
    en: 'The settings would take {length} characters, and {most} at most are possible.',
    ru: 'Настройки заняли бы {length} символов, а можно не больше {most}.',
  },
  setLess: { en: 'Keep less under "{key}".', ru: 'Храните меньше под именем «{key}».' },
  noTheme: { en: 'There is no theme "{value}".', ru: 'Темы «{value}» нет.' },
  choose: { en: 'Choose {values}.', ru: 'Выберите из: {values}.' },
  noForm: { en: 'There is no way to look at a night called “{value}”.', ru: 'Смотреть на ночь так нельзя: «{value}».' },
  noLanguage: { en: 'There is no language "{value}".', ru: 'Языка «{value}» нет.' },
})
