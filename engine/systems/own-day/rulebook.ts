/** What each rule of such a day says, in our own words. */
import type { Ruling } from '../../rules/role.ts'

const firm = (says: string): Ruling => ({ says, origin: 'stated' })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

export const rulebook: Record<string, Ruling> = {
  'DAY-C1': firm(
    'Everybody has one ballot. A new one takes the place of the old, and nobody has to take that back first. The last word of a post stands. A ballot for the player whom one votes for already changes nothing, not even its place in the count.',
  ),
  'DAY-C2': firm(
    'It takes half of the living, rounded down, and one vote more. Who has no vote is still one of the living, unless the option “needed from” counts votes.',
  ),
  'DAY-C3': firm(
    'Seats vote, not names: ballots by and for somebody who is replaced are his successor’s, under either name, and a vote for one’s predecessor is one for oneself. A seat that waits for a replacement keeps its ballot.',
  ),
  'DAY-C4': firm(
    'Only the living players vote, and only while the day lasts. What of a post is a ballot is the game’s: bold as a whole and written in full, unless the options say otherwise. Whatever does not count is listed with its reason.',
  ),
  'DAY-C5': chosen(
    'A ballot for somebody who is dead is refused, and the one before it stands unless the option “dead target” says otherwise.',
  ),
  'DAY-C6': chosen('A ballot for oneself counts, unless the option “self vote” says otherwise.'),
  'DAY-C7': chosen(
    'A ballot that the host had missed counts from its own time: the hammer, the order and all that hangs on them move, and the host is told where the day ends otherwise for it.',
  ),
  'DAY-C8': chosen(
    'The vote is open unless the option “visibility” says otherwise. Ballots of a secret one reach the host alone, in messages; what stands in the thread does not count, and no post says how the vote stands.',
  ),
  'DAY-E1': firm(
    'The ballot that reaches the majority ends the day, and nothing after it counts. Without the option “hammer” the day lasts until its deadline.',
  ),
  'DAY-E2': chosen(
    'A day that reaches its deadline without a majority lynches nobody, or whoever has the most votes, as the option “deadline” says. A ballot in the second of the deadline is in time.',
  ),
  'DAY-E3': chosen(
    'Several with the most votes are a tie, and the option “tie” says what comes of it; by default nobody is lynched.',
  ),
  'DAY-E4': chosen(
    'No lynch can be voted for like a player, with as many votes as a lynch takes, or with half of the living where the option “no lynch” says so. In a tie for the most votes it wins, unless the option “no lynch in tie” says otherwise.',
  ),
  'DAY-E5': firm(
    'Votes may be locked in the last hours of a day: the option “lock” says in how many. The host may move the deadline, and ballots between the old one and the new one count.',
  ),
  'DAY-E6': chosen(
    'Who dies during the day takes the own ballot along and those on him, and the majority falls. Whether somebody who thereby stands at it is lynched is for the host to say. The day goes on, unless the option “modkill ends day” says otherwise.',
  ),
  'DAY-E7': firm(
    'Twilight lasts from the end of the vote to the flip. There is talk in it and no ballot counts; whoever may still move, like a governor, is asked for before the flip.',
  ),
  'DAY-R1': firm(
    'Somebody hated falls with one vote less than usual, somebody loved only with one more. The public count gives the usual number. Where the most votes are enough that is nothing, unless the option “loved at plurality” makes it one vote.',
  ),
  'DAY-R2': firm(
    'A doublevoter weighs two, and takes both away when leaving. So does a mayor, from the moment of revealing. Who is voteless has no ballot and may be voted for. Where the option “double” says two targets, a doublevoter has two votes instead, each one vote: for two players, or both for one. A third takes the place of the older that is for somebody else, and an unvote without a name takes both back, unless the options of that say otherwise.',
  ),
  'DAY-R3': firm('A treestump neither votes nor is voted for, and is none of the living wherever these are counted.'),
  'DAY-R4': firm(
    'Between the end of the vote and the flip a governor may save whom the vote has chosen. The day ends without that lynch, and nothing that answers a lynch happens.',
  ),
  'DAY-R5': firm(
    'A supersaint who is lynched kills whoever cast the hammer. Without one nobody else dies, unless the option “saint without hammer” names the last on the wagon.',
  ),
  'DAY-R6': firm(
    'A jester has won when lynched, a lyncher when the target is. The game goes on, neither of them stops anybody from winning, and who has won already is named with the winner.',
  ),
  'DAY-R7': firm('When somebody beloved is lynched or killed, the next day is skipped, and one night follows another.'),
  'DAY-R8': firm(
    'An action of the day happens when it comes, in the order of the thread: whoever it kills is dead from then on, and a second word of the same player changes nothing. It does nothing for whoever is dead by then, nor after the end of the day.',
  ),
  'DAY-W1': firm(
    'A winner is looked for when all deaths of a phase have come about, never between two of them. The engine proposes, the host decides, and a proposal that was declined comes again with the next phase.',
  ),
  'DAY-W3': chosen(
    'Half of the living is counted in heads, unless the option “parity” says votes. Where nobody lives, nobody has won, unless the host wants to decide.',
  ),
  'DAY-W4': firm(
    'A proposal says who lives and for whom they count. Whoever may still turn it, like a last vigilante, is named as a doubt and not computed.',
  ),
  'DAY-W2': firm(
    'The town has won when no mafia and no killing independent lives; the mafia when they are at least half of the living and nobody else who kills lives; an independent who kills when one other lives at most and no mafia do. Survivors who live win beside whoever wins.',
  ),
}
