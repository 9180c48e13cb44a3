/**
 * Telling of a newer version. Off until the host turns it on; then one address is asked, at most once a day, and what it answers is
 * compared and told. Nothing is fetched beyond that, and nothing is run.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Session } from 'electron'
import { website } from './outside.ts'

/** Named when the app is packed (electron-builder.yml); a checkout names none. */
export interface Source {
  /** A file with `{"version": "1.2.3"}`. */
  latest: string
  /** Where the newer version is to be had. */
  page: string
}

/** The addresses of this package. @param app its folder or archive @returns nothing where none are named, or none that may be asked */
export function sourceIn(app: string): Source | undefined {
  try {
    const { updates }: { updates?: Record<string, unknown> } = JSON.parse(
      readFileSync(join(app, 'package.json'), 'utf8'),
    )
    const [latest, page] = [updates?.latest, updates?.page].map(
      one => website(typeof one === 'string' ? one : '')?.href,
    )
    return latest !== undefined && page !== undefined ? { latest, page } : undefined
  } catch {
    return undefined
  }
}

/** Whether one version comes after another. @param version as `1.2.3`; anything else comes after none */
export function newer(version: string, than: string): boolean {
  const parts = (text: string): number[] =>
    /^\d{1,5}\.\d{1,5}\.\d{1,5}$/.test(text) ? text.split('.').map(Number) : []
  const [one, other] = [parts(version), parts(than)]
  const first = one.findIndex((part, index) => part !== other[index])
  return other.length > 0 && first >= 0 && (one[first] ?? 0) > (other[first] ?? 0)
}

/** More than a version takes. */
const most = 10_000

/** Asks one address, and can ask no other: no cookies, no cache, no address that it leads on to. @throws where there is no answer */
export async function askFor(address: string, session: Session): Promise<string> {
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: url !== address }))
  const answer = await session.fetch(address, {
    credentials: 'omit',
    headers: { 'cache-control': 'no-cache' },
    redirect: 'error',
    signal: AbortSignal.timeout(30_000),
  })
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}`)
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of answer.body) {
    text += decoder.decode(part, { stream: true })
    if (text.length > most) throw new Error('This is no version.')
  }
  return text
}

interface Watching {
  /** The version that runs. */
  version: string
  /** Whether the host wants to be told. */
  wanted(): boolean
  now(): number
  /** When it was last asked. */
  asked(): number | undefined
  remember(now: number): void
  ask(): Promise<string>
  /** There is this one. */
  tell(version: string): void
}

const hour = 3_600_000
const day = 24 * hour

/** @returns what looks at once, where a day has passed, and what ends it */
export function watchUpdates({ version, wanted, now, asked, remember, ask, tell }: Watching): {
  look(): Promise<void>
  end(): void
} {
  async function look(): Promise<void> {
    const last = asked()
    if (!wanted() || (last !== undefined && last <= now() && now() - last < day)) return
    // Before it is asked: what does not answer is not asked again and again.
    remember(now())
    try {
      const { version: latest }: { version?: unknown } = JSON.parse(await ask())
      if (wanted() && typeof latest === 'string' && newer(latest, version)) tell(latest)
    } catch {
      // No network, or no answer that tells a version: tomorrow is another day.
    }
  }
  const timer = setInterval(() => void look(), hour)
  return { look, end: () => clearInterval(timer) }
}
