/** The doctor: whom a heal saves, what keeps the doctor from it, and what the morning says of it (RU-DOC). */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Blow } from '../part.ts'
import { shotsNotMade } from '../family/turns.ts'
import { attacksOn, blows, wasAttacked } from '../shared/attack.ts'
import { asSent, landsAt } from '../shared/hypnosis.ts'
import { goesOnByLife } from '../shared/lives.ts'
import { playedFor } from '../shared/playing.ts'
import { afterKillers } from '../shared/place.ts'
import { all, any, least, type Fact, type Gate, type LateEffect, type Walk } from '../vocabulary.ts'
import { tonight, whoHad } from '../shared/tonight.ts'
import { countersBeside, standsWithout } from '../shared/without.ts'

/**
 * A heal holds until the morning. What may not be done in two nights running is remembered as of every such move
 * (`repeats.ts`).
 */
export const healing: LateEffect = (walk, { move: { id: action, actor: by }, at, why }) => {
  walk.put({ kind: 'healed', of: at, by, action, why, rule: 'RU-DOC-1' })
}

/** The doctor comes after the killers: attacked, he heals himself and nobody else (RU-DOC-9). */
export const healingGate: Gate = (walk, move) => {
  const { does, actor, to } = move
  if (does !== 'heal') return undefined
  const attacked = wasAttacked(walk, actor)
  if (!attacked.because.length) return undefined
  // An executor who lives by the own life goes on (RU-EXE-9).
  const byLife = goesOnByLife(walk, actor)
  const exempt = [
    ...(to.includes(actor) ? [walk.given({ is: 'fact', kind: 'healsSelf', of: actor }, 'RU-DOC-9')] : []),
    ...(byLife ? [byLife] : []),
  ]
  const also = ['RU-KILL-9', ...afterKillers(move)]
  return all({ is: 'fact', kind: 'keptFromHealing', of: actor }, { rule: 'RU-DOC-9', also }, [attacked], exempt)
}

/** Every heal that comes to the victim of a blow, or would if it were the doctor's turn. */
export function healsOf(walk: Walk, { victim, cause }: Blow): Reason[] {
  const heals = walk.moves
    .filter(({ does }) => does === 'heal')
    .flatMap(move =>
      move.to.filter(at => landsAt(walk, move, at) === victim).map(at => healComing(walk, move, victim, at)),
    )
  // A heal of somebody else that holds for the victim too is there as its fact.
  const shared = walk.ledger
    .attempts({
      kind: 'healed',
      of: victim,
      when: 'soFar',
      where: ({ phase, action }) =>
        phase === undefined
        && !walk.moves.some(move => move.id === action && move.to.some(at => landsAt(walk, move, at) === victim)),
    })
    .map(({ why }) => why)
  if (!heals.length && !shared.length) return []
  const rule: RuleId = cause === 'suicide' ? 'RU-DOC-8' : attacksOn(walk, victim).length > 1 ? 'RU-DOC-3' : 'RU-DOC-2'
  return [any({ is: 'fact', kind: 'underCare', of: victim }, { rule }, [...heals, ...shared])]
}

/** That a heal comes to somebody: as it came, or as it would if its turn were now. @param at whom the doctor named */
function healComing(walk: Walk, move: Move, victim: Slot, at: Slot): Reason {
  const [made] = walk.ledger.attempts({
    kind: 'healed',
    of: victim,
    when: 'soFar',
    where: ({ action }) => action === move.id,
  })
  return made?.why ?? walk.trial({ ...move, to: [at] })
}

/**
 * The heals of the night against the deaths they kept away. Writes `doctorHit` of each patient, and tells what
 * everybody reads.
 */
export function reportDoctor(walk: Walk): void {
  for (const heal of tonight(walk, 'healed')) walk.put(hitBy(walk, heal))
  const hits = walk.ledger.found({ kind: 'doctorHit', when: 'soFar' })
  const [first] = hits.filter(({ by = '' }) => !isCopy(walk, by))
  // Everybody hears of the doctor alone; who only plays him is told himself (RU-ACR-3).
  if (whoHad(walk, 'heal').length)
    walk.announce('doctor', { is: first ? 'hit' : 'miss' }, first ? first.rule : missedBy(walk))
  for (const by of new Set(tonight(walk, 'healed').map(heal => heal.by ?? '')))
    if (isCopy(walk, by) && !hits.some(hit => hit.by === by)) walk.tell(by, 'copyMissed', {}, 'RU-ACR-3')
  for (const { by, of, action } of hits) walk.tell(by!, 'saved', { who: asSent(walk, action, of) }, 'RU-RES-5')
}

/** Whether somebody heals in a role that he only plays. */
const isCopy = (walk: Walk, who: Slot): boolean => playedFor(walk.game, who, 'heal') !== undefined

/** A move that was not sent in or did not come is a miss of its own (RU-DOC-4). */
const missedBy = (walk: Walk): RuleId =>
  tonight(walk, 'healed').some(({ why }) => why.holds) ? 'RU-RES-1' : 'RU-DOC-4'

/** Deaths that never came near a patient: another was attacked in the place, or the killer stayed at home. */
const spared = (walk: Walk, of: Slot): Reason[] => [
  ...blows(walk)
    .filter(({ aimed, attacked }) => aimed === of && attacked.holds)
    .map(({ attacked, reached, rule, action }) =>
      all(
        { is: 'fact', kind: 'deathAverted', of },
        { rule, action },
        [reached],
        attacked.because.filter(one => one !== reached),
      ),
    ),
  ...shotsNotMade(walk, of).map(({ move: { id: action }, killed }) =>
    all({ is: 'fact', kind: 'deathAverted', of }, { rule: killed.rule, action }, [], [killed]),
  ),
]

/** Whether a heal hit: its patient lives and would have died without it (RU-DOC-2, RU-DOC-7). */
function hitBy(walk: Walk, { of, by, action, why }: Fact<'healed'>) {
  // The original comes first: what a copy would have done beside it takes nothing from its hit (RU-ACR-8).
  const copies = isCopy(walk, by ?? '') ? [] : tonight(walk, 'healed').filter(heal => isCopy(walk, heal.by ?? ''))
  const mine = new Set([action, ...copies.map(heal => heal.action)])
  const byThisHeal = ({ action: used }: Reason): boolean => used !== undefined && mine.has(used)
  const near = tonight(walk, 'death', of).filter(death => !death.why.holds)
  const rule: RuleId = copies.some(heal => heal.of === of)
    ? 'RU-ACR-8'
    : near.some(({ data }) => data.cause === 'poison')
      ? 'RU-DOC-7'
      : near.filter(death => standsWithout(death.why, byThisHeal)).length > 1
        ? 'RU-DOC-3'
        : 'RU-DOC-2'
  const averted = near.map(death =>
    least(
      death.why.need,
      { is: 'fact', kind: 'deathAverted', of },
      { rule: death.rule, ...(death.action !== undefined && { action: death.action }) },
      death.why.because,
      countersBeside(death.why, byThisHeal),
    ),
  )
  const cite = { rule, ...(action !== undefined && { action }) }
  const claim = { is: 'fact', kind: 'doctorHit', of } as const
  // Who died all the same is no hit; where nothing threatened the patient the heal had a part in nothing.
  const died = tonight(walk, 'death', of).flatMap(death => (death.why.holds ? [death.why] : []))
  const dying = averted.length ? averted : spared(walk, of)
  const reason =
    died.length && !averted.some(({ holds }) => holds)
      ? all(claim, cite, [why], died)
      : why.holds && !dying.length
        ? any(claim, cite)
        : all(claim, cite, [why, ...(dying.length ? [any({ is: 'fact', kind: 'wasDying', of }, { rule }, dying)] : [])])
  return {
    kind: 'doctorHit' as const,
    of,
    why: reason,
    rule,
    ...(by !== undefined && { by }),
    ...(action !== undefined && { action }),
  }
}
