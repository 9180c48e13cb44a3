/** Kinds of phases in which is voted, and how long what is said in them lasts. */

/** One more vote of a day and its revotes. */
export const ofExtra: readonly string[] = ['extraVote', 'extraRevote', 'nextExtraRevote']
/** Votes that are no revotes. */
export const opening: readonly string[] = ['day', 'hunt', 'extraVote']

/** Kinds of phases in which is voted, in the order of a day. A revote may be followed by another one (RU-VOTE-13). */
export const voteKinds = ['day', 'revote', 'nextRevote', 'extraVote', 'extraRevote', 'nextExtraRevote'] as const
/** Those that are opened where the one before asks for it. */
export const laterVotes = voteKinds.filter(kind => kind !== 'day')

/** Whether this is a vote: one of these, or a witch hunt in the place of the first. */
export const isVote = (kind: string): boolean => kind === 'hunt' || voteKinds.some(one => one === kind)

/** The last moment of a day: what is remembered until then is there in all of its votes. */
export const endOfDay = (number: number): string => `${voteKinds.at(-1)} ${number}`

/** The end of a day as a host reads it: the day. */
export const shownDay = (until: string): string => {
  const number = Number(until.split(' ')[1])
  return until === endOfDay(number) ? `day ${number}` : until
}

/** Until when somebody waits for a revote of this vote. */
export const lastRevote = ({ kind, number }: { kind: string; number: number }): string =>
  `${ofExtra.includes(kind) ? 'nextExtraRevote' : 'nextRevote'} ${number}`
