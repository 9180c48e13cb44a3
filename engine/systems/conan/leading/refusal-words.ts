/** Why an order, a hand-off or a vote for a Leader is not taken in. */
import type { SeatId } from '../../../reason/claim.ts'
import { sayingInEach, type InEach } from '../../../text/in-each.ts'

/** As a clause, to stand behind what was sent in. */
export const says = sayingInEach(
  {
    cannotActFor:
      '{to} cannot act for {by}: only within the Organization or the Detective Boys, and for {max} other at most',
    notHanded: '{by} did not hand his actions to {sender}',
    noPoison: 'a Leader does not order poison',
    killsOnly: 'for others the Leader sends in kills and nothing else',
    himself: 'nobody is ordered to kill himself: name another victim than {killer}',
    noMember: '{killer} is not of the Organization',
    ordersHimself: '{by} orders only himself: {killer} has not handed him his actions',
    cannotKill: '{killer} cannot kill tonight',
    fewerTurns: '{who} had fewer turns than {killer}',
    leaderGives: 'only the Leader gives the suitcase',
    toMembers: 'the suitcase goes to members of the Organization',
    leads: 'only a member of the Organization can lead it',
  },
  {
    cannotActFor:
      'игрок {to} не может действовать за игрока {by}: только внутри Организации или среди Юных детективов и не больше чем за {max, plural, one {# другого} few {# других} other {# других}}',
    notHanded: 'игрок {by} не передавал свои действия игроку {sender}',
    noPoison: 'травить лидер не приказывает',
    killsOnly: 'за других лидер присылает убийство и больше ничего',
    himself: 'никому не приказывают убить самого себя: назовите другую жертву, не игрока {killer}',
    noMember: 'игрок {killer} не из Организации',
    ordersHimself: 'игрок {by} посылает на убийство только себя: игрок {killer} не передавал ему свои действия',
    cannotKill: 'игрок {killer} этой ночью убивать не может',
    fewerTurns: 'у {who} было меньше очередей, чем у игрока {killer}',
    leaderGives: 'чемодан отдает только лидер',
    toMembers: 'чемодан отдают только членам Организации',
    leads: 'лидером может быть только член Организации',
  },
)

/** Players in a row; in Russian as those who have something. */
export const playersSaid = (slots: readonly SeatId[]): InEach => ({
  en: slots.join(', '),
  ru: `${slots.length > 1 ? 'игроков' : 'игрока'} ${slots.join(', ')}`,
})
