/**
 * The bum: out of his home while he watches somebody else's, so that nobody meets him; he stays a second night; and drunk
 * he is dead for everybody (RU-BUM).
 */
import type { Fact } from '../../../../resolve/sequence/fact.ts'
import type { Landing, LateEffect } from '../../../../resolve/sequence/rulings.ts'
import type { Move } from '../../../../resolve/sequence/move.ts'
import type { Walk } from '../../../../resolve/sequence/walk.ts'
import type { RuleId, Slot } from '../../../../why/claim.ts'
import { all, any, type Reason } from '../../../../why/reason.ts'
import { clientsOf } from '../shared/custody.ts'
import { takenForDead } from '../shared/drunk.ts'
import { sentOn } from '../shared/hypnosis.ts'
import { hasUse } from '../shared/roles.ts'
import { goingsOf, visitorsOf } from '../shared/visits.ts'
import { negativeOf } from '../shared/sides.ts'

const nextNight = (walk: Walk): string => `night ${walk.phase.number + 1}`
const bums = (walk: Walk): Slot[] =>
  walk
    .living()
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
function lodging(walk: Walk, bum: Slot): { fact: Fact; move: Move } | undefined {
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
      to: [String(fact.data.named)],
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

/** Moves that do not meet a bum who is out. */
const missing: Readonly<Record<string, RuleId>> = {
  arrest: 'RU-BLK-9',
  guard: 'RU-BLK-9',
  block: 'RU-BLK-9',
  take: 'RU-GEI-6',
  takeHome: 'RU-PRO-8',
}
/** What lasts longer than the night and does no harm to a corpse. */
const harming: ReadonlySet<string> = new Set(['poison', 'capture'])

export const missesBum: Landing = (walk, { does, id: action }, at) => {
  const rule = missing[does]
  const out =
    rule === undefined ? undefined : walk.ledger.seek({ kind: 'leftAsBum', of: at, when: 'soFar' }, 'RU-BUM-8')
  if (rule !== undefined && out?.because.length)
    return all({ is: 'fact', kind: 'missesBum', of: at, action }, { rule, action }, [out])
  return harming.has(does) ? takenForDead(walk, at) : undefined
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

/** Killers whose every kill is a special move (RU-HIR-9). */
const onlySpecial: ReadonlySet<string> = new Set(['hireling', 'ninja'])

/** Whom a bum sees at a home: no special moves and no cuts (RU-BUM-2); of killers the first one who attacked, and none where the victim lives (RU-BUM-6). */
function seenAt(walk: Walk, home: Slot, bum: Slot): { who: Slot; why: Reason }[] {
  const [first] = walk.ledger.found({
    kind: 'attacked',
    of: home,
    when: 'soFar',
    where: ({ phase, data }) => phase === undefined && data.cause !== 'suicide',
  })
  const came = walk.ledger.found({
    kind: 'went',
    of: home,
    when: 'tonight',
    where: ({ by }) => by !== home && by !== bum,
  })
  const seen = came.flatMap(({ by = '', action, data, why }): { who: Slot; why: Reason }[] => {
    if (data.does !== 'shoot') return data.kind === 'negative' ? [] : [{ who: by, why }]
    if (
      !walk.isDead(home)
      || first?.by !== by
      || first.action !== action
      || (data.kind === 'negative' && onlySpecial.has(negativeOf(walk.seat(by))))
    )
      return []
    return [
      { who: by, why: all({ is: 'fact', kind: 'firstAtCorpse', of: by, other: home }, { rule: 'RU-BUM-6' }, [why]) },
    ]
  })
  const clients = clientsOf(walk, home)
    .filter(({ data }) => data.of === 'prostitute')
    .map(({ of, why }) => ({
      who: of,
      why: all({ is: 'fact', kind: 'clientSeen', of, other: home }, { rule: 'RU-BUM-3' }, [why]),
    }))
  const place = (who: Slot): number => walk.game.seats.findIndex(({ slot }) => slot === who)
  return [...seen, ...clients].sort((a, b) => place(a.who) - place(b.who))
}

/** What was there and he did not see: somebody’s special move, a cut, a killer whose victim lives (RU-BUM-2, RU-BUM-6). Each a reason that does not hold. */
function unseenAt(walk: Walk, home: Slot, bum: Slot, seen: readonly { who: Slot }[]): Reason[] {
  const missed = visitorsOf(walk, home).filter(({ who }) => who !== bum && !seen.some(one => one.who === who))
  return missed.map(({ who, why }) => {
    const attacker =
      walk.ledger.found({ kind: 'attacked', of: home, by: who, when: 'soFar' }).length > 0
      && !onlySpecial.has(negativeOf(walk.seat(who)))
    const rule: RuleId = attacker ? 'RU-BUM-6' : 'RU-BUM-2'
    return all(
      { is: 'fact', kind: 'seenByBum', of: who, other: home },
      { rule },
      [why],
      [walk.given({ is: 'fact', kind: attacker ? 'victimHidesKiller' : 'leavesNoTrace', of: who, other: home }, rule)],
    )
  })
}

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

function reportHome(walk: Walk, bum: Slot, { of: home, action = '', data, why, rule }: Fact): void {
  const about = String(data.named)
  const seen = seenAt(walk, home, bum)
  const names = [...new Set(seen.map(({ who }) => who))]
  const saw = all(
    { is: 'fact', kind: 'seesVisitors', of: bum, other: home, action },
    { rule, action },
    [
      why,
      any({ is: 'fact', kind: 'hadVisitors', of: home, values: { by: 'name' } }, { rule: 'RU-GEN-19' }, [
        ...seen.map(one => one.why),
        walk.given({ is: 'fact', kind: 'looksAround', of: bum }, 'RU-BUM-1'),
      ]),
    ],
    unseenAt(walk, home, bum, seen),
  )
  walk.learn({ actor: bum, id: action, does: 'watch' }, about, names.length ? names : 'nothing', rule, saw, home)
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
  walk.learnFact(
    bum,
    { action, ability: 'watch' },
    about,
    'leftHome',
    'yes',
    'RU-BUM-1',
    all({ is: 'fact', kind: 'seesLeaving', of: bum, other: home, action }, { rule: 'RU-BUM-1', action }, [
      why,
      any({ is: 'fact', kind: 'leftHome', of: home }, { rule: 'RU-BUM-1' }, left),
    ]),
  )
  walk.tell(bum, 'leftHome', { about }, 'RU-BUM-1')
}

function reportGuests(walk: Walk, bum: Slot): void {
  const passive = walk.passive(bum, 'senseNames')
  const seen = passive && hasUse(walk, bum) ? seenAt(walk, bum, bum) : []
  if (!passive || !seen.length) return
  const names = [...new Set(seen.map(({ who }) => who))]
  const why = all(
    { is: 'fact', kind: 'noticesVisitors', of: bum, action: passive.action },
    { rule: 'RU-BUM-5', action: passive.action },
    [
      passive.why,
      any(
        { is: 'fact', kind: 'hadVisitors', of: bum, values: { by: 'name' } },
        { rule: 'RU-GEN-19' },
        seen.map(one => one.why),
      ),
    ],
  )
  walk.learnFact(bum, { action: passive.action, ability: 'senseNames' }, bum, 'visitors', names, 'RU-RES-18', why)
  walk.tell(bum, 'visitors', { who: names }, 'RU-RES-18')
}
