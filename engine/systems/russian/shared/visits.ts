/**
 * Who went where tonight, for those who watch: a tracker follows one player (RU-DET-1 to RU-DET-6), others notice who
 * comes to them (RU-GEN-19). Asked at dawn, over the whole night (RU-NORD-2).
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { HOST } from '../../../resolve/sequence/resolution.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { is } from '../attributes.ts'
import { roleIs } from '../roles/role-entries.ts'
import { civilLosses, hostsBlock } from './blocks.ts'
import { ledHere } from './hypnosis.ts'
import { behindIllusion } from './illusion.ts'
import { isProstitutes } from './moves.ts'
import { eitherRoleIs, roleAs } from './playing.ts'
import { byRoster } from './roster.ts'
import { negativeOf } from './sides.ts'
import { all, type Fact, type Resolution, type Says } from '../vocabulary.ts'

/** A way somebody went or seems to have gone; it is seen where the reason holds. `attack`: a killer who came. */
export interface Seen {
  place: SeatId
  kind: 'civil' | 'negative'
  why: Reason
  attack: boolean
}

/** `missed`: what nobody saw, and why not. */
interface Goings {
  seen: Seen[]
  missed: Reason[]
}

/** Everything somebody did tonight that a tracker sees. */
export function goingsOf(run: Resolution, who: SeatId): Goings {
  const ways: Seen[] = fromHome(run, who)
  const hidden: Reason[] = []
  const known = new Set<string>()
  for (const went of run.ledger.attempts({ kind: 'went', by: who, when: 'tonight' })) {
    const { of: place, action = '', data } = went
    const standing = run.ledger.standing(went, 'soFar')
    if (went.why.holds && !standing.holds) {
      hidden.push(standing)
      continue
    }
    if ((data.elsewhere === true && !went.why.holds) || known.has(`${action} ${place}`)) continue
    known.add(`${action} ${place}`)
    ways.push(...wayOf(run, who, went))
  }
  return {
    seen: ways.filter(({ why }) => why.holds),
    missed: [...hidden, ...ways.filter(({ why }) => !why.holds).map(({ why }) => why)],
  }
}

/** What somebody does to others without leaving home. */
const fromHome = (run: Resolution, who: SeatId): Seen[] =>
  !eitherRoleIs(run.game, run.seat(who), 'homebody')
    ? []
    : run.ledger.found({ kind: 'atHome', by: who, when: 'tonight' }).flatMap(({ action = '', why }) =>
        (run.moves.find(({ id }) => id === action)?.to ?? []).map((place): Seen => ({
          place,
          kind: 'civil',
          attack: false,
          why: all(
            { is: 'fact', kind: 'seenGoing', of: who, other: place, action },
            { rule: 'RU-DET-1', action },
            [why],
            [run.given({ is: 'fact', kind: 'staysHome', of: who }, 'RU-GEN-20')],
          ),
        })),
      )

/** One way, and where hypnosis led him the one he believes to have gone: of him both are seen (RU-DET-4). */
function wayOf(run: Resolution, who: SeatId, went: Fact<'went'>): Seen[] {
  const { of: place, action = '', data } = went
  const herClient = isProstitutes(run, { does: String(data.does), actor: who })
  const kind = data.kind === 'negative' && !herClient ? 'negative' : 'civil'
  const seen =
    place === who
      ? onOneself(run, went)
      : herClient
        ? clientGoing(run, who, went)
        : kind === 'negative'
          ? negativeGoing(run, who, went)
          : civilGoing(run, who, went)
  const way: Seen = { place, kind, why: seen, attack: kind === 'negative' && went.why.holds }
  if (kind === 'negative' || is(data.does, 'ownShot')) return [way]
  const visit = { id: action, actor: who, does: data.does, to: data.aim.split(',') }
  const led = ledHere(run, visit, place)
  if (!led) return [way]
  const claim = { is: 'fact', kind: 'bothSeen', of: who, other: led.from, action } as const
  const meant = place === who ? civilGoing(run, who, went) : seen
  return [
    { place: led.from, kind, attack: false, why: all(claim, { rule: 'RU-DET-4', action }, [meant, led.why]) },
    way,
  ]
}

const going = (who: SeatId, { of: place, action = '' }: Fact<'went'>) =>
  ({ is: 'fact', kind: 'seenGoing', of: who, other: place, action }) as const

/** Whoever moved on himself was at home. */
const onOneself = (run: Resolution, went: Fact<'went'>): Reason =>
  all(
    going(went.of, went),
    { rule: 'RU-DET-1', action: went.action ?? '' },
    [went.why],
    [run.given({ is: 'fact', kind: 'onHimself', of: went.of }, 'RU-DET-1')],
  )

const unseenFor = (who: SeatId, went: Fact<'went'>, because: readonly Reason[]): Reason =>
  all(going(who, went), { rule: 'RU-DET-1', action: went.action ?? '' }, [went.why], because)

/** It was sent in and can be seen, though nothing came of it. */
const seenFor = (
  run: Resolution,
  who: SeatId,
  went: Fact<'went'>,
  rule: RuleId,
  unless: readonly Reason[] = [],
): Reason =>
  all(
    going(who, went),
    { rule, action: went.action ?? '' },
    [run.given({ is: 'fact', kind: 'sentOut', of: who, action: went.action ?? '' }, 'RU-DET-1', went.action)],
    unless,
  )

/** A killer is seen where he came; a werewolf’s special move is not seen (RU-DET-5). */
function negativeGoing(run: Resolution, who: SeatId, went: Fact<'went'>): Reason {
  const { action = '', data } = went
  const illusion = behindIllusion(run, who)
  if (illusion?.holds) return unseenFor(who, went, [illusion])
  const cause = run.ledger.attempts({
    kind: 'attacked',
    by: who,
    when: 'tonight',
    where: fact => fact.action === action,
  })[0]?.data.cause
  if (!is(data.does, 'ownShot') || cause !== 'shot' || roleIs(negativeOf(run.seat(who)), 'killsSpecially'))
    return unseenFor(who, went, [run.given({ is: 'fact', kind: 'leavesNoTrace', of: who }, 'RU-DET-5')])
  if (went.why.holds)
    return turnedAside(run, who, went) ? all(going(who, went), { rule: 'RU-GEN-18', action }, [went.why]) : went.why
  const sent = run.moves.some(
    move => move.id === action && move.actor === who && is(move.does, 'ownShot') && move.ruled?.holds !== false,
  )
  return sent && foiled(run, who) ? seenFor(run, who, went, 'RU-MOVE-3') : went.why
}

/** The geisha who is a prostitute too was with her clients, save one who was killed (RU-GEI-B1). */
function clientGoing(run: Resolution, who: SeatId, went: Fact<'went'>): Reason {
  const killed = run.ledger
    .found({ kind: 'death', of: went.of, when: 'soFar', where: ({ phase }) => phase === undefined })
    .map(({ why }) => all({ is: 'fact', kind: 'atOtherClient', of: went.of, other: who }, { rule: 'RU-GEI-B1' }, [why]))
  if (killed.length) return unseenFor(who, went, killed)
  return went.why.holds
    ? all(going(who, went), { rule: 'RU-GEI-B1', action: went.action ?? '' }, [went.why])
    : civilGoing(run, who, went)
}

/** A killer went elsewhere than he was sent: only that is seen (RU-GEN-18). */
const turnedAside = (run: Resolution, who: SeatId, { action, of }: Fact<'went'>): boolean =>
  run.moves.some(move => move.id === action && move.actor === who && !move.to.includes(of))

/** Whether somebody’s night moves were foiled from outside, in a way that trackers still see (RU-MOVE-3). */
const foiled = (run: Resolution, who: SeatId): boolean =>
  run.option('arrestedSeen') === 'went'
  && (['arrested', 'cutTonight'] as const).some(kind => run.ledger.found({ kind, of: who, when: 'tonight' }).length > 0)

/** What keeps somebody at home: who is killed, attacked, guarded, in company, or maimed does not go out any more. */
export const keptHome = (
  run: Resolution,
  who: SeatId,
  rule: RuleId,
  where: (fact: Fact) => boolean = () => true,
): Reason[] =>
  (['death', 'attacked', 'guarded', 'client', 'maimed'] as const).map(kind =>
    run.ledger.seek(
      { kind, of: who, when: 'soFar', where: fact => fact.why.holds && where(fact) },
      rule,
      kind === 'death'
        ? { is: 'fact', kind: 'isKilled', of: who }
        : { is: 'fact', kind: 'staysIn', of: who, values: { how: kind } },
    ),
  )

function civilGoing(run: Resolution, who: SeatId, went: Fact<'went'>): Reason {
  const { action = '' } = went
  if (went.why.holds) return failedThere(run, went) ? seenFor(run, who, went, 'RU-DET-6') : went.why
  const ruled = run.moves.find(({ id }) => id === action)?.ruled
  const kept = [
    ...keptHome(run, who, 'RU-DET-1', ({ tick }) => tick < went.tick).filter(({ holds }) => holds),
    ...(ruled?.holds === false ? [all({ is: 'ruled', action, holds: false, note: ruled.note }, { rule: HOST })] : []),
  ]
  if (kept.length) return seenFor(run, who, went, 'RU-DET-6', kept)
  const blocked =
    run.ledger.found({ kind: 'arrested', of: who, when: 'soFar' }).length > 0
    || (['faceCut', 'captive', 'released', 'hacked', 'punished'] as const).some(kind =>
      civilLosses(run, who, kind).some(fact => run.ledger.standing(fact, 'soFar').holds),
    )
  if (!blocked && !hostsBlock(run, { actor: who, id: action }, true)) return seenFor(run, who, went, 'RU-DET-6')
  const arrest = run.ledger.seek({ kind: 'arrested', of: who, when: 'soFar' }, 'RU-MOVE-3')
  return seenFor(run, who, went, 'RU-MOVE-3', run.option('arrestedSeen') === 'home' && arrest.holds ? [arrest] : [])
}

/** Whether a move came and failed at its target. */
const failedThere = (run: Resolution, went: Fact<'went'>): boolean =>
  run.ledger
    .attempts({ kind: 'checked', of: went.of, when: 'tonight', where: ({ action }) => action === went.action })
    .some(({ why }) => !why.holds)

/** How it is said that a visitor is noticed by name. */
const noticed = { kind: 'noticedByName', rule: 'RU-GEN-19' } as const

/** Somebody who came, with the role in which he did. */
export interface Visitor {
  who: SeatId
  role: string
  why: Reason
}

export const cameAs = (run: Resolution, { by = '', data, why }: Fact<'went' | 'cameInVain'>): Visitor => ({
  who: by,
  role: roleAs(run.game, run.seat(by), data),
  why,
})

/** Who came to somebody tonight; by default also who came for a bum and did not meet him, for he acts (RU-BUM-5). */
export function cameTo(run: Resolution, who: SeatId): Fact<'went' | 'cameInVain'>[] {
  const came = run.ledger.found({ kind: 'went', of: who, when: 'tonight', where: ({ by }) => by !== who })
  const inVain = run.option<boolean>('bumSensesWhoMissesHim')
    ? run.ledger.found({ kind: 'cameInVain', of: who, when: 'tonight' })
    : []
  return [...came.filter(({ action }) => !inVain.some(one => one.action === action)), ...inVain]
}

/**
 * Everybody who came to somebody’s home tonight, in the order of the roster. Where names are sensed, the reason of whom that
 * misses does not hold (RU-GEN-19).
 */
export function visitorsOf(run: Resolution, who: SeatId, sensed: 'roles' | 'names' = 'roles'): Visitor[] {
  const came = cameTo(run, who)
  const cut = run.ledger.found({
    kind: 'cutTonight',
    of: who,
    when: 'tonight',
    where: ({ by }) => by !== undefined && by !== who,
  })
  return byRoster(
    run,
    [
      ...came.map((went): Visitor => {
        const visitor = cameAs(run, went)
        return sensed === 'roles' ? visitor : { ...visitor, why: sighted(went, who, unseen(run, who, went), noticed) }
      }),
      ...cut.map(({ by = '', why }): Visitor => ({ who: by, role: 'faceless', why })),
    ],
    visitor => visitor.who,
  )
}

type Visit = Fact<'went' | 'cameInVain' | 'cutTonight'>

/**
 * A visit as somebody sees it who learns names.
 * @param says how that is said of him, and by which rule
 * @returns the visit itself where nothing could hide it
 */
export const sighted = (
  { by = '', why }: Visit,
  home: SeatId,
  hidden: readonly Reason[],
  { kind, rule }: { kind: Says; rule: RuleId },
): Reason => (hidden.length ? all({ is: 'fact', kind, of: by, other: home }, { rule }, [why], hidden) : why)

export const noTrace = (
  run: Resolution,
  { by = '' }: Visit,
  home: SeatId,
  kind: 'leavesNoTrace' | 'cutUnseen',
): Reason => run.given({ is: 'fact', kind, of: by, other: home }, 'RU-BUM-2')

/** What keeps a visitor's name from being learned, or would have; nothing where the visit is of no such kind. */
export function unseen(run: Resolution, home: SeatId, went: Fact<'went' | 'cameInVain'>): Reason[] {
  const { by = '', action, data } = went
  const special =
    data.kind === 'negative' && (!is(data.does, 'ownShot') || roleIs(negativeOf(run.seat(by)), 'killsSpecially'))
  if (special) return [noTrace(run, went, home, 'leavesNoTrace')]
  if (!is(data.does, 'shot')) return []
  const deaths = run.ledger.attempts({ kind: 'death', of: home, when: 'soFar' }).map(({ why }) => why)
  const [first] = run.ledger.found({
    kind: 'attacked',
    of: home,
    when: 'soFar',
    where: ({ phase, data: { cause } }) => phase === undefined && cause !== 'suicide',
  })
  return [
    all({ is: 'fact', kind: 'victimLives', of: home, other: by }, { rule: 'RU-BUM-6' }, [], deaths),
    ...(first === undefined || (first.by === by && first.action === action)
      ? []
      : [
          all({ is: 'fact', kind: 'cameAfter', of: by, other: first.by ?? '', action }, { rule: 'RU-BUM-6' }, [
            first.why,
          ]),
        ]),
  ]
}

/**
 * Logs a move on oneself as one that stayed at home, where the player asked for that and the true one did not come
 * (RU-GEI-6, RU-EXE-10).
 */
export function seemHome(
  run: Resolution,
  { move: { actor, does, id: action, with: keys }, why }: Arrival,
  rule: RuleId,
): void {
  if (keys.seem !== 'home') return
  const seems = all({ is: 'fact', kind: 'seemedHome', of: actor, action }, { rule, action }, [], [why])
  run.put({
    kind: 'went',
    of: actor,
    by: actor,
    action,
    why: seems,
    rule,
    data: { kind: 'negative', does, aim: actor },
  })
}
