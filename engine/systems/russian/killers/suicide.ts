/** A black's suicide (RU-SUI-1): after his own shot, not to be stopped, and survived only as an attack is. */
import type { Reason } from '../../../reason/reason.ts'
import { strike } from '../shared/attack.ts'
import { all, type Claim, type LateEffect, type Walk } from '../vocabulary.ts'

const died = (slot: string): string => `died ${slot}`

export const suicide: LateEffect = (walk, { move: { id: action, actor, with: keys } }) => {
  const { agreed, unlessDies, unless } = keys
  const off: Reason[] = [
    ...(unlessDies
      ? [
          walk.foresight.foreseen(
            died(unlessDies),
            { is: 'fact', kind: 'conditionMet', of: unlessDies, action },
            'RU-SUI-1',
          ),
        ]
      : []),
    ...(unless?.trim() ? calledOff(walk, action, actor) : []),
  ]
  const consent: Claim = { is: 'fact', kind: 'partnersAgree', of: actor, action }
  const notes = agreed === 'yes' ? [{ claim: consent, rule: 'RU-SUI-1' }] : []
  const claim = { is: 'fact', kind: 'suicide', of: actor, action } as const
  const reached = all(claim, { rule: 'RU-SUI-1', notes, action }, [], off)
  return strike(walk, { action, killer: actor, target: actor, cause: 'suicide', rule: 'RU-SUI-1', reached })
}

function calledOff(walk: Walk, action: string, actor: string): Reason[] {
  return walk.ask('suicideCondition', { actions: [action] }) === 'lives'
    ? [walk.given({ is: 'fact', kind: 'conditionRuled', of: actor, action }, 'RU-SUI-1', action)]
    : []
}

/** Who died tonight, for those whose suicide hangs on it. */
export function findDeaths(walk: Walk): void {
  const awaited = new Set(
    walk.moves.flatMap(({ does, with: { unlessDies } }) => (does === 'suicide' && unlessDies ? [unlessDies] : [])),
  )
  for (const { of, why } of walk.deaths()) if (awaited.has(of)) walk.foresight.find(died(of), 'yes', why)
}
