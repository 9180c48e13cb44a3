/**
 * The sections of the rulebook. Each is one object, and every table of this system is joined from this list: there is no other.
 * Its order is that of the results of a phase and of the books on the host's screens, and that in which it is asked whether a
 * move may be sent in: what is late comes after what no section would take at any time.
 */
import { ordering } from './order.ts'
import { playing } from './roles.ts'
import { conditionsKept } from './conditions.ts'
import { guards } from './guards.ts'
import { handOffs } from './leading/hand-off.ts'
import { orders } from './leading/orders.ts'
import { neutralising } from './stopping/neutralise.ts'
import { confusing } from './stopping/confuse.ts'
import { arrests } from './arrest/arrest.ts'
import { charges } from './arrest/charges.ts'
import { crimesKept } from './arrest/crimes.ts'
import { releases } from './arrest/release.ts'
import { kills } from './killing/kill.ts'
import { bribes } from './killing/bribe.ts'
import { saving } from './killing/saving.ts'
import { sniping } from './killing/snipe.ts'
import { wounds } from './killing/wounds.ts'
import { vengeance } from './killing/vengeance.ts'
import { lovers } from './killing/lovers.ts'
import { disguises } from './deceit/disguise.ts'
import { tracing } from './deceit/traces.ts'
import { erasing } from './deceit/erasing.ts'
import { fakes } from './deceit/fakes.ts'
import { items } from './mischief/items.ts'
import { blackmailing } from './mischief/blackmail.ts'
import { learning } from './learning.ts'
import { sending } from './sending.ts'
import { travels, abroad } from './travel.ts'
import { leaders } from './leading/leader.ts'
import { rotation } from './leading/rotation.ts'
import { poisoning } from './poison.ts'
import { suitcases } from './leading/suitcase.ts'
import { modifiers } from './vote/modifiers.ts'
import { ballots } from './vote/ballots.ts'
import { tally } from './vote/tally.ts'
import { lynching } from './vote/lynch.ts'
import { voteNews } from './vote/news.ts'
import { wills } from './wills.ts'
import { publication } from './publication.ts'
import { telling } from './told.ts'
import { endings } from './ending.ts'
import { enterMoves } from './attributes.ts'
import type { Section } from './section.ts'

export const sections: readonly Section[] = [
  ordering,
  playing,
  conditionsKept,
  guards,
  handOffs,
  orders,
  neutralising,
  confusing,
  arrests,
  charges,
  crimesKept,
  releases,
  kills,
  bribes,
  saving,
  sniping,
  wounds,
  vengeance,
  lovers,
  disguises,
  tracing,
  erasing,
  fakes,
  items,
  blackmailing,
  learning,
  sending,
  travels,
  leaders,
  rotation,
  poisoning,
  suitcases,
  abroad,
  modifiers,
  ballots,
  tally,
  lynching,
  voteNews,
  wills,
  publication,
  telling,
  endings,
]

for (const { abilities } of sections) if (abilities) enterMoves(abilities)
