/** The anonymous: who is watched, and what of a role reaches him every morning (RU-ANO). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Seat } from '../../../journal/state.ts'
import { endOfDay } from '../day/kinds.ts'
import { learnsFact } from '../shared/learns.ts'
import { playedFor } from '../shared/playing.ts'
import { hasUse } from '../shared/roles.ts'
import { whoHad } from '../shared/tonight.ts'
import { stillMoving } from '../shared/undead.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { reportHeard } from './heard.ts'

/** Who watches somebody now: who began it, or who took the role over for good and goes on with it (RU-ACZ-3). */
function watcherOf(run: Resolution, { by }: Fact<'watched'>): Seat | undefined {
  const those = stillMoving(run).filter(({ slot, bystander }) => !bystander && run.has(slot, 'surveil'))
  return those.find(({ slot }) => slot === by) ?? those.find(({ slot }) => !playedFor(run.game, slot, 'surveil'))
}

/** From now on, until he is let go of (RU-ANO-1). Whom it replaces goes only where the move passes (RU-ANO-2). */
export const surveilling: LateEffect = (run, { move: { actor, id: action, with: keys }, at, why }) => {
  const watched = all({ is: 'fact', kind: 'watched', of: at, other: actor, action }, { rule: 'RU-ANO-1', action }, [
    why,
  ])
  const since = run.phase.number
  run.mark(at, 'watched', watched, 'RU-ANO-1', {
    by: actor,
    action,
    data: { since },
    ...(playedFor(run.game, actor, 'surveil') && { until: endOfDay(since + 1) }),
  })
  for (const fact of run.ledger.found({ kind: 'watched', of: keys.instead ?? '', when: 'soFar' }))
    run.ledger.end(
      fact,
      all({ is: 'fact', kind: 'watchedNoMore', of: fact.of, other: actor }, { rule: 'RU-ANO-2', action }, [watched]),
    )
  return watched
}

/** Every morning: the watched feel it, and whoever has the role hears of theirs (RU-RES-10, RU-ANO-1). */
export function reportWatched(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'watched', when: 'soFar' })) {
    const watcher = watcherOf(run, fact)
    if (watcher && hasUse(run, watcher.slot)) report(run, watcher.slot, fact)
    if (watcher && run.seat(fact.of).alive) run.tell(fact.of, 'watched', {}, 'RU-RES-10')
    else endWatch(run, fact)
  }
}

/** By day, who took the role over hears at once whom it watches, as soon as he has the use of it (RU-GEN-23, RU-INFO-4). */
export function tellWatched(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'watched', when: 'soFar' })) {
    const watcher = watcherOf(run, fact)?.slot
    if (watcher !== undefined && watcher !== fact.by && run.seat(fact.of).alive && hasUse(run, watcher))
      tellRole(run, watcher, fact)
  }
}

/** Nobody watches any more, or nobody is there to be watched: whose death of this night did it, where one did. */
function endWatch(run: Resolution, fact: Fact<'watched'>): void {
  const claim = { is: 'fact', kind: 'watchOver', of: fact.of } as const
  const those = [fact.of, ...whoHad(run, 'surveil').map(({ slot }) => slot)]
  const deaths = run.deaths().filter(({ of }) => those.includes(of))
  const why = deaths.map(death => death.why)
  run.ledger.end(fact, why.length ? any(claim, { rule: 'RU-ANO-1' }, why) : all(claim, { rule: 'RU-ANO-1' }))
}

function report(run: Resolution, watcher: SeatId, fact: Fact<'watched'>): void {
  tellRole(run, watcher, fact)
  const { of, why } = fact
  reportHeard(run, { who: watcher, through: throughOf(watcher, fact), of, rule: 'RU-ANO-1', why })
}

const throughOf = (watcher: SeatId, { action = `passive:${watcher}:surveil` }: Fact<'watched'>) => ({
  action,
  ability: 'surveil',
})

/** Once, and again where the watched player has another role by now. */
function tellRole(run: Resolution, watcher: SeatId, fact: Fact<'watched'>): void {
  const { of, by, why } = fact
  const through = throughOf(watcher, fact)
  const { action } = through
  const { role } = run.game.seats.find(({ slot }) => slot === of)!
  const known = run.ledger.found({
    kind: 'sawRole',
    of,
    by: watcher,
    when: 'soFar',
    where: ({ data }) => data.role === role,
  })
  if (known.length) return
  const cites: { rule: RuleId; also?: RuleId[] } =
    by === undefined || by === watcher ? { rule: 'RU-ANO-1' } : { rule: 'RU-INFO-4', also: ['RU-GEN-23'] }
  const sees = all({ is: 'fact', kind: 'sawRole', of, other: watcher }, { ...cites, action }, [why])
  run.put({ kind: 'sawRole', of, by: watcher, why: sees, rule: cites.rule, lasting: true, data: { role } })
  if (learnsFact(run, watcher, through, of, 'civilRole', role, cites.rule, sees))
    run.tell(watcher, 'watchedRole', { about: of, role, result: role }, cites.rule)
}
