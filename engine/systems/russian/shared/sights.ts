/**
 * Whom the senses of a name miss at a home: werewolves on their special moves, and killers whose victim lives, or who came
 * after the first one (RU-GEN-19, RU-BUM-2, RU-BUM-6).
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { is } from '../attributes.ts'
import { roleIs } from '../roles/is.ts'
import { negativeOf } from './sides.ts'
import { all, type Fact, type Says, type Resolution } from '../vocabulary.ts'

type Visit = Fact<'went' | 'cameInVain' | 'cutTonight'>

/**
 * A visit as somebody sees it who learns names.
 * @param says how that is said of him, and by which rule
 * @returns the visit itself where nothing could hide it
 */
export const sighted = (
  { by = '', why }: Visit,
  home: SeatId,
  hidden: readonly Reason[],
  { kind, rule }: { kind: Says; rule: RuleId },
): Reason => (hidden.length ? all({ is: 'fact', kind, of: by, other: home }, { rule }, [why], hidden) : why)

export const noTrace = (
  run: Resolution,
  { by = '' }: Visit,
  home: SeatId,
  kind: 'leavesNoTrace' | 'cutUnseen',
): Reason => run.given({ is: 'fact', kind, of: by, other: home }, 'RU-BUM-2')

/** What keeps a visitor's name from being learned, or would have; nothing where the visit is of no such kind. */
export function unseen(run: Resolution, home: SeatId, went: Fact<'went' | 'cameInVain'>): Reason[] {
  const { by = '', action, data } = went
  const special =
    data.kind === 'negative' && (data.does !== 'shoot' || roleIs(negativeOf(run.seat(by)), 'killsSpecially'))
  if (special) return [noTrace(run, went, home, 'leavesNoTrace')]
  if (!is(data.does, 'shot')) return []
  const deaths = run.ledger.attempts({ kind: 'death', of: home, when: 'soFar' }).map(({ why }) => why)
  const [first] = run.ledger.found({
    kind: 'attacked',
    of: home,
    when: 'soFar',
    where: ({ phase, data: { cause } }) => phase === undefined && cause !== 'suicide',
  })
  return [
    all({ is: 'fact', kind: 'victimLives', of: home, other: by }, { rule: 'RU-BUM-6' }, [], deaths),
    ...(first === undefined || (first.by === by && first.action === action)
      ? []
      : [
          all({ is: 'fact', kind: 'cameAfter', of: by, other: first.by ?? '', action }, { rule: 'RU-BUM-6' }, [
            first.why,
          ]),
        ]),
  ]
}

/**
 * Logs a move on oneself as one that stayed at home, where the player asked for that and the true one did not come
 * (RU-GEI-6, RU-EXE-10).
 */
export function seemHome(
  run: Resolution,
  { move: { actor, does, id: action, with: keys }, why }: Arrival,
  rule: RuleId,
): void {
  if (keys.seem !== 'home') return
  const seems = all({ is: 'fact', kind: 'seemedHome', of: actor, action }, { rule, action }, [], [why])
  run.put({
    kind: 'went',
    of: actor,
    by: actor,
    action,
    why: seems,
    rule,
    data: { kind: 'negative', does, aim: actor },
  })
}
