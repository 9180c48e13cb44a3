/** Answering a call: the one place where input is checked and every error becomes words. It never throws. */
import type { z } from 'zod'
import { StoreError, type StoreCode } from '../store/error.ts'
import { contract, type Answers, type CallInput, type CallName, type CallResult, type RefusalCode } from './contract.ts'
import { issueSaid } from './issue-said.ts'
import { suggest, refusalIn } from './refusal.ts'
import { heard, language, say, speaking } from './words/say.ts'

/** How each call is answered, but for the one that is several others. */
export type Handlers = {
  [Name in Exclude<CallName, 'desk.together'>]: (input: CallInput<Name>) => Answers[Name] | Promise<Answers[Name]>
}

/**
 * @param handlers those there are; a call without one needs a workspace
 * @param broken hears of errors that are mistakes of ours; the caller is told their message only
 * @param language of what is said; English where it is none that the desk speaks
 */
export const answer = (
  handlers: Partial<Handlers>,
  name: string,
  input: unknown,
  broken: (error: unknown) => void,
  language?: string,
): Promise<CallResult<unknown>> => speaking(language, () => answerSpoken(handlers, name, input, broken))

async function answerSpoken(
  handlers: Partial<Handlers>,
  name: string,
  input: unknown,
  broken: (error: unknown) => void,
): Promise<CallResult<unknown>> {
  try {
    if (!isCall(name)) return unknown(name)
    const parsed = contract[name].safeParse(input, { jitless: true })
    if (!parsed.success) {
      return {
        ok: false,
        code: 'badInput',
        message: say('desk.badInput', { name, what: unfit(parsed.error.issues, input) }),
        remedy: say('desk.seeContract'),
      }
    }
    if (name === 'desk.together') {
      const { calls } = parsed.data as z.output<(typeof contract)['desk.together']>
      return { ok: true, value: await answerEach(handlers, calls, broken) }
    }
    const handler = handlers[name] as ((input: unknown) => unknown) | undefined
    if (!handler)
      return { ok: false, code: 'noWorkspace', message: say('desk.noWorkspace', { name }), remedy: say('desk.openOne') }
    return { ok: true, value: await handler(parsed.data) }
  } catch (error) {
    const refused = refusalIn(error)
    if (refused) return { ok: false, code: refused.code, message: refused.message, remedy: refused.remedy }
    if (error instanceof StoreError && error.code !== 'internal')
      return {
        ok: false,
        code: fileCodes[error.code] ?? 'file',
        message: heard(error.inEach.message),
        remedy: heard(error.inEach.remedy),
      }
    broken(error)
    const what = whatOf(error).replace(/\.$/, '')
    return { ok: false, code: 'internal', message: say('desk.mistake', { name, what }), remedy: say('desk.reportIt') }
  }
}

/** Several calls, one after the other: a refusal of one is no refusal of the others. */
async function answerEach(
  handlers: Partial<Handlers>,
  calls: readonly { name: string; input: unknown }[],
  broken: (error: unknown) => void,
): Promise<CallResult<unknown>[]> {
  const results: CallResult<unknown>[] = []
  for (const { name, input } of calls)
    results.push(name === 'desk.together' ? unknown(name) : await answerSpoken(handlers, name, input, broken))
  return results
}

const unknown = (name: string): CallResult<unknown> => ({
  ok: false,
  code: 'unknownCall',
  message: say('desk.noCall', { name: String(name) }),
  remedy: suggest(String(name), Object.keys(contract)),
})

/** What does not fit in an input. The schemas speak English by themselves. */
function unfit(issues: readonly z.core.$ZodIssue[], input: unknown): string {
  const [issue] = issues
  if (!issue) return say('desk.doesNotFit')
  if (language() !== 'en') return issueSaid(issues, input).replace(/\.$/, '')
  return `${issue.path.length ? `${issue.path.join('.')}: ` : ''}${issue.message}`
}

function whatOf(error: unknown): string {
  if (error instanceof StoreError) return heard(error.inEach.message)
  return error instanceof Error ? error.message : String(error)
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
