/** Whether the vote of a day is a witch hunt: the mayor has lost the post, none was held, enough live, half approve (RU-HUNT-1, RU-HUNT-2). */
import type { Seat } from '../../../journal/state.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../abilities.ts'
import { standsAside } from '../day/sides.ts'
import { mainPlayers } from '../shared/elites.ts'
import { drawer } from '../shared/memo.ts'
import { fewestForHunt } from './size.ts'
import { all, least, type LateEffect, type Walk } from '../vocabulary.ts'

export const approvingHunt: LateEffect = (walk, { move, why }) => {
  const { actor: of, id: action } = move
  const approves = all({ is: 'fact', kind: 'approvesHunt', of, action }, { rule: 'RU-HUNT-2', action }, [why])
  walk.put({ kind: 'approvesHunt', of, by: of, action, why: approves, rule: 'RU-HUNT-2' })
  return approves
}

/** Who counts for a hunt: main players alive, who were admitted to the vote. */
const counted = (walk: Walk): Seat[] =>
  mainPlayers(walk.living()).filter(({ slot }) => !standsAside(walk, slot) && !wroteNoWall(walk, slot))

const wroteNoWall = (walk: Walk, who: string): boolean =>
  (walk.game.records ?? []).some(
    ({ form, phase, values }) => form === 'noWall' && phase === walk.name && values.player === who,
  )

/** That half of them approve: by what they sent in, in time or late, or as the host says where nothing was. */
function approved(walk: Walk): Reason {
  const players = counted(walk)
  const need = Math.ceil(players.length / 2)
  const given = walk.ledger.attempts({ kind: 'approvesHunt', when: 'soFar' })
  const claim = { is: 'fact', kind: 'huntApproved', of: '', values: { need } } as const
  if (!given.length && !walk.phase.submissions.some(({ does }) => is(does, 'approves'))) {
    const said = walk.ask('huntApproved') === 'yes'
    const told = walk.given({ is: 'fact', kind: 'hostSawApprovals', of: '' }, 'host')
    return least(1, claim, { rule: 'RU-HUNT-2' }, said ? [told] : [])
  }
  const approvals = given.filter(({ of }) => players.some(({ slot }) => slot === of)).map(({ why }) => why)
  return least(need, claim, { rule: 'RU-HUNT-2' }, approvals)
}

/** What rules a hunt out, whoever approves of it. */
function bars(walk: Walk): Reason[] {
  const bar = (kind: 'mayorInOffice' | 'huntHeld' | 'tooFewForHunt', of = ''): Reason =>
    walk.given({ is: 'fact', kind, of }, 'RU-HUNT-1')
  const mayor = walk.game.seats.find(({ details }) => details?.title === 'mayor')
  const inOffice = mayor && (mayor.alive || !walk.option<boolean>('deadMayorOpensHunt'))
  const few = mainPlayers(walk.living()).length <= fewestForHunt(walk.game)
  return [
    ...(inOffice ? [bar('mayorInOffice', mayor.slot)] : []),
    ...(walk.ledger.found({ kind: 'huntHeld', when: 'phaseStart' }).length ? [bar('huntHeld')] : []),
    ...(few ? [bar('tooFewForHunt')] : []),
  ]
}

/** That this vote is a hunt; undefined where none was called for. */
export const hunted = drawer<Reason | undefined>(walk =>
  walk.phase.kind === 'hunt'
    ? all({ is: 'fact', kind: 'huntOn', of: '' }, { rule: 'RU-HUNT-1' }, [approved(walk)], bars(walk))
    : undefined,
)

/** Whether the ballots of this vote are those of a hunt. */
export const isHunt = (walk: Walk): boolean => hunted(walk)?.holds ?? false

/** Whether a hunt can be called for at this vote, so that approvals are asked for as it starts. */
export const mayBeHunted = (walk: Walk): boolean => !bars(walk).length
