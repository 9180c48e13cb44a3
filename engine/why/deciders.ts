/**
 * Deciders: who decided a result. An action or a ballot is one where, left out alone, something would have come about
 * that did not, or somebody would have been lynched who was not, or the other way round. The answer to "why" has to name
 * them, and the decisive part to hold the actions.
 */
import type { Game, PhaseState } from '../journal/state.ts'
import type { Outcome, Question } from '../journal/outcome.ts'
import type { System } from '../ruleset/system.ts'
import type { Claim } from '../reason/claim.ts'
import type { Locale } from '../text/wording.ts'
import { countsInstead, drewOtherwise, mostNamed, outsideDecisive, unnamedIn, type Culprit } from './culprits.ts'
import { sayAnswer } from './answer.ts'
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
  const said = sayAnswer(reason, speakerOf(system, game, phase, locale, outcome.rolls))
  return unnamedIn(said, [...actions, ...ballots], game)
}

/** Those of the deciding actions by whose players nothing stands in the decisive part. */
export function decidersApart({ question: { reason }, actions, ballots }: Decided, phase: PhaseState): string[] {
  if (!reason || actions.length + ballots.length > mostNamed) return []
  return outsideDecisive(reason, false, actions, phase)
}
