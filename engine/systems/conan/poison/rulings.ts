/**
 * APTX (CONAN-AB4, B6, B7): a player and a role are named, a right guess kills and a wrong one costs the pill. Pills are
 * promised in the order of rank before anybody uses one, so that with too few the higher rank has them.
 */
import type { Game, Seat } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { wordsOf } from '../../../rules/option.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { commit } from '../arrest/crime-ledger.ts'
import { arrestsToday } from '../arrest/struck.ts'
import { membersOf } from '../leading/leader.ts'
import { foretell } from '../rulings/at-once.ts'
import { killedBy, succeeded } from '../rulings/record.ts'
import { all, any, least, type Claim, type Effect, type Fact, type Resolution } from '../vocabulary.ts'

/** Who besides the Organization can poison: takers of a confiscated pill, from the day after (CONAN-B7). */
export const takersHave = (
  { state = {} }: Pick<Game, 'state'>,
  { slot, faction }: Pick<Seat, 'slot' | 'faction'>,
): string[] => (faction !== 'bo' && Number(own(own(state, slot) ?? {}, 'pills') ?? 0) > 0 ? ['aptx'] : [])

/** Whose pills somebody uses: the Organization's, or his own. */
const poolOf = (run: Resolution, slot: SeatId): string => (run.seat(slot).faction === 'bo' ? 'bo' : slot)

/** How many pills there are now. */
function pillsIn(run: Resolution, pool: string): number {
  const changed = run.ledger.facts.filter(({ kind, of }) => kind === 'pillGone' && of === pool).length
  return pillsAtStart(run.game, pool, run.option<number>('aptx.pool')) - changed
}

/** How many there were as the phase began. @param usual what the Organization starts the game with */
export const pillsAtStart = ({ state = {} }: Pick<Game, 'state'>, pool: string, usual: number): number =>
  Number(own(own(state, pool) ?? {}, 'pills') ?? (pool === 'bo' ? usual : 0))

/** Before anybody poisons: pills of the arrested are confiscated, the others promised by rank. */
export function promisePills(run: Resolution): void {
  const attempts = run.moves.filter(({ does }) => does === 'aptx')
  for (const move of attempts) confiscate(run, move)
  const members = membersOf(run)
  const ranked = attempts.sort((a, b) => members.indexOf(a.actor) - members.indexOf(b.actor))
  const promised = new Map<string, Reason[]>()
  for (const { actor, id } of ranked) {
    const pool = poolOf(run, actor)
    const before = promised.get(pool) ?? []
    const why = all(
      { is: 'fact', kind: 'hasPill', of: actor },
      { rule: 'CONAN-B7', also: ['CONAN-B6'], action: id },
      [],
      takenBefore(actor, pillsIn(run, pool), before),
    )
    run.put({ kind: 'hasPill', of: actor, action: id, why, rule: 'CONAN-B7' })
    promised.set(pool, [...before, why])
  }
}

/** What leaves no pill for somebody: that there is none, or that a higher rank takes them all (CONAN-B7, CONAN-E5). */
const takenBefore = (of: SeatId, pills: number, takers: readonly Reason[]): Reason[] =>
  pills <= 0
    ? [pillsGone(of)]
    : takers.length
      ? [least(pills, { is: 'fact', kind: 'outrankedForPill', of }, { rule: 'CONAN-E5' }, takers)]
      : []

const pillsGone = (of: SeatId): Reason => all({ is: 'fact', kind: 'pillsGone', of }, { rule: 'CONAN-B7' })

/** Who is arrested the day he poisons loses the pill: out of play, or drawn among the takers the host lists (CONAN-B7). */
function confiscate(run: Resolution, { actor, id }: Move): void {
  const [arrest] = arrestsToday(run, actor, 'soFar')
  const pool = poolOf(run, actor)
  if (!arrest || pillsIn(run, pool) <= 0) return
  const why = all({ is: 'fact', kind: 'pillConfiscated', of: actor, action: id }, { rule: 'CONAN-B7' }, [arrest.why])
  losePill(run, pool, why)
  const roles = wordsOf(run.option('aptx.confiscatedTo'))
  const takers = run
    .living()
    .filter(
      ({ role, slot, faction }) =>
        faction === 'town' && roles.includes(role) && !run.marksOf(slot).includes('arrested'),
    )
    .map(({ slot }) => slot)
  const taker = takers.length ? run.draw('confiscated', actor, takers, 'CONAN-B7') : undefined
  if (taker === undefined) return
  run.setCount(taker, 'pills', run.count(taker, 'pills') + 1)
  run.tell(taker, 'pillReceived', {}, 'CONAN-B7')
}

function losePill(run: Resolution, pool: string, why: Reason): void {
  if (!why.holds) return
  run.put({ kind: 'pillGone', of: pool, why, rule: 'CONAN-B7' })
  run.setCount(pool, 'pills', pillsIn(run, pool))
}

/** One pill: it needs to be there, and the role has to be the true one whatever the target is disguised as. */
const poisoned: Effect = (run, { move, at, why }) => {
  const { actor, id } = move
  const [promise] = run.ledger.attempts({
    kind: 'hasPill',
    of: actor,
    when: 'soFar',
    where: ({ action }) => action === id,
  })
  const none = promise?.why.unless ?? [pillsGone(actor)]
  const wrong = mistaken(run, move, at)
  const poison = all(
    { is: 'attackedBy', action: id, at },
    { rule: 'CONAN-AB4', also: ['CONAN-B6', ...(wrong.length ? [] : ['CONAN-B7'])], action: id },
    [why],
    [...none, ...wrong],
  )
  run.dies(at, poison, 'CONAN-B6', { cause: 'aptx', by: actor, action: id })
  foretell(run, 'death', at, id, poison)
  losePill(run, poolOf(run, actor), pillLost(run, move, why, none, poison))
  commit(run, { type: 'killing', by: actor, target: at, action: id, why: poison, rule: 'CONAN-K5' })
  for (const mistake of wrong) {
    const missed = all(
      { is: 'fact', kind: 'wrongGuess', of: at, other: actor },
      { rule: 'CONAN-B7', action: id },
      [why, mistake],
      none,
    )
    if (run.option<boolean>('crime.failedAptx'))
      commit(run, { type: 'killing', by: actor, target: at, action: id, why: missed, rule: 'CONAN-CR8' })
    run.put({
      kind: 'wrongGuess',
      of: at,
      by: actor,
      action: id,
      why: missed,
      rule: 'CONAN-B7',
      data: { left: pillsIn(run, poolOf(run, actor)) },
    })
  }
  return poison
}

/** A pill that was used is lost, unless it hit and is kept then (CONAN-B7). */
const pillLost = (run: Resolution, { actor, id }: Move, why: Reason, none: readonly Reason[], poison: Reason): Reason =>
  all(
    { is: 'fact', kind: 'pillUsed', of: actor, action: id },
    { rule: 'CONAN-B7', action: id },
    [why],
    [...none, ...(run.option<boolean>('aptx.keepOnSuccess') ? [poison] : [])],
  )

/** That the role named is not the true one, where one is asked for. */
export function mistaken(run: Resolution, { actor, with: { role = '' } }: Move, at: SeatId): Reason[] {
  if (!run.option<boolean>('aptx.needsRole')) return []
  const claim: Claim = { is: 'fact', kind: 'mistaken', of: at, other: actor, values: { role } }
  return [(run.seat(at).role === role ? any : all)(claim, { rule: 'CONAN-B7' })]
}

/**
 * The poisoner hears what came of it, and of a wrong guess his whole side does, with the pills left; the target hears
 * nothing, and the dead only of what stood (CONAN-I8, I9, E2).
 */
export function reportPoison(run: Resolution): void {
  for (const move of run.moves.filter(({ does }) => does === 'aptx')) {
    const [wrong] = run.ledger.found({ kind: 'wrongGuess', when: 'soFar', where: ({ action }) => action === move.id })
    if (wrong) tellWrongGuess(run, move, wrong)
    else tellOutcome(run, move)
  }
}

function tellOutcome(run: Resolution, move: Move): void {
  const { actor, to, id } = move
  const done = succeeded(run, move)
  const dead = run.isDead(actor)
  if (dead && !(done && run.option<boolean>('results.toDead'))) return
  run.tell(
    actor,
    done ? 'succeeded' : 'failed',
    { ability: 'aptx', about: killedBy(run, id) ?? to[0] ?? '', aimed: 'yes' },
    dead ? 'CONAN-I9' : done ? 'CONAN-I8' : 'CONAN-A9',
  )
}

function tellWrongGuess(run: Resolution, { actor, with: { role = '' } }: Move, { of, data }: Fact<'wrongGuess'>): void {
  for (const member of poolOf(run, actor) === 'bo' ? membersOf(run) : run.isDead(actor) ? [] : [actor]) {
    run.tell(
      member,
      'wrongGuess',
      { by: actor, about: of, role, left: String(data.left) },
      member === actor ? 'CONAN-I8' : 'CONAN-E2',
    )
  }
}

/** The Organization's pills are counted from the first day on. */
export function countPills(run: Resolution): void {
  run.setCount('bo', 'pills', pillsIn(run, 'bo'))
}

export const poisoning: Readonly<Record<string, Effect>> = { poisoned }
