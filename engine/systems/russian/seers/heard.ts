/** What was to be heard of a role over the nights, and what of it the maid reads (RU-MAI-1, RU-MAI-2). */
import type { SeatId } from '../../../reason/claim.ts'
import { hearings, movesMade, type Hearing } from '../shared/general-info.ts'
import { asSent } from '../shared/hypnosis.ts'
import { learnsFact } from '../shared/learns.ts'
import { scopes } from '../shared/scopes.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { ruleOf, servedTonight } from './maid.ts'

/** The message for each kind of what there is to read. */
const kinds = {
  move: 'servedMove',
  result: 'servedResult',
  impact: 'servedImpact',
  message: 'servedMessage',
} as const satisfies Record<Hearing['what'], string>

/** Of a player all that there was in the game, of a role what there is tonight. */
export function readHeard(run: Resolution): void {
  for (const served of servedTonight(run)) {
    const { of, by: maid = '', action = '', why, data } = served
    const now = hearings(run, of).map(one => ({ ...one, night: run.phase.number }))
    const heard = data.as === 'role' ? now : [...heardBefore(run, of), ...now]
    if (!heard.length) continue
    const { rule } = scopes.generalInfo
    const reads = all({ is: 'fact', kind: 'hearsOf', of, other: maid, action }, { rule, action }, [
      why,
      ...movesMade(run, of).map(entry => entry.why),
    ])
    const by = { action, ability: data.as === 'role' ? 'serveRole' : 'serve' }
    const about = asSent(run, action, of)
    const words = heard.map(({ word }) => word)
    if (!learnsFact(run, maid, by, about, 'generalInfo', words, ruleOf(served), reads)) continue
    for (const { what, values, night } of heard)
      run.tell(maid, kinds[what], { who: about, night: String(night), ...values }, ruleOf(served))
  }
}

const heardBefore = (run: Resolution, who: SeatId): (Hearing & { night: number })[] =>
  run.ledger
    .found({ kind: 'heard', of: who, when: 'phaseStart' })
    .map(({ data: { night, what, word, result, ...values } }) => ({
      night,
      what,
      word,
      values: {
        ...values,
        ...(what === 'impact' && { what: word }),
        ...(result !== undefined && { result: result.split(',') }),
      },
    }))

/** Writes down what everybody heard tonight. */
export function recordHeard(run: Resolution): void {
  for (const { slot } of run.living())
    for (const { what, word, values } of hearings(run, slot)) {
      const { result, what: _named, ...others } = values
      run.put({
        kind: 'heard',
        of: slot,
        why: all({ is: 'fact', kind: 'told', of: slot, values: { what: word } }, { rule: scopes.generalInfo.rule }),
        rule: scopes.generalInfo.rule,
        data: {
          night: run.phase.number,
          what,
          word,
          ...(others as Record<string, string>),
          ...(result !== undefined && { result: [result].flat().join(',') }),
        },
        lasting: true,
      })
    }
}
