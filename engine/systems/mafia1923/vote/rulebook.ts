/** The rules about the vote, with the Sheriff, the Councilor and the Pacifist. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const vote: Rules = {
  '1923-S28': stated({
    en: 'For the day, votes by and against the jailed player and family do not count.',
    ru: 'Голоса заключенных игрока и семьи и голоса за них в этот день не считаются.',
  }),
  '1923-S29': chosen({
    en: 'Jail takes votes away, the extra and negative ones included, and leaves other day abilities.',
    ru: 'Тюрьма отнимает голоса, в том числе дополнительные и отрицательные, а другие дневные способности оставляет.',
  }),

  '1923-COU1': stated({
    en: 'A Councilor has one more family vote and one more individual vote a day.',
    ru: 'У советника каждый день на один голос за семью и на один голос за игрока больше.',
  }),
  '1923-COU2': stated({
    en: 'These are not bound by the rules for votes.',
    ru: 'Правила голосования на эти голоса не распространяются.',
  }),
  '1923-COU3': implied({
    en: 'They may go to his own family, to himself, to anybody living, or where his other votes went.',
    ru: 'Их можно отдать за свою семью, за себя, за любого живого и за тех же, за кого отданы остальные его голоса.',
  }),
  '1923-COU4': chosen({
    en: 'Each counts one, either may be left out, and they do not replace his ballot. The halves may come one after the other: a later one replaces only what it names.',
    ru: 'Каждый считается за один, любой можно не подавать, и бюллетеня они не заменяют. Половины можно прислать одну за другой: более поздняя заменяет только то, что в ней названо.',
  }),

  '1923-PAC1': stated({
    en: 'A Pacifist has one negative family vote and one negative individual vote a day, not bound by the rules for votes.',
    ru: 'У пацифиста каждый день один отрицательный голос за семью и один отрицательный голос за игрока; правила голосования на них не распространяются.',
  }),
  '1923-PAC2': chosen({
    en: 'Each takes one away, below zero if need be; otherwise they are like those of a Councilor.',
    ru: 'Каждый отнимает один голос, при необходимости и ниже нуля; в остальном они такие же, как у советника.',
  }),

  '1923-SHE1': stated({
    en: 'A Sheriff jails one player and one family for the day, always both; twice in the game.',
    ru: 'Шериф сажает в тюрьму на день одного игрока и одну семью, всегда вместе; два раза за игру.',
  }),
  '1923-SHE2': stated({ en: 'Votes by and against them do not count.', ru: 'Их голоса и голоса за них не считаются.' }),
  '1923-SHE3': stated({
    en: 'He may jail his own family once and himself once.',
    ru: 'Свою семью он может посадить один раз и себя один раз.',
  }),
  '1923-SHE4': stated({
    en: 'Where the jailed player is the only living one of a family at court, nobody of it dies.',
    ru: 'Если заключенный — единственный живой в семье, которая под судом, из нее никто не умирает.',
  }),
  '1923-SHE5': stated({
    en: 'The family may be one without living members.',
    ru: 'Семья может быть и та, где никого не осталось в живых.',
  }),
  '1923-SHE6': implied({
    en: 'A jailed family cannot be sent to court and a jailed player cannot be executed; the next of his family is.',
    ru: 'Заключенную семью нельзя отправить под суд, а заключенного игрока — казнить; казнят следующего в его семье.',
  }),
  '1923-SHE7': chosen({
    en: 'The player may be of the jailed family, several Sheriffs all have their way, and nobody is told.',
    ru: 'Игрок может быть и из заключенной семьи, решения нескольких шерифов действуют все, и об этом никому не сообщают.',
  }),
  '1923-SHE8': stated({
    en: 'The jail comes first and takes votes cast at any time of the day.',
    ru: 'Тюрьма идет первой и отнимает голоса, поданные в любое время дня.',
  }),

  '1923-V1': stated({
    en: 'Everybody living casts a family vote and an individual vote together, every day.',
    ru: 'Каждый живой каждый день подает вместе голос за семью и голос за игрока.',
  }),
  '1923-V2': stated({
    en: 'The family vote is not for the own family.',
    ru: 'Голос за семью нельзя отдать за свою семью.',
  }),
  '1923-V3': stated({
    en: 'The individual vote is for somebody of the own family.',
    ru: 'Голос за игрока отдают за кого-то из своей семьи.',
  }),
  '1923-V4': stated({ en: 'The individual vote is not for oneself.', ru: 'Голос за игрока нельзя отдать за себя.' }),
  '1923-V5': implied({
    en: 'The individual vote is for somebody living; the family vote may be for a family without living members.',
    ru: 'Голос за игрока отдают за живого; голос за семью может быть и за семью, где никого не осталось в живых.',
  }),
  '1923-V6': stated({
    en: 'The only living member of a family needs no individual vote.',
    ru: 'Единственному живому в семье голос за игрока не нужен.',
  }),
  '1923-V7': stated({
    en: 'A ballot that breaks these rules, or is only half of one, is an improper vote.',
    ru: 'Бюллетень, который нарушает эти правила или заполнен наполовину, неправильный.',
  }),
  '1923-V15': stated({
    en: 'Votes by or against the jailed are not counted; the dead, the injured and the exiled have none.',
    ru: 'Голоса заключенных и голоса за них не считаются; у мертвых, раненых и изгнанных голоса нет.',
  }),
  '1923-V16': chosen({
    en: 'Of an improper ballot the valid half counts, and it is one strike. No ballot is one strike of the other kind.',
    ru: 'В неправильном бюллетене считается действительная половина, и за него дают одно замечание. За отсутствие бюллетеня дают одно замечание другого вида.',
  }),
  '1923-V17': chosen({
    en: 'Of several ballots the last before the deadline counts.',
    ru: 'Из нескольких бюллетеней считается последний до конца срока.',
  }),
  '1923-V19': stated({
    en: "Published are the totals of every player and family, never anybody's own vote.",
    ru: 'Публикуют суммы по каждому игроку и каждой семье и никогда — чей-либо отдельный голос.',
  }),
  '1923-V20': chosen({
    en: 'The totals are net: with extra and negative votes, without those of the jailed, zeros shown.',
    ru: 'Суммы окончательные: с дополнительными и отрицательными голосами, без голосов, снятых тюрьмой; нули показаны.',
  }),

  '1923-I3': stated({
    en: 'The totals of the vote are published in the evening; a Court Secretary gets his sample.',
    ru: 'Суммы голосов публикуют вечером; секретарь суда получает свою выборку.',
  }),
  '1923-I14': chosen({
    en: 'A jail is told to nobody and shows only in the totals.',
    ru: 'О тюрьме никому не сообщают, она видна только по суммам.',
  }),
}
