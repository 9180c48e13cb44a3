/** How the night is looked at: kept while the app is open. */
import { create } from 'zustand'

interface Form {
  /** The tree as a drawing, or as an indented list. */
  tree: 'graph' | 'list'
  list: boolean
  inspector: boolean
  /** What stands in the pane beside: why, or the books of the system. */
  side: 'why' | 'books'
  /** Whether what does not count is unfolded. */
  voids: boolean
}

/** The form. */
export const useForm = create<Form>(() => ({ tree: 'graph', list: true, inspector: true, side: 'why', voids: false }))

export const turnTree = (): void => useForm.setState(({ tree }) => ({ tree: tree === 'graph' ? 'list' : 'graph' }))
export const foldList = (): void => useForm.setState(({ list }) => ({ list: !list }))
export const foldInspector = (): void => useForm.setState(({ inspector }) => ({ inspector: !inspector }))
/** Turns to the books and back; where the pane is folded away it is unfolded. */
export const turnSide = (): void =>
  useForm.setState(({ side, inspector }) => ({
    inspector: true,
    side: inspector && side === 'books' ? 'why' : 'books',
  }))
export const foldVoids = (): void => useForm.setState(({ voids }) => ({ voids: !voids }))
