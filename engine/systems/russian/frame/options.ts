/** What the frame of a game leaves to the host: the format, the order of evening and night, the hours. */
import type { Option, Prompt } from '../../../rules/role.ts'
import { orderOption } from '../../../rules/option.ts'
import { eveningKept, eveningSlots, nightKept, nightSlots } from '../order.ts'

const hour = (usual: number, rule: string, says: string, from = 0, to = 23): Option => ({
  values: [usual],
  whole: { from, to },
  rule,
  says,
})

export const options: Record<string, Option> = {
  format: {
    values: ['standard', 'extended'],
    rule: 'RU-FMT-1',
    says: 'Whether 12 players sit at the game (13 with the faceless), or 16 (17).',
  },
  nightOrder: orderOption(nightSlots, {
    rule: 'RU-NORD-1',
    says: 'In which order the night goes. Only what the rulebook leaves open can be moved.',
    kept: nightKept,
  }),
  nightStopsEvening: {
    values: [false, true],
    rule: 'RU-GEN-17',
    says: 'Whether an arrest, a guard, a fire or an attack of the night stops a verification or a request of the evening.',
  },
  eveningOrder: orderOption(eveningSlots, {
    rule: 'RU-EVE-3',
    says: 'In which order the evening goes.',
    kept: eveningKept,
  }),
  'clock.zone': {
    values: ['Europe/Moscow', 'Asia/Yekaterinburg', 'Asia/Novosibirsk', 'UTC'],
    rule: 'RU-TIME-2',
    says: 'The time zone of the hours.',
  },
  'clock.voteOpens': hour(21, 'RU-TIME-2', 'At which hour the vote starts; what has to come before it is late then.'),
  'clock.voteCloses': hour(22, 'RU-TIME-2', 'At which hour the vote ends at the latest.', 1),
  'clock.eveningCloses': hour(
    0,
    'RU-TIME-3',
    'At which hour an evening ends that is played apart from its night.',
    0,
    8,
  ),
  'clock.nightCloses': hour(
    8,
    'RU-TIME-3',
    'At which hour moves of the night are due: from midnight on, at eight at the latest.',
    0,
    8,
  ),
}
export const prompts: Record<string, Prompt> = {}
