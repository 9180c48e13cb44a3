/** The one door to the desk. Every host calls it; it never throws. */
import { cases } from './cases.ts'
import { contract, type Answers, type CallInput, type CallName, type CallResult } from './contract.ts'
import { meant, Refused } from './refusal.ts'
import { rules } from './rules.ts'

type Handlers = { [Name in CallName]: (input: CallInput<Name>) => Answers[Name] | Promise<Answers[Name]> }

const handlers: Handlers = { ...cases, ...rules }

/**
 * Answers a call.
 * @param broken hears of errors that are mistakes of ours; the caller is told their message only
 */
export async function dispatch<Name extends CallName>(name: Name, input: CallInput<Name>, broken?: (error: unknown) => void): Promise<CallResult<Answers[Name]>>
export async function dispatch(name: string, input: unknown, broken?: (error: unknown) => void): Promise<CallResult<unknown>>
export async function dispatch(name: string, input: unknown, broken: (error: unknown) => void = () => {}): Promise<CallResult<unknown>> {
  try {
    if (!isCall(name)) return { ok: false, code: 'unknownCall', message: `There is no call "${name}".`, remedy: meant(name, Object.keys(contract)) }
    const parsed = contract[name].safeParse(input, { jitless: true })
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const place = issue?.path.length ? `${issue.path.join('.')}: ` : ''
      return { ok: false, code: 'badInput', message: `${name} cannot take this. ${place}${issue?.message ?? ''}`, remedy: 'Send what electron/desk/contract.ts says.' }
    }
    return { ok: true, value: await (handlers[name] as (input: unknown) => unknown)(parsed.data) }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code, message: error.message, remedy: error.remedy }
    broken(error)
    return { ok: false, code: 'internal', message: `Nightdesk made a mistake in ${name}: ${error instanceof Error ? error.message : String(error)}`, remedy: 'Please report it, with the file.' }
  }
}

/** Own names only: `constructor` and the like are no calls. */
const isCall = (name: unknown): name is CallName => typeof name === 'string' && Object.hasOwn(contract, name)
