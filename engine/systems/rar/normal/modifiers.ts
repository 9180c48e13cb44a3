/** What normal games have besides: when an ability is used, on whom it works, and what its target hears. */
import type { Modifier } from '../../../rules/role.ts'
import type { InEach } from '../../../text/in-each.ts'

type Written = Omit<Modifier, 'says'> & { says: InEach }

export const ofNormalGames: Readonly<Record<string, Written>> = {
  held: {
    says: {
      en: 'One of a jack-of-all-trades’ abilities; it may be used once.',
      ru: 'Одна из способностей мастера на все руки: ею можно воспользоваться один раз.',
    },
    told: {
      en: 'You may use each of these abilities once.',
      ru: 'Каждой из этих способностей можно воспользоваться один раз.',
    },
    limitsUses: true,
    rule: 'NR-JOAT-1',
  },
  nightX: {
    says: { en: 'May be used on this night only.', ru: 'Пользоваться можно только в эту ночь.' },
    told: {
      en: 'You can use this only on the night named in your role.',
      ru: 'Этим можно пользоваться только в ту ночь, которая названа в вашей роли.',
    },
    onNight: true,
    rule: 'NR-MOD-5',
  },
  novice: {
    says: { en: 'May not be used on the first night.', ru: 'Первой ночью пользоваться нельзя.' },
    told: {
      en: 'You cannot use this on the first night.',
      ru: 'Первой ночью этим пользоваться нельзя.',
    },
    fromNight: 2,
    rule: 'NR-MOD-6',
  },
  nonConsecutive: {
    says: { en: 'May not be used on two nights in a row.', ru: 'Две ночи подряд пользоваться нельзя.' },
    told: {
      en: 'You cannot use this on two nights in a row.',
      ru: 'Две ночи подряд этим пользоваться нельзя.',
    },
    notAgain: true,
    rule: 'NR-MOD-3',
  },
  byDay: {
    says: {
      en: 'Is used by day and happens at once.',
      ru: 'Этим пользуются днем, и действует оно сразу.',
    },
    told: { en: 'It happens at once.', ru: 'Это действует сразу.' },
    phases: ['day'],
    rule: 'NR-MOD-12',
  },
  activated: {
    says: {
      en: 'What would always be at work is at work only on nights on which its owner says so.',
      ru: 'То, что действовало бы всегда, действует только в те ночи, когда игрок так скажет.',
    },
    told: {
      en: 'This works only on nights on which you say that you activate it.',
      ru: 'Это действует только в те ночи, когда вы сообщите, что включаете это.',
    },
    sentIn: true,
    rule: 'NR-MOD-16',
  },
  personal: {
    says: {
      en: 'Does nothing to what players do for their side, such as the mafia kill, and sees nothing of it.',
      ru: 'Не мешает тому, что игроки делают от своей стороны, например убийству мафии, и не видит этого.',
    },
    told: {
      en: 'This does nothing to what players do for their side, such as the mafia kill, and sees nothing of it.',
      ru: 'Это не мешает тому, что игроки делают от своей стороны, например убийству мафии, и не видит этого.',
    },
    traits: ['personal'],
    cites: 'NR-MOD-15',
  },
  unrecruitable: {
    says: {
      en: 'Dies when their own mafia kill them, even where other traitors are taken in.',
      ru: 'Умирает от убийства своей мафии, даже если других предателей она принимает к себе.',
    },
    told: {
      en: 'Your mafia cannot take you in: if they kill you, you die.',
      ru: 'Ваша мафия не примет вас к себе: если она придет вас убить, вы умрете.',
    },
    player: ['unrecruitable'],
    cites: 'NR-TRAITOR-5',
  },
  indecisive: {
    says: {
      en: 'May not be used on the same player on two nights in a row.',
      ru: 'Две ночи подряд на одного и того же игрока пользоваться нельзя.',
    },
    told: {
      en: 'You cannot choose the same player on two nights in a row.',
      ru: 'Нельзя выбрать одного и того же игрока две ночи подряд.',
    },
    notTwice: 'running',
    rule: 'NR-MOD-13',
  },
  roaming: {
    says: {
      en: 'May never be used on the same player twice.',
      ru: 'Дважды на одного и того же игрока пользоваться нельзя.',
    },
    told: {
      en: 'You can never choose the same player twice.',
      ru: 'Одного и того же игрока нельзя выбрать дважды.',
    },
    notTwice: 'ever',
    rule: 'NR-MOD-13',
  },
  simple: {
    says: {
      en: 'Works only on vanilla players; on others it acts as if blocked.',
      ru: 'Действует только на тех, у кого нет ничего, кроме стороны; с остальными ведет себя как заблокированный.',
    },
    told: {
      en: 'This works only on vanilla players.',
      ru: 'Это действует только на тех, у кого нет ничего, кроме стороны.',
    },
    traits: ['plainOnly'],
    cites: 'NR-MOD-9',
  },
  complex: {
    says: {
      en: 'Works only on players who are not vanilla; on others it acts as if blocked.',
      ru: 'Действует только на тех, у кого есть не только сторона; с остальными ведет себя как заблокированный.',
    },
    told: {
      en: 'This works only on players who are not vanilla.',
      ru: 'Это действует только на тех, у кого есть не только сторона.',
    },
    traits: ['othersOnly'],
    cites: 'NR-MOD-10',
  },
  lazy: {
    says: {
      en: 'Does nothing once only one player who is not town is left.',
      ru: 'Не действует, когда остался только один игрок не из города.',
    },
    told: {
      en: 'This does nothing once only one player who is not town is left.',
      ru: 'Это не действует, когда остался только один игрок не за город.',
    },
    traits: ['idle'],
    cites: 'NR-MOD-11',
  },
  announcing: {
    says: {
      en: 'The target is told what was used on them, but not by whom.',
      ru: 'Тому, к кому оно приходит, сообщают, что это было, но не от кого.',
    },
    told: {
      en: 'Your target is told what was used on them, but not by whom.',
      ru: 'Тому, к кому это приходит, скажут, что пришло, но не от кого.',
    },
    adds: [{ does: 'mark', as: 'announced' }],
    cites: 'NR-MOD-14',
  },
  loud: {
    says: {
      en: 'The target is told who visited, but not what for.',
      ru: 'Тому, к кому оно приходит, сообщают, кто пришел, но не с чем.',
    },
    told: {
      en: 'Your target is told that you visited, but not what for.',
      ru: 'Тому, к кому это приходит, скажут, что пришли вы, но не с чем.',
    },
    adds: [{ does: 'mark', as: 'visitor' }],
    cites: 'NR-MOD-14',
  },
  informed: {
    says: {
      en: 'Is told something true about the game at the start.',
      ru: 'В начале игры узнает о ней один верный факт.',
    },
    told: {
      en: 'You know something about this game from the start.',
      ru: 'Вы с самого начала кое-что знаете об этой игре.',
    },
    cites: 'NR-FLIP-1',
  },
  traitor: {
    says: {
      en: 'On the mafia’s side but not in their group: not in their topic, and cannot carry out their kill.',
      ru: 'Он из мафии, но не в ее группе: в теме его нет, и на убийство он не ходит.',
    },
    told: {
      en: 'You are not part of the mafia’s group: you are not in their topic and cannot carry out their kill. {traitorKnows, select, mafia {You know who they are} other {You do not know who they are}}, and {mafiaKnows, select, who {they know who you are} other {they do not know who you are}}. {traitorAttacked, select, recruited {If they try to kill you, they take you in instead and you become a goon.} other {They may kill you like anybody else.}}{traitorAlone, select, playsOn {} other { Once all of them are dead, you have lost.}}',
      ru: 'Вы не в группе мафии: ее темы у вас нет, и на ее убийство вы не ходите. {traitorKnows, select, mafia {Вы знаете, кто в ней} other {Вы не знаете, кто в ней}}, {mafiaKnows, select, who {а она знает вас} other {а она не знает вас}}. {traitorAttacked, select, recruited {Если она придет вас убить, вас вместо этого примут, и вы станете рядовым мафии.} other {Она может убить вас, как любого другого.}}{traitorAlone, select, playsOn {} other { Когда вся группа мертва, вы проиграли.}}',
    },
    is: ['outsider'],
    player: ['outsider'],
    cites: 'NR-TRAITOR-5',
  },
  unstoppable: {
    says: {
      en: 'Nothing stops or redirects a kill this player carries out; it only misses players who are away.',
      ru: 'Убийство этого игрока ничто не остановит и никуда не уведет; оно не находит только того, кого нет на месте.',
    },
    told: {
      en: 'Nothing stops a kill that you carry out; it only misses players who are away.',
      ru: 'Убийство, на которое вы идете, ничто не остановит: оно не найдет только того, кого нет на месте.',
    },
    traits: ['piercing', 'unblockable', 'unredirected', 'unmovable'],
    where: ['kill'],
    cites: 'NR-STRONG-2',
    unless: { option: 'strongmanKill', is: 'pierces', modifier: 'strongman' },
  },
  unstoppableOnce: {
    says: {
      en: 'Nothing stops a kill sent in “with strongman”; this can be used a limited number of times.',
      ru: 'Убийство, присланное «с силачом», ничто не остановит, столько-то раз за игру.',
    },
    told: {
      en: 'Nothing stops a kill that you send in “with strongman”{shots, plural, =0 {} other {; you can do so a limited number of times}}.',
      ru: 'Убийство, присланное «с силачом», ничто не остановит{shots, plural, =0 {} other {; так можно сделать ограниченное число раз}}.',
    },
    traits: ['piercing', 'unblockable', 'unredirected', 'unmovable'],
    where: ['kill'],
    declared: 'strongman',
    cites: 'NR-STRONG-1',
    unless: { option: 'strongmanKill', is: 'pierces', modifier: 'strongman' },
    rule: 'NR-MOD-1',
  },
  stealthy: {
    says: {
      en: 'Trackers, watchers and motion detectors do not see a kill this player carries out.',
      ru: 'Следящие не видят убийства, на которое ходит этот игрок.',
    },
    told: {
      en: 'Nobody who tracks or watches sees a kill that you carry out.',
      ru: 'Кто следит, не увидит убийства, на которое вы идете.',
    },
    traits: ['unseen'],
    where: ['kill'],
    cites: 'NR-NINJA-1',
    unless: { option: 'ninjaHides', is: 'everything', modifier: 'ninja' },
  },
  stealthyOnce: {
    says: {
      en: 'Trackers, watchers and motion detectors do not see a kill sent in “with ninja”; this can be used a limited number of times.',
      ru: 'Следящие не видят убийства, присланного «с ниндзя», столько-то раз за игру.',
    },
    told: {
      en: 'Nobody who tracks or watches sees a kill that you send in “with ninja”{shots, plural, =0 {} other {; you can do so a limited number of times}}.',
      ru: 'Кто следит, не увидит убийства, присланного «с ниндзя»{shots, plural, =0 {} other {; так можно сделать ограниченное число раз}}.',
    },
    traits: ['unseen'],
    where: ['kill'],
    declared: 'ninja',
    cites: 'NR-NINJA-1',
    rule: 'NR-MOD-1',
  },
}
