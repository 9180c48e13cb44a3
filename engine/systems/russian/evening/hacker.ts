/** The hacker: a game day without the use of the role, and a second one for a black (RU-HAC). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { is } from '../abilities.ts'
import { hasUse } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import { learnsFact } from '../shared/learns.ts'
import { handOf } from '../shared/undead.ts'
import { all, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'
import { endBans } from './pimp.ts'

const isBlack = (walk: Walk, who: Slot | undefined): boolean =>
  who !== undefined && walk.isSomebody(who) && handOf(walk, who).faction === 'black'

/** A hack comes before what is decided about captives, which nothing else of the evening hangs on (RU-EVE-3). */
export const blocksFirst = (moves: readonly Move[], walk: Walk): Move[] =>
  byRoster(walk, moves, ({ actor }) => actor).sort((a, b) => Number(b.does === 'hack') - Number(a.does === 'hack'))

/** In the evening: from now on to the same moment of the next one (RU-GEN-11). Of a black both roles are blocked (RU-HAC-2). */
export const hacking: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const { role } = walk.seat(at)
  const since = walk.phase.number
  const hacked = all({ is: 'fact', kind: 'hacked', of: at, other: actor, action }, { rule: 'RU-HAC-1', action }, [why])
  walk.mark(at, 'hacked', hacked, 'RU-HAC-1', {
    by: actor,
    action,
    data: { since, part: isBlack(walk, at) ? 'both' : 'civil', role },
    until: `night ${since + 1}`,
  })
  endBans(walk, at, hacked)
  return hacked
}

/** Which role a hacked black uses on the second day (RU-HAC-2). */
export const choosingRole: LateEffect = (walk, { move: { actor, id: action, with: keys }, why }) => {
  const role = keys.role === 'civil' ? 'civil' : 'negative'
  const byBlack = walk.ledger
    .found({ kind: 'hacked', of: actor, when: 'soFar', where: ({ by }) => isBlack(walk, by) })
    .map(({ by = '' }) => walk.given({ is: 'fact', kind: 'hackerIsBlack', of: by }, 'RU-HAC-B1'))
  const uses = all(
    { is: 'fact', kind: 'choosesRole', of: actor, action, values: { role } },
    { rule: 'RU-HAC-2', action },
    [why],
    byBlack,
  )
  const until = `night ${walk.phase.number}`
  walk.put({
    kind: 'usesRole',
    of: actor,
    by: actor,
    action,
    why: uses,
    rule: 'RU-HAC-2',
    lasting: true,
    until,
    data: { role },
  })
  return uses
}

/** At the moment of the next hack the game day is over; of a black one role stays blocked for another (RU-GEN-11, RU-HAC-2). */
export const endOfDays = (walk: Walk): void => end(walk, 'RU-GEN-11', () => true)

/** Of who plays others' roles it is over as soon as he takes another one (RU-HAC-5). */
export function endOfPlays(walk: Walk): void {
  const next = walk.moves.filter(({ does }) => is(does, 'endsHack')).map(({ actor }) => actor)
  end(walk, 'RU-HAC-5', who => next.includes(who))
}

function end(walk: Walk, rule: RuleId, those: (who: Slot) => boolean): void {
  const now = walk.phase.number
  const punishments = walk.ledger.found({
    kind: 'punished',
    when: 'soFar',
    where: ({ of, data: { since } }) => since !== undefined && since < now && those(of),
  })
  for (const fact of punishments)
    walk.ledger.end(fact, all({ is: 'fact', kind: 'gameDayOver', of: fact.of, other: fact.by ?? '' }, { rule }))
  const earlier = walk.ledger.found({
    kind: 'hacked',
    when: 'soFar',
    where: ({ of, data: { since } }) => since !== undefined && since < now && those(of),
  })
  for (const fact of earlier) {
    const over = all({ is: 'fact', kind: 'gameDayOver', of: fact.of, other: fact.by ?? '' }, { rule })
    if (fact.data.part !== 'both' || secondDay(walk, fact)) walk.ledger.end(fact, over)
  }
}

/** @returns whether it is settled what becomes of a black: without a word he has until the night to choose */
function secondDay(walk: Walk, { of, by, why }: Fact<'hacked'>): boolean {
  const chosen = walk.ledger.found({ kind: 'usesRole', of, when: 'soFar' }).at(-1)
  const black = isBlack(walk, by)
  if (!chosen && !black && walk.phase.kind === 'evening') return false
  const uses = chosen?.data.role ?? walk.option<'civil' | 'negative'>('silentHacked')
  const word = chosen
    ? chosen.phase === undefined
      ? chosen.why
      : all({ is: 'fact', kind: 'choosesRole', of, values: { role: uses } }, { rule: 'RU-HAC-2' }, [chosen.why])
    : walk.given({ is: 'fact', kind: 'chosenForHim', of, values: { role: uses } }, 'RU-HAC-2')
  const given = by === undefined ? {} : { by }
  const again = all(
    { is: 'fact', kind: 'hackedAgain', of, other: by ?? '' },
    { rule: 'RU-HAC-2' },
    [why, word],
    black ? [walk.given({ is: 'fact', kind: 'hackerIsBlack', of: by! }, 'RU-HAC-B1')] : [],
  )
  const since = walk.phase.number
  const part = uses === 'civil' ? 'negative' : 'civil'
  walk.mark(of, 'hacked', again, 'RU-HAC-2', { ...given, data: { since, part }, until: `night ${since + 1}` })
  return true
}

/** In the morning after: the target hears of it, and the hacker of the civil role (RU-RES-9). */
export function reportHacks(walk: Walk): void {
  const here = walk.ledger.attempts({
    kind: 'hacked',
    when: 'soFar',
    where: ({ data: { since, role } }) => since === walk.phase.number && role !== undefined,
  })
  for (const { of, by = '', why, action: id, data } of here.filter(({ why }) => why.holds)) {
    const action = id ?? `passive:${by}:hack`
    const found = all({ is: 'fact', kind: 'hackFinds', of, other: by }, { rule: 'RU-RES-9', action }, [why])
    // A role that is lost by the morning brings nothing any more (RU-RES-20).
    const hears = walk.isSomebody(by) && hasUse(walk, by)
    if (hears && learnsFact(walk, by, { action, ability: 'hack' }, of, 'civilRole', data.role!, 'RU-HAC-1', found))
      walk.tell(by, 'hackFound', { about: of, role: data.role!, result: data.role! }, 'RU-RES-9')
    tellTarget(walk, of, isBlack(walk, by), data.part === 'both')
  }
}

/** A black is told how long it lasts: by a black hacker to the hour, else that there is a choice to make (RU-HAC-B1, RU-HAC-2). */
function tellTarget(walk: Walk, target: Slot, byBlack: boolean, both: boolean): void {
  if (!both) walk.tell(target, 'hacked', {}, 'RU-RES-9')
  else if (byBlack) walk.tell(target, 'hackedUntil', { day: String(walk.phase.number + 1) }, 'RU-HAC-B1')
  else walk.tell(target, 'hackedBoth', {}, 'RU-HAC-2')
}
