/** The rules about who wins. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const winning: Rules = {
  '1923-F5': chosen({
    en: 'The game runs to its last day even when one side is gone.',
    ru: 'Игра идет до своего последнего дня, даже если одной из сторон уже нет.',
  }),

  '1923-W1': stated({
    en: 'The winner is found once, after everything of the last day.',
    ru: 'Победителя определяют один раз, после всего, что было в последний день.',
  }),
  '1923-W2': stated({
    en: 'The Mafia wins if at least half of its members are living.',
    ru: 'Мафия побеждает, если жива хотя бы половина ее членов.',
  }),
  '1923-W3': implied({
    en: 'Half of all who were dealt into it: the exiled stay in the total and count as not living.',
    ru: 'Половина всех, кого определили в мафию при раздаче: изгнанные в общем числе остаются, но живыми не считаются.',
  }),
  '1923-W4': stated({
    en: 'Otherwise the family wins that has no living Mafia Member and the most living Civilians; those that tie win together.',
    ru: 'Иначе побеждает семья, в которой нет живых членов мафии и больше всего живых мирных; семьи, у которых поровну, побеждают вместе.',
  }),
  '1923-W5': implied({
    en: 'When the Mafia loses there always is such a family, if families are dealt as they should be.',
    ru: 'Если мафия проиграла, такая семья есть всегда, когда семьи набраны как положено.',
  }),
  '1923-W6': chosen({
    en: 'Such a family may win without a living Civilian, if no other has one.',
    ru: 'Такая семья может победить и без живых мирных, если их нет ни в одной другой такой семье.',
  }),
  '1923-W7': stated({
    en: 'With the Mafia all its members win, with a family all its Civilians, living or dead.',
    ru: 'С мафией побеждают все ее члены, с семьей — все ее мирные, живые и мертвые.',
  }),
  '1923-W8': stated({
    en: 'A Mafia Member never wins with his family, and the exiled never win.',
    ru: 'Член мафии никогда не побеждает со своей семьей, а изгнанные не побеждают никогда.',
  }),
  '1923-W9': implied({
    en: 'If the Mafia wins, no family does.',
    ru: 'Если победила мафия, ни одна семья не побеждает.',
  }),
}
