/** Prostitute and immortal: company for a night, a life to spare, and the link that shares it. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

const prostitute: Record<string, Ruling> = {
  'RU-PRO-1': stated(
    'The prostitute takes one player home every night, the same one as often as she likes. Whatever that client would do later in the night fails, moves of negative roles too.',
  ),
  'RU-PRO-2': chosen(
    'Whatever is aimed at her client later fails, except what executor, witch, maid, drug dealer and journalist do. A shot at the client is prevented and no attack, unless the host says otherwise.',
  ),
  'RU-PRO-3': stated(
    "The client is told of the evening in the same words as by the geisha, and the prostitute learns the client's civil role.",
  ),
  'RU-PRO-4': stated('A killer, a doctor or a bodyguard who comes to the prostitute comes to her client too.'),
  'RU-PRO-5': stated('A killer who goes for the prostitute while he is her client kills nobody.'),
  'RU-PRO-6': stated(
    "Where she takes a geisha who has a client, the geisha is her client, and the geisha's client shares what happens by the rules of the geisha.",
  ),
  'RU-PRO-7': stated(
    'The prostitute may say with her move that she takes care: a client then survives the killer who kills her, and is maimed.',
  ),
  'RU-PRO-8': stated(
    'Her move fails where she is blocked, or her target is a client of the geisha, a bum who acts or a kamikaze who can go off.',
  ),
  'RU-PRO-B1': stated('With a black prostitute black clients take care by themselves.'),
  'RU-PRO-B2': stated(
    "A prostitute who is also the geisha makes the geisha's move for both clients, and none of the prostitute.",
  ),
}

const immortal: Record<string, Ruling> = {
  'RU-IMM-1': stated(
    'The immortal outlives the attacks of one night, once in the game. The life stays where something else saves him, and is no help in the vote. He is told when it is gone.',
  ),
  'RU-IMM-2': chosen(
    'In company of a prostitute or geisha who is killed the immortal pays with the life. A life outlives poison as well, which is over then; it is used up by that, unless the host says otherwise.',
  ),
  'RU-IMM-3': stated(
    'Once in the game, in an evening, the immortal may link to a player, who is not told. From then on the spare life pays for an attack on either, and one life for attacks on both.',
  ),
  'RU-IMM-4': stated(
    'When the spare life is gone, who kills one of the linked kills both. The immortal may break the link in any evening, and makes no other one.',
  ),
  'RU-IMM-5': stated(
    'Where terrorist, prostitute, kamikaze or madman would maim the immortal or the linked player, the spare life is taken instead.',
  ),
  'RU-IMM-6': stated(
    'The link does nothing where one of the two dies of poison, by a vote (as a hero or of a detonator too) or by the own choice as kamikaze or madman: no life is spent and nobody follows.',
  ),
  'RU-IMM-7': stated(
    "A black's suicide harms another player through the link alone, and the spare life saves from it.",
  ),
  'RU-IMM-B1': stated(
    "An immortal who is also the executor uses the immortal's life first. With that gone and the own life left, an attack on either of the linked kills the linked player alone.",
  ),
}

export const company: Record<string, Ruling> = { ...prostitute, ...immortal }
