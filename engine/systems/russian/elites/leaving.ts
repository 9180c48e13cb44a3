/** How elites leave: the agent after the second lynch, the servant with the master (RU-AGT-1, RU-SRV-1). */
import type { Seat } from '../../../journal/state.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { endOfDay } from '../day/kinds.ts'
import { dayGoesOn } from '../day/rounds.ts'
import { hasPost } from '../faceless/who.ts'
import { chosenSide, eliteIs, masterOfServant } from '../shared/elites.ts'
import { all, type Walk } from '../vocabulary.ts'

/** The day of the second lynch: the first day elects a mayor. */
const SECOND_LYNCH = 3

/** Agents whose time is over leave, unless a post keeps them; everybody reads for which side they were, where they had named one. */
export function agentsReport(walk: Walk): void {
  if (walk.phase.number < SECOND_LYNCH || dayGoesOn(walk)) return
  for (const agent of walk.living().filter(seat => eliteIs(seat, 'reportsBack'))) {
    const held = hasPost(agent) ? [walk.given({ is: 'fact', kind: 'heldByPost', of: agent.slot }, 'RU-AGT-1')] : []
    const why = all({ is: 'fact', kind: 'agentLeft', of: agent.slot }, { rule: 'RU-AGT-1' }, [], held)
    walk.put({ kind: 'agentLeft', of: agent.slot, why, rule: 'RU-AGT-1' })
    if (!why.holds) continue
    walk.change(agent.slot, { out: true })
    walk.announce('agentLeft', { who: agent.slot, ...sideShown(walk, agent) }, 'RU-AGT-1')
  }
}

/** The side of an agent is read by everybody where he named it, and stays hidden where he named a player (RU-AGT-1). */
const sideShown = ({ game }: Walk, agent: Seat): { team: string; shown: string } =>
  agent.details?.ofSide === undefined || chosenSide(game, agent) === undefined
    ? { team: '', shown: 'no' }
    : { team: agent.details.ofSide, shown: 'yes' }

/**
 * Servants whose master is out of the game leave too; where the master died at night their side is not shown. A master who
 * votes on as a phantom is not out yet: they go together.
 */
export function servantsLeave(walk: Walk): void {
  for (const servant of walk.living().filter(seat => eliteIs(seat, 'serves'))) {
    const master = masterOfServant(walk.game, servant)
    if (!master || walk.seat(master.slot).alive) continue
    const deaths = walk.deaths().filter(({ of }) => of === master.slot)
    const gone = { is: 'fact', kind: 'masterGone', of: servant.slot, other: master.slot } as const
    // Of a master who died before today it is told by what he has been since.
    const since = deaths.length ? deaths : walk.ledger.attempts({ kind: 'phantom', of: master.slot, when: 'soFar' })
    const because = all(
      gone,
      { rule: 'RU-SRV-1' },
      since.map(({ why }) => why),
    )
    const why = all(
      { is: 'fact', kind: 'servantLeft', of: servant.slot, other: master.slot },
      { rule: 'RU-SRV-1' },
      [because],
      staysAsPhantom(walk, master.slot),
    )
    walk.put({ kind: 'servantLeft', of: servant.slot, why, rule: 'RU-SRV-1' })
    if (!why.holds) continue
    walk.change(servant.slot, { out: true })
    const shown = diedIn(walk, master.slot) === 'night' ? 'no' : 'yes'
    const team = shown === 'yes' ? master.faction : ''
    walk.announce('servantLeft', { who: servant.slot, other: master.slot, team, shown }, 'RU-SRV-1')
  }
}

/** What keeps a dead player in the game beyond this phase; a vote that is over keeps nobody. */
const staysAsPhantom = (walk: Walk, who: Slot): Reason[] =>
  walk.ledger
    .found({ kind: 'phantom', of: who, when: 'soFar' })
    .filter(({ until }) => walk.phase.kind === 'night' || until !== endOfDay(walk.phase.number))
    .map(({ why }) => why)

/** The kind of the phase in which somebody died. */
const diedIn = (walk: Walk, who: Slot): string | undefined =>
  walk.deaths().some(({ of }) => of === who)
    ? walk.phase.kind
    : walk.game.phases.findLast(({ result }) => result?.deaths.includes(who))?.kind

/** An elite who took the side of a player is told it when that player dies at night (RU-AGT-1, RU-MAS-1). */
export function tellSides(walk: Walk): void {
  for (const elite of walk.living()) {
    const { like } = elite.details ?? {}
    const rule = eliteIs(elite, 'weighsNothing') ? 'RU-MAS-1' : eliteIs(elite, 'reportsBack') ? 'RU-AGT-1' : undefined
    const death = walk.deaths().find(({ of }) => of === like)
    if (!rule || !death) continue
    const why = all({ is: 'fact', kind: 'sideTold', of: elite.slot, other: death.of }, { rule }, [death.why])
    walk.put({ kind: 'sideTold', of: elite.slot, why, rule })
    if (why.holds) walk.tell(elite.slot, 'sideTold', { who: death.of, team: walk.seat(death.of).faction }, rule)
  }
}
