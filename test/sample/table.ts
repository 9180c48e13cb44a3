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

/** The id and the seed of a game are drawn; in a sample they are fixed, so that the same play gives the same bytes. */
export interface Sample { id: string; name: string; zone: string; dialect: string; hosts: string[]; seed: number; play(table: Table): Promise<void> }

/** @returns the game as `games.export` gives it */
export async function played({ id, name, zone, dialect, hosts, seed, play }: Sample): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-sample-'))
  let clock = Date.parse('2026-03-01T18:00:00Z')
  const desk = await openDesk({ file: join(folder, 'sample.nightdesk'), now: () => new Date(clock++), broken: error => { throw error } })
  const call = async (called: CallName, input: unknown): Promise<unknown> => {
    const answer = await desk.dispatch(called, input)
    if (!answer.ok) throw new Error(`${called}: ${answer.message} ${answer.remedy ?? ''}`)
    return answer.value
  }
  try {
    const { game } = await call('games.create', { name, system: 'rar', zone, dialect }) as Answers['games.create']
    await call('games.settings', { game, hosts })
    const at = (instant: string): void => { clock = Date.parse(instant) }
    const ofGame = (called: CallName, input: object): Promise<unknown> => call(called, { game, ...input })
    await play({
      at, call: ofGame as Table['call'],
      seat: async text => {
        const { seats, problems } = await call('roster.read', { system: 'rar', text }) as Answers['roster.read']
        if (problems.length) throw new Error(JSON.stringify(problems))
        await ofGame('roster.set', { seats })
      },
      lockAndPost: async (phase, lockedAt, thread) => {
        at(lockedAt)
        await ofGame('phases.lock', {})
        const { posts } = await ofGame('posts.view', { phase }) as Answers['posts.view']
        for (const [index, post] of posts.entries()) {
          at(new Date(Date.parse(lockedAt) + (index + 3) * 60_000).toISOString())
          await ofGame('posts.sent', { phase, post: post.id, sent: true, ...post.to.kind === 'public' && { link: thread } })
        }
      },
    })
    const { text } = await call('games.export', { game }) as Answers['games.export']
    return text.replaceAll(game, id).replace(/"seed": \d+/, `"seed": ${seed}`)
  } finally {
    await desk.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
