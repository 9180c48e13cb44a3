/** How the night is looked at: kept while the app is open. */
import { create } from 'zustand'

interface Form {
  /** The tree as a drawing, or as an indented list. */
  tree: 'graph' | 'list'
  list: boolean
  inspector: boolean
  /** Whether what does not count is unfolded. */
  voids: boolean
}

/** The form. */
export const useForm = create<Form>(() => ({ tree: 'graph', list: true, inspector: true, voids: false }))

export const turnTree = (): void => useForm.setState(({ tree }) => ({ tree: tree === 'graph' ? 'list' : 'graph' }))
export const foldList = (): void => useForm.setState(({ list }) => ({ list: !list }))
export const foldInspector = (): void => useForm.setState(({ inspector }) => ({ inspector: !inspector }))
export const foldVoids = (): void => useForm.setState(({ voids }) => ({ voids: !voids }))
