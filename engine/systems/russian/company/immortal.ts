/** The immortal’s link: a life that pays for two, and a death that takes two (RU-IMM). The life itself stands in `shared/lives.ts`. */
import { own } from '../../../ruleset/catalogue.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { attacksOn, blows } from '../shared/attack.ts'
import { goesOn } from '../shared/roles.ts'
import { lifeBlocked, linksOf, livesOf, notOverLink, spentBefore, spentOf } from '../shared/lives.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'

/** Linked for the rest of the game, or until the immortal breaks it; one of both being gone ends it too. */
export const linking: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const linked = all({ is: 'fact', kind: 'linked', of: at, other: actor, action }, { rule: 'RU-IMM-3', action }, [why])
  run.put({ kind: 'linked', of: at, by: actor, action, why: linked, rule: 'RU-IMM-3', lasting: true })
  return linked
}

export const unlinking: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const links = linksOf(run, actor).filter(({ by }) => by === actor)
  const broken = all({ is: 'fact', kind: 'linkBroken', of: actor, action }, { rule: 'RU-IMM-4', action }, [
    why,
    any(
      { is: 'fact', kind: 'hasLink', of: actor },
      { rule: 'RU-IMM-4' },
      links.map(link => link.why),
    ),
  ])
  for (const link of links) run.ledger.end(link, broken)
  return broken
}

/** The other one of a linked pair. */
const otherOf = ({ of, by }: Fact<'linked'>, who: SeatId): SeatId => (of === who ? by! : of)

/** That the spare life of a linked pair is gone, so that the link takes both. */
function openLink(run: Resolution, { by = '' }: Fact<'linked'>): Reason {
  return any({ is: 'fact', kind: 'linkOpen', of: by }, { rule: 'RU-IMM-4' }, [
    ...spentBefore(run, by, 'spareLife'),
    ...spentOf(run, by, 'spareLife').map(({ why }) => why),
  ])
}

/** Who kills one of a linked pair kills both, once the spare life is gone (RU-IMM-4, RU-IMM-7). */
export function linkedDeath(run: Resolution, death: Fact<'death'>): void {
  const {
    of,
    by,
    action,
    why,
    data: { cause },
  } = death
  if (cause === 'link' || cause === 'removed') return
  for (const link of linksOf(run, of)) {
    const other = otherOf(link, of)
    if (!run.seat(other).alive || !run.has(link.by ?? '', 'spareLife')) continue
    const rule: RuleId = cause === 'suicide' ? 'RU-IMM-7' : 'RU-IMM-4'
    const follow = (cited: RuleId, kept: readonly Reason[]): Reason =>
      all(
        { is: 'fact', kind: 'followsLinked', of: other, other: of },
        { rule: cited },
        [link.why, any({ is: 'dies', who: of }, { rule: cited }, [why]), openLink(run, link)],
        [...lifeBlocked(run, link.by ?? '', 'spareLife'), ...notOverLink(run, { of, by, cause }), ...kept],
      )
    const follows = follow(rule, [])
    const own =
      follows.holds && run.has(other, 'spareLife')
        ? livesOf(run, { victim: other, target: of, killer: by ?? of, action: action ?? '', cause: 'link' }, [
            'ownLife',
          ])
        : []
    fall(run, other, own.length ? follow('RU-IMM-B1', own) : follows, death)
  }
}

/** An executor whose own life answers outlives an attack, and the linked player does not (RU-IMM-B1). */
export function linkedAlone(run: Resolution, { of, by, action, data, why }: Fact<'lifeSpent'>): void {
  if (data.life !== 'ownLife') return
  for (const link of linksOf(run, of).filter(one => one.by === of && run.seat(one.of).alive)) {
    const alone = all({ is: 'fact', kind: 'followsLinked', of: link.of, other: of }, { rule: 'RU-IMM-B1' }, [
      link.why,
      why,
      openLink(run, link),
    ])
    fall(run, link.of, alone, { of, ...(by !== undefined && { by }), ...(action !== undefined && { action }) })
  }
}

/** A death by the link is the killer’s who brought the other one. */
function fall(run: Resolution, who: SeatId, why: Reason, { of, by, action }: Pick<Fact, 'of' | 'by' | 'action'>): void {
  const cited = { ...(by !== undefined && { by }), ...(action !== undefined && { action }) }
  const blow = blows(run).find(one => one.action === action && one.victim === of)
  if (blow) blows(run).push({ ...blow, victim: who, rule: why.rule, attacked: why, outcome: why })
  run.dies(who, why, why.rule, { cause: 'link', ...cited })
}

/** What the immortal hears in the morning: that the life is gone, and who of the two was attacked (RU-IMM-1, RU-RES-5). */
export function tellOwners(run: Resolution): void {
  for (const { slot } of run.living().filter(seat => run.has(seat.slot, 'spareLife'))) {
    const pair = [
      slot,
      ...linksOf(run, slot)
        .filter(({ by }) => by === slot)
        .map(({ of }) => of),
    ]
    const spent = spentOf(run, slot, 'spareLife')
    const hit = new Set([
      ...spent.map(({ data }) => data.victim),
      ...pair.filter(one => attacksOn(run, one).some(({ phase }) => phase === undefined)),
    ])
    const who = run.game.seats.map(seat => seat.slot).filter(one => hit.has(one))
    if (spent.length) run.tell(slot, 'lifeSpent', { who }, 'RU-IMM-1')
    else if (pair.length > 1 && who.length) run.tell(slot, 'pairAttacked', { who }, 'RU-RES-5')
  }
}

/** Who takes over the role goes on with the life and the link as they were left (RU-ACZ-3). */
export function inheritLife(run: Resolution, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  if (!goesOn(heir, why).holds || !run.catalogue.role(data.role)?.abilities.includes('spareLife')) return
  const before = run.game.seats.find(({ slot }) => slot === dead)?.uses ?? {}
  for (const ability of ['spareLife', 'link']) {
    const used =
      (own(before, ability) ?? 0) + run.spent.filter(one => one.who === dead && one.ability === ability).length
    for (let use = 0; use < used; use++) run.spend(heir, ability, 'RU-ACZ-3')
  }
}
