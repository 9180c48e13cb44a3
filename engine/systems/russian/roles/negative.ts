/**
 * Negative roles: they lie over a civil one, and both are played (RU-TEAM-2). Who of them kills when, and for which side,
 * stands in `shared/sides.ts`; how many of each are dealt in `dealt.ts`.
 */
import type { Role } from '../../../rules/role.ts'

const black = (...abilities: string[]): Role => ({ faction: 'black', abilities })

/** What a killer may send in: a shot, one in the place of somebody else, or none; and a rumour before a night of the own side (RU-SLN-1). */
const killer = ['shoot', 'insure', 'pass', 'slander'] as const
/** What killers with partners may besides: decline insurance (RU-INS-1), and aim their hireling (RU-HIR-1). */
const partner = [...killer, 'declineInsurance', 'order'] as const

const pairs: Record<string, Role> = {
  mafia: black(...partner, 'whiten', 'nameSuccessor', 'suicide'), // two of them, with shots on odd nights (RU-MAF-1)
  yakuza: black(...partner, 'whiten', 'nameSuccessor', 'suicide'), // a pair in place of maniac and one werewolf (RU-YAK-1)
  maniac: black(...killer, 'suicide'), // alone, with shots on even nights (RU-MAN-1)
}

const werewolves: Record<string, Role> = {
  sonOfBoss: black(...partner, 'nameSuccessor', 'suicide'), // a third partner of the mafia, always red (RU-SON-1)
  hireling: black(...killer, 'order', 'suicide'), // goes where the mafia order him; later where he orders himself (RU-HIR-1, RU-HIR-8)
  imitator: black(...killer, 'pretend', 'leaveAs', 'suicide'), // becomes the maniac (RU-IMI-1)
  joker: black('jokerCheck', 'shoot', 'pass', 'suicide'), // checks, and turns colours round; kills as the last black (RU-JOK-9)
  poisoner: black('poison', 'giveAntidote', 'refuseAntidote', 'shoot', 'pass', 'suicide'), // kills a day later (RU-POI-1)
  executor: black('capture', 'release', 'torture', 'rage', 'ownLife', 'shoot', 'pass', 'suicide'), // maims whom he keeps (RU-EXE-1)
  geisha: black('take', 'shoot', 'insure', 'pass', 'slander', 'suicide'), // keeps company, then kills in the maniac's place (RU-GEI-7)
  daughterOfHead: black(...partner, 'nameSuccessor', 'suicide'), // the son of the boss of yakuza (RU-YAK-1)
  ninja: black(...killer, 'order', 'suicide'), // the hireling of yakuza (RU-YAK-1)
}

export const negative: Record<string, Role> = { ...pairs, ...werewolves }

/** The grey function (RU-GEN-1): the field says so, whatever the civil role. */
export const faceless: Record<string, Role> = {
  true: { faction: 'grey', abilities: ['cutFace'] },
}
