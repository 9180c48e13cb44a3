/** One action at its place in the list: what stands in its way, where it goes, and what it does there. */
import { aimOf } from '../../game/entry.ts'
import type { RuleId } from '../../reason/claim.ts'
import { all, any, type Reason } from '../../reason/reason.ts'
import type { Verdict } from '../../journal/outcome.ts'
import { everyAnswer } from './every-answer.ts'
import type { Move } from './move.ts'
import type { Redirected, Rulings, StepRule } from './rulings.ts'
import type { Way } from './way.ts'
import { HOST, type Resolution } from './resolution.ts'

/** How an action fared: whether it stands at each of its places, and why. */
export interface Fared {
  move: Move
  verdict: Verdict['verdict']
  landed: string[]
  reasons: Reason[]
  unmade?: true
}
/** The same as the run goes on: what only its end knows is asked then. */
export type Performed = () => Fared

/** Carries one action out, and writes down what it does or tried to do. */
export function perform(run: Resolution, move: Move, slot: StepRule, rulings: Rulings): Performed {
  const rule = move.ability.rule ?? slot.rule
  const obstacles = obstaclesOf(run, move, rulings)
  const effects: (Reason | (() => Reason))[] = []
  const landed: string[] = []
  let arrived = false
  const places = placesOf(run, move, rulings)
  for (const [aim, place] of places.entries()) {
    // A target that is only named is no place to come to.
    if (move.to.length && move.ability.visits?.includes(aim) === false) continue
    const way = wayTo(run, move, place, rule, obstacles, rulings)
    const { why } = way
    if (why.holds) {
      arrived = true
      landed.push(place.at)
    }
    for (const component of move.components) {
      const effect = rulings.effects[component.does === 'mark' ? component.as : component.does]
      const fell = effect
        ? effect(run, { ...way, move, component, aim })
        : marked(run, move, component, place.at, why, rule)
      effects.push(fell ?? why)
    }
    if (!move.components.length) effects.push(why)
  }
  spend(run, move, rulings, { stopped: obstacles.find(({ holds }) => holds), arrived }, arrived ? landed : move.to)
  return () => {
    const reasons = effects.map(effect => (typeof effect === 'function' ? effect() : effect))
    const held = reasons.filter(({ holds }) => holds).length
    return {
      move,
      verdict: held === reasons.length ? 'succeeded' : held ? 'partial' : 'failed',
      landed: [...new Set(landed)],
      reasons,
    }
  }
}

/** How an action would fare on its way to each of its places if its turn were now. Writes nothing; effects are not asked. */
export function waysOf(run: Resolution, move: Move, rule: RuleId, rulings: Rulings): Way[] {
  const obstacles = obstaclesOf(run, move, rulings)
  return placesOf(run, move, rulings).map(place => wayTo(run, move, place, rule, obstacles, rulings))
}

/** Whether an action would come to one of its places if its turn were now. */
export function trial(run: Resolution, move: Move, rule: RuleId): Reason {
  const arrivals = run.ways(move).map(({ why }) => why)
  return any({ is: 'works', action: move.id }, { rule, action: move.id }, arrivals)
}

/** What stands in the actor's way, or does not. The host's word is above everything. */
export function obstaclesOf<On>(
  run: On,
  move: Move,
  { actorGuards }: Pick<Rulings<On>, 'actorGuards'>,
): readonly Reason[] {
  const { ruled } = move
  const obstacles = everyAnswer(actorGuards, run, move)
  return ruled && !ruled.holds
    ? [...obstacles, all({ is: 'ruled', action: move.id, holds: false, note: ruled.note }, { rule: HOST })]
    : obstacles
}

function placesOf(run: Resolution, move: Move, { redirects = [] }: Rulings): Redirected[] {
  const aims = move.to.length ? move.to : [move.actor]
  return aims.map((target, aim) => {
    let place: Redirected = { at: target, path: [], because: [] }
    if (!move.to.length || aimOf(move.ability, aim) === 'role') return place
    for (const layer of redirects) {
      const moved = layer(run, move, place.at, aim)
      if (moved)
        place = {
          at: moved.at,
          path: [...place.path, ...moved.path],
          because: [...place.because, ...moved.because],
          unless: [...(place.unless ?? []), ...(moved.unless ?? [])],
        }
    }
    return place
  })
}

function wayTo(
  run: Resolution,
  move: Move,
  place: Redirected,
  rule: RuleId,
  home: readonly Reason[],
  { targetGuards = [] }: Rulings,
): Way {
  const { at, path, because, unless = [] } = place
  const claim = move.to.length
    ? { is: 'arrives' as const, action: move.id, part: 'none' as const, at, path: [...path] }
    : { is: 'active' as const, action: move.id, part: 'none' as const, at }
  if (move.ruled?.holds) {
    const word = all({ is: 'ruled', action: move.id, holds: true, note: move.ruled.note }, { rule: HOST })
    return { at, led: because, home: [], target: [], why: all(claim, { rule, action: move.id }, [word]) }
  }
  const target = [...everyAnswer(targetGuards, run, move, at), ...unless]
  return { at, led: because, home, target, why: all(claim, { rule, action: move.id }, because, [...home, ...target]) }
}

/** A mark without an effect of its own is a fact where it lands. */
function marked(
  run: Resolution,
  move: Move,
  component: Move['components'][number],
  at: string,
  why: Reason,
  rule: RuleId,
): undefined {
  if (component.does === 'mark') run.put({ kind: component.as, of: at, why, rule, by: move.actor, action: move.id })
  return undefined
}

function spend(
  run: Resolution,
  move: Move,
  { spends, cites }: Rulings,
  fared: { stopped: Reason | undefined; arrived: boolean },
  at: readonly string[],
): void {
  const { uses, usesBy, selfUses, selfByChoice } = move.ability
  const limited =
    uses !== undefined
    || usesBy !== undefined
    || selfUses !== undefined
    || run.catalogue.modifiersOn(run.seat(move.actor), move.does).some(({ modifier }) => modifier.limitsUses)
  if (!limited) return
  const byRules = spends ? spends(run, move, fared) : fared.stopped ? undefined : cites.spent
  const said = move.ruled?.spends
  const rule = said === undefined ? byRules : said ? (byRules ?? cites.spent) : undefined
  const places = selfByChoice ? move.to : at
  if (rule !== undefined) run.spend(move.actor, move.does, rule, selfUses !== undefined && places.includes(move.actor))
}
