/** When a limited use is gone (1923-A7, A8, S14), and which rule it cites. */
import type { Move } from '../../../resolve/sequence/move.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { RuleId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Kind, Rulings, Walk } from '../vocabulary.ts'

/** The rule that limits each ability. */
const limiting: Record<string, RuleId> = {
  redirect: '1923-BUR1',
  steal: '1923-THI1',
  poison: '1923-BUT1',
  rampage: '1923-DRU1',
  deliver: '1923-PAP1',
  heal: '1923-DOC1',
  guard: '1923-BOD1',
  pair: '1923-SHA3',
  inquire: '1923-DET2',
}

/** Facts that say something about an action without being an effect of it. */
const noEffect: readonly Kind[] = ['newTarget', 'chosenForPair', 'reader', 'notTold', 'keptQuiet', 'leftPlain']

const changedSomething = (walk: Walk, { id }: Move): boolean =>
  walk.ledger.facts.some(({ kind, action, why }) => action === id && why.holds && !noEffect.includes(kind))
const isRedirected = (walk: Walk, { id }: Move): boolean =>
  walk.ledger.facts.some(({ kind, action }) => kind === 'newTarget' && action === id)

/** @returns the rule by which a use is gone, or undefined where it is kept */
export const spends: NonNullable<Rulings['spends']> = (walk, move, { stopped, arrived }) => {
  if (stopped) return stoppedUse(walk, stopped)
  if (!arrived) return walk.option('target.diedEarlier') === 'failRefund' ? undefined : '1923-S14'
  const effect = changedSomething(walk, move)
  // A stolen role comes with fresh limits, so there is no use of the theft left to count (1923-THI2).
  if (move.does === 'steal' && effect) return undefined
  if (!effect) return walk.option<boolean>('uses.refundOnNoEffect') ? undefined : '1923-A8'
  return isRedirected(walk, move) ? '1923-BUR8' : (own(limiting, move.does) ?? '1923-A8')
}

function stoppedUse(walk: Walk, { claim }: Reason): RuleId | undefined {
  switch (claim.is === 'fact' ? claim.kind : '') {
    case 'didNotHappen':
    case 'earlierBoss':
      return walk.option<boolean>('uses.refundOnCancel') ? undefined : '1923-A7'
    case 'diedBefore':
      return walk.option('target.diedEarlier') === 'failRefund' ? undefined : '1923-S14'
    default:
      return undefined
  }
}
