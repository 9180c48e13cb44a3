/**
 * Pivots: for each outcome of a phase, the single actions (and the host's single rulings) without which it would have
 * turned out otherwise. Found by resolving again, asking only the questions that could hang on the action.
 */
import type { System } from '../rules/system.ts'
import { entries } from '../game/entry.ts'
import { seatOf, type Game, type PhaseState } from '../game/state.ts'
import { catalogueOf } from '../rules/catalogue.ts'
import type { Outcome, Question } from '../resolve/outcome.ts'
import type { ActionId, Claim } from './claim.ts'

export interface Pivot {
  action: ActionId
  /** The host's ruling on the action is lifted, instead of the action being left out. */
  ruling: boolean
  /** What it decides: each question with its answer as things are. Without the pivot the answer is the opposite. */
  flips: { claim: Claim; holds: boolean }[]
}

/** Above this many actions pivots are not looked for: each needs the night resolved once more. */
export const MOST_ACTIONS = 200

/**
 * Looks for every pivot of a phase of at most `MOST_ACTIONS` actions; of a larger one it finds none.
 * @param outcome of the same phase, resolved with everything in place
 * @returns a pivot for each action or ruling that decides something, in the order received
 */
export function pivots(system: System, game: Game, phase: PhaseState, outcome: Outcome): Pivot[] {
  if (phase.submissions.length > MOST_ACTIONS) return []
  const counting = countingIds(system, game, phase)
  const catalogue = catalogueOf(system, game)
  const left = counting.flatMap((action): Pivot[] => {
    const others = countingIds(system, game, {
      ...phase,
      submissions: phase.submissions.filter(({ id }) => id !== action),
    })
    // Without it another action may count in its place, or be drawn: then everything is asked again.
    const { by, does } = phase.submissions.find(({ id }) => id === action)!
    const compelled = catalogue.modifiersOn(seatOf(game, by)!, does).some(({ modifier }) => modifier.compelled)
    const bringsBack = compelled || others.join() !== counting.filter(id => id !== action).join()
    const asked = outcome.questions.filter(({ claim }) => bringsBack || (outcome.mayHangOn?.(claim, action) ?? true))
    return pivot(action, false, asked, () =>
      system.resolve(game, phase, {
        trees: false,
        without: [action],
        ...(bringsBack ? {} : { only: onlyThese(asked) }),
      }),
    )
  })
  const ruled = phase.submissions
    .filter(submission => submission.ruled && counting.includes(submission.id))
    .flatMap(({ id }) => {
      const unruled = {
        ...phase,
        submissions: phase.submissions.map(({ ruled, ...submission }) =>
          submission.id === id || !ruled ? submission : { ...submission, ruled },
        ),
      }
      return pivot(id, true, outcome.questions, () => system.resolve(game, unruled, { trees: false }))
    })
  return [...left, ...ruled]
}

function pivot(action: ActionId, ruling: boolean, asked: readonly Question[], without: () => Outcome): Pivot[] {
  if (!asked.length) return []
  const answers = new Map(without().questions.map(({ claim, holds }) => [JSON.stringify(claim), holds]))
  const flips = asked
    .filter(({ claim, holds }) => (answers.get(JSON.stringify(claim)) ?? false) !== holds)
    .map(({ claim, holds }) => ({ claim, holds }))
  return flips.length ? [{ action, ruling, flips }] : []
}

const countingIds = (system: System, game: Game, phase: PhaseState): ActionId[] =>
  entries(system, game, phase)
    .filter(({ standing }) => standing === 'counts')
    .map(({ submission }) => submission.id)

/** The players and actions that these questions are about. */
function onlyThese(questions: readonly Question[]): { dies: string[]; actions: string[] } {
  const dies = questions.flatMap(({ claim }) => (claim.is === 'dies' || claim.is === 'flipHidden' ? [claim.who] : []))
  const actions = questions.flatMap(({ claim }) =>
    claim.is === 'recruited' ? [claim.by] : 'action' in claim && claim.action !== undefined ? [claim.action] : [],
  )
  return { dies: [...new Set(dies)], actions: [...new Set(actions)] }
}
