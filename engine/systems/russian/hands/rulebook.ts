/** Roles that somebody plays who was not dealt them. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const apart = (says: string, uncheckable: string): Ruling => ({ says, origin: 'stated', uncheckable })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

export const hands: Record<string, Ruling> = {
  'RU-WIZ-1': chosen(
    'In the evening the wizard names a civil role that nobody was dealt, and plays it until the end of the next day, from zero. Each role once, three in a game; that a holder died frees no role.',
  ),
  'RU-WIZ-2': stated(
    'A role that is in the game is a skip, and the attempt is spent. What is kept from the copy of an actor is kept from him too.',
  ),
  'RU-WCH-1': chosen(
    'At the end of the night the witch names two others, who have each other’s civil roles until the end of the next night. What they did before stands. What each role may not do twice running its new holder may not do either.',
  ),
  'RU-WCH-2': stated(
    'Where one of the two goes to kill the witch and the other is of another team, it is the other who is attacked.',
  ),
  'RU-WCH-3': stated(
    'A killer and his victim who are exchanged: the shot kills nobody, and is an attack all the same.',
  ),
  'RU-WCH-B1': stated('A black or grey witch keeps no killer from the one with whom he is exchanged.'),
  'RU-WCH-4': stated(
    'Where one of the two dies by day the other keeps the foreign role, and is told of its former moves. Where he dies in the next night the roles come back.',
  ),
  'RU-WCH-5': stated(
    'In the evening the witch may fix an exchange, so that the roles do not come back; her move of the night remains. An exchange with who is killed in the same night takes place, and is for good.',
  ),
  'RU-WCH-6': stated(
    'A witch who is lynched may exchange the role of a living player with that of one who died before, for good. She does not where her role is blocked.',
  ),
  'RU-ACR-1': stated(
    'In the evening the actor copies the civil role of a player, and plays it until the end of the next day, from zero. He keeps it where the other one dies in the night.',
  ),
  'RU-ACR-2': chosen(
    'Each player once, and three in a game. Of a maimed player there is nothing to copy, and the attempt is not spent.',
  ),
  'RU-ACR-3': stated('What a copied doctor or blocker hits or misses is told to the actor alone, and so is a check.'),
  'RU-ACR-4': stated(
    'A copied active citizen who has no role catches one that leaves the game, for a day, after everybody else who may have it. A collector is copied in the role that he used last.',
  ),
  'RU-ACR-6': stated('A copied bum, anonymous, pimp, maid or witch is not aimed at the player whose role it is.'),
  'RU-ACR-7': stated(
    'A copied phantom brings the votes that phantoms add, unless the original waives them; nobody becomes a phantom by it, and it sits in nobody.',
  ),
  'RU-ACR-8': stated('The original goes before the copy. A copied investigator has no shot.'),
  'RU-ACR-9': stated('A pimp rules none of an actor’s moves, and may only punish him.'),
  'RU-ACR-10': apart(
    'What a copied commissioner or detective finds does not go to the investigator.',
    'that somebody is told nothing has no answer that names it; the cases of the actor show it',
  ),
  'RU-ACR-B1': apart(
    'In the hands of a black actor a copied role is that of a black.',
    'it refers to the rules for blacks of the roles that are copied, and each is named by its own',
  ),
  'RU-COL-1': stated(
    'In the evening the collector names players: three while he has no role, two with one or two, one with more. Of whom he named and who leaves the game he has the civil role, beside his own.',
  ),
  'RU-COL-2': chosen(
    'Roles gather, and one at most is in use: in the evening he takes one of them into use, the same as often as he likes, or puts it away. What he said last holds until he says otherwise, and nothing of it changes before the day is over.',
  ),
  'RU-COL-3': stated('Where no role of his is in use and one comes by night, it is in use before the day begins.'),
  'RU-COL-4': chosen(
    'He uses a role from then on, as an active citizen would, and is told whom it chose before, but nothing that it found. Of an active citizen he has the role that was taken; a citizen without one catches for him what nobody else takes.',
  ),
  'RU-COL-5': stated(
    'A maimed player leaves him no role. Of several who leave at once he has the role of one, as the host chooses, and the active citizens have the others.',
  ),
  'RU-COL-6': stated(
    'While he has no role he goes before the active citizens, and behind them once he has one, or where he says so; he may name roles that he does not want. A role that a citizen took from him is his when that one dies.',
  ),
  'RU-COL-B1': apart(
    'In the hands of a black collector a role is that of a black.',
    'it refers to the rules for blacks of the roles that are collected, and each is named by its own',
  ),
  'RU-NEC-1': stated(
    'After the first day the necromancer curses three players; without a word of his they are drawn, and none of them died in the first night. Whoever of them dies becomes undead, before everybody’s eyes.',
  ),
  'RU-NEC-2': chosen(
    'He uses the role of the dead player, and is told whom it chose before. The corpse makes the moves; what comes of them is told to him alone, of doctor, blocker and commissioner too.',
  ),
  'RU-NEC-3': chosen(
    'Commissioner, detective, investigator, doctor, blocker, prostitute, hacker, journalist, bum, anonymous, pimp, lawyer, inquisitor, drug dealer, fanatic, cultist, criminalist and maid are used so, and none of them to kill. Any other corpse adds one to the weight of his vote.',
  ),
  'RU-NEC-4': stated(
    'Several corpses move in one night, none of them at the necromancer. Where a role is there twice the undead comes last.',
  ),
  'RU-NEC-5': stated(
    'A killer who spends a shot on an undead has a shot more in the nearest night. An undead killed again is gone for good.',
  ),
  'RU-NEC-6': stated(
    'What keeps the necromancer from his role keeps his undead from theirs. A role that was blocked before its player died works.',
  ),
  'RU-NEC-7': stated(
    'At the end of a day he may exchange a corpse, or somebody cursed, for another corpse, which is not used in the game day that follows.',
  ),
  'RU-NEC-B1': apart(
    'In the hands of a black necromancer the roles of the undead are those of a black.',
    'it refers to the rules for blacks of the roles that are used, and each is named by its own',
  ),
  'RU-ACR-5': stated(
    'A copied role does less: the doctor and the madman have one target, the immortal has no link, the prostitute always protects her client, the kamikaze only maims, the hypnotist leads no killer away, bodyguard and bum hear of no killer’s name, and the maid leaves no message.',
  ),
}
