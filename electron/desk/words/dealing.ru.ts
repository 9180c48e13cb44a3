import { translated } from '../../../engine/text/catalogue.ts'
import type { dealing as en } from './dealing.en.ts'

/** Files of set-ups. */
export const dealing = translated<typeof en>()({
  place: '{file}, строка {line}:',
  more: 'И еще: {count}.',
  mend: 'Исправьте эту строку или попросите целый файл у того, кто его сделал.',
})
