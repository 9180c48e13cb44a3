/** Who is lynched, from the totals (CONAN-V9 to V11, V14, K9). */
import type { Walk } from '../../../resolve/sequence/walk.ts'
import { cast } from '../../../vote/cast.ts'
import { top } from '../../../vote/tally.ts'
import type { RuleId, Slot } from '../../../why/claim.ts'
import { all, type Reason } from '../../../why/reason.ts'

/** The lynch: the player with the most votes, unless the vote is tied, stopped, or its victim out of reach. */
export function lynch(walk: Walk): void {
  const totals = walk.tally?.totals.players ?? {}
  const stopped = stops(walk)
  const first = top(totals)
  if (!first.length) {
    const why = all({ is: 'fact', kind: 'noLynch', of: '' }, { rule: 'CONAN-V11' })
    walk.put({ kind: 'noLynch', of: '', why, rule: 'CONAN-V11' })
    addStep(walk, 'lynch', 'CONAN-V11', why)
  }
  const gone = first.filter(slot => unavailable(walk, slot).length)
  const passOn = gone.length > 0 && walk.option('lynch.ifTopUnavailable') === 'next'
  const candidates = passOn ? nextBest(walk, totals) : first
  for (const slot of passOn ? gone : []) attempt(walk, slot, totals, [], stopped)
  const chosen = settleTie(
    walk,
    candidates,
    stopped.some(({ holds }) => holds),
  )
  for (const slot of candidates)
    attempt(
      walk,
      slot,
      totals,
      chosen.spared.filter(({ who }) => who === slot).map(({ why }) => why),
      stopped,
    )
}

/** Whether the Voice of Reason keeps anybody from being lynched. */
function stops(walk: Walk): Reason[] {
  if (!walk.option<boolean>('voiceOfReason.stopsLynch')) return []
  const heard = walk.ledger.seek({ kind: 'votingStopped', when: 'soFar' }, 'CONAN-V14')
  return heard.because.length ? [all({ is: 'fact', kind: 'lynchStopped', of: '' }, { rule: 'CONAN-V14' }, [heard])] : []
}

/** What put somebody out of reach this day: nobody is lynched instead, unless the host wants the next. */
function unavailable(walk: Walk, slot: Slot): Reason[] {
  const found = (kind: string, rule: RuleId): Reason[] =>
    walk.ledger
      .found({ kind, of: slot, when: 'soFar' })
      .map(fact => all({ is: 'fact', kind: 'notLynchable', of: slot }, { rule }, [walk.ledger.standing(fact, 'soFar')]))
  return [...found('death', 'CONAN-K9'), ...found('arrested', 'CONAN-K9'), ...found('abroad', 'CONAN-S6')]
}

const nextBest = (walk: Walk, totals: Readonly<Record<Slot, number>>): Slot[] =>
  top(Object.fromEntries(Object.entries(totals).filter(([slot]) => !unavailable(walk, slot).length)))

interface Spared {
  who: Slot
  why: Reason
}

/** What becomes of several at the top (CONAN-V10). */
function settleTie(walk: Walk, tied: readonly Slot[], stopped: boolean): { spared: Spared[] } {
  const mode = walk.option('lynch.tie')
  if (tied.length < 2 || stopped || mode === 'all') return { spared: [] }
  const chosen =
    mode === 'random'
      ? walk.draw('tie', tied[0]!, tied, 'CONAN-V10')
      : mode === 'revote'
        ? walk.ask('revote', { choices: ['', ...tied] })
        : undefined
  const tie = all(
    { is: 'fact', kind: 'tied', of: tied[0]!, values: { players: tied.length } },
    { rule: 'CONAN-V10' },
    tied.map(of => walk.given({ is: 'fact', kind: 'atTheTop', of }, 'CONAN-V9')),
  )
  return { spared: tied.filter(who => who !== chosen).map(who => ({ who, why: tie })) }
}

/** What comes of the totals, and what is read of them, are steps of the tally too: they leave the totals as they are. */
export function addStep({ tally }: Walk, id: string, rule: RuleId, reason: Reason): void {
  if (tally) tally.steps.push({ id, rule, reason, before: tally.totals, after: tally.totals })
}

/** One who might be lynched, with everything that speaks for it and against it. */
function attempt(
  walk: Walk,
  who: Slot,
  totals: Readonly<Record<Slot, number>>,
  spared: readonly Reason[],
  stopped: readonly Reason[],
): void {
  const votes = totals[who] ?? 0
  const steps = walk
    .tally!.steps.filter(({ before, after }) => before.players[who] !== after.players[who])
    .map(({ reason }) => reason)
  const second = Object.keys(totals)
    .filter(other => totals[other]! > 0 && totals[other]! < votes && !unavailable(walk, other).length)
    .sort((a, b) => totals[b]! - totals[a]!)[0]
  const rival =
    second === undefined
      ? []
      : [walk.given({ is: 'fact', kind: 'hasFewer', of: second, values: { votes: totals[second]! } }, 'CONAN-V9')]
  const most = all({ is: 'fact', kind: 'hasMost', of: who, values: { votes } }, { rule: 'CONAN-V9' }, [
    ...steps,
    ...rival,
  ])
  const failed = walk.ledger
    .attempts({ kind: 'accompanied', of: who, when: 'soFar' })
    .map(fact => walk.ledger.standing(fact, 'soFar'))
    .filter(({ holds }) => !holds)
  const why = all(
    { is: 'fact', kind: 'lynched', of: who, values: { votes } },
    { rule: 'CONAN-OD9' },
    [most],
    [...spared, ...stopped, ...unavailable(walk, who), ...failed],
  )
  if (why.holds) walk.lynched.push(who)
  addStep(walk, 'lynch', 'CONAN-V9', why)
  if (why.holds) for (const kept of keeps(walk, who)) addStep(walk, 'kept', kept.rule, kept)
  walk.dies(who, why, 'CONAN-V9', { cause: 'lynch' })
}

/** What the lynched did before the lynch is not undone by it (CONAN-V15). */
function keeps(walk: Walk, who: Slot): Reason[] {
  const voted = cast(walk.system, walk.game, walk.phase).ballots.some(
    ({ by, id }) => by === who && walk.tally!.counted.includes(id),
  )
  return voted || walk.moves.some(({ actor }) => actor === who)
    ? [walk.given({ is: 'fact', kind: 'keepsWhatCameBefore', of: who }, 'CONAN-V15')]
    : []
}
