/** How the night is looked at: kept in the settings; what is folded, while the app is open. */
import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'

interface Form {
  /** The whole night as a map; or the tree of a row, as a drawing or as an indented list. */
  tree: 'map' | 'graph' | 'list'
  list: boolean
  inspector: boolean
  /** The same beside the map, which says the answer itself; the list, where nobody said, if there is room for both. */
  besideMap: { list?: boolean; inspector: boolean }
  /** What stands in the pane beside: why, or the books of the system. */
  side: 'why' | 'books'
  /** Whether what does not count is unfolded. */
  voids: boolean
}

/** The form. */
export const useForm = create<Form>(() => ({
  tree: 'map',
  list: true,
  inspector: true,
  besideMap: { inspector: false },
  side: 'why',
  voids: false,
}))

/** Looks at nights so, and keeps it. */
export function turnTo(tree: Form['tree']): void {
  useForm.setState({ tree })
  void act('settings.put', { key: 'night', value: tree })
}
/** From a drawing to a list and back. */
export const turnTree = (): void => turnTo(useForm.getState().tree === 'graph' ? 'list' : 'graph')
/** From the map to the tree of what is selected and back. */
export const turnMap = (): void => turnTo(useForm.getState().tree === 'map' ? 'graph' : 'map')

/** Follows the settings: another window may have turned it. */
export function useKeptForm(): void {
  const { value: settings } = useAnswer('settings.get', {})
  const kept = settings?.night
  useLayoutEffect(() => {
    if (kept) useForm.setState({ tree: kept })
  }, [kept])
}

/** What a map and a list beside it need. */
const roomForBoth = 1500

/** Whether the panes beside are open, as the night is looked at. */
export const hasInspector = ({ tree, inspector, besideMap }: Form): boolean =>
  tree === 'map' ? besideMap.inspector : inspector
export const hasList = ({ tree, list, besideMap }: Form): boolean =>
  tree === 'map' ? (besideMap.list ?? window.innerWidth >= roomForBoth) : list

const opened = (form: Form, pane: 'list' | 'inspector', open: boolean): Partial<Form> =>
  form.tree === 'map' ? { besideMap: { ...form.besideMap, [pane]: open } } : { [pane]: open }

export const foldList = (): void => useForm.setState(form => opened(form, 'list', !hasList(form)))
export const foldInspector = (): void => useForm.setState(form => opened(form, 'inspector', !hasInspector(form)))
/** Turns to the books and back; where the pane is folded away it is unfolded. */
export const turnSide = (): void =>
  useForm.setState(form => ({
    ...opened(form, 'inspector', true),
    side: hasInspector(form) && form.side === 'books' ? 'why' : 'books',
  }))
export const foldVoids = (): void => useForm.setState(({ voids }) => ({ voids: !voids }))
