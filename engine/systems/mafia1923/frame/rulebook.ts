/** The rules about the game as a whole. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated, unturned } from '../origins.ts'

export const frame: Record<string, Ruling> = {
  '1923-E1': stated('A family is 8 or 10 players. How many families there are is free.'),
  '1923-E2': stated('A family of 8 holds exactly one Mafia Member, a family of 10 exactly two.'),
  '1923-E3': stated(
    'People sign up alone, as a small group or as a whole family, and the moderators place them as best they can.',
    'How people are placed happens before there is a game, and any placing is allowed.',
  ),
  '1923-E4': stated(
    'Everybody signs up as Beginner, Standard or Spectator.',
    'A roster takes no other word for a level, and a case with one is not read; who is bound by a level stands in 1923-E5 to E8.',
  ),
  '1923-E5': stated('Spectators are no players: they read what is public and are neither counted nor chosen.'),
  '1923-E6': stated('A Beginner is a Townsperson or a Mafia Member and nothing else.'),
  '1923-E7': implied('A Beginner in the Mafia has no second role.'),
  '1923-E8': stated(
    'A Standard player may have any role.',
    'It allows everything, so nothing can break it; 1923-E6 says who is bound.',
  ),
  '1923-E9': stated(
    'Roles are given privately; only the player and the moderators know one.',
    'Roles are handed out before there is a phase. That no public text holds one is kept by a property test: test/engine/systems/mafia1923/properties.test.ts.',
  ),
  '1923-E11': implied(
    'A Civilian is whoever is not in the Mafia. Side and role are two things: a Mafia Member may carry a second role.',
  ),
  '1923-E12': implied(
    'Nobody changes sides. Even a theft neither brings anybody into the Mafia nor takes anybody out of it.',
  ),
  '1923-E13': implied(
    'Mafia Members know each other from the start.',
    'What they know before the first night is told by the moderators when they hand out the roles; no phase tells it.',
  ),
  '1923-E14': stated(
    'Whatever is random is drawn by a random number generator; each draw is logged with its purpose, its candidates and its result.',
  ),
  '1923-E15': unturned(
    stated(
      'Where the rules are unclear the moderators decide, with the rules as a guide. Every result can be overruled with a reason.',
    ),
    'The word of the host stops the action by itself, in every system alike.',
  ),
  '1923-E16': chosen(
    'How many there are of each role is up to the moderators.',
    'It leaves the choice to the host; the set-up checks of families, Beginners and second roles are all there is.',
  ),

  '1923-F1': stated('The game runs Night 1, Day 1, Night 2 and so on, and ends after Day 5.'),
  '1923-F2': stated(
    'Nights last from 21:00 to 07:00, days from 09:00 to 19:00. What comes between them does not count.',
  ),
  '1923-F3': stated('Night 1 is on a Saturday and Day 5 on the Thursday after.'),
  '1923-F4': chosen(
    'The hours are those of Jerusalem, daylight saving included. A deadline is one instant, shown in the zone of the game and of the reader.',
  ),
  '1923-F6': stated(
    'In the morning the moderators announce what is public of the night, in the evening the totals of the vote and the deaths by the court.',
  ),
  '1923-F7': chosen(
    'What was sent in can be replaced until the deadline. The last valid one counts, and with it its time.',
  ),

  '1923-S1': stated('The living vote and use the abilities of their role within its limits.'),
  '1923-S2': stated(
    'Living Mafia Members count for the Mafia and stand in the way of their family; living Civilians count for their family.',
  ),
  '1923-S10': stated('The dead cannot vote, act or be chosen.'),
  '1923-S11': stated('The dead still win or lose with their side.'),
  '1923-S12': stated('The dead receive what is public and nothing else.'),
  '1923-S13': implied('A private result for somebody who died in the same phase is not sent.'),
  '1923-S14': chosen('An action whose target died at an earlier step fails unseen and is used up.'),

  '1923-A1': stated('Using an ability is free: nobody is punished for leaving it unused.'),
  '1923-A2': stated('Passive abilities work whether their owner likes it or not.'),
  '1923-A3': stated('An ability tried in the wrong phase does nothing and keeps its use.'),
  '1923-A4': stated(
    'Only what comes through the official channel counts, ballots too: whose came otherwise has not voted.',
  ),
  '1923-A5': stated(
    'What passes between players and moderators is never disclosed.',
    'It is about how moderators keep their mail. That public text is made from public facts alone is kept by a property test: test/engine/systems/mafia1923/properties.test.ts.',
  ),
  '1923-A6': stated('Of two with the same role in one night, whoever sent in first acts first.'),
  '1923-A7': implied('A cancelled action did not happen, so its use is kept.'),
  '1923-A8': chosen('An action that was carried out and changed nothing is used up.'),
  '1923-A9': chosen('Whoever is chosen has to be living when it is sent in, unless the role says otherwise.'),
  '1923-A10': chosen('Only where a role mentions it may somebody choose himself.'),
  '1923-A11': chosen('What is not allowed is refused when it is sent in, with the rule, and takes up no use.'),

  '1923-TOW1': stated('A Townsperson has no ability and votes every day like everybody.'),

  '1923-N1': unturned(
    stated(
      'The night runs: Bumbling Bureaucrats, Bosses, Thieves, Shadchanim, Doctors, Bodyguards, Butlers, Drunkards, the Mafia, Detectives (and Paperboys), deaths by poison.',
    ),
    'It is the order itself: its steps are exchanged instead, two by two.',
  ),
  '1923-N2': stated('Within one role the order sent in decides.'),
  '1923-N3': implied('Who acts has to be living, uninjured and still of that role when his step comes.'),
  '1923-N4': implied(
    'The death of who submitted the Mafia kill does not stop it; only without any living Mafia Member there is none.',
  ),
  '1923-N5': chosen(
    'Revenge and heartbreak are settled before the next target or step. Nobody dies twice. What the Mafia decided stands once its step has begun, also where nobody of it is left by then.',
  ),

  '1923-D1': stated(
    'The day runs: Sheriffs, Councilors, Pacifists, votes, Lawyers, executions; all sent in within the same hours.',
  ),

  '1923-V18': implied(
    'All executions come at once, then revenge and heartbreak, then exiles, and after the last day the end.',
  ),

  '1923-I17': stated('Deaths, poisonings, cures and the totals of the vote are all that is public.'),
}
