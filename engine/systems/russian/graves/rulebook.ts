/** The roles that begin where others leave the game: the cultist. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

export const graves: Record<string, Ruling> = {
  'RU-CUL-1': stated(
    'In the evening the cultist names three players. Who is named and leaves the game yields a soul, unless the cultist devoured him himself.',
  ),
  'RU-CUL-2': chosen(
    'Three souls taken transform the cultist: he may devour one player in the game, whom no heal saves. A failed attempt may be repeated.',
  ),
  'RU-CUL-3': stated(
    'A cultist who devours somebody of his own team has a life to spare from then on, and does not devour again.',
  ),
  'RU-CUL-4': chosen(
    'Instead he may heal for souls: another player for one, himself for two, and again in the next night for three. Where nobody needed it, it costs one less; a heal that keeps a poisoner off costs all. A heal that does not come costs nothing. He comes after the doctor, has the result in private, and heals one player.',
  ),
  'RU-CUL-5': stated(
    'Those named stay until others are named. The cultist kills second of the civil roles, and for the blocker that is a negative move.',
  ),
  'RU-CUL-B1': stated(
    'A werewolf who kills as cultist shows black from then on. A hireling who kills as cultist skips the order.',
  ),
  'RU-CUL-G1': stated('The faceless as cultist may devour himself.'),
}
