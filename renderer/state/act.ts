/** Changing calls: the saved state follows them, and what goes wrong is said with its remedy. */
import type { Answers, CallInput, CallName } from '../../electron/desk/contract.ts'
import { call, CallError } from './desk.ts'
import { forgetMarks } from './last-mark.ts'
import { saving } from './saved.ts'
import { settled, toast } from './toasts.ts'

/** The game did not allow it, and nothing is lost: unlike these, everything else means that it is not kept. */
const refusals = new Set<string>(['declined', 'notFound', 'badInput', 'stopped'])

/**
 * Does something that is kept.
 * @param keepsMarks it is about the marks of posts as sent, which anything else done in a game forgets
 * @returns its value, or undefined where it was refused or could not be kept, which a toast has said then
 */
export async function act<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  { keepsMarks = false }: { keepsMarks?: boolean } = {},
): Promise<Answers[Name] | undefined> {
  const state = saving()
  try {
    const value = await call(name, input)
    if (!keepsMarks && 'game' in input) forgetMarks()
    state.kept(new Date().toISOString())
    settled(`refused ${name}`)
    return value
  } catch (error) {
    const { code, message, remedy } = error instanceof CallError ? error : new CallError('internal', String(error))
    if (refusals.has(code)) state.refused()
    else state.failed(message, remedy)
    toast({
      kind: code === 'stopped' ? 'done' : 'error',
      title: message,
      about: `refused ${name}`,
      ...(remedy === undefined ? {} : { text: remedy }),
    })
    return undefined
  }
}
