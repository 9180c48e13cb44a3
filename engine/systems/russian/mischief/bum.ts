/**
 * The bum: out of his home while he watches somebody else's, so that nobody meets him; he stays a second night; and drunk
 * he is dead for everybody (RU-BUM).
 */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../attributes.ts'
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
import { all, any, type Fact, type TargetGuard, type LateEffect, type Resolution } from '../vocabulary.ts'

const nextNight = (run: Resolution): string => `night ${run.phase.number + 1}`
const bums = (run: Resolution): SeatId[] =>
  stillMoving(run)
    .filter(({ slot }) => run.has(slot, 'watch'))
    .map(({ slot }) => slot)

/** A night at somebody's home; the next one he spends there too (RU-BUM-4). */
export const watching: LateEffect = (run, { move: { id: action, actor: by, to }, at, why }) => {
  run.put({
    kind: 'watching',
    of: at,
    by,
    action,
    why,
    rule: 'RU-BUM-1',
    data: { named: to[0] ?? at },
    until: nextNight(run),
    lasting: true,
  })
}

/** For this night everybody takes him for dead (RU-NORD-11). */
export const drinking: LateEffect = (run, { move: { id: action, actor }, why }) => {
  run.put({
    kind: 'drunk',
    of: actor,
    by: actor,
    action,
    why,
    rule: 'RU-BUM-7',
    until: nextNight(run),
    lasting: true,
  })
}

/** Where he was last night, and stays tonight. */
function lodging(run: Resolution, bum: SeatId): { fact: Fact<'watching'>; move: Move } | undefined {
  const fact = run.ledger.found({
    kind: 'watching',
    by: bum,
    when: 'phaseStart',
    where: ({ phase, until }) => phase !== undefined && until === run.name,
  })[0]
  const passive = run.passive(bum, 'stayOver')
  if (!fact || !passive) return undefined
  return {
    fact,
    move: {
      id: passive.action,
      actor: bum,
      does: 'watch',
      ability: run.catalogue.ability('watch')!,
      components: [],
      to: [fact.data.named],
      with: {},
      received: 0,
    },
  }
}

/** Whoever does anything as a bum is out before anybody looks for him: watching, a second night, and drinking (RU-BUM-8). */
export function leavesHome(run: Resolution): void {
  for (const bum of bums(run)) {
    const sent = run.moves
      .filter(({ actor, does }) => actor === bum && (does === 'watch' || does === 'drink'))
      .map(move => run.trial({ ...move, to: [] }))
    const stays = sent.length ? undefined : lodging(run, bum)
    const stay = stays
      ? [
          all({ is: 'fact', kind: 'staysOver', of: bum }, { rule: 'RU-BUM-4', action: stays.move.id }, [
            stays.fact.why,
            run.trial({ ...stays.move, to: [] }),
          ]),
        ]
      : []
    const acts = [...sent, ...stay]
    if (acts.length)
      run.put({
        kind: 'leftAsBum',
        of: bum,
        by: bum,
        why: any({ is: 'fact', kind: 'leftAsBum', of: bum }, { rule: 'RU-BUM-8' }, acts),
        rule: 'RU-BUM-8',
      })
  }
}

/** What a bum does in the night for a negative role: to the blocker that is acting too (RU-BUM-8). */
const actsAsBlack = (run: Resolution, bum: SeatId): Reason[] =>
  bums(run).includes(bum)
    ? run.moves
        .filter(
          move => move.actor === bum && kindOf(move) === 'negative' && isOfNight(move) && !is(move.does, 'spoken'),
        )
        .map(move =>
          all(
            { is: 'fact', kind: 'actsAsBlack', of: bum, action: move.id },
            { rule: 'RU-BUM-8', action: move.id },
            [run.trial({ ...move, to: [] })],
            lossesOf(run, bum),
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

export const missesBum: TargetGuard = (run, { does, id: action }, at) => {
  const rule = missing[does]
  const out =
    rule === undefined ? [] : run.ledger.attempts({ kind: 'leftAsBum', of: at, when: 'soFar' }).map(({ why }) => why)
  const acts = [...out, ...(is(does, 'arrests') || is(does, 'guards') ? actsAsBlack(run, at) : [])]
  if (rule !== undefined && acts.length)
    return any({ is: 'fact', kind: 'missesBum', of: at, action }, { rule, action }, acts)
  return is(does, 'lasting') ? takenForDead(run, at) : undefined
}

/** The second night at the same home comes by itself (RU-BUM-4); a drunk bum, or one who has another move, does not go. */
export function staysOver(run: Resolution): void {
  for (const bum of bums(run)) {
    const stays = run.moves.some(({ actor, does }) => actor === bum && (does === 'watch' || does === 'drink'))
      ? undefined
      : lodging(run, bum)
    if (!stays) continue
    const { fact, move } = stays
    const [named = ''] = move.to
    const at = sentOn(run, move, named)?.to ?? named
    const gone = run.seat(named).alive ? [] : [run.given({ is: 'fact', kind: 'homeIsEmpty', of: named }, 'RU-BUM-4')]
    const why = all(
      { is: 'fact', kind: 'staysOver', of: bum, other: at },
      { rule: 'RU-BUM-4', action: move.id },
      [run.passive(bum, 'stayOver')!.why, fact.why, run.trial(move)],
      gone,
    )
    run.put({ kind: 'watching', of: at, by: bum, action: move.id, why, rule: 'RU-BUM-4', data: { named } })
    run.put({
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
export const savesDrunk = (run: Resolution, { victim }: { victim: SeatId }): Reason[] => takenForDead(run, victim) ?? []

/** Attacked when drunk, and alive: that was the last time (RU-BUM-7). */
export function stopsDrinking(run: Resolution): void {
  for (const bum of bums(run)) {
    const drunk = takenForDead(run, bum)
    const attacked = run.ledger.seek({ kind: 'attacked', of: bum, when: 'soFar' }, 'RU-BUM-7', {
      is: 'fact',
      kind: 'attackedBefore',
      of: bum,
    })
    if (drunk && attacked.holds)
      run.put({
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
function sightsAt(run: Resolution, home: SeatId, bum: SeatId): Sight[] {
  const came =
    home === bum
      ? cameTo(run, bum)
      : run.ledger.found({ kind: 'went', of: home, when: 'tonight', where: ({ by }) => by !== home && by !== bum })
  const visits = came.map((went): Sight => ({
    who: went.by ?? '',
    why: sighted(went, home, [...unseen(run, home, went), ...withheld(run, went, bum)], byBum),
  }))
  const cuts = run.ledger
    .found({ kind: 'cutTonight', of: home, when: 'tonight', where: ({ by }) => by !== home && by !== bum })
    .map((cut): Sight => ({
      who: cut.by ?? '',
      why: sighted(cut, home, run.option<boolean>('bumSeesCut') ? [] : [noTrace(run, cut, home, 'cutUnseen')], byBum),
    }))
  const clients = clientsOf(run, home)
    .filter(({ data }) => data.of === 'prostitute')
    .map(({ of, why }): Sight => ({
      who: of,
      why: all({ is: 'fact', kind: 'clientSeen', of, other: home }, { rule: 'RU-BUM-3' }, [why]),
    }))
  return byRoster(run, [...visits, ...cuts, ...clients], ({ who }) => who)
}

/** Who only plays the role hears of no killer’s name. */
const withheld = (run: Resolution, { data: { does } }: Fact<'went' | 'cameInVain'>, bum: SeatId): Reason[] =>
  kills({ does }) && playedFor(run.game, bum, 'watch')
    ? [run.given({ is: 'fact', kind: 'nameWithheld', of: bum }, 'RU-BUM-9')]
    : []

/** How a sight of the bum's is said. */
const byBum = { kind: 'seenByBum', rule: 'RU-BUM-1' } as const

/** What the morning tells a bum: who came to the home he watched, whether its owner left it, and who came to him (RU-BUM-1, RU-BUM-5). */
export function reportBums(run: Resolution): void {
  for (const bum of bums(run)) {
    if (takenForDead(run, bum)?.some(({ holds }) => holds)) continue
    for (const fact of run.ledger.found({
      kind: 'watching',
      by: bum,
      when: 'soFar',
      where: ({ phase }) => phase === undefined,
    }))
      reportHome(run, bum, fact)
    reportGuests(run, bum)
  }
}

function reportHome(run: Resolution, bum: SeatId, { of: home, action = '', data, why, rule }: Fact<'watching'>): void {
  const about = data.named
  const sights = sightsAt(run, home, bum)
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
  if (!learns(run, watches, about, names.length ? names : 'nothing', rule, saw, home)) return
  if (names.length) run.tell(bum, 'sawVisitors', { about, who: names, result: names }, 'RU-RES-18')
  else run.tell(bum, 'sawNobody', { about, result: 'nothing' }, 'RU-RES-18')
  const left = [
    ...goingsOf(run, home).seen.map(one => one.why),
    ...run.ledger
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
  if (learnsFact(run, bum, { action, ability: 'watch' }, about, 'leftHome', 'yes', 'RU-BUM-1', sees))
    run.tell(bum, 'leftHome', { about }, 'RU-BUM-1')
}

function reportGuests(run: Resolution, bum: SeatId): void {
  const ability = 'senseNames'
  const passive = run.passive(bum, ability)
  if (passive && hasUse(run, bum))
    tellVisitorNames(run, bum, { ability, rule: 'RU-BUM-5', ...passive }, sightsAt(run, bum, bum))
}
