/** What a person is told when something cannot be done, and what to do about it. */
import { alike, inWords, type InEach } from '../../engine/text/in-each.ts'
import type { Locale } from '../../engine/text/wording.ts'
import { say } from './words/say.ts'

export interface Trouble {
  message: string
  remedy: string
}

/** The same in every language. */
export interface TroubleInEach {
  message: InEach
  remedy: InEach
}

/** It in one of them. */
export const inOne = ({ message, remedy }: TroubleInEach, language: Locale): Trouble => ({
  message: inWords(message, language),
  remedy: inWords(remedy, language),
})

/** What an error says to a person. @param error of the desk or of a host, with a remedy; or any other */
export const troubleOf = (error: unknown, language: Locale = 'en'): Trouble => inOne(saidBy(error), language)

/** An error that says so. */
export const troubled = (inEach: TroubleInEach, cause?: unknown): Error =>
  Object.assign(new Error(inEach.message.en, cause === undefined ? undefined : { cause }), {
    remedy: inEach.remedy.en,
    inEach,
  })

function saidBy(error: unknown): TroubleInEach {
  const { inEach, remedy } = Object(error) as { inEach?: TroubleInEach; remedy?: unknown }
  if (inEach) return inEach
  return {
    message: alike(error instanceof Error ? error.message : String(error)),
    remedy: typeof remedy === 'string' ? alike(remedy) : say('reportIt'),
  }
}
