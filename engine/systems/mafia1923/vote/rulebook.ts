/** The rules about the vote, with the Sheriff, the Councilor and the Pacifist. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const vote: Record<string, Ruling> = {
  '1923-S28': stated('For the day, votes by and against the jailed player and family do not count.'),
  '1923-S29': chosen('Jail takes votes away, the extra and negative ones included, and leaves other day abilities.'),

  '1923-COU1': stated('A Councilor has one more family vote and one more individual vote a day.'),
  '1923-COU2': stated('These are not bound by the rules for votes.'),
  '1923-COU3': implied('They may go to his own family, to himself, to anybody living, or where his other votes went.'),
  '1923-COU4': chosen(
    'Each counts one, either may be left out, and they do not replace his ballot. The halves may come one after the other: a later one replaces only what it names.',
  ),

  '1923-PAC1': stated(
    'A Pacifist has one negative family vote and one negative individual vote a day, not bound by the rules for votes.',
  ),
  '1923-PAC2': chosen('Each takes one away, below zero if need be; otherwise they are like those of a Councilor.'),

  '1923-SHE1': stated('A Sheriff jails one player and one family for the day, always both; twice in the game.'),
  '1923-SHE2': stated('Votes by and against them do not count.'),
  '1923-SHE3': stated('He may jail his own family once and himself once.'),
  '1923-SHE4': stated('Where the jailed player is the only living one of a family at court, nobody of it dies.'),
  '1923-SHE5': stated('The family may be one without living members.'),
  '1923-SHE6': implied(
    'A jailed family cannot be sent to court and a jailed player cannot be executed; the next of his family is.',
  ),
  '1923-SHE7': chosen(
    'The player may be of the jailed family, several Sheriffs all have their way, and nobody is told.',
  ),
  '1923-SHE8': stated('The jail comes first and takes votes cast at any time of the day.'),

  '1923-V1': stated('Everybody living casts a family vote and an individual vote together, every day.'),
  '1923-V2': stated('The family vote is not for the own family.'),
  '1923-V3': stated('The individual vote is for somebody of the own family.'),
  '1923-V4': stated('The individual vote is not for oneself.'),
  '1923-V5': implied(
    'The individual vote is for somebody living; the family vote may be for a family without living members.',
  ),
  '1923-V6': stated('The only living member of a family needs no individual vote.'),
  '1923-V7': stated('A ballot that breaks these rules, or is only half of one, is an improper vote.'),
  '1923-V15': stated('Votes by or against the jailed are not counted; the dead, the injured and the exiled have none.'),
  '1923-V16': chosen(
    'Of an improper ballot the valid half counts, and it is one strike. No ballot is one strike of the other kind.',
  ),
  '1923-V17': chosen('Of several ballots the last before the deadline counts.'),
  '1923-V19': stated("Published are the totals of every player and family, never anybody's own vote."),
  '1923-V20': chosen('The totals are net: with extra and negative votes, without those of the jailed, zeros shown.'),

  '1923-I3': stated('The totals of the vote are published in the evening; a Court Secretary gets his sample.'),
  '1923-I14': chosen('A jail is told to nobody and shows only in the totals.'),
}
