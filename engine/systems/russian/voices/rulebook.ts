/** Roles that speak in votes: politician, witness, liar and judge. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

export const voices: Record<string, Ruling> = {
  'RU-POL-1': stated(
    'While a mayor is in office who does not vote against the politician, every other vote against him is worth nothing. A mayor who votes as the politician does gets as much as the politician has for his supporters.',
  ),
  'RU-POL-2': stated(
    'Before a vote a politician names supporters, two at first. Each who votes as he does weighs one more, and he himself one more for every two of them. For a lynched black against whom he voted he may have one more from then on, for such a red one less.',
  ),
  'RU-POL-3': stated(
    'As long as there is a mayor in office, a politician may name another player before a vote, against whom nobody may vote then.',
  ),
  'RU-POL-4': stated(
    'Against a politician each ballot counts one at most. No check shows his colour. In the morning he learns which roles came to him, and which roles moved on their own players that night.',
  ),
  'RU-POL-5': stated(
    'A politician who is mayor names no supporters: his ballot weighs one more for every two whom he could have. He has both verticals. Where that of the mayor is on somebody else than the secretary, votes against her are worth nothing unless his own is one.',
  ),
  'RU-POL-6': stated(
    'A politician who is mayor or secretary may take another player under patronage each evening. For that night no check shows the colour of this player, and the politician learns which roles came there, even where the player dies. Who only plays the role for a day is not covered by the mayor.',
  ),
  'RU-POL-7': stated(
    'Where a politician and a lawyer protect each other, the politician’s shield stands and the lawyer stays open. A priest whom the politician shields cannot forgive him.',
  ),
  'RU-WIT-1': stated(
    'Before a vote a witness names one to four players. Each of them who votes as he does weighs one more, and he himself one more for each. Who names nobody in time has none in that vote.',
  ),
  'RU-LIA-1': stated(
    'Once everybody has voted, a liar compromises one or two players: their ballots are worth nothing, and no barrier of theirs works. Naming himself he has a barrier of two.',
  ),
  'RU-LIA-2': stated(
    'In a revote a liar may move again, and what he did before ends. He compromises two at most, even where he named nobody before.',
  ),
  'RU-LIA-B1': stated(
    'Whom a black liar compromises has one vote left at most. For each other player whom he compromises he may add one ballot of his own against whomever he likes, which no published table shows: each of them is a ballot by itself before a barrier. A judge whom he leaves a vote condemns as before.',
  ),
  'RU-LIA-G1': stated(
    'A faceless liar does as a black one does. Who only plays the role for a day has no barrier of his own.',
  ),
  'RU-JUD-1': stated(
    'The ballot of a judge weighs six. For every lynched red it loses two, or three where he voted against him; for a lynched black against whom he voted it gains one, up to six. The faceless changes nothing.',
  ),
  'RU-JUD-2': stated(
    'Where somebody against whom the judge votes would go to a revote, there is none, and he alone is lynched. While the ballot weighs more than three, a barrier leaves two of it. Who only plays the role for a day weighs a third less.',
  ),
}
