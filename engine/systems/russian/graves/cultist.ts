/** The cultist: souls of those he named, what he becomes by three of them, and the heals they pay for (RU-CUL). */
import { seatOf } from '../../../journal/state.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { healsBy, hitBy } from '../protect/heals.ts'
import type { Blow } from '../part.ts'
import { strike } from '../shared/attack.ts'
import { asSent, landsAt } from '../shared/hypnosis.ts'
import { spentOf } from '../shared/lives.ts'
import { goesOn, hasUse, lossesOf } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import { tonight } from '../shared/tonight.ts'
import { standsWithout } from '../shared/without.ts'
import { isUndead, stillMoving } from '../shared/undead.ts'
import { all, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'
import { priceOf, TRANSFORMING } from './prices.ts'

/** Whom a cultist has named and not taken yet. */
const namedBy = (walk: Walk, cultist: Slot): Fact<'soulNamed'>[] =>
  walk.ledger.found({ kind: 'soulNamed', by: cultist, when: 'soFar' })

/** Three players from now on, in place of those named before; who names nobody keeps them (RU-CUL-1, RU-CUL-5). */
export const namingSouls: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const named = all({ is: 'fact', kind: 'soulNamed', of: at, other: actor, action }, { rule: 'RU-CUL-1', action }, [
    why,
  ])
  const anew = all({ is: 'fact', kind: 'namesAnew', of: actor, action }, { rule: 'RU-CUL-5', action }, [why])
  for (const before of namedBy(walk, actor).filter(fact => fact.action !== action)) walk.ledger.end(before, anew)
  walk.put({ kind: 'soulNamed', of: at, by: actor, action, why: named, rule: 'RU-CUL-1', lasting: true })
  return named
}

/** Whoever was named and leaves the game yields a soul, unless the cultist devoured him himself (RU-CUL-1). */
export function takeSoul(walk: Walk, { of, action, why }: Fact<'death'>): void {
  for (const named of walk.ledger.found({ kind: 'soulNamed', of, when: 'soFar' })) {
    const cultist = named.by ?? ''
    const takes = isUndead(walk.game, cultist) || seatOf(walk.game, cultist)?.alive
    if (!takes || !walk.has(cultist, 'nameSouls')) continue
    const mine = walk.moves.find(move => move.id === action && move.does === 'devour')
    const rule: RuleId = named.phase === undefined ? 'RU-CUL-1' : 'RU-CUL-5'
    const taken = all(
      { is: 'fact', kind: 'soulTaken', of, other: cultist },
      { rule: 'RU-CUL-1', also: [rule, ...(rule === 'RU-CUL-5' ? ['RU-EVE-2'] : [])] },
      [walk.ledger.standing(named, 'soFar'), why],
      [
        ...lossesOf(walk, cultist),
        ...(mine
          ? [walk.given({ is: 'fact', kind: 'ownVictim', of, other: cultist, action: mine.id }, 'RU-CUL-1', mine.id)]
          : []),
      ],
    )
    walk.put({ kind: 'soulTaken', of, by: cultist, why: taken, rule: 'RU-CUL-1' })
    if (!taken.holds) continue
    for (const counter of ['souls', 'soulsTaken']) walk.setCount(cultist, counter, walk.count(cultist, counter) + 1)
  }
}

/** A kill of the transformed cultist (RU-CUL-2). */
export const devouring: LateEffect = (walk, { move: { id: action, actor }, at, why }) =>
  strike(walk, {
    action,
    killer: actor,
    target: at,
    cause: 'civil',
    rule: actor === at && walk.seat(actor).faction === 'grey' ? 'RU-CUL-G1' : 'RU-CUL-2',
    reached: why,
  })

/** No heal saves whom he devours (RU-CUL-2, RU-DOC-5). */
export const beyondHeal = (walk: Walk, { action, victim, killer }: Blow): Reason[] =>
  walk.moves.some(({ id, does }) => id === action && does === 'devour')
    ? [
        all(
          { is: 'fact', kind: 'soulDevoured', of: victim, other: killer, action },
          { rule: 'RU-CUL-2', also: ['RU-DOC-5'], action },
        ),
      ]
    : []

/** He devours one player in a game; one of his own team gives him a life to spare (RU-CUL-2, RU-CUL-3). */
export function rememberDevoured(walk: Walk, { by = '', action = '', data, why, phase }: Fact<'kill'>): void {
  if (phase !== undefined || walk.moves.find(({ id }) => id === action)?.does !== 'devour') return
  const kept = { of: by, by, action, lasting: true }
  walk.put({ ...kept, kind: 'devoured', why, rule: 'RU-CUL-2', data: { team: data.team } })
  if (data.team !== walk.seat(by).faction || data.team === 'grey') return
  const taken = all({ is: 'fact', kind: 'lifeTaken', of: by, action }, { rule: 'RU-CUL-3', action }, [why])
  walk.put({ ...kept, kind: 'lifeTaken', why: taken, rule: 'RU-CUL-3' })
}

/** That a heal kept a poisoner from the patient (RU-POI-2): such a heal costs its full price. */
const keptPoisonOff = (walk: Walk, { of, action }: Fact<'healed'>): boolean =>
  walk.moves
    .filter(move => move.does === 'poison' && move.to.some(at => landsAt(walk, move, at) === of))
    .flatMap(move => tonight(walk, 'poisoned', of).filter(fact => fact.action === move.id))
    .some(({ why }) => !why.holds && standsWithout(why, one => one.action !== undefined && one.action === action))

/** Whether the cultist's heals hit, and what they cost; the doctor's come first (RU-CUL-4, RU-ORD-5). */
export function settleHeals(walk: Walk): void {
  const heals = healsBy(walk, 'soulHeal')
  for (const heal of heals) walk.put(hitBy(walk, heal, { kind: 'cultistHit', rule: 'RU-CUL-4' }))
  for (const { id: action, actor, to } of walk.moves.filter(({ does }) => does === 'soulHeal')) {
    const mine = heals.filter(heal => heal.action === action)
    const [hit] = walk.ledger.found({ kind: 'cultistHit', by: actor, when: 'soFar' })
    const who = asSent(walk, action, hit?.of ?? to[0] ?? '')
    const came = mine.find(({ why }) => why.holds)
    if (came) pay(walk, actor, to[0], came.why, hit !== undefined || mine.some(heal => keptPoisonOff(walk, heal)))
    if (!walk.isDead(actor))
      walk.tell(
        actor,
        'soulHeal',
        { is: hit ? 'hit' : 'miss', who, count: String(walk.count(actor, 'souls')) },
        'RU-CUL-4',
      )
  }
}

function pay(walk: Walk, by: Slot, at: Slot | undefined, why: Reason, needed: boolean): void {
  const again = walk.ledger.found({
    kind: 'healedHimself',
    of: by,
    when: 'phaseStart',
    where: ({ until }) => until === walk.name,
  })
  const price = priceOf(by, at, again.length > 0) - (needed ? 0 : 1)
  walk.setCount(by, 'souls', Math.max(0, walk.count(by, 'souls') - price))
  if (at === by) {
    const until = `night ${walk.phase.number + 1}`
    walk.put({ kind: 'healedHimself', of: by, by, why, rule: 'RU-CUL-4', until, lasting: true })
  }
}

/** What a cultist hears of the souls he took, of his transformation, and of the life he won and lost. */
export function tellCultist(walk: Walk): void {
  for (const { slot } of stillMoving(walk).filter(
    seat => walk.has(seat.slot, 'nameSouls') && hasUse(walk, seat.slot),
  )) {
    // Souls go with the role: whoever has it by the morning hears of those that another took for it.
    const souls = tonight(walk, 'soulTaken').filter(
      ({ by = '', why }) => why.holds && (by === slot || !walk.has(by, 'nameSouls')),
    )
    const who = byRoster(walk, souls, ({ of }) => of).map(({ of }) => of)
    const before = Number(walk.game.state?.[slot]?.soulsTaken ?? 0)
    if (who.length) walk.tell(slot, 'soulsTaken', { who, count: String(walk.count(slot, 'souls')) }, 'RU-CUL-1')
    if (before < TRANSFORMING && walk.count(slot, 'soulsTaken') >= TRANSFORMING)
      walk.tell(slot, 'transformed', {}, 'RU-CUL-2')
    if (tonight(walk, 'lifeTaken', slot).length) walk.tell(slot, 'lifeTaken', {}, 'RU-CUL-3')
    if (spentOf(walk, slot, 'takenLife').length) walk.tell(slot, 'lifeSpent', { who: [slot] }, 'RU-CUL-3')
  }
}

/** Who takes the role over goes on with the souls, those named, and what was done already (RU-ACZ-3). */
export function inheritSouls(walk: Walk, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !walk.catalogue.role(data.role)?.abilities.includes('nameSouls')) return
  for (const counter of ['souls', 'soulsTaken'])
    if (walk.count(dead, counter)) walk.setCount(heir, counter, walk.count(dead, counter))
  const passed = { by: heir, why: on, rule: 'RU-ACZ-3', lasting: true }
  for (const { of } of namedBy(walk, dead)) walk.put({ ...passed, kind: 'soulNamed', of })
  for (const { data: done } of walk.ledger.found({ kind: 'devoured', of: dead, when: 'soFar' }))
    walk.put({ ...passed, kind: 'devoured', of: heir, data: done })
}
