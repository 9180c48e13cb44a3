import { translated } from '../../../engine/text/catalogue.ts'
import type { workspace as en } from './workspace.en.ts'

/** The workspace and its settings. */
export const workspace = translated<typeof en>()({
  takenBack: 'Рядом с файлом лежал журнал более раннего состояния, и при открытии сохраненное после него пропало.',
  bringBack:
    'Прежний файл теперь среди резервных копий, и партии можно вернуть из него: {path}. Так бывает, когда папку синхронизирует другая программа: держите файл вне таких папок.',
  noWholePath: '«{path}» — не полный путь.',
  nameWhole: 'Укажите копию вместе со всеми папками.',
  tooMuchSet: 'Настройки заняли бы {length} символов, а можно не больше {most}.',
  setLess: 'Храните меньше под именем «{key}».',
  noTheme: 'Темы «{value}» нет.',
  choose: 'Выберите из: {values}.',
  noForm: 'Смотреть на ночь так нельзя: «{value}».',
  noLanguage: 'Языка «{value}» нет.',
})
