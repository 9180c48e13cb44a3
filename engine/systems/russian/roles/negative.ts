/**
 * Negative roles: they lie over a civil one, and both are played (RU-TEAM-2). Who of them kills when, and for which side,
 * stands in `shared/sides.ts`; how many of each are dealt in `dealt.ts`.
 */
import type { RoleEntry } from '../attributes.ts'

const black = (...abilities: string[]): RoleEntry => ({ faction: 'black', abilities })

/** What a killer may send in: a shot, one in the place of somebody else, or none; and a rumour before a night of the own side (RU-SLN-1). */
const killer = ['shoot', 'insure', 'pass', 'slander'] as const
/** What killers with partners may besides: decline insurance (RU-INS-1), and aim their hireling (RU-HIR-1). */
const partner = [...killer, 'declineInsurance', 'order'] as const

const pairs: Record<string, RoleEntry> = {
  mafia: black(...partner, 'whiten', 'nameSuccessor', 'suicide'), // two of them, with shots on odd nights (RU-MAF-1)
  // A pair in place of maniac and one werewolf (RU-YAK-1).
  yakuza: { ...black(...partner, 'whiten', 'nameSuccessor', 'suicide'), is: ['pairOfYakuza'], partnerBy: 'RU-YAK-1' },
  // Alone, with shots on even nights (RU-MAN-1).
  maniac: { ...black(...killer, 'suicide'), is: ['killsTwice'] },
}

const werewolves: Record<string, RoleEntry> = {
  // A third partner of the mafia, always red (RU-SON-1).
  sonOfBoss: { ...black(...partner, 'nameSuccessor', 'suicide'), partnerBy: 'RU-SON-1' },
  // Goes where the mafia order him; later where he orders himself (RU-HIR-1, RU-HIR-8).
  hireling: { ...black(...killer, 'order', 'suicide'), is: ['killsSpecially'] },
  // Becomes the maniac (RU-IMI-1).
  imitator: { ...black(...killer, 'pretend', 'leaveAs', 'suicide'), is: ['killsTwice'], standsInBy: 'RU-IMI-1' },
  // Checks, and turns colours round; kills as the last black (RU-JOK-9).
  joker: { ...black('jokerCheck', 'shoot', 'pass', 'slander', 'suicide'), is: ['killsLast'], killsBy: 'RU-JOK-9' },
  // Kills a day later (RU-POI-1).
  poisoner: {
    ...black('poison', 'giveAntidote', 'refuseAntidote', 'shoot', 'pass', 'slander', 'suicide'),
    is: ['killsLast'],
    killsBy: 'RU-POI-6',
  },
  // Maims whom he keeps (RU-EXE-1).
  executor: {
    ...black('capture', 'release', 'torture', 'rage', 'ownLife', 'shoot', 'pass', 'slander', 'suicide'),
    is: ['killsLast'],
    killsBy: 'RU-EXE-10',
  },
  // Keeps company, then kills in the maniac's place (RU-GEI-7).
  geisha: { ...black('take', 'shoot', 'insure', 'pass', 'slander', 'suicide'), killsBy: 'RU-GEI-7' },
  // The son of the boss of yakuza (RU-YAK-1).
  daughterOfHead: { ...black(...partner, 'nameSuccessor', 'suicide'), is: ['pairOfYakuza'], partnerBy: 'RU-YAK-1' },
  // The hireling of yakuza (RU-YAK-1).
  ninja: { ...black(...killer, 'order', 'suicide'), is: ['killsSpecially'] },
}

export const negative: Record<string, RoleEntry> = { ...pairs, ...werewolves }

/** The grey function (RU-GEN-1): the field says so, whatever the civil role. */
export const faceless: Record<string, RoleEntry> = {
  true: { faction: 'grey', abilities: ['cutFace'] },
}
