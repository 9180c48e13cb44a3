/** A vote as it is shown: every ballot with its standing, what was read in the posts, and how the totals came about. */
import { heard, listed, say } from '../words/say.ts'
import { familiesOf } from '../../../engine/game/entry.ts'
import type { Ballot, Posted } from '../../../engine/journal/state.ts'
import type { Tally, TallyStep, Totals, Uncounted } from '../../../engine/journal/outcome.ts'
import { own } from '../../../engine/ruleset/catalogue.ts'
import { votesIn } from '../../../engine/ruleset/system.ts'
import { plainOf, sentenceCase, type Span } from '../../../engine/text/span.ts'
import { nobody } from '../../../engine/reason/claim.ts'
import { besideBallots, type Beside } from '../../../engine/vote/beside.ts'
import { byPost } from '../../../engine/vote/by-post.ts'
import { reasonSaid } from '../../../engine/vote/reasons.ts'
import { runsOf } from '../../../engine/vote/marks.ts'
import { sentence } from '../../../engine/why/sentences.ts'
import { spaced, type Speaker } from '../../../engine/why/speaker.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import type { BallotView, PostRead, StepView, TotalNote, TotalView, VotesView } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { claimId, stepIds } from '../library/row-ids.ts'
import { isVote, standing, votesOf, type Judged, type Votes } from './judged.ts'

export function votesView(here: ResolvedPhase, about: Pick<VotesView, 'revision' | 'phase'>): VotesView {
  const { system, game, phase, outcome, speaker, locked } = here
  const form = votesIn(system, game, phase.kind)
  const votes = votesOf(here)
  const ballots = votes.ballots.map(one => ballotView(one, here))
  const counting = standing(votes)
  const { tally } = outcome
  const deaths = deathsIn(outcome)
  return {
    ...about,
    locked,
    ...(form
      ? {
          form: {
            kind: form.form,
            families: form.form === 'family' ? familiesOf(game) : [],
            rule: form.ruleIn?.(game) ?? form.rule,
            ...(form.nobody?.(game) && { nobody: true as const }),
            ...(form.channels && { channels: form.channels }),
          },
        }
      : { none: noneSaid(here) }),
    ballots,
    silent: form ? silentIn(here, counting) : [],
    spare: form ? spareIn(here, counting) : [],
    posts: postsRead(phase.posts ?? [], votes.read, ballots, here),
    totals: tally
      ? totalsOf(tally, counting, speaker).map(total => ({ ...total, ...decided(total, tally, deaths) }))
      : [],
    steps: tally ? stepsOf(tally, speaker) : [],
    ...(tally?.needed !== undefined && { needed: tally.needed }),
    ...(tally?.locked !== undefined && { locked_in: tally.locked }),
    lynched: outcome.lynched ?? [],
    deaths: [...deaths.values()],
    prompts: outcome.rulings.filter(({ kind, answered }) => kind === 'prompt' && !answered).length,
  }
}

/** Who may vote and has no ballot that stands. */
export function silentVoters(here: ResolvedPhase): string[] {
  if (!votesIn(here.system, here.game, here.phase.kind)) return []
  return silentIn(here, standing(votesOf(here)))
}

function silentIn({ system, game, phase, outcome }: ResolvedPhase, counting: readonly Ballot[]): string[] {
  const without = new Set((system.votes?.voteless?.(game, phase, outcome) ?? []).map(({ slot }) => slot))
  return game.seats
    .filter(
      ({ slot, alive, bystander }) =>
        alive
        && !bystander
        && !without.has(slot)
        && !phase.removed.some(({ who }) => who === slot)
        && !counting.some(({ by }) => by === slot),
    )
    .map(({ slot }) => slot)
}

/** Who may divide votes, and has not used all of them. */
const spareIn = ({ system, game, phase }: ResolvedPhase, counting: readonly Ballot[]): string[] =>
  (system.votes?.voices?.(game) ?? [])
    .filter(({ slot, divided }) => divided && !phase.removed.some(({ who }) => who === slot))
    .filter(({ slot, votes }) => {
      const used = counting.filter(({ by }) => by === slot).length
      return used > 0 && used < votes
    })
    .map(({ slot }) => slot)

function noneSaid({ system, game, phase }: ResolvedPhase): string {
  const none = system.votes?.none?.(game)
  if (!system.votes || none !== undefined)
    return none === undefined
      ? say('votes.silentRules', { system: system.name })
      : say('votes.silentRulesBut', { system: system.name, but: heard(none) })
  const called = (kind: string): string => say('rules.phaseOf', { kind })
  return say('votes.notInPhase', {
    phase: called(phase.kind),
    phases: listed(system.votes.phases.map(called), 'disjunction'),
  })
}

export function ballotView(
  { ballot, standing, wrong }: Judged,
  { outcome: { tally }, speaker }: ResolvedPhase,
): BallotView {
  const { id, by, for: on, nobody: none, family, individual, at, advance, post } = ballot
  return {
    id,
    by,
    ...(on !== undefined && { for: on }),
    ...(none && { nobody: none }),
    ...(family !== undefined && { family }),
    ...(individual !== undefined && { individual }),
    ...(at !== undefined && { at }),
    advance: advance === true,
    ...(post !== undefined && { post }),
    standing,
    ...(wrong && { rule: wrong.rule, why: whySaid(wrong, tally, speaker) }),
  }
}

/**
 * Why a ballot does not count, in the words of the system. What an earlier Nightdesk locked the phase with is shown as it
 * stands where it is a sentence; where it is a word, by what stood against the ballot in the tally.
 */
export function whySaid(
  { ballot, why }: Pick<Uncounted, 'ballot' | 'why'>,
  tally: Tally | undefined,
  speaker: Speaker,
): string {
  if (typeof why !== 'string') return plainOf(sentence(why, true, speaker))
  if (/\s/.test(why)) return why
  const about = nodesOf((tally?.steps ?? []).map(({ reason }) => reason)).find(
    ({ claim, holds }) => !holds && claim.is === 'fact' && claim.values?.ballot === ballot,
  )
  const against = about?.unless.find(({ holds }) => holds)
  return against ? plainOf(sentence(against.claim, true, speaker)) : spaced(why)
}

/** Who has how many votes, the most first, with whose doing each is that no ballot explains. */
export function totalsOf(tally: Tally, counting: readonly Ballot[], speaker: Speaker): TotalView[] {
  const { totals } = tally
  const counted = counting.flatMap(({ by, for: on, nobody: none, individual, family }) =>
    [none ? nobody : on, individual, family].flatMap(on => (on === undefined ? [] : [{ by, on }])),
  )
  const beside = besideBallots(tally, counted)
  const totalled = (of: string, votes: number, family: boolean): TotalView[] => {
    const voters = counting
      .filter(ballot =>
        family ? ballot.family === of : of === nobody ? ballot.nobody : ballot.for === of || ballot.individual === of,
      )
      .map(({ by }) => by)
    const notes = notesOf(beside(of), votes - voters.length, speaker)
    return votes === 0 && !voters.length ? [] : [{ of, family, votes, voters, ...(notes.length && { notes }) }]
  }
  return [
    ...Object.entries(totals.families ?? {}).flatMap(([family, votes]) => totalled(family, votes, true)),
    ...Object.entries(totals.players).flatMap(([slot, votes]) => totalled(slot, votes, false)),
  ].sort((a, b) => b.votes - a.votes)
}

/** The rows of those who are put to death, by player. */
function deathsIn({ questions, lynched }: ResolvedPhase['outcome']): ReadonlyMap<string, string> {
  return new Map(
    questions.flatMap(({ claim, holds }) =>
      holds && claim.is === 'dies' && lynched?.includes(claim.who) ? [[claim.who, claimId({ claim })]] : [],
    ),
  )
}

/** His death, else the last step that speaks of him or changed his votes. */
function decided({ of }: TotalView, { steps }: Tally, deaths: ReadonlyMap<string, string>): { decided?: string } {
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

function stepsOf({ steps }: Tally, speaker: Speaker): StepView[] {
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
      (own(was, of) ?? 0) === (own(is, of) ?? 0) ? [] : [{ of, before: own(was, of) ?? 0, after: own(is, of) ?? 0 }],
    )
  return [...between(before.families ?? {}, after.families ?? {}), ...between(before.players, after.players)]
}

const longestShown = 400

/** Which post it is, whose, and where it stands in the thread. */
export const whereabouts = ({
  id,
  by,
  at,
  number,
  link,
}: Posted): Pick<PostRead, 'id' | 'by' | 'at' | 'number' | 'link'> => ({
  id,
  by,
  ...(at !== undefined && { at }),
  ...(number !== undefined && { number }),
  ...(link !== undefined && { link }),
})

/** Every post with what was read in it. */
export function postsRead(
  posts: readonly Posted[],
  read: Votes['read'],
  ballots: readonly BallotView[],
  { system, game }: ResolvedPhase,
): PostRead[] {
  const names = new Map(game.seats.map(seat => [seat.slot, seat.name]))
  const rule = system.votes?.ruleIn?.(game) ?? system.votes?.rule
  const cited = rule !== undefined && { rule }
  const [cast, uncounted, unresolved, flagged] = [
    byPost(ballots),
    byPost(read.uncounted),
    byPost(read.unresolved),
    byPost(read.flagged),
  ]
  const ballotRead = (ballot: BallotView): PostRead['found'][number] => {
    const isVoid = ballot.standing === 'void'
    const name = ballot.nobody
      ? say('votes.noLynch')
      : isVote(ballot)
        ? (names.get(ballot.for!) ?? ballot.for!)
        : undefined
    const why = isVoid ? ballot.why : undefined
    return {
      kind: isVoid ? 'uncounted' : 'ballot',
      said: ballotReadSaid(name, why),
      ...(isVoid && ballot.rule !== undefined && { rule: ballot.rule }),
    }
  }
  return posts.map(post => {
    const { id, edited } = post
    const text = shown(post)
    return {
      ...whereabouts(post),
      edited: edited === true || flagged(id).length > 0,
      text: text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text,
      found: [
        ...cast(id).map(ballotRead),
        ...uncounted(id).map(({ text: attempt, why }): PostRead['found'][number] => ({
          kind: 'uncounted',
          said: say('votes.attempt', { text: attempt, why: heard(reasonSaid(why)) }),
          ...cited,
        })),
        ...unresolved(id).map(({ name: written, near }): PostRead['found'][number] => ({
          kind: 'unresolved',
          said: say(near.length ? 'votes.noFullName' : 'votes.nobodyCalled', { name: written }),
          near,
          name: written,
        })),
        ...flagged(id).map((): PostRead['found'][number] => ({ kind: 'edited', said: say('votes.wasEdited') })),
      ],
    }
  })
}

/** What a ballot in a post says. @param name of whom it is for; a vote taken back where absent @param why it does not count */
function ballotReadSaid(name: string | undefined, why: string | undefined): string {
  if (name === undefined) return why ? say('votes.backBut', { why }) : say('votes.back')
  return why ? say('votes.votesForBut', { name, why }) : say('votes.votesFor', { name })
}

/** A post as a reader sees it; what cannot be read stands as it was pasted. */
function shown({ text }: Posted): string {
  try {
    return runsOf({ text })
      .map(run => run.text)
      .join('')
      .trim()
  } catch {
    return text
  }
}
