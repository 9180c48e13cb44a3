/** How the night is looked at: kept in the settings; what is folded, while the app is open. */
import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { useAnswer } from '../../state/answers.ts'
import { keepSetting } from '../../state/setting.ts'

interface Form {
  /** The whole night as a map; or the tree of a row, as a drawing or as an indented list. */
  tree: 'map' | 'graph' | 'list'
  /** How the tree of a step of a vote is looked at. */
  step: 'graph' | 'list'
  list?: boolean
  inspector?: boolean
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
  step: 'graph',
  besideMap: { inspector: false },
  side: 'why',
  voids: false,
}))

/** Looks at nights so, and keeps it. */
export function turnTo(tree: Form['tree']): void {
  known = true
  useForm.setState({ tree })
  keepSetting({ key: 'night', value: tree })
}
/** To a list, and from it to a drawing. */
export const turnTree = (): void => turnTo(useForm.getState().tree === 'list' ? 'graph' : 'list')
/** The same of a step of a vote, which has no map. */
export const turnStep = (): void => useForm.setState(({ step }) => ({ step: step === 'list' ? 'graph' : 'list' }))
/** From the map to the tree of what is selected and back. */
export const turnMap = (): void => turnTo(useForm.getState().tree === 'map' ? 'graph' : 'map')

/** Whether this window has been turned, or has read how. */
let known = false

/** Begins as the settings have it; from then on a window is as its host turned it, whatever another one shows. */
export function useKeptForm(): void {
  const { value: settings } = useAnswer('settings.get', {})
  const kept = settings?.night
  useLayoutEffect(() => {
    if (!kept || known) return
    known = true
    useForm.setState({ tree: kept })
  }, [kept])
}

/** What a map and a list beside it need, or votes and why beside them; and a tree with the panes beside it, where nobody said. */
export const roomForBoth = 1500
const roomForPanes = 800

/** Whether the panes beside are open, as the night is looked at. */
export const hasInspector = ({ tree, inspector, besideMap }: Form): boolean =>
  tree === 'map' ? besideMap.inspector : (inspector ?? hasRoom())
export const hasList = ({ tree, list, besideMap }: Form): boolean =>
  tree === 'map' ? (besideMap.list ?? window.innerWidth >= roomForBoth) : (list ?? hasRoom())

const hasRoom = (): boolean => window.innerWidth >= roomForPanes
/** Whether the pane beside a vote is open: the count has the room until a step is asked about. */
export const hasBesideVote = ({ inspector }: Form): boolean => inspector ?? window.innerWidth >= roomForBoth

const isMap = ({ tree }: Form): boolean => tree === 'map'

/** @param map it is beside the map */
const opened = (form: Form, map: boolean, pane: 'list' | 'inspector', open: boolean): Partial<Form> =>
  map ? { besideMap: { ...form.besideMap, [pane]: open } } : { [pane]: open }

/** Turns to the books and back; where the pane is folded away it is unfolded. */
const turned = (form: Form, map: boolean, open: boolean): Partial<Form> => ({
  ...opened(form, map, 'inspector', true),
  side: open && form.side === 'books' ? 'why' : 'books',
})

export const foldList = (): void => useForm.setState(form => opened(form, isMap(form), 'list', !hasList(form)))
export const foldInspector = (): void =>
  useForm.setState(form => opened(form, isMap(form), 'inspector', !hasInspector(form)))
export const turnSide = (): void => useForm.setState(form => turned(form, isMap(form), hasInspector(form)))
/** The same beside a vote. */
export const foldBesideVote = (): void =>
  useForm.setState(form => opened(form, false, 'inspector', !hasBesideVote(form)))
export const turnSideOfVote = (): void => useForm.setState(form => turned(form, false, hasBesideVote(form)))
export const foldVoids = (): void => useForm.setState(({ voids }) => ({ voids: !voids }))

/** With how many lines a tree begins: what fits beside both panes, in the drawing and in the list alike. */
export const linesAtFirst = (): number =>
  Math.max(12, Math.floor((window.innerWidth * window.innerHeight) / 37_000) - 8)
