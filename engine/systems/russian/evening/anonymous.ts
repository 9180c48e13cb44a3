/** The anonymous: who is watched, and what of a role reaches him every morning (RU-ANO). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Seat } from '../../../journal/state.ts'
import { endOfDay } from '../day/kinds.ts'
import { learnsFact } from '../shared/learns.ts'
import { playedFor } from '../shared/playing.ts'
import { hasUse } from '../shared/roles.ts'
import { whoHad } from '../shared/tonight.ts'
import { stillMoving } from '../shared/undead.ts'
import { all, any, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'
import { reportHeard } from './heard.ts'

/** Who watches somebody now: who began it, or who took the role over for good and goes on with it (RU-ACZ-3). */
function watcherOf(walk: Walk, { by }: Fact<'watched'>): Seat | undefined {
  const those = stillMoving(walk).filter(({ slot, bystander }) => !bystander && walk.has(slot, 'surveil'))
  return those.find(({ slot }) => slot === by) ?? those.find(({ slot }) => !playedFor(walk.game, slot, 'surveil'))
}

/** From now on, until he is let go of (RU-ANO-1). Whom it replaces goes only where the move passes (RU-ANO-2). */
export const surveilling: LateEffect = (walk, { move: { actor, id: action, with: keys }, at, why }) => {
  const watched = all({ is: 'fact', kind: 'watched', of: at, other: actor, action }, { rule: 'RU-ANO-1', action }, [
    why,
  ])
  const since = walk.phase.number
  walk.mark(at, 'watched', watched, 'RU-ANO-1', {
    by: actor,
    action,
    data: { since },
    ...(playedFor(walk.game, actor, 'surveil') && { until: endOfDay(since + 1) }),
  })
  for (const fact of walk.ledger.found({ kind: 'watched', of: keys.instead ?? '', when: 'soFar' }))
    walk.ledger.end(
      fact,
      all({ is: 'fact', kind: 'watchedNoMore', of: fact.of, other: actor }, { rule: 'RU-ANO-2', action }, [watched]),
    )
  return watched
}

/** Every morning: the watched feel it, and whoever has the role hears of theirs (RU-RES-10, RU-ANO-1). */
export function reportWatched(walk: Walk): void {
  for (const fact of walk.ledger.found({ kind: 'watched', when: 'soFar' })) {
    const watcher = watcherOf(walk, fact)
    if (watcher && hasUse(walk, watcher.slot)) report(walk, watcher.slot, fact)
    if (watcher && walk.seat(fact.of).alive) walk.tell(fact.of, 'watched', {}, 'RU-RES-10')
    else endWatch(walk, fact)
  }
}

/** By day, who took the role over hears at once whom it watches, as soon as he has the use of it (RU-GEN-23, RU-INFO-4). */
export function tellWatched(walk: Walk): void {
  for (const fact of walk.ledger.found({ kind: 'watched', when: 'soFar' })) {
    const watcher = watcherOf(walk, fact)?.slot
    if (watcher !== undefined && watcher !== fact.by && walk.seat(fact.of).alive && hasUse(walk, watcher))
      tellRole(walk, watcher, fact)
  }
}

/** Nobody watches any more, or nobody is there to be watched: whose death of this night did it, where one did. */
function endWatch(walk: Walk, fact: Fact<'watched'>): void {
  const claim = { is: 'fact', kind: 'watchOver', of: fact.of } as const
  const those = [fact.of, ...whoHad(walk, 'surveil').map(({ slot }) => slot)]
  const deaths = walk.deaths().filter(({ of }) => those.includes(of))
  const why = deaths.map(death => death.why)
  walk.ledger.end(fact, why.length ? any(claim, { rule: 'RU-ANO-1' }, why) : all(claim, { rule: 'RU-ANO-1' }))
}

function report(walk: Walk, watcher: Slot, fact: Fact<'watched'>): void {
  tellRole(walk, watcher, fact)
  const { of, why } = fact
  reportHeard(walk, { who: watcher, through: throughOf(watcher, fact), of, rule: 'RU-ANO-1', why })
}

const throughOf = (watcher: Slot, { action = `passive:${watcher}:surveil` }: Fact<'watched'>) => ({
  action,
  ability: 'surveil',
})

/** Once, and again where the watched player has another role by now. */
function tellRole(walk: Walk, watcher: Slot, fact: Fact<'watched'>): void {
  const { of, by, why } = fact
  const through = throughOf(watcher, fact)
  const { action } = through
  const { role } = walk.game.seats.find(({ slot }) => slot === of)!
  const known = walk.ledger.found({
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
  walk.put({ kind: 'sawRole', of, by: watcher, why: sees, rule: cites.rule, lasting: true, data: { role } })
  if (learnsFact(walk, watcher, through, of, 'civilRole', role, cites.rule, sees))
    walk.tell(watcher, 'watchedRole', { about: of, role, result: role }, cites.rule)
}
