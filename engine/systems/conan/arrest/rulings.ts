/** Arrests, the charges they are tested on, suspensions, and what frees again (CONAN-S14 to S22, CONAN-CR1 to CR13). */
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { phaseIn } from '../../../game/phase-words.ts'
import { phasesCalled } from '../phase-words.ts'
import { phaseAfter } from '../../../game/when.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { crimeOf } from './crimes.ts'
import { comesAfter, usedBy } from '../rulings/steps.ts'
import { actorGuards } from '../rulings/conditions.ts'
import { crimeClaim, entriesOn } from './crime-ledger.ts'
import { finds, seek, type Sought } from '../rulings/host.ts'
import { carriedOut, ordersOf } from '../leading/orders.ts'
import { unlessBribed } from '../killing/obstacles.ts'
import { mistaken } from '../poison/rulings.ts'
import { real } from '../deceit/chameleon.ts'
import { all, any, type Claim, type Effect, type Fact, type Resolution } from '../vocabulary.ts'

interface Charge {
  type: string
  phase?: string | undefined
  against?: SeatId | undefined
}

const chargeOf = ({ with: given }: Move): Charge => ({
  type: given.charge ?? '',
  phase: given.phase,
  against: given.against,
})

/** `night1`, `Night 1` and what that is called in another language are one phase. */
const samePhase = (one: string, other: string): boolean =>
  [other, phaseIn(phasesCalled, other, 'en'), phaseIn(phasesCalled, other, 'ru')].some(name => bare(name) === bare(one))

const bare = (name: string): string => name.replace(/\s/g, '').toLowerCase()

/** Puts an officer's charge to the test, then arrests or suspends. */
const arrested: Effect = (run, { move, at, why }) => {
  const charge = chargeTested(run, move, at, chargeOf(move))
  const others = run.moves.some(other => other.does === 'arrest' && other.to[0] === at && other.id !== move.id)
  const arrest = finds(
    move,
    { is: 'fact', kind: 'arrested', of: at, other: move.actor, action: move.id },
    { rule: 'CONAN-AB23', also: others ? ['CONAN-CR12'] : [], action: move.id },
    why,
    charge,
  )
  run.mark(at, 'arrested', arrest, 'CONAN-AB23', { by: move.actor, action: move.id })
  if (!move.ruled?.holds) suspend(run, move, ...testOf(run, move, why, charge))
  return arrest
}

/** What costs an officer a suspension: the attempt and its charge, also against who is out of reach (CONAN-CR9). */
function testOf(run: Resolution, move: Move, arrived: Reason, charge: Sought): [tested: Reason, charge: Sought] {
  const mode = run.option('arrest.failNoTargetSuspends')
  if (mode === 'never' || arrived.holds) return [arrived, charge]
  const against = mode === 'always' ? arrived.unless.filter(({ holds }) => holds) : []
  return [unlessHeld(run, move), against.length ? { because: [], against } : charge]
}

/** Whether the officer made the attempt at all, wherever it came. */
const unlessHeld = (run: Resolution, move: Move): Reason =>
  all(
    { is: 'active', action: move.id, part: 'none', at: move.actor },
    { rule: 'CONAN-CR9', action: move.id },
    [],
    obstaclesOf(run, move, { actorGuards }),
  )

function suspend(run: Resolution, { actor, id }: Move, tested: Reason, charge: Sought): void {
  const why = all(
    { is: 'fact', kind: 'suspended', of: actor, action: id },
    { rule: 'CONAN-S14', action: id },
    [tested, ...charge.against],
    charge.because,
  )
  run.mark(actor, 'suspended', why, 'CONAN-S14', {
    action: id,
    until: phaseAfter(run.system, run.name, run.option<number>('suspension.phases'), ['night', 'day']),
  })
  run.foresight.find(`suspended:${actor}`, 'yes', why)
}

/** Whether a charge is true: by an entry of the past, or an act of this phase that nothing stopped yet (CONAN-CR7). */
function chargeTested(run: Resolution, officer: Move, who: SeatId, charge: Charge): Sought {
  const { type, phase, against } = charge
  const window = run.option('arrest.window')
  const now = run.name
  const meant = ({ data, phase: then = now }: Pick<Fact<'crime'>, 'data' | 'phase'>): boolean =>
    data.type === type
    && (against === undefined || data.third === against)
    && (phase === undefined || samePhase(phase, then))
    && (window === 'both' || (then === now) === (window === 'currentPhase'))
  const past = entriesOn(run, who, meant, ownFrames(run, officer))
  const today =
    window === 'past' || (phase !== undefined && !samePhase(phase, now))
      ? []
      : [
          ...run.moves
            .filter(move => comesAfter(run, usedBy(run, move), 'arrest'))
            .flatMap(move => aboutTo(run, officer, move, who, charge)),
          ...faked(run, who, type),
        ]
  const found = [...past, ...today]
  return seek(
    crimeClaim('guilty', who, type, against ?? onlyVictim(found)),
    crimeClaim('falseCharge', who, type, against),
    { rule: 'CONAN-CR7', also: ['CONAN-CR6', 'CONAN-CR1'] },
    found,
  )
}

/** Whom a charge that names nobody comes to mean, where it is one. */
function onlyVictim(found: readonly Reason[]): SeatId | undefined {
  const victims = found.map(({ claim, holds }) => (holds && claim.is === 'fact' ? claim.values?.third : undefined))
  const [victim, ...others] = new Set(victims.filter(one => one !== undefined))
  return victim === undefined || others.length ? undefined : String(victim)
}

/** Members of the Organization cannot use what was only framed (CONAN-AB5). */
const ownFrames = (run: Resolution, { actor }: Move): Reason[] =>
  run.seat(actor).faction === 'bo' ? [run.given({ is: 'fact', kind: 'ownFrame', of: actor }, 'CONAN-AB5')] : []

/** An act of this phase whose turn comes later: what was sent in and not stopped yet is enough (CONAN-CR8). */
function aboutTo(run: Resolution, officer: Move, move: Move, who: SeatId, { type, against }: Charge): Reason[] {
  const { does: sent, to, id } = move
  if (sent === 'order')
    return type === 'killing' || type === 'attacking' ? killsAhead(run, move, who, { type, against }) : []
  const obstacles = obstaclesOf(run, move, { actorGuards })
  const cite = { rule: 'CONAN-CR8', action: id }
  if (sent === 'frame') {
    const claim = { is: 'fact', kind: 'aboutToBeFramed', of: who, action: id, values: { type } } as const
    if (to[0] === who && move.with.crime === type)
      return [all(claim, cite, [], [...obstacles, ...ownFrames(run, officer)])]
  }
  if (move.actor !== who || (against !== undefined && to[0] !== against)) return []
  const does = usedBy(run, move)
  const isPoison = does === 'aptx' && type === 'killing'
  if (!isPoison && crimeOf(does) !== type) return []
  const wrong = isPoison && !run.option<boolean>('crime.failedAptx') ? mistaken(run, move, to[0]!) : []
  const also = run.seat(who).faction === 'town' ? ['CONAN-CR4'] : []
  return [
    all({ ...crimeClaim('aboutTo', who, type, to[0]), action: id }, { ...cite, also }, [], [...wrong, ...obstacles]),
  ]
}

/** A kill that was ordered, as far as it falls to its killer so far. */
function killsAhead(run: Resolution, move: Move, who: SeatId, { type, against }: Charge): Reason[] {
  const orders = ordersOf(run)
  return orders.flatMap((order, place) => {
    if (order.move !== move || order.killer !== who || (against !== undefined && order.victim !== against)) return []
    const before = orders.slice(0, place).map(earlier => ({ order: earlier, taken: earlier.why }))
    return [
      all(
        { ...crimeClaim('aboutTo', who, type, order.victim), action: move.id },
        { rule: 'CONAN-CR8', action: move.id },
        [carriedOut(run, order, before)],
        unlessBribed(
          who,
          'stoppedSoFar',
          'CONAN-K7',
          run.ledger.tried({ kind: 'neutralised', of: who }),
          bribesAhead(run),
        ),
      ),
    ]
  })
}

/** Bribes of this phase that nothing stopped yet: they will carry a neutralised killer through (CONAN-AB2). */
const bribesAhead = (run: Resolution): Reason[] =>
  run.moves
    .filter(({ does }) => does === 'bribe')
    .map(move =>
      all(
        { is: 'active', action: move.id, part: 'none', at: move.actor },
        { rule: 'CONAN-AB2', action: move.id },
        [],
        obstaclesOf(run, move, { actorGuards }),
      ),
    )

/** A fake is no crime, and says so where somebody was charged with it (CONAN-CR2). */
function faked(run: Resolution, who: SeatId, type: string): Reason[] {
  return run.moves
    .filter(
      move =>
        move.does === 'fake' && move.actor === who && crimeOf(move.with.ability ?? '') === type && !real(run, move),
    )
    .map(move =>
      any({ is: 'fact', kind: 'fakeIsCrime', of: who, action: move.id }, { rule: 'CONAN-CR2', action: move.id }),
    )
}

/** Whether a release frees only whom the releaser arrested: by hand where the host has it so, never by lawsuit. */
export const ownOnly = (run: Resolution, does: string): boolean =>
  does === 'release' && run.option('release.byHand') === 'own'

/** Frees anybody, or whom the releaser arrested (CONAN-AB24, CONAN-AB25). */
const released: Effect = (run, { move, at, why }: Arrival) => {
  const rule = move.ability.rule!
  const mine = ownOnly(run, move.does)
  const held = run.ledger
    .found({ kind: 'arrested', of: at, when: 'soFar' })
    .filter(fact => !mine || fact.by === move.actor)
  const prison = (kind: 'inPrison' | 'notInPrison' | 'inMyPrison' | 'notInMyPrison'): Claim => ({
    is: 'fact',
    kind,
    of: at,
    other: move.actor,
  })
  const arrests = held.map(fact => run.ledger.standing(fact, 'soFar'))
  const caught = mine
    ? seek(prison('inMyPrison'), prison('notInMyPrison'), { rule }, arrests)
    : seek(prison('inPrison'), prison('notInPrison'), { rule }, arrests)
  const free = finds(
    move,
    { is: 'fact', kind: 'released', of: at, other: move.actor, action: move.id },
    { rule, also: ['CONAN-S22'], action: move.id },
    why,
    caught,
  )
  run.put({ kind: 'released', of: at, why: free, rule, by: move.actor, action: move.id })
  if (run.option('release.effective') === 'now')
    for (const fact of run.ledger.found({ kind: 'arrested', of: at, when: 'soFar' })) run.ledger.end(fact, free)
  return free
}

/** A release that begins with the next phase ends the arrest when this one is over. */
export function freeLater(run: Resolution): void {
  if (run.option('release.effective') === 'now') return
  for (const { of, why } of run.ledger.found({ kind: 'released', when: 'soFar' })) {
    if (run.ledger.found({ kind: 'released', of, when: 'phaseStart' }).length) continue
    for (const fact of run.ledger.found({ kind: 'arrested', of, when: 'soFar' })) run.ledger.end(fact, why)
  }
}

export const arresting: Readonly<Record<string, Effect>> = { arrested, released }
