/** What each rule says, in our own words: one sentence or two an id, shown wherever a tree cites it. */
import type { Ruling } from '../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const implied = (says: string): Ruling => ({ says, origin: 'implied' })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

const groups: Record<string, Ruling> = {
  'CONAN-E1': implied(
    'There are two sides, the Black Organization and the town, and everybody belongs to one of them.',
  ),
  'CONAN-E2': implied('The members of the Organization know each other: what one of them brings home is told to all.'),
  'CONAN-E3': stated('The Organization and the Detective Boys have ranks, and ranks decide between orders.'),
  'CONAN-E4': implied(
    'Ayumi, Genta and Mitsuhiko are the Detective Boys, a group of the town. Of one ability that several of them send in, the highest in rank who can use it counts: one who is arrested, injured, absent, dead or neutralised outranks nobody.',
  ),
  'CONAN-E5': stated("The Organization's ranks follow its list of roles, highest first."),
  'CONAN-E6': stated('There may be a pair of lovers, and both may belong to the Organization.'),
  'CONAN-E7': stated('Police are the roles that can arrest.'),
  'CONAN-E8': stated('Hakuba and Makoto travel and start the game abroad.'),
  'CONAN-E9': stated('Players may be given gadgets, which also the injured and the suspended can use.'),
  'CONAN-E10': stated('There is one Black Suitcase, held for one night at a time.'),
  'CONAN-E11': stated('Every player may leave a will.'),
  'CONAN-E12': implied(
    'Every crime is entered with its phase, who did it, of which kind and to whom, and whether it was erased or framed. Charges are tested on these entries.',
  ),
  'CONAN-E13': chosen(
    'The Organization should be a quarter to a third of the players; anything else is only warned about.',
  ),
  'CONAN-E14': stated('The dead win or lose with their side.'),
  'CONAN-PH1': implied(
    'Nights and days follow one another, from Night 1 to Day 1 to Night 2; what lasts some phases is counted along them.',
  ),
  'CONAN-PH2': chosen('There may be a phase of preparation before Night 1, in which disguises are put on.'),
  'CONAN-PH3': chosen('Actions and votes close fifteen minutes before the phase does, wills only with it.'),
}

const sending: Record<string, Ruling> = {
  'CONAN-A1': stated('Until the deadline a new action replaces the old one.'),
  'CONAN-A2': stated('Of actions that cannot go together the last valid one counts.'),
  'CONAN-A3': implied('An invalid action displaces nothing, and actions that go together stand side by side.'),
  'CONAN-A4': chosen('A player may use each ability of the role once in a phase.'),
  'CONAN-A5': stated('A member orders only himself to kill, unless another member has handed him his actions.'),
  'CONAN-A6': chosen(
    'Actions may be handed to another member of the Organization, or among the Detective Boys to another of them; nobody acts for more than one other.',
  ),
  'CONAN-A7': chosen('Anybody who lives and is in Japan may be voted for, oneself included, and nobody has to vote.'),
  'CONAN-A8': chosen('What stands in one step of the order happens at once, so two players can neutralise each other.'),
  'CONAN-A9': chosen(
    'Whose action failed is told so without a reason, and who was neutralised hears of it only through an action that failed.',
  ),
}

const conditions: Record<string, Ruling> = {
  'CONAN-S1': stated(
    'Everybody but the travellers starts alive and at home; conditions come later and may be several at once.',
  ),
  'CONAN-S2': stated('Whoever is alive and has no other condition has all abilities and the vote.'),
  'CONAN-S3': stated('Who is abroad cannot be killed, vote or use anything, and no action on that player works.'),
  'CONAN-S4': implied('So kills, poison, arrests, frames and everything else fail on a player abroad.'),
  'CONAN-S5': chosen(
    'A traveller asks to return and is in Japan from the next phase on, which everybody learns; nobody leaves again.',
  ),
  'CONAN-S6': chosen('A player abroad cannot be voted for and so cannot be lynched.'),
  'CONAN-S7': stated('The injured have no abilities and lose the passive ones too, a disguise among them.'),
  'CONAN-S8': stated(
    "Injury spares the Organization's kill and Vengeance, but a kill by an injured member has none of its extras.",
  ),
  'CONAN-S9': stated('The injured vote and use what they were given.'),
  'CONAN-S10': implied('An injured member cannot use poison; the suitcase, being something given, still works.'),
  'CONAN-S11': chosen('An injury lasts until something heals it.'),
  'CONAN-S12': chosen('Who is attacked and healed survives injured; who is attacked and protected survives unhurt.'),
  'CONAN-S13': stated('Injuries are never published.'),
  'CONAN-S14': stated(
    'Police who try an arrest on a false charge are suspended for that phase and the two that follow.',
  ),
  'CONAN-S15': stated(
    'So a false charge on Night 3 costs the results of that night, Day 3 and Night 4; on Day 4 the officer is back.',
  ),
  'CONAN-S16': implied(
    "The suspension reaches back: the officer's other actions of that phase fail, also those that come earlier in the order.",
  ),
  'CONAN-S17': stated('Who is suspended can do nothing but vote and use what he was given.'),
  'CONAN-S18': implied(
    'A false charge by day suspends for that day, the night and the next day; the votes of those days count.',
  ),
  'CONAN-S19': stated('Suspensions are never published; the officer is told.'),
  'CONAN-S20': stated(
    'Who is arrested cannot be killed, vote or use anything, and no action works there except one that releases.',
  ),
  'CONAN-S21': stated('An arrest is published, the role of the arrested is not.'),
  'CONAN-S22': chosen(
    'An arrest has no end of its own. A release takes effect at once for the steps that follow and leaves other conditions as they were; whoever was arrested and released in one phase has lost the actions that come after the arrest and the vote of that day, and only the mark is gone.',
  ),
  'CONAN-S23': chosen('The arrested cannot use gadgets.'),
  'CONAN-S24': stated('The dead are out: they neither act nor vote nor speak of the game.'),
}

const killing: Record<string, Ruling> = {
  'CONAN-K1': stated(
    'Who is killed, lynched or arrested loses the actions of that phase which come later in the order, and keeps those that came before.',
  ),
  'CONAN-K2': stated('Vengeance works although its owner was killed, lynched or arrested.'),
  'CONAN-K3': stated(
    'If Kazuha is poisoned the vote she would have taken off does not come off, and whoever leads by that one vote is lynched.',
  ),
  'CONAN-K4': implied('Accompanying somebody takes one vote off that player; poison comes before it in the order.'),
  'CONAN-K5': stated('There are three kinds of killing: the normal kill, the kill under a bribe, and APTX.'),
  'CONAN-K6': stated('A kill that Protect or Heal stopped is an attack.'),
  'CONAN-K7': implied('A kill that failed for any other reason is neither a killing nor an attack.'),
  'CONAN-K8': stated('The vote of a player arrested or poisoned that day does not count.'),
  'CONAN-K9': chosen('If the player with the most votes was arrested or poisoned that day, nobody is lynched instead.'),
  'CONAN-WL1': stated('Any player may send in a will, and it is shown when that player is killed.'),
  'CONAN-WL2': chosen('A will is shown at every kind of death and not at an arrest.'),
  'CONAN-WL3': stated(
    'The host has the last word on what is published of a will or a death; the original is kept, with what was published and who changed it.',
  ),
  'CONAN-WL4': stated(
    'If the body is erased the will is not published, and who erased it receives the will, in the words of the host where he changed it.',
  ),
  'CONAN-WL5': implied('The will goes to whoever used Erase Body; where there was none, nothing goes to anybody.'),
}

const crimes: Record<string, Ruling> = {
  'CONAN-CR1': stated(
    'Crimes are killing, attacking, bribe, frame, disguise, temporary disguise, slander, discombobulate, erase body, erase evidence, frighten, steal, heavy handed, insult to injury, hinder, confuse and blackmail, and nothing else.',
  ),
  'CONAN-CR2': stated('What is faked with the Black Suitcase is no crime, unless Chameleon makes it real.'),
  'CONAN-CR3': stated('Belonging to the Organization is no crime, and nobody can be charged with being a role.'),
  'CONAN-CR4': implied('Crimes are acts: a townsperson who steals or disguises commits one too.'),
  'CONAN-CR5': implied(
    'What is not in the list is no crime: accompanying, accusing, Voice of Reason, Lawsuit, Vengeance, protecting, healing, arresting, investigating, ordering, suicide.',
  ),
  'CONAN-CR6': stated('An arrest names a player and a charge, and a false charge suspends the officer.'),
  'CONAN-CR7': chosen(
    'A charge names a kind of crime and perhaps a phase. It is true if such an entry stands against the player in this or an earlier phase, or such an act was about to be done in this one.',
  ),
  'CONAN-CR8': chosen('What was neutralised before it happened is no crime, and a wrong guess at poisoning is none.'),
  'CONAN-CR9': chosen(
    'An arrest of somebody out of reach fails; a false charge suspends the officer all the same, a true one does not.',
  ),
  'CONAN-CR10': chosen('An officer may try one arrest in a phase, by night or by day.'),
  'CONAN-CR11': stated(
    'Of arrests only the successful ones are published, also where a release ended one in the same phase.',
  ),
  'CONAN-CR12': chosen(
    'Each charge is tested by itself: of two officers at one player each succeeds or is suspended on his own.',
  ),
  'CONAN-CR13': chosen(
    'A charge for an erased entry is false; a framed entry makes one true against the player framed.',
  ),
}

const organization: Record<string, Ruling> = {
  'CONAN-L1': stated('The Organization has a Leader, at first its highest-ranked member.'),
  'CONAN-L2': stated(
    "The Leader has the last word on who kills whom and may make any member kill anybody but himself. An order is its giver's, whoever is sent: the Leader's later one replaces his earlier one, and a member's own word never replaces the Leader's.",
  ),
  'CONAN-L3': stated(
    'Others may order too, in case the Leader does not; then the higher rank decides, that of the member whose word it is and not of whoever is sent.',
  ),
  'CONAN-L4': stated('The Leader orders kills by night and nothing else.'),
  'CONAN-L5': stated('For members who are inactive the Leader sends in the kill and nothing else.'),
  'CONAN-L6': stated('A member for whom half of the Organization votes is Leader from the next phase on.'),
  'CONAN-L7': chosen(
    'Half is counted of the living members, the arrested included. If two reach exactly half nothing changes, and a vote stands until it is changed.',
  ),
  'CONAN-L8': chosen('When the Leader dies the highest-ranked living member leads until an election says otherwise.'),
  'CONAN-L9': stated('A Leader who is arrested still gives orders and the suitcase: leading is no part of the role.'),
  'CONAN-L10': stated(
    'A lover ordered to kill the other lover does it, unless that lover was neutralised, or is Vodka and neutralised the Leader.',
  ),
  'CONAN-L11': stated(
    "If the kill that the Leader ordered succeeds the killing lover dies by suicide; who kills the other lover on another's word than the Leader's, or on his own, does not.",
  ),
  'CONAN-L12': implied(
    "A lover who neutralises the Leader voids the order to kill the other lover that was given to him, and no other of the Leader's orders.",
  ),
  'CONAN-L13': chosen('In place of a voided order the next one by rank stands; without another nobody kills.'),
  'CONAN-L14': chosen(
    'The suicide follows the kill in the same step; it is a death but no crime, and nothing prevents it. No other death of a lover touches the partner.',
  ),
  'CONAN-B1': stated('Every member must have tried a murder before any of them has a second turn.'),
  'CONAN-B2': implied('A murder that failed counts as a turn.'),
  'CONAN-B3': chosen(
    'The dead, the arrested and those abroad are left out of the rotation, the injured are not. A member out of turn is refused unless the host lets it pass.',
  ),
  'CONAN-B4': chosen(
    'The Organization kills once a night, and nobody steps in for a killer who was stopped. A neutralised killer has used up the turn, an arrested one leaves the rotation.',
  ),
  'CONAN-B5': stated('Members may kill members.'),
  'CONAN-B6': stated('Every member may poison by day, with at most one pill in a phase.'),
  'CONAN-B7': chosen(
    'Poison needs the player and the true role. A right guess kills and keeps the pill; a wrong one loses it without a word to the target. A void attempt keeps it, an arrest confiscates it, and if pills run short the higher rank comes first.',
  ),
  'CONAN-B8': stated('Members may vote for different players.'),
  'CONAN-BS1': stated(
    'By day the Leader names who has the suitcase the following night: a member, or several in an order.',
  ),
  'CONAN-BS2': stated(
    'If the one named cannot have it the suitcase goes to the next who can: the next in the ranking, and after its last the next below in rank.',
  ),
  'CONAN-BS3': stated('If nobody was named the Leader has it that night.'),
  'CONAN-BS4': chosen(
    'If nobody was named and the Leader is dead or arrested, the highest-ranked member who can has it. Who can is asked when the day is over.',
  ),
  'CONAN-BS5': implied(
    'The suitcase fakes an action: it leaves the traces of one, without its effect and without a crime.',
  ),
  'CONAN-BS6': chosen(
    'The holder fakes once a night, any ability in play and any target, and it seems to be his own act; investigations believe it.',
  ),
  'CONAN-BS7': chosen(
    "When Anokata holds the suitcase and is the night's killer the fake is real, a crime if what it imitates is one. It never makes an arrest real and fails the last member at large. A real fake is an action of the kind it imitates: it has that kind's place in the order, reaches nobody abroad and nobody in jail whom that kind would not reach, and a faked Snipe counts as one on the holder's kill.",
  ),
}

const voting: Record<string, Ruling> = {
  'CONAN-V1': stated('By day everybody can vote, whatever the side.'),
  'CONAN-V2': stated('Only the dead, those abroad, the arrested and the hindered have no vote.'),
  'CONAN-V3': stated('The votes are published at the end of the day unless something that hides votes stopped it.'),
  'CONAN-V4': stated('Only Voice of Reason hides votes.'),
  'CONAN-V5': stated('Accompanying and accusing are shown with the votes if they changed the vote.'),
  'CONAN-V6': chosen("They changed it if somebody's total differs from the votes counted."),
  'CONAN-V7': stated('A vote by somebody poisoned or arrested that day does not count.'),
  'CONAN-V8': implied(
    'The vote of a player who was poisoned or arrested that day is listed as not counted; who had no vote, or was robbed of it, is not listed.',
  ),
  'CONAN-V9': implied('The most votes decide, by one vote if need be.'),
  'CONAN-V10': chosen('With a tie at the top nobody is lynched.'),
  'CONAN-V11': chosen('If nobody voted, or nobody has a vote left, nobody is lynched. No total goes below zero.'),
  'CONAN-V12': implied('The injured and the suspended vote like everybody else.'),
  'CONAN-V13': chosen('An accusation puts one vote on the accused.'),
  'CONAN-V14': chosen(
    'Voice of Reason stops the lynch of that day and hides the votes; that it was used is announced, by whom is not.',
  ),
  'CONAN-V15': implied('Being lynched voids nothing that came before the lynch, the vote included.'),
}

const news: Record<string, Ruling> = {
  'CONAN-I1': {
    ...stated(
      'At every change of phase there is a public post, and everybody gets the results of his actions in private.',
    ),
    unturned: 'It heads the question who died or how an action fared; what decides stands below it.',
  },
  'CONAN-I2': stated(
    'The post has the successful arrests, the deaths, roles where they are shown, and the votes with what changed them.',
  ),
  'CONAN-I3': stated('Suspensions, injuries and votes under Voice of Reason are never in it.'),
  'CONAN-I4': implied('An arrest that failed is not in it.'),
  'CONAN-I5': chosen(
    'The role of the dead is shown, under a disguise the disguise. Arrests and erased bodies show none.',
  ),
  'CONAN-I6': chosen('Of an erased body the death is announced, role and will are not; who erased it learns both.'),
  'CONAN-I7': chosen('The manner of a death is published, who did it is not.'),
  'CONAN-I8': chosen(
    'Actors hear success or failure and what they learned; the Organization hears of a wrong guess and the pills left; the arrested, the suspended and the saved are told; the framed, slandered, accompanied and accused are not.',
  ),
  'CONAN-I9': chosen('A player who died gets the results of what stood and none of what was voided.'),
  'CONAN-I10': stated("Hints are the host's to give: a free text in the post."),
}

const order: Record<string, Ruling> = {
  'CONAN-O1': stated(
    'Death and arrest void what comes later in the order and nothing that comes earlier, Vengeance excepted.',
  ),
  'CONAN-O2': implied('Poison comes before accompanying and before the tally.'),
  'CONAN-O3': implied('Arrest comes before the tally.'),
  'CONAN-O4': implied(
    'Arrest comes before poison: a poisoned officer still arrests, an arrested poisoner does not poison.',
  ),
  'CONAN-O5': implied('Poison comes before the lynch: the pill of a lynched poisoner stands.'),
  'CONAN-O6': implied(
    'Neutralising, arrest, Protect and Heal come before the kill; a bribe overrides all of them but an arrest.',
  ),
  'CONAN-O7': implied('The kill comes before all other abilities but those that stop it.'),
  'CONAN-O8': implied('What makes or hides traces comes before what investigates.'),
  'CONAN-ON1': chosen('The night begins with the travellers.'),
  'CONAN-ON2': chosen('Then Discombobulate, Frighten and Confuse.'),
  'CONAN-ON3': chosen('Then arrests and what becomes of false charges.'),
  'CONAN-ON4': chosen('Then Lawsuit and releases.'),
  'CONAN-ON5': chosen('Then the bribe.'),
  'CONAN-ON6': chosen('Then Protect and Heal.'),
  'CONAN-ON7': chosen("Then the kill, Vengeance and a lover's suicide, one after the other."),
  'CONAN-ON8': chosen('Then Erase Body.'),
  'CONAN-ON9': chosen('Then disguises, Slander, Frame and what the suitcase fakes.'),
  'CONAN-ON10': chosen('Then Steal, Blackmail, Heavy Handed and Insult to Injury.'),
  'CONAN-ON11': chosen('Then Erase Evidence.'),
  'CONAN-ON12': chosen('Then investigations.'),
  'CONAN-ON13': chosen('The night ends with the question who has won.'),
  'CONAN-OD1': chosen('The day begins with the travellers.'),
  'CONAN-OD2': chosen('Then Discombobulate, Frighten, Confuse and Hinder.'),
  'CONAN-OD3': chosen('Then arrests.'),
  'CONAN-OD4': chosen('Then Lawsuit and releases.'),
  'CONAN-OD5': chosen('Then poison.'),
  'CONAN-OD6': chosen('Then Voice of Reason.'),
  'CONAN-OD7': chosen('Then accompanying and accusing.'),
  'CONAN-OD8': chosen('Then the votes are counted.'),
  'CONAN-OD9': chosen('Then the lynch and Vengeance.'),
  'CONAN-OD10': chosen('Then whatever else is used by day.'),
  'CONAN-OD11': chosen('Then the election of a Leader and the suitcase for the night.'),
  'CONAN-OD12': chosen('The day ends with the question who has won.'),
}

const abilities: Record<string, Ruling> = {
  'CONAN-AB1': chosen(
    "The Organization's kill: the target dies unless protected, healed, abroad or arrested, and unless the killer was neutralised or arrested.",
  ),
  'CONAN-AB2': chosen(
    "Bribe, once a game: that night's kill passes whatever neutralised the killer and whatever protects or heals the target. It frees no killer who was arrested, and reaches nobody in jail or abroad.",
  ),
  'CONAN-AB3': chosen('Snipe, one success a game: the kill cannot be healed, and protectors do not learn who came.'),
  'CONAN-AB4': chosen('APTX, by day, once a day for each member: player and role are named, and a right guess kills.'),
  'CONAN-AB5': chosen(
    "Frame, once a night: a crime of the framer's choice is entered against the target. Members of the Organization cannot arrest for it, and framing cannot be investigated.",
  ),
  'CONAN-AB6': chosen(
    'Disguise, once, before the game: its owner is shown and investigated as another role. One that the set-up gives is a crime of the preparation.',
  ),
  'CONAN-AB7': chosen('Temporary Disguise, once a game: the same until the end of the next day.'),
  'CONAN-AB8': chosen(
    'Slander: interrogations of the target show the wrong side that night. One member and one townsperson a night; nobody is told.',
  ),
  'CONAN-AB9': chosen("Discombobulate: the target's actions of the phase fail, passive ones do not."),
  'CONAN-AB10': chosen(
    "Erase Body: the victim's role and will are kept from the public. Of one's own kill at any time, of another's once a game.",
  ),
  'CONAN-AB11': chosen('Erase Evidence: one crime of this night leaves no evidence, each kind of crime once a game.'),
  'CONAN-AB12': chosen("Frighten: the target's actions fail, and by day the vote too."),
  'CONAN-AB13': chosen('Steal, once a night: takes one gadget or item.'),
  'CONAN-AB14': chosen(
    'Heavy Handed: if Protect or Heal stops the kill of its user, the target is injured all the same.',
  ),
  'CONAN-AB15': chosen('Insult to Injury, once a night: an injured target also loses the vote of the next day.'),
  'CONAN-AB16': chosen("Hinder, once a day: the target's vote does not count."),
  'CONAN-AB17': chosen("Confuse, once a night: the target's action goes to a player drawn from those it may name."),
  'CONAN-AB18': chosen('Blackmail, once a night: the target must not post the next day, on his honour.'),
  'CONAN-AB19': chosen('Whoever holds the Black Suitcase fakes an action, once a night.'),
  'CONAN-AB20': chosen("Chameleon: what Anokata fakes while he holds the suitcase and is the night's killer is real."),
  'CONAN-AB21': chosen('Protect, once a night: a kill fails and the target is unhurt.'),
  'CONAN-AB22': chosen('Heal, once a night: a kill fails and the target is injured; a player injured before is cured.'),
  'CONAN-AB23': chosen(
    'Arrest, with a charge: on a true one the target is arrested, on a false one the officer is suspended.',
  ),
  'CONAN-AB24': chosen('Release by hand, once a phase: frees one player who is arrested, whoever made the arrest.'),
  'CONAN-AB25': chosen('Lawsuit, once a game: frees anybody who is arrested.'),
  'CONAN-AB26': chosen(
    'Vengeance, once a game: killed by night or by poison, Akai takes the player he named, or whoever killed him if he named none; lynched, the one he named. A name stands until changed, and one given in the phase in which he is struck stands too, wherever names have their turn.',
  ),
  'CONAN-AB27': chosen('Accompany, once a day: one vote less on the player accompanied.'),
  'CONAN-AB28': chosen('Accusation, once a day: one vote more on the accused.'),
  'CONAN-AB29': chosen('Voice of Reason, once a game: no lynch and no votes shown that day.'),
  'CONAN-AB30': chosen("Vodka neutralises: the target's actions fail, as with Frighten."),
  'CONAN-AB31': chosen(
    "An investigation asks for somebody's side, or whether somebody did something to somebody that night.",
  ),
  'CONAN-AB32': chosen('A traveller asks to come home.'),
  'CONAN-AB33': chosen('A gadget is a thing in words, perhaps with an ability.'),
}

const winning: Record<string, Ruling> = {
  'CONAN-W1': stated(
    'The game goes on until one side cannot win any more, supposing that the whole Organization votes for one player.',
  ),
  'CONAN-W2': stated('The Organization wins when it has as many players as the town, or more.'),
  'CONAN-W3': stated('Not while somebody in the game can arrest, who might still arrest the rest of them.'),
  'CONAN-W4': stated(
    'In a night in which the town is so close that the kill must decide the vote, without police and without anybody to stop the kill, the Organization has won.',
  ),
  'CONAN-W4a': implied(
    'The reason given for that fits a town with one player more: after the kill the numbers are equal and the vote ties.',
  ),
  'CONAN-W5': stated('The list of exceptions is open: an end is only proposed, and the host decides.'),
  'CONAN-W6': chosen('Counted are the living who are not arrested; who is abroad counts.'),
  'CONAN-W7': chosen('The town wins when every member of the Organization is dead or arrested.'),
  'CONAN-W8': chosen(
    'Able to arrest is a living townsperson with Arrest, suspended or not; an injured one only if injuries can end, an arrested one only while somebody at large has a release that reaches him.',
  ),
  'CONAN-W9': chosen(
    'Able to stop the kill is a living, unarrested, uninjured townsperson, in Japan when the night begins, with Protect, Heal, Discombobulate, Frighten or Confuse and a use left.',
  ),
  'CONAN-W10': chosen(
    'While an unhurt townsperson at large can accuse or has a pill, no end by numbers is proposed. If one can accompany or raise the Voice of Reason, a tie might be broken, and the host is warned.',
  ),
  'CONAN-W11': chosen(
    "If both sides reach their end in one phase the town's comes first. If everybody is dead it is a draw, and the host decides.",
  ),
}

export const rulebook: Record<string, Ruling> = {
  'CONAN-S3': conditions['CONAN-S3']!,
  ...groups,
  ...sending,
  ...conditions,
  ...killing,
  ...crimes,
  ...organization,
  ...voting,
  ...news,
  ...order,
  ...abilities,
  ...winning,
}
