/** What a host may decide otherwise about arrests, charges, suspensions and releases. */
import type { Option } from '../../../rules/role.ts'

export const arrests: Record<string, Option> = {
  'suspension.phases': {
    values: [2],
    whole: { from: 0, to: 20 },
    rule: 'CONAN-S14',
    says: 'How many phases a suspension lasts after that of the false charge.',
  },
  'release.effective': {
    values: ['now', 'nextPhase'],
    rule: 'CONAN-S22',
    says: 'Whether a release works at once or from the next phase on.',
  },
  'release.byHand': {
    values: ['any', 'own'],
    rule: 'CONAN-AB24',
    says: 'Who is released by hand: anybody who is arrested, or only whom the releaser arrested.',
  },
  'arrested.gadgets': { values: [false, true], rule: 'CONAN-S23', says: 'Whether the arrested can use gadgets.' },
  'arrest.window': {
    values: ['both', 'currentPhase', 'past'],
    rule: 'CONAN-CR7',
    says: 'Which crimes a charge may mean: any so far, those of this phase, or earlier ones.',
  },
  'arrest.needsPhase': {
    values: [false, true],
    rule: 'CONAN-CR7',
    says: 'Whether a charge must name the phase of the crime.',
  },
  'arrest.needsTarget': {
    values: [false, true],
    rule: 'CONAN-CR7',
    says: 'Whether a charge must name the victim of the crime.',
  },
  'arrest.failNoTargetSuspends': {
    values: ['falseCharge', 'never', 'always'],
    formerly: { false: 'never', true: 'always' },
    rule: 'CONAN-CR9',
    says: 'Whether an arrest of somebody out of reach suspends the officer: on a false charge, never, or on any.',
  },
  'arrest.phases': { values: ['both', 'night', 'day'], rule: 'CONAN-CR10', says: 'In which phases arrests are made.' },
  'crime.failedAptx': {
    values: [false, true],
    rule: 'CONAN-CR8',
    says: 'Whether a wrong guess at poisoning is a crime.',
  },
}
