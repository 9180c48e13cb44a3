/** What a host may decide otherwise, the default first, and where the rules stop and ask. */
import { orderOption } from '../../rules/option.ts'
import type { Option, Prompt } from '../../rules/role.ts'
import { arrests } from './arrest/options.ts'
import { dayKept, daySteps, nightKept, nightSteps } from './order.ts'
import { poisoning } from './poison/options.ts'
import { voting } from './vote/options.ts'
import { handingOver, leading, ordering } from './leading/options.ts'
import { avenging, bribing, injuring, lovers } from './killing/options.ts'
import { erasing, suitcase } from './deceit/options.ts'
import { stopping } from './stopping/options.ts'
import { travelling } from './travel/options.ts'
import { closingOfWills, wills } from './wills/options.ts'
import { ending, endings } from './ending/options.ts'

const sending: Record<string, Option> = {
  'phase.prep': {
    values: [false, true],
    rule: 'CONAN-PH2',
    says: 'Whether the game begins with a phase of preparation.',
  },
  'deadline.actions': {
    values: [15],
    whole: { from: 0, to: 1440 },
    rule: 'CONAN-PH3',
    says: 'How many minutes before a phase ends actions and votes close.',
  },
  ...closingOfWills,
  ...handingOver,
  'order.night': orderOption(nightSteps, {
    rule: 'CONAN-O1',
    says: 'The order of actions by night.',
    kept: nightKept,
  }),
  'order.day': orderOption(daySteps, { rule: 'CONAN-O1', says: 'The order of actions by day.', kept: dayKept }),
  'order.sameStep': {
    values: ['simultaneous', 'rank', 'submission'],
    rule: 'CONAN-A8',
    says: 'How actions of one step meet: at once, by rank, or as they were received.',
  },
  ...stopping,
  'results.toDead': {
    values: [true, false],
    rule: 'CONAN-I9',
    says: 'Whether a player who died gets the results of what stood.',
  },
  'hints.ask': {
    values: [false, true],
    rule: 'CONAN-I10',
    says: 'Whether the host is asked for a hint at every change of phase.',
  },
}

const conditions: Record<string, Option> = {
  ...travelling,
  'injured.suitcase': {
    values: [true, false],
    rule: 'CONAN-S10',
    says: 'Whether an injured member can use the suitcase.',
  },
  ...injuring,
}

const organization: Record<string, Option> = {
  ...leading,
  ...lovers,
  ...ordering,
  ...bribing,
  ...poisoning,
  ...suitcase,
  ...avenging,
}

const news: Record<string, Option> = {
  'death.revealRole': {
    values: ['asSeen', 'trueRole', 'never'],
    rule: 'CONAN-I5',
    says: 'Which role of the dead is shown: the one they seemed to have, the true one, or none.',
  },
  ...erasing,
  ...wills,
}

export const options: Record<string, Option> = {
  ...sending,
  ...conditions,
  ...arrests,
  ...organization,
  ...voting,
  ...news,
  ...ending,
}

export const prompts: Record<string, Prompt> = {
  rank: { rule: 'CONAN-L3', says: 'Orders of the same rank differ. Whose stands?' },
  rotation: { rule: 'CONAN-B3', says: 'A member out of turn is to kill.', choices: ['refuse', 'allow'] },
  circle: {
    rule: 'CONAN-BS7',
    says: 'What reaches back undoes what it comes from, so the night has no answer of its own. Override one of these actions.',
  },
  will: { rule: 'CONAN-WL3', says: 'A will is about to be published.', choices: ['publish', 'withhold'] },
  revote: { rule: 'CONAN-V10', says: 'The top of the vote is tied. Whom did the second vote choose?' },
  hint: { rule: 'CONAN-I10', says: 'Is there a hint for the post? Record it as one.', choices: ['none', 'recorded'] },
  ...endings,
}
