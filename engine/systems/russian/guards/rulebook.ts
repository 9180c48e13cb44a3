/** The bodyguard and the kamikaze. */
import { stated, type Rules } from '../../../ruleset/said.ts'

const bodyguard: Rules = {
  'RU-BOD-1': stated({
    en: 'Who attacks the ward attacks the bodyguard instead. The bodyguard kills nobody, and poison is no attack.',
    ru: 'Кто нападает на подопечного, нападает вместо него на телохранителя. Телохранитель никого не убивает, а яд нападением не считается.',
  }),
  'RU-BOD-2': stated({
    en: 'The bodyguard fails where he is blocked or in company, and where the ward is a client or a kamikaze who can kill. He does not protect the same player in two nights running.',
    ru: 'Ход телохранителя срывается, если он заблокирован или был у гейши или проститутки, а также если подопечный — клиент или камикадзе, который может убить. Одного и того же игрока две ночи подряд он не охраняет.',
  }),
  'RU-BOD-3': stated({
    en: 'When the bodyguard dies of an attack on the ward, the ward learns the name of the killer.',
    ru: 'Если телохранитель погиб от нападения на подопечного, подопечный узнает имя убийцы.',
  }),
  'RU-BOD-4': stated({
    en: 'When the bodyguard dies of an attack on himself, the ward learns the negative role of the killer and no name, and of who kills through a civil role nothing.',
    ru: 'Если телохранитель погиб от нападения на него самого, подопечный узнает негативную роль убийцы без имени, а если тот убил через мирную роль — ничего.',
  }),
  'RU-BOD-5': stated({
    en: 'A bodyguard who outlives an attack learns which of the two it was meant for, and the negative role of the killer.',
    ru: 'Телохранитель, переживший нападение, узнает, кто из двоих был изначальной целью, и негативную роль киллера.',
  }),
  'RU-BOD-6': stated({
    en: 'Where the blocker guards the ward too, the bodyguard dies all the same. A hireling passes over a ward.',
    ru: 'Если подопечный еще и под защитой блокера, телохранитель все равно умирает. Наемник подопечного обходит.',
  }),
  'RU-BOD-B1': stated({
    en: 'A black bodyguard takes no blow. He keeps heal and guard from saving the ward of an attack, unless he says with his move that he does not.',
    ru: 'Черный телохранитель удара на себя не принимает. Он не дает хилу и защите спасти подопечного от нападения, если не сообщил вместе с ходом, что не мешает им.',
  }),
  'RU-BOD-B2': stated({
    en: 'A black killer who goes for a black bodyguard attacks the ward in his place, where the ward is red or the faceless.',
    ru: 'Черный киллер, пришедший за черным телохранителем, нападает вместо него на подопечного, если тот красный или безликий.',
  }),
  'RU-BOD-B3': stated({
    en: 'A black bodyguard whose ward is killed learns the name and the side of the killer, for whom the attack was meant, and the team of the ward.',
    ru: 'Черный телохранитель, подопечного которого убили, узнает имя и сторону убийцы, изначальную цель и команду подопечного.',
  }),
  'RU-BOD-B4': stated({
    en: 'When a black bodyguard and a black killer choose each other, the kill is called off.',
    ru: 'Если черный телохранитель и черный киллер выбрали друг друга, убийство отменяется.',
  }),
  'RU-BOD-B5': stated({
    en: 'A black bodyguard may name an alibi: if the ward is attacked, he has been there instead for everybody who watches. He may protect the same player again.',
    ru: 'Черный телохранитель может назвать алиби: если на подопечного напали, те, кто следит, видят телохранителя не у него, а по месту алиби. Одного и того же игрока он может охранять повторно.',
  }),
  'RU-BOD-G1': stated({
    en: 'The faceless as bodyguard takes no blow, and may send a black killer who comes for him on to a red ward. If the ward dies he learns the role of the killer, for whom it was meant, and the team of the dead. Alibi and repetition are as for a black.',
    ru: 'Безликий телохранитель удара на себя не принимает и может перевести черного киллера, который пришел за ним, на красного подопечного. Если подопечного убили, безликий узнает роль убийцы, изначальную цель и команду погибшего. Алиби и повторная охрана — как у черного.',
  }),
}

const kamikaze: Rules = {
  'RU-KAM-1': stated({
    en: 'Whoever attacks the kamikaze first dies with him, and the doctor saves neither. Poison is no attack.',
    ru: 'Кто первым нападает на камикадзе, умирает вместе с ним, и доктор не спасает ни одного из них. Яд нападением не считается.',
  }),
  'RU-KAM-2': stated({
    en: 'Attacked by somebody of his own team the kamikaze dies alone, and the attacker is maimed.',
    ru: 'Если на камикадзе напал игрок из его же команды, он умирает один, а нападавший покалечен.',
  }),
  'RU-KAM-3': stated({
    en: 'As long as he can kill that night the kamikaze turns away prostitute, geisha, bodyguard and guard.',
    ru: 'Пока камикадзе может этой ночью убить, он отказывается от проститутки, гейши, телохранителя и защиты блокера.',
  }),
  'RU-KAM-4': stated({
    en: 'Whoever takes over the role after it killed a black does not kill by it any more, and is told.',
    ru: 'Кто принял роль после того, как она убила черного, тот ею уже не убивает, и ему об этом сообщают.',
  }),
  'RU-KAM-5': stated({
    en: 'None of this holds for a kamikaze whose role is blocked or gone.',
    ru: 'Если роль камикадзе заблокирована или потеряна, ничто из этого не действует.',
  }),
  'RU-KAM-B1': stated({
    en: 'A black kamikaze may name civil roles in the evening: the first red of them who comes to him dies with him, also one whom he turns away or who cannot hold him. Stay-at-homes are not named; killers of another team die by default.',
    ru: 'Черный камикадзе может вечером назвать мирные роли: первый красный с такой ролью, который к нему придет, умирает вместе с ним, даже если камикадзе его к себе не подпустил или тот не попал. Роли, которые сидят дома, не называют; киллеры другой команды умирают и без этого.',
  }),
  'RU-KAM-B2': stated({
    en: 'A black kamikaze may die with somebody he names, whatever foils moves. A black whom he names dies alone, which gives a shot and costs the kamikaze his own killing of that night. After the role went off a black heir has this move alone.',
    ru: 'Черный камикадзе может умереть вместе с тем, кого назовет, и ничто, что срывает ходы, этому не мешает. Названный черный умирает один: это дает выстрел и лишает камикадзе собственного убийства в эту ночь. Если роль уже сработала, черному наследнику остается только этот ход.',
  }),
  'RU-KAM-G1': stated({
    en: 'The faceless as kamikaze may die with anybody, who is maimed and lives.',
    ru: 'Безликий камикадзе может умереть с любым игроком: тот покалечен, но живет.',
  }),
}

export const guards: Rules = { ...bodyguard, ...kamikaze }
