/** A game played through the desk, as a host would, with a clock of its own: how the sample games are made. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answers, CallInput, CallName } from '../../electron/desk/contract.ts'
import { openDesk } from '../../electron/desk/open.ts'

type OfGame<Name extends CallName> = Omit<CallInput<Name>, 'game'>

export interface Table {
  /** Sets the clock. @param at an ISO instant */
  at(at: string): void
  call<Name extends CallName>(name: Name, input: OfGame<Name>): Promise<Answers[Name]>
  /** Seats everybody of a pasted list. */
  seat(roster: string): Promise<void>
  /** Locks the open phase and sends everything it tells, a minute apart. */
  lockAndPost(phase: number, lockedAt: string, thread: string): Promise<void>
}

/** The id and the seed of a game are drawn; in a sample they are fixed, so that the same play gives the same bytes. @param made when it was created @param compact without line breaks, for a long game */
export interface Sample {
  id: string
  name: string
  system?: string
  made?: string
  zone: string
  dialect: string
  hosts: string[]
  seed: number
  compact?: true
  play(table: Table): Promise<void>
}

/** @returns the game as `games.export` gives it */
export async function played({
  id,
  name,
  system = 'rar',
  made = '2026-03-01T18:00:00Z',
  zone,
  dialect,
  hosts,
  seed,
  compact,
  play,
}: Sample): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-sample-'))
  let clock = Date.parse(made)
  const desk = await openDesk({
    file: join(folder, 'sample.nightdesk'),
    now: () => new Date(clock++),
    broken: error => {
      throw error
    },
  })
  const call = async (called: CallName, input: unknown): Promise<unknown> => {
    const answer = await desk.dispatch(called, input)
    if (!answer.ok)
      throw new Error(`${called} ${JSON.stringify(input).slice(0, 300)}: ${answer.message} ${answer.remedy ?? ''}`)
    return answer.value
  }
  const exported = async (game: string): Promise<string> =>
    ((await call('games.export', { game })) as Answers['games.export']).text
  try {
    const { game: drawn } = (await call('games.create', { name, system, zone, dialect })) as Answers['games.create']
    await call('games.settings', { game: drawn, hosts })
    // What is drawn during play comes of the seed, so the game goes on as an import that has the seed of the sample.
    const { game } = (await call('games.import', {
      text: (await exported(drawn)).replaceAll(drawn, id).replace(/"seed": \d+/, `"seed": ${seed}`),
    })) as Answers['games.import']
    const at = (instant: string): void => {
      clock = Date.parse(instant)
    }
    const ofGame = (called: CallName, input: object): Promise<unknown> => call(called, { game, ...input })
    await play({
      at,
      call: ofGame as Table['call'],
      seat: async text => {
        const { seats, problems } = (await call('roster.read', { system, text })) as Answers['roster.read']
        if (problems.length) throw new Error(JSON.stringify(problems))
        await ofGame('roster.set', { seats })
      },
      lockAndPost: async (phase, lockedAt, thread) => {
        at(lockedAt)
        await ofGame('phases.lock', {})
        const { posts } = (await ofGame('posts.view', { phase })) as Answers['posts.view']
        for (const [index, post] of posts.entries()) {
          at(new Date(Date.parse(lockedAt) + (index + 3) * 60_000).toISOString())
          await ofGame('posts.sent', {
            phase,
            post: post.id,
            sent: true,
            ...(post.to.kind === 'public' && { link: thread }),
          })
        }
      },
    })
    const text = await exported(game)
    return compact ? `${JSON.stringify(JSON.parse(text))}\n` : text
  } finally {
    await desk.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
