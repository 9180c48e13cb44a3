/** What is dealt in each format (RU-FMT-1, RU-FMT-2), as a moderator counts it. */
import type { RuleId } from '../../../reason/claim.ts'

export interface Deal {
  rule: RuleId
  /** Main players without the faceless; with one there is one more (RU-FMT-3). */
  players: number
  black: number
  /** Base civil roles, with how often each is dealt. */
  base: Readonly<Record<string, number>>
  /** The black teams there may be: so many of each role, and so many werewolves. */
  teams: readonly { roles: Readonly<Record<string, number>>; werewolves: number }[]
}

const six = { doctor: 1, blocker: 1, commissioner: 1, detective: 1, investigator: 1, activeCitizen: 1 } as const

export const deals: Readonly<Record<'standard' | 'extended', Deal>> = {
  standard: {
    rule: 'RU-FMT-2',
    players: 12,
    black: 4,
    base: six,
    teams: [
      { roles: { mafia: 2, maniac: 1 }, werewolves: 1 },
      { roles: { mafia: 2, yakuza: 2 }, werewolves: 0 },
    ],
  },
  extended: {
    rule: 'RU-FMT-1',
    players: 16,
    black: 5,
    base: { ...six, activeCitizen: 2, politician: 1 },
    teams: [
      { roles: { mafia: 2, maniac: 1 }, werewolves: 2 },
      { roles: { mafia: 2, yakuza: 2 }, werewolves: 1 },
    ],
  },
}

/** Each at most once in a game; the last two take the places of the first two beside yakuza (RU-YAK-1). */
export const werewolves: readonly string[] = [
  'sonOfBoss',
  'hireling',
  'imitator',
  'joker',
  'poisoner',
  'executor',
  'geisha',
  'daughterOfHead',
  'ninja',
]
/** Werewolves who need yakuza in the game. */
export const ofYakuza: readonly string[] = ['daughterOfHead', 'ninja']
