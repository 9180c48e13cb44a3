/**
 * What each rule says, in our own words: one sentence or two an id, shown wherever a tree cites it. Here stands what belongs
 * to the whole game; the rules of a section stand in its folder.
 */
import type { Ruling } from '../../rules/role.ts'
import { chosen, implied, stated } from './origins.ts'
import { arrests } from './arrest/rulebook.ts'
import { deceiving } from './deceit/rulebook.ts'
import { winning } from './ending/rulebook.ts'
import { killing } from './killing/rulebook.ts'
import { leading } from './leading/rulebook.ts'
import { learning } from './learning/rulebook.ts'
import { mischief } from './mischief/rulebook.ts'
import { poisoning } from './poison/rulebook.ts'
import { stopping } from './stopping/rulebook.ts'
import { travelling } from './travel/rulebook.ts'
import { voting } from './vote/rulebook.ts'
import { wills } from './wills/rulebook.ts'

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
  'CONAN-ON2': chosen('After the travellers come Discombobulate, Frighten and Confuse.'),
  'CONAN-ON3': chosen('After these come arrests and what becomes of false charges.'),
  'CONAN-ON4': chosen('After the arrests come Lawsuit and releases.'),
  'CONAN-ON5': chosen('After the releases comes the bribe.'),
  'CONAN-ON6': chosen('After the bribe come Protect and Heal.'),
  'CONAN-ON7': chosen("After these come the kill, Vengeance and a lover's suicide, one after the other."),
  'CONAN-ON8': chosen('After the deaths comes Erase Body.'),
  'CONAN-ON9': chosen('After that come disguises, Slander, Frame and what the suitcase fakes.'),
  'CONAN-ON10': chosen('After the disguises come Steal, Blackmail, Heavy Handed and Insult to Injury.'),
  'CONAN-ON11': chosen('After these comes Erase Evidence.'),
  'CONAN-ON12': chosen('After all traces are made or erased come the investigations.'),
  'CONAN-ON13': chosen('The night ends with the question who has won.'),
  'CONAN-OD1': chosen('The day begins with the travellers.'),
  'CONAN-OD2': chosen('After the travellers come Discombobulate, Frighten, Confuse and Hinder.'),
  'CONAN-OD3': chosen('After these come arrests.'),
  'CONAN-OD4': chosen('After the arrests come Lawsuit and releases.'),
  'CONAN-OD5': chosen('After the releases comes poison.'),
  'CONAN-OD6': chosen('After poison comes Voice of Reason.'),
  'CONAN-OD7': chosen('After Voice of Reason come accompanying and accusing.'),
  'CONAN-OD8': chosen('After accompanying and accusing the votes are counted.'),
  'CONAN-OD9': chosen('After the count come the lynch and Vengeance.'),
  'CONAN-OD10': chosen('After the lynch comes whatever else is used by day.'),
  'CONAN-OD11': chosen('After all that come the election of a Leader and the suitcase for the night.'),
  'CONAN-OD12': chosen('The day ends with the question who has won.'),
}

/** The chapters as hosts read them. */
const chapters = 'E PH A S K WL CR L B BS V I O ON OD AB W'.split(' ')

/** Where a rule stands: by its chapter, then by its number; `W4a` comes after `W4`. */
function placeOf(id: string): number {
  const [, chapter = '', number = '', letter = ''] = /^CONAN-([A-Z]+)(\d+)([a-z]?)$/.exec(id) ?? []
  return chapters.indexOf(chapter) * 1000 + Number(number) * 10 + (letter ? 1 : 0)
}

const everywhere: Record<string, Ruling> = { ...groups, ...sending, ...conditions, ...news, ...order }

const bySection: Record<string, Ruling> = {
  ...arrests,
  ...deceiving,
  ...winning,
  ...killing,
  ...leading,
  ...learning,
  ...mischief,
  ...poisoning,
  ...stopping,
  ...travelling,
  ...voting,
  ...wills,
}

export const rulebook: Record<string, Ruling> = Object.fromEntries(
  Object.entries({ ...everywhere, ...bySection }).sort(([one], [other]) => placeOf(one) - placeOf(other)),
)
