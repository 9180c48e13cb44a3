/** What an event is about, where two hosts can have said different things of it and only one of them can hold. */
import type { GameEvent } from '../../journal/event.ts'
import { isEqual } from '../../shape/equal.ts'

/**
 * How a difference is settled. `one`: what is not chosen is left out. `order`: it stays, and is withdrawn; both can stay as
 * well, and the later one counts by the rules.
 */
export type Settled = 'one' | 'order'

interface Subject {
  about: string
  settled: Settled
}

/** All seats at once. Where one set them anew, what the other changed about any of them is a word on the same. */
export const ROSTER = 'roster'
export const isOfRoster = (about: string): boolean => about === ROSTER || about.startsWith('seat ')

/** What of a seat a change is about. */
const ofSeat = (slot: string, key: string): string => `seat ${slot} ${key}`

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
      return one(ROSTER)
    case 'seatChanged':
      return Object.keys(event.change).map(key => ({ about: ofSeat(event.slot, key), settled: 'one' }))
    case 'optionChosen':
      return one(`option ${event.option}`)
    case 'roleMade':
    case 'roleDropped':
      return one(`role ${event.id}`)
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
    case 'activityRuled':
      return one('activity')
    case 'stepTicked':
      return one(`step ${event.step}`)
    case 'postHandled':
      return one(`handled ${event.id}`)
    case 'nobodyCalled':
      return one('nobody')
    case 'substitutesListed':
      return one('substitutes')
    case 'playerReplaced':
      return one(event.head === undefined ? `name ${event.slot}` : `name ${event.slot} ${event.head}`)
    case 'roleTold':
      return one(`told ${event.slot}`)
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
    case 'postTimed':
      return one(`late ${event.id}`)
    case 'voteDenied':
      return one(`denied ${event.vote ?? event.id} ${event.name}`)
    case 'recorded':
      return order(`record ${event.form} ${event.phase ?? ''}`)
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

/**
 * An event without what it says of these subjects, of which another word was chosen.
 * @returns undefined where nothing is left of it
 */
export function withoutSubjects(event: GameEvent, gone: ReadonlySet<string>): GameEvent | undefined {
  if (!gone.size) return event
  if (event.type !== 'seatChanged' || gone.has(ROSTER)) return undefined
  const left = Object.entries(event.change).filter(([key]) => !gone.has(ofSeat(event.slot, key)))
  return left.length ? { ...event, change: Object.fromEntries(left) } : undefined
}

/** What takes back an order that was not chosen. @param id by which the merged journal knows it */
export function withdrawal({ type }: GameEvent, id: string): GameEvent {
  if (type === 'ballotCast') return { type: 'ballotWithdrawn', id }
  return type === 'recorded' ? { type: 'recordDropped', id } : { type: 'actionWithdrawn', id }
}

/** The id of what an event takes back. */
export const takenBack = (event: GameEvent): string | undefined =>
  event.type === 'actionWithdrawn' || event.type === 'ballotWithdrawn' || event.type === 'recordDropped'
    ? event.id
    : undefined

/** Whether two orders say the same, so that nothing is to be chosen. */
export function sameOrder(one: GameEvent, other: GameEvent): boolean {
  const said = (event: GameEvent): unknown =>
    event.type === 'actionReceived'
      ? [event.to, event.with]
      : event.type === 'ballotCast'
        ? [event.for, event.nobody, event.family, event.individual]
        : event.type === 'recorded' && event.values
  return one.type === other.type && isEqual(said(one), said(other))
}
