/**
 * The bum: out of his home while he watches somebody else's, so that nobody meets him; he stays a second night; and drunk
 * he is dead for everybody (RU-BUM).
 */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../abilities.ts'
import { clientsOf } from '../shared/custody.ts'
import { takenForDead } from '../shared/drunk.ts'
import { sentOn } from '../shared/hypnosis.ts'
import { byRoster } from '../shared/roster.ts'
import { learns, learnsFact } from '../shared/learns.ts'
import { kills, kindOf } from '../shared/moves.ts'
import { isOfNight } from '../shared/place.ts'
import { hasUse, lossesOf } from '../shared/roles.ts'
import { cameTo, goingsOf } from '../shared/visits.ts'
import { noTrace, sighted, unseen } from '../shared/sights.ts'
import { playedFor } from '../shared/playing.ts'
import { stillMoving } from '../shared/undead.ts'
import { hadVisitors, namesOf, tellVisitorNames, type Sight } from '../shared/visitor-names.ts'
import { all, any, type Fact, type Landing, type LateEffect, type Walk } from '../vocabulary.ts'

const nextNight = (walk: Walk): string => `night ${walk.phase.number + 1}`
const bums = (walk: Walk): Slot[] =>
  stillMoving(walk)
    .filter(({ slot }) => walk.has(slot, 'watch'))
    .map(({ slot }) => slot)

/** A night at somebody's home; the next one he spends there too (RU-BUM-4). */
export const watching: LateEffect = (walk, { move: { id: action, actor: by, to }, at, why }) => {
  walk.put({
    kind: 'watching',
    of: at,
    by,
    action,
    why,
    rule: 'RU-BUM-1',
    data: { named: to[0] ?? at },
    until: nextNight(walk),
    lasting: true,
  })
}

/** For this night everybody takes him for dead (RU-NORD-11). */
export const drinking: LateEffect = (walk, { move: { id: action, actor }, why }) => {
  walk.put({
    kind: 'drunk',
    of: actor,
    by: actor,
    action,
    why,
    rule: 'RU-BUM-7',
    until: nextNight(walk),
    lasting: true,
  })
}

/** Where he was last night, and stays tonight. */
function lodging(walk: Walk, bum: Slot): { fact: Fact<'watching'>; move: Move } | undefined {
  const fact = walk.ledger.found({
    kind: 'watching',
    by: bum,
    when: 'phaseStart',
    where: ({ phase, until }) => phase !== undefined && until === walk.name,
  })[0]
  const passive = walk.passive(bum, 'stayOver')
  if (!fact || !passive) return undefined
  return {
    fact,
    move: {
      id: passive.action,
      actor: bum,
      does: 'watch',
      ability: walk.catalogue.ability('watch')!,
      components: [],
      to: [fact.data.named],
      with: {},
      received: 0,
    },
  }
}

/** Whoever does anything as a bum is out before anybody looks for him: watching, a second night, and drinking (RU-BUM-8). */
export function leavesHome(walk: Walk): void {
  for (const bum of bums(walk)) {
    const sent = walk.moves
      .filter(({ actor, does }) => actor === bum && (does === 'watch' || does === 'drink'))
      .map(move => walk.trial({ ...move, to: [] }))
    const stays = sent.length ? undefined : lodging(walk, bum)
    const stay = stays
      ? [
          all({ is: 'fact', kind: 'staysOver', of: bum }, { rule: 'RU-BUM-4', action: stays.move.id }, [
            stays.fact.why,
            walk.trial({ ...stays.move, to: [] }),
          ]),
        ]
      : []
    const acts = [...sent, ...stay]
    if (acts.length)
      walk.put({
        kind: 'leftAsBum',
        of: bum,
        by: bum,
        why: any({ is: 'fact', kind: 'leftAsBum', of: bum }, { rule: 'RU-BUM-8' }, acts),
        rule: 'RU-BUM-8',
      })
  }
}

/** What a bum does in the night for a negative role: to the blocker that is acting too (RU-BUM-8). */
const actsAsBlack = (walk: Walk, bum: Slot): Reason[] =>
  bums(walk).includes(bum)
    ? walk.moves
        .filter(
          move => move.actor === bum && kindOf(move) === 'negative' && isOfNight(move) && !is(move.does, 'spoken'),
        )
        .map(move =>
          all(
            { is: 'fact', kind: 'actsAsBlack', of: bum, action: move.id },
            { rule: 'RU-BUM-8', action: move.id },
            [walk.trial({ ...move, to: [] })],
            lossesOf(walk, bum),
          ),
        )
    : []

/** Moves that do not meet a bum who is out. */
const missing: Readonly<Record<string, RuleId>> = {
  arrest: 'RU-BLK-9',
  guard: 'RU-BLK-9',
  block: 'RU-BLK-9',
  take: 'RU-GEI-6',
  takeHome: 'RU-PRO-8',
}

export const missesBum: Landing = (walk, { does, id: action }, at) => {
  const rule = missing[does]
  const out =
    rule === undefined ? [] : walk.ledger.attempts({ kind: 'leftAsBum', of: at, when: 'soFar' }).map(({ why }) => why)
  const acts = [...out, ...(is(does, 'arrests') || is(does, 'guards') ? actsAsBlack(walk, at) : [])]
  if (rule !== undefined && acts.length)
    return any({ is: 'fact', kind: 'missesBum', of: at, action }, { rule, action }, acts)
  return is(does, 'lasting') ? takenForDead(walk, at) : undefined
}

/** The second night at the same home comes by itself (RU-BUM-4); a drunk bum, or one who has another move, does not go. */
export function staysOver(walk: Walk): void {
  for (const bum of bums(walk)) {
    const stays = walk.moves.some(({ actor, does }) => actor === bum && (does === 'watch' || does === 'drink'))
      ? undefined
      : lodging(walk, bum)
    if (!stays) continue
    const { fact, move } = stays
    const [named = ''] = move.to
    const at = sentOn(walk, move, named)?.to ?? named
    const gone = walk.seat(named).alive ? [] : [walk.given({ is: 'fact', kind: 'homeIsEmpty', of: named }, 'RU-BUM-4')]
    const why = all(
      { is: 'fact', kind: 'staysOver', of: bum, other: at },
      { rule: 'RU-BUM-4', action: move.id },
      [walk.passive(bum, 'stayOver')!.why, fact.why, walk.trial(move)],
      gone,
    )
    walk.put({ kind: 'watching', of: at, by: bum, action: move.id, why, rule: 'RU-BUM-4', data: { named } })
    walk.put({
      kind: 'went',
      of: at,
      by: bum,
      action: move.id,
      why,
      rule: 'RU-BUM-4',
      data: { kind: 'civil', does: 'watch', aim: named },
    })
  }
}

/** What saves a drunk bum from an attack: nobody kills a corpse (RU-BUM-7). */
export const savesDrunk = (walk: Walk, { victim }: { victim: Slot }): Reason[] => takenForDead(walk, victim) ?? []

/** Attacked when drunk, and alive: that was the last time (RU-BUM-7). */
export function stopsDrinking(walk: Walk): void {
  for (const bum of bums(walk)) {
    const drunk = takenForDead(walk, bum)
    const attacked = walk.ledger.seek({ kind: 'attacked', of: bum, when: 'soFar' }, 'RU-BUM-7', {
      is: 'fact',
      kind: 'attackedBefore',
      of: bum,
    })
    if (drunk && attacked.holds)
      walk.put({
        kind: 'stoppedDrinking',
        of: bum,
        rule: 'RU-BUM-7',
        why: all({ is: 'fact', kind: 'stoppedDrinking', of: bum }, { rule: 'RU-BUM-7' }, [...drunk, attacked]),
        lasting: true,
      })
  }
}

/**
 * Everybody who came to a home, or to the bum himself, in the order of the roster: no special moves are seen, and by
 * default no cuts (RU-BUM-2), of killers the first one at a corpse (RU-BUM-6), and at the prostitute's her client
 * (RU-BUM-3).
 */
function sightsAt(walk: Walk, home: Slot, bum: Slot): Sight[] {
  const came =
    home === bum
      ? cameTo(walk, bum)
      : walk.ledger.found({ kind: 'went', of: home, when: 'tonight', where: ({ by }) => by !== home && by !== bum })
  const visits = came.map((went): Sight => ({
    who: went.by ?? '',
    why: sighted(went, home, [...unseen(walk, home, went), ...withheld(walk, went, bum)], byBum),
  }))
  const cuts = walk.ledger
    .found({ kind: 'cutTonight', of: home, when: 'tonight', where: ({ by }) => by !== home && by !== bum })
    .map((cut): Sight => ({
      who: cut.by ?? '',
      why: sighted(cut, home, walk.option<boolean>('bumSeesCut') ? [] : [noTrace(walk, cut, home, 'cutUnseen')], byBum),
    }))
  const clients = clientsOf(walk, home)
    .filter(({ data }) => data.of === 'prostitute')
    .map(({ of, why }): Sight => ({
      who: of,
      why: all({ is: 'fact', kind: 'clientSeen', of, other: home }, { rule: 'RU-BUM-3' }, [why]),
    }))
  return byRoster(walk, [...visits, ...cuts, ...clients], ({ who }) => who)
}

/** Who only plays the role hears of no killer’s name. */
const withheld = (walk: Walk, { data: { does } }: Fact<'went' | 'cameInVain'>, bum: Slot): Reason[] =>
  kills({ does }) && playedFor(walk.game, bum, 'watch')
    ? [walk.given({ is: 'fact', kind: 'nameWithheld', of: bum }, 'RU-BUM-9')]
    : []

/** How a sight of the bum's is said. */
const byBum = { kind: 'seenByBum', rule: 'RU-BUM-1' } as const

/** What the morning tells a bum: who came to the home he watched, whether its owner left it, and who came to him (RU-BUM-1, RU-BUM-5). */
export function reportBums(walk: Walk): void {
  for (const bum of bums(walk)) {
    if (takenForDead(walk, bum)?.some(({ holds }) => holds)) continue
    for (const fact of walk.ledger.found({
      kind: 'watching',
      by: bum,
      when: 'soFar',
      where: ({ phase }) => phase === undefined,
    }))
      reportHome(walk, bum, fact)
    reportGuests(walk, bum)
  }
}

function reportHome(walk: Walk, bum: Slot, { of: home, action = '', data, why, rule }: Fact<'watching'>): void {
  const about = data.named
  const sights = sightsAt(walk, home, bum)
  const names = namesOf(sights)
  const cite = { rule, action }
  const saw = names.length
    ? all({ is: 'fact', kind: 'seesVisitors', of: bum, other: home, action }, cite, [why, hadVisitors(home, sights)])
    : all(
        { is: 'fact', kind: 'seesNobody', of: bum, other: home, action },
        cite,
        [why],
        sights.map(sight => sight.why),
      )
  const watches = { actor: bum, id: action, does: 'watch' }
  if (!learns(walk, watches, about, names.length ? names : 'nothing', rule, saw, home)) return
  if (names.length) walk.tell(bum, 'sawVisitors', { about, who: names, result: names }, 'RU-RES-18')
  else walk.tell(bum, 'sawNobody', { about, result: 'nothing' }, 'RU-RES-18')
  const left = [
    ...goingsOf(walk, home).seen.map(one => one.why),
    ...walk.ledger
      .found({
        kind: 'client',
        of: home,
        when: 'soFar',
        where: fact => fact.phase === undefined && fact.data.of === 'prostitute',
      })
      .map(fact => fact.why),
  ]
  if (!left.length) return
  const sees = all({ is: 'fact', kind: 'seesLeaving', of: bum, other: home, action }, { rule: 'RU-BUM-1', action }, [
    why,
    any({ is: 'fact', kind: 'leftHome', of: home }, { rule: 'RU-BUM-1' }, left),
  ])
  if (learnsFact(walk, bum, { action, ability: 'watch' }, about, 'leftHome', 'yes', 'RU-BUM-1', sees))
    walk.tell(bum, 'leftHome', { about }, 'RU-BUM-1')
}

function reportGuests(walk: Walk, bum: Slot): void {
  const ability = 'senseNames'
  const passive = walk.passive(bum, ability)
  if (passive && hasUse(walk, bum))
    tellVisitorNames(walk, bum, { ability, rule: 'RU-BUM-5', ...passive }, sightsAt(walk, bum, bum))
}
