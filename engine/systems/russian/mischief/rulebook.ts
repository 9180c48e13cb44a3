/** Hypnotist, bum and madman: who leads others astray, who is never at home, and who burns the night down. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

const hypnotist: Record<string, Ruling> = {
  'RU-HYP-1': stated(
    'Whatever comes to the hypnotist at night goes to the player he has chosen, and stands there beside everything else. He stays at home himself.',
  ),
  'RU-HYP-2': stated(
    'A block is not led astray and ends the hypnosis. The hypnotist may send visitors of different roles to different players, make some skip, and let others come.',
  ),
  'RU-HYP-3': stated(
    'Killers who go for the hypnotist are led astray in one night of the game alone. A killer who is led to himself skips.',
  ),
  'RU-HYP-4': chosen(
    'Where hypnosis took somebody is no move of his own for what may not be repeated in the next night. Where it takes him a second time running to a place that he may not visit twice, his move fails, and he is not told.',
  ),
  'RU-HYP-5': stated(
    'The hypnotist learns the roles of those who came for him, and of a player whom a killer killed in his place. Joker, poisoner, executor and geisha learn where they were led.',
  ),
}

const bum: Record<string, Ruling> = {
  'RU-BUM-1': stated(
    'The bum watches a home: he learns who came there, by name, though the owner is out, and notices that the owner left.',
  ),
  'RU-BUM-2': chosen(
    'He never sees special moves of werewolves, nor, unless the host says otherwise, the cutting of a face.',
  ),
  'RU-BUM-3': stated("At the prostitute's he sees her client and whoever reached her."),
  'RU-BUM-4': stated('In the next night he chooses nobody and watches the same player again.'),
  'RU-BUM-5': chosen(
    'He has no home of his own, and always learns the names of those who came to him, by default also of a blocker or a prostitute who does not meet him because he acts.',
  ),
  'RU-BUM-6': stated(
    'Where the victim lives he learns no killer. Of several killers he sees the first one at the corpse alone.',
  ),
  'RU-BUM-7': stated(
    'Once in two nights he may drink: he is dead for every role of that night and learns nothing. Attacked when drunk he lives, and never drinks again.',
  ),
  'RU-BUM-8': chosen(
    'Neither blocker nor prostitute nor geisha meets a bum who does anything, be it watching, the second night or drinking. For the blocker a move of a negative role is enough.',
  ),
  'RU-BUM-9': stated('A copy of the bum learns no killer and cannot watch him.'),
}

const madman: Record<string, Ruling> = {
  'RU-MAD-1': stated(
    'From the third night on the madman may set fire, with success once in the game. Whoever has his turn later that night makes no move.',
  ),
  'RU-MAD-2': stated(
    'He may name one or two players to die with. Of two of one team whom nothing keeps alive one is drawn to die, and the other is maimed.',
  ),
  'RU-MAD-3': stated('Where he names nobody, he lives.'),
  'RU-MAD-4': chosen(
    "Neither heal nor guard saves from the fire, unless the host says otherwise, nor does the maniac's illusion; a life to spare does. The secretary is not safe. A madman who is blocked or in company sets no fire, and may try again.",
  ),
  'RU-MAD-B1': chosen(
    'A black madman may die with two who are not black, even of one team, and burns the shot of that night with it; where there is none, one of them dies. A black whom he names is maimed: the shot stays then, and for two blacks there is another one. A shot in reserve buys a further target.',
  ),
  'RU-MAD-G1': stated('A faceless madman takes nobody along, and may die of the fire alone.'),
}

export const mischief: Record<string, Ruling> = { ...hypnotist, ...bum, ...madman }
