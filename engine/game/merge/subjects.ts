/** What an event is about, where two hosts can have said different things of it and only one of them can hold. */
import type { GameEvent } from '../../journal/event.ts'

/**
 * How a difference is settled. `one`: what is not chosen is left out. `order`: it stays, and is withdrawn; both can stay as
 * well, and the later one counts by the rules.
 */
export type Settled = 'one' | 'order'

export interface Subject {
  about: string
  settled: Settled
}

const one = (about: string): Subject[] => [{ about, settled: 'one' }]
const order = (about: string): Subject[] => [{ about, settled: 'order' }]
const none: Subject[] = []

/**
 * Takes an event with the ids of the merged journal; returns what it is about: nothing for what stands beside anything else.
 */
export function subjectsOf(event: GameEvent): Subject[] {
  switch (event.type) {
    case 'rosterSet':
    case 'rolesDealt':
      return one('roster')
    case 'seatChanged':
      return Object.keys(event.change).map(key => ({ about: `seat ${event.slot} ${key}`, settled: 'one' }))
    case 'optionChosen':
      return one(`option ${event.option}`)
    case 'languageChosen':
      return one('language')
    case 'gameNoted':
      return one('note')
    case 'gameFinished':
      return one('end')
    case 'phaseOpened':
      return one('opens')
    case 'deadlineMoved':
      return one('deadline')
    case 'substitutesListed':
      return one('substitutes')
    case 'playerReplaced':
      return one(`name ${event.slot}`)
    case 'playerRemoved':
      return one(`removed ${event.slot}`)
    case 'promptAnswered':
      return one(`ruling ${event.prompt}`)
    case 'drawFixed':
      return one(`draw ${event.for}`)
    case 'actionReceived':
      return order(`order ${event.by} ${event.does}`)
    case 'ballotCast':
      return order(`ballot ${event.by} ${event.channel ?? ''}`)
    case 'messageReceived':
      return one(`message ${event.from ?? ''} ${event.at ?? ''} ${event.body}`)
    case 'postReceived':
      return event.number === undefined && event.at === undefined
        ? none
        : one(`post ${event.by} ${event.number ?? ''} ${event.at ?? ''}`)
    case 'messageReread':
      return one(`reading ${event.id}`)
    case 'messageDismissed':
      return one(`dismissed ${event.id}`)
    case 'doubtAnswered':
      return one(`doubt ${event.message} ${event.doubt}`)
    case 'actionAdmitted':
      return one(`admitted ${event.id}`)
    case 'actionOverruled':
    case 'overruleLifted':
      return one(`word ${event.id}`)
    default:
      return none
  }
}
