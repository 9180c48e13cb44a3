/** Calls that only read: a pasted list, case files, a saved thread. None of them changes anything. */
import type { Answers, CallInput } from '../contract.ts'
import type { Readings } from './readings.ts'

/** Calls about what is being read, and those answered by reading alone. */
export const readingCalls = (
  readings: Readings,
  meaningsOf: (system: string) => Promise<Readonly<Record<string, string>>>,
) => ({
  'reading.stop': ({ reading }: CallInput<'reading.stop'>): Answers['reading.stop'] => ({
    stopped: readings.stop(reading),
  }),
  'roster.read': async ({ reading, ...input }: CallInput<'roster.read'>): Promise<Answers['roster.read']> =>
    readings.read('roster.read', { ...input, meanings: await meaningsOf(input.system) }, reading),
  'roster.lists': ({ reading, ...input }: CallInput<'roster.lists'>): Promise<Answers['roster.lists']> =>
    readings.read('roster.lists', input, reading),
  'dealing.read': async ({ reading, ...input }: CallInput<'dealing.read'>): Promise<Answers['dealing.read']> =>
    readings.read('dealing.read', { ...input, meanings: await meaningsOf(input.system) }, reading),
  'cases.check': (input: CallInput<'cases.check'>): Promise<Answers['cases.check']> =>
    readings.read('cases.check', input),
  'cases.resolve': (input: CallInput<'cases.resolve'>): Promise<Answers['cases.resolve']> =>
    readings.read('cases.resolve', input),
  'cases.sheet': (input: CallInput<'cases.sheet'>): Promise<Answers['cases.sheet']> =>
    readings.read('cases.sheet', input),
  'cases.coverage': (input: CallInput<'cases.coverage'>): Promise<Answers['cases.coverage']> =>
    readings.read('cases.coverage', input),
  'votes.frame': ({ reading, ...input }: CallInput<'votes.frame'>): Promise<Answers['votes.frame']> =>
    readings.read('votes.frame', input, reading),
  'votes.count': (input: CallInput<'votes.count'>): Promise<Answers['votes.count']> =>
    readings.read('votes.count', input),
})
