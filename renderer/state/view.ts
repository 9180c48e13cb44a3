/** What is looked at: nothing here is kept in the workspace, save the theme. */
import { create } from 'zustand'
import { addressOf, routeOf, samePhase, type Route } from './route.ts'

export type { Route } from './route.ts'
export type Theme = 'system' | 'light' | 'dark'

interface View {
  route: Route
  /** The row of a night that is looked at: its id, or the id of its action. */
  selected: string | undefined
  /** Actions switched off in what is looked at. */
  off: readonly string[]
  /** A row of which is asked how it bore on another: on the next one that is looked at. */
  bearing: { from: string; on?: string } | undefined
  theme: Theme
  paletteOpen: boolean
  /** The proposed end of a game that the host put off. */
  putOff: string | undefined
}

/** The view state. Select from it narrowly: `useView(view => view.route)`. */
export const useView = create<View>(() => ({
  route: routeOf(window.location.hash),
  selected: undefined,
  off: [],
  bearing: undefined,
  theme: 'system',
  paletteOpen: false,
  putOff: undefined,
}))

/** Goes somewhere. Within a phase the selection stays; a what-if stays as long as its phase does. */
export function go(route: Route): void {
  const address = addressOf(route)
  if (window.location.hash !== address) window.history.pushState(null, '', address)
  arrive(route)
}

/** Looks at a row of the night: by its id or by its action's. */
export const select = (selected: string | undefined): void =>
  useView.setState(({ bearing, selected: before }) => {
    if (!bearing || selected === undefined) return { selected }
    const { from } = bearing
    const asked = selected === from ? { from } : { from, on: selected }
    // A vote that counts has a card and no row.
    return { bearing: asked, selected: selected.startsWith('ballot:') ? before : selected }
  })

/** Asks how a row bore on the next one that is looked at; without one asks no longer. */
export const askBearing = (from: string | undefined): void =>
  useView.setState({ bearing: from === undefined ? undefined : { from } })

/** Switches an action off in the view, or on again. */
export const switchOff = (action: string, off: boolean): void =>
  useView.setState(view => ({
    off: off ? [...view.off.filter(other => other !== action), action] : view.off.filter(other => other !== action),
  }))

/** Puts everything back that was switched off. */
export const putBack = (): void => useView.setState({ off: [] })

export const openPalette = (paletteOpen: boolean): void => useView.setState({ paletteOpen })
export const putOff = (about: string): void => useView.setState({ putOff: about })
export const showTheme = (theme: Theme): void => useView.setState({ theme })

function arrive(route: Route): void {
  useView.setState(view =>
    samePhase(view.route, route)
      ? { route, bearing: undefined }
      : { route, selected: undefined, off: [], bearing: undefined },
  )
}

/** Follows the address, from now on: back, forward, and addresses typed in. @returns what ends it */
export function followAddress(): () => void {
  const follow = (): void => arrive(routeOf(window.location.hash))
  window.addEventListener('popstate', follow)
  window.addEventListener('hashchange', follow)
  return () => {
    window.removeEventListener('popstate', follow)
    window.removeEventListener('hashchange', follow)
  }
}
