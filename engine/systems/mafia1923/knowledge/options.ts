/** What the rules leave to the host about the Detective, the Paperboy, the Witness and the Court Secretary. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  'order.paperboy': {
    values: [10],
    whole: { from: 1, to: 11 },
    rule: '1923-PAP3',
    says: 'The step of the night at which a Paperboy delivers.',
  },
  'reveal.mafiaFormat': {
    values: ['both', 'mafiaOnly', 'secondaryOnly'],
    rule: '1923-PAP4',
    says: 'What the role of a Mafia Member with a second role is told as.',
  },
  'detective.result': { values: ['side', 'role', 'family-role'], rule: '1923-DET2', says: 'What a Detective learns.' },
  'detective.uses': {
    values: [0],
    whole: { from: 0, to: 30 },
    rule: '1923-DET2',
    says: 'How often a Detective may inquire; 0 for no limit.',
  },
  'detective.selfAllowed': {
    values: [false, true],
    rule: '1923-DET2',
    says: 'Whether a Detective may inquire about himself.',
  },
  'secretary.base': {
    values: ['ballots', 'living', 'allPlayers'],
    rule: '1923-SEC2',
    says: 'Of what a Court Secretary learns a quarter.',
  },
  'secretary.includeExtras': {
    values: [false, true],
    rule: '1923-SEC2',
    says: 'Whether the votes of Councilors and Pacifists are among those a Court Secretary may learn.',
  },
  'secretary.excludeOwn': {
    values: [false, true],
    rule: '1923-SEC2',
    says: 'Whether a Court Secretary never learns his own ballot.',
  },
}

export const prompts: Record<string, Prompt> = {
  detective: {
    rule: '1923-DET2',
    says: 'The rules name the Detective and do not describe what he learns: the options say what holds.',
    choices: ['asProposed'],
  },
}
