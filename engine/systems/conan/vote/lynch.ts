/** Who is lynched, from the totals (CONAN-V9 to V11, V14, K9). */
import { top } from '../../../vote/tally.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { removedToday } from './ballots.ts'
import { mostVotes, nearlySpared, tie } from './majority.ts'
import { votesCast } from './votes.ts'
import { all, type Walk } from '../vocabulary.ts'

/** The lynch: the player with the most votes, unless the vote is tied, stopped, or its victim out of reach. */
export function lynch(walk: Walk): void {
  const totals = walk.tally?.totals.players ?? {}
  const stopped = byVoiceOfReason(walk)
  const first = top(totals)
  if (!first.length) {
    const why = all({ is: 'fact', kind: 'noLynch', of: '' }, { rule: 'CONAN-V11' })
    walk.put({ kind: 'noLynch', of: '', why, rule: 'CONAN-V11' })
    addStep(walk, 'lynch', 'CONAN-V11', why)
  }
  const gone = first.filter(slot => isUnavailable(walk, slot))
  const passOn = gone.length > 0 && walk.option('lynch.ifTopUnavailable') === 'next'
  const candidates = passOn ? nextBest(walk, totals) : first
  // Who is out of reach leaves room for nobody else, unless the host has it go to the next.
  const rivals = Object.keys(totals).filter(slot => !passOn || !isUnavailable(walk, slot))
  for (const slot of passOn ? gone : []) attemptLynch(walk, slot, { rivals, stopped, tieSpares: false })
  const instead = passOn
    ? gone.flatMap(slot =>
        unavailable(walk, slot)
          .filter(({ holds }) => holds)
          .slice(0, 1),
      )
    : []
  const taken = takenInTie(
    walk,
    candidates,
    stopped.some(({ holds }) => holds),
  )
  for (const slot of candidates)
    attemptLynch(walk, slot, { rivals, stopped, tieSpares: !taken.includes(slot), instead })
}

/** Whether the Voice of Reason keeps anybody from being lynched. */
function byVoiceOfReason(walk: Walk): Reason[] {
  if (!walk.option<boolean>('voiceOfReason.stopsLynch')) return []
  const heard = walk.ledger.seek({ kind: 'votingStopped', when: 'soFar' }, 'CONAN-V14')
  return heard.because.length ? [all({ is: 'fact', kind: 'lynchStopped', of: '' }, { rule: 'CONAN-V14' }, [heard])] : []
}

/**
 * What put somebody out of reach this day: nobody is lynched instead, unless the host wants the next. An arrest that failed
 * or is over again stands among it, and does not hold.
 */
function unavailable(walk: Walk, slot: Slot): Reason[] {
  const outOfReach = (rule: RuleId, because: readonly Reason[]): Reason[] =>
    because.map(one => all({ is: 'fact', kind: 'notLynchable', of: slot }, { rule }, [one]))
  const found = (kind: 'death' | 'abroad'): Reason[] =>
    walk.ledger.found({ kind, of: slot, when: 'soFar' }).map(fact => walk.ledger.standing(fact, 'soFar'))
  return [
    ...outOfReach('CONAN-K9', found('death')),
    ...outOfReach('CONAN-K9', removedToday(walk, slot)),
    ...outOfReach('CONAN-K9', walk.ledger.tried({ kind: 'arrested', of: slot, when: 'soFar' })),
    ...outOfReach('CONAN-S6', found('abroad')),
  ]
}

const isUnavailable = (walk: Walk, slot: Slot): boolean => unavailable(walk, slot).some(({ holds }) => holds)

const nextBest = (walk: Walk, totals: Readonly<Record<Slot, number>>): Slot[] =>
  top(Object.fromEntries(Object.entries(totals).filter(([slot]) => !isUnavailable(walk, slot))))

/** Whom the host's way with ties takes all the same (CONAN-V10). One alone at the top is no tie, and is not asked about. */
function takenInTie(walk: Walk, tied: readonly Slot[], stopped: boolean): readonly Slot[] {
  const mode = walk.option('lynch.tie')
  if (mode === 'all') return tied
  if (tied.length < 2 || stopped || mode === 'none') return []
  const chosen =
    mode === 'random' ? walk.draw('tie', tied[0]!, tied, 'CONAN-V10') : walk.ask('revote', { choices: ['', ...tied] })
  return tied.filter(who => who === chosen)
}

/** What comes of the totals, and what is read of them, are steps of the tally too: they leave the totals as they are. */
export function addStep({ tally }: Walk, id: string, rule: RuleId, reason: Reason): void {
  if (tally) tally.steps.push({ id, rule, reason, before: tally.totals, after: tally.totals })
}

interface Circumstances {
  /** Whose votes stand beside his. */
  rivals: readonly Slot[]
  stopped: readonly Reason[]
  /** Whether a tie would save him, if there is one. */
  tieSpares: boolean
  /** What put those with more votes out of reach. */
  instead?: readonly Reason[]
}

/** One who might be lynched, with everything that speaks for it and against it. */
function attemptLynch(walk: Walk, who: Slot, { rivals, stopped, tieSpares, instead = [] }: Circumstances): void {
  const { players: totals } = walk.tally!.totals
  const votes = totals[who] ?? 0
  const others = rivals.filter(other => other !== who && totals[other]! <= votes)
  const why = all(
    { is: 'fact', kind: 'lynched', of: who, values: { votes } },
    { rule: 'CONAN-OD9', also: keepsWhatCameBefore(walk, who) ? ['CONAN-V15'] : [] },
    [mostVotes(walk, who, others), ...instead],
    [
      ...(tieSpares ? tie(walk, who, others) : []),
      ...stopped,
      ...unavailable(walk, who),
      ...nearlySpared(walk, who, others),
    ],
  )
  if (why.holds) walk.lynched.push(who)
  addStep(walk, 'lynch', 'CONAN-V9', why)
  walk.dies(who, why, 'CONAN-V9', { cause: 'lynch' })
}

/** What the lynched did before the lynch is not undone by it (CONAN-V15). */
const keepsWhatCameBefore = (walk: Walk, who: Slot): boolean =>
  votesCast(walk).some(({ ballot, counts }) => ballot.by === who && counts.holds)
  || walk.moves.some(({ actor }) => actor === who)
