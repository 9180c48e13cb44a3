/**
 * How a game ends for the faceless (RU-FL-8 to RU-FL-15), asked at the end of every night and day: first what became of the
 * faceless, then whether enough are out, then the last day or night that the others get.
 */
import type { Seat } from '../../../journal/state.ts'
import type { RuleId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { endOfDay, isVote } from '../day/kinds.ts'
import { dayGoesOn } from '../day/rounds.ts'
import { over } from '../shared/game-over.ts'
import { mainPlayers } from '../shared/elites.ts'
import { partnersOfPlayer } from '../shared/pairs.ts'
import { isExtended } from '../shared/sides.ts'
import { all, any, type Cause, type Says, type Resolution } from '../vocabulary.ts'
import { givePrize } from './back.ts'
import { facelessOf } from './who.ts'

/** How things stand: reds and blacks alive, players out, and whether it was the phase that brought the balance down. */
interface Standing {
  reds: number
  blacks: number
  out: number
  needed: number
  crushed: boolean
}

/** Everything about the end of the game for the faceless. */
export function settleFaceless(run: Resolution): void {
  const seat = facelessOf(run.game)
  if (!seat) return
  if (!seat.alive) return
  if (run.isDead(seat.slot)) died(run, seat)
  else if (isVote(run.phase.kind)) afterDay(run, seat)
  else afterNight(run, seat)
}

const counted = (seats: readonly Seat[], faction: string): number =>
  seats.filter(seat => seat.alive && seat.faction === faction).length

function standing(run: Resolution): Standing {
  const [before, now] = [run.game.seats, run.seats()]
  const stays = run.ledger.found({ kind: 'staysOn', when: 'soFar' }).length
  const [reds, blacks] = [counted(now, 'red'), counted(now, 'black')]
  return {
    reds,
    blacks,
    out: mainPlayers(now).filter(({ alive, details }) => !alive && details?.faceless !== 'true').length,
    needed: (isExtended(run.game) ? 12 : 9) + stays,
    crushed: blacks > 0 && reds < blacks && counted(before, 'red') >= counted(before, 'black'),
  }
}

const gone = (run: Resolution, { blacks }: Standing): boolean =>
  blacks === 0 && run.game.seats.some(({ faction }) => faction === 'black')

/** The numbers that a rule looks at, as a leaf. */
const numbers = (run: Resolution, rule: RuleId, { reds, blacks, out, needed }: Standing): Reason =>
  run.given({ is: 'fact', kind: 'balance', of: '', values: { reds, blacks, out, needed } }, rule)

/** A word of the outcome, kept for the end of the game. */
function outcome(
  run: Resolution,
  { slot }: Seat,
  kind: 'facelessWins' | 'facelessDraws' | 'facelessLoses',
  rule: RuleId,
  because: readonly Reason[],
): Reason {
  const why = all({ is: 'fact', kind, of: slot }, { rule, also: ['RU-FAC-10'] }, because)
  run.put({ kind, of: slot, why, rule, lasting: true })
  if (why.holds)
    run.setCount(slot, 'outcome', kind === 'facelessWins' ? 'win' : kind === 'facelessDraws' ? 'draw' : 'loss')
  return why
}

/** The faceless has won and leaves; where the others are done too, they draw. */
function wins(run: Resolution, seat: Seat, rule: RuleId, now: Standing, because: readonly Reason[] = []): void {
  const why = outcome(run, seat, 'facelessWins', rule, [...because, numbers(run, rule, now)])
  if (!why.holds) return
  run.change(seat.slot, { out: true })
  run.announce('facelessLeft', { who: seat.slot }, rule)
  over(run, gone(run, now) || now.reds < now.blacks || rule === 'RU-FL-13' ? 'grey,draw' : 'grey', rule, why)
}

/** Deaths by the own hand that cost what was scored (RU-FL-15). */
const ownDeaths: Partial<Record<Cause, { kind: Says; rule: RuleId }>> = {
  civil: { kind: 'ownCivilShot', rule: 'RU-FAC-G5' },
  detonation: { kind: 'ownDetonation', rule: 'RU-FAC-G6' },
  arson: { kind: 'ownFire', rule: 'RU-FAC-G7' },
}

/** What kills through a civil role. */
const byCivilRole: ReadonlySet<Cause> = new Set(['civil', 'kamikaze', 'detonation'])

/** Death by night is a draw, by day a loss; the host says what an expulsion is (RU-FL-9, RU-FL-11). */
function died(run: Resolution, seat: Seat): void {
  const [death] = run.deaths().filter(({ of }) => of === seat.slot)
  if (!death) return
  const {
    data: { cause },
    by: killer,
    why,
  } = death
  const [level] = run.ledger.found({ kind: 'leavesLevel', of: seat.slot, when: 'tonight' })
  if (cause === 'removed')
    outcome(run, seat, run.ask('expelled') === 'draw' ? 'facelessDraws' : 'facelessLoses', 'RU-FL-11', [why])
  else if (level) outcome(run, seat, 'facelessDraws', 'RU-FL-15', [why, level.why])
  else outcome(run, seat, isVote(run.phase.kind) ? 'facelessLoses' : 'facelessDraws', 'RU-FL-9', [why])
  const own = killer === seat.slot ? ownDeaths[cause] : undefined
  if (level) {
    const lost = all({ is: 'fact', kind: 'scoreLost', of: seat.slot }, { rule: 'RU-FL-15' }, [level.why])
    run.put({ kind: 'scoreLost', of: seat.slot, why: lost, rule: 'RU-FL-15' })
    if (lost.holds && !level.data.keeps) run.setCount(seat.slot, 'quarterWins', 0)
  }
  if (own) {
    const lost = all({ is: 'fact', kind: 'scoreLost', of: seat.slot }, { rule: 'RU-FL-15' }, [
      all({ is: 'fact', kind: own.kind, of: seat.slot }, { rule: own.rule }, [why]),
    ])
    run.put({ kind: 'scoreLost', of: seat.slot, why: lost, rule: 'RU-FL-15' })
    if (lost.holds) run.setCount(seat.slot, 'quarterWins', 0)
  } else if (killer !== undefined && (!byCivilRole.has(cause) || run.option<boolean>('civilKillersGetFace'))) {
    const partners = partnersOfPlayer(run.game.seats, run.ledger.found({ kind: 'met', when: 'soFar' }), killer).map(
      ({ slot }) => slot,
    )
    for (const to of new Set([killer, ...partners])) givePrize(run, to, [why])
  }
  const now = standing(run)
  const last = run.ledger.found({ kind: 'lastShot', when: 'phaseStart' })
  if (run.ledger.found({ kind: 'lastSearch', when: 'phaseStart' }).length && now.blacks === 0)
    over(run, 'red', 'RU-FL-12', why)
  else if (last.length && now.reds < now.blacks) over(run, 'black', 'RU-FL-13', why)
}

function afterDay(run: Resolution, seat: Seat): void {
  const now = standing(run)
  const [search] = run.ledger.found({
    kind: 'lastSearch',
    when: 'phaseStart',
    where: ({ data }) => data.day === run.phase.number,
  })
  // The day is not over while a revote or one more vote is due.
  if (dayGoesOn(run)) return
  if (search) return wins(run, seat, 'RU-FL-12', now, [search.why])
  if (now.out >= now.needed) return wins(run, seat, 'RU-FL-8', now)
  if (gone(run, now)) return lastSearch(run, now, 'RU-FL-12')
  if (now.crushed) {
    const why = all({ is: 'fact', kind: 'lastShot', of: '' }, { rule: 'RU-FL-13' }, [numbers(run, 'RU-FL-13', now)])
    run.put({ kind: 'lastShot', of: '', why, rule: 'RU-FL-13', until: `night ${run.phase.number}` })
    run.announce('lastShot', { is: String(run.phase.number) }, 'RU-FL-13')
  }
}

function afterNight(run: Resolution, seat: Seat): void {
  const now = standing(run)
  const suicide = run.deaths().find(({ of, data }) => data.cause === 'suicide' && run.seat(of).faction === 'black')
  if (suicide && gone(run, now) && now.out >= now.needed) {
    return now.out > now.needed
      ? wins(run, seat, 'RU-FL-14', now, [suicide.why])
      : lastSearch(run, now, 'RU-FL-14', suicide.why)
  }
  const own = run.deaths().find(({ by, data }) => by === seat.slot && data.cause === 'civil')
  if (own && now.out === now.needed && now.blacks > 0 && now.reds >= now.blacks) {
    const why = all({ is: 'fact', kind: 'staysOn', of: seat.slot }, { rule: 'RU-FAC-G5' }, [
      all({ is: 'fact', kind: 'ownKillDecides', of: own.of, other: seat.slot }, { rule: 'RU-FL-15' }, [own.why]),
    ])
    run.put({ kind: 'staysOn', of: seat.slot, why, rule: 'RU-FAC-G5', lasting: true })
    if (why.holds) return
  }
  if (now.out >= now.needed) return wins(run, seat, 'RU-FL-8', now)
  if (gone(run, now)) return lastSearch(run, now, 'RU-FL-12')
  const [shot] = run.ledger.found({ kind: 'lastShot', when: 'phaseStart' })
  if (now.crushed || (shot && now.reds < now.blacks)) wins(run, seat, 'RU-FL-13', now, shot ? [shot.why] : [])
  else if (shot && now.reds === now.blacks && run.ask('redsChance') === 'no')
    wins(run, seat, 'RU-FL-13', now, [shot.why])
}

/** The blacks are gone: one more day, not before the one after the third vote (RU-FL-12); at once where a suicide was the deciding death (RU-FL-14). */
function lastSearch(run: Resolution, now: Standing, rule: RuleId, suicide?: Reason): void {
  if (run.ledger.found({ kind: 'lastSearch', when: 'phaseStart' }).length) return
  const day = suicide ? run.phase.number + 1 : Math.max(5, run.phase.number + 1)
  const why = all({ is: 'fact', kind: 'lastSearch', of: '', values: { day } }, { rule }, [
    ...(suicide ? [suicide] : []),
    numbers(run, rule, now),
  ])
  run.put({ kind: 'lastSearch', of: '', why, rule, until: endOfDay(day), data: { day } })
  run.announce('lastSearch', { is: String(day) }, rule)
  if (suicide) withdrawTasks(run, suicide)
}

/** No task is given that night (RU-FL-14). */
function withdrawTasks(run: Resolution, suicide: Reason): void {
  for (const task of run.ledger.found({
    kind: 'faceTask',
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })) {
    run.ledger.end(task, any({ is: 'fact', kind: 'noTask', of: task.of }, { rule: 'RU-FL-14' }, [suicide]))
  }
}
