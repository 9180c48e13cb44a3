/** The hypnotist: who comes to him is sent elsewhere, or does not come (RU-HYP). What it does to a move stands in `shared/hypnosis.ts`. */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { sparesSecretary } from '../shared/untouchable.ts'
import { roleList } from './refusals.ts'
import { freeBy, limitedAs, madeIn } from '../repeats.ts'
import { orders } from '../family/hired.ts'
import { blows } from '../shared/attack.ts'
import { is } from '../abilities.ts'
import { kills } from '../shared/moves.ts'
import { hypnosisOf, imposed, sentOn, type Visit } from '../shared/hypnosis.ts'
import { learnsFact } from '../shared/learns.ts'
import { hasUse } from '../shared/roles.ts'
import { visitorsOf } from '../shared/visits.ts'
import { negativeOf } from '../shared/sides.ts'
import { all, any, type Fact, type Landing, type LateEffect, type Layer, type Walk } from '../vocabulary.ts'

/** What the hypnotist wants: of each target whom he sends there, and once who skips and who is spared. */
export const hypnotizing: LateEffect = (walk, { move: { actor, id: action, to, with: keys }, at, aim, why }) => {
  const put = (how: Fact<'hypnosis'>['data']['how'], roles: string, target?: Slot): void => {
    walk.put({
      kind: 'hypnosis',
      of: actor,
      by: actor,
      action,
      why,
      rule: 'RU-HYP-1',
      data: {
        how,
        roles: roles === 'all' ? '' : roleList(roles).join(','),
        ...(target !== undefined && { to: target }),
      },
    })
  }
  if (aim === 0) {
    walk.put({ kind: 'atHome', of: actor, by: actor, action, why, rule: 'RU-HYP-1', data: { does: 'hypnotize' } })
    if (keys.spare !== undefined) put('spare', keys.spare)
    if (keys.skip !== undefined) put('skip', keys.skip)
  }
  if (to.length) put('send', keys[`for${aim + 1}`] ?? '', at)
}

/** What is aimed at the hypnotist goes to his target (RU-HYP-1). */
export const sendsOn: Layer = (walk, move, at) => {
  const sent = sentOn(walk, move, at)
  return sent && { at: sent.to, path: [], because: [sent.why] }
}

/** What stops a visitor: he is made to skip, would come to himself or where he may not, or twice running; and hypnosis that failed (RU-HYP-2 to RU-HYP-4). */
export const stopsVisitor: Landing = (walk, move, at) => {
  const here = move.to.includes(at) ? hypnosisOf(walk, move, at) : undefined
  if (here && !(here.why.holds && here.fact.data.how === 'send'))
    return here.fact.data.how === 'skip' || !here.why.holds ? here.why : undefined
  const sent = imposed(walk, move, at)
  if (!sent) return undefined
  const { id: action, actor, does } = move
  const post = walk.seat(at).details?.title === 'secretary' ? sparesSecretary(does) : undefined
  return [
    ...(at === actor && kills(move)
      ? [all({ is: 'fact', kind: 'meetsOwnShot', of: actor, action }, { rule: 'RU-HYP-3', action }, [sent.why])]
      : []),
    ...(post ? [all({ is: 'fact', kind: 'untouchable', of: at }, { rule: post }, [sent.why])] : []),
    ...imposedRepeat(walk, move, at, sent.why),
  ]
}

/** Hypnosis that leads somebody twice running where he may go only once fails with his move (RU-HYP-4). */
function imposedRepeat(walk: Walk, { actor, does, id: action }: Move, at: Slot, sent: Reason): Reason[] {
  const what = limitedAs({ by: actor, does, to: [at] })
  if (what === '' || freeBy(does, walk.seat(actor)) !== undefined) return []
  const last = walk.ledger.found({
    kind: 'moved',
    of: actor,
    when: 'phaseStart',
    where: fact =>
      madeIn(fact) === `night ${walk.phase.number - 1}` && fact.data.does === does && fact.data.foiled !== true,
  })
  return last
    .filter(({ data }) => (data.imposed ?? data.what) === what)
    .map(({ why }) =>
      all({ is: 'fact', kind: 'imposedRepeat', of: actor, other: at, action }, { rule: 'RU-HYP-4', action }, [
        sent,
        why,
      ]),
    )
}

interface Diverted {
  hypnotist: Slot
  went: Fact<'went'>
  why: Reason
}

/** Everybody whom hypnosis led elsewhere tonight, with the way he went. */
export function divertedTonight(walk: Walk): Diverted[] {
  const hypnotists = new Set(
    walk.ledger
      .found({ kind: 'hypnosis', when: 'soFar', where: ({ phase }) => phase === undefined })
      .map(({ of }) => of),
  )
  return [...hypnotists].flatMap(hypnotist =>
    walk.ledger.attempts({ kind: 'went', when: 'tonight' }).flatMap((went): Diverted[] => {
      const visit = visitOf(walk, went)
      const sent = visit?.to.includes(hypnotist) ? sentOn(walk, visit, hypnotist) : undefined
      return sent?.to === meant(walk, went) ? [{ hypnotist, went, why: sent.why }] : []
    }),
  )
}

/** Where somebody went, or meant to before a bodyguard took the blow. */
function meant(walk: Walk, { of, by, action, data }: Fact<'went'>): Slot {
  const attacks =
    data.does === 'shoot' && by !== undefined
      ? walk.ledger.attempts({ kind: 'attacked', of, by, when: 'soFar', where: fact => fact.action === action })
      : []
  return attacks[0]?.data.aimed ?? of
}

/** The move behind a way somebody went; whoever shoots in another’s place or on an order goes himself. */
function visitOf(walk: Walk, { by, action, data }: Fact<'went'>): Visit | undefined {
  const move = walk.moves.find(({ id }) => id === action)
  if (by === undefined) return undefined
  if (!move)
    return data.does === 'watch' && action !== undefined
      ? { id: action, actor: by, does: 'watch', to: [data.aim] }
      : undefined
  const order = orders(walk).sent.find(one => one.move.id === action)
  return { id: move.id, actor: by, does: move.does, to: order ? [order.target] : move.to }
}

/** Killers whom hypnosis touched: it does so in one night of the game alone (RU-HYP-3). */
export function rememberKillers(walk: Walk): void {
  const sent = divertedTonight(walk)
    .filter(({ went: { data, why } }) => data.does === 'shoot' && why.holds)
    .map(({ hypnotist, went }) => ({ hypnotist, why: went.why }))
  const stopped = walk.ledger.found({ kind: 'prevented', when: 'soFar' }).flatMap(({ by = '', action = '', data }) => {
    const hypnotist = data.target
    const move = walk.moves.find(({ id }) => id === action)
    const found = move && hypnosisOf(walk, { ...move, actor: by, to: [hypnotist] }, hypnotist)
    return found?.why.holds && found.fact.data.how === 'skip' ? [{ hypnotist, why: found.why }] : []
  })
  for (const hypnotist of new Set([...sent, ...stopped].map(one => one.hypnotist))) {
    const why = any(
      { is: 'fact', kind: 'swayedKillers', of: hypnotist },
      { rule: 'RU-HYP-3' },
      [...sent, ...stopped].filter(one => one.hypnotist === hypnotist).map(one => one.why),
    )
    walk.put({ kind: 'swayedKillers', of: hypnotist, why, rule: 'RU-HYP-3', lasting: true })
  }
}

/** Roles of visitors, a killing that was meant for the hypnotist, and where some were led (RU-HYP-5, RU-RES-15, RU-GEN-19). */
export function reportHypnosis(walk: Walk): void {
  const diverted = divertedTonight(walk).filter(({ went }) => went.why.holds)
  for (const {
    went: { of, by = '', data, why, action = '' },
  } of diverted) {
    if (!is(String(data.does), 'special')) continue
    const knows = all({ is: 'fact', kind: 'learnsWhere', of: by, other: of, action }, { rule: 'RU-HYP-5', action }, [
      why,
    ])
    const named = walk.moves.find(({ id }) => id === action)?.to[0] ?? of
    if (learnsFact(walk, by, { action, ability: data.does }, named, 'ledTo', [of], 'RU-HYP-5', knows))
      walk.tell(by, 'ledTo', { who: of }, 'RU-HYP-5')
  }
  for (const { slot } of walk.game.seats.filter(
    seat => seat.alive && !walk.isDead(seat.slot) && walk.has(seat.slot, 'senseRoles') && hasUse(walk, seat.slot),
  )) {
    const mine = diverted.filter(({ hypnotist }) => hypnotist === slot)
    reportVisitors(walk, slot, mine)
    for (const { went } of mine.filter(({ went: { data } }) => data.does === 'shoot')) tellOfKill(walk, slot, went)
  }
}

function reportVisitors(walk: Walk, slot: Slot, diverted: readonly Diverted[]): void {
  const passive = walk.passive(slot, 'senseRoles')!
  const came = [
    ...visitorsOf(walk, slot),
    ...diverted.map(({ went: { by = '', data, why } }) => ({
      who: by,
      role: data.kind === 'negative' ? negativeOf(walk.seat(by)) : walk.seat(by).role,
      why,
    })),
  ]
  if (!came.length) return
  const place = (who: Slot): number => walk.game.seats.findIndex(seat => seat.slot === who)
  const roles = [...new Set([...came].sort((a, b) => place(a.who) - place(b.who)).map(({ role }) => role))]
  const why = all(
    { is: 'fact', kind: 'noticesVisitors', of: slot, action: passive.action },
    { rule: 'RU-HYP-5', action: passive.action },
    [
      passive.why,
      any(
        { is: 'fact', kind: 'hadVisitors', of: slot, values: { by: 'role' } },
        { rule: 'RU-GEN-19' },
        came.map(one => one.why),
      ),
    ],
  )
  const by = { action: passive.action, ability: 'senseRoles' }
  if (learnsFact(walk, slot, by, slot, 'visitorRoles', roles, 'RU-HYP-5', why))
    walk.tell(slot, 'visitorRoles', { role: roles }, 'RU-HYP-5')
}

/** A killer who came for the hypnotist killed where he was sent. */
function tellOfKill(walk: Walk, slot: Slot, { of, by, action }: Fact<'went'>): void {
  const blow = blows(walk).find(
    one => one.action === action && one.killer === by && one.target === of && one.outcome?.holds,
  )
  if (!blow) return
  const passive = walk.passive(slot, 'senseRoles')!
  const knows = all(
    { is: 'fact', kind: 'diedInstead', of: blow.victim, other: slot },
    { rule: 'RU-HYP-5', action: passive.action },
    [passive.why, blow.outcome!],
  )
  const told = { action: passive.action, ability: 'senseRoles' }
  if (learnsFact(walk, slot, told, blow.victim, 'diedInstead', 'yes', 'RU-HYP-5', knows))
    walk.tell(slot, 'diedInstead', { who: blow.victim }, 'RU-HYP-5')
}
