import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Things that were named and are not there. */
export const missing = defineMessages({
  action: { en: 'There is no action "{word}".', ru: 'Действия «{word}» нет.' },
  backup: { en: 'There is no backup "{word}" of this file.', ru: 'Резервной копии «{word}» у этого файла нет.' },
  case: { en: 'There is no case "{word}".', ru: 'Примера «{word}» нет.' },
  dialect: { en: 'There is no forum dialect "{word}".', ru: 'Разметки форума «{word}» нет.' },
  language: { en: 'There is no language "{word}".', ru: 'Языка «{word}» нет.' },
  message: { en: 'There is no message "{word}".', ru: 'Сообщения «{word}» нет.' },
  outcome: { en: 'There is no outcome or action "{word}".', ru: 'Исхода или действия «{word}» нет.' },
  phase: { en: 'There is no phase "{word}".', ru: 'Фазы «{word}» нет.' },
  phaseKind: { en: 'There is no kind of phase "{word}".', ru: 'Фазы вида «{word}» нет.' },
  player: { en: 'There is no player "{word}".', ru: 'Игрока «{word}» нет.' },
  role: { en: 'There is no role "{word}".', ru: 'Роли «{word}» нет.' },
  nicknames: {
    en: 'There is no way to treat nicknames called "{word}".',
    ru: 'Способа «{word}» для прозвищ нет.',
  },
  hammer: {
    en: 'The hammer cannot be "{word}".',
    ru: 'Молоток не может быть «{word}».',
  },
  double: {
    en: 'There is no double-vote mode "{word}".',
    ru: 'Подавать два голоса способом «{word}» нельзя.',
  },
  setup: { en: 'There is no saved setup "{word}".', ru: 'Сохраненного расклада «{word}» нет.' },
  style: { en: 'There is no vote style "{word}".', ru: 'Вида голосов «{word}» нет.' },
  system: { en: 'There is no system "{word}".', ru: 'Правил «{word}» нет.' },
  wording: { en: 'There is no wording "{word}".', ru: 'Формулировки «{word}» нет.' },
})
