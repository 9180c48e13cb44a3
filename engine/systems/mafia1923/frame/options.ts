/** What the rules leave to the host about the game as a whole. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  'game.lastDay': {
    values: [5],
    whole: { from: 1, to: 30 },
    rule: '1923-F1',
    says: 'The day after which the game ends.',
  },
  'clock.zone': {
    values: ['Asia/Jerusalem', 'Europe/London', 'America/New_York', 'UTC'],
    rule: '1923-F4',
    says: 'The time zone of the deadlines.',
  },
  'clock.nightOpens': {
    values: [21],
    whole: { from: 0, to: 23 },
    rule: '1923-F2',
    says: 'The hour at which a night begins.',
  },
  'clock.nightCloses': {
    values: [7],
    whole: { from: 0, to: 23 },
    rule: '1923-F2',
    says: 'The hour at which a night ends.',
  },
  'clock.dayOpens': {
    values: [9],
    whole: { from: 0, to: 23 },
    rule: '1923-F2',
    says: 'The hour at which a day begins.',
  },
  'clock.dayCloses': {
    values: [19],
    whole: { from: 0, to: 23 },
    rule: '1923-F2',
    says: 'The hour at which a day ends.',
  },
  'submit.orderBy': {
    values: ['final', 'first'],
    rule: '1923-F7',
    says: 'Which time stamp of a replaced submission decides the order within one role: that of the last one sent in, or of the first.',
  },
  'uses.refundOnCancel': {
    values: [true, false],
    rule: '1923-A7',
    says: 'Whether a limited use that a Boss cancelled is kept.',
  },
  'uses.refundOnNoEffect': {
    values: [false, true],
    rule: '1923-A8',
    says: 'Whether a limited use that changed nothing is kept.',
  },
  'target.diedEarlier': {
    values: ['failConsume', 'failRefund', 'stillWorks'],
    rule: '1923-S14',
    says: 'What becomes of an action whose target died at an earlier step of the night.',
  },
  'injured.passives': {
    values: [true, false],
    rule: '1923-S17',
    says: 'Whether passive abilities of the injured keep working.',
  },
}

export const prompts: Record<string, Prompt> = {
  startDay: { rule: '1923-F3', says: 'The first night does not begin on a Saturday.' },
  clockChange: { rule: '1923-F4', says: 'The clocks change during this phase, so it is longer or shorter than usual.' },
  afterTheEnd: { rule: '1923-F1', says: 'The last day is over, and with it the game.' },
}
