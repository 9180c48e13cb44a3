/** What somebody notices of who came to him: their names, and never their roles (RU-GEN-19). */
import type { ActionId, RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Resolution } from '../vocabulary.ts'
import { learnsFact } from './general-info.ts'

/** Somebody who came, and whether his name is noticed. */
export interface Sight {
  who: SeatId
  why: Reason
}

/** What lets somebody notice, and the rule that says so. */
interface Notice {
  ability: string
  rule: RuleId
  action: ActionId
  why: Reason
}

/** The names of those who are seen, each once. */
export const namesOf = (sights: readonly Sight[]): SeatId[] => [
  ...new Set(sights.filter(({ why }) => why.holds).map(({ who }) => who)),
]

/** What is seen of one of them. */
export const sightsOf = (sights: readonly Sight[], name: string): Sight[] => sights.filter(({ who }) => who === name)

/** That somebody came whose name is noticed, with those whose name is not. */
export const hadVisitors = (home: SeatId, sights: readonly Sight[]): Reason =>
  any(
    { is: 'fact', kind: 'hadVisitors', of: home, values: { by: 'name' } },
    { rule: 'RU-GEN-19' },
    sights.map(({ why }) => why),
  )

/** Tells a player the names of those who came to him; nothing where none is noticed. */
export function tellVisitorNames(
  run: Resolution,
  slot: SeatId,
  { ability, rule, action, why }: Notice,
  sights: readonly Sight[],
): void {
  const names = namesOf(sights)
  if (!names.length) return
  const noticing = (some: readonly Sight[]): Reason =>
    all({ is: 'fact', kind: 'noticesVisitors', of: slot, action }, { rule, action }, [why, hadVisitors(slot, some)])
  const of = (name: string): Reason => noticing(sightsOf(sights, name))
  if (learnsFact(run, slot, { action, ability }, slot, 'visitors', names, rule, noticing(sights), of))
    run.tell(slot, 'visitors', { who: names }, rule)
}
