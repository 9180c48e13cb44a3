/** How elites leave: the agent after the second lynch, the servant with the master (RU-AGT-1, RU-SRV-1). */
import type { Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { endOfDay } from '../day/kinds.ts'
import { dayGoesOn } from '../day/rounds.ts'
import { hasPost } from '../faceless/who.ts'
import { chosenSide, eliteIs, masterOfServant } from '../shared/elites.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** The day of the second lynch: the first day elects a mayor. */
const SECOND_LYNCH = 3

/** Agents whose time is over leave, unless a post keeps them; everybody reads for which side they were, where they had named one. */
export function agentsReport(run: Resolution): void {
  if (run.phase.number < SECOND_LYNCH || dayGoesOn(run)) return
  for (const agent of run.living().filter(seat => eliteIs(seat, 'reportsBack'))) {
    const held = hasPost(agent) ? [run.given({ is: 'fact', kind: 'heldByPost', of: agent.slot }, 'RU-AGT-1')] : []
    const why = all({ is: 'fact', kind: 'agentLeft', of: agent.slot }, { rule: 'RU-AGT-1' }, [], held)
    run.put({ kind: 'agentLeft', of: agent.slot, why, rule: 'RU-AGT-1' })
    if (!why.holds) continue
    run.change(agent.slot, { out: true })
    run.announce('agentLeft', { who: agent.slot, ...sideShown(run, agent) }, 'RU-AGT-1')
  }
}

/** The side of an agent is read by everybody where he named it, and stays hidden where he named a player (RU-AGT-1). */
const sideShown = ({ game }: Resolution, agent: Seat): { team: string; shown: string } =>
  agent.details?.ofSide === undefined || chosenSide(game, agent) === undefined
    ? { team: '', shown: 'no' }
    : { team: agent.details.ofSide, shown: 'yes' }

/**
 * Servants whose master is out of the game leave too; where the master died at night their side is not shown. A master who
 * votes on as a phantom is not out yet: they go together.
 */
export function servantsLeave(run: Resolution): void {
  for (const servant of run.living().filter(seat => eliteIs(seat, 'serves'))) {
    const master = masterOfServant(run.game, servant)
    if (!master || run.seat(master.slot).alive) continue
    const deaths = run.deaths().filter(({ of }) => of === master.slot)
    const gone = { is: 'fact', kind: 'masterGone', of: servant.slot, other: master.slot } as const
    // Of a master who died before today it is told by what he has been since.
    const since = deaths.length ? deaths : run.ledger.attempts({ kind: 'phantom', of: master.slot, when: 'soFar' })
    const because = all(
      gone,
      { rule: 'RU-SRV-1' },
      since.map(({ why }) => why),
    )
    const why = all(
      { is: 'fact', kind: 'servantLeft', of: servant.slot, other: master.slot },
      { rule: 'RU-SRV-1' },
      [because],
      staysAsPhantom(run, master.slot),
    )
    run.put({ kind: 'servantLeft', of: servant.slot, why, rule: 'RU-SRV-1' })
    if (!why.holds) continue
    run.change(servant.slot, { out: true })
    const shown = diedIn(run, master.slot) === 'night' ? 'no' : 'yes'
    const team = shown === 'yes' ? master.faction : ''
    run.announce('servantLeft', { who: servant.slot, other: master.slot, team, shown }, 'RU-SRV-1')
  }
}

/** What keeps a dead player in the game beyond this phase; a vote that is over keeps nobody. */
const staysAsPhantom = (run: Resolution, who: SeatId): Reason[] =>
  run.ledger
    .found({ kind: 'phantom', of: who, when: 'soFar' })
    .filter(({ until }) => run.phase.kind === 'night' || until !== endOfDay(run.phase.number))
    .map(({ why }) => why)

/** The kind of the phase in which somebody died. */
const diedIn = (run: Resolution, who: SeatId): string | undefined =>
  run.deaths().some(({ of }) => of === who)
    ? run.phase.kind
    : run.game.phases.findLast(({ result }) => result?.deaths.includes(who))?.kind

/** An elite who took the side of a player is told it when that player dies at night (RU-AGT-1, RU-MAS-1). */
export function tellSides(run: Resolution): void {
  for (const elite of run.living()) {
    const { like } = elite.details ?? {}
    const rule = eliteIs(elite, 'weighsNothing') ? 'RU-MAS-1' : eliteIs(elite, 'reportsBack') ? 'RU-AGT-1' : undefined
    const death = run.deaths().find(({ of }) => of === like)
    if (!rule || !death) continue
    const why = all({ is: 'fact', kind: 'sideTold', of: elite.slot, other: death.of }, { rule }, [death.why])
    run.put({ kind: 'sideTold', of: elite.slot, why, rule })
    if (why.holds) run.tell(elite.slot, 'sideTold', { who: death.of, team: run.seat(death.of).faction }, rule)
  }
}
