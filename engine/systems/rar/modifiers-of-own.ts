/** Modifiers that no usual role has: hosts give them to roles of their own. */
import type { Modifier } from '../../rules/role.ts'
import type { InEach } from '../../text/in-each.ts'

export const ofOwnRoles: Readonly<Record<string, Omit<Modifier, 'says'> & { says: InEach }>> = {
  perNight: {
    says: {
      en: 'Can be used this many times in one night.',
      ru: 'За одну ночь пользоваться можно столько раз.',
    },
    told: {
      en: 'You can use it {shots, plural, =2 {twice} one {once} other {# times}} in the same night.',
      ru: 'За одну ночь этим можно воспользоваться {shots, plural, one {# раз} few {# раза} many {# раз} other {# раза}}.',
    },
    perNight: true,
    rule: 'RAR-C3',
  },
  fromNight: {
    says: { en: 'Cannot be used before this night.', ru: 'До этой ночи пользоваться нельзя.' },
    told: { en: 'You cannot use it before night {shots}.', ru: 'Пользоваться этим можно не раньше ночи {shots}.' },
    fromNight: 'numbered',
  },
  late: {
    says: {
      en: 'What it finds out is told a night later, if its holder is still alive.',
      ru: 'О том, что удалось узнать, сообщают на ночь позже, если игрок еще жив.',
    },
    told: {
      en: 'You hear what you found out a night later, if you are still alive by then.',
      ru: 'О том, что узнали, вы услышите на ночь позже, если будете еще живы.',
    },
    where: ['learn', 'sense'],
    later: 1,
  },
}
