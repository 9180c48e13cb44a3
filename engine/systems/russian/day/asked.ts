/** Asks the parts of the rulebook what they do to a vote. */
import { stages } from '../shared/attack.ts'
import type { Part } from '../part.ts'
import { perRun } from '../shared/per-run.ts'
import type { Resolution } from '../vocabulary.ts'
import type { VotePart } from './hooks.ts'

/**
 * Those that have something to say of a vote. All have one shape, what they say nothing of is there as such: every step asks
 * each of them of one thing.
 */
const votingIn = (parts: readonly Part[]): readonly VotePart[] => {
  const votes = parts.flatMap(({ vote }) => vote ?? [])
  const hooks = [...new Set(votes.flatMap(vote => Object.keys(vote)))]
  const silent = Object.fromEntries(hooks.map(hook => [hook, undefined]))
  return votes.map(vote => ({ ...silent, ...vote }))
}
const known = new WeakMap<readonly Part[], readonly VotePart[]>()
const voting = perRun<readonly VotePart[]>(run => {
  const parts = stages(run)
  const votes = known.get(parts) ?? votingIn(parts)
  known.set(parts, votes)
  return votes
})

/** Everything that the parts say when one of these is asked. */
export function asked<Answer>(run: Resolution, ask: (part: VotePart) => readonly Answer[] | undefined): Answer[] {
  const answers: Answer[] = []
  // Most parts have nothing to say, and all are asked at every step.
  for (const part of voting(run)) {
    const said = ask(part)
    if (said) answers.push(...said)
  }
  return answers
}

/** The first part that says something. */
export const first = <Answer>(run: Resolution, ask: (part: VotePart) => Answer | undefined): Answer | undefined => {
  for (const part of voting(run)) {
    const answer = ask(part)
    if (answer !== undefined) return answer
  }
  return undefined
}
