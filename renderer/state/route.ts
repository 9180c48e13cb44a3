/** Where the app is, as data and as the address behind the `#`. */

export type PhaseScreen = 'inbox' | 'night' | 'votes' | 'posts'
export type GameScreen =
  | 'roster'
  | 'setup'
  | 'ownRoles'
  | 'messages'
  | 'rules'
  | 'wording'
  | 'books'
  | 'log'
  | 'mend'
  | 'public'
  | 'search'
export type Route =
  | { screen: 'games' }
  | { screen: 'new' }
  | { screen: 'searchAll' }
  | { screen: 'statistics' }
  | { screen: PhaseScreen; game: string; phase: number }
  | { screen: GameScreen; game: string }
  | { screen: 'merge'; game: string; copy: string }

const phaseScreens: readonly string[] = ['inbox', 'night', 'votes', 'posts'] satisfies PhaseScreen[]
const gameScreens: readonly string[] = [
  'roster',
  'setup',
  'ownRoles',
  'messages',
  'rules',
  'wording',
  'books',
  'log',
  'mend',
  'public',
  'search',
] satisfies GameScreen[]

/** Takes a route; returns its address, with the `#`. */
export function addressOf(route: Route): string {
  if (route.screen === 'games') return '#/games'
  if (route.screen === 'new') return '#/new'
  if (route.screen === 'searchAll') return '#/search'
  if (route.screen === 'statistics') return '#/statistics'
  const game = encodeURIComponent(route.game)
  if (route.screen === 'merge') return `#/game/${game}/merge/${encodeURIComponent(route.copy)}`
  return 'phase' in route ? `#/game/${game}/${route.screen}/${route.phase}` : `#/game/${game}/${route.screen}`
}

/** Takes an address; returns the route it names, or the list of games where it names none. */
export function routeOf(address: string): Route {
  const [kind, game, screen, phase] = address.replace(/^#\/?/, '').split('/')
  if (kind === 'new' && game === undefined) return { screen: 'new' }
  if (kind === 'search' && game === undefined) return { screen: 'searchAll' }
  if (kind === 'statistics' && game === undefined) return { screen: 'statistics' }
  if (kind !== 'game' || !game || !screen) return { screen: 'games' }
  const id = decoded(game)
  if (id === undefined) return { screen: 'games' }
  if (gameScreens.includes(screen) && phase === undefined) return { screen: screen as GameScreen, game: id }
  if (phaseScreens.includes(screen) && phase !== undefined && /^\d{1,6}$/.test(phase))
    return { screen: screen as PhaseScreen, game: id, phase: Number(phase) }
  const copy = screen === 'merge' && phase ? decoded(phase) : undefined
  return copy === undefined ? { screen: 'games' } : { screen: 'merge', game: id, copy }
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Takes a route; returns its game, if it is in one. */
export const gameOfRoute = (route: Route): string | undefined => ('game' in route ? route.game : undefined)

/** Takes a route; returns its phase, if it is in one. */
export const phaseOfRoute = (route: Route): number | undefined => ('phase' in route ? route.phase : undefined)

/** Whether two routes show the same phase of the same game. */
export const samePhase = (a: Route, b: Route): boolean =>
  gameOfRoute(a) === gameOfRoute(b) && phaseOfRoute(a) === phaseOfRoute(b)
