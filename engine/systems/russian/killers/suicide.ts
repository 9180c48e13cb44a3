/** A black's suicide (RU-SUI-1): after his own shot, not to be stopped, and survived only as an attack is. */
import type { Reason } from '../../../reason/reason.ts'
import { strike } from '../shared/attack.ts'
import { all, type Claim, type LateEffect, type Resolution } from '../vocabulary.ts'

const died = (slot: string): string => `died ${slot}`

export const suicide: LateEffect = (run, { move: { id: action, actor, with: keys } }) => {
  const { agreed, unlessDies, unless } = keys
  const off: Reason[] = [
    ...(unlessDies
      ? [
          run.foresight.foreseen(
            died(unlessDies),
            { is: 'fact', kind: 'conditionMet', of: unlessDies, action },
            'RU-SUI-1',
          ),
        ]
      : []),
    ...(unless?.trim() ? calledOff(run, action, actor) : []),
  ]
  const consent: Claim = { is: 'fact', kind: 'partnersAgree', of: actor, action }
  const notes = agreed === 'yes' ? [{ claim: consent, rule: 'RU-SUI-1' }] : []
  const claim = { is: 'fact', kind: 'suicide', of: actor, action } as const
  const reached = all(claim, { rule: 'RU-SUI-1', notes, action }, [], off)
  return strike(run, { action, killer: actor, target: actor, cause: 'suicide', rule: 'RU-SUI-1', reached })
}

function calledOff(run: Resolution, action: string, actor: string): Reason[] {
  return run.ask('suicideCondition', { actions: [action] }) === 'lives'
    ? [run.given({ is: 'fact', kind: 'conditionRuled', of: actor, action }, 'RU-SUI-1', action)]
    : []
}

/** Who died tonight, for those whose suicide hangs on it. */
export function findDeaths(run: Resolution): void {
  const awaited = new Set(
    run.moves.flatMap(({ does, with: { unlessDies } }) => (does === 'suicide' && unlessDies ? [unlessDies] : [])),
  )
  for (const { of, why } of run.deaths()) if (awaited.has(of)) run.foresight.find(died(of), 'yes', why)
}
