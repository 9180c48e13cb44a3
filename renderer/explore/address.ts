/** Where in the game somebody is: kept in the address, so that Back goes back and a place can be passed on. */
import { useSyncExternalStore } from 'react'

/** Without a phase: the game as a whole. `row`: of the list, or a step of the vote; `line`: of its tree. */
export interface Place {
  phase?: number
  row?: string
  line?: number
}

/** `#3/r4/12`: the fourth phase, a row of it, a line of its tree. */
export const addressOf = ({ phase, row, line }: Place): string =>
  `#${[...(phase === undefined ? [] : [phase]), ...(row === undefined ? [] : [encodeURIComponent(row)]), ...(line === undefined ? [] : [line])].join('/')}`

/** Reads an address; what makes no sense is left out. */
export function placeIn(address: string): Place {
  const [first = '', second = '', third = ''] = address.replace(/^#/, '').split('/')
  if (!/^\d{1,4}$/.test(first)) return {}
  const row = decoded(second)
  return {
    phase: Number(first),
    ...(row !== '' && { row }),
    ...(row !== '' && /^\d{1,6}$/.test(third) && { line: Number(third) }),
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** Goes to a place. @param instead the address it had is not kept: looking around within a phase is no journey */
export function goTo(place: Place, instead = false): void {
  const address = addressOf(place)
  if (instead) window.location.replace(address)
  else window.location.hash = address
}

/** The address as it is. */
export const useAddress = (): string =>
  useSyncExternalStore(
    changed => {
      window.addEventListener('hashchange', changed)
      return () => window.removeEventListener('hashchange', changed)
    },
    () => window.location.hash,
  )
