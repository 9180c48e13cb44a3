/** What follows a death at once, by night and by day: revenge, then broken hearts; and who hears of it. */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { wordsOf } from '../../../rules/option.ts'
import { fact, under } from '../claims.ts'
import { attackerOf } from '../mafia/attacker.ts'
import { noHelp } from '../no-help.ts'
import { hears } from '../not-told.ts'
import { heartbreak } from '../pairs/shadchan.ts'
import { passiveOf } from '../passive.ts'
import { all, type Fact, type Walk } from '../vocabulary.ts'
import { revealed } from './reveal.ts'

/** The reaction to a death (1923-N5): the role at that moment, the revenge of an Armed Robber, the heart of a partner. */
export function follow(walk: Walk, death: Fact<'death'>): void {
  if (!isFirst(walk, death)) return
  const { role, faction } = walk.seat(death.of)
  walk.put({
    kind: 'lastRole',
    of: death.of,
    rule: '1923-WIT2',
    why: under(fact('lastRole', death.of, { values: { role } }), '1923-WIT2', death.why),
    data: { role, side: faction },
  })
  avenge(walk, death)
  heartbreak(walk, death)
}

const isFirst = (walk: Walk, { of, tick }: Fact<'death'>): boolean =>
  !walk.ledger.facts.some(fact => fact.kind === 'death' && fact.of === of && fact.why.holds && fact.tick < tick)

/** Causes of the night, with the rule that says who pays for them. */
const payers: Partial<Record<Fact<'death'>['data']['cause'], RuleId>> = {
  mafia: '1923-ROB2',
  drunkard: '1923-ROB7',
  poison: '1923-ROB7',
  robber: '1923-ROB7',
  heartbreak: '1923-ROB7',
}

/** The revenge of an Armed Robber whom the night killed (1923-ROB1, ROB7 to ROB11). */
function avenge(walk: Walk, death: Fact<'death'>): void {
  const cause = death.data.cause
  const rule = payers[cause]
  const passive = rule === undefined ? undefined : passiveOf(walk, death.of, 'revenge')
  if (!passive || rule === undefined) return
  const victim =
    cause === 'mafia'
      ? attackerOf(walk, death.of, { action: death.action, use: 'revenge' })
      : cause === 'heartbreak'
        ? undefined
        : death.by
  const none =
    cause === 'heartbreak'
      ? 'nobodyToBlame'
      : cause !== 'mafia' && !wordsOf(walk.option('robber.causes')).includes(cause)
        ? 'causeLeftOut'
        : victim === undefined
          ? 'nobodyToBlame'
          : undefined
  const nobody = none ?? (walk.seat(victim!).alive ? undefined : 'killerGone')
  if (nobody !== undefined || victim === undefined) {
    const ends = victim === undefined ? [] : walk.ledger.found({ kind: 'death', of: victim, when: 'soFar' })
    const gone = nobody === 'killerGone' ? ends.map(end => end.why) : []
    const claim = fact(nobody ?? 'nobodyToBlame', death.of, {
      values: { ...(victim !== undefined && { third: victim }) },
    })
    walk.put({
      kind: 'notAvenged',
      of: death.of,
      rule,
      why: all(claim, { rule }, [death.why, passive.why, ...gone]),
    })
    return
  }
  const earlier =
    cause === 'mafia'
    && walk.ledger.found({ kind: 'avenged', where: ({ data }) => data.cause === 'mafia', when: 'soFar' }).length
  const why = all(
    fact('avenged', victim, { other: death.of, action: passive.action }),
    {
      rule,
      also: ['1923-ROB1', '1923-ROB10'],
      notes: [
        ...(cause === 'mafia' ? [{ claim: fact('attackerChosen', victim), rule: '1923-MAF11' }] : []),
        ...(earlier ? [{ claim: fact('oneEach', 'mafia'), rule: '1923-ROB9' }] : []),
      ],
      action: passive.action,
    },
    [death.why, passive.why],
    savesFromRevenge(walk, victim),
  )
  walk.put({
    kind: 'avenged',
    of: death.of,
    by: victim,
    why,
    rule: '1923-ROB1',
    action: passive.action,
    data: { cause },
  })
  walk.dies(victim, why, '1923-ROB10', { cause: 'robber', by: death.of, action: passive.action })
}

/** Nothing prevents the revenge, unless the host lets a Doctor or a Bodyguard do it (1923-ROB8). */
function savesFromRevenge(walk: Walk, victim: Slot): Reason[] {
  if (walk.option<boolean>('robber.unpreventable') === false) {
    return (['healed', 'guarded'] as const).flatMap(kind =>
      walk.ledger
        .attempts({ kind, of: victim, when: 'soFar' })
        .map(save => under(fact('savedFromRevenge', victim), '1923-ROB8', save.why)),
    )
  }
  const shield = walk.passive(victim, 'immunity')
  return [
    ...noHelp(walk, 'healed', victim, 'revenge', '1923-ROB8', '1923-DOC6'),
    ...noHelp(walk, 'guarded', victim, 'revenge', '1923-ROB8', '1923-BOD8'),
    ...(shield
      ? [
          all(
            fact('noHelp', victim, { action: shield.action, values: { what: 'revenge' } }),
            { rule: '1923-BUT5' },
            [shield.why],
            [walk.given(fact('notCovered', victim, { values: { what: 'revenge' } }), '1923-BUT5')],
          ),
        ]
      : []),
  ]
}

/** The names of the dead, in alphabetical order and without a cause (1923-I1, I16); their roles where the host shows them (1923-E10). */
export function announceDeaths(walk: Walk): void {
  const dead = byName(
    walk,
    walk.deaths().map(({ of }) => of),
  )
  if (!dead.length) return walk.announce('nobodyDied', {}, '1923-I17')
  walk.announce('died', { who: dead }, dead.length > 1 ? '1923-I16' : '1923-I1')
  if (walk.option<boolean>('death.revealRole'))
    walk.announce('flipped', { who: dead, flips: dead.map(who => lastRole(walk, who).role) }, '1923-E10')
}

/** In alphabetical order, so that the order tells nothing. */
export function byName(walk: Walk, slots: readonly Slot[]): Slot[] {
  const nameOf = (slot: Slot): string => walk.seat(slot).name.toLowerCase()
  return [...slots].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0))
}

/** Role and side at the moment of death; of somebody living, as they are. */
function lastRole(walk: Walk, slot: Slot): { role: string; side: string; why?: Reason } {
  const [found] = walk.ledger.attempts({ kind: 'lastRole', of: slot, when: 'soFar' })
  const seat = walk.seat(slot)
  return found
    ? { role: found.data.role, side: found.data.side, why: found.why }
    : { role: seat.role, side: seat.faction }
}

/** Every living Witness hears the roles of the dead (1923-WIT1 to WIT3). */
export function tellWitnesses(walk: Walk): void {
  const deaths = walk.deaths()
  for (const { slot } of walk.game.seats) {
    const passive = walk.game.seats.find(seat => seat.slot === slot)!.alive
      ? passiveOf(walk, slot, 'witness')
      : undefined
    if (!passive) continue
    for (const { of, why } of deaths) {
      if (of === slot) continue
      const { role, side, why: last = why } = lastRole(walk, of)
      const { action } = passive
      const witnessed = all(fact('witnessed', slot, { other: of }), { rule: '1923-WIT1', action }, [passive.why, last])
      if (!witnessed.holds || !hears(walk, slot, 'witnessed', { rule: '1923-WIT3' }, witnessed)) continue
      const is = revealed(walk, role, side)
      walk.learnFact(slot, { action, ability: 'witness' }, of, 'role', is, '1923-WIT1', witnessed)
      walk.tell(slot, 'witnessed', { who: of, role: is }, '1923-WIT1')
    }
  }
}
