/** Words about the Doctor and the Bodyguard. */
import type { SectionWords } from '../words.ts'

export const shields = {
  roles: {
    doctor: 'Doctor',
    bodyguard: 'Bodyguard',
  },
  rolesShort: {
    doctor: ['doc'],
    bodyguard: ['BG', 'guard'],
  },
  uses: {
    heal: 'visit',
    guard: 'guard',
    selfGuard: 'automatic save',
  },
  deeds: {
    heal: '{actor} came to {first} as Doctor',
    guard: '{actor} guarded {first}',
    selfGuard: '{actor} is a Bodyguard, who saves himself once',
  },
  facts: {
    healHolds: {
      stands: '{other} saved {who}',
      falls: '{other} did not save {who}',
      would: '{other} would have saved {who}',
    },
    onHimself: { stands: '{who} chose {who}, which is limited', falls: 'nothing came of it that {who} chose {who}' },
    oneVisit: { stands: 'one visit does it all', falls: 'it was the first thing the visit did' },
    healedBefore: { stands: '{who} had acted before dying', falls: '{who} had not acted' },
    guardHolds: {
      stands: '{other} guarded {who}',
      falls: '{other} did not guard {who}',
      would: '{other} would have guarded {who}',
    },
    everyAttack: { stands: 'the guard holds against every attack of the night', falls: 'it was the first attack' },
    attackTookPlace: { stands: 'the attack took place though a Doctor saved too', falls: 'no attack took place' },
    hitHimself: { stands: '{who} was attacker and attacked at once', falls: '{who} attacked somebody else' },
    autoSave: {
      stands: '{who} was saved by being a Bodyguard',
      falls: '{who} was not saved by being a Bodyguard',
      would: '{who} would have been saved by being a Bodyguard',
    },
    autoSpent: { stands: '{who} was saved so before, and it works once', falls: '{who} was not saved so before' },
    autoLost: {
      stands: '{who} was saved by being a Bodyguard',
      falls: '{who} was no Bodyguard any more',
      would: '{who} would have been saved by being a Bodyguard',
    },
    autoKept: { stands: 'something else held, so it is kept', falls: 'nothing else held' },
    injured: {
      stands: '{who} is injured',
      falls: '{who} is not injured',
      asks: 'Is {who} injured?',
      would: '{who} would have been injured',
    },
    injuredAgain: { stands: 'the injury of {who} starts again', falls: '{who} was not injured before' },
    hurt: { stands: '{who} was hurt in the attack', falls: '{who} was not hurt', would: '{who} would have been hurt' },
    wellAgain: { stands: '{who} is well again', falls: '{who} is still injured' },
    injuredIsTarget: { stands: '{who} is injured, and a target like anybody', falls: '{who} is not injured' },
  },
  terms: {
    injured: 'injured',
  },
  tells: {
    saved: 'You were attacked last night, and a Doctor saved you.',
    didSave: 'Your visit saved {other} last night.',
    injured: 'You are injured: you can neither vote nor act today, nor act tonight.',
  },
  verbs: {
    heal: [
      'heal',
      'save',
      'cure',
      'protect',
      'doctor',
      'treat',
      'visit',
      'save {first} from poison',
      'cure {first} of poison',
    ],
    guard: ['guard', 'protect', 'bodyguard', 'defend', 'cover', 'shield', 'watch over', 'keep {first} safe'],
  },
} satisfies SectionWords
