/**
 * Notices of deadlines. A timer sleeps with the machine, so none is set for a deadline: the wall clock is looked at
 * again and again, and each deadline that it has passed is announced once, however late.
 */
import { inWords } from '../../engine/text/in-each.ts'
import type { Locale } from '../../engine/text/wording.ts'
import type { GameListed } from '../desk/contract.ts'
import { say } from './words/say.ts'

/** What a notice may tell: whose secrets the game holds is nobody's business who looks at the screen. */
export interface Deadline {
  key: string
  game: string
  phase: string
}

/** Deadlines that have passed and were not announced. */
export function passed(games: readonly GameListed[], now: number, announced: readonly string[]): Deadline[] {
  return games.flatMap(({ id, name, phase = '', closes, state }) => {
    const key = `${id} ${closes}`
    return closes !== undefined && state === 'running' && Date.parse(closes) <= now && !announced.includes(key)
      ? [{ key, game: name, phase }]
      : []
  })
}

/** The deadline that comes next, of games that are played. */
const nextOf = (games: readonly GameListed[], now: number): (Deadline & { closes: string }) | undefined =>
  games
    .flatMap(({ id, name, phase = '', closes, state }) =>
      closes !== undefined && state === 'running' && Date.parse(closes) > now
        ? [{ key: `${id} ${closes}`, game: name, phase, closes }]
        : [],
    )
    .sort((a, b) => Date.parse(a.closes) - Date.parse(b.closes))[0]

export const noticeOf = ({ game, phase }: Deadline, language: Locale): { title: string; body: string } => ({
  title: 'Nightdesk',
  body: inWords(say('deadline', { where: [game, phase].filter(Boolean).join(', ') }), language),
})

interface Watching {
  /** The games with their deadlines; nothing of them is kept for longer than a look. */
  games(): Promise<readonly GameListed[]>
  now(): number
  announced(): readonly string[]
  /** Remembers these as announced. */
  remember(keys: string[]): void
  announce(deadline: Deadline): void
  /** Hears at each look which one comes next. */
  ahead(next: ReturnType<typeof nextOf>): void
}

const tick = 15_000
/** More than anybody plays at once. */
const remembered = 300

/** Looks at the clock. @returns what looks at once, and what ends it */
export function watchDeadlines({ games, now, announced, remember, announce, ahead }: Watching): {
  look(): Promise<void>
  end(): void
} {
  let looking: Promise<void> | undefined
  async function lookOnce(): Promise<void> {
    const played = await games()
    ahead(nextOf(played, now()))
    const found = passed(played, now(), announced())
    if (!found.length) return
    remember([...announced(), ...found.map(({ key }) => key)].slice(-remembered))
    for (const deadline of found) announce(deadline)
  }
  const look = (): Promise<void> =>
    (looking ??= lookOnce()
      .catch(() => undefined)
      .finally(() => {
        looking = undefined
      }))
  const timer = setInterval(() => void look(), tick)
  return { look, end: () => clearInterval(timer) }
}
