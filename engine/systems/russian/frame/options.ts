/** What the frame of a game leaves to the host: the format, the order of evening and night, the hours. */
import type { Options } from '../../../ruleset/said.ts'

import { orderOption } from '../../../rules/option.ts'
import { eveningKept, eveningSlots, nightKept, nightSlots } from '../order.ts'

export const options: Options = {
  format: {
    values: ['standard', 'extended'],
    rule: 'RU-FMT-1',
    says: {
      en: 'Whether 12 players sit at the game (13 with the faceless), or 16 (17).',
      ru: 'Сколько игроков в игре: 12 (с безликим 13) или 16 (17).',
    },
  },
  nightOrder: orderOption(nightSlots, {
    rule: 'RU-NORD-1',
    says: {
      en: 'In which order the night goes. Only what the rulebook leaves open can be moved.',
      ru: 'В каком порядке идет ночь. Переставить можно только то, что правила оставляют открытым.',
    },
    kept: nightKept,
  }),
  nightStopsEvening: {
    values: [false, true],
    rule: 'RU-GEN-17',
    says: {
      en: 'Whether an arrest, a guard, a fire or an attack of the night stops a verification or a request of the evening.',
      ru: 'Срывают ли арест, защита, пожар или нападение ночи вечернюю проверку чека или запрос.',
    },
  },
  eveningOrder: orderOption(eveningSlots, {
    rule: 'RU-EVE-3',
    says: { en: 'In which order the evening goes.', ru: 'В каком порядке идет вечер.' },
    kept: eveningKept,
  }),
}
