/** The bodyguard and the kamikaze. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

const bodyguard: Record<string, Ruling> = {
  'RU-BOD-1': stated(
    'Who attacks the ward attacks the bodyguard instead. The bodyguard kills nobody, and poison is no attack.',
  ),
  'RU-BOD-2': stated(
    'The bodyguard fails where he is blocked or in company, and where the ward is a client or a kamikaze who can kill. He does not protect the same player in two nights running.',
  ),
  'RU-BOD-3': stated('When the bodyguard dies of an attack on the ward, the ward learns the name of the killer.'),
  'RU-BOD-4': stated(
    'When the bodyguard dies of an attack on himself, the ward learns the negative role of the killer and no name, and of who kills through a civil role nothing.',
  ),
  'RU-BOD-5': stated(
    'A bodyguard who outlives an attack learns which of the two it was meant for, and the negative role of the killer.',
  ),
  'RU-BOD-6': stated(
    'Where the blocker guards the ward too, the bodyguard dies all the same. A hireling passes over a ward.',
  ),
  'RU-BOD-B1': stated(
    'A black bodyguard takes no blow. He keeps heal and guard from saving the ward of an attack, unless he says with his move that he does not.',
  ),
  'RU-BOD-B2': stated(
    'A black killer who goes for a black bodyguard attacks the ward in his place, where the ward is red or the faceless.',
  ),
  'RU-BOD-B3': stated(
    'A black bodyguard whose ward is killed learns the name and the side of the killer, for whom the attack was meant, and the team of the ward.',
  ),
  'RU-BOD-B4': stated('When a black bodyguard and a black killer choose each other, the kill is called off.'),
  'RU-BOD-B5': stated(
    'A black bodyguard may name an alibi: if the ward is attacked, he has been there instead for everybody who watches. He may protect the same player again.',
  ),
  'RU-BOD-G1': stated(
    'The faceless as bodyguard takes no blow, and may send a black killer who comes for him on to a red ward. If the ward dies he learns the role of the killer, for whom it was meant, and the team of the dead. Alibi and repetition are as for a black.',
  ),
}

const kamikaze: Record<string, Ruling> = {
  'RU-KAM-1': stated(
    'Whoever attacks the kamikaze first dies with him, and the doctor saves neither. Poison is no attack.',
  ),
  'RU-KAM-2': stated('Attacked by somebody of his own team the kamikaze dies alone, and the attacker is maimed.'),
  'RU-KAM-3': stated(
    'As long as he can kill that night the kamikaze turns away prostitute, geisha, bodyguard and guard.',
  ),
  'RU-KAM-4': stated('Whoever takes over the role after it killed a black does not kill by it any more, and is told.'),
  'RU-KAM-5': stated('None of this holds for a kamikaze whose role is blocked or gone.'),
  'RU-KAM-B1': stated(
    'A black kamikaze may name civil roles in the evening: the first red of them who comes to him dies with him, also one whom he turns away or who cannot hold him. Stay-at-homes are not named; killers of another team die by default.',
  ),
  'RU-KAM-B2': stated(
    'A black kamikaze may die with somebody he names, whatever foils moves. A black whom he names dies alone, which gives a shot and costs the kamikaze his own killing of that night. After the role went off a black heir has this move alone.',
  ),
  'RU-KAM-G1': stated('The faceless as kamikaze may die with anybody, who is maimed and lives.'),
}

export const guards: Record<string, Ruling> = { ...bodyguard, ...kamikaze }
