/** What each rule says, in our own words: one sentence or two an id, shown wherever a tree cites it. */
import type { Ruling } from '../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

export const rulebook: Record<string, Ruling> = {
  'GORNY-T1': stated(
    'The thread opens with the rules. The host fills in how long days and nights last, with which of them the game starts, how many posts a day are asked for, and what the factions are called; what makes a majority and what locks on the first day stands there in numbers. Stories are for colour only. Sections may be left out.',
  ),
  'GORNY-T2': stated('The host says beforehand what kind of game it is, on six steps from plain to anything goes.'),
  'GORNY-T3': stated('The thread shows who plays, who is alive, who is dead, and how the vote stands.'),
  'GORNY-T4': stated(
    'A newcomer may be paired with an experienced player. Both are dealt into one faction, the town or the mafia.',
  ),

  'GORNY-M1': stated(
    'Nobody posts once the night has begun, announced or not. Who does may be mod killed; who does it again is, also in the same night.',
  ),
  'GORNY-M2': stated('Posts in the game are not edited. Who edits one is mod killed.'),
  'GORNY-M3': stated(
    'The dead do not post in the thread, nor try to influence the game; a thread of their own is fine. Who does may be barred from playing, and possibly banned.',
  ),
  'GORNY-M4': stated(
    'Nothing the host wrote in private is passed on, neither quoted nor in other words, not even how many words, letters or marks it has. To claim a role is free.',
  ),
  'GORNY-M5': stated(
    'Who makes fewer contributing posts in a day than the rules ask for is mod killed, and who posts only to have posted likely too. Which posts contribute is for the host to say.',
  ),
  'GORNY-M6': stated('Who is banned from the site is mod killed.'),
  'GORNY-M7': stated(
    'Until it is over the game is talked about in its thread only, unless a role or a thread of the host’s allows more. There anybody may claim any role.',
  ),
  'GORNY-M8': chosen(
    'Infractions are listed with what shows them and the penalty the rules name. Nothing comes of one until the host says so.',
  ),
  'GORNY-M9': stated('The play is attacked, never the player: disrespect is not tolerated.'),
  'GORNY-M10': stated(
    'Who cannot go on tells the host in private. Questions and quarrels go to the host first, before anybody does something rash.',
  ),

  'GORNY-V1': stated(
    'Everybody has one vote a day, unless the modifier votes says otherwise. It counts when bold and written in full, Vote with a name, or Unvote with a name or without; anything shorter or plainer is not counted and is listed with the reason. An unvote of somebody for whom the writer has no vote takes nothing back and is listed too.',
  ),
  'GORNY-V2': stated(
    'Names in votes should be exact. A nickname is doubtful: it waits for the host and is never guessed, in an unvote as in a vote.',
  ),
  'GORNY-V3': stated('A majority is half of the living, rounded down, and one more.'),
  'GORNY-V4': stated(
    'Who holds a majority of those then living and gets one more vote is locked: to be lynched when the day ends, and no vote on him can be taken back any more. Each vote is judged when it comes. A death later in the day takes votes away; it opens no lock and makes none.',
  ),
  'GORNY-V5': chosen(
    'Without a majority at the end of the day nobody is lynched, unless the options “deadline” and “tie” say otherwise.',
  ),
  'GORNY-V6': stated(
    'The game is called when the town can no longer make a majority by itself: by default as soon as the mafia are as many as the town, counted in heads, those without a vote with their side and whoever is of neither side not at all. With the option “call at” set to “no majority” the votes of the town are held against a majority of all the living. It is over as well when no mafia are left.',
  ),

  'GORNY-N1': stated(
    'Actions are due at a deadline, some time before the day begins. Until then a new one replaces the old; what comes later is shown and not used.',
  ),
  'GORNY-N2': chosen(
    'The night is a list, done from the top: swap, redirect, block, protect, kill, investigate, track. The host may order it otherwise. With the option “night” set to “reasonable” there is no list, and nights go by the rules of reasonable resolution. Who moves others is not redirected, and swaps are not swapped.',
  ),
  'GORNY-N3': stated(
    'A swap changes where every later action on one of the two comes. Where none is aimed at them nothing happens, and nobody is told. A redirect may name as its goal the player whom it redirects, who then acts on himself; it is moved by a swap like everything else.',
  ),
  'GORNY-N4': stated(
    'What a cop is told depends on a sanity that only the host knows: mafia or not, by the name the mafia has. A sane cop who checks himself reads as not mafia.',
  ),
  'GORNY-N5': stated(
    'A vest for one shot stops one kill. Neither side need be told; the opening of the day shows that a kill has failed. With the option “tell mafia of failure” all of the mafia who live are told that their kill failed, and not how. A blocked kill never went forward and does not show.',
  ),
  'GORNY-N6': stated(
    'Neither a doctor nor his patient is told what the protection did. A kill that a protection took shows in the opening only as far as the host likes: not at all, as a kill that failed, or with the name of who was saved.',
  ),
  'GORNY-N7': stated(
    'The hitman carries the kill of the mafia. When he is gone, a goon takes the post: whom the host names, otherwise the first on the roster.',
  ),
  'GORNY-N8': stated(
    'After the night the notices go out, the opening is posted, and the day begins. A treestump has no night action, no vote, and may talk when dead; with the option “treestump” he is in every way vanilla.',
  ),
  'GORNY-N9': chosen(
    'Who is killed tonight has still acted; what he found out is kept for the host. Who died before acts no more, and nothing is aimed at him.',
  ),
  'GORNY-N10': chosen(
    'Actions in one place of the list happen at once: two who block each other are both blocked. With the option “same slot” they happen in the order received.',
  ),
}
