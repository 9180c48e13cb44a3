/** One attack of the night against one player: all shields answer it, and whoever guards him hurts the attacker. */
import type { Attack, Shield } from './attack.ts'
import { keptQuiet } from './telling.ts'
import { fact } from '../claims.ts'
import { autoSaveOf, guardsOf, injureAttacker, leaveUnspent } from '../roles/bodyguard.ts'
import { luckOf } from '../roles/butlers-luck.ts'
import { healsOf, hearsOfSaves, helplessHeals, saved } from '../roles/doctor.ts'
import { all, type ActionId, type Claim, type Reason, type Resolution, type RuleId } from '../vocabulary.ts'

const isRuled = (run: Resolution, action: ActionId | undefined): boolean =>
  run.moves.some(({ id, ruled }) => id === action && ruled?.holds)

const holding = (shields: readonly Shield[]): Shield[] => shields.filter(({ why }) => why.holds)

/** @returns a reason that holds where the attack gets through; nothing follows from an attack that does not come */
export function getsThrough(run: Resolution, attack: Attack): Reason {
  const { kind, at, action, why, unless = [] } = attack
  const because = [why, ...(attack.drawn ? [attack.drawn] : [])]
  const claim: Claim =
    action === undefined ? fact('attacked', at, { values: { what: kind } }) : { is: 'attackedBy', action, at }
  const injured = run.ledger.found({ kind: 'injured', of: at, when: 'phaseStart' }).length
    ? [{ claim: fact('injuredIsTarget', at), rule: '1923-S20' }]
    : []
  const cite = {
    rule: attack.rule,
    also: attack.also ?? [],
    notes: [...(attack.notes ?? []), ...injured],
    ...(action !== undefined && { action }),
  }
  if (!why.holds) {
    passedBy(run, attack)
    return all(claim, cite, because, unless)
  }
  // The host's word that it comes about stands above every shield.
  if (isRuled(run, action)) return all(claim, cite, because)
  // Who is immune needs no other shield; whoever guards him hurts the attacker all the same (1923-BOD3).
  const immune = unless.some(({ holds }) => holds)
  const guards = guardsOf(run, at)
  const heals = immune ? [] : healsOf(run, at, kind)
  const luck = immune ? [] : luckOf(run, at, kind, holding([...guards, ...heals]).length > 0)
  const auto = immune ? [] : autoSaveOf(run, at, why, holding([...guards, ...heals, ...luck]))
  injureAttacker(run, attack, { guards: holding(guards), heals: holding(heals), auto: holding(auto) })
  stayQuiet(run, { guards: holding([...guards, ...auto]), heals: holding(heals), luck: holding(luck) })
  for (const { of, why } of holding(heals)) saved(run, at, of, why)
  return all(claim, cite, because, [
    ...[...guards, ...heals, ...luck, ...auto].map(shield => shield.why),
    ...helplessHeals(run, at, kind),
    ...unless,
  ])
}

/** An attack that did not come to somebody: what he is saved by himself with is left for the next one. */
export const passedBy = (run: Resolution, { at, kind, why }: Pick<Attack, 'at' | 'kind' | 'why'>): void =>
  leaveUnspent(run, at, why, holding([...guardsOf(run, at), ...healsOf(run, at, kind)]))

/** Nobody hears what a guard, a Doctor (unless the host lets him) or a Butler's luck prevented; each save is written down for the next attack. */
function stayQuiet(
  run: Resolution,
  { guards, heals, luck }: { guards: readonly Shield[]; heals: readonly Shield[]; luck: readonly Shield[] },
): void {
  const quiet = (shields: readonly Shield[], rules: readonly RuleId[], told = false): void => {
    for (const { of, action, why } of shields) {
      if (!told) keptQuiet(run, of, rules, why)
      run.put({ kind: 'spared', of, why, rule: rules[0] ?? '1923-I17', ...(action !== undefined && { action }) })
    }
  }
  quiet(guards, ['1923-BOD7', '1923-I10', '1923-I7'])
  quiet(heals, ['1923-DOC5', '1923-I11'], hearsOfSaves(run, 'doctor'))
  quiet(luck, ['1923-I11'])
}
