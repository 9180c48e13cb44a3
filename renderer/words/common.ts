/** What several screens say. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const common = defineMessages({
  cancel: { en: 'Cancel', ru: 'Отмена' },
  close: { en: 'Close', ru: 'Закрыть' },
  copy: { en: 'Copy', ru: 'Копировать' },
  copyPath: { en: 'Copy path', ru: 'Копировать путь' },
  done: { en: 'Done', ru: 'Готово' },
  fillIn: { en: 'Fill in “{field}” first.', ru: 'Сначала заполните поле «{field}».' },
  mendTime: { en: 'Correct the time first.', ru: 'Сначала исправьте время.' },
  nobody: { en: 'Nobody', ru: 'Никто' },
  thePath: { en: 'Path', ru: 'Путь' },
})
