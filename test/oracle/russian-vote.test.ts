/** The count of a lynch against a second one that was written from the rules alone, and what holds of any count. */
import { describe, expect } from 'vitest'
import { play } from '../../engine/cases/play.ts'
import type { PhasePlayed } from '../../engine/cases/play.ts'
import { russian } from '../../engine/systems/russian/index.ts'
import { caseDrawn } from '../engine/cases/drawn.ts'
import { always } from '../engine/resolve/properties.ts'
import { anyDay, caseOf, type Drawn } from './russian-days.ts'
import { countVote } from './russian-vote.ts'
import type { VoteDay, VoteResult } from './russian-voters.ts'

const rounds = Number(process.env.NIGHTDESK_ROUNDS ?? 0)
const days = rounds || 150

/** What the engine makes of a vote, in the words of the second count. */
function engineSays({ outcome }: PhasePlayed): VoteResult {
  const sums = Object.fromEntries(
    Object.entries(outcome.tally?.totals.players ?? {}).filter(([name]) => name !== 'Red'),
  )
  const facts = outcome.changes?.facts ?? []
  const of = (kind: string): string[] => facts.filter(fact => fact.kind === kind).map(fact => fact.of)
  const [rescued] = of('revoteWithout')
  return {
    sums,
    dies: [...(outcome.lynched ?? [])].sort(),
    revote: of('revoteDue').sort(),
    ...(rescued !== undefined && { rescued }),
  }
}
const inOrder = ({ dies, revote, ...rest }: VoteResult): VoteResult => ({
  ...rest,
  dies: [...dies].sort(),
  revote: [...revote].sort(),
})

const secondSays = (drawn: Drawn, more: Partial<VoteDay> = {}): VoteResult => countVote({ ...drawn, ...more })

describe('a vote', () => {
  always(
    'is counted as the rules say, and so is its revote',
    days,
    anyDay,
    (drawn, tally) => {
      const first = secondSays(drawn)
      const revote = first.revote.length > 0 || first.rescued !== undefined
      const { phases } = play(caseDrawn(caseOf(drawn, revote), russian), russian, { trees: false })
      const at = phases.findIndex(({ name }) => /^(?:day|hunt) 3$/.test(name))
      expect(engineSays(phases[at]!)).toEqual(inOrder(first))
      tally('lynches', first.dies.length)
      if (drawn.hunt) tally('hunts')
      if (drawn.voters.some(({ ghost }) => ghost)) tally('votes of the dead')
      if (drawn.voters.some(({ copies }) => copies === 'judge')) tally('second judges')
      if (!revote) return
      tally(first.rescued === undefined ? 'revotes' : 'mercies')
      // A liar who says nothing in it has done nothing to a revote; whom a witness named he named for the whole vote.
      const { forgives: _, compromises: __, slips: ___, waives: ____, ...without } = drawn
      const voters = drawn.voters
      const again = countVote({
        ...without,
        voters,
        ballots: drawn.again,
        ...(first.rescued === undefined ? { between: first.revote } : { forgiven: first.rescued }),
      })
      expect(engineSays(phases[at + 1]!)).toEqual(inOrder(again))
      tally('double deaths', again.dies.length > 1 ? 1 : 0)
    },
    { lynches: 10, revotes: 10, hunts: 10, 'votes of the dead': 10, 'second judges': 3 },
  )
})

describe('the steps of a count', () => {
  always(
    'add up to its result, and no ballot is counted twice',
    days,
    anyDay,
    (drawn, tally) => {
      const { phases } = play(caseDrawn(caseOf(drawn, false), russian), russian, { trees: true })
      const { outcome } = phases.find(({ name }) => /^(?:day|hunt) 3$/.test(name))!
      const steps = outcome.tally?.steps ?? []
      for (const [place, step] of steps.entries()) expect(step.before).toEqual(steps[place - 1]?.after ?? step.before)
      expect(steps.at(-1)?.after ?? outcome.tally?.totals).toEqual(outcome.tally?.totals)
      const left = new Map<string, { on: string; votes: number }>()
      for (const { by, on, after, before } of steps.flatMap(step => step.ballots ?? [])) {
        expect(left.get(`${by}>${on}`)?.votes ?? 0).toBe(before)
        left.set(`${by}>${on}`, { on, votes: after })
      }
      const sums: Record<string, number> = {}
      for (const { on, votes } of left.values()) sums[on] = (sums[on] ?? 0) + votes
      for (const [who, votes] of Object.entries(outcome.tally?.totals.players ?? {})) expect(sums[who] ?? 0).toBe(votes)
      const voters = [...left.keys()].map(key => key.split('>')[0])
      // What a liar slips in stands beside the own ballot.
      const seen = voters.filter(voter => !drawn.slips?.length || voter !== drawn.compromises?.by)
      const most = drawn.hunt ? 2 : 1
      for (const voter of seen) expect(seen.filter(one => one === voter).length).toBeLessThanOrEqual(most)
      const { counted = [], uncounted = [] } = outcome.tally ?? {}
      expect(new Set([...counted, ...uncounted.map(({ ballot }) => ballot)]).size).toBe(
        counted.length + uncounted.length,
      )
      tally('steps', steps.length)
    },
    { steps: 100 },
  )

  always(
    'give nobody more when an addition to a ballot is taken away',
    days,
    anyDay,
    (drawn, tally) => {
      const lawyer = drawn.voters.find(({ checked }) => checked)
      if (!lawyer) return
      const sums = (day: Drawn): Record<string, number> => {
        const { phases } = play(caseDrawn(caseOf(day, false), russian), russian, { trees: false })
        return phases.find(({ name }) => /^(?:day|hunt) 3$/.test(name))!.outcome.tally?.totals.players ?? {}
      }
      const { defends: _, forgives: __, ...bare } = drawn
      const unchecked = bare.voters.map(({ checked: ___, ...voter }) => voter)
      const [before, after] = [sums(bare), sums({ ...bare, voters: unchecked })]
      // A black check is no addition alone: it keeps from the lawyer himself what is added to that player's ballot (RU-LAW-3).
      const isBlack = drawn.voters.some(({ name, colour }) => name === lawyer.checked?.who && colour === 'black')
      for (const [who, votes] of Object.entries(after))
        if (!(isBlack && who === lawyer.name)) expect(votes).toBeLessThanOrEqual(before[who] ?? 0)
      tally('additions')
    },
    { additions: 10 },
  )

  always(
    'come to the same in whatever order the ballots were cast, save where the first one decides',
    days,
    anyDay,
    (drawn, tally) => {
      const sums = (day: Drawn): unknown => {
        const { phases } = play(caseDrawn(caseOf(day, false), russian), russian, { trees: false })
        return phases.find(({ name }) => /^(?:day|hunt) 3$/.test(name))!.outcome.tally?.totals.players
      }
      const { forgives: _, ...bare } = drawn
      expect(sums({ ...bare, ballots: [...bare.ballots].reverse() })).toEqual(sums(bare))
      tally('votes')
    },
    { votes: 100 },
  )
})
