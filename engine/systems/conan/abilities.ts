/**
 * The abilities, each with the fact that it leaves where it lands. What facts do to each other stands in `rulings/` and
 * in the folders of sections, when in a phase they are used in `order.ts`, and which of them are crimes in
 * `arrest/crimes.ts`.
 */
import { own } from '../../ruleset/catalogue.ts'
import type { Attribute, Entry } from './attributes.ts'
import { arrests } from './arrest/abilities.ts'
import { crimes } from './arrest/crimes.ts'
import { poisoning } from './poison/abilities.ts'
import { asRole } from './roles/as-role.ts'
import { sentBy } from './sent-by.ts'
import { hindering, voting } from './vote/abilities.ts'
import { leading, ordering } from './leading/abilities.ts'
import { killing, saving } from './killing/abilities.ts'

const night = ['night']
const both = ['night', 'day']

/** Of every member of the Black Organization. */
const organization: Record<string, Entry> = {
  ...ordering,
  ...poisoning,
  ...leading,
}

const stopping: Record<string, Entry> = {
  discombobulate: {
    kind: 'block',
    is: ['stopsKill'],
    targets: 1,
    phases: both,
    rule: 'CONAN-AB9',
    components: [{ does: 'mark', as: 'neutralised' }],
    keys: sentBy,
  },
  frighten: {
    kind: 'block',
    is: ['stopsKill'],
    targets: 1,
    phases: both,
    rule: 'CONAN-AB12',
    components: [{ does: 'mark', as: 'neutralised' }],
    keys: sentBy,
  },
  neutralise: {
    kind: 'block',
    is: ['stopsKill'],
    targets: 1,
    phases: night,
    rule: 'CONAN-AB30',
    components: [{ does: 'mark', as: 'neutralised' }],
    keys: sentBy,
  },
  confuse: {
    kind: 'move',
    is: ['stopsKill'],
    targets: 1,
    phases: both,
    rule: 'CONAN-AB17',
    components: [{ does: 'mark', as: 'confused' }],
    keys: sentBy,
  },
  ...hindering,
  blackmail: {
    kind: 'block',
    targets: 1,
    phases: night,
    rule: 'CONAN-AB18',
    components: [{ does: 'mark', as: 'blackmailed' }],
    keys: sentBy,
  },
  steal: {
    kind: 'other',
    targets: 1,
    phases: night,
    rule: 'CONAN-AB13',
    components: [{ does: 'mark', as: 'robbed' }],
    keys: sentBy,
  },
}

const deceiving: Record<string, Entry> = {
  frame: {
    kind: 'deceive',
    is: ['ownDeed'],
    targets: 1,
    phases: night,
    rule: 'CONAN-AB5',
    components: [{ does: 'mark', as: 'framed' }],
    keys: {
      crime: { says: 'the crime that the victim seems to have committed', must: true, values: crimes },
      ...sentBy,
    },
  },
  disguise: {
    kind: 'deceive',
    targets: 0,
    phases: ['prep', 'night'],
    uses: 1,
    rule: 'CONAN-AB6',
    components: [{ does: 'mark', as: 'disguised' }],
    keys: { role: { ...asRole('the role to be taken for'), must: true }, ...sentBy },
  },
  temporaryDisguise: {
    kind: 'deceive',
    targets: 0,
    phases: night,
    uses: 1,
    rule: 'CONAN-AB7',
    components: [{ does: 'mark', as: 'disguised' }],
    keys: { role: { ...asRole('the role to be taken for'), must: true }, ...sentBy },
  },
  slander: {
    kind: 'deceive',
    targets: 1,
    phases: night,
    perNight: 2,
    rule: 'CONAN-AB8',
    components: [{ does: 'mark', as: 'slandered' }],
    keys: sentBy,
  },
  eraseBody: {
    kind: 'deceive',
    is: ['about', 'extra', 'ownSpending'],
    targets: 0,
    most: 1,
    phases: night,
    rule: 'CONAN-AB10',
    components: [{ does: 'mark', as: 'bodyErased' }],
    keys: sentBy,
  },
  eraseEvidence: {
    kind: 'deceive',
    is: ['about'],
    targets: 1,
    self: true,
    phases: night,
    rule: 'CONAN-AB11',
    components: [{ does: 'mark', as: 'evidenceErased' }],
    keys: {
      crime: { says: 'the crime whose traces go', must: true, values: crimes },
      of: { says: 'whom it was committed on', aims: 'player' },
      ...sentBy,
    },
  },
  chameleon: {
    kind: 'deceive',
    targets: 0,
    passive: true,
    rule: 'CONAN-AB20',
    components: [{ does: 'mark', as: 'chameleon' }],
  },
}

const helping: Record<string, Entry> = {
  ...saving,
  ...arrests,
  ...voting,
}

const learning: Record<string, Entry> = {
  interrogate: {
    kind: 'investigate',
    is: ['finds'],
    targets: 1,
    phases: night,
    rule: 'CONAN-AB31',
    components: [{ does: 'mark', as: 'interrogated' }],
    keys: sentBy,
  },
  investigate: {
    kind: 'investigate',
    is: ['finds'],
    targets: 1,
    most: 2,
    self: true,
    phases: night,
    rule: 'CONAN-AB31',
    components: [{ does: 'mark', as: 'investigated' }],
    keys: {
      crime: {
        says: 'what the first may have done, to the second where there is one',
        must: true,
        values: [...crimes, 'protect', 'heal', 'arrest', 'interrogate'],
        open: true,
      },
      ...sentBy,
    },
  },
}

/** What roles do by night: what can be faked, and what an item may do. */
const ofRoles = Object.entries({ ...killing, ...stopping, ...deceiving, ...helping, ...learning }).flatMap(
  ([id, { passive, phases }]) => (passive || !phases?.includes('night') ? [] : [id]),
)

const suitcase: Record<string, Entry> = {
  fake: {
    kind: 'deceive',
    is: ['about', 'ownDeed'],
    targets: 0,
    most: 1,
    self: true,
    casual: true,
    perNightBy: 'suitcase.uses',
    phases: night,
    rule: 'CONAN-AB19',
    components: [{ does: 'mark', as: 'faked' }],
    keys: {
      ability: { says: 'the ability that is faked', must: true, values: ofRoles, open: true },
      actor: { says: 'who seems to have used it' },
      crime: { says: 'the crime, where a frame is faked', values: crimes },
      role: asRole('the role, where a disguise is faked'),
      ...sentBy,
    },
  },
}

/** What everybody has. */
const everybody: Record<string, Entry> = {
  travel: {
    kind: 'other',
    targets: 0,
    casual: true,
    phases: both,
    rule: 'CONAN-AB32',
    components: [{ does: 'mark', as: 'returning' }],
  },
  gadget: {
    kind: 'other',
    targets: 0,
    most: 1,
    self: true,
    casual: true,
    phases: both,
    rule: 'CONAN-AB33',
    components: [{ does: 'mark', as: 'gadgetUsed' }],
    keys: {
      item: { says: 'what the item is called' },
      as: { says: 'the ability that the item has', values: ofRoles, open: true },
    },
  },
  will: {
    kind: 'other',
    is: ['paper'],
    targets: 0,
    casual: true,
    phases: ['prep', 'night', 'day'],
    rule: 'CONAN-WL1',
    components: [{ does: 'mark', as: 'willLeft' }],
    keys: { text: { says: 'what the will says', aims: 'text', must: true } },
  },
}

export const abilities: Record<string, Entry> = {
  ...organization,
  ...suitcase,
  ...killing,
  ...stopping,
  ...deceiving,
  ...helping,
  ...learning,
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
