/** The joker, the poisoner, the executor and the geisha: werewolves who do something of their own instead of shooting. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

const joker: Record<string, Ruling> = {
  'RU-JOK-1': stated(
    'The joker checks one player a night as a commissioner does, the result coming by private message. What leaves a commissioner without information does not hinder the joker; only a guard on the target stops the check, and whatever stops the joker.',
  ),
  'RU-JOK-2': stated(
    'The joker sees the civil role of whom he checks and keeps it to himself. All else goes to the mafia and to the maniac every morning, and in the extended format to the second werewolf: the colour, whether a black is slander, the team of a corpse, and the negative role when he learns it.',
  ),
  'RU-JOK-3': stated(
    'Whoever the joker checked shows the opposite colour in every other check of that night, whatever the colour would have been.',
  ),
  'RU-JOK-4': stated('A joker who checks a slandered player learns at once whether the black is false.'),
  'RU-JOK-5': stated(
    'A black check of a true black gives the negative role as well. A black who shows red is red to the joker this night; the true colour and the negative role follow one night later.',
  ),
  'RU-JOK-6': stated('Of a player who was killed the same night the joker gets the true team, as a killer would.'),
  'RU-JOK-7': stated('The joker sees the names and the roles of whoever came to him at night.'),
  'RU-JOK-8': stated('A detective who tracks a player whom the joker checked notices neither slander nor whitening.'),
  'RU-JOK-9': stated(
    'When all other blacks are gone the joker may kill instead of checking. He checks red until his first successful kill, and black already in the night of it.',
  ),
  'RU-JOK-B1': stated(
    'A joker who is also a commissioner makes both checks apart: one as the joker does nothing for the commissioner, and one as the commissioner turns no colour round. What he turned round as the joker shows so in his other check too, unless the host says otherwise.',
  ),
}

const poisoner: Record<string, Ruling> = {
  'RU-POI-1': stated(
    'The poison works in the night after it was given, in the slot of the poisoner, unless the poisoner gives the antidote before that or somebody visits the victim that night to heal. While the victim lives there is no other move than the antidote.',
  ),
  'RU-POI-2': stated(
    'Poisoning is foiled, and the poisoner is told, where he is blocked or the target is guarded or healed the same night. It fails with a client of the prostitute and for a poisoner who is one; a client of the geisha can be poisoned.',
  ),
  'RU-POI-3': stated('Poison outlives the poisoner. It is no attack, and a secretary can be poisoned.'),
  'RU-POI-4': stated(
    'A poisoning is used up when somebody dies of it who is neither black nor faceless. A shot that the other blacks cannot use may become one more poisoning. If that one comes to nothing after the poisoner is gone, or a black dies of his poison then, the blacks who are left get a shot: the maniac where one of the mafia is dead, else the mafia.',
  ),
  'RU-POI-5': stated(
    'In the extended format the poisoner may name two victims after a night in which he was foiled, or after a black or the faceless died of poison. One of them dies, a red rather than another. Each of them has a decision of her own about the antidote.',
  ),
  'RU-POI-6': stated(
    'When all other blacks are gone the poisoner may kill where he cannot or will not poison; poison already given keeps working. He checks red until his first kill as a killer, and black already in the night of it.',
  ),
}

const executor: Record<string, Ruling> = {
  'RU-EXE-1': stated(
    'At the end of the night the executor captures a player, whose civil role is blocked from then on. Before the next night he learns the civil role and the team of the captive, the faceless counting as red.',
  ),
  'RU-EXE-2': stated('A captive who is let go has the civil role back, but makes no move that night.'),
  'RU-EXE-3': stated(
    'A captive whom he goes on torturing is maimed: civil role and colour are gone for good, the negative role is blocked for that night, and the victim is told.',
  ),
  'RU-EXE-4': stated(
    'An executor who is lynched while he holds nobody else may maim any player, and the result of the vote says so. If he holds somebody else, he may maim the captive and nobody else. The negative role of the victim is blocked for that night.',
  ),
  'RU-EXE-5': stated(
    'The executor may torture himself: his own civil role and colour are gone, his negative move of the next night stays, and he still may maim another if he is lynched.',
  ),
  'RU-EXE-6': stated('In the extended format the executor may capture two players on each of the first two nights.'),
  'RU-EXE-7': stated(
    'The executor reaches clients too. A captive is told of the pain, one who is let go of being free.',
  ),
  'RU-EXE-8': stated('The executor survives one killing at night, and who watches him sees no attack then.'),
  'RU-EXE-9': stated(
    'An attempt on the executor does not foil the capture. If somebody else’s civil role saved him, his own civil move after the killers is foiled; a bodyguard who took the blow counts as such, unless the host says otherwise.',
  ),
  'RU-EXE-10': stated(
    'When foiled the executor may seem to have gone to himself. He checks red until his first successful kill. When all other blacks are gone he may kill instead of capturing, and whoever he holds he keeps.',
  ),
}

const geisha: Record<string, Ruling> = {
  'RU-GEI-1': stated(
    'Later civil moves of the geisha’s client fail, and so do civil moves towards the client, except those of witch, maid, drug dealer and journalist. Moves of negative roles stand both ways.',
  ),
  'RU-GEI-2': stated(
    'Who kills the geisha kills her client too, but she dies alone where the client is black. A killer who comes for her black client calls it off, and so does a black client who comes for her.',
  ),
  'RU-GEI-3': stated('The death of the client does not touch the geisha.'),
  'RU-GEI-4': stated(
    'The client is told of the evening without a word of whose company it was, and the geisha learns the client’s civil role.',
  ),
  'RU-GEI-5': stated(
    'Taken together with her client by a prostitute who takes care and is killed, the geisha is maimed and her client is unharmed.',
  ),
  'RU-GEI-6': stated(
    'The geisha’s move fails where she is blocked, her target is guarded, or it is a bum who acts or a kamikaze who can kill. She may move on herself, not two nights in a row, and that keeps no killer away. When foiled she may seem to have done so.',
  ),
  'RU-GEI-7': stated(
    'When the maniac is gone the geisha kills on the maniac’s nights, once a night, and may use her own move on somebody else beside it.',
  ),
  'RU-GEI-8': stated(
    'The geisha may insure the maniac with a target of her own, before any insurance by the mafia. She does not insure yakuza, but takes the place of one who is dead.',
  ),
  'RU-GEI-9': stated(
    'The geisha checks red until her first successful kill, insurance not counted, and black already in the night of it.',
  ),
  'RU-GEI-B1': stated(
    'A geisha who is also a prostitute takes two players, both by the rules of the geisha. Killed, she takes one of them along: a red before the faceless, and of two reds one is drawn. Whoever tracks her sees her with the client who was not killed.',
  ),
}

const successors: Record<string, Ruling> = {
  'RU-FMT-5': stated(
    'In the extended format, when the last two blacks are both of joker, poisoner and executor, a poisoner without a poisoning left becomes the killer; otherwise the joker goes before the executor, and the executor before the poisoner.',
  ),
  'RU-OVL-6': stated(
    'Which of two last werewolves becomes the killer follows from whether the poisoner can still poison, then from the order joker, executor, poisoner. The imitator goes before the geisha in the maniac’s place, unless the host says otherwise.',
  ),
}

export const tricks: Record<string, Ruling> = { ...joker, ...poisoner, ...executor, ...geisha, ...successors }
