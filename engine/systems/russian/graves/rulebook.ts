/** The roles that begin where others leave the game: cultist, fanatic and criminalist. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

export const graves: Record<string, Ruling> = {
  'RU-FAN-1': stated(
    'At the end of the first day the fanatic names a favourite for the whole game; who names nobody gets one at random, no victim of the first night. He learns the civil role at once, and every morning whom its moves chose.',
  ),
  'RU-FAN-2': stated(
    'Once the favourite is gone the fanatic may kill one player a night, until he has killed somebody of another team or the faceless; also where one of his own died with him. There is no new favourite.',
  ),
  'RU-FAN-3': stated(
    'A fanatic who killed one of his own team, and is lynched before the favourite is avenged, takes a player along who counts as lynched. He is the first of the civil roles to kill.',
  ),
  'RU-FAN-B1': chosen(
    'A black fanatic avenges a favourite who was lynched, or killed by somebody else than himself, a partner and their hired killer. A kill through a partner’s hypnosis or bodyguard, or by an order for a role, is their doing; an accident, and the death of who chose to die by his role, is not.',
  ),
  'RU-FAN-B2': stated(
    'A werewolf who kills as fanatic shows black from then on. A hireling who kills as fanatic skips the order.',
  ),
  'RU-FAN-G1': stated('The faceless as fanatic may kill himself with it.'),
  'RU-CRI-1': stated(
    'Before the vote the criminalist examines victims of the night. After it he learns through which role each was killed, and the team of the victim.',
  ),
  'RU-CRI-2': stated(
    'In the evening he compares players with examined bodies, three comparisons at most: several players with one body, or one player with several. In the morning each has one answer: whether the direct killer is among them. Who is tested and dies that night counts too.',
  ),
  'RU-CRI-3': stated(
    'Where a hireling or poison killed, one player is tested at a time, and nothing else beside it. Any body examined before may be used again.',
  ),
  'RU-CRI-4': chosen(
    'The comparison is a move of the night: who arrests him foils it. Who takes the role over goes on with it. He sits at home, and learns the names of who comes.',
  ),
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
