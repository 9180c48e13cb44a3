/** What a host may decide otherwise about injuries, lovers, bribes and Vengeance. */
import type { Option } from '../../../rules/role.ts'

export const injuring: Record<string, Option> = {
  'injured.phases': {
    values: [0],
    whole: { from: 0, to: 20 },
    rule: 'CONAN-S11',
    says: 'How many phases an injury lasts after its own; 0 means for good.',
  },
  'injury.onHealed': {
    values: [true, false],
    rule: 'CONAN-S12',
    says: 'Whether who was attacked and healed is injured.',
  },
  'injury.onProtected': {
    values: [false, true],
    rule: 'CONAN-S12',
    says: 'Whether who was attacked and protected is injured.',
  },
}

export const lovers: Record<string, Option> = {
  'lovers.suicideOn': {
    values: ['leaderOrder', 'anyLoverKill'],
    rule: 'CONAN-L11',
    says: "Whether a lover dies of killing the other on the Leader's order alone, or on whoever's word.",
  },
  'lovers.dieTogether': {
    values: ['onlyLoverKill', 'always'],
    rule: 'CONAN-L14',
    says: 'Whether a lover dies only after killing the other, or whenever the other dies.',
  },
  'lovers.jointWin': {
    values: [false, true],
    rule: 'CONAN-E6',
    says: 'Whether lovers of two sides win together when nobody else is left.',
  },
}

export const bribing: Record<string, Option> = {
  'bribe.freesKiller': {
    values: [false, true],
    rule: 'CONAN-AB2',
    says: 'Whether a bribe lets a killer strike who was arrested before it.',
  },
  'bribe.reachesJail': {
    values: [false, true],
    rule: 'CONAN-AB2',
    says: 'Whether the kill under a bribe reaches a victim who is arrested.',
  },
}

export const avenging: Record<string, Option> = {
  'vengeance.mode': {
    values: ['namedElseKiller', 'killer', 'named'],
    rule: 'CONAN-AB26',
    says: 'Whom Vengeance takes.',
  },
  'vengeance.on': {
    values: ['kill,aptx,lynch'],
    list: { of: ['kill', 'aptx', 'lynch', 'arrest'] },
    rule: 'CONAN-AB26',
    says: 'What sets Vengeance off.',
  },
}
