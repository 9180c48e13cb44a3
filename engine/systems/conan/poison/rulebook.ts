/** The rules about APTX. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, stated } from '../origins.ts'

export const poisoning: Record<string, Ruling> = {
  'CONAN-B6': stated('Every member may poison by day, with at most one pill in a phase.'),
  'CONAN-B7': chosen(
    'Poison needs the player and the true role. A right guess kills and keeps the pill; a wrong one loses it without a word to the target. A void attempt keeps it, an arrest confiscates it, and if pills run short the higher rank comes first.',
  ),

  'CONAN-AB4': chosen('APTX, by day, once a day for each member: player and role are named, and a right guess kills.'),
}
