/** Votes written as cases, and who stands in the decisive part of what came of them. */
import { expect } from 'vitest'
import { play, type PhasePlayed } from '../../../../engine/cases/play.ts'
import type { Ballot } from '../../../../engine/journal/state.ts'
import { actionsOf, decisivePart } from '../../../../engine/reason/decisive.ts'
import type { Reason } from '../../../../engine/reason/reason.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { withoutBallot } from '../../../../engine/why/deciders.ts'
import { caseDrawn } from '../../cases/drawn.ts'

export type Players = Record<string, unknown>
export interface Written {
  players: Players
  others?: number
  options?: Record<string, string>
  phases: Record<string, unknown>[]
}

export const mafia = (role: string) => ({ role, negative: 'mafia' })
export const byHand = { autoVotes: 'byHand' }

/** The last vote of a day that is written. */
export const voteOf = (written: Written): PhasePlayed =>
  play(caseDrawn({ case: 'a vote', system: 'russian', ...written }, russian), russian).phases.at(-1)!

export const partOf = ({ outcome }: PhasePlayed, who: string): Reason[] =>
  decisivePart(outcome.questions.find(({ claim }) => claim.is === 'dies' && claim.who === who)!.reason!)

export const isLynched = ({ lynched = [] }: { lynched?: readonly string[] }, who: string): boolean =>
  lynched.includes(who)

const ballotOf = ({ phase }: PhasePlayed, by: string): Ballot => phase.ballots!.find(ballot => ballot.by === by)!

export const saysBallot =
  (by: string, on: string) =>
  ({ claim }: Reason): boolean =>
    claim.is === 'fact' && claim.kind === 'votes' && claim.of === by && claim.other === on

/** That a ballot decided about somebody: it is told, and without it, it is otherwise. */
export function expectBallot(vote: PhasePlayed, by: string, on: string, who: string): void {
  expect(partOf(vote, who).some(saysBallot(by, on))).toBe(true)
  const without = withoutBallot(russian, vote.game, vote.phase)(ballotOf(vote, by).id)
  expect(isLynched(without, who)).toBe(!isLynched(vote.outcome, who))
}

/** That a move of the vote itself decided about somebody. */
export function expectMove(vote: PhasePlayed, does: string, who: string): void {
  const { id } = vote.phase.submissions.find(one => one.does === does)!
  expect(partOf(vote, who).some(node => actionsOf(node).includes(id))).toBe(true)
  const without = russian.resolve(vote.game, vote.phase, { trees: false, without: [id] })
  expect(isLynched(without, who)).toBe(!isLynched(vote.outcome, who))
}

export const votes = (...said: string[]): { by: string; for: string }[] =>
  said.map(one => {
    const [by, on] = one.split(' ') as [string, string]
    return { by, for: on }
  })
export const move = (by: string, does: string, ...to: string[]) => ({ id: does, by, does, to })

/** What deeds of before a vote write down. */
const writes: Readonly<Record<string, string>> = {
  hack: 'hacked',
  cutFace: 'faceCut',
  capture: 'captive',
  copy: 'plays',
  drug: 'drugsPaid',
}

/**
 * That a deed of before the vote decided about somebody: it is told with who did it, and without it he fares otherwise.
 * @param does the ability; it stands once in what is written
 */
export function expectDeed(written: Written, does: string, who: string): void {
  const actions = (phase: Written['phases'][number]) => (phase.actions ?? []) as { does: string; by: string }[]
  const { by } = written.phases.flatMap(actions).find(one => one.does === does)!
  const tells = ({ claim }: Reason): boolean =>
    claim.is === 'fact'
    && ((claim.kind === writes[does] && (claim.of === by || claim.other === by))
      || (claim.kind === 'roleTaken' && claim.other === by))
  const vote = voteOf(written)
  expect(partOf(vote, who).some(tells)).toBe(true)
  const others = written.phases.map(phase => ({ ...phase, actions: actions(phase).filter(one => one.does !== does) }))
  const without = voteOf({ ...written, phases: others })
  expect(isLynched(without.outcome, who)).toBe(!isLynched(vote.outcome, who))
}
