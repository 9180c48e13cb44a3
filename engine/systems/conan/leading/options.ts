/** What a host may decide otherwise about ranks, the Leader, orders and whose turn it is to kill. */
import type { Option } from '../../../rules/role.ts'
import { ranks } from '../roles/bo.ts'

export const handingOver: Record<string, Option> = {
  'handoff.max': {
    values: [1],
    whole: { from: 0, to: 20 },
    rule: 'CONAN-A6',
    says: 'For how many others one player may act.',
  },
}

export const leading: Record<string, Option> = {
  'bo.rank': {
    values: [ranks.join(',')],
    list: { of: ranks, all: true },
    rule: 'CONAN-E5',
    says: "The Organization's ranks, highest first.",
  },
  'leader.majority': {
    values: ['atLeastHalf', 'moreThanHalf'],
    rule: 'CONAN-L7',
    says: 'How many votes make a Leader.',
  },
  'leader.base': {
    values: ['living', 'voting'],
    rule: 'CONAN-L7',
    says: 'Of whom that part is taken: the living members or those who voted.',
  },
  'leader.succession': {
    values: ['rank', 'rankAtLarge', 'none'],
    rule: 'CONAN-L8',
    says: 'Who leads after a Leader dies: the highest rank alive, the highest rank alive and not arrested, or nobody until an election.',
  },
  'leader.neutralisedVoidsOrder': {
    values: ['byLover', 'byOrderedKiller', 'always', 'never'],
    rule: 'CONAN-L12',
    says: 'Whether neutralising the Leader voids his order: if a lover did it who was to kill the other, if any ordered killer did it, whoever did it, or not at all.',
  },
}

export const ordering: Record<string, Option> = {
  'kill.rotation': {
    values: ['strict', 'warn', 'off'],
    rule: 'CONAN-B3',
    says: 'Whether a killer out of turn is refused, only noted, or fine.',
  },
  'kill.perNight': {
    values: [1],
    whole: { from: 0, to: 9 },
    rule: 'CONAN-B4',
    says: 'How often the Organization may kill in a night.',
  },
  'kill.substitute': {
    values: [false, true],
    rule: 'CONAN-B4',
    says: 'Whether the next order stands in for a killer who was stopped.',
  },
}
