/** Calls to the desk, typed by its contract, and what it tells unasked. */
import type { Answers, CallInput, CallName, CallRefused, Push, RefusalCode } from '../../electron/desk/contract.ts'
import { say } from '../words/say.ts'
import { transport } from './transport.ts'

/** Why a call gave nothing. `lost`: the desk could not be reached. */
export class CallError extends Error {
  readonly code: RefusalCode | 'lost'
  readonly remedy: string | undefined

  constructor(code: RefusalCode | 'lost', message: string, remedy?: string) {
    super(message)
    this.code = code
    this.remedy = remedy
  }
}

/**
 * Asks the desk.
 * @returns the value of its answer
 * @throws {CallError} where it refuses or cannot be reached
 */
export async function call<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<Answers[Name]> {
  const result = await transport.invoke(name, input).catch((error: unknown) => {
    // What a browser says of a lost connection helps nobody.
    throw new CallError(
      'lost',
      error instanceof Error && !(error instanceof TypeError) ? error.message : say('state.unreachable'),
      say('state.startAgain'),
    )
  })
  if (!result.ok) throw errorOf(result)
  return result.value as Answers[Name]
}

const errorOf = ({ code, message, remedy }: CallRefused): CallError => new CallError(code, message, remedy)

/** The value of an answer, or why there is none. */
export type Answered = { value: unknown } | { error: CallError }

/**
 * Asks the desk for things that are shown together, in one go: one way there, one way back, one drawing.
 * @returns what came of each, in their order; never throws
 */
export async function callTogether(
  asked: readonly { name: CallName; input: CallInput<CallName> }[],
): Promise<Answered[]> {
  const [first, ...more] = asked
  try {
    if (first && !more.length) return [{ value: await call(first.name, first.input) }]
    const results = await call('desk.together', { calls: [...asked] })
    return results.map(result => (result.ok ? { value: result.value } : { error: errorOf(result) }))
  } catch (thrown) {
    const error = thrown instanceof CallError ? thrown : new CallError('internal', String(thrown))
    return asked.map(() => ({ error }))
  }
}

const listeners = new Set<(push: Push) => void>()
const links = new Set<(up: boolean) => void>()
let subscribed = false

/** Hears of every change that was kept. @returns what ends it */
export function onPush(hear: (push: Push) => void): () => void {
  listeners.add(hear)
  connect()
  return () => {
    listeners.delete(hear)
  }
}

/** Hears when the desk is lost and when it is there again. @returns what ends it */
export function onLink(hear: (up: boolean) => void): () => void {
  links.add(hear)
  connect()
  return () => {
    links.delete(hear)
  }
}

/** One stream for the whole page, opened when somebody listens. */
function connect(): void {
  if (subscribed) return
  subscribed = true
  transport.subscribe(
    push => listeners.forEach(hear => hear(push)),
    up => links.forEach(hear => hear(up)),
  )
}
