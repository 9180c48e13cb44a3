import type { common as en } from './common.en.ts'
import { translated } from '../../engine/text/catalogue.ts'

export const common = translated<typeof en>()({
  cancel: 'Отмена',
  close: 'Закрыть',
  copy: 'Копировать',
  copyPath: 'Копировать путь',
  done: 'Готово',
  nobody: 'Никто',
  thePath: 'Путь',
})
