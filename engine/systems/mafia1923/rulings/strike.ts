/** One attack of the night against one player: all shields answer it, and whoever guards him hurts the attacker. */
import type { ActionId, RuleId, Slot } from '../../../reason/claim.ts'
import type { Note, Reason } from '../../../reason/reason.ts'
import { fact } from '../claims.ts'
import { keptQuiet } from '../not-told.ts'
import { all, type Claim, type Walk } from '../vocabulary.ts'
import { attackerOf } from './attacker.ts'
import { injure } from './injury.ts'
import { autoSaveOf, guardsOf, healsOf, helplessHeals, luckOf, type AttackKind, type Shield } from './shields.ts'

export interface Attack {
  kind: AttackKind
  at: Slot
  rule: RuleId
  action: ActionId | undefined
  /** Who attacks; of the Mafia it is found where it matters (1923-MAF11). */
  by?: Slot
  /** Why the attack comes to him. */
  why: Reason
  /** That the draw fell on him, where there was one. */
  drawn?: Reason
  /** What else belongs to it: see `Reason`. */
  also?: readonly RuleId[]
  notes?: readonly Note[]
  /** What else speaks against it. */
  unless?: readonly Reason[]
}

const isRuled = (walk: Walk, action: ActionId | undefined): boolean =>
  walk.moves.some(({ id, ruled }) => id === action && ruled?.holds)

const holding = (shields: readonly Shield[]): Shield[] => shields.filter(({ why }) => why.holds)

/** @returns a reason that holds where the attack gets through; nothing follows from an attack that does not come */
export function strike(walk: Walk, attack: Attack): Reason {
  const { kind, at, action, why, unless = [] } = attack
  const because = [why, ...(attack.drawn ? [attack.drawn] : [])]
  const claim: Claim =
    action === undefined ? fact('attacked', at, { values: { what: kind } }) : { is: 'attackedBy', action, at }
  const injured = walk.ledger.found({ kind: 'injured', of: at, when: 'phaseStart' }).length
    ? [{ claim: fact('injuredIsTarget', at), rule: '1923-S20' }]
    : []
  const cite = {
    rule: attack.rule,
    also: attack.also ?? [],
    notes: [...(attack.notes ?? []), ...injured],
    ...(action !== undefined && { action }),
  }
  if (!why.holds || (unless.some(({ holds }) => holds) && !isRuled(walk, action)))
    return all(claim, cite, because, unless)
  // The host's word that it comes about stands above every shield.
  if (isRuled(walk, action)) return all(claim, cite, because)
  const guards = guardsOf(walk, at)
  const heals = healsOf(walk, at, kind)
  const luck = luckOf(walk, at, kind, holding([...guards, ...heals]).length > 0)
  const auto = autoSaveOf(walk, at, holding([...guards, ...heals, ...luck]).length > 0)
  hurt(walk, attack, holding(guards), holding(heals), holding(auto))
  stayQuiet(walk, { guards: holding([...guards, ...auto]), heals: holding(heals), luck: holding(luck) })
  return all(claim, cite, because, [
    ...[...guards, ...heals, ...luck, ...auto].map(shield => shield.why),
    ...helplessHeals(walk, at, kind),
    ...unless,
  ])
}

/** The attacker is injured by whoever guards, also where a Doctor saves too, and by every guard's every save (1923-BOD2, BOD3, BOD9, BOD10). */
function hurt(
  walk: Walk,
  { kind, at, action, by }: Attack,
  guards: readonly Shield[],
  heals: readonly Shield[],
  auto: readonly Shield[],
): void {
  const hurting = [...guards, ...(walk.option<boolean>('bodyguard.autoInjures') ? auto : [])]
  if (!hurting.length) return
  const attacker = kind === 'mafia' ? attackerOf(walk, at, { action, use: 'injury' }) : by
  if (attacker === undefined) return
  const again = guards.some(
    guard => walk.ledger.found({ kind: 'spared', where: fact => fact.action === guard.action, when: 'soFar' }).length,
  )
  injure(
    walk,
    attacker,
    hurting.map(({ why }) => why),
    [
      ...(kind === 'mafia' ? [{ claim: fact('attackerChosen', attacker), rule: '1923-MAF11' }] : []),
      ...(again ? [{ claim: fact('everyAttack', at), rule: '1923-BOD3' }] : []),
      ...(heals.length ? [{ claim: fact('attackTookPlace', at), rule: '1923-BOD9' }] : []),
      ...(attacker === at ? [{ claim: fact('hitHimself', at), rule: '1923-BOD10' }] : []),
    ],
    hurting[0]?.action,
  )
}

/** Nobody hears what a guard, a Doctor or a Butler's luck prevented; each save is written down for the next attack. */
function stayQuiet(
  walk: Walk,
  { guards, heals, luck }: { guards: readonly Shield[]; heals: readonly Shield[]; luck: readonly Shield[] },
): void {
  const quiet = (shields: readonly Shield[], rules: readonly RuleId[]): void => {
    for (const { of, action, why } of shields) {
      keptQuiet(walk, of, rules, why)
      walk.put({ kind: 'spared', of, why, rule: rules[0] ?? '1923-I17', ...(action !== undefined && { action }) })
    }
  }
  quiet(guards, ['1923-BOD7', '1923-I10', '1923-I7'])
  quiet(heals, ['1923-DOC5', '1923-I11'])
  quiet(luck, ['1923-I11'])
}
