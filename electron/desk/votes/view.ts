/** A vote as it is shown: every ballot with its standing, what was read in the posts, and how the totals came about. */
import { familiesOf } from '../../../engine/game/entry.ts'
import type { Ballot, Posted } from '../../../engine/journal/state.ts'
import type { Tally, TallyStep, Totals, Uncounted } from '../../../engine/journal/outcome.ts'
import { own } from '../../../engine/ruleset/catalogue.ts'
import { votesIn } from '../../../engine/ruleset/system.ts'
import { plainOf, sentenceCase, type Span } from '../../../engine/text/span.ts'
import { byPost } from '../../../engine/vote/by-post.ts'
import { cast, type Cast } from '../../../engine/vote/cast.ts'
import { reasons } from '../../../engine/vote/lexicon-en.ts'
import { runsOf } from '../../../engine/vote/marks.ts'
import { sentence } from '../../../engine/why/sentences.ts'
import { spaced, type Speaker } from '../../../engine/why/speaker.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import type { BallotView, PostRead, StepView, TotalView, VotesView } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { claimId, stepIds } from '../library/row-ids.ts'

export function votesView(here: ResolvedPhase, about: Pick<VotesView, 'revision' | 'phase'>): VotesView {
  const { system, game, phase, outcome, speaker, locked } = here
  const form = votesIn(system, game, phase.kind)
  const votes = cast(system, game, phase)
  const ballots = ballotViews(here, votes)
  const standing = standingOf(votes, ballots)
  const { tally } = outcome
  return {
    ...about,
    locked,
    ...(form
      ? { form: { kind: form.form, families: form.form === 'family' ? familiesOf(game) : [], rule: form.rule } }
      : { none: noneSaid(here) }),
    ballots,
    silent: form ? silentIn(here, standing) : [],
    posts: postsRead(phase.posts ?? [], votes, ballots, here),
    totals: tally ? totalsOf(tally, standing) : [],
    steps: tally ? stepsOf(tally, speaker) : [],
    ...(tally?.needed !== undefined && { needed: tally.needed }),
    ...(tally?.locked !== undefined && { locked_in: tally.locked }),
    lynched: outcome.lynched ?? [],
    deaths: outcome.questions
      .filter(({ claim, holds }) => holds && claim.is === 'dies' && outcome.lynched?.includes(claim.who))
      .map(claimId),
    prompts: outcome.rulings.filter(({ kind, answered }) => kind === 'prompt' && !answered).length,
  }
}

/** Who may vote and has no ballot that stands. */
export function silentVoters(here: ResolvedPhase): string[] {
  if (!votesIn(here.system, here.game, here.phase.kind)) return []
  const votes = cast(here.system, here.game, here.phase)
  return silentIn(here, standingOf(votes, ballotViews(here, votes)))
}

function silentIn({ system, game, phase, outcome }: ResolvedPhase, standing: readonly Ballot[]): string[] {
  const without = new Set((system.votes?.voteless?.(game, phase, outcome) ?? []).map(({ slot }) => slot))
  return game.seats
    .filter(
      ({ slot, alive, bystander }) =>
        alive
        && !bystander
        && !without.has(slot)
        && !phase.removed.some(({ who }) => who === slot)
        && !standing.some(({ by }) => by === slot),
    )
    .map(({ slot }) => slot)
}

function noneSaid({ system, game, phase }: ResolvedPhase): string {
  const none = system.votes?.none?.(game)
  if (!system.votes || none !== undefined)
    return [`${system.name} says nothing of votes.`, ...(none ? [none] : [])].join(' ')
  return `There is no vote in a ${spaced(phase.kind)}. Votes are cast by ${system.votes.phases.map(spaced).join(' or ')}.`
}

/** Whether a ballot votes for anything. One that does not takes the voter's ballot back. */
const votes = ({ for: on, family, individual }: Pick<Ballot, 'for' | 'family' | 'individual'>): boolean =>
  on !== undefined || family !== undefined || individual !== undefined

function ballotViews(here: ResolvedPhase, { ballots }: Cast): BallotView[] {
  const {
    phase,
    outcome: { tally },
    speaker,
  } = here
  const withdrawn = (phase.ballots ?? []).filter(ballot => ballot.withdrawn)
  const uncounted = new Map((tally?.uncounted ?? []).map(one => [one.ballot, one]))
  const counted = new Set(tally?.counted)
  const view = (ballot: Ballot, standing: BallotView['standing'], why?: Uncounted): BallotView => {
    const { id, by, for: on, family, individual, at, advance, post } = ballot
    return {
      id,
      by,
      ...(on !== undefined && { for: on }),
      ...(family !== undefined && { family }),
      ...(individual !== undefined && { individual }),
      ...(at !== undefined && { at }),
      advance: advance === true,
      ...(post !== undefined && { post }),
      standing,
      ...(why && { rule: why.rule, why: whySaid(why, tally, speaker) }),
    }
  }
  const judged = ballots.map((ballot, index): BallotView => {
    const wrong = uncounted.get(ballot.id)
    const later = ballots.slice(index + 1).some(other => other.by === ballot.by && !uncounted.has(other.id))
    if (counted.has(ballot.id)) return view(ballot, 'counts')
    if (wrong) return view(ballot, later ? 'replaced' : 'void', wrong)
    if (later) return view(ballot, 'replaced')
    return view(ballot, !tally || !votes(ballot) ? 'counts' : 'void')
  })
  return [...withdrawn.map(ballot => view(ballot, 'withdrawn')), ...judged]
}

/** Ballots that vote for something and count. */
function standingOf({ ballots }: Cast, views: readonly BallotView[]): Ballot[] {
  const counting = new Set(views.filter(({ standing }) => standing === 'counts').map(({ id }) => id))
  return ballots.filter(ballot => counting.has(ballot.id) && votes(ballot))
}

/**
 * Why a ballot does not count, in the words of the system. What an earlier Nightdesk locked the phase with is shown as it
 * stands where it is a sentence; where it is a word, by what stood against the ballot in the tally.
 */
function whySaid({ ballot, why }: Uncounted, tally: Tally | undefined, speaker: Speaker): string {
  if (typeof why !== 'string') return plainOf(sentence(why, true, speaker))
  if (/\s/.test(why)) return why
  const about = nodesOf((tally?.steps ?? []).map(({ reason }) => reason)).find(
    ({ claim, holds }) => !holds && claim.is === 'fact' && claim.values?.ballot === ballot,
  )
  const against = about?.unless.find(({ holds }) => holds)
  return against ? plainOf(sentence(against.claim, true, speaker)) : spaced(why)
}

function totalsOf({ totals }: Tally, standing: readonly Ballot[]): TotalView[] {
  const totalled = (of: string, votes: number, family: boolean): TotalView[] => {
    const voters = standing
      .filter(ballot => (family ? ballot.family === of : ballot.for === of || ballot.individual === of))
      .map(({ by }) => by)
    const beyond = votes - voters.length
    return votes === 0 && !voters.length
      ? []
      : [
          {
            of,
            family,
            votes,
            voters,
            ...(beyond && { note: `${beyond > 0 ? `${beyond} more` : `${-beyond} fewer`} by the rules` }),
          },
        ]
  }
  return [
    ...Object.entries(totals.families ?? {}).flatMap(([family, votes]) => totalled(family, votes, true)),
    ...Object.entries(totals.players).flatMap(([slot, votes]) => totalled(slot, votes, false)),
  ].sort((a, b) => b.votes - a.votes)
}

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

/** Every post with what was read in it. */
function postsRead(
  posts: readonly Posted[],
  { ballots, read }: Cast,
  views: readonly BallotView[],
  { system, game }: ResolvedPhase,
): PostRead[] {
  const names = new Map(game.seats.map(seat => [seat.slot, seat.name]))
  const viewOf = new Map(views.map(view => [view.id, view]))
  const rule = system.votes?.rule
  const cited = rule !== undefined && { rule }
  const [cast, uncounted, unresolved, flagged] = [
    byPost(ballots),
    byPost(read.uncounted),
    byPost(read.unresolved),
    byPost(read.flagged),
  ]
  const ballotRead = (ballot: Ballot): PostRead['found'][number] => {
    const view = viewOf.get(ballot.id)
    const isVoid = view?.standing === 'void'
    const does = votes(ballot) ? `votes for ${names.get(ballot.for!) ?? ballot.for!}` : 'takes the vote back'
    return {
      kind: isVoid ? 'uncounted' : 'ballot',
      said: `${does}${isVoid && view.why ? `: ${view.why}` : ''}`,
      ...(isVoid && view.rule !== undefined && { rule: view.rule }),
    }
  }
  return posts.map(post => {
    const { id, by, at, number, link, edited } = post
    const text = shown(post)
    return {
      id,
      by,
      ...(at !== undefined && { at }),
      ...(number !== undefined && { number }),
      ...(link !== undefined && { link }),
      edited: edited === true || flagged(id).length > 0,
      text: text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text,
      found: [
        ...cast(id).map(ballotRead),
        ...uncounted(id).map(({ text: attempt, why }): PostRead['found'][number] => ({
          kind: 'uncounted',
          said: `“${attempt}”: ${reasons[why]}`,
          ...cited,
        })),
        ...unresolved(id).map(({ name: written, near }): PostRead['found'][number] => ({
          kind: 'unresolved',
          said: near.length ? `“${written}” is nobody's full name` : `nobody is called “${written}”`,
          near,
        })),
        ...flagged(id).map((): PostRead['found'][number] => ({ kind: 'edited', said: 'the post was edited' })),
      ],
    }
  })
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
