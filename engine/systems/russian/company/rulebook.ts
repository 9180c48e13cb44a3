/** Prostitute and immortal: company for a night, a life to spare, and the link that shares it. */
import { chosen, stated, type Rules } from '../../../ruleset/said.ts'

const prostitute: Rules = {
  'RU-PRO-1': stated({
    en: 'The prostitute takes one player home every night, the same one as often as she likes. Whatever that client would do later in the night fails, moves of negative roles too.',
    ru: 'Проститутка каждую ночь забирает к себе одного игрока; одного и того же можно забирать сколько угодно раз. Все, что этот клиент сделал бы в эту ночь позже, не проходит, ходы негативных ролей тоже.',
  }),
  'RU-PRO-2': chosen({
    en: 'Whatever is aimed at her client later fails, except what executor, witch, maid, drug dealer and journalist do. A shot at the client is prevented and no attack, unless the host says otherwise.',
    ru: 'Все, что позже направлено в ее клиента, не проходит, кроме ходов экзекутора, ведьмы, горничной, наркодилера и журналиста. Выстрел в клиента не состоится и нападением не считается, если ведущий не решил иначе.',
  }),
  'RU-PRO-3': stated({
    en: "The client is told of the evening in the same words as by the geisha, and the prostitute learns the client's civil role.",
    ru: 'Клиент узнает о проведенной ночи теми же словами, что и у гейши, а проститутка узнает мирную роль клиента.',
  }),
  'RU-PRO-4': stated({
    en: 'A killer, a doctor or a bodyguard who comes to the prostitute comes to her client too.',
    ru: 'Киллер, доктор или телохранитель, который пришел к проститутке, приходит и к ее клиенту.',
  }),
  'RU-PRO-5': stated({
    en: 'A killer who goes for the prostitute while he is her client kills nobody.',
    ru: 'Киллер, который пришел за проституткой, будучи ее клиентом, никого не убивает.',
  }),
  'RU-PRO-6': stated({
    en: "Where she takes a geisha who has a client, the geisha is her client, and the geisha's client shares what happens by the rules of the geisha.",
    ru: 'Если она забрала гейшу, у которой есть клиент, клиент проститутки — гейша, а клиент гейши разделяет то, что случится, по правилам гейши.',
  }),
  'RU-PRO-7': stated({
    en: 'The prostitute may say with her move that she takes care: a client then survives the killer who kills her, and is maimed.',
    ru: 'Проститутка может вместе с ходом сообщить, что предохраняется: тогда клиент переживет нападение киллера, убившего ее, но будет покалечен.',
  }),
  'RU-PRO-8': stated({
    en: 'Her move fails where she is blocked, or her target is a client of the geisha, a bum who acts or a kamikaze who can go off.',
    ru: 'Ее ход срывается, если она заблокирована или ее цель — клиент гейши, сделавший ход бомж или камикадзе, чья роль может сработать.',
  }),
  'RU-PRO-B1': stated({
    en: 'With a black prostitute black clients take care by themselves.',
    ru: 'У черной проститутки черные клиенты предохраняются сами.',
  }),
  'RU-PRO-B2': stated({
    en: "A prostitute who is also the geisha makes the geisha's move for both clients, and none of the prostitute.",
    ru: 'Проститутка, которая одновременно гейша, берет обоих клиентов ходом гейши, а хода проститутки не делает.',
  }),
}

const immortal: Rules = {
  'RU-IMM-1': stated({
    en: 'The immortal outlives the attacks of one night, once in the game. The life stays where something else saves him, and is no help in the vote. He is told when it is gone.',
    ru: 'Один раз за игру бессмертный переживает все нападения одной ночи. Жизнь не тратится, если его спасло что-то другое, и не помогает на голосовании. Когда она потрачена, он об этом узнает.',
  }),
  'RU-IMM-2': chosen({
    en: 'In company of a prostitute or geisha who is killed the immortal pays with the life. A life outlives poison as well, which is over then; it is used up by that, unless the host says otherwise.',
    ru: 'Если бессмертный был у проститутки или гейши и ее убили, он расплачивается жизнью. Жизнь спасает и от яда, действие которого на этом кончается; при этом она тратится, если ведущий не решил иначе.',
  }),
  'RU-IMM-3': stated({
    en: 'Once in the game, in an evening, the immortal may link to a player, who is not told. From then on the spare life pays for an attack on either, and one life for attacks on both.',
    ru: 'Один раз за игру, вечером, бессмертный может создать связь с игроком, которому об этом не сообщают. С этого момента нападение на любого из двоих отнимает запасную жизнь, а нападения на обоих — одну жизнь на двоих.',
  }),
  'RU-IMM-4': stated({
    en: 'When the spare life is gone, who kills one of the linked kills both. The immortal may break the link in any evening, and makes no other one.',
    ru: 'Когда запасная жизнь потрачена, убийца одного из связанных убивает обоих. В любой вечер бессмертный может разорвать связь, но новой уже не создаст.',
  }),
  'RU-IMM-5': stated({
    en: 'Where terrorist, prostitute, kamikaze or madman would maim the immortal or the linked player, the spare life is taken instead.',
    ru: 'Если террорист, проститутка, камикадзе или безумец должны покалечить бессмертного или связанного с ним игрока, вместо этого отнимается запасная жизнь.',
  }),
  'RU-IMM-6': stated({
    en: 'The link does nothing where one of the two dies of poison, by a vote (as a hero or of a detonator too) or by the own choice as kamikaze or madman: no life is spent and nobody follows.',
    ru: 'Связь не действует, если один из двоих умирает от яда, на голосовании (в том числе как герой или от детонатора) или по собственной воле как камикадзе или безумец: жизнь не тратится, и второй не умирает следом.',
  }),
  'RU-IMM-7': stated({
    en: "A black's suicide harms another player through the link alone, and the spare life saves from it.",
    ru: 'Самоубийство черного вредит другому игроку только через связь, и запасная жизнь от него спасает.',
  }),
  'RU-IMM-B1': stated({
    en: "An immortal who is also the executor uses the immortal's life first. With that gone and the own life left, an attack on either of the linked kills the linked player alone.",
    ru: 'Бессмертный, который одновременно экзекутор, сначала тратит жизнь бессмертного. Если она потрачена, а собственная осталась, нападение на любого из связанных убивает только связанного игрока.',
  }),
}

export const company: Rules = { ...prostitute, ...immortal }
