import { translated } from '../../../engine/text/catalogue.ts'
import type { workspace as en } from './workspace.en.ts'

/** The workspace and its settings. */
export const workspace = translated<typeof en>()({
  noWholePath: '«{path}» — не полный путь.',
  nameWhole: 'Укажите копию вместе со всеми папками.',
  noTheme: 'Темы «{value}» нет.',
  choose: 'Выберите из: {values}.',
  noForm: 'Смотреть на ночь так нельзя: «{value}».',
  noLanguage: 'Языка «{value}» нет.',
})
