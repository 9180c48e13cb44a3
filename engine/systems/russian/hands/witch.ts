/**
 * The witch (RU-WCH): two players change their civil roles at the end of a night, until the end of the next one. What
 * each role did and has in store goes along as with any role that passes; the moves of the night are made by then.
 */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Blow } from '../part.ts'
import { perRun } from '../shared/per-run.ts'
import { tonight } from '../shared/tonight.ts'
import { all, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { handOver, hearOfMoves } from './passing.ts'
import type { Finding } from '../../../resolve/sequence/resolution.ts'
import type { Tell } from '../../../journal/outcome.ts'
import { moveOf } from '../attributes.ts'
import { isCivil } from '../shared/moves.ts'

// Who is told what a role found, where it has changed hands by the morning (RU-WCH-1).

/** Results of civil roles found so far, and the messages with them, go from each of the two to the other. */
function tellEachOther(run: Resolution, one: SeatId, other: SeatId): void {
  const turned = (who: SeatId): SeatId => (who === one ? other : who === other ? one : who)
  const results = run.findings.filter(({ who, ability }) => turned(who) !== who && isCivil({ does: ability }))
  const tells = run.tells.map((tell): Tell => {
    const { to } = tell
    return to.to === 'player' && turned(to.player) !== to.player && isOfRole(tell, to.player, results)
      ? { ...tell, to: { ...to, player: turned(to.player) } }
      : tell
  })
  run.tells.splice(0, run.tells.length, ...tells)
  const findings = run.findings.map(finding =>
    results.includes(finding) ? { ...finding, who: turned(finding.who) } : finding,
  )
  run.findings.splice(0, run.findings.length, ...findings)
}

/** Whether a message says what came of the own civil role; what others did to a player he hears himself. */
const isOfRole = ({ kind, rule, values }: Tell, to: SeatId, results: readonly Finding[]): boolean =>
  kind === 'saved'
  || kind === 'soulHeal'
  || (typeof values.ability === 'string' && moveOf(values.ability) !== undefined && isCivil({ does: values.ability }))
  || results.some(
    finding =>
      finding.who === to
      && (finding.rule === rule
        || (finding.about === values.about && String([values.result].flat()) === String([finding.result].flat()))),
  )

const reachedFirst = perRun<Map<string, Reason>>(() => new Map())

/** Both targets have to be reached; the exchange itself waits for the dawn (RU-WCH-1). */
export const exchanging: LateEffect = (run, { move: { actor, id: action, to }, at, aim, why }) => {
  if (aim === 0) {
    run.put({ kind: 'atHome', of: actor, by: actor, action, why, rule: 'RU-WCH-1', data: { does: 'exchange' } })
    reachedFirst(run).set(action, why)
    return () => tonight(run, 'exchanged').find(fact => fact.action === action)?.why ?? why
  }
  const first = to[0] ?? at
  const exchanged = all({ is: 'fact', kind: 'exchanged', of: first, other: at, action }, { rule: 'RU-WCH-1', action }, [
    reachedFirst(run).get(action) ?? why,
    why,
  ])
  run.put({
    kind: 'exchanged',
    of: first,
    by: actor,
    action,
    why: exchanged,
    rule: 'RU-WCH-1',
    data: { with: at },
    lasting: true,
  })
  return exchanged
}

/** The exchanges that last from earlier are over, unless she fixed them (RU-WCH-4); then those of this night begin. */
export function exchangeRoles(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'exchanged', when: 'phaseStart' })) {
    const over = run.given({ is: 'fact', kind: 'exchangeOver', of: fact.of, other: fact.data.with }, 'RU-WCH-4')
    if (!run.ledger.standing(fact, 'soFar').holds) continue
    run.ledger.end(fact, over)
    change(run, fact, over, 'rolesReturned')
  }
  for (const fact of tonight(run, 'exchanged').filter(({ why }) => why.holds)) {
    change(run, fact, fact.why, 'rolesExchanged')
    settleFor(run, fact, 'RU-WCH-5')
  }
}

/** Where one of the two is dead there is no way back, and the other has a foreign role to go on with (RU-WCH-4, RU-WCH-5). */
function settleFor(run: Resolution, fact: Fact<'exchanged'>, rule: 'RU-WCH-4' | 'RU-WCH-5'): void {
  const both = [fact.of, fact.data.with]
  const deaths = run.deaths().filter(({ of }) => both.includes(of))
  if (!deaths.length) return
  const why = all(
    { is: 'fact', kind: 'exchangeStays', of: fact.of, other: fact.data.with },
    { rule },
    deaths.map(death => death.why),
  )
  run.ledger.end(fact, why)
  for (const to of both.filter(slot => run.seat(slot).alive)) hearOfMoves(run, { to, role: run.seat(to).role })
}

/** Who dies by day takes the way back along (RU-WCH-4). */
export function settleExchanges(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'exchanged', when: 'phaseStart' })) settleFor(run, fact, 'RU-WCH-4')
}

function change(
  run: Resolution,
  { of, action = '', data }: Fact<'exchanged'>,
  why: Reason,
  told: 'rolesExchanged' | 'rolesReturned',
): void {
  const other = data.with
  const [mine, its] = [run.seat(of).role, run.seat(other).role]
  const by = { action, ability: 'exchange' }
  handOver(run, { to: of, from: other, role: its, by, why })
  handOver(run, { to: other, from: of, role: mine, by, why })
  tellEachOther(run, of, other)
  run.tell(of, told, { role: its }, 'RU-RES-16')
  run.tell(other, told, { role: mine }, 'RU-RES-16')
}

/** From now on there is no way back (RU-WCH-5). */
export const fixing: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const fixed = all({ is: 'fact', kind: 'exchangeFixed', of: actor, action }, { rule: 'RU-WCH-5', action }, [why])
  for (const fact of run.ledger.found({ kind: 'exchanged', when: 'phaseStart' })) run.ledger.end(fact, fixed)
  return fixed
}

/** The moves with which a killer and somebody else are exchanged tonight. */
const movesWith = (run: Resolution, killer: SeatId): Move[] =>
  run.moves.filter(({ does, to }) => does === 'exchange' && to.includes(killer))

/** A killer and his victim: the shot comes to nothing, and is an attack all the same (RU-WCH-3); not for a black or grey witch (RU-WCH-B1). */
export function exchangedWithKiller(run: Resolution, { killer, victim, aimed, action, cause }: Blow): Reason[] {
  if (cause === 'suicide' || killer === victim) return []
  // Whom she turned on him herself she does not save from him.
  return movesWith(run, killer)
    .filter(({ actor, to }) => to.includes(victim) && actor !== aimed)
    .map(move =>
      all(
        { is: 'fact', kind: 'changesWithKiller', of: victim, other: killer, action },
        { rule: 'RU-WCH-3', also: ['RU-NORD-7'], action: move.id },
        [run.trial(move)],
        run.seat(move.actor).faction === 'red'
          ? []
          : [run.given({ is: 'fact', kind: 'witchIsNotRed', of: move.actor }, 'RU-WCH-B1', move.id)],
      ),
    )
}

/** A killer who goes for the witch is led to the other one, who is of another team (RU-WCH-2). */
export function leadsFromWitch(
  run: Resolution,
  { killer, target, cause }: Blow,
): { target: SeatId; why: Reason } | undefined {
  if (cause === 'suicide') return undefined
  for (const move of movesWith(run, killer)) {
    const other = move.to.find(slot => slot !== killer)
    if (move.actor !== target || other === undefined || run.seat(other).faction === run.seat(killer).faction) continue
    const why = all(
      { is: 'fact', kind: 'ledFromWitch', of: killer, other, action: move.id },
      { rule: 'RU-WCH-2', also: ['RU-NORD-7'], action: move.id },
      [run.trial(move)],
    )
    return { target: other, why }
  }
  return undefined
}
