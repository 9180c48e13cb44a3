import { translated } from '../../../engine/text/catalogue.ts'
import type { missing as en } from './missing.en.ts'

/** Things that were named and are not there. */
export const missing = translated<typeof en>()({
  action: 'Действия «{word}» нет.',
  backup: 'Резервной копии «{word}» у этого файла нет.',
  case: 'Примера «{word}» нет.',
  dialect: 'Разметки форума «{word}» нет.',
  language: 'Языка «{word}» нет.',
  message: 'Сообщения «{word}» нет.',
  outcome: 'Исхода или действия «{word}» нет.',
  phase: 'Фазы «{word}» нет.',
  phaseKind: 'Фазы вида «{word}» нет.',
  player: 'Игрока «{word}» нет.',
  role: 'Роли «{word}» нет.',
  double: 'Подавать два голоса способом «{word}» нельзя.',
  setup: 'Сохраненного расклада «{word}» нет.',
  style: 'Вида голосов «{word}» нет.',
  system: 'Правил «{word}» нет.',
  wording: 'Формулировки «{word}» нет.',
})
