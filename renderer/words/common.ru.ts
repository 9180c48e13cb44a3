import type { common as en } from './common.en.ts'
import { translated } from './messages.ts'

export const common = translated<typeof en>()({
  cancel: 'Отмена',
  close: 'Закрыть',
  copy: 'Копировать',
  copyPath: 'Копировать путь',
  done: 'Готово',
  nobody: 'Никто',
  thePath: 'Путь',
})
