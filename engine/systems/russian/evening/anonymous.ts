/** The anonymous: who is watched, and what of a role reaches him every morning (RU-ANO). */
import type { Slot } from '../../../reason/claim.ts'
import type { Seat } from '../../../journal/state.ts'
import { learnsFact } from '../shared/learns.ts'
import { hasUse } from '../shared/roles.ts'
import { whoHad } from '../shared/tonight.ts'
import { stillMoving } from '../shared/undead.ts'
import { all, any, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'
import { reportHeard } from './heard.ts'

/** Who has the role now; an heir goes on watching whom it watched (RU-ACZ-3). */
const watcherOf = (walk: Walk): Seat | undefined =>
  stillMoving(walk).find(({ slot, bystander }) => !bystander && walk.has(slot, 'surveil'))

/** From now on, until he is let go of (RU-ANO-1). Whom it replaces goes only where the move passes (RU-ANO-2). */
export const surveilling: LateEffect = (walk, { move: { actor, id: action, with: keys }, at, why }) => {
  const watched = all({ is: 'fact', kind: 'watched', of: at, other: actor, action }, { rule: 'RU-ANO-1', action }, [
    why,
  ])
  walk.mark(at, 'watched', watched, 'RU-ANO-1', { by: actor, action, data: { since: walk.phase.number } })
  for (const fact of walk.ledger.found({ kind: 'watched', of: keys.instead ?? '', when: 'soFar' }))
    walk.ledger.end(
      fact,
      all({ is: 'fact', kind: 'watchedNoMore', of: fact.of, other: actor }, { rule: 'RU-ANO-2', action }, [watched]),
    )
  return watched
}

/** Every morning: the watched feel it, and whoever has the role hears of theirs (RU-RES-10, RU-ANO-1). */
export function reportWatched(walk: Walk): void {
  const watcher = watcherOf(walk)
  for (const fact of walk.ledger.found({ kind: 'watched', when: 'soFar' })) {
    if (watcher && hasUse(walk, watcher.slot)) report(walk, watcher.slot, fact)
    if (watcher && walk.seat(fact.of).alive) walk.tell(fact.of, 'watched', {}, 'RU-RES-10')
    else endWatch(walk, fact)
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
  const { of, by, action: id, why } = fact
  const action = id ?? `passive:${watcher}:surveil`
  const through = { action, ability: 'surveil' }
  const { role } = walk.game.seats.find(({ slot }) => slot === of)!
  const known = walk.ledger.found({
    kind: 'sawRole',
    of,
    by: watcher,
    when: 'soFar',
    where: ({ data }) => data.role === role,
  })
  if (!known.length) {
    const rule = by === undefined || by === watcher ? 'RU-ANO-1' : 'RU-INFO-4'
    const sees = all({ is: 'fact', kind: 'sawRole', of, other: watcher }, { rule, action }, [why])
    walk.put({ kind: 'sawRole', of, by: watcher, why: sees, rule, lasting: true, data: { role } })
    if (learnsFact(walk, watcher, through, of, 'civilRole', role, rule, sees))
      walk.tell(watcher, 'watchedRole', { about: of, role, result: role }, rule)
  }
  reportHeard(walk, { who: watcher, through, of, rule: 'RU-ANO-1', why })
}
