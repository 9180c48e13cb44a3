/** Whether everything is kept, in a word: with the time on the clock of the game that is looked at, as all its times are. */
import { say } from '../words/say.ts'
import type { useSaved } from './saved.ts'
import { clockOnly, myZone } from './times.ts'

/** @param saved when the last change of the game was kept, as the game says @param zone the game's; mine where none is looked at */
export function savedSaid(
  state: ReturnType<typeof useSaved.getState>['state'],
  saved: string | undefined,
  zone = myZone(),
): string {
  const at = (time: string): string => say('shell.savedAt', { time: clockOnly(time, zone) })
  switch (state.is) {
    case 'idle':
      return saved === undefined ? say('shell.saved') : at(saved)
    case 'saving':
      return say('shell.saving')
    case 'saved':
      return at(state.at)
    case 'failed':
      return say('shell.notSaved')
    case 'lost':
      return say('shell.notConnected')
  }
}
