/** The cultist: souls of those he named, what he becomes by three of them, and the heals they pay for (RU-CUL). */
import { seatOf } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { healsBy, hitBy } from '../protect/doctor.ts'
import type { Blow } from '../part.ts'
import { strike } from '../shared/attack.ts'
import { asSent, landsAt } from '../shared/hypnosis.ts'
import { spentOf } from '../shared/lives.ts'
import { goesOn, hasUse, lossesOf } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import { tonight } from '../shared/tonight.ts'
import { standsWithout } from '../shared/without.ts'
import { isUndead, stillMoving } from '../shared/undead.ts'
import { all, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { priceOf, TRANSFORMING } from './prices.ts'

/** Whom a cultist has named and not taken yet. */
const namedBy = (run: Resolution, cultist: SeatId): Fact<'soulNamed'>[] =>
  run.ledger.found({ kind: 'soulNamed', by: cultist, when: 'soFar' })

/** Three players from now on, in place of those named before; who names nobody keeps them (RU-CUL-1, RU-CUL-5). */
export const namingSouls: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const named = all({ is: 'fact', kind: 'soulNamed', of: at, other: actor, action }, { rule: 'RU-CUL-1', action }, [
    why,
  ])
  const anew = all({ is: 'fact', kind: 'namesAnew', of: actor, action }, { rule: 'RU-CUL-5', action }, [why])
  for (const before of namedBy(run, actor).filter(fact => fact.action !== action)) run.ledger.end(before, anew)
  run.put({ kind: 'soulNamed', of: at, by: actor, action, why: named, rule: 'RU-CUL-1', lasting: true })
  return named
}

/** Whoever was named and leaves the game yields a soul, unless the cultist devoured him himself (RU-CUL-1). */
export function takeSoul(run: Resolution, { of, action, why }: Fact<'death'>): void {
  for (const named of run.ledger.found({ kind: 'soulNamed', of, when: 'soFar' })) {
    const cultist = named.by ?? ''
    const takes = isUndead(run.game, cultist) || seatOf(run.game, cultist)?.alive
    if (!takes || !run.has(cultist, 'nameSouls')) continue
    const mine = run.moves.find(move => move.id === action && move.does === 'devour')
    const rule: RuleId = named.phase === undefined ? 'RU-CUL-1' : 'RU-CUL-5'
    const taken = all(
      { is: 'fact', kind: 'soulTaken', of, other: cultist },
      { rule: 'RU-CUL-1', also: [rule, ...(rule === 'RU-CUL-5' ? ['RU-EVE-2'] : [])] },
      [run.ledger.standing(named, 'soFar'), why],
      [
        ...lossesOf(run, cultist),
        ...(mine
          ? [run.given({ is: 'fact', kind: 'ownVictim', of, other: cultist, action: mine.id }, 'RU-CUL-1', mine.id)]
          : []),
      ],
    )
    run.put({ kind: 'soulTaken', of, by: cultist, why: taken, rule: 'RU-CUL-1' })
    if (!taken.holds) continue
    for (const counter of ['souls', 'soulsTaken']) run.setCount(cultist, counter, run.count(cultist, counter) + 1)
  }
}

/** A kill of the transformed cultist (RU-CUL-2). */
export const devouring: LateEffect = (run, { move: { id: action, actor }, at, why }) =>
  strike(run, {
    action,
    killer: actor,
    target: at,
    cause: 'civil',
    rule: actor === at && run.seat(actor).faction === 'grey' ? 'RU-CUL-G1' : 'RU-CUL-2',
    reached: why,
  })

/** No heal saves whom he devours (RU-CUL-2, RU-DOC-5). */
export const beyondHeal = (run: Resolution, { action, victim, killer }: Blow): Reason[] =>
  run.moves.some(({ id, does }) => id === action && does === 'devour')
    ? [
        all(
          { is: 'fact', kind: 'soulDevoured', of: victim, other: killer, action },
          { rule: 'RU-CUL-2', also: ['RU-DOC-5'], action },
        ),
      ]
    : []

/** He devours one player in a game; one of his own team gives him a life to spare (RU-CUL-2, RU-CUL-3). */
export function rememberDevoured(run: Resolution, { by = '', action = '', data, why, phase }: Fact<'kill'>): void {
  if (phase !== undefined || run.moves.find(({ id }) => id === action)?.does !== 'devour') return
  const kept = { of: by, by, action, lasting: true }
  run.put({ ...kept, kind: 'devoured', why, rule: 'RU-CUL-2', data: { team: data.team } })
  if (data.team !== run.seat(by).faction || data.team === 'grey') return
  const taken = all({ is: 'fact', kind: 'lifeTaken', of: by, action }, { rule: 'RU-CUL-3', action }, [why])
  run.put({ ...kept, kind: 'lifeTaken', why: taken, rule: 'RU-CUL-3' })
}

/** That a heal kept a poisoner from the patient (RU-POI-2): such a heal costs its full price. */
const keptPoisonOff = (run: Resolution, { of, action }: Fact<'healed'>): boolean =>
  run.moves
    .filter(move => move.does === 'poison' && move.to.some(at => landsAt(run, move, at) === of))
    .flatMap(move => tonight(run, 'poisoned', of).filter(fact => fact.action === move.id))
    .some(({ why }) => !why.holds && standsWithout(why, one => one.action !== undefined && one.action === action))

/** Whether the cultist's heals hit, and what they cost; the doctor's come first (RU-CUL-4, RU-ORD-5). */
export function settleHeals(run: Resolution): void {
  const heals = healsBy(run, 'soulHeal')
  for (const heal of heals) run.put(hitBy(run, heal, { kind: 'cultistHit', rule: 'RU-CUL-4' }))
  for (const { id: action, actor, to } of run.moves.filter(({ does }) => does === 'soulHeal')) {
    const mine = heals.filter(heal => heal.action === action)
    const [hit] = run.ledger.found({ kind: 'cultistHit', by: actor, when: 'soFar' })
    const who = asSent(run, action, hit?.of ?? to[0] ?? '')
    const came = mine.find(({ why }) => why.holds)
    if (came) pay(run, actor, to[0], came.why, hit !== undefined || mine.some(heal => keptPoisonOff(run, heal)))
    if (!run.isDead(actor))
      run.tell(
        actor,
        'soulHeal',
        { is: hit ? 'hit' : 'miss', who, count: String(run.count(actor, 'souls')) },
        'RU-CUL-4',
      )
  }
}

function pay(run: Resolution, by: SeatId, at: SeatId | undefined, why: Reason, needed: boolean): void {
  const again = run.ledger.found({
    kind: 'healedHimself',
    of: by,
    when: 'phaseStart',
    where: ({ until }) => until === run.name,
  })
  const price = priceOf(by, at, again.length > 0) - (needed ? 0 : 1)
  run.setCount(by, 'souls', Math.max(0, run.count(by, 'souls') - price))
  if (at === by) {
    const until = `night ${run.phase.number + 1}`
    run.put({ kind: 'healedHimself', of: by, by, why, rule: 'RU-CUL-4', until, lasting: true })
  }
}

/** What a cultist hears of the souls he took, of his transformation, and of the life he won and lost. */
export function tellCultist(run: Resolution): void {
  for (const { slot } of stillMoving(run).filter(seat => run.has(seat.slot, 'nameSouls') && hasUse(run, seat.slot))) {
    // Souls go with the role: whoever has it by the morning hears of those that another took for it.
    const souls = tonight(run, 'soulTaken').filter(
      ({ by = '', why }) => why.holds && (by === slot || !run.has(by, 'nameSouls')),
    )
    const who = byRoster(run, souls, ({ of }) => of).map(({ of }) => of)
    const before = Number(run.game.state?.[slot]?.soulsTaken ?? 0)
    if (who.length) run.tell(slot, 'soulsTaken', { who, count: String(run.count(slot, 'souls')) }, 'RU-CUL-1')
    if (before < TRANSFORMING && run.count(slot, 'soulsTaken') >= TRANSFORMING)
      run.tell(slot, 'transformed', {}, 'RU-CUL-2')
    if (tonight(run, 'lifeTaken', slot).length) run.tell(slot, 'lifeTaken', {}, 'RU-CUL-3')
    if (spentOf(run, slot, 'takenLife').length) run.tell(slot, 'lifeSpent', { who: [slot] }, 'RU-CUL-3')
  }
}

/** Who takes the role over goes on with the souls, those named, and what was done already (RU-ACZ-3). */
export function inheritSouls(run: Resolution, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !run.catalogue.role(data.role)?.abilities.includes('nameSouls')) return
  for (const counter of ['souls', 'soulsTaken'])
    if (run.count(dead, counter)) run.setCount(heir, counter, run.count(dead, counter))
  const passed = { by: heir, why: on, rule: 'RU-ACZ-3', lasting: true }
  for (const { of } of namedBy(run, dead)) run.put({ ...passed, kind: 'soulNamed', of })
  for (const { data: done } of run.ledger.found({ kind: 'devoured', of: dead, when: 'soFar' }))
    run.put({ ...passed, kind: 'devoured', of: heir, data: done })
}
