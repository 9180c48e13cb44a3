import { translated } from '../../../engine/text/catalogue.ts'
import type { dealing as en } from './dealing.en.ts'

/** Files of set-ups, and the page that checks a deal. */
export const dealing = translated<typeof en>()({
  checkDeal: 'Проверка раздачи',
  place: '{file}, строка {line}:',
  more: 'И еще: {count}.',
  mend: 'Исправьте эту строку или попросите целый файл у того, кто его сделал.',
})
