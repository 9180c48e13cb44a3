/** The hacker: a game day without the use of the role, and a second one for a black (RU-HAC). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { is } from '../attributes.ts'
import { hasUse } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import { learnsFact } from '../shared/learns.ts'
import { handOf } from '../shared/undead.ts'
import { all, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { endBans } from './pimp.ts'

const isBlack = (run: Resolution, who: SeatId | undefined): boolean =>
  who !== undefined && run.isSomebody(who) && handOf(run, who).faction === 'black'

/** A hack comes before what is decided about captives, which nothing else of the evening hangs on (RU-EVE-3). */
export const blocksFirst = (moves: readonly Move[], run: Resolution): Move[] =>
  byRoster(run, moves, ({ actor }) => actor).sort((a, b) => Number(b.does === 'hack') - Number(a.does === 'hack'))

/** In the evening: from now on to the same moment of the next one (RU-GEN-11). Of a black both roles are blocked (RU-HAC-2). */
export const hacking: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const { role } = run.seat(at)
  const since = run.phase.number
  const hacked = all({ is: 'fact', kind: 'hacked', of: at, other: actor, action }, { rule: 'RU-HAC-1', action }, [why])
  run.mark(at, 'hacked', hacked, 'RU-HAC-1', {
    by: actor,
    action,
    data: { since, part: isBlack(run, at) ? 'both' : 'civil', role },
    until: `night ${since + 1}`,
  })
  endBans(run, at, hacked)
  return hacked
}

/** Which role a hacked black uses on the second day (RU-HAC-2). */
export const choosingRole: LateEffect = (run, { move: { actor, id: action, with: keys }, why }) => {
  const role = keys.role === 'civil' ? 'civil' : 'negative'
  const byBlack = run.ledger
    .found({ kind: 'hacked', of: actor, when: 'soFar', where: ({ by }) => isBlack(run, by) })
    .map(({ by = '' }) => run.given({ is: 'fact', kind: 'hackerIsBlack', of: by }, 'RU-HAC-B1'))
  const uses = all(
    { is: 'fact', kind: 'choosesRole', of: actor, action, values: { role } },
    { rule: 'RU-HAC-2', action },
    [why],
    byBlack,
  )
  const until = `night ${run.phase.number}`
  run.put({
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
export const endOfDays = (run: Resolution): void => end(run, 'RU-GEN-11', () => true)

/** Of who plays others' roles it is over as soon as he takes another one (RU-HAC-5). */
export function endOfPlays(run: Resolution): void {
  const next = run.moves.filter(({ does }) => is(does, 'endsHack')).map(({ actor }) => actor)
  end(run, 'RU-HAC-5', who => next.includes(who))
}

function end(run: Resolution, rule: RuleId, those: (who: SeatId) => boolean): void {
  const now = run.phase.number
  const punishments = run.ledger.found({
    kind: 'punished',
    when: 'soFar',
    where: ({ of, data: { since } }) => since !== undefined && since < now && those(of),
  })
  for (const fact of punishments)
    run.ledger.end(fact, all({ is: 'fact', kind: 'gameDayOver', of: fact.of, other: fact.by ?? '' }, { rule }))
  const earlier = run.ledger.found({
    kind: 'hacked',
    when: 'soFar',
    where: ({ of, data: { since } }) => since !== undefined && since < now && those(of),
  })
  for (const fact of earlier) {
    const over = all({ is: 'fact', kind: 'gameDayOver', of: fact.of, other: fact.by ?? '' }, { rule })
    if (fact.data.part !== 'both' || secondDay(run, fact)) run.ledger.end(fact, over)
  }
}

/** @returns whether it is settled what becomes of a black: without a word he has until the night to choose */
function secondDay(run: Resolution, { of, by, why }: Fact<'hacked'>): boolean {
  const chosen = run.ledger.found({ kind: 'usesRole', of, when: 'soFar' }).at(-1)
  const black = isBlack(run, by)
  if (!chosen && !black && run.phase.kind === 'evening') return false
  const uses = chosen?.data.role ?? run.option<'civil' | 'negative'>('silentHacked')
  const word = chosen
    ? chosen.phase === undefined
      ? chosen.why
      : all({ is: 'fact', kind: 'choosesRole', of, values: { role: uses } }, { rule: 'RU-HAC-2' }, [chosen.why])
    : run.given({ is: 'fact', kind: 'chosenForHim', of, values: { role: uses } }, 'RU-HAC-2')
  const given = by === undefined ? {} : { by }
  const again = all(
    { is: 'fact', kind: 'hackedAgain', of, other: by ?? '' },
    { rule: 'RU-HAC-2' },
    [why, word],
    black ? [run.given({ is: 'fact', kind: 'hackerIsBlack', of: by! }, 'RU-HAC-B1')] : [],
  )
  const since = run.phase.number
  const part = uses === 'civil' ? 'negative' : 'civil'
  run.mark(of, 'hacked', again, 'RU-HAC-2', { ...given, data: { since, part }, until: `night ${since + 1}` })
  return true
}

/** In the morning after: the target hears of it, and the hacker of the civil role (RU-RES-9). */
export function reportHacks(run: Resolution): void {
  const here = run.ledger.attempts({
    kind: 'hacked',
    when: 'soFar',
    where: ({ data: { since, role } }) => since === run.phase.number && role !== undefined,
  })
  for (const { of, by = '', why, action: id, data } of here.filter(({ why }) => why.holds)) {
    const action = id ?? `passive:${by}:hack`
    const found = all({ is: 'fact', kind: 'hackFinds', of, other: by }, { rule: 'RU-RES-9', action }, [why])
    // A role that is lost by the morning brings nothing any more (RU-RES-20).
    const hears = run.isSomebody(by) && hasUse(run, by)
    if (hears && learnsFact(run, by, { action, ability: 'hack' }, of, 'civilRole', data.role!, 'RU-HAC-1', found))
      run.tell(by, 'hackFound', { about: of, role: data.role!, result: data.role! }, 'RU-RES-9')
    tellTarget(run, of, isBlack(run, by), data.part === 'both')
  }
}

/** A black is told how long it lasts: by a black hacker to the hour, else that there is a choice to make (RU-HAC-B1, RU-HAC-2). */
function tellTarget(run: Resolution, target: SeatId, byBlack: boolean, both: boolean): void {
  if (!both) run.tell(target, 'hacked', {}, 'RU-RES-9')
  else if (byBlack) run.tell(target, 'hackedUntil', { day: String(run.phase.number + 1) }, 'RU-HAC-B1')
  else run.tell(target, 'hackedBoth', {}, 'RU-HAC-2')
}
