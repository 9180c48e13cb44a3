/** Arrests, the charges they are tested on, suspensions, and what frees again (CONAN-S14 to S22, CONAN-CR1 to CR13). */
import type { Fact } from '../../../resolve/sequence/fact.ts'
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import type { Arrival, Effect } from '../../../resolve/sequence/rulings.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Walk } from '../../../resolve/sequence/walk.ts'
import { phaseAfter } from '../../../resolve/sequence/when.ts'
import type { RuleId, Slot } from '../../../why/claim.ts'
import { all, any, type Reason } from '../../../why/reason.ts'
import { crimeOf } from '../crimes.ts'
import { comesAfter, usedBy } from './steps.ts'
import { gates } from './conditions.ts'
import { entriesOn } from './crime-ledger.ts'
import { stands } from './host.ts'
import { leadingOrders } from './orders.ts'
import { real } from './suitcase.ts'

interface Charge {
  type: string
  phase?: string | undefined
  against?: Slot | undefined
}

const chargeOf = ({ with: given }: Move): Charge => ({
  type: given.charge ?? '',
  phase: given.phase,
  against: given.against,
})

/** `night1` and `Night 1` are one phase. */
const samePhase = (one: string, other: string): boolean =>
  one.replace(/\s/g, '').toLowerCase() === other.replace(/\s/g, '').toLowerCase()

/** Puts an officer's charge to the test, then arrests or suspends. */
const arrested: Effect = (walk, { move, at, why }) => {
  const charge = chargeOf(move)
  const guilty = chargeHolds(walk, move, at, charge)
  const others = walk.moves.some(other => other.does === 'arrest' && other.to[0] === at && other.id !== move.id)
  const apart = others ? [walk.given({ is: 'fact', kind: 'eachCharge', of: at }, 'CONAN-CR12')] : []
  const arrest = stands(
    move,
    { is: 'fact', kind: 'arrested', of: at, other: move.actor, action: move.id },
    { rule: 'CONAN-AB23', action: move.id },
    why,
    [guilty, ...apart],
  )
  walk.mark(at, 'arrested', arrest, 'CONAN-AB23', { by: move.actor, action: move.id })
  const tested = walk.option<boolean>('arrest.failNoTargetSuspends') ? unlessHeld(walk, move, why) : why
  if (!move.ruled?.holds) suspend(walk, move, tested, guilty)
  return arrest
}

/** Whether the officer made the attempt at all, wherever it came. */
const unlessHeld = (walk: Walk, move: Move, why: Reason): Reason =>
  all(
    { is: 'works', action: move.id },
    { rule: 'CONAN-CR9', action: move.id },
    why.holds ? [why] : [],
    obstaclesOf(walk, move, { gates }),
  )

function suspend(walk: Walk, { actor, id }: Move, tested: Reason, guilty: Reason): void {
  const why = all(
    { is: 'fact', kind: 'suspended', of: actor, action: id },
    { rule: 'CONAN-S14', action: id },
    [tested],
    [guilty],
  )
  walk.mark(actor, 'suspended', why, 'CONAN-S14', {
    action: id,
    until: phaseAfter(walk.system, walk.name, walk.option<number>('suspension.phases'), ['night', 'day']),
  })
  walk.foresight.find(`suspended:${actor}`, 'yes', why)
}

/** Whether a charge is true: an entry of the past, or an act of this phase that nothing stopped so far (CONAN-CR7). */
function chargeHolds(walk: Walk, officer: Move, who: Slot, { type, phase, against }: Charge): Reason {
  const window = walk.option('arrest.window')
  const now = walk.name
  const meant = ({ data, phase: then = now }: Fact): boolean =>
    data.type === type
    && (against === undefined || data.third === against)
    && (phase === undefined || samePhase(phase, then))
    && (window === 'both' || (then === now) === (window === 'currentPhase'))
  const past = entriesOn(walk, who, meant).map(({ fact, why }) => forOfficer(walk, officer, fact, why))
  const today =
    window === 'past' || (phase !== undefined && !samePhase(phase, now))
      ? []
      : [
          ...walk.moves
            .filter(move => comesAfter(walk, usedBy(walk, move), 'arrest'))
            .flatMap(move => aboutTo(walk, officer, move, who, type, against)),
          ...faked(walk, who, type),
        ]
  const cite: RuleId = past.length + today.length ? 'CONAN-CR1' : 'CONAN-CR6'
  return all({ is: 'fact', kind: 'guilty', of: who, values: { type } }, { rule: 'CONAN-CR7' }, [
    any({ is: 'fact', kind: 'onRecord', of: who, values: { type } }, { rule: cite }, [...past, ...today]),
  ])
}

/** Members of the Organization cannot use what was only framed (CONAN-AB5). */
function forOfficer(walk: Walk, officer: Move, fact: Fact, why: Reason): Reason {
  const framed = fact.data.framed === true
  const claim = {
    is: 'fact',
    kind: framed ? 'framedEntry' : 'entry',
    of: fact.of,
    ...(fact.phase !== undefined && { phase: fact.phase }),
    values: { type: String(fact.data.type) },
  } as const
  const own =
    framed && walk.seat(officer.actor).faction === 'bo'
      ? [walk.given({ is: 'fact', kind: 'ownFrame', of: officer.actor }, 'CONAN-AB5')]
      : []
  const town = walk.seat(fact.of).faction === 'town' && !framed
  // A frame of an earlier phase says of itself that the crime was committed: that it seems so is all there is to it.
  return all(
    claim,
    { rule: framed ? 'CONAN-CR13' : town ? 'CONAN-CR4' : fact.rule },
    framed && fact.phase !== undefined ? [] : [why],
    own,
  )
}

/** An act of this phase whose turn comes later: what was sent in and not stopped yet is enough. */
function aboutTo(walk: Walk, officer: Move, move: Move, who: Slot, type: string, against: Slot | undefined): Reason[] {
  const reasonOf = (kind: string, third?: Slot): Reason =>
    all(
      { is: 'fact', kind, of: who, action: move.id, values: { type, ...(third !== undefined && { third }) } },
      { rule: 'CONAN-CR8', action: move.id },
      [],
      obstaclesOf(walk, move, { gates }),
    )
  const at = move.to[0]
  if (move.does === 'frame' && at === who && move.with.crime === type)
    return [forTonight(walk, officer, reasonOf('aboutToBeFramed'))]
  if (move.does === 'order') {
    if (type !== 'killing' && type !== 'attacking') return []
    return leadingOrders(walk)
      .filter(
        order => order.move === move && order.killer === who && (against === undefined || order.victim === against),
      )
      .map(({ why }) => killAhead(walk, who, type, move, why))
  }
  const does = usedBy(walk, move)
  if (does === 'aptx')
    return type === 'killing'
      && move.actor === who
      && (rightGuess(walk, move) || walk.option<boolean>('crime.failedAptx'))
      ? [reasonOf('aboutTo', at)]
      : []
  if (move.actor !== who || crimeOf(does) !== type || (against !== undefined && at !== against)) return []
  const town = walk.seat(who).faction === 'town'
  return [
    town
      ? all(
          { is: 'fact', kind: 'aboutTo', of: who, action: move.id, values: { type } },
          { rule: 'CONAN-CR4', action: move.id },
          [reasonOf('aboutTo', at)],
        )
      : reasonOf('aboutTo', at),
  ]
}

const rightGuess = (walk: Walk, { to: [at], with: given }: Move): boolean =>
  at !== undefined && (walk.option<boolean>('aptx.needsRole') ? walk.seat(at).role === given.role : true)

const forTonight = (walk: Walk, officer: Move, why: Reason): Reason =>
  walk.seat(officer.actor).faction === 'bo'
    ? all(
        why.claim,
        { rule: 'CONAN-AB5' },
        [why],
        [walk.given({ is: 'fact', kind: 'ownFrame', of: officer.actor }, 'CONAN-AB5')],
      )
    : why

function killAhead(walk: Walk, who: Slot, type: string, move: Move, why: Reason): Reason {
  const stopped = walk.ledger.seek({ kind: 'neutralised', of: who }, 'CONAN-CR8')
  return all(
    { is: 'fact', kind: 'aboutTo', of: who, action: move.id, values: { type } },
    { rule: 'CONAN-CR8', action: move.id },
    [why],
    stopped.because.length ? [stopped] : [],
  )
}

/** A fake is no crime, and says so where somebody was charged with it (CONAN-CR2). */
function faked(walk: Walk, who: Slot, type: string): Reason[] {
  return walk.moves
    .filter(
      move =>
        move.does === 'fake' && move.actor === who && crimeOf(move.with.ability ?? '') === type && !real(walk, move),
    )
    .map(move =>
      any({ is: 'fact', kind: 'fakeIsCrime', of: who, action: move.id }, { rule: 'CONAN-CR2', action: move.id }),
    )
}

/** Frees: by hand whom the releaser arrested, by lawsuit anybody (CONAN-AB24, CONAN-AB25). */
const released: Effect = (walk, { move, at, why }: Arrival) => {
  const rule = move.ability.rule!
  const held = walk.ledger
    .found({ kind: 'arrested', of: at, when: 'soFar' })
    .filter(fact => move.does === 'lawsuit' || fact.by === move.actor)
  const prison = any(
    { is: 'fact', kind: move.does === 'lawsuit' ? 'inPrison' : 'inMyPrison', of: at, other: move.actor },
    { rule },
    held.map(fact => walk.ledger.standing(fact, 'soFar')),
  )
  const free = stands(
    move,
    { is: 'fact', kind: 'released', of: at, other: move.actor, action: move.id },
    { rule, action: move.id },
    why,
    [prison],
  )
  const effective = all(
    { is: 'fact', kind: 'released', of: at, other: move.actor, action: move.id },
    { rule: 'CONAN-S22', action: move.id },
    [free],
  )
  walk.put({ kind: 'released', of: at, why: free, rule, by: move.actor, action: move.id })
  if (walk.option('release.effective') === 'now')
    for (const fact of walk.ledger.found({ kind: 'arrested', of: at, when: 'soFar' })) walk.ledger.end(fact, effective)
  return free
}

/** A release that begins with the next phase ends the arrest when this one is over. */
export function freeLater(walk: Walk): void {
  if (walk.option('release.effective') === 'now') return
  for (const { of, why } of walk.ledger.found({ kind: 'released', when: 'soFar' })) {
    if (walk.ledger.found({ kind: 'released', of, when: 'phaseStart' }).length) continue
    for (const fact of walk.ledger.found({ kind: 'arrested', of, when: 'soFar' }))
      walk.ledger.end(fact, all({ is: 'fact', kind: 'released', of }, { rule: 'CONAN-S22' }, [why]))
  }
}

export const arresting: Readonly<Record<string, Effect>> = { arrested, released }
