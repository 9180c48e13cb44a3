/** Calls to the desk, typed by its contract, and what it tells unasked. */
import type { Answers, CallInput, CallName, Push, RefusalCode } from '../../electron/desk/contract.ts'
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
  if (!result.ok) throw new CallError(result.code, result.message, result.remedy)
  return result.value as Answers[Name]
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
