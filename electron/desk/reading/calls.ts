/** Calls that only read: a pasted list, case files, a saved thread. None of them changes anything. */
import type { Game } from '../../../engine/journal/state.ts'
import type { Answers, CallInput } from '../contract.ts'
import type { Readings } from './readings.ts'

/** Calls about what is being read, and those answered by reading alone. @param known what words mean there, and the roles that the host of a game made */
export const readingCalls = (
  readings: Readings,
  known: (
    system: string,
    game: string | undefined,
  ) => Promise<{ meanings: Readonly<Record<string, string>>; own: Game['customRoles'] }>,
) => ({
  'reading.stop': ({ reading }: CallInput<'reading.stop'>): Answers['reading.stop'] => ({
    stopped: readings.stop(reading),
  }),
  'roster.read': async ({ reading, game, ...input }: CallInput<'roster.read'>): Promise<Answers['roster.read']> =>
    readings.read('roster.read', { ...input, ...(await known(input.system, game)) }, reading),
  'roster.lists': ({ reading, ...input }: CallInput<'roster.lists'>): Promise<Answers['roster.lists']> =>
    readings.read('roster.lists', input, reading),
  'dealing.read': async ({ reading, game, ...input }: CallInput<'dealing.read'>): Promise<Answers['dealing.read']> =>
    readings.read('dealing.read', { ...input, ...(await known(input.system, game)) }, reading),
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
