/**
 * Wills: the last one sent in stands, and is published when its owner dies unless the host withholds or changes it
 * (CONAN-WL1 to WL5). The original is kept beside what was published.
 */
import type { Game, HostRecord } from '../../../journal/state.ts'
import { wordsOf } from '../../../rules/option.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Effect, type Fact, type Says, type Resolution } from '../vocabulary.ts'

/** A new will replaces the one before (CONAN-WL1, A1). Everybody may leave one (CONAN-E11). */
const willLeft: Effect = (run, { move, why }) => {
  const left = all({ is: 'fact', kind: 'will', of: move.actor }, { rule: 'CONAN-E11' }, [why])
  if (!left.holds) return left
  for (const before of run.ledger.found({ kind: 'will', of: move.actor, when: 'soFar' })) run.ledger.end(before, left)
  run.put({
    kind: 'will',
    of: move.actor,
    action: move.id,
    why: left,
    rule: 'CONAN-WL1',
    data: { text: move.with.text ?? '' },
    lasting: true,
  })
  return left
}

export const leavingWills: Readonly<Record<string, Effect>> = { willLeft }

/** What somebody's will says, as he wrote it; undefined where there is none. */
function willOf(run: Resolution, who: SeatId): string | undefined {
  const sent = run.ledger.found({ kind: 'will', of: who, when: 'soFar' }).at(-1)?.data.text
  const text = sent ?? run.seat(who).details?.will
  return text?.trim() ? text : undefined
}

/** What the host recorded of somebody under a form, the last of it. */
export function recordOf(game: Pick<Game, 'records'>, form: string, who: SeatId): HostRecord | undefined {
  return (game.records ?? []).filter(record => record.form === form && record.values.player === who).at(-1)
}

/** What the host made of somebody's will, where he changed it (CONAN-WL3). */
const changedWill = (run: Resolution, who: SeatId): string | undefined =>
  recordOf(run.game, 'publishedWill', who)?.values.text

/** Publishes the wills of those who died or, where the host wants it, were arrested (CONAN-WL2). */
export function publishWills(
  run: Resolution,
  deaths: readonly Fact<'death'>[],
  arrests: readonly Fact<'arrested'>[],
): void {
  for (const { of, data } of deaths) publishWill(run, of, data.cause)
  for (const { of } of arrests) if (!deaths.some(death => death.of === of)) publishWill(run, of, 'arrest')
}

/** One will: not at every end, not with an erased body, and not if the host withholds it (CONAN-WL2 to WL4). */
function publishWill(run: Resolution, who: SeatId, end: string): void {
  const text = willOf(run, who)
  if (text === undefined) return
  const changed = changedWill(run, who)
  const against = (kind: Says, rule: RuleId, because: readonly Reason[] = []): Reason =>
    all({ is: 'fact', kind, of: who }, { rule }, because)
  const kept = [
    ...(wordsOf(run.option('will.showOn')).includes(end) ? [] : [against('notShownOn', 'CONAN-WL2')]),
    ...run.ledger
      .found({ kind: 'bodyErased', of: who, when: 'soFar' })
      .map(fact => against('bodyErased', 'CONAN-WL4', [run.ledger.standing(fact, 'soFar')])),
  ]
  const withheld = !kept.length && run.ask('will') === 'withhold' ? [against('withheld', 'CONAN-WL3')] : []
  const written = against('will', 'CONAN-E11')
  const shown = changed === undefined ? written : against('wordsChanged', 'CONAN-WL3', [written])
  const why = all(
    { is: 'fact', kind: 'willShown', of: who },
    { rule: 'CONAN-WL1', also: ['CONAN-WL2'] },
    [shown],
    [...kept, ...withheld],
  )
  run.put({ kind: 'willShown', of: who, why, rule: 'CONAN-WL1' })
  if (why.holds) run.announce('will', { who: [who], text: [changed ?? text] }, 'CONAN-WL1')
}

/** Who erased this body, where somebody did. */
export const erasedBy = (run: Resolution, who: SeatId): Fact<'bodyErased'> | undefined =>
  run.ledger.found({ kind: 'bodyErased', of: who, when: 'soFar' })[0]

/** Who erased a body learns the role, and gets the will where there was one, as the host changed it (CONAN-I6, WL3 to WL5). */
export function tellErasers(run: Resolution, deaths: readonly Fact<'death'>[]): void {
  for (const { of: who } of deaths) {
    const eraser = erasedBy(run, who)?.by
    if (eraser === undefined) continue
    const text = willOf(run, who)
    run.tell(eraser, 'erasedBody', { who, role: run.seat(who).role }, text === undefined ? 'CONAN-WL5' : 'CONAN-I6')
    if (text !== undefined) run.tell(eraser, 'erasedWill', { who, text: changedWill(run, who) ?? text }, 'CONAN-WL4')
  }
}
