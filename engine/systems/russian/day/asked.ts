/** Asks the parts of the rulebook what they do to a vote. */
import { stages } from '../shared/attack.ts'
import type { Walk } from '../vocabulary.ts'
import type { VotePart } from './hooks.ts'

/** Everything that the parts say when one of these is asked. */
export const asked = <Answer>(walk: Walk, ask: (part: VotePart) => readonly Answer[] | undefined): Answer[] =>
  stages(walk).flatMap(({ vote }) => (vote && ask(vote)) ?? [])

/** The first part that says something. */
export const first = <Answer>(walk: Walk, ask: (part: VotePart) => Answer | undefined): Answer | undefined => {
  for (const { vote } of stages(walk)) {
    const answer = vote && ask(vote)
    if (answer !== undefined) return answer
  }
  return undefined
}
