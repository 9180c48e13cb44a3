/** The desk at hand: the one workspace that is open, which can be another one later. */
import { resolve } from 'node:path'
import type { Push } from '../desk/contract.ts'
import type { Desk, DeskOptions } from '../desk/desk.ts'
import type { Dispatch } from './calls.ts'
import { say } from './words/say.ts'
import { inWords } from '../../engine/text/in-each.ts'
import { isLocale } from '../../engine/text/locale.ts'

export type OpenDesk = (options: DeskOptions) => Promise<Desk>

export interface Hand {
  dispatch: Dispatch
  /** The workspace. */
  file(): string | undefined
  /** Opens this one instead. @throws what the desk throws: then all stays as it was */
  open(options: DeskOptions & { file: string }): Promise<void>
  close(): Promise<void>
}

/** @param hear of every change in the workspace at hand */
export function handOf(openDesk: OpenDesk, hear: (push: Push) => void): Hand {
  let held: { desk: Desk; file: string; forget: () => void } | undefined

  async function letGo(): Promise<void> {
    const letting = held
    held = undefined
    letting?.forget()
    await letting?.desk.close()
  }

  return {
    dispatch: async (name, input, language) =>
      (await held?.desk.dispatch(name, input, language)) ?? {
        ok: false,
        code: 'noWorkspace',
        message: inWords(say('noneOpen'), isLocale(language) ? language : 'en'),
        remedy: inWords(say('openOne'), isLocale(language) ? language : 'en'),
      },
    file: () => held?.file,
    async open(options) {
      const file = resolve(options.file)
      if (file === held?.file) return
      const desk = await openDesk({ ...options, file })
      await letGo()
      held = { desk, file, forget: desk.subscribe(hear) }
    },
    close: letGo,
  }
}
