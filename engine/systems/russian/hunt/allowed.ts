/** Whether the vote of a day is a witch hunt: the mayor has lost the post, none was held, enough live, half approve (RU-HUNT-1, RU-HUNT-2). */
import type { Seat } from '../../../journal/state.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../attributes.ts'
import { standsAside } from '../day/sides.ts'
import { mainPlayers } from '../shared/roster.ts'
import { perRun } from '../shared/per-run.ts'
import { fewestForHunt } from '../calendar.ts'
import { all, least, type LateEffect, type Resolution } from '../vocabulary.ts'

export const approvingHunt: LateEffect = (run, { move, why }) => {
  const { actor: of, id: action } = move
  const approves = all({ is: 'fact', kind: 'approvesHunt', of, action }, { rule: 'RU-HUNT-2', action }, [why])
  run.put({ kind: 'approvesHunt', of, by: of, action, why: approves, rule: 'RU-HUNT-2' })
  return approves
}

/** Who counts for a hunt: main players alive, who were admitted to the vote. */
const counted = (run: Resolution): Seat[] =>
  mainPlayers(run.living()).filter(({ slot }) => !standsAside(run, slot) && !wroteNoWall(run, slot))

const wroteNoWall = (run: Resolution, who: string): boolean =>
  (run.game.records ?? []).some(
    ({ form, phase, values }) => form === 'noWall' && phase === run.name && values.player === who,
  )

/** That half of them approve: by what they sent in, in time or late, or as the host says where nothing was. */
function approved(run: Resolution): Reason {
  const players = counted(run)
  const need = Math.ceil(players.length / 2)
  const given = run.ledger.attempts({ kind: 'approvesHunt', when: 'soFar' })
  const claim = { is: 'fact', kind: 'huntApproved', of: '', values: { need } } as const
  if (!given.length && !run.phase.submissions.some(({ does }) => is(does, 'approves'))) {
    const said = run.ask('huntApproved') === 'yes'
    const told = run.given({ is: 'fact', kind: 'hostSawApprovals', of: '' }, 'host')
    return least(1, claim, { rule: 'RU-HUNT-2' }, said ? [told] : [])
  }
  const approvals = given.filter(({ of }) => players.some(({ slot }) => slot === of)).map(({ why }) => why)
  return least(need, claim, { rule: 'RU-HUNT-2' }, approvals)
}

/** What rules a hunt out, whoever approves of it. */
function bars(run: Resolution): Reason[] {
  const bar = (kind: 'mayorInOffice' | 'huntHeld' | 'tooFewForHunt', of = ''): Reason =>
    run.given({ is: 'fact', kind, of }, 'RU-HUNT-1')
  const mayor = run.game.seats.find(({ details }) => details?.title === 'mayor')
  const inOffice = mayor && (mayor.alive || !run.option<boolean>('deadMayorOpensHunt'))
  const few = mainPlayers(run.living()).length <= fewestForHunt(run.game)
  return [
    ...(inOffice ? [bar('mayorInOffice', mayor.slot)] : []),
    ...(run.ledger.found({ kind: 'huntHeld', when: 'phaseStart' }).length ? [bar('huntHeld')] : []),
    ...(few ? [bar('tooFewForHunt')] : []),
  ]
}

/** That this vote is a hunt; undefined where none was called for. */
export const hunted = perRun<Reason | undefined>(run =>
  run.phase.kind === 'hunt'
    ? all({ is: 'fact', kind: 'huntOn', of: '' }, { rule: 'RU-HUNT-1' }, [approved(run)], bars(run))
    : undefined,
)

/** Whether the ballots of this vote are those of a hunt. */
export const isHunt = (run: Resolution): boolean => hunted(run)?.holds ?? false

/** Whether a hunt can be called for at this vote, so that approvals are asked for as it starts. */
export const mayBeHunted = (run: Resolution): boolean => !bars(run).length
