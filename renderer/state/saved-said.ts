/**
 * Whether everything is kept, in a word. When something was kept is about this machine and not about the game: it is told on the
 * clock here, as in the list of games, with its day where that is another, and says so where the clock of the game shows another time.
 */
import { say } from '../words/say.ts'
import type { useSaved } from './saved.ts'
import { clockTime, myZone, sameClock } from './times.ts'

/** @param saved when the last change of the game was kept, as the game says @param zone the game's; mine where none is looked at */
export function savedSaid(
  state: ReturnType<typeof useSaved.getState>['state'],
  saved: string | undefined,
  { zone, mine = myZone(), now }: { zone?: string | undefined; mine?: string; now: Date },
): string {
  const at = (time: string): string =>
    say(zone === undefined || sameClock(time, zone, mine) ? 'shell.savedAt' : 'shell.savedHere', {
      time: clockTime(time, mine, now),
    })
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
