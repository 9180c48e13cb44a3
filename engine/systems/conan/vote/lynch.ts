/** Who is lynched, from the totals (CONAN-V9 to V11, V14, K9). */
import { top } from '../../../vote/tally.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { removedToday } from './ballots.ts'
import { mostVotes, nearlySpared, tie } from './majority.ts'
import { votesCast } from './votes.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** The lynch: the player with the most votes, unless the vote is tied, stopped, or its victim out of reach. */
export function lynch(run: Resolution): void {
  const totals = run.tally?.totals.players ?? {}
  const stopped = byVoiceOfReason(run)
  const first = top(totals)
  if (!first.length) {
    const why = all({ is: 'fact', kind: 'noLynch', of: '' }, { rule: 'CONAN-V11' })
    run.put({ kind: 'noLynch', of: '', why, rule: 'CONAN-V11' })
    addStep(run, 'lynch', 'CONAN-V11', why)
  }
  const gone = first.filter(slot => isUnavailable(run, slot))
  const passOn = gone.length > 0 && run.option('lynch.ifTopUnavailable') === 'next'
  const candidates = passOn ? nextBest(run, totals) : first
  // Who is out of reach leaves room for nobody else, unless the host has it go to the next.
  const rivals = Object.keys(totals).filter(slot => !passOn || !isUnavailable(run, slot))
  for (const slot of passOn ? gone : []) attemptLynch(run, slot, { rivals, stopped, tieSpares: false })
  const instead = passOn
    ? gone.flatMap(slot =>
        unavailable(run, slot)
          .filter(({ holds }) => holds)
          .slice(0, 1),
      )
    : []
  const taken = takenInTie(
    run,
    candidates,
    stopped.some(({ holds }) => holds),
  )
  for (const slot of candidates) attemptLynch(run, slot, { rivals, stopped, tieSpares: !taken.includes(slot), instead })
}

/** Whether the Voice of Reason keeps anybody from being lynched. */
function byVoiceOfReason(run: Resolution): Reason[] {
  if (!run.option<boolean>('voiceOfReason.stopsLynch')) return []
  const heard = run.ledger.seek({ kind: 'votingStopped', when: 'soFar' }, 'CONAN-V14')
  return heard.because.length ? [all({ is: 'fact', kind: 'lynchStopped', of: '' }, { rule: 'CONAN-V14' }, [heard])] : []
}

/**
 * What put somebody out of reach this day: nobody is lynched instead, unless the host wants the next. An arrest that failed
 * or is over again stands among it, and does not hold.
 */
function unavailable(run: Resolution, slot: SeatId): Reason[] {
  const outOfReach = (rule: RuleId, because: readonly Reason[]): Reason[] =>
    because.map(one => all({ is: 'fact', kind: 'notLynchable', of: slot }, { rule }, [one]))
  const found = (kind: 'death' | 'abroad'): Reason[] =>
    run.ledger.found({ kind, of: slot, when: 'soFar' }).map(fact => run.ledger.standing(fact, 'soFar'))
  return [
    ...outOfReach('CONAN-K9', found('death')),
    ...outOfReach('CONAN-K9', removedToday(run, slot)),
    ...outOfReach('CONAN-K9', run.ledger.tried({ kind: 'arrested', of: slot, when: 'soFar' })),
    ...outOfReach('CONAN-S6', found('abroad')),
  ]
}

const isUnavailable = (run: Resolution, slot: SeatId): boolean => unavailable(run, slot).some(({ holds }) => holds)

const nextBest = (run: Resolution, totals: Readonly<Record<SeatId, number>>): SeatId[] =>
  top(Object.fromEntries(Object.entries(totals).filter(([slot]) => !isUnavailable(run, slot))))

/** Whom the host's way with ties takes all the same (CONAN-V10). One alone at the top is no tie, and is not asked about. */
function takenInTie(run: Resolution, tied: readonly SeatId[], stopped: boolean): readonly SeatId[] {
  const mode = run.option('lynch.tie')
  if (mode === 'all') return tied
  if (tied.length < 2 || stopped || mode === 'none') return []
  const chosen =
    mode === 'random' ? run.draw('tie', tied[0]!, tied, 'CONAN-V10') : run.ask('revote', { choices: ['', ...tied] })
  return tied.filter(who => who === chosen)
}

/** What comes of the totals, and what is read of them, are steps of the tally too: they leave the totals as they are. */
export function addStep({ tally }: Resolution, id: string, rule: RuleId, reason: Reason): void {
  if (tally) tally.steps.push({ id, rule, reason, before: tally.totals, after: tally.totals })
}

interface Circumstances {
  /** Whose votes stand beside his. */
  rivals: readonly SeatId[]
  stopped: readonly Reason[]
  /** Whether a tie would save him, if there is one. */
  tieSpares: boolean
  /** What put those with more votes out of reach. */
  instead?: readonly Reason[]
}

/** One who might be lynched, with everything that speaks for it and against it. */
function attemptLynch(run: Resolution, who: SeatId, { rivals, stopped, tieSpares, instead = [] }: Circumstances): void {
  const { players: totals } = run.tally!.totals
  const votes = totals[who] ?? 0
  const others = rivals.filter(other => other !== who && totals[other]! <= votes)
  const why = all(
    { is: 'fact', kind: 'lynched', of: who, values: { votes } },
    { rule: 'CONAN-OD9', also: keepsWhatCameBefore(run, who) ? ['CONAN-V15'] : [] },
    [mostVotes(run, who, others), ...instead],
    [
      ...(tieSpares ? tie(run, who, others) : []),
      ...stopped,
      ...unavailable(run, who),
      ...nearlySpared(run, who, others),
    ],
  )
  if (why.holds) run.lynched.push(who)
  addStep(run, 'lynch', 'CONAN-V9', why)
  run.dies(who, why, 'CONAN-V9', { cause: 'lynch' })
}

/** What the lynched did before the lynch is not undone by it (CONAN-V15). */
const keepsWhatCameBefore = (run: Resolution, who: SeatId): boolean =>
  votesCast(run).some(({ ballot, counts }) => ballot.by === who && counts.holds)
  || run.moves.some(({ actor }) => actor === who)
