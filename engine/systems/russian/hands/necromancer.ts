/** The necromancer, who uses the roles of dead players whom he cursed before (RU-NEC). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { blocked } from '../shared/blocks.ts'
import { isElite } from '../shared/elites.ts'
import { apartFromNight, isOfNight } from '../shared/place.ts'
import { goesOn } from '../shared/roles.ts'
import { isOfUse, masterOf } from '../shared/undead.ts'
import { all, any, type Fact, type ActorGuard, type LateEffect, type Resolution } from '../vocabulary.ts'
import { destroyed } from './left.ts'
import { hearOfMoves } from './passing.ts'

/** The evening, and the night, in which he names them. */
export const CURSING = 1
const CURSED = 3

/** From now on, so that it counts in the night too (RU-NEC-1). */
export const cursing: LateEffect = (run, { move: { actor, id: action }, at, why }) =>
  curse(run, { of: at, by: actor, action, why })

function curse(
  run: Resolution,
  { of, by, action, why }: { of: SeatId; by: SeatId; action?: string; why: Reason },
): Reason {
  const given = action === undefined ? {} : { action }
  const cursed = all({ is: 'fact', kind: 'cursedBy', of, other: by, ...given }, { rule: 'RU-NEC-1', ...given }, [why])
  run.mark(of, 'cursed', cursed, 'RU-NEC-1', { by, ...given })
  return cursed
}

/** Who names nobody gets three at random, of whom none died in that night, and hears who they are (RU-NEC-1). */
export function drawCursed(run: Resolution): void {
  if (run.phase.number !== CURSING) return
  for (const { slot } of run.living().filter(seat => run.has(seat.slot, 'curse'))) {
    if (run.ledger.found({ kind: 'cursed', by: slot, when: 'soFar' }).length) continue
    const others = run
      .living()
      .filter(seat => seat.slot !== slot && !seat.bystander && !isElite(seat) && seat.details?.title !== 'mayor')
      .map(seat => seat.slot)
    const drawn: SeatId[] = []
    for (let nth = 0; nth < CURSED; nth++) {
      const of = run.draw('cursed', slot, others)
      if (of === undefined) break
      others.splice(others.indexOf(of), 1)
      drawn.push(of)
      curse(run, {
        of,
        by: slot,
        why: run.given({ is: 'fact', kind: 'drawnCursed', of, other: slot }, 'RU-NEC-1'),
      })
    }
    if (drawn.length) run.tell(slot, 'cursedDrawn', { who: drawn }, 'RU-NEC-1')
  }
}

/** Whoever is cursed and dies is undead from the next phase on. */
export function rise(run: Resolution, death: Fact<'death'>): void {
  for (const cursed of run.ledger.found({ kind: 'cursed', of: death.of, when: 'soFar' })) {
    const { by = '' } = cursed
    if (!run.seat(by).alive) continue
    raise(run, { of: death.of, by, because: [run.ledger.standing(cursed, 'soFar'), death.why] })
    run.ledger.end(cursed, death.why)
  }
}

/** A corpse becomes his: its role, or a vote where it is of no use (RU-NEC-2, RU-NEC-3). */
function raise(
  run: Resolution,
  {
    of,
    by,
    because,
    action,
    since,
  }: { of: SeatId; by: SeatId; because: readonly Reason[]; action?: string; since?: number },
): Reason {
  const { role } = run.seat(of)
  const maimed = destroyed(run, of, 'RU-NEC-3')
  const used = isOfUse(role) && !maimed.holds
  const rule: RuleId = used ? 'RU-NEC-1' : 'RU-NEC-3'
  const given = action === undefined ? {} : { action }
  const risen = all(
    { is: 'fact', kind: 'rises', of, other: by, values: { role }, ...given },
    { rule, ...given },
    because,
  )
  run.mark(of, 'undead', risen, rule, {
    by,
    ...given,
    data: { role, ...(since !== undefined && { since }), ...(!used && { idle: true as const }) },
  })
  if (!risen.holds) return risen
  if (used) {
    run.tell(by, 'corpseTaken', { about: of, role }, 'RU-NEC-2')
    hearOfMoves(run, { to: by, role, rule: 'RU-NEC-2' })
  } else {
    run.setCount(by, 'corpseVotes', run.count(by, 'corpseVotes') + 1)
    run.tell(by, 'corpseVote', { about: of, role }, 'RU-NEC-3')
  }
  return risen
}

/** One he has, or has cursed, for another corpse, whose role he uses a game day later (RU-NEC-7). */
export const swapping: LateEffect = (run, { move: { actor, id: action, to }, at, aim, why }) => {
  if (aim === 0) return why
  const [given = ''] = to
  const swapped = all(
    { is: 'fact', kind: 'swapsCorpse', of: actor, other: given, action },
    { rule: 'RU-NEC-7', action },
    [why],
  )
  for (const kind of ['cursed', 'undead'] as const)
    for (const fact of run.ledger.found({ kind, of: given, by: actor, when: 'soFar' })) {
      if (swapped.holds && fact.kind === 'undead' && fact.data.idle)
        run.setCount(actor, 'corpseVotes', Math.max(0, run.count(actor, 'corpseVotes') - 1))
      run.ledger.end(fact, swapped)
    }
  return raise(run, { of: at, by: actor, because: [swapped], action, since: run.phase.number + 1 })
}

/** What keeps the necromancer from his role keeps him from his undead, and so does his death (RU-NEC-6, RU-NORD-2). */
export const underMaster: ActorGuard = (run, move) => {
  const { actor, id: action } = move
  const master = masterOf(run.game, actor)
  if (master === undefined) return undefined
  const arrests = isOfNight(move)
    ? run.ledger
        .attempts({ kind: 'arrested', of: master, when: 'soFar' })
        .map(fact => run.ledger.standing(fact, 'soFar'))
    : []
  const blocks = [...arrests, ...(blocked(run, { ...move, actor: master }) ?? [])]
  const deaths = run.isDead(master) ? run.ledger.attempts({ kind: 'death', of: master, when: 'soFar' }) : []
  const again = run.ledger.attempts({ kind: 'laidToRest', of: actor, when: 'soFar' })
  return [
    ...(blocks.length
      ? [
          all(
            { is: 'fact', kind: 'masterBlocked', of: actor, other: master, action },
            { rule: 'RU-NEC-6', action },
            [
              any(
                { is: 'fact', kind: 'cannotUse', of: master, values: { part: 'civil' } },
                { rule: 'RU-NEC-6' },
                blocks,
              ),
            ],
            apartFromNight(run, move),
          ),
        ]
      : []),
    ...(deaths.length
      ? [
          any(
            { is: 'fact', kind: 'masterDead', of: actor, other: master, action },
            { rule: 'RU-NORD-2', action },
            deaths.map(({ why }) => why),
          ),
        ]
      : []),
    ...(again.length
      ? [
          any(
            { is: 'fact', kind: 'laidToRest', of: actor, action },
            { rule: 'RU-NEC-5', action },
            again.map(({ why }) => why),
          ),
        ]
      : []),
  ]
}

/** Who takes the role over has the corpses and those cursed (RU-ACZ-3). */
export function inheritCorpses(run: Resolution, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !run.catalogue.role(data.role)?.abilities.includes('curse')) return
  const votes = run.count(dead, 'corpseVotes')
  if (votes) run.setCount(heir, 'corpseVotes', votes)
  for (const before of run.ledger.found({ kind: 'cursed', by: dead, when: 'soFar' })) {
    run.ledger.end(before, on)
    if (before.of !== heir) run.mark(before.of, 'cursed', on, 'RU-ACZ-3', { by: heir })
  }
  for (const before of run.ledger.found({ kind: 'undead', by: dead, when: 'soFar' })) {
    const { of, data } = before
    run.ledger.end(before, on)
    run.mark(of, 'undead', on, 'RU-ACZ-3', { by: heir, data })
    if (!data.idle) run.tell(heir, 'corpseTaken', { about: of, role: data.role }, 'RU-NEC-2')
  }
}
