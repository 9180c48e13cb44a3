/**
 * The end of a vote: everybody lynched is known before anybody dies, and what a lynch brings about follows (RU-VOTE-1,
 * RU-MAY-2, RU-VOTE-14).
 */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { over } from '../shared/sides.ts'
import { all, any, type Resolution } from '../vocabulary.ts'
import { counting, totals } from './count.ts'
import type { Sentence } from './hooks.ts'
import { asked } from './asked.ts'
import { takenAlong, lynchedBy } from './result.ts'
import { endOfDay } from './kinds.ts'
import { roundOf } from './rounds.ts'
import { recordOf, settleLevel } from './verdict.ts'

/** The step `lynch`: who is taken along, and everybody lynched dies. */
export function lynch(run: Resolution): void {
  settleLevel(run)
  const sentences = takenAlong(run)
  const each = sentences.map(sentence => enter(run, sentence))
  const lynched = each.flatMap(({ who, holds }) => (holds ? who : []))
  for (const who of lynched) if (!run.lynched.includes(who)) run.lynched.push(who)
  for (const [place, { who, why }] of each.entries()) {
    const { rule } = sentences[place]!
    run.put({ kind: 'lynched', of: who, why, rule, lasting: true, data: { votes: totals(run)[who] ?? 0 } })
  }
  for (const { who, why } of each) run.dies(who, why, why.rule, { cause: 'lynch' })
  if (lynched.length) {
    mayorOut(run, each)
    oneVoteMore(run, lynched)
  } else nobodyDies(run)
}

function enter(run: Resolution, sentence: Sentence) {
  const { who } = sentence
  const why = lynchedBy(sentence, totals(run)[who] ?? 0)
  const now = counting(run).count.totals
  counting(run).count.steps.push({ id: 'lynch', rule: why.rule, reason: why, before: now, after: now })
  run.tally = counting(run).count.result()
  return { who, why, holds: why.holds }
}

/** A revote without a victim is remembered over the night (RU-FAC-7). */
function nobodyDies(run: Resolution): void {
  const recorded = recordOf(run)
  const due = run.ledger.found({ kind: 'revoteDue', when: 'tonight' }).length > 0
  const mercy = run.ledger.found({ kind: 'revoteWithout', when: 'tonight' }).length > 0
  const level = counting(run).sentences.some(({ beside }) => !beside)
  const saved = counting(run).sentences.some(({ unless }) =>
    unless.some(({ claim }) => claim.is === 'fact' && claim.kind === 'rescued'),
  )
  if (!(recorded?.values.emptyRevote === 'yes' || (!recorded && level && !due && !mercy && !saved))) return
  const why = run.given({ is: 'fact', kind: 'emptyRevote', of: '' }, 'RU-VOTE-9')
  run.put({ kind: 'emptyRevote', of: '', why, rule: 'RU-VOTE-9', until: `night ${run.phase.number}` })
  emptyDay(run, why)
}

/** Two such days running with the same players alive are a draw (RU-VOTE-12). */
function emptyDay(run: Resolution, why: Reason): void {
  const { number: day } = run.phase
  const living = run.living().map(({ slot }) => slot)
  const before = run.ledger.found({ kind: 'emptyDay', when: 'phaseStart', where: ({ data }) => data.day === day - 1 })
  for (const of of living)
    run.put({ kind: 'emptyDay', of, why, rule: 'RU-VOTE-12', until: endOfDay(day + 1), data: { day } })
  if (before.length !== living.length || !before.every(({ of }) => living.includes(of))) return
  const twice = { is: 'fact', kind: 'twiceEmpty', of: '' } as const
  over(run, 'draw', 'RU-END-8', all(twice, { rule: 'RU-VOTE-12' }, [why, ...before.slice(0, 1).map(fact => fact.why)]))
}

/** One more vote on the same day where somebody of this kind was lynched alone (RU-VOTE-14). */
function oneVoteMore(run: Resolution, [who, another]: readonly SeatId[]): void {
  if (who === undefined || another !== undefined || roundOf(run).extra) return
  const asks = asked(run, part => part.votesAgain?.(run, who))
  if (!asks.length) return
  const why = any({ is: 'fact', kind: 'extraVoteDue', of: '' }, { rule: 'RU-VOTE-14' }, asks)
  const until = `extraVote ${run.phase.number}`
  run.put({ kind: 'extraVoteDue', of: '', why, rule: 'RU-VOTE-14', until, data: { after: who } })
}

/** It is told, unless the game is over with that lynch: then nobody is left to be voted on (RU-VOTE-14, RU-END-7). */
export function tellVoteMore(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'extraVoteDue', when: 'tonight' })) {
    const [end] = run.ledger.found({ kind: 'gameOver', when: 'soFar' })
    if (end) run.ledger.end(fact, end.why)
    else run.announce('extraVoteDue', { who: fact.data.after ?? '' }, 'RU-VOTE-14')
  }
}

/**
 * A lynched red costs the mayor the post (RU-MAY-2), also the red who was to be lynched and is not would have; the faceless does not (RU-FAC-8),
 * and what had another one lynched spares it.
 */
function mayorOut(run: Resolution, each: readonly { who: SeatId; why: Reason }[]): void {
  const mayor = run.game.seats.find(({ alive, details }) => alive && details?.title === 'mayor')
  if (!mayor) return
  const reds = each.flatMap(({ who, why }): Reason[] => {
    const { faction } = run.seat(who)
    const rule = faction === 'grey' ? 'RU-FAC-8' : 'RU-MAY-2'
    const claim = { is: 'fact', kind: 'redLynched', of: who } as const
    if (faction === 'red') return [all(claim, { rule }, [why])]
    const spares = all({ is: 'fact', kind: 'noRedLynched', of: who }, { rule }, [why])
    return why.holds ? [all(claim, { rule }, [], [spares])] : []
  })
  const why = any({ is: 'fact', kind: 'mayorOut', of: mayor.slot }, { rule: 'RU-MAY-2' }, reds)
  run.put({ kind: 'mayorOut', of: mayor.slot, why, rule: 'RU-MAY-2' })
  if (!why.holds) return
  run.change(mayor.slot, { details: { title: '' } })
  run.announce('mayorOut', { who: mayor.slot }, 'RU-MAY-2')
}
