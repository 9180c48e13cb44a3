/** What the Votes screen shows of one phase, asked at once. */
import { useMemo } from 'react'
import type { Locale } from '../../../engine/text/wording.ts'
import type { GameView, NightView, RulingView, StepView, TreeView, VotesView } from '../../../electron/desk/contract.ts'
import { useAnswer, useKept } from '../../state/answers.ts'
import type { CallError } from '../../state/desk.ts'
import { useExplained } from '../../state/language.ts'
import { namer } from '../../state/names.ts'
import { useView } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import { capital } from '../rules/words.ts'
import { noLynch } from './choices.ts'

export interface Votes {
  game: GameView | undefined
  view: VotesView | undefined
  error: CallError | undefined
  /** Points that the rules leave to the host. */
  rulings: RulingView[]
  /** What the count comes to: the deaths of those who are put to death, as steps behind the last one. */
  deaths: StepView[]
  off: readonly string[]
  /** What the calls about this view are asked with. */
  asked: { game: string; phase: number; language?: Locale; without?: string[] }
  nameOf: (slot: string) => string
}

/** The votes of a phase, as looked at. */
export function useVotes(game: string, phase: number): Votes {
  const off = useView(view => view.off)
  const said = useExplained()
  const asked = useMemo(
    () => ({ game, phase, ...said, ...(off.length ? { without: [...off] } : {}) }),
    [game, phase, said, off],
  )
  const { value: about } = useAnswer('games.get', { game })
  const votes = useAnswer('votes.view', asked)
  const view = useKept(votes.value, `${game} ${phase}`)
  const { value: night } = useAnswer('night.view', view?.form ? asked : undefined)
  const nameOf = useVoteNames(about)
  const deaths = useMemo(() => (night && view ? deathsIn(night, view.deaths) : []), [night, view])
  return {
    game: about,
    view,
    deaths,
    error: votes.error,
    rulings: night?.rulings.filter(({ kind }) => kind === 'prompt') ?? [],
    off,
    asked,
    nameOf,
  }
}

/** What those are called who are voted for, no lynch among them. */
export const useVoteNames = (game: GameView | undefined): Votes['nameOf'] =>
  useMemo(() => {
    const named = namer(game?.seats ?? [])
    return (slot: string) => (slot === noLynch ? capital(say('votes.noLynch')) : named(slot))
  }, [game])

/** The row of a death has a tree like a step. */
function deathsIn({ rows }: NightView, deaths: readonly string[]): StepView[] {
  return rows
    .filter(({ id, hasTree }) => hasTree && deaths.includes(id))
    .map(({ id, said, why, rule = '' }) => ({
      id,
      rule,
      holds: true,
      changes: [],
      said: why.length ? [...said, { kind: 'text', text: ': ' }, ...why] : said,
    }))
}

/** The tree of a step. */
export function useStepTree(
  asked: Votes['asked'],
  of: string | undefined,
): { tree: TreeView | undefined; error: CallError | undefined } {
  const tree = useAnswer('night.tree', of === undefined ? undefined : { ...asked, of })
  const last = useKept(tree.value, of ?? '')
  return { tree: of === undefined ? undefined : last, error: tree.error }
}
