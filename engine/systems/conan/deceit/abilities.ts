/** Slander, frames, disguises, what makes traces disappear, and fakes with the suitcase. */
import { crimes } from '../arrest/crimes.ts'
import type { Entry } from '../attributes.ts'
import { asRole } from '../roles/as-role.ts'
import { sentBy } from '../sent-by.ts'

const night = ['night']

export const deceiving: Record<string, Entry> = {
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

/** What is done with the suitcase. @param ofRoles the abilities that can be faked */
export const faking = (ofRoles: readonly string[]): Record<string, Entry> => ({
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
})
