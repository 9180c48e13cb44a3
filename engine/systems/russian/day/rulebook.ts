/** The lynch of a day, as far as it is counted plainly. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

export const day: Record<string, Ruling> = {
  'RU-VOTE-1': stated(
    'A ballot names a player and is final; what was cast before the vote opened is void. Who has the most ballots is lynched.',
  ),
  'RU-VOTE-7': stated(
    'Where a rule of votes counts blacks it means black alone: the faceless is neither black nor red for it.',
  ),
  'RU-VOTE-8': stated(
    'A ballot at the mayor, at somebody dead or at nobody is a vote of its voter for himself, and his vote is used up; the mayor’s own is spent.',
  ),
  'RU-VOTE-9': stated('A tie for the first place goes to a revote among the tied, and the host says how it ended.'),
  'RU-VOTE-10': stated(
    'Where two are level in the revote too, both die while more than two blacks live, and nobody while one or two do. The host says which it was.',
  ),
  'RU-VOTE-15': stated(
    'The votes are counted in steps: what the ballots weigh, what a drugged voter and the limit cut off, what barriers take away; then the greatest sum decides.',
  ),
  'RU-CAP-1': stated(
    'Whatever is added to it, the ballot of a red or of the faceless weighs no more than the number of the other living reds, or of the living blacks where those are more.',
  ),
  'RU-CAP-2': stated(
    'Once a red was lynched, the ballots of blacks against one player together weigh no more than the number of living reds less one, or of living blacks where those are more. What a barrier took away is not counted here.',
  ),
  'RU-CAP-3': stated(
    'In a witch hunt a black or the faceless against whom all living reds vote, elites and phantoms aside, dies whatever is added to ballots or taken from them, and has one of the two places.',
  ),
  'RU-CAP-4': stated(
    'The same of blacks and the faceless together, who weigh no more than there are living reds, or living blacks where those are more.',
  ),
  'RU-BAR-1': stated(
    'Against somebody with a barrier each ballot counts one at most, and then as many votes fall away as the barrier is big; of several barriers the greatest counts.',
  ),
  'RU-BAR-4': stated('Where all living reds vote against somebody black or faceless, his barrier takes no votes away.'),
  'RU-BAR-6': stated(
    'Where everybody else votes against one player, that player is lynched, whatever else is counted.',
  ),
  'RU-LAW-3': stated(
    'A lawyer whose check showed somebody as black votes against him with one vote more, and no barrier of his works against this ballot.',
  ),
  'RU-PRI-3': stated(
    'A priest has a barrier of three in every vote, less by one for every red lynched so far. Who only plays the role has one of two, whoever was lynched before.',
  ),
  'RU-MAY-2': stated(
    'A lynch of a red costs the mayor the post for good, whoever the mayor voted for, and nobody else gets it. A lynch of a black or of the faceless does not.',
  ),
  'RU-VOTE-2': stated(
    'A ballot may be left with the host before the vote, by who wrote a wall; who comes before it is posted votes in person. It is nobody’s first ballot.',
  ),
  'RU-VOTE-3': stated('Who wrote no wall by day is not admitted: his vote is put on himself as the vote begins.'),
  'RU-VOTE-4': stated(
    'Who has not voted by the end has a vote against himself. Two in a row bring nothing but a note.',
  ),
  'RU-VOTE-5': stated(
    'A ballot at a lynch cannot be declined: who does has one against himself. In a revote it can. A vote against oneself is allowed.',
  ),
  'RU-VOTE-11': stated(
    'Where three or more are level in a revote, those two die who got ballots first; ballots of those it is between and those left beforehand do not count for this.',
  ),
  'RU-VOTE-14': stated(
    'Where the faceless, or somebody whom the hero once saved, is the only one lynched, one more vote is held on the same day.',
  ),
  'RU-CAP-5': stated(
    'While the faceless lives: where all reds vote against one, as much as blacks and the faceless can give is against another, and both have as many, the reds’ choice dies.',
  ),
  'RU-CAP-6': stated(
    'Where there are as many living reds as blacks with the faceless and two are level, the one against whom reds weigh more dies.',
  ),
  'RU-CAP-7': stated(
    'Where reds weigh the same against both, the one dies who got the very first ballot of a red; those left beforehand do not count for this.',
  ),
  'RU-CAP-8': stated(
    'These rules of the faceless come before every other one of the count, judge and revote too; only the reds’ choice in a hunt comes before them.',
  ),
  'RU-CAP-9': stated(
    'Where a hunt lynches two blacks, those who are left get no new shot in the next night; what they have in reserve they keep.',
  ),
  'RU-BAR-2': stated('Barriers of one player are not added up: the greatest counts.'),
  'RU-BAR-3': stated('A barrier takes votes of blacks first, and what it took is in no limit of a sum.'),
  'RU-BAR-5': stated(
    'Where two shield each other from votes, the politician’s shield stays before the lawyer’s, and the lawyer’s before the priest’s.',
  ),
  'RU-DAY-1': stated('What is done before a vote is due before it begins.'),
  'RU-DAY-3': stated('Who has a move when all have voted makes it before the result.'),
  'RU-DAY-4': stated('What follows from the result comes after it.'),
  'RU-DAY-5': stated('A detonator comes in the place of the vote’s result.'),
  'RU-VOTE-6': stated(
    'An elite cannot be voted for. A mason’s ballot weighs nothing, an agent’s one, and a servant has none of his own.',
  ),
  'RU-VOTE-12': stated(
    'Two days running that end with a revote without a victim, rescues by the hero aside, while the same players live make a draw.',
  ),
}
