/** The door to the desk where no workspace is open: case files, rules and saved threads. The command line calls it in its own process. */
import { answer, type Handlers } from './answer.ts'
import { cases } from './cases/calls.ts'
import type { Answers, CallInput, CallName, CallResult } from './contract.ts'
import { exploredCases } from './explore/cases.ts'
import { rules } from './rules/calls.ts'
import { roleLists } from './roster/lists.ts'
import { counting } from './votes/count.ts'

/** Calls that need nothing but what they are given. */
export const withoutWorkspace = {
  ...cases,
  ...exploredCases,
  ...counting,
  ...roleLists,
  ...rules,
} satisfies Partial<Handlers>

/**
 * Answers a call.
 * @param broken hears of errors that are mistakes of ours; the caller is told their message only
 * @param language of what is said: `en` or `ru`
 */
export async function dispatch<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  broken?: (error: unknown) => void,
  language?: string,
): Promise<CallResult<Answers[Name]>>
export async function dispatch(
  name: string,
  input: unknown,
  broken?: (error: unknown) => void,
  language?: string,
): Promise<CallResult<unknown>>
export async function dispatch(
  name: string,
  input: unknown,
  broken: (error: unknown) => void = () => {},
  language?: string,
): Promise<CallResult<unknown>> {
  return answer(withoutWorkspace, name, input, broken, language)
}
