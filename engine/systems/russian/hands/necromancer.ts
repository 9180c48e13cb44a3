/** The necromancer, who uses the roles of dead players whom he cursed before (RU-NEC). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { blocked } from '../shared/blocks.ts'
import { isElite } from '../shared/elites.ts'
import { apartFromNight, isOfNight } from '../shared/place.ts'
import { goesOn } from '../shared/roles.ts'
import { isOfUse, masterOf } from '../shared/undead.ts'
import { all, any, type Fact, type Gate, type LateEffect, type Walk } from '../vocabulary.ts'
import { destroyed } from './left.ts'
import { hearOfMoves } from './passing.ts'

/** The evening, and the night, in which he names them. */
export const CURSING = 1
const CURSED = 3

/** From now on, so that it counts in the night too (RU-NEC-1). */
export const cursing: LateEffect = (walk, { move: { actor, id: action }, at, why }) =>
  curse(walk, { of: at, by: actor, action, why })

function curse(walk: Walk, { of, by, action, why }: { of: Slot; by: Slot; action?: string; why: Reason }): Reason {
  const given = action === undefined ? {} : { action }
  const cursed = all({ is: 'fact', kind: 'cursedBy', of, other: by, ...given }, { rule: 'RU-NEC-1', ...given }, [why])
  walk.mark(of, 'cursed', cursed, 'RU-NEC-1', { by, ...given })
  return cursed
}

/** Who names nobody gets three at random, of whom none died in that night, and hears who they are (RU-NEC-1). */
export function drawCursed(walk: Walk): void {
  if (walk.phase.number !== CURSING) return
  for (const { slot } of walk.living().filter(seat => walk.has(seat.slot, 'curse'))) {
    if (walk.ledger.found({ kind: 'cursed', by: slot, when: 'soFar' }).length) continue
    const others = walk
      .living()
      .filter(seat => seat.slot !== slot && !seat.bystander && !isElite(seat) && seat.details?.title !== 'mayor')
      .map(seat => seat.slot)
    const drawn: Slot[] = []
    for (let nth = 0; nth < CURSED; nth++) {
      const of = walk.draw('cursed', slot, others)
      if (of === undefined) break
      others.splice(others.indexOf(of), 1)
      drawn.push(of)
      curse(walk, {
        of,
        by: slot,
        why: walk.given({ is: 'fact', kind: 'drawnCursed', of, other: slot }, 'RU-NEC-1'),
      })
    }
    if (drawn.length) walk.tell(slot, 'cursedDrawn', { who: drawn }, 'RU-NEC-1')
  }
}

/** Whoever is cursed and dies is undead from the next phase on. */
export function rise(walk: Walk, death: Fact<'death'>): void {
  for (const cursed of walk.ledger.found({ kind: 'cursed', of: death.of, when: 'soFar' })) {
    const { by = '' } = cursed
    if (!walk.seat(by).alive) continue
    raise(walk, { of: death.of, by, because: [walk.ledger.standing(cursed, 'soFar'), death.why] })
    walk.ledger.end(cursed, death.why)
  }
}

/** A corpse becomes his: its role, or a vote where it is of no use (RU-NEC-2, RU-NEC-3). */
function raise(
  walk: Walk,
  {
    of,
    by,
    because,
    action,
    since,
  }: { of: Slot; by: Slot; because: readonly Reason[]; action?: string; since?: number },
): Reason {
  const { role } = walk.seat(of)
  const maimed = destroyed(walk, of, 'RU-NEC-3')
  const used = isOfUse(role) && !maimed.holds
  const rule: RuleId = used ? 'RU-NEC-1' : 'RU-NEC-3'
  const given = action === undefined ? {} : { action }
  const risen = all(
    { is: 'fact', kind: 'rises', of, other: by, values: { role }, ...given },
    { rule, ...given },
    because,
  )
  walk.mark(of, 'undead', risen, rule, {
    by,
    ...given,
    data: { role, ...(since !== undefined && { since }), ...(!used && { idle: true as const }) },
  })
  if (!risen.holds) return risen
  if (used) {
    walk.tell(by, 'corpseTaken', { about: of, role }, 'RU-NEC-2')
    hearOfMoves(walk, { to: by, role, rule: 'RU-NEC-2' })
  } else {
    walk.setCount(by, 'corpseVotes', walk.count(by, 'corpseVotes') + 1)
    walk.tell(by, 'corpseVote', { about: of, role }, 'RU-NEC-3')
  }
  return risen
}

/** One he has, or has cursed, for another corpse, whose role he uses a game day later (RU-NEC-7). */
export const swapping: LateEffect = (walk, { move: { actor, id: action, to }, at, aim, why }) => {
  if (aim === 0) return why
  const [given = ''] = to
  const swapped = all(
    { is: 'fact', kind: 'swapsCorpse', of: actor, other: given, action },
    { rule: 'RU-NEC-7', action },
    [why],
  )
  for (const kind of ['cursed', 'undead'] as const)
    for (const fact of walk.ledger.found({ kind, of: given, by: actor, when: 'soFar' })) {
      if (swapped.holds && fact.kind === 'undead' && fact.data.idle)
        walk.setCount(actor, 'corpseVotes', Math.max(0, walk.count(actor, 'corpseVotes') - 1))
      walk.ledger.end(fact, swapped)
    }
  return raise(walk, { of: at, by: actor, because: [swapped], action, since: walk.phase.number + 1 })
}

/** What keeps the necromancer from his role keeps him from his undead, and so does his death (RU-NEC-6, RU-NORD-2). */
export const underMaster: Gate = (walk, move) => {
  const { actor, id: action } = move
  const master = masterOf(walk.game, actor)
  if (master === undefined) return undefined
  const arrests = isOfNight(move)
    ? walk.ledger
        .attempts({ kind: 'arrested', of: master, when: 'soFar' })
        .map(fact => walk.ledger.standing(fact, 'soFar'))
    : []
  const blocks = [...arrests, ...(blocked(walk, { ...move, actor: master }) ?? [])]
  const deaths = walk.isDead(master) ? walk.ledger.attempts({ kind: 'death', of: master, when: 'soFar' }) : []
  const again = walk.ledger.attempts({ kind: 'laidToRest', of: actor, when: 'soFar' })
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
            apartFromNight(walk, move),
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
export function inheritCorpses(walk: Walk, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  const on = goesOn(heir, why)
  if (!on.holds || !walk.catalogue.role(data.role)?.abilities.includes('curse')) return
  const votes = walk.count(dead, 'corpseVotes')
  if (votes) walk.setCount(heir, 'corpseVotes', votes)
  for (const before of walk.ledger.found({ kind: 'cursed', by: dead, when: 'soFar' })) {
    walk.ledger.end(before, on)
    if (before.of !== heir) walk.mark(before.of, 'cursed', on, 'RU-ACZ-3', { by: heir })
  }
  for (const before of walk.ledger.found({ kind: 'undead', by: dead, when: 'soFar' })) {
    const { of, data } = before
    walk.ledger.end(before, on)
    walk.mark(of, 'undead', on, 'RU-ACZ-3', { by: heir, data })
    if (!data.idle) walk.tell(heir, 'corpseTaken', { about: of, role: data.role }, 'RU-NEC-2')
  }
}
