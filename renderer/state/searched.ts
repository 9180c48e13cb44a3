/** What is being searched for, kept while what was found is looked at: by game, `''` for all of them. */
import { create } from 'zustand'

/** The id of what holds the field that is searched with. */
export const searchField = 'search-field'

const useSearched = create<Readonly<Record<string, string>>>(() => ({}))

/** @param game that is searched; all of them where it is left out @returns what is searched for, and what changes it */
export function useSearch(game: string | undefined): [text: string, search: (text: string) => void] {
  const key = game ?? ''
  return [useSearched(all => all[key] ?? ''), text => useSearched.setState({ [key]: text })]
}
