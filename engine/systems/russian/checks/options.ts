import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  whitenedVerifiesBlack: {
    values: [true, false],
    rule: 'RU-GEN-4',
    says: 'Whether a check of somebody who was whitened is verified as black.',
  },
  sonOfBossVerifiesBlack: {
    values: [true, false],
    rule: 'RU-GEN-4',
    says: 'Whether a check of the son of the boss is verified as black.',
  },
  foiledMovesInterfere: {
    values: [false, true],
    rule: 'RU-COM-3',
    says: 'Whether a doctor or blocker whose move failed at the same target hides the colour all the same.',
  },
  burningRetries: {
    values: [false, true],
    rule: 'RU-INQ-2',
    says: 'Whether an inquisitor whose burning failed may try it again the next night without another check.',
  },
  selfCheckAlwaysRed: {
    values: [false, true],
    rule: 'RU-COM-5',
    says: 'Whether a check of oneself is red whatever rumours and the joker do, or passes by the own negative role alone.',
  },
  requestSeesInCompany: {
    values: [true, false],
    rule: 'RU-DET-10',
    says: 'Whether a detective who has a request this night hears the roles of his visitors in company too.',
  },
  arrestedSeen: {
    values: ['went', 'home'],
    rule: 'RU-MOVE-3',
    says: 'Where trackers see somebody whose moves were foiled by an arrest: on the way, or at home.',
  },
  forgerLearnsTruth: {
    values: [false, true],
    rule: 'RU-INFO-5',
    says: 'Whether somebody who substitutes what the investigator gets is told the true result instead of the substitute.',
  },
}

export const prompts: Record<string, Prompt> = {
  inheritedRole: {
    rule: 'RU-ACZ-2',
    says: 'Whose role the active citizen takes, where several players of the same rank in this left.',
  },
}
