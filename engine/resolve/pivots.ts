/**
 * Pivots: for each answer of a phase, the single actions (and the host's single rulings) without which it would be the
 * opposite. Found by resolving again. What only then comes about is an answer that turns too: "Without Ren's redirect,
 * Ann dies"; and so is whether another action does anything: "Without Rolf's block, Dee's protection works".
 */
import type { System } from '../ruleset/system.ts'
import { entries, leftOut } from '../game/entry.ts'
import { seatOf, type Game, type PhaseState } from '../journal/state.ts'
import { catalogueOf } from '../ruleset/catalogue.ts'
import type { Outcome } from '../journal/outcome.ts'
import type { ActionId, Claim, SeatId } from '../reason/claim.ts'

export interface Pivot {
  action: ActionId
  /** The host's ruling on the action is lifted, instead of the action being left out. */
  ruling: boolean
  /** What it decides, with the answers as things are. Without the pivot each is the opposite. */
  flips: Flip[]
}

/** `at`: of an action that works in only one of the two, where it comes then. */
interface Flip {
  claim: Claim
  holds: boolean
  at?: SeatId[]
}

/** Above this many actions pivots are not looked for: each needs the night resolved once more. */
export const MOST_ACTIONS = 200

/**
 * Looks for every pivot of a phase of at most `MOST_ACTIONS` actions; of a larger one it finds none.
 * @param outcome of the same phase, resolved with everything in place
 * @param resolve what resolves the phase without an action, where somebody keeps what came of it
 * @returns a pivot for each action or ruling that decides something, in the order received
 */
export function pivots(
  system: System,
  game: Game,
  phase: PhaseState,
  outcome: Outcome,
  resolve: System['resolve'] = system.resolve,
): Pivot[] {
  return [...pivotsOneByOne(system, game, phase, outcome, resolve)].flat()
}

/**
 * The same, an action or ruling at a time, each as soon as it is asked for: so that whoever has other things to do can
 * do them between two. Takes what `pivots` takes.
 * @returns for each action or ruling its pivot, or none
 */
export function* pivotsOneByOne(
  system: System,
  game: Game,
  phase: PhaseState,
  outcome: Outcome,
  resolve: System['resolve'] = system.resolve,
): Generator<Pivot[], void> {
  if (phase.submissions.length > MOST_ACTIONS) return
  const counting = countingIds(system, game, phase)
  const catalogue = catalogueOf(system, game)
  for (const action of counting) {
    const others = countingIds(system, game, leftOut(phase, [action]))
    // Without it another action may count in its place, or be drawn: then everything is asked again.
    const { by, does } = phase.submissions.find(({ id }) => id === action)!
    const compelled = catalogue.modifiersOn(seatOf(game, by)!, does).some(({ modifier }) => modifier.compelled)
    const bringsBack = compelled || others.join() !== counting.filter(id => id !== action).join()
    const { mayHangOn } = outcome
    const hangs = bringsBack || !mayHangOn ? undefined : (claim: Claim): boolean => mayHangOn(claim, action)
    yield pivot(action, false, outcome, hangs, only =>
      resolve(game, phase, { trees: false, without: [action], ...(only && { only }) }),
    )
  }
  for (const { id, ruled: isRuled } of phase.submissions) {
    if (!isRuled || !counting.includes(id)) continue
    const unruled = {
      ...phase,
      submissions: phase.submissions.map(({ ruled, ...submission }) =>
        submission.id === id || !ruled ? submission : { ...submission, ruled },
      ),
    }
    yield pivot(id, true, outcome, undefined, () => system.resolve(game, unruled, { trees: false }))
  }
}

/** @param hangs which answers could turn at all, where the resolver knows: only these are asked again */
function pivot(
  action: ActionId,
  ruling: boolean,
  outcome: Outcome,
  hangs: ((claim: Claim) => boolean) | undefined,
  without: (only?: Only) => Outcome,
): Pivot[] {
  const all = [...answersOf(outcome, action).values()]
  const asked = all.filter(({ claim }) => !hangs || hangs(claim))
  if (hangs && !asked.length) return []
  const then = answersOf(without(hangs && onlyThese(asked)), action)
  const turned = asked.flatMap((answer): Flip[] => {
    const other = then.get(keyOf(answer.claim))
    return (other?.holds ?? false) === answer.holds ? [] : [flip(answer, other)]
  })
  // What counts only in its place is no work of the night.
  const here = new Set([
    ...all.map(({ claim }) => keyOf(claim)),
    ...outcome.verdicts.map(verdict => keyOf({ is: 'works', action: verdict.action })),
  ])
  const come = [...then].flatMap(([key, answer]) =>
    answer.holds && !here.has(key) ? [flip({ ...answer, holds: false }, answer)] : [],
  )
  const flips = [...turned, ...come]
  return flips.length ? [{ action, ruling, flips }] : []
}

/** An answer of a phase: whether something is so, or whether an action does anything, and where it comes. */
interface Answer {
  claim: Claim
  holds: boolean
  landed?: readonly SeatId[]
}

const keyOf = (claim: Claim): string => JSON.stringify(claim)

/** Everything that a phase answers, by claim, but what merely belongs to a result and how one action fares. */
function answersOf({ questions, verdicts }: Outcome, except: ActionId): Map<string, Answer> {
  const answers = [
    ...questions.filter(({ aside }) => !aside).map(({ claim, holds }): Answer => ({ claim, holds })),
    ...verdicts
      .filter(({ action, verdict }) => action !== except && verdict !== 'void')
      .map(({ action, verdict, landed }): Answer => ({
        claim: { is: 'works', action },
        holds: verdict === 'succeeded' || verdict === 'partial',
        landed,
      })),
  ]
  return new Map(answers.map(answer => [keyOf(answer.claim), answer]))
}

function flip({ claim, holds, landed }: Answer, other: Answer | undefined): Flip {
  const at = holds ? landed : other?.landed
  return { claim, holds, ...(claim.is === 'works' && at && { at: [...at] }) }
}

/**
 * Whether an answer that turned is all there is to say of it. That an action works is said already where a death at the
 * place it comes to turned as well, or something that it finds or does.
 */
export function saysMore({ claim, at = [] }: Flip, flips: readonly Flip[]): boolean {
  if (claim.is === 'seesNothing') return false
  if (claim.is !== 'works') return true
  return !flips.some(({ claim: other }) =>
    other.is === 'dies'
      ? at.includes(other.who)
      : other.is === 'recruited'
        ? other.by === claim.action
        : other.is !== 'works' && 'action' in other && other.action === claim.action,
  )
}

const countingIds = (system: System, game: Game, phase: PhaseState): ActionId[] =>
  entries(system, game, phase)
    .filter(({ standing }) => standing === 'counts')
    .map(({ submission }) => submission.id)

type Only = { dies: string[]; actions: string[]; works: string[] }

/** The players and actions that these answers are about. */
export function onlyThese(answers: readonly Pick<Answer, 'claim'>[]): Only {
  const claims = answers.map(({ claim }) => claim)
  const dies = claims.flatMap(claim => (claim.is === 'dies' || claim.is === 'flipHidden' ? [claim.who] : []))
  const works = claims.flatMap(claim => (claim.is === 'works' ? [claim.action] : []))
  const actions = claims.flatMap(claim =>
    claim.is === 'works'
      ? []
      : claim.is === 'recruited'
        ? [claim.by]
        : 'action' in claim && claim.action !== undefined
          ? [claim.action]
          : [],
  )
  return { dies: [...new Set(dies)], actions: [...new Set(actions)], works }
}
