/** The frame: time, formats, teams, who can be aimed at, evening and night as lists, blocks, and roles that lie over others. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const implied = (says: string): Ruling => ({ says, origin: 'implied' })
const ours = (says: string): Ruling => ({ says, origin: 'default' })
const apart = (says: string, uncheckable: string): Ruling => ({ says, origin: 'stated', uncheckable })

const time: Record<string, Ruling> = {
  'RU-TIME-1': stated(
    'A game goes from day to evening to night, and the night has the number of the day before it. A move belongs to its own kind of phase.',
  ),
  'RU-TIME-2': stated(
    'The vote of a day starts at 21:00 Moscow time and ends when everybody has voted, at 22:00 at the latest. What has to come before the vote or by day is late afterwards.',
  ),
  'RU-TIME-3': stated(
    'Moves of evening and night come in after the vote. The night closes at 00:00 Moscow time at the earliest and at 08:00 at the latest; whoever sent nothing in by then has skipped. The host may give other hours.',
  ),
  'RU-TIME-4': stated(
    'Two nights in a row are two nights without another between them. A game day lasts one full turn from the moment of the move.',
  ),
  'RU-GEN-11': stated(
    'A block for a game day holds for evening, night and day, up to the phase of the same kind one day later.',
  ),
}

const formats: Record<string, Ruling> = {
  'RU-FMT-1': stated(
    'The extended format has 16 players, 11 red and 5 black. Politician and a second active citizen are dealt besides the base roles, and two werewolves instead of one.',
  ),
  'RU-FMT-2': implied(
    'The standard format has 12 players, 8 red and 4 black: two mafia, the maniac and one werewolf, or two mafia and a pair of yakuza. Doctor, blocker, commissioner, detective, investigator and active citizen are dealt.',
  ),
  'RU-FMT-3': stated('One faceless at most may play besides, as the 13th player or the 17th.'),
  'RU-FMT-4': implied(
    'Whoever has none of the base roles gets one of the optional civil roles. None of them is dealt twice.',
  ),
}

const teams: Record<string, Ruling> = {
  'RU-TEAM-1': stated(
    'Whoever has only a civil role is red; mafia, maniac, yakuza and werewolves are black and win together; the faceless is grey. The side of the mafia and the side of the maniac each have shots of their own.',
  ),
  'RU-TEAM-2': stated('A negative role lies over a civil one. Neither depends on the other.'),
  'RU-TEAM-3': stated('What foils the night move of a black foils the negative move together with the civil one.'),
  'RU-TEAM-4': implied('The mafia know each other from the start. They and the maniac do not.'),
  'RU-TEAM-5': stated('The maimed have lost civil role and colour: the role makes no move any more.'),
  'RU-GEN-1': stated('Everybody has one civil role, whatever the team, and makes the moves of the own roles alone.'),
  'RU-GEN-5': stated(
    'Somebody is maimed whose civil role and colour were destroyed. A check of the colour gives no information, and nobody inherits the role. The negative role stays.',
  ),
  'RU-GEN-16': stated(
    'Who makes two night moves that can be foiled, one civil and one negative, loses both to one foiling role.',
  ),
  'RU-OVL-1': ours(
    'Of a black who leaves the game both roles are shown; of one who dies at night only where the host plays it so.',
  ),
  'RU-OVL-2': stated('A civil and a negative move may both be made in one night, independent of each other.'),
  'RU-OVL-3': stated('A foiling role that hits somebody who makes both moves foils both.'),
  'RU-OVL-5': apart(
    'Some civil roles have rules of their own where their holder is black.',
    'only says which rules there are; those are cited by their own names',
  ),
}

const aims: Record<string, Ruling> = {
  'RU-MAY-1': stated('Nobody can aim anything at the mayor, by day or by night.'),
  'RU-SEC-2': stated(
    'The secretary is out of reach of killers and of the faceless. Poison, capture and a madman reach her.',
  ),
  'RU-GEN-12': stated(
    'Mayor and the dead are no targets, nor oneself where the role does not say so. The secretary is no target of a check either. An old check may be verified of the dead too.',
  ),
}

const moves: Record<string, Ruling> = {
  'RU-MOVE-1': stated(
    'Somebody may skip as often as he likes, unless the role says otherwise, and is as free in the next night as if nothing had been before.',
  ),
  'RU-MOVE-2': stated('A move that was foiled is no move where a role may not do the same twice in a row.'),
  'RU-MOVE-3': stated('Moves of a blocked role may be sent in, and who watches can see them. They do not pass.'),
  'RU-MOVE-4': stated(
    'A block of a negative role foils its move of that night alone; a block of the civil role leaves the negative one alone.',
  ),
  'RU-GEN-6': stated(
    'To block a civil role is to keep a player from using it. The role itself is not blocked, and an heir may use it.',
  ),
  'RU-GEN-8': stated(
    'What may not be done in two nights in a row is refused in the second one, unless the first move was foiled.',
  ),
  'RU-GEN-15': stated('Skipping is allowed. What is sent in incomplete or is replaced by a later move is no move.'),
}

const evening: Record<string, Ruling> = {
  'RU-EVE-1': stated(
    'Moves of the evening come after the vote and are sent in together with those of the night, on which they do not depend.',
  ),
  'RU-EVE-2': stated('A collector or cultist who chooses nobody keeps those chosen before.'),
  'RU-EVE-3': implied(
    'The evening goes in order: who inherits, what is chosen, long blocks, requests, everything else.',
  ),
  'RU-GEN-17': stated(
    "Moves of an evening come in with those of the night and do not cross with them: no arrest, guard, company, fire or attack of the night foils one, and an arrest of somebody who made no other move is a miss. What takes the role itself takes its answer too, and so does death. Nor do moves of one evening get in each other's way.",
  ),
  'RU-ORD-10': stated(
    "Rumours, whitening, antidote, the immortal's link and notes come in the evening, after everything else of it.",
  ),
}

const night: Record<string, Ruling> = {
  'RU-NORD-1': stated('The host may reorder the night within what the rules prove of it.'),
  'RU-NORD-2': stated(
    'Whether a move is made is asked at its own place in the night: whoever is dead by then makes none. What everybody saw is worked out in the morning, over all of it.',
  ),
  'RU-NORD-3': implied(
    'Arrests of geisha and hypnotist and all guards come before both, an arrest of the prostitute just before that one, and every other arrest after both, where clients are out of reach. A guard keeps the geisha away; on a client of the prostitute it is void, unless the host says otherwise.',
  ),
  'RU-NORD-4': implied('The bum leaves home before anybody looks for him, and goes where the hypnotist sends him.'),
  'RU-NORD-5': implied(
    'What saves somebody from an attack is asked when the doctor has his turn. A doctor who was attacked before saves only himself.',
  ),
  'RU-NORD-6': stated(
    "Whoever is with the geisha or the prostitute makes no later move, and later moves at him fail. With the geisha negative moves are free of that; with the prostitute they are not, and only the executor's capture reaches her client.",
  ),
  'RU-NORD-7': stated("The witch's swap reaches back to shots between those she swaps."),
  'RU-NORD-8': apart(
    'Of the same role twice the original comes before a copy, and the undead last.',
    'an order shows in what comes of the moves, and no answer names it: cases of RU-ACR-8 show it',
  ),
  'RU-NORD-9': stated(
    'Of killers who go for each other the mafia come first in odd nights and the side of the maniac in even ones. A killer who was attacked does not shoot any more.',
  ),
  'RU-NORD-10': stated(
    'Who was attacked makes no move that comes after the killers, save healing himself and the capture of the executor.',
  ),
  'RU-NORD-11': stated('Every role takes a drunk bum for dead: a check does not pass, a shot is kept.'),
  'RU-ORD-1': stated(
    'In nights of the mafia the order is hireling, mafia, maniac or yakuza; in nights of the maniac the mafia come last.',
  ),
  'RU-ORD-2': stated(
    'Kills through civil roles come after all shots of negative ones; the fire of a madman comes before.',
  ),
  'RU-ORD-3': stated('Insurance that fires because a victim was saved comes after all civil killers.'),
  'RU-ORD-4': apart(
    'An original comes before a copy.',
    'an order shows in what comes of the moves, and no answer names it: cases of RU-ACR-8 show it',
  ),
  'RU-ORD-5': stated(
    'The block comes before geisha, prostitute and killers, the geisha before the prostitute, and the heal of the doctor before that of the cultist.',
  ),
  'RU-ORD-6': stated(
    'Verifications and requests are made where colours are verified: in the evening, apart from the moves of the night.',
  ),
  'RU-ORD-7': stated('Poison kills where the poisoner has his place; the executor comes at the end of the night.'),
  'RU-ORD-8': ours('The night is a list of slots. Where the rules say nothing of the place of a slot, it is ours.'),
  'RU-ORD-9': ours(
    'The circle of blocker, geisha and prostitute is cut so: an arrest of the geisha stands first, then she has her client, whose arrest misses; then the prostitute has hers, whose arrest misses unless it has stopped the geisha.',
  ),
  'RU-ORD-11': implied('The doctor comes after the killers, and the poisoner after him.'),
}

export const frame: Record<string, Ruling> = { ...time, ...formats, ...teams, ...aims, ...moves, ...evening, ...night }
