/** What each message still wants, and where the host goes next. */
import type { DoubtView, MessageState, MessageView } from '../../../electron/desk/contract.ts'
import type { PlainKey } from '../../words/catalogue.ts'

/** Whether the host still has something to do with it: what says nothing is done with once it was seen. */
export const wantsHost = ({ state }: Pick<MessageView, 'state'>): boolean => state === 'new' || state === 'doubt'

/** What says the states. */
export const stateKeys = {
  new: 'inbox.toTake',
  doubt: 'inbox.asks',
  nothing: 'inbox.nothingFound',
  taken: 'inbox.taken',
  dismissed: 'inbox.aside',
} as const satisfies Record<MessageState, PlainKey>

/** As many choices have a button and a key each; more are searched. */
export const mostInSight = 9

/** The next message that wants the host, below this one and then from the top; undefined when none does. */
export function nextWanting(messages: readonly MessageView[], after: string | undefined): MessageView | undefined {
  const at = messages.findIndex(({ id }) => id === after)
  return [...messages.slice(at + 1), ...messages.slice(0, Math.max(at, 0))].find(wantsHost)
}

/** The one above or below; the ends stay where they are. */
export function beside(messages: readonly MessageView[], id: string | undefined, way: 1 | -1): MessageView | undefined {
  const at = messages.findIndex(message => message.id === id)
  if (at < 0) return way === 1 ? messages[0] : messages.at(-1)
  return messages[Math.min(Math.max(at + way, 0), messages.length - 1)]
}

/** How many actions can be taken without a question. */
export const sure = (messages: readonly MessageView[]): number =>
  messages.filter(wantsHost).reduce((sum, { proposals }) => sum + proposals.filter(({ taken }) => !taken).length, 0)

/** The first question of a message that waits, with its number. */
export function openDoubt({ doubts }: MessageView): { doubt: DoubtView; index: number } | undefined {
  const index = doubts.findIndex(({ answered }) => answered === undefined)
  return index < 0 ? undefined : { doubt: doubts[index]!, index }
}

/** What a message says, in one line. */
export const briefly = (body: string, most = 90): string => {
  const line = body.replace(/\s+/g, ' ').trim()
  return line.length > most ? `${[...line].slice(0, most - 1).join('')}…` : line
}
