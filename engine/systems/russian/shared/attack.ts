/**
 * An attack on its way: a killer reaches somebody (or is kept from it, or calls it off), the blow may be shared, and
 * when the doctor's slot comes it is settled: what saves the victim is asked then, and only what nothing saved kills
 * (RU-NORD-5, RU-ORD-11). Until then the attack already stands: whoever is attacked makes no later move (RU-GEN-7).
 */
import type { ActionId, RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Blow, Part, Pending } from '../part.ts'
import { all, any, type Cause, type Claim, type Fact, type Resolution } from '../vocabulary.ts'
import { livesReady, savedWithout } from './lives.ts'
import { perRun } from './per-run.ts'
import type { Side } from './sides.ts'
import { corpseNow, layToRest } from './undead.ts'

/** The stages that the parts of the rulebook add; set before a run's first slot. */
export const stages = perRun<readonly Part[]>(() => [])

export type { Pending } from '../part.ts'
/** Every blow of the night in the order in which they fell; of one that never came the reason does not hold. */
export const blows = perRun<Pending[]>(() => [])

interface Strike {
  action: string
  /** What it is in reasons, where nobody sent it in. */
  deed?: ActionId
  killer: SeatId
  target: SeatId
  cause: Cause
  rule: RuleId
  reached: Reason
  /** Nothing but what his way met keeps him from it: he has a shot, and passes nobody over. Where absent it is so. */
  ready?: boolean
  account?: Side | ''
}

/**
 * A killer sets out for somebody. Writes `prevented`, `cancelled` (both of the killer) and `attacked` (of each
 * victim), the failed ones too where they were tried, and leaves the blows to be settled.
 * @returns the question whether the blow kills its target, for the verdict: only settled attacks know
 */
export function strike(run: Resolution, strike: Strike): () => Reason {
  const { account, target: aimed, reached, ready: _, ...way } = strike
  const meant: Blow = { ...way, reached, target: aimed, victim: aimed }
  const led = leadsOf(run, meant)
  const blow: Blow = led ? { ...meant, target: led.target, victim: led.target, aimed } : meant
  const skips = stages(run).flatMap(part => part.skips?.(run, blow) ?? [])
  if (reached.holds && skips.some(({ holds }) => holds)) return skipped(run, blow, skips, account)
  const off = stages(run).flatMap(part => part.cancels?.(run, meant) ?? [])
  enterPrevented(run, strike)
  if (off.length) enterCancelled(run, strike, off)
  if (led) enterLedAway(run, meant, led.why)
  const coming: Coming = { because: [reached, ...(led ? [led.why] : [])], off }
  enterWay(run, blow, coming)
  const mine = hitBy(run, blow).map(hit => attack(run, { ...hit, ...(account !== undefined && { account }) }, coming))
  blows(run).push(...mine)
  blows(run).push(...mine.flatMap(blow => stages(run).flatMap(part => part.answers?.(run, blow) ?? [])))
  return () => mine[0]!.outcome ?? mine[0]!.attacked
}

/** Why a killer comes to the target, and why he may call it off. */
interface Coming {
  because: readonly [Reason, ...Reason[]]
  off: readonly Reason[]
}

/** What each fact about a killer's way says of it. */
const wayData = ({ target, cause, account }: Pick<Strike, 'target' | 'cause' | 'account'>) => ({
  target,
  cause,
  ...(account !== undefined && { account }),
})

/** The action of a blow as reasons tell it: of one that was struck in another's place, what the striker did. */
export const deedOf = ({ action, deed }: Pick<Blow, 'action' | 'deed'>): ActionId => deed ?? action

/** That an earlier role kept the killer from coming (RU-KILL-8). */
function enterPrevented(run: Resolution, strike: Strike): void {
  const { action, killer, target, reached, ready = true } = strike
  const rule = 'RU-KILL-8'
  const deed = deedOf(strike)
  const about = { of: killer, other: target, action: deed }
  const why = all({ is: 'fact', kind: 'prevented', ...about }, { rule, action: deed }, [], [reached])
  run.put({ kind: 'prevented', of: killer, why, rule, by: killer, action, data: { ...wayData(strike), ready } })
}

/** That somebody does not die of a blow that was meant for him, since it goes to another. */
function enterLedAway(run: Resolution, meant: Blow, led: Reason): void {
  const { action, killer, target, cause, rule, reached } = meant
  const why = all(blowSaid(run, meant), { rule, action: deedOf(meant) }, [reached], [led])
  run.dies(target, why, rule, { cause, by: killer, action })
}

/** That the killer came and called it off. */
function enterCancelled(run: Resolution, strike: Strike, off: readonly Reason[]): void {
  const { action, killer, target, reached, rule } = strike
  const deed = deedOf(strike)
  const about = { of: killer, other: target, action: deed }
  const why = all({ is: 'fact', kind: 'cancelled', ...about }, { rule, action: deed }, [
    reached,
    any({ is: 'fact', kind: 'calledOff', ...about }, { rule, action: deed }, off),
  ])
  run.put({ kind: 'cancelled', of: killer, why, rule, by: killer, action, data: wayData(strike) })
}

/** The killer's way, for who watches. */
function enterWay(run: Resolution, blow: Blow, { because, off }: Coming): void {
  const { action, killer, target, aimed, cause } = blow
  const deed = deedOf(blow)
  const why = all(
    { is: 'fact', kind: 'came', of: target, other: killer, action: deed },
    { rule: aimed === undefined ? 'RU-KILL-8' : 'RU-GEN-18', action: deed },
    because,
    off,
  )
  const data = { kind: cause === 'civil' ? 'civil' : 'negative', does: 'shoot', aim: target } as const
  run.put({ kind: 'went', of: target, by: killer, action, why, rule: 'RU-KILL-8', data })
}

type Hit = Blow & Pick<Pending, 'account'> & { shares?: Reason }

/** Everybody whom a blow hits: the target first, then who shares it. A suicide hurts nobody else (RU-SUI-1). */
function hitBy(run: Resolution, blow: Blow): Hit[] {
  const shared = blow.cause === 'suicide' ? [] : stages(run).flatMap(part => part.carries?.(run, blow) ?? [])
  return [blow, ...shared.map(({ victim, why, rule }): Hit => ({ ...blow, victim, rule, shares: why }))]
}

/** That one of them is attacked: the fact, and the blow that waits to be settled. */
function attack(run: Resolution, { shares, ...blow }: Hit, { because: [reached, ...more], off }: Coming): Pending {
  const beside = [...more, ...(shares ? [shares] : [])]
  const { victim, killer, action, cause, aimed, rule } = blow
  const byOwnHand = cause === 'suicide'
  const deed = deedOf(blow)
  const why = all(
    byOwnHand
      ? { is: 'fact', kind: 'ownHand', of: victim, action: deed }
      : { is: 'fact', kind: 'attacked', of: victim, other: killer, action: deed },
    { rule: byOwnHand ? rule : 'RU-KILL-8', action: deed },
    [reached, ...beside],
    off,
  )
  const data = { ...wayData(blow), ...(aimed !== undefined && { aimed }) }
  run.put({ kind: 'attacked', of: victim, why, rule: 'RU-KILL-8', by: killer, action, data })
  return { ...blow, attacked: why, beside }
}

/** The killer does not go, and nobody goes in his place; the shot is lost where he would have gone (RU-FMT-7). */
function skipped(run: Resolution, blow: Blow, skips: readonly Reason[], account: Side | '' | undefined): () => Reason {
  const { action, killer, target, cause, reached } = blow
  const [{ rule }] = skips as [Reason]
  const deed = deedOf(blow)
  const cite = { rule, action: deed }
  const lost = all({ is: 'fact', kind: 'shotLost', of: killer, other: target, action: deed }, cite, [reached, ...skips])
  run.put({
    kind: 'shotLost',
    of: killer,
    why: lost,
    rule,
    by: killer,
    action,
    data: wayData({ target, cause, ...(account !== undefined && { account }) }),
  })
  const came = all({ is: 'fact', kind: 'came', of: target, other: killer, action: deed }, cite, [reached], skips)
  return () => all({ is: 'attackedBy', action: deed, at: target }, cite, [came])
}

/** What saves the victim of a blow as things are now: reasons that hold, and attempts that do not. */
export const savesOf = (run: Resolution, blow: Blow): Reason[] =>
  stages(run).flatMap(part => [...(part.saves?.(run, blow) ?? [])])

/** What spares whom nothing saved; no life is used up for what is hit in his place. */
export function sparesOf(run: Resolution, blow: Blow): Reason[] {
  const taken = stages(run).flatMap(part => [...(part.takes?.(run, blow) ?? [])])
  return taken.some(({ holds }) => holds)
    ? taken
    : [...taken, ...stages(run).flatMap(part => [...(part.spares?.(run, blow) ?? [])])]
}

/** A heal or a guard for the victim of a blow, with what overrules it (RU-DOC-5, RU-BLK-10). */
export const unlessOverruled = (
  run: Resolution,
  blow: Pick<Blow, 'victim' | 'cause'>,
  save: Reason,
  rule: RuleId,
  beyond: readonly Reason[] = [],
): Reason => {
  const over = [...overrulings(run, blow), ...beyond]
  return over.length ? all({ is: 'fact', kind: 'helpCounts', of: blow.victim }, { rule }, [save], over) : save
}
/** Why no heal saves the victim of a blow, though a guard may (RU-CUL-2). */
export const beyondHeal = (run: Resolution, blow: Blow): Reason[] =>
  stages(run).flatMap(part => [...(part.beyondHeal?.(run, blow) ?? [])])
/** Why neither heal nor guard saves the victim of a blow, and every attempt at that. */
export const overrulings = (run: Resolution, blow: Pick<Blow, 'victim' | 'cause'>): Reason[] =>
  stages(run).flatMap(part => [...(part.overrules?.(run, blow) ?? [])])

/** Who is attacked in somebody's place. */
export const leadsOf = (run: Resolution, meant: Blow): { target: SeatId; why: Reason } | undefined =>
  stages(run)
    .flatMap(part => part.leads?.(run, meant) ?? [])
    .find(({ why }) => why.holds)

/** Whether somebody would die of a blow if it were settled now. Writes nothing. */
export const wouldDie = (run: Resolution, blow: Pending): Reason =>
  all(
    { is: 'fact', kind: 'wouldDie', of: blow.victim, other: blow.killer, action: deedOf(blow) },
    { rule: 'RU-NORD-5', action: deedOf(blow) },
    [blow.attacked],
    [...savesOf(run, blow), ...livesReady(run, blow)],
  )

/** Settles every blow that waits, in the order in which they fell. Deaths become final (RU-NORD-5). */
export function settle(run: Resolution): void {
  for (const blow of blows(run)) {
    if (blow.outcome) continue
    const { action, victim, killer, cause, attacked, rule, account } = blow
    const deed = deedOf(blow)
    const asSaved = [
      { is: 'fact', kind: 'saved', of: victim, action: deed },
      { rule: 'RU-GEN-7', action: deed },
    ] as const
    const saves = savesOf(run, blow)
    if (saves.length) blow.saved = any(...asSaved, saves)
    const dead = run.ledger
      .attempts({ kind: 'death', of: victim, where: ({ why }) => why.holds })
      .map((fact): Reason =>
        all({ is: 'fact', kind: 'killedBefore', of: victim, other: fact.by ?? '' }, { rule: 'RU-KILL-10' }, [fact.why]),
      )
    // An own life is used up only where nothing else saved, and not for a corpse.
    const open = attacked.holds && !saves.some(({ holds }) => holds) && !dead.length
    const spares = open ? sparesOf(run, blow) : []
    if (spares.some(({ holds }) => holds)) blow.saved = any(...asSaved, [...saves, ...spares])
    else if (attacked.holds && blow.saved) savedWithout(run, victim, blow.saved)
    blow.outcome = all(blowSaid(run, blow), { rule, action: deed }, [attacked], [...saves, ...spares, ...dead])
    if (attacked.holds && !blow.saved?.holds && dead.length) blow.late = true
    const corpse = corpseNow(run, victim)
    if (corpse) {
      blow.ofUndead = true
      blow.outcome = layToRest(run, corpse, blow.outcome, { by: killer, action })
      continue
    }
    run.dies(victim, blow.outcome, rule, { cause, by: killer, action })
    if (blow.outcome.holds) {
      const data = {
        victim,
        team: run.seat(victim).faction,
        cause,
        role: run.seat(killer).details?.negative ?? '',
        ...(account !== undefined && { account }),
      }
      run.put({ kind: 'kill', of: killer, why: blow.outcome, rule, by: killer, action, data, lasting: true })
    }
  }
}

/**
 * A blow as a claim: a suicide, a shot by whoever sent it in, or somebody in his place (RU-MAF-9), whose shot it is
 * not.
 */
const blowSaid = ({ moves }: Resolution, { action, deed = action, killer, victim, cause }: Blow): Claim =>
  cause === 'suicide'
    ? { is: 'fact', kind: 'ownBlow', of: victim, action }
    : moves.some(({ id, actor }) => id === action && actor === killer)
      ? { is: 'attackedBy', action, at: victim }
      : { is: 'fact', kind: cause === 'shot' ? 'shootsInsured' : 'strikes', of: victim, other: killer, action: deed }

/** An attack that met an illusion was none on the one behind it (RU-IMI-2). */
const onHimself =
  (run: Resolution) =>
  (attack: Fact<'attacked'>): boolean =>
    !run.ledger.found({
      kind: 'metIllusion',
      of: attack.of,
      when: 'soFar',
      where: ({ by, action }) => by === attack.by && action === attack.action,
    }).length

/** The attacks on somebody that stand, first to last. A suicide is none (RU-SUI-1). */
export const attacksOn = (run: Resolution, who: SeatId): Fact<'attacked'>[] =>
  run.ledger.found({
    kind: 'attacked',
    of: who,
    when: 'soFar',
    where: fact => fact.data.cause !== 'suicide' && onHimself(run)(fact),
  })

/**
 * Somebody was attacked: a reason with every attempt in it (RU-GEN-7), undefined where there was none. A suicide that is not
 * settled yet keeps from moves as an attack does.
 */
export const wasAttacked = (run: Resolution, who: SeatId, rule: RuleId = 'RU-GEN-7'): Reason | undefined =>
  run.ledger.seekTried(
    {
      kind: 'attacked',
      of: who,
      when: 'soFar',
      where: fact =>
        (fact.data.cause !== 'suicide' || blows(run).some(blow => blow.action === fact.action && !blow.outcome))
        && onHimself(run)(fact),
    },
    rule,
    { is: 'fact', kind: 'attackedBefore', of: who },
  )[0]
