/** What the frame of a game leaves to the host: the format, the order of evening and night, the hours. */
import type { Options } from '../../../ruleset/said.ts'

import type { InEach } from '../../../text/in-each.ts'
import { orderOption } from '../../../rules/option.ts'
import { eveningKept, eveningSlots, nightKept, nightSlots } from '../order.ts'

const hour = (usual: number, rule: string, says: InEach, from = 0, to = 23): Options[string] => ({
  values: [usual],
  whole: { from, to },
  rule,
  says,
})

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
  'clock.zone': {
    values: ['Europe/Moscow', 'Asia/Yekaterinburg', 'Asia/Novosibirsk', 'UTC'],
    rule: 'RU-TIME-2',
    says: { en: 'The time zone of the hours.', ru: 'Часовой пояс, по которому считаются часы.' },
  },
  'clock.voteOpens': hour(21, 'RU-TIME-2', {
    en: 'At which hour the vote starts; what has to come before it is late then.',
    ru: 'В котором часу начинается голосование; что положено прислать до него, позже считается опоздавшим.',
  }),
  'clock.voteCloses': hour(
    22,
    'RU-TIME-2',
    { en: 'At which hour the vote ends at the latest.', ru: 'В котором часу голосование кончается самое позднее.' },
    1,
  ),
  'clock.eveningCloses': hour(
    0,
    'RU-TIME-3',
    {
      en: 'At which hour an evening ends that is played apart from its night.',
      ru: 'В котором часу кончается вечер, если он играется отдельно от ночи.',
    },
    0,
    8,
  ),
  'clock.nightCloses': hour(
    8,
    'RU-TIME-3',
    {
      en: 'At which hour moves of the night are due: from midnight on, at eight at the latest.',
      ru: 'До какого часа принимаются ночные ходы: не раньше полуночи и не позже восьми.',
    },
    0,
    8,
  ),
}
