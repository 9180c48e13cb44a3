/**
 * Shots that wait until it shows whether a victim is saved: they come after every civil killer (RU-ORD-3, RU-INS-5). What the
 * savers would do then is asked and kept: a rescue that brings a killer upon the rescuer stays one (RU-KILL-11).
 */
import type { RuleId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Blow, Part } from '../part.ts'
import { blows, deedOf, type Pending, savesOf, stages, wouldDie } from '../shared/attack.ts'
import { perRun } from '../shared/per-run.ts'
import type { Side } from '../shared/sides.ts'
import { all, any, type Resolution } from '../vocabulary.ts'

const waiting = perRun<(() => void)[]>(() => [])
const deciding = perRun(() => false)
/** Blows whose victims were found saved when a late shot was decided, with what saved them. */
const found = perRun<Map<Pending, Reason>>(() => new Map())

/** Leaves a strike for the late turn. @returns its verdict, once it was made */
export function deferred(run: Resolution, go: () => () => Reason): () => Reason {
  let done: (() => Reason) | undefined
  waiting(run).push(() => {
    done = go()
  })
  return () => (done ??= go())()
}

/** Leaves anything else for the late turn. */
export const later = (run: Resolution, go: () => void): void => {
  waiting(run).push(go)
}

/** The late turn. */
export function lateTurn(run: Resolution): void {
  deciding.set(run, true)
  for (const go of waiting(run)) go()
  deciding.set(run, false)
}

/** Whether a blow kills, asked before it is settled. In the late turn the answer is kept. */
export function kills(run: Resolution, blow: Pending): Reason {
  const dies = wouldDie(run, blow)
  if (deciding(run) && blow.attacked.holds && !dies.holds)
    found(run).set(
      blow,
      any(
        { is: 'fact', kind: 'saved', of: blow.victim, action: deedOf(blow) },
        { rule: 'RU-GEN-7', action: deedOf(blow) },
        savesOf(run, blow),
      ),
    )
  return dies
}

/** That a blow would not kill: its victim is saved. */
const isSaved = (run: Resolution, blow: Pending, rule: RuleId): Reason =>
  all(
    { is: 'fact', kind: 'savedFrom', of: blow.victim, other: blow.killer, action: deedOf(blow) },
    { rule, also: ['RU-ORD-3'], action: deedOf(blow) },
    [blow.attacked],
    [kills(run, blow)],
  )

/** That a side attacked, and none of its victims dies of it. */
export function whenNoneDied(run: Resolution, side: Side, rule: RuleId): Reason {
  const tonight = blows(run).filter(({ account, attacked }) => account === side && attacked.holds)
  return all(
    { is: 'fact', kind: 'noneDied', of: '', values: { side } },
    { rule },
    tonight.length
      ? tonight.map(blow => isSaved(run, blow, rule))
      : [any({ is: 'fact', kind: 'sideAttacked', of: '', values: { side } }, { rule })],
  )
}

/** Who was saved when a late shot was decided stays saved, by chance where the rescue itself did not come to be (RU-GEN-24). */
export function byChance(self: Part): NonNullable<Part['saves']> {
  return (run, blow: Blow) => {
    const saved = found(run).get(blow as Pending)
    if (!saved?.holds) return []
    const others = stages(run)
      .filter(part => part !== self)
      .flatMap(part => [...(part.saves?.(run, blow) ?? [])])
    return others.some(({ holds }) => holds)
      ? []
      : [
          all(
            { is: 'fact', kind: 'savedByChance', of: blow.victim, action: deedOf(blow) },
            { rule: 'RU-KILL-11', action: deedOf(blow) },
            [
              all(
                { is: 'fact', kind: 'wasSavedThen', of: blow.victim, action: deedOf(blow) },
                { rule: 'RU-GEN-24', action: deedOf(blow) },
                [saved],
              ),
            ],
          ),
        ]
  }
}
