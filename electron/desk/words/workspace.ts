import { defineMessages } from '../../../engine/text/catalogue.ts'

/** The workspace and its settings. */
export const workspace = defineMessages({
  takenBack: {
    en: 'There was an older journal next to this file, and opening the file undid everything saved since then.',
    ru: 'Рядом с файлом лежал журнал более раннего состояния, и при открытии сохраненное после него пропало.',
  },
  bringBack: {
    en: 'The file as it was before is now a backup, and you can restore games from it: {path}. A program that syncs folders can cause this: keep it away from this folder.',
    ru: 'Прежний файл теперь среди резервных копий, и партии можно вернуть из него: {path}. Так бывает, когда папку синхронизирует другая программа: держите файл вне таких папок.',
  },
  noWholePath: { en: '"{path}" is not a full path.', ru: '«{path}» — не полный путь.' },
  nameWhole: { en: 'Give the full path of the copy.', ru: 'Укажите копию вместе со всеми папками.' },
  tooMuchSet: {
    en: 'The settings would take {length} characters, but at most {most} are allowed.',
    ru: 'Настройки заняли бы {length} символов, а можно не больше {most}.',
  },
  setLess: { en: 'Store less under "{key}".', ru: 'Храните меньше под именем «{key}».' },
  noTheme: { en: 'There is no theme "{value}".', ru: 'Темы «{value}» нет.' },
  choose: { en: 'Choose {values}.', ru: 'Выберите из: {values}.' },
  noForm: { en: 'There is no night view called “{value}”.', ru: 'Смотреть на ночь так нельзя: «{value}».' },
  noLanguage: { en: 'There is no language "{value}".', ru: 'Языка «{value}» нет.' },
})
