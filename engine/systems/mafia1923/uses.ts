/** When a limited use is gone (1923-A7, A8, S14), and which rule it cites. */
import type { Declared } from '../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import { abilities, declared } from './tables.ts'
import type { Move, Reason, Resolution, RuleId, Rulings, Says } from './vocabulary.ts'

/** The rule that limits an ability. */
function limiting(ability: string): RuleId {
  const { limitedBy, rule } = getOwn(abilities, ability) ?? {}
  return limitedBy ?? rule ?? '1923-A8'
}

const changedSomething = (run: Resolution, { id }: Move): boolean =>
  run.ledger.facts.some(
    ({ kind, action, why }) => action === id && why.holds && !getOwn<Declared>(declared, kind)?.besides,
  )

const isRedirected = (run: Resolution, { id }: Move): boolean =>
  run.ledger.facts.some(({ kind, action }) => kind === 'newTarget' && action === id)

const foundNobody = (run: Resolution, { id }: Move): boolean =>
  run.ledger.found({ kind: 'undrawn', where: ({ action }) => action === id, when: 'soFar' }).length > 0

/** @returns the rule by which a use is gone, or undefined where it is kept */
export const spends: NonNullable<Rulings['spends']> = (run, move, { stopped, arrived }) => {
  if (stopped) return stoppedUse(run, stopped)
  if (foundNobody(run, move)) return run.option<boolean>('uses.refundOnNoEffect') ? undefined : '1923-A8'
  if (!arrived) return run.option('target.diedEarlier') === 'failRefund' ? undefined : '1923-S14'
  const effect = changedSomething(run, move)
  if (effect && getOwn(abilities, move.does)?.freshLimits) return undefined
  if (!effect) return run.option<boolean>('uses.refundOnNoEffect') ? undefined : '1923-A8'
  return isRedirected(run, move) ? '1923-BUR8' : limiting(move.does)
}

function stoppedUse(run: Resolution, { claim }: Reason): RuleId | undefined {
  switch (claim.is === 'fact' ? claim.kind : '') {
    case 'didNotHappen' satisfies Says:
    case 'earlierBoss' satisfies Says:
      return run.option<boolean>('uses.refundOnCancel') ? undefined : '1923-A7'
    case 'diedBefore' satisfies Says:
      return run.option('target.diedEarlier') === 'failRefund' ? undefined : '1923-S14'
    default:
      return undefined
  }
}
