/** The rules about the court and the Lawyer. */
import { chosen, implied, stated, unturned, type Rules } from '../../../ruleset/said.ts'

export const court: Rules = {
  '1923-LAW1': stated({
    en: 'A Lawyer chooses one player a day; if the court would have killed him, the next of his family by votes dies instead, where it is one alone without any vote too.',
    ru: 'Адвокат каждый день выбирает одного игрока; если суд казнил бы его, вместо него умирает следующий в его семье по числу голосов, а если следующий только один — то и без единого голоса.',
  }),
  '1923-LAW2': stated({
    en: 'If he is the only living one of his family, nobody dies.',
    ru: 'Если он единственный живой в своей семье, никто не умирает.',
  }),
  '1923-LAW3': stated({
    en: 'A Lawyer may choose himself once in the game.',
    ru: 'Самого себя адвокат может выбрать один раз за игру.',
  }),
  '1923-LAW4': chosen({
    en: 'If others tied with him they die, and nobody else. If all who tied are defended, whoever has the next score dies; if nobody is left, nobody does.',
    ru: 'Если другие набрали поровну с ним, умирают они, и больше никто. Если защищены все, кто набрал поровну, умирает тот, у кого следующая сумма; если никого не осталось, не умирает никто.',
  }),
  '1923-LAW5': implied({ en: 'A Lawyer does not save from revenge.', ru: 'От мести адвокат не спасает.' }),
  '1923-LAW6': implied({
    en: 'Whoever several Lawyers chose are all passed over.',
    ru: 'Суд обходит всех, кого выбрали адвокаты, сколько бы адвокатов ни было.',
  }),

  '1923-V8': stated({
    en: 'The three families with the most votes go to court.',
    ru: 'Под суд идут три семьи, набравшие больше всего голосов.',
  }),
  '1923-V9': stated({
    en: 'Families that tie go to court together.',
    ru: 'Семьи, набравшие поровну, идут под суд вместе.',
  }),
  '1923-V9a': chosen({
    en: 'The total of the third family is the cut: every family at or above it goes.',
    ru: 'Границей служит сумма третьей семьи: идут все семьи, у которых столько же или больше.',
  }),
  '1923-V9b': chosen({
    en: 'A family needs at least one counted vote to go.',
    ru: 'Чтобы пойти под суд, семье нужен хотя бы один засчитанный голос.',
  }),
  '1923-V10': unturned(
    stated({
      en: 'A family without living members counts as one of the three, and nobody of it dies.',
      ru: 'Семья, где никого не осталось в живых, считается одной из трех, и никто из нее не умирает.',
    }),
    'Of a family without living members nobody dies whatever it says; that it takes a place at court is 1923-V8.',
  ),
  '1923-V11': stated({
    en: 'In each family at court the member with the most votes is killed; if several tie, all of them.',
    ru: 'В каждой семье под судом казнят того, у кого больше всего голосов; если таких несколько, то всех.',
  }),
  '1923-V12': implied({
    en: 'The only living member of a family at court is killed without any vote.',
    ru: 'Единственного живого в семье под судом казнят и без единого голоса.',
  }),
  '1923-V13': chosen({
    en: 'Of two or more living members nobody dies without a counted vote.',
    ru: 'Если живых двое или больше, без засчитанного голоса никто из них не умирает.',
  }),
  '1923-V14': implied({
    en: 'Two living members who vote properly vote for each other, and both die.',
    ru: 'Двое живых, которые голосуют правильно, голосуют друг за друга, и умирают оба.',
  }),
}
