/** One attack of the night against one player: all shields answer it, and whoever guards him hurts the attacker. */
import type { ActionId, RuleId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { fact } from '../claims.ts'
import { keptQuiet } from '../not-told.ts'
import type { Attack, Shield } from '../shields/attack.ts'
import { autoSaveOf, guardsOf, injureAttacker, leaveUnspent } from '../shields/bodyguard.ts'
import { healsOf, helplessHeals, hearsOfSaves, saved } from '../shields/doctor.ts'
import { all, type Claim, type Walk } from '../vocabulary.ts'
import { luckOf } from './butlers-luck.ts'

const isRuled = (walk: Walk, action: ActionId | undefined): boolean =>
  walk.moves.some(({ id, ruled }) => id === action && ruled?.holds)

const holding = (shields: readonly Shield[]): Shield[] => shields.filter(({ why }) => why.holds)

/** @returns a reason that holds where the attack gets through; nothing follows from an attack that does not come */
export function getsThrough(walk: Walk, attack: Attack): Reason {
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
  if (!why.holds) {
    passedBy(walk, attack)
    return all(claim, cite, because, unless)
  }
  // The host's word that it comes about stands above every shield.
  if (isRuled(walk, action)) return all(claim, cite, because)
  // Who is immune needs no other shield; whoever guards him hurts the attacker all the same (1923-BOD3).
  const immune = unless.some(({ holds }) => holds)
  const guards = guardsOf(walk, at)
  const heals = immune ? [] : healsOf(walk, at, kind)
  const luck = immune ? [] : luckOf(walk, at, kind, holding([...guards, ...heals]).length > 0)
  const auto = immune ? [] : autoSaveOf(walk, at, why, holding([...guards, ...heals, ...luck]))
  injureAttacker(walk, attack, { guards: holding(guards), heals: holding(heals), auto: holding(auto) })
  stayQuiet(walk, { guards: holding([...guards, ...auto]), heals: holding(heals), luck: holding(luck) })
  for (const { of, why } of holding(heals)) saved(walk, at, of, why)
  return all(claim, cite, because, [
    ...[...guards, ...heals, ...luck, ...auto].map(shield => shield.why),
    ...helplessHeals(walk, at, kind),
    ...unless,
  ])
}

/** An attack that did not come to somebody: what he is saved by himself with is left for the next one. */
export const passedBy = (walk: Walk, { at, kind, why }: Pick<Attack, 'at' | 'kind' | 'why'>): void =>
  leaveUnspent(walk, at, why, holding([...guardsOf(walk, at), ...healsOf(walk, at, kind)]))

/** Nobody hears what a guard, a Doctor (unless the host lets him) or a Butler's luck prevented; each save is written down for the next attack. */
function stayQuiet(
  walk: Walk,
  { guards, heals, luck }: { guards: readonly Shield[]; heals: readonly Shield[]; luck: readonly Shield[] },
): void {
  const quiet = (shields: readonly Shield[], rules: readonly RuleId[], told = false): void => {
    for (const { of, action, why } of shields) {
      if (!told) keptQuiet(walk, of, rules, why)
      walk.put({ kind: 'spared', of, why, rule: rules[0] ?? '1923-I17', ...(action !== undefined && { action }) })
    }
  }
  quiet(guards, ['1923-BOD7', '1923-I10', '1923-I7'])
  quiet(heals, ['1923-DOC5', '1923-I11'], hearsOfSaves(walk, 'doctor'))
  quiet(luck, ['1923-I11'])
}
