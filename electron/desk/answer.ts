/** Answering a call: the one place where input is checked and every error becomes words. It never throws. */
import { StoreError, type StoreCode } from '../store/error.ts'
import { contract, type Answers, type CallInput, type CallName, type CallResult, type RefusalCode } from './contract.ts'
import { meant, refusalIn } from './refusal.ts'

export type Handlers = { [Name in CallName]: (input: CallInput<Name>) => Answers[Name] | Promise<Answers[Name]> }

/**
 * @param handlers those there are; a call without one needs a workspace
 * @param broken hears of errors that are mistakes of ours; the caller is told their message only
 */
export async function answer(
  handlers: Partial<Handlers>,
  name: string,
  input: unknown,
  broken: (error: unknown) => void,
): Promise<CallResult<unknown>> {
  try {
    if (!isCall(name))
      return {
        ok: false,
        code: 'unknownCall',
        message: `There is no call "${name}".`,
        remedy: meant(String(name), Object.keys(contract)),
      }
    const parsed = contract[name].safeParse(input, { jitless: true })
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const place = issue?.path.length ? `${issue.path.join('.')}: ` : ''
      return {
        ok: false,
        code: 'badInput',
        message: `${name} cannot take this. ${place}${issue?.message ?? 'It does not fit'}.`,
        remedy: 'Send what electron/desk/contract.ts says.',
      }
    }
    const handler = handlers[name] as ((input: unknown) => unknown) | undefined
    if (!handler)
      return { ok: false, code: 'noWorkspace', message: `${name} needs an open workspace.`, remedy: 'Open one first.' }
    return { ok: true, value: await handler(parsed.data) }
  } catch (error) {
    const refused = refusalIn(error)
    if (refused) return { ok: false, code: refused.code, message: refused.message, remedy: refused.remedy }
    if (error instanceof StoreError && error.code !== 'internal')
      return { ok: false, code: fileCodes[error.code] ?? 'file', message: error.message, remedy: error.remedy }
    broken(error)
    return {
      ok: false,
      code: 'internal',
      message: `Nightdesk made a mistake in ${name}: ${(error instanceof Error ? error.message : String(error)).replace(/\.$/, '')}.`,
      remedy: 'Please report it, with the file.',
    }
  }
}

/** What of the store is no trouble with the file: nothing was to be saved, and nothing is lost. */
const fileCodes: Partial<Record<StoreCode, RefusalCode>> = {
  notFound: 'notFound',
  badValue: 'badInput',
  exists: 'declined',
  conflict: 'declined',
}

/** Own names only: `constructor` and the like are no calls. */
const isCall = (name: unknown): name is CallName => typeof name === 'string' && Object.hasOwn(contract, name)
