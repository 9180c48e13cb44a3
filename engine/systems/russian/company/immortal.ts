/** The immortal’s link: a life that pays for two, and a death that takes two (RU-IMM). The life itself stands in `shared/lives.ts`. */
import { own } from '../../../ruleset/catalogue.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { attacksOn, blows } from '../shared/attack.ts'
import { goesOn } from '../shared/roles.ts'
import { lifeBlocked, linksOf, livesOf, notOverLink, spentBefore, spentOf } from '../shared/lives.ts'
import { all, any, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'

/** Linked for the rest of the game, or until the immortal breaks it; one of both being gone ends it too. */
export const linking: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const linked = all({ is: 'fact', kind: 'linked', of: at, other: actor, action }, { rule: 'RU-IMM-3', action }, [why])
  walk.put({ kind: 'linked', of: at, by: actor, action, why: linked, rule: 'RU-IMM-3', lasting: true })
  return linked
}

export const unlinking: LateEffect = (walk, { move: { actor, id: action }, why }) => {
  const links = linksOf(walk, actor).filter(({ by }) => by === actor)
  const broken = all({ is: 'fact', kind: 'linkBroken', of: actor, action }, { rule: 'RU-IMM-4', action }, [
    why,
    any(
      { is: 'fact', kind: 'hasLink', of: actor },
      { rule: 'RU-IMM-4' },
      links.map(link => link.why),
    ),
  ])
  for (const link of links) walk.ledger.end(link, broken)
  return broken
}

/** The other one of a linked pair. */
const otherOf = ({ of, by }: Fact<'linked'>, who: Slot): Slot => (of === who ? by! : of)

/** That the spare life of a linked pair is gone, so that the link takes both. */
function openLink(walk: Walk, { by = '' }: Fact<'linked'>): Reason {
  return any({ is: 'fact', kind: 'linkOpen', of: by }, { rule: 'RU-IMM-4' }, [
    ...spentBefore(walk, by, 'spareLife'),
    ...spentOf(walk, by, 'spareLife').map(({ why }) => why),
  ])
}

/** Who kills one of a linked pair kills both, once the spare life is gone (RU-IMM-4, RU-IMM-7). */
export function linkedDeath(walk: Walk, death: Fact<'death'>): void {
  const {
    of,
    by,
    action,
    why,
    data: { cause },
  } = death
  if (cause === 'link' || cause === 'removed') return
  for (const link of linksOf(walk, of)) {
    const other = otherOf(link, of)
    if (!walk.seat(other).alive || !walk.has(link.by ?? '', 'spareLife')) continue
    const rule: RuleId = cause === 'suicide' ? 'RU-IMM-7' : 'RU-IMM-4'
    const follow = (cited: RuleId, kept: readonly Reason[]): Reason =>
      all(
        { is: 'fact', kind: 'followsLinked', of: other, other: of },
        { rule: cited },
        [link.why, any({ is: 'dies', who: of }, { rule: cited }, [why]), openLink(walk, link)],
        [...lifeBlocked(walk, link.by ?? '', 'spareLife'), ...notOverLink(walk, { of, by, cause }), ...kept],
      )
    const follows = follow(rule, [])
    const own =
      follows.holds && walk.has(other, 'spareLife')
        ? livesOf(walk, { victim: other, target: of, killer: by ?? of, action: action ?? '', cause: 'link' }, [
            'ownLife',
          ])
        : []
    fall(walk, other, own.length ? follow('RU-IMM-B1', own) : follows, death)
  }
}

/** An executor whose own life answers outlives an attack, and the linked player does not (RU-IMM-B1). */
export function linkedAlone(walk: Walk, { of, by, action, data, why }: Fact<'lifeSpent'>): void {
  if (data.life !== 'ownLife') return
  for (const link of linksOf(walk, of).filter(one => one.by === of && walk.seat(one.of).alive)) {
    const alone = all({ is: 'fact', kind: 'followsLinked', of: link.of, other: of }, { rule: 'RU-IMM-B1' }, [
      link.why,
      why,
      openLink(walk, link),
    ])
    fall(walk, link.of, alone, { of, ...(by !== undefined && { by }), ...(action !== undefined && { action }) })
  }
}

/** A death by the link is the killer’s who brought the other one. */
function fall(walk: Walk, who: Slot, why: Reason, { of, by, action }: Pick<Fact, 'of' | 'by' | 'action'>): void {
  const cited = { ...(by !== undefined && { by }), ...(action !== undefined && { action }) }
  const blow = blows(walk).find(one => one.action === action && one.victim === of)
  if (blow) blows(walk).push({ ...blow, victim: who, rule: why.rule, attacked: why, outcome: why })
  walk.dies(who, why, why.rule, { cause: 'link', ...cited })
}

/** What the immortal hears in the morning: that the life is gone, and who of the two was attacked (RU-IMM-1, RU-RES-5). */
export function tellOwners(walk: Walk): void {
  for (const { slot } of walk.living().filter(seat => walk.has(seat.slot, 'spareLife'))) {
    const pair = [
      slot,
      ...linksOf(walk, slot)
        .filter(({ by }) => by === slot)
        .map(({ of }) => of),
    ]
    const spent = spentOf(walk, slot, 'spareLife')
    const hit = new Set([
      ...spent.map(({ data }) => data.victim),
      ...pair.filter(one => attacksOn(walk, one).some(({ phase }) => phase === undefined)),
    ])
    const who = walk.game.seats.map(seat => seat.slot).filter(one => hit.has(one))
    if (spent.length) walk.tell(slot, 'lifeSpent', { who }, 'RU-IMM-1')
    else if (pair.length > 1 && who.length) walk.tell(slot, 'pairAttacked', { who }, 'RU-RES-5')
  }
}

/** Who takes over the role goes on with the life and the link as they were left (RU-ACZ-3). */
export function inheritLife(walk: Walk, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  if (!goesOn(heir, why).holds || !walk.catalogue.role(data.role)?.abilities.includes('spareLife')) return
  const before = walk.game.seats.find(({ slot }) => slot === dead)?.uses ?? {}
  for (const ability of ['spareLife', 'link']) {
    const used =
      (own(before, ability) ?? 0) + walk.spent.filter(one => one.who === dead && one.ability === ability).length
    for (let use = 0; use < used; use++) walk.spend(heir, ability, 'RU-ACZ-3')
  }
}
