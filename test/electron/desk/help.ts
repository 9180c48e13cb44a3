/** What the tests of the desk share: a desk over a file of its own, asked with types, and a small game. */
import { expect } from 'vitest'
import type {
  Answers,
  CallInput,
  CallName,
  CallRefused,
  CallResult,
  RefusalCode,
} from '../../../electron/desk/contract.ts'
import type { Desk, DeskOptions } from '../../../electron/desk/desk.ts'
import { openDesk } from '../../../electron/desk/open.ts'
import { leftOpen, mistakes, nextFile } from './left.ts'

export interface Asking {
  desk: Desk
  file: string
  /** Expects an answer. */
  ask<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<Answers[Name]>
  /** Expects a refusal with words. */
  refused(name: CallName, input: unknown, code: RefusalCode): Promise<CallRefused>
}

export { nextFile }

/** A desk over this file. Whatever it reports as a mistake of ours fails the test, unless `broken` hears of it. */
export async function deskAt(file: string, options: Omit<DeskOptions, 'file'> = {}): Promise<Asking> {
  const desk = await openDesk({ broken: error => void mistakes.push(error), ...options, file })
  leftOpen.add(desk)
  return asking(desk, file)
}

export function asking(desk: Desk, file = ''): Asking {
  return {
    desk,
    file,
    ask: async <Name extends CallName>(name: Name, input: CallInput<Name>) => {
      const result = (await desk.dispatch(name, input)) as CallResult<Answers[Name]>
      if (!result.ok) throw new Error(`${name}: ${result.code}: ${result.message} ${result.remedy ?? ''}`)
      return result.value
    },
    refused: async (name, input, code) => refusal(await desk.dispatch(name, input), code),
  }
}

/** A refusal says what is wrong and what to do, in sentences. */
export function refusal(result: CallResult<unknown>, code?: RefusalCode): CallRefused {
  if (result.ok) throw new Error(`answered, where it should be refused: ${JSON.stringify(result.value)?.slice(0, 200)}`)
  expect(result.message).toMatch(/\S[.!?]$/)
  expect(result.remedy).toMatch(/\S[.!?]$/)
  if (code !== undefined) expect(result.code, result.message).toBe(code)
  return result
}

export const newDesk = (options: Omit<DeskOptions, 'file'> = {}): Promise<Asking> => deskAt(nextFile(), options)

type Seats = CallInput<'roster.set'>['seats']

/** Seven people with something to do. */
export const villagers: Seats = [
  { name: 'Ann', role: 'doctor' },
  { name: 'Bob', role: 'cop' },
  { name: 'Cat', role: 'vigilante' },
  { name: 'Dee', role: 'vanilla' },
  { name: 'Eli', role: 'goon' },
  { name: 'Fay', role: 'roleblocker', faction: 'mafia', aliases: ['Faye'] },
  { name: 'Gus', role: 'vanilla' },
]

/** A game with a roster, and night 1 open until ten in the evening. */
export async function village(
  { ask }: Asking,
  {
    seats = villagers,
    name = 'Village',
    open = true,
    opens = '2026-11-20T10:00:00Z',
  }: { seats?: Seats; name?: string; open?: boolean; opens?: string } = {},
): Promise<string> {
  const { game } = await ask('games.create', { name, system: 'rar' })
  await ask('roster.set', { game, seats })
  if (open)
    await ask('phases.open', {
      game,
      kind: 'night',
      number: 1,
      opens,
      closes: '2026-11-20T22:00:00Z',
    })
  return game
}

/** A private message as a forum shows it. */
export const pm = (from: string, body: string, at = '2026-11-20 12:00'): string =>
  `From: ${from}\nSent: ${at}\nSubject: Night action\n\n${body}\n`

/** Everything that a game shows, save when it was saved and how often it was changed. */
export async function standing({ ask }: Asking, game: string): Promise<unknown> {
  const { revision: _, saved: __, undo: ___, redo: ____, ...view } = await ask('games.get', { game })
  const nights = []
  for (const { index } of view.phases) {
    const { revision: _, ...inbox } = await ask('inbox.view', { game, phase: index })
    const { revision: __, ...night } = await ask('night.view', { game, phase: index })
    const { revision: ___, ...posts } = await ask('posts.view', { game, phase: index })
    nights.push({ inbox, night, posts })
  }
  return { view, nights }
}
