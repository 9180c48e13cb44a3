/** Texts that two windows edit at once: the later one says what it would overwrite, instead of overwriting it. */
import { Refused } from './refusal.ts'
import { say } from './words/say.ts'

/** As much of a text as a refusal quotes. */
const most = 300

/**
 * Makes sure that nothing is overwritten that whoever writes has not seen.
 * @param over what he wrote on top of, null for no edit; undefined where he does not say
 * @param stands the edit that stands there now
 * @param next what he writes
 * @throws Refused naming what stands there
 */
export function checkOverwriting(over: string | null | undefined, stands: string | null, next: string | null): void {
  if (over === undefined || over === stands || next === stands) return
  throw new Refused(
    'declined',
    stands === null
      ? say('desk.takenBackMeanwhile')
      : stands === ''
        ? say('desk.emptiedMeanwhile')
        : say('desk.changedMeanwhile', { text: stands.length > most ? `${stands.slice(0, most)}…` : stands }),
    say('desk.yoursStays'),
  )
}
