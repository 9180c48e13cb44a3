/**
 * Deciders: who decided a result. An action or a ballot is one where, left out alone, something would have come about
 * that did not, or somebody would have been lynched who was not, or the other way round. The answer to "why" has to name
 * them, and the decisive part to hold the actions.
 */
import type { Game, PhaseState } from '../journal/state.ts'
import type { Outcome, Question } from '../journal/outcome.ts'
import type { Laws, System } from '../ruleset/system.ts'
import type { ActionId, Claim, SeatId } from '../reason/claim.ts'
import { actionsOf } from '../reason/decisive.ts'
import { nodesOf } from '../reason/table.ts'
import { plainOf } from '../text/span.ts'
import type { Locale } from '../text/wording.ts'
import { countsInstead, drewOtherwise, outsideDecisive, rank, unnamedIn, type Culprit } from './culprits.ts'
import { mostLetters, sayAnswer } from './answer.ts'
import { explaining } from './explained.ts'
import { mostNamed, mostNeeded } from './narrated.ts'
import { sentence } from './sentences.ts'
import { speakerOf } from './speaker.ts'

/** A result, with the actions and ballots that decided it, each by itself. */
interface Decided {
  question: Question
  actions: Culprit[]
  ballots: Culprit[]
  /** How many those are with whoever decided it too, but so that something took its place or lots fell otherwise. */
  many: number
  /** Whether it is about who is lynched. */
  lynch: boolean
}

/** What a phase comes to when something sent in is left out, by its id. */
interface LeftOut {
  action: (id: string) => Outcome
  ballot: (id: string) => Outcome
}

/** Ballots beyond which nobody asks what one of them alone decided: each needs the phase resolved once more. */
const MOST_BALLOTS = 16

/**
 * Finds every result that somebody decided: what did not come about for an action, and lynches for a ballot or an action.
 * Ballots count up to 16; what stands in posts is not left out.
 * @param endings facts about who wins, which are about the game as a whole
 */
export function decidedIn(
  phase: PhaseState,
  outcome: Outcome,
  without: LeftOut,
  endings: readonly string[] = [],
): Decided[] {
  const { submissions, ballots = [] } = phase
  const open = outcome.questions.filter(
    one => one.reason && !one.aside && !isOfNobody(one.claim, endings) && (!one.holds || isLynched(one.claim, outcome)),
  )
  if (!open.length) return []
  const others = (sent: readonly { id: string; by: string }[], left: (id: string) => Outcome): Left[] =>
    sent.map(({ id, by }) => ({ id, by, then: left(id) }))
  const withoutActions = others(submissions, without.action)
  const withoutBallots = ballots.length > MOST_BALLOTS ? [] : others(ballots, without.ballot)
  return open.flatMap(question => {
    const turned = turnedBy(question)
    const turnsLynch = (then: Outcome): boolean =>
      turned(then) && isLynched(question.claim, then) !== isLynched(question.claim, outcome)
    const turning = withoutActions.filter(({ then }) => turned(then))
    const voting = withoutBallots.filter(({ then }) => turnsLynch(then))
    const alone = ({ then }: Left): boolean => !takesItsPlace(outcome, then) && !drewOtherwise(outcome, then)
    const actions = turning.filter(alone)
    const cast = voting.filter(alone)
    const lynch = cast.length > 0 || actions.some(({ then }) => turnsLynch(then))
    const many = turning.length + voting.length
    return actions.length || cast.length ? [{ question, actions, ballots: cast, many, lynch }] : []
  })
}

/** Something that came about, with the actions of whoever could not be missed, each by itself. */
interface Needed {
  question: Question
  actions: Culprit[]
  /** How many those are with what could not be missed either, but so that something took its place or lots fell otherwise. */
  many: number
}

/**
 * Finds everything that came about and would not have without some one action; who is lynched is told by the ballots.
 * @param laws facts about who wins, which are about the game as a whole, and what is told without naming everybody
 */
export function neededIn(
  { submissions }: PhaseState,
  outcome: Outcome,
  without: (id: string, other?: string) => Outcome,
  { endings = [], unattributed = {} }: Pick<Laws, 'endings' | 'unattributed'> = {},
): Needed[] {
  const came = outcome.questions.filter(
    ({ claim, holds, reason, aside }) =>
      holds
      && reason
      && !aside
      && !isOfNobody(claim, endings)
      && !isLynched(claim, outcome)
      && !kindsOf(claim, outcome).some(kind => Object.hasOwn(unattributed, kind)),
  )
  if (!came.length) return []
  const left = submissions.map(({ id, by }): Left => ({ id, by, then: without(id) }))
  return came.flatMap(question => {
    const turned = turnedBy(question)
    const turning = left.filter(({ then }) => turned(then))
    const actions = turning.filter(
      ({ id, then }) =>
        !takesItsPlace(outcome, then)
        && !drewOtherwise(outcome, then)
        && !isUnheard(question.claim, outcome, then)
        && !farOff(question, outcome, then, submissions).some(other => !turned(without(id, other))),
    )
    return actions.length ? [{ question, actions, many: turning.length }] : []
  })
}

/**
 * The actions that it kept from coming near what came about, of which nothing is told there. Where the result stays as it is
 * without such a one as well, that was all it did for it, and is told of that action.
 */
function farOff(
  { claim, reason }: Question,
  { verdicts }: Outcome,
  then: Outcome,
  submissions: PhaseState['submissions'],
): ActionId[] {
  const nodes = reason ? nodesOf([reason]) : []
  const told = new Set(nodes.flatMap(actionsOf))
  const near = new Set([
    ...[claim, ...nodes.map(one => one.claim)].flatMap(playersIn),
    ...submissions.flatMap(({ id, by }) => (told.has(id) ? by : [])),
  ])
  return verdicts.flatMap(({ action, verdict, landed }) => {
    const other = then.verdicts.find(one => one.action === action)
    const sent = submissions.filter(({ id }) => id === action).flatMap(({ by, to }) => [by, ...to])
    if (!other || told.has(action) || ![...other.landed, ...sent].some(at => near.has(at))) return []
    return rank[other.verdict] > rank[verdict] || other.landed.some(at => !landed.includes(at)) ? [action] : []
  })
}

/** Whom a claim speaks of. */
const playersIn = (claim: Claim): SeatId[] =>
  (['of', 'other', 'who', 'about', 'at'] as const).flatMap(
    key => (claim as Partial<Record<typeof key, SeatId>>)[key] ?? [],
  )

/** What kind of fact it is; of what was found, what that is and by which ability. */
function kindsOf(claim: Claim, { learned }: Outcome): string[] {
  if (claim.is === 'fact') return [claim.kind]
  if (claim.is !== 'learns') return [claim.is]
  const found = learned.find(
    ({ who, action, about, really = about, result }) =>
      who === claim.who && action === claim.action && really === claim.about && [result].flat().includes(claim.result),
  )
  return found ? [...(found.fact === undefined ? [] : [found.fact]), found.ability] : [claim.is]
}

/** Whether it is only that its player would be dead and hear nothing: who saved him is told with how he nearly died. */
const isUnheard = (claim: Claim, outcome: Outcome, then: Outcome): boolean =>
  (claim.is === 'learns' || claim.is === 'sees')
  && then.deaths.includes(claim.who)
  && !outcome.deaths.includes(claim.who)

/** Somebody's action or ballot, and what the phase comes to without it. */
interface Left extends Culprit {
  then: Outcome
}

/** Whether something else counts in its place: it took that place itself. */
const takesItsPlace = (outcome: Outcome, then: Outcome): boolean =>
  countsInstead(outcome, then) || votesInstead(outcome, then)

const votesInstead = ({ tally }: Outcome, { tally: then }: Outcome): boolean =>
  then?.counted.some(id => tally?.counted.includes(id) === false) ?? false

/** Whether it is about the game as a whole, such as its end: that hangs on everybody who lives. */
const isOfNobody = (claim: Claim, endings: readonly string[]): boolean =>
  claim.is === 'fact' && (claim.of === '' || endings.includes(claim.kind))

/** What a phase comes to without one of its ballots, or without the post that one stands in. */
export const withoutBallot =
  (system: System, game: Game, phase: PhaseState) =>
  (id: string, post?: string): Outcome =>
    system.resolve(
      game,
      {
        ...phase,
        ...(post !== undefined && { posts: phase.posts?.filter(one => one.id !== post) ?? [] }),
        ballots: (phase.ballots ?? []).map(one => (one.id === id ? { ...one, withdrawn: true } : one)),
      },
      { trees: false },
    )

/** Whether a claim is the death of somebody who is lynched. */
const isLynched = (claim: Claim, { lynched = [] }: Outcome): boolean =>
  claim.is === 'dies' && lynched.includes(claim.who)

const turnedBy = ({ claim, holds }: Question): ((then: Outcome) => boolean) => {
  const key = JSON.stringify(claim)
  return then => (then.questions.find(one => JSON.stringify(one.claim) === key)?.holds ?? false) !== holds
}

/** Those of the deciders whom the answer does not name; none where there are more than it could. */
export function unnamedDeciders(
  { question: { reason }, actions, ballots, many }: Decided,
  { system, game, phase, outcome }: { system: System; game: Game; phase: PhaseState; outcome: Outcome },
  locale: Locale,
): string[] {
  if (!reason || many > mostNamed) return []
  const said = sayAnswer(reason, speakerOf(system, game, phase, locale, outcome))
  return unnamedIn(said, [...actions, ...ballots], game)
}

/**
 * Those without whom it would not have come about, and whom neither what is said to have come about nor why names: in a
 * list only those whom its answer names neither where it is told whole, or where it is whole. None where there are more
 * than one answer names.
 */
export function unnamedNeeded(
  { question, actions, many }: Needed,
  { system, game, phase, outcome }: { system: System; game: Game; phase: PhaseState; outcome: Outcome },
  locale: Locale,
): string[] {
  const { reason, claim } = question
  if (!reason || many > mostNeeded) return []
  const speaker = speakerOf(system, game, phase, locale, outcome)
  const whole = sayAnswer(reason, speaker)
  const told = unnamedIn([...sentence(claim, true, speaker), ...whole], actions, game)
  if (told.length || plainOf(whole).length > mostLetters) return told
  const { said, why } = explaining(speaker, true)(question)
  return unnamedIn([...said, ...why], actions, game)
}

/** Those of the deciding actions by whose players nothing stands in the decisive part. */
export function decidersApart({ question: { reason }, actions, ballots }: Decided, phase: PhaseState): string[] {
  if (!reason || actions.length + ballots.length > mostNamed) return []
  return outsideDecisive(reason, false, actions, phase)
}

/** Those of the needed actions by whose players nothing stands in the decisive part: the map joins nothing else. */
export const neededApart = ({ question: { reason }, actions }: Needed, phase: PhaseState): string[] =>
  reason ? outsideDecisive(reason, false, actions, phase) : []
