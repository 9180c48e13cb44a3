/**
 * The abilities, each with the fact that it leaves where it lands. What facts do to each other stands in `rulings/` and
 * in the folders of sections, when in a phase they are used in `order.ts`, and which of them are crimes in
 * `arrest/crimes.ts`.
 */
import { own } from '../../ruleset/catalogue.ts'
import type { Attribute, Entry } from './attributes.ts'
import { arrests } from './arrest/abilities.ts'
import { poisoning } from './poison/abilities.ts'
import { hindering, voting } from './vote/abilities.ts'
import { leading, ordering } from './leading/abilities.ts'
import { killing, saving } from './killing/abilities.ts'
import { deceiving, faking } from './deceit/abilities.ts'
import { learning } from './learning/abilities.ts'
import { neutralising } from './stopping/abilities.ts'
import { gadgets, interfering } from './mischief/abilities.ts'
import { travelling } from './travel/abilities.ts'
import { leavingWills } from './wills/abilities.ts'

/** Of every member of the Black Organization. */
const organization: Record<string, Entry> = {
  ...ordering,
  ...poisoning,
  ...leading,
}

/** What roles have, whatever the side. */
const ofRoles: Record<string, Entry> = {
  ...killing,
  ...neutralising,
  ...hindering,
  ...interfering,
  ...deceiving,
  ...saving,
  ...arrests,
  ...voting,
  ...learning,
}

/** What roles do by night: what can be faked, and what an item may do. */
const byNight = Object.entries(ofRoles).flatMap(([id, { passive, phases }]) =>
  passive || !phases?.includes('night') ? [] : [id],
)

/** What everybody has. */
const everybody: Record<string, Entry> = {
  ...travelling,
  ...gadgets(byNight),
  ...leavingWills,
}

export const abilities: Record<string, Entry> = {
  ...organization,
  ...faking(byNight),
  ...ofRoles,
  ...everybody,
}

/** Whether an ability has an attribute. */
export const is = (does: string, attribute: Attribute): boolean =>
  own(abilities, does)?.is?.includes(attribute) ?? false

/** Every ability that has an attribute. */
export const withAttribute = (attribute: Attribute): string[] => Object.keys(abilities).filter(id => is(id, attribute))

/** What members of a side have whatever their role. */
export const shared: Readonly<Record<'bo' | 'everybody', string[]>> = {
  bo: ['order', 'aptx', 'fake', 'handOff', 'elect', 'suitcase'],
  everybody: Object.keys(everybody).filter(id => id !== 'travel'),
}
