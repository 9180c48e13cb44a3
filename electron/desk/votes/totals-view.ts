/** Totals as they are shown, with whose doing each is that no ballot explains, and the steps by which they came about. */
import { say } from '../words/say.ts'
import type { Ballot } from '../../../engine/journal/state.ts'
import type { Tally, TallyStep, Totals } from '../../../engine/journal/outcome.ts'
import { nobody } from '../../../engine/reason/claim.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { plainOf, sentenceCase, type Span } from '../../../engine/text/span.ts'
import { besideBallots, type Beside } from '../../../engine/vote/beside.ts'
import { sentence } from '../../../engine/why/sentences.ts'
import type { Speaker } from '../../../engine/why/speaker.ts'
import type { StepView, TotalNote, TotalView } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { claimId, stepIds } from '../library/row-ids.ts'

/** Who has how many votes, the most first, with whose doing each is that no ballot explains. */
export function totalsOf(tally: Tally, counting: readonly Ballot[], speaker: Speaker): TotalView[] {
  const { totals } = tally
  const counted = counting.flatMap(({ by, for: on, nobody: none, individual, family }) =>
    [none ? nobody : on, individual, family].flatMap(on => (on === undefined ? [] : [{ by, on }])),
  )
  const beside = besideBallots(tally, counted)
  const totalled = (of: string, votes: number, family: boolean): TotalView[] => {
    const own = counting.filter(ballot =>
      family ? ballot.family === of : of === nobody ? ballot.nobody : ballot.for === of || ballot.individual === of,
    )
    const voters = own.map(({ by }) => by)
    const likely = own.flatMap(ballot => (ballot.likely === undefined ? [] : ballot.by))
    const notes = notesOf(beside(of), votes - voters.length, speaker)
    const needed = family ? undefined : getOwn(tally.needs ?? {}, of)
    return votes === 0 && !voters.length
      ? []
      : [
          {
            of,
            family,
            votes,
            voters,
            ...(likely.length && { likely }),
            ...(needed !== undefined && { needed }),
            ...(notes.length && { notes }),
          },
        ]
  }
  return [
    ...Object.entries(totals.families ?? {}).flatMap(([family, votes]) => totalled(family, votes, true)),
    ...Object.entries(totals.players).flatMap(([slot, votes]) => totalled(slot, votes, false)),
  ].sort((a, b) => b.votes - a.votes)
}

/** The rows of those who are put to death, by player. */
export function deathsIn({ questions, lynched }: ResolvedPhase['outcome']): ReadonlyMap<string, string> {
  return new Map(
    questions.flatMap(({ claim, holds }) =>
      holds && claim.is === 'dies' && lynched?.includes(claim.who) ? [[claim.who, claimId({ claim })]] : [],
    ),
  )
}

/** His death, else the last step that speaks of him or changed his votes. */
export function decided(
  { of }: TotalView,
  { steps }: Tally,
  deaths: ReadonlyMap<string, string>,
): { decided?: string } {
  const ids = stepIds(steps)
  const last = (about: (step: TallyStep) => boolean): string | undefined => ids[steps.findLastIndex(about)]
  const id =
    deaths.get(of)
    ?? last(({ reason: { claim } }) => ('of' in claim && claim.of === of) || ('who' in claim && claim.who === of))
    ?? last(({ before, after }) => changesBetween(before, after).some(change => change.of === of))
  return id === undefined ? {} : { decided: id }
}

/** Whose doing each vote is that no ballot explains; what nothing tells of is a number alone. */
function notesOf(beside: readonly Beside[], beyond: number, speaker: Speaker): TotalNote[] {
  const rest = beyond - beside.reduce((sum, { votes }) => sum + votes, 0)
  return [
    ...together(
      beside.map(({ votes, why: [doing, ...causes] }): TotalNote => {
        const said = [doing!, ...causes].map(({ claim, holds }) => sentence(claim, holds, speaker))
        return {
          votes,
          said: said.reduce((before, one) => [...before, { kind: 'text', text: ': ' }, ...one]),
          rule: (doing!.holds ? undefined : causes[0]?.rule) ?? doing!.rule,
        }
      }),
    ),
    ...(rest
      ? [
          {
            votes: rest,
            said: textSpans(say(rest > 0 ? 'votes.more' : 'votes.fewer', { count: Math.abs(rest) })),
          },
        ]
      : []),
  ]
}

/** Votes that are somebody's one doing, as one: a barrier that takes three of them is told once. */
function together(notes: readonly TotalNote[]): TotalNote[] {
  const told = new Map<string, TotalNote>()
  for (const note of notes) {
    const key = `${note.rule ?? ''} ${note.votes < 0} ${plainOf(note.said)}`
    told.set(key, { ...note, votes: note.votes + (told.get(key)?.votes ?? 0) })
  }
  return [...told.values()]
}

const textSpans = (text: string): Span[] => [{ kind: 'text', text }]

/** The steps of a count, each with what it changed. */
export function stepsOf({ steps }: Tally, speaker: Speaker): StepView[] {
  const ids = stepIds(steps)
  return steps.map(({ rule, reason, before, after }, index) => ({
    id: ids[index]!,
    said: stepSaid(reason, speaker),
    rule,
    holds: reason.holds,
    changes: changesBetween(before, after),
  }))
}

const stepSaid = (reason: TallyStep['reason'], speaker: Speaker): Span[] =>
  sentenceCase(sentence(reason.claim, reason.holds, speaker))

function changesBetween(before: Totals, after: Totals): StepView['changes'] {
  const between = (was: Readonly<Record<string, number>>, is: Readonly<Record<string, number>>): StepView['changes'] =>
    [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap(of =>
      (getOwn(was, of) ?? 0) === (getOwn(is, of) ?? 0)
        ? []
        : [{ of, before: getOwn(was, of) ?? 0, after: getOwn(is, of) ?? 0 }],
    )
  return [...between(before.families ?? {}, after.families ?? {}), ...between(before.players, after.players)]
}
