/** What the rules leave to the host about the Mafia and its kill. */
import type { Option, Prompt } from '../../../rules/role.ts'
import { secondary } from './secondary.ts'

export const options: Record<string, Option> = {
  'mafia.killDivisor': {
    values: [20],
    whole: { from: 1, to: 1000 },
    rule: '1923-MAF1',
    says: 'How many living players there are to a Mafia kill, rounded up.',
  },
  'mafia.allowMafiaTarget': {
    values: [false, true],
    rule: '1923-MAF4',
    says: 'Whether the Mafia may choose one of its own as a target.',
  },
  'mafia.distinctTargets': {
    values: [true, false],
    rule: '1923-MAF4',
    says: 'Whether the targets of one night have to be different players.',
  },
  'mafia.fillMissing': {
    values: [false, true],
    rule: '1923-MAF4',
    says: 'Whether targets that are missing are drawn among the living Civilians.',
  },
  'mafia.submitter': {
    values: ['anyMember', 'named'],
    rule: '1923-MAF6',
    says: 'Whose submission counts as the decision of the Mafia: any living member (with a warning), or only the member named by the moderators.',
  },
  'mafia.injuredCanKill': {
    values: [false, true],
    rule: '1923-MAF6',
    says: 'Whether the Mafia kills in a night in which all its living members are injured.',
  },
  'mafia.listOutlivesTeam': {
    values: [true, false],
    rule: '1923-N5',
    says: 'Whether the further kills of a night come about when the last Mafia Member died of the revenge for an earlier one.',
  },
  'mafia.attackerSelection': {
    values: ['random', 'submitter', 'moderator'],
    rule: '1923-MAF11',
    says: 'Which Mafia Member counts as the attacker where it must be one.',
  },
  'mafia.secondaryRoles': {
    values: [secondary.allowed.join(',')],
    list: { of: secondary.all },
    rule: '1923-MAF7',
    says: 'Which second roles a Mafia Member may have.',
  },
}

export const prompts: Record<string, Prompt> = {
  secondaryRoles: {
    rule: '1923-MAF7',
    says: 'The list of second roles for Mafia Members is missing in the rules: an option says which there are.',
    choices: ['asProposed'],
  },
  mafiaTargets: {
    rule: '1923-MAF4',
    says: 'The Mafia named fewer targets than it has to.',
    choices: ['asSent', 'drawTheRest'],
  },
  mafiaSubmitter: {
    rule: '1923-MAF6',
    says: 'Somebody has to submit for the Mafia in place of the member who was named.',
  },
  attacker: { rule: '1923-MAF11', says: 'Which Mafia Member carried out this kill.' },
}
