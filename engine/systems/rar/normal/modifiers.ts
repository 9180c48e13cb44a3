/** What normal games have besides: when an ability is used, on whom it works, and what its target hears. */
import type { Modifier } from '../../../rules/role.ts'
import type { InEach } from '../../../text/in-each.ts'

type Written = Omit<Modifier, 'says'> & { says: InEach }

export const ofNormalGames: Readonly<Record<string, Written>> = {
  held: {
    says: {
      en: 'One of the abilities of a jack-of-all-trades: it may be used once.',
      ru: 'Одна из способностей мастера на все руки: ею можно воспользоваться один раз.',
    },
    limitsUses: true,
    rule: 'NR-JOAT-1',
  },
  nightX: {
    says: { en: 'May be used on this night only.', ru: 'Пользоваться можно только в эту ночь.' },
    onNight: true,
    rule: 'NR-MOD-5',
  },
  novice: {
    says: { en: 'May not be used on the first night.', ru: 'Первой ночью пользоваться нельзя.' },
    fromNight: 2,
    rule: 'NR-MOD-6',
  },
  nonConsecutive: {
    says: { en: 'May not be used on two nights in a row.', ru: 'Две ночи подряд пользоваться нельзя.' },
    notAgain: true,
    rule: 'NR-MOD-3',
  },
  indecisive: {
    says: {
      en: 'May not be used on the same player on two nights in a row.',
      ru: 'Две ночи подряд на одного и того же игрока пользоваться нельзя.',
    },
    notTwice: 'running',
    rule: 'NR-MOD-13',
  },
  roaming: {
    says: {
      en: 'May never be used on the same player twice.',
      ru: 'Дважды на одного и того же игрока пользоваться нельзя.',
    },
    notTwice: 'ever',
    rule: 'NR-MOD-13',
  },
  simple: {
    says: {
      en: 'Works only on players who have nothing but a side; on others it behaves as if blocked.',
      ru: 'Действует только на тех, у кого нет ничего, кроме стороны; с остальными ведет себя как заблокированный.',
    },
    traits: ['plainOnly'],
  },
  complex: {
    says: {
      en: 'Works only on players who have more than a side; on others it behaves as if blocked.',
      ru: 'Действует только на тех, у кого есть не только сторона; с остальными ведет себя как заблокированный.',
    },
    traits: ['othersOnly'],
  },
  lazy: {
    says: {
      en: 'Does nothing once only one player is left who is not of the town.',
      ru: 'Не действует, когда остался только один игрок не из города.',
    },
    traits: ['idle'],
  },
  announcing: {
    says: {
      en: 'Whoever it comes to is told what came, and not from whom.',
      ru: 'Тому, к кому оно приходит, сообщают, что это было, но не от кого.',
    },
    adds: [{ does: 'mark', as: 'announced' }],
  },
  loud: {
    says: {
      en: 'Whoever it comes to is told who came, and not with what.',
      ru: 'Тому, к кому оно приходит, сообщают, кто пришел, но не с чем.',
    },
    adds: [{ does: 'mark', as: 'visitor' }],
  },
  informed: {
    says: {
      en: 'Is told a true fact about the game at the start.',
      ru: 'В начале игры узнает о ней один верный факт.',
    },
  },
  traitor: {
    says: {
      en: 'Is of the mafia, outside of its group: in no topic of it, and without its kill.',
      ru: 'Он из мафии, но не в ее группе: в теме его нет, и на убийство он не ходит.',
    },
    is: ['outsider'],
  },
  unstoppable: {
    says: {
      en: 'Nothing stops the kill that this player carries, and nothing takes it elsewhere; it misses only who is away.',
      ru: 'Убийство этого игрока ничто не остановит и никуда не уведет; оно не находит только того, кого нет на месте.',
    },
    traits: ['piercing', 'unblockable', 'unredirected', 'unmovable'],
    where: ['kill'],
    unless: { option: 'strongmanKill', is: 'pierces', modifier: 'strongman' },
  },
  unstoppableOnce: {
    says: {
      en: 'Nothing stops a kill that is sent in “with strongman”, so many times in the game.',
      ru: 'Убийство, присланное «с силачом», ничто не остановит, столько-то раз за игру.',
    },
    traits: ['piercing', 'unblockable', 'unredirected', 'unmovable'],
    where: ['kill'],
    declared: 'strongman',
    unless: { option: 'strongmanKill', is: 'pierces', modifier: 'strongman' },
    rule: 'NR-MOD-1',
  },
  stealthy: {
    says: {
      en: 'Sensors do not see the kill that this player carries.',
      ru: 'Следящие не видят убийства, на которое ходит этот игрок.',
    },
    traits: ['unseen'],
    where: ['kill'],
    unless: { option: 'ninjaHides', is: 'everything', modifier: 'ninja' },
  },
  stealthyOnce: {
    says: {
      en: 'Sensors do not see a kill that is sent in “with ninja”, so many times in the game.',
      ru: 'Следящие не видят убийства, присланного «с ниндзя», столько-то раз за игру.',
    },
    traits: ['unseen'],
    where: ['kill'],
    declared: 'ninja',
    rule: 'NR-MOD-1',
  },
}
