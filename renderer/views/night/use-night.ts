/** Everything that the Night screen shows of one phase, asked at once. */
import { useEffect, useMemo } from 'react'
import type { Locale } from '../../../engine/text/wording.ts'
import type {
  Answers,
  GameView,
  InboxView,
  NightRow,
  NightView,
  PivotsView,
  TreeView,
} from '../../../electron/desk/contract.ts'
import { askAhead, useAnswer, useKept, type Answer } from '../../state/answers.ts'
import type { CallError } from '../../state/desk.ts'
import { useShared } from '../../state/same.ts'
import { useExplained } from '../../state/language.ts'
import { useView } from '../../state/view.ts'
import { useForm } from './form.ts'
import { firstItem, itemFor, sectionsOf, type Item, type Section } from './items.ts'

export interface Night {
  game: GameView | undefined
  /** As looked at: with what is switched off. */
  shown: NightView | undefined
  /** As it is. */
  real: NightView | undefined
  inbox: InboxView | undefined
  pivots: PivotsView | undefined
  sections: Section[]
  /** What is looked at. */
  item: Item | undefined
  /** What is chosen: looked at too, save in passing over another row. */
  chosen: Item | undefined
  /** The selected row is not there in this what-if. */
  gone: boolean
  tree: TreeView | undefined
  /** It is still the one from before what is switched off now. */
  treeBefore: boolean
  treeError: CallError | undefined
  changes: Answer<Answers['night.changes']>
  error: CallError | undefined
  off: readonly string[]
  /** What the calls about this view are asked with. */
  asked: { game: string; phase: number; language?: Locale; without?: string[] }
}

/** @param preview a row that is looked at in passing, instead of the selected one */
export function useNight(game: string, phase: number, preview: string | undefined): Night {
  const off = useView(view => view.off)
  const selected = useView(view => view.selected)
  const said = useExplained()
  const asked = useMemo(() => askedOf(game, phase, said, off), [game, phase, said, off])
  const now = useAnswer('night.view', asked)
  const { value: real } = useAnswer('night.view', { game, phase, ...said })
  const shown = useShared(useKept(now.value, `${game} ${phase}`))
  const sections = useShared(
    useMemo(() => (shown ? sectionsOf(shown, shown.without.length ? real : undefined) : []), [shown, real]),
  )
  const realSections = useMemo(() => (real ? sectionsOf(real, undefined) : []), [real])
  // Without a choice, what happens first as it is: a what-if does not lead elsewhere.
  const first = firstItem(realSections)
  const find = (id: string | undefined): Item | undefined => itemFor(sections, id) ?? itemFor(realSections, id)
  const chosen = find(selected) ?? find(first?.id) ?? first
  const item = find(preview) ?? chosen
  const here = itemFor(sections, item?.id)
  const switchedOff = here?.kind === 'row' && here.state === 'off'
  const gone = switchedOff || (item !== undefined && here === undefined)
  const of = item?.kind === 'row' && item.row.hasTree && !gone ? item.row.id : undefined
  const tree = useAnswer('night.tree', of === undefined ? undefined : { ...asked, of })
  useAskedAhead(game, phase, said, item)
  const lastTree = useShared(useKept(tree.value, of ?? ''))
  const changes = useAnswer('night.changes', withoutIn(asked))
  return useShared({
    game: useAnswer('games.get', { game }).value,
    inbox: useAnswer('inbox.view', { game, phase }).value,
    pivots: useAnswer('night.pivots', { game, phase, ...said }).value,
    shown,
    real,
    sections,
    item,
    chosen,
    gone,
    tree: of === undefined ? undefined : lastTree,
    treeBefore: of !== undefined && tree.value === undefined,
    treeError: tree.error,
    changes,
    error: now.error,
    off,
    asked,
  })
}

type Asked = Night['asked']

const askedOf = (game: string, phase: number, said: { language?: Locale }, off: readonly string[]): Asked => ({
  game,
  phase,
  ...said,
  ...(off.length ? { without: [...off] } : {}),
})

/** Of a night with nothing switched off it is not asked what that changes. */
const withoutIn = ({ without, ...asked }: Asked): (Asked & { without: string[] }) | undefined =>
  without && { ...asked, without }

/** What is switched is asked for at once, and drawn while the desk finds it out: nobody waits for the one and then for the other. */
function useAskedAhead(game: string, phase: number, said: { language?: Locale }, item: Item | undefined): void {
  const of = item?.kind === 'row' && item.row.hasTree ? item.row.id : undefined
  useEffect(
    () =>
      useView.subscribe(({ off }, before) => {
        if (off === before.off || !off.length) return
        const input = askedOf(game, phase, said, off)
        askAhead([
          ...(of === undefined ? [] : [{ name: 'night.tree' as const, input: { ...input, of } }]),
          ...(useForm.getState().tree === 'map' ? [{ name: 'night.map' as const, input }] : []),
          { name: 'night.view', input },
          { name: 'night.changes', input: { ...input, without: [...off] } },
        ])
      }),
    [game, phase, said, of],
  )
}

/** The actions that count, as they stand without any what-if: what can be switched off. */
export const actionsOf = (real: NightView | undefined): (NightRow & { action: string })[] =>
  real?.rows.flatMap(row =>
    row.section === 'tried' && row.action !== undefined ? [{ ...row, action: row.action }] : [],
  ) ?? []

/** The actions that decide a row by themselves. */
export const decidersOf = (pivots: PivotsView | undefined, item: Item | undefined): PivotsView['of'][string] =>
  item?.kind === 'row' ? (pivots?.of[item.row.id] ?? []) : []
