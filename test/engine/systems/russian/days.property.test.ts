/**
 * What holds of any vote of the Russian rulebook: its steps add up, no ballot is counted twice, a removed boost never
 * raises a sum, and whoever decided alone who is lynched stands in the decisive part of that tree.
 */
import { describe, expect } from 'vitest'
import type { PhasePlayed, Played } from '../../../../engine/cases/play.ts'
import type { Outcome, Question } from '../../../../engine/journal/outcome.ts'
import { actionsOf, decisivePart } from '../../../../engine/reason/decisive.ts'
import type { Reason } from '../../../../engine/reason/reason.ts'
import { nodesOf } from '../../../../engine/reason/table.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { countsInstead, drewOtherwise } from '../../../../engine/why/culprits.ts'
import { withoutBallot } from '../../../../engine/why/deciders.ts'
import { always, madeOnce } from '../../resolve/properties.ts'
import { anyDay, playDay, votesIn, type DayWritten } from './any-day.ts'

const days = 60
const played = madeOnce((written: DayWritten) => playDay(written))

/** After the sums of a count stands whom it lynches: what comes then depends on that. */
const afterSums = ['verdict', 'instead', 'mercy', 'rescues', 'lynch']

/**
 * What ballots come to before anybody dies of them. Where the priest forgives somebody who is not to die, his ballots
 * are taken off (RU-VOTE-15, 11), so that a boost which turns who dies can have another's ballots stand: no matter of
 * sums.
 */
const sumsWeighed = ({ tally }: Outcome): Readonly<Record<string, number>> =>
  tally?.steps.filter(({ id }) => !afterSums.includes(id)).at(-1)?.after.players ?? {}

const sumsOf = ({ tally }: Outcome): Readonly<Record<string, number>> => tally?.totals.players ?? {}

/** Adds to ballots: who votes alike weighs more, and nobody less. */
const boosting = ['vouch', 'nameSupporters', 'buyVotes', 'slipBallots']

const isOf = ({ claim }: Reason, kind: string, of?: string): boolean =>
  claim.is === 'fact' && claim.kind === kind && (of === undefined || claim.of === of)

/** Something sent in, and what the vote comes to without it. */
interface Deed {
  id: string
  says: string
  then: () => Outcome
  /** Whether a node of a tree tells of it. */
  isIn: (node: Reason) => boolean
}

function deedsOf({ game, phase }: PhasePlayed): Deed[] {
  const without = withoutBallot(russian, game, phase)
  return [
    ...(phase.ballots ?? []).map(({ id, by, for: on }): Deed => ({
      id,
      says: `the ballot of ${by} for ${on}`,
      then: () => without(id),
      isIn: node => isOf(node, 'votes', by),
    })),
    ...phase.submissions.map(({ id, by, does }): Deed => ({
      id,
      says: `${by}’s ${does}`,
      then: () => russian.resolve(game, phase, { trees: false, without: [id] }),
      isIn: node => actionsOf(node).includes(id),
    })),
  ]
}

/** What lasts until a vote: what weighs in it by itself, what takes a role away, and what lends one. */
const lasting = ['drug', 'check', 'lawyerCheck', 'hack', 'copy', 'cutFace']
/** As what it stands in a tree of the vote, with whoever did it. */
const lastsAs = ['roleTaken', 'hacked', 'plays', 'drugsPaid', 'drugged', 'doseFoiled', 'checked', 'faceCut']

/**
 * A day without something that was sent in before it. A faceless who sends nothing cuts the own face (RU-FAC-7), so
 * that leaving the cut out would be another cut: the host's word has it come to nothing instead.
 */
const without = (written: DayWritten, { id, does }: { id: string; does: string }): Played =>
  does === 'cutFace'
    ? playDay(
        {
          ...written,
          phases: written.phases.map(phase =>
            phase.actions.some(one => one.id === id)
              ? {
                  ...phase,
                  commands: [
                    ...((phase.commands as unknown[] | undefined) ?? []),
                    { override: id, holds: false, reason: 'left out' },
                  ],
                }
              : phase,
          ),
          revotes: [],
        },
        { trees: false },
      )
    : playDay({ ...written, revotes: [] }, { trees: false, without: [id] })

/** What was sent in before the vote itself, and what that comes to without it. */
function deedsBefore(written: DayWritten): Deed[] {
  const at = written.phases.length - 1
  return written.phases.slice(0, at).flatMap(({ actions }) =>
    actions
      .filter(({ does }) => lasting.includes(does))
      .map(({ id, by, does }): Deed => ({
        id,
        says: `${by}’s ${does}`,
        then: () => without(written, { id, does }).phases[at]!.outcome,
        isIn: node =>
          actionsOf(node).includes(id)
          || lastsAs.some(
            kind => isOf(node, kind, by) || (isOf(node, kind) && 'other' in node.claim && node.claim.other === by),
          ),
      })),
  )
}

/** Whether something else counts in its place: it took that place itself, and decided nothing else by it. */
const isReplaced = (outcome: Outcome, then: Outcome): boolean =>
  drewOtherwise(outcome, then)
  || countsInstead(outcome, then)
  || (then.tally?.counted ?? []).some(id => !outcome.tally?.counted.includes(id))
  // The host is asked instead.
  || then.rulings.some(({ id }) => id === 'detonatorTarget' && !outcome.rulings.some(one => one.id === id))

/** Who is asked about only for somebody's last deed has no tree of ballots: he was not among those with the most votes. */
const byBallots = (reason: Reason, who: string): boolean =>
  nodesOf([reason]).some(node => isOf(node, 'hasMost', who) || isOf(node, 'amongTwo', who))

describe('in any vote of the Russian rulebook', () => {
  always(
    'the steps of a count add up to its result, and no ballot is counted twice',
    days,
    anyDay,
    (written, tally) => {
      for (const { name, phase, outcome } of votesIn(played(written))) {
        const { steps = [], counted = [], uncounted = [] } = outcome.tally ?? {}
        for (const [place, { before }] of steps.entries())
          expect(before, name).toEqual(steps[place - 1]?.after ?? before)
        expect(steps.at(-1)?.after.players ?? {}, name).toEqual(sumsOf(outcome))
        const left = new Map<string, { on: string; votes: number }>()
        for (const { by, on, before, after } of steps.flatMap(({ ballots = [] }) => ballots)) {
          expect(left.get(`${by}>${on}`)?.votes ?? 0, name).toBe(before)
          left.set(`${by}>${on}`, { on, votes: after })
        }
        const sums: Record<string, number> = {}
        for (const { on, votes } of left.values()) sums[on] = (sums[on] ?? 0) + votes
        for (const [who, votes] of Object.entries(sumsOf(outcome))) expect(sums[who] ?? 0, name).toBe(votes)
        const ids = [...counted, ...uncounted.map(({ ballot }) => ballot)]
        expect(new Set(ids).size, name).toBe(ids.length)
        // Each has as many ballots that count as the vote allows.
        const voters = counted.map(id => phase.ballots!.find(ballot => ballot.id === id)!.by)
        const most = name.startsWith('hunt') ? 2 : 1
        for (const voter of voters) expect(voters.filter(one => one === voter).length, name).toBeLessThanOrEqual(most)
        tally('steps', steps.length)
        tally('ballots', counted.length)
      }
    },
    { steps: 100, ballots: 300 },
  )

  always(
    'a removed boost never raises a sum',
    days,
    anyDay,
    (written, tally) => {
      for (const { name, game, phase, outcome } of votesIn(played(written)))
        for (const { id, does } of phase.submissions) {
          if (!boosting.includes(does)) continue
          // What was bought against a barrier that it meets twice is lost with its ballot (RU-DRU-2).
          const lost =
            does === 'buyVotes'
            && (outcome.tally?.steps ?? []).some(({ reason }) =>
              reason ? nodesOf([reason]).some(node => isOf(node, 'barriersAddUp')) : false,
            )
          if (lost) continue
          const then = sumsWeighed(russian.resolve(game, phase, { trees: false, without: [id] }))
          for (const [who, votes] of Object.entries(sumsWeighed(outcome)))
            expect(then[who] ?? 0, `${name} without ${id}`).toBeLessThanOrEqual(votes)
          tally('boosts')
        }
    },
    { boosts: 20 },
  )

  always(
    'whoever decided who is lynched is named in the decisive part',
    days,
    anyDay,
    (written, tally) => {
      const votes = votesIn(played(written))
      const apart = votes.flatMap(vote => {
        const { name, outcome } = vote
        const trees = outcome.questions.flatMap((one): { who: string; part: Reason[] }[] => treeOf(one))
        if (!trees.length) return []
        const before = vote === votes[0] ? deedsBefore(written) : []
        // A check that came to nothing is no check to a vote. Why it did is said where it was made, as of whom a copied
        // politician hid (RU-POL-7).
        const foils = (id: string): boolean =>
          before.some(deed => deed.id === id && foiledBefore(played(written)).some(deed.isIn))
        return [...deedsOf(vote), ...before].flatMap(({ id, says, then: without, isIn }) => {
          const then = without()
          if (isReplaced(outcome, then)) return []
          const turned = trees.filter(({ who }) => isLynched(outcome, who) !== isLynched(then, who))
          tally('deciding deeds', turned.length)
          return turned.flatMap(({ who, part }) =>
            part.some(isIn) || foils(id) ? [] : `${name}: ${says} decided about ${who}`,
          )
        })
      })
      tally('votes', votes.length)
      expect(apart).toEqual([])
    },
    { 'deciding deeds': 50, votes: 40 },
  )
})

/** What the checks before a vote failed by. */
const foiledBefore = ({ phases }: Played): Reason[] =>
  phases.flatMap(({ phase, outcome }) =>
    outcome.verdicts
      .filter(
        ({ action, verdict }) =>
          verdict === 'failed' && phase.submissions.some(({ id, does }) => id === action && /check$/i.test(does)),
      )
      .flatMap(({ reason }) => (reason ? decisivePart(reason) : [])),
  )

const isLynched = ({ lynched = [] }: Outcome, who: string): boolean => lynched.includes(who)

const treeOf = ({ claim, reason }: Question): { who: string; part: Reason[] }[] =>
  claim.is === 'dies' && reason && byBallots(reason, claim.who) ? [{ who: claim.who, part: decisivePart(reason) }] : []
