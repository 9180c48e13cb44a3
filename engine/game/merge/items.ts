/**
 * What two hosts said, told apart and recognised. Each numbers what he takes in for himself, so the same message may be `m7`
 * here and `m8` there: an event is known by what it says, with the ids it made left out and those that it names followed.
 */
import type { GameEvent } from '../../journal/event.ts'
import type { Said } from './parts.ts'

export type Side = 'ours' | 'theirs'

/** An event of one side. */
export interface Item extends Said {
  side: Side
  /** The same on both sides for what is the same. */
  label: string
  /** What it says, without any id: orders what was kept at the same time. */
  words: string
}

/** Events that give something a new id. */
const making: ReadonlySet<GameEvent['type']> = new Set([
  'actionReceived',
  'messageReceived',
  'ballotCast',
  'postReceived',
  'countReceived',
  'recorded',
])

/** Where an event names what another one made. */
const naming: Readonly<Partial<Record<GameEvent['type'], string | readonly string[]>>> = {
  actionReceived: 'message',
  actionWithdrawn: 'id',
  actionAdmitted: 'id',
  actionOverruled: 'id',
  overruleLifted: 'id',
  messageReread: 'id',
  messageDismissed: 'id',
  orderTaken: 'message',
  doubtAnswered: 'message',
  ballotCast: ['post', 'count'],
  ballotWithdrawn: 'id',
  countReceived: 'after',
  postDropped: 'id',
  postTimed: 'id',
  voteDenied: 'id',
  postHandled: 'id',
  recordDropped: 'id',
}

const field = (event: GameEvent, key: string | undefined): string | undefined => {
  const value = key === undefined ? undefined : (event as Readonly<Record<string, unknown>>)[key]
  return typeof value === 'string' ? value : undefined
}

/** The id that an event gives to something new. */
export const madeBy = (event: GameEvent): string | undefined =>
  making.has(event.type) ? field(event, 'id') : undefined

/** Where it does: of several places in the one that it has. */
const namesAt = (event: GameEvent): string | undefined =>
  [naming[event.type] ?? []].flat().find(key => field(event, key) !== undefined)

/** The id that an event names. */
export const namedBy = (event: GameEvent): string | undefined => field(event, namesAt(event))

/** The event with other ids. */
export function withIds(event: GameEvent, made: string | undefined, named: string | undefined): GameEvent {
  const key = namesAt(event)
  return {
    ...event,
    ...(made !== undefined && { id: made }),
    ...(key !== undefined && named !== undefined && { [key]: named }),
  } as GameEvent
}

/** What each id of a side stands for. */
export type Meaning = Map<string, string>

/**
 * Recognises what one side said in a phase.
 * @param numbers of all that was ever said, shared by both sides
 * @param meaning of ids made so far; those made here are added to it
 */
export function itemsOf(said: readonly Said[], side: Side, numbers: Map<string, number>, meaning: Meaning): Item[] {
  const times = new Map<number, number>()
  return said.map(({ event, at }) => {
    const [made, named] = [madeBy(event), namedBy(event)]
    const words = wordsOf(event)
    const known = JSON.stringify([words, named && (meaning.get(named) ?? named)])
    const number = numbers.get(known) ?? numbers.size
    numbers.set(known, number)
    const time = times.get(number) ?? 0
    times.set(number, time + 1)
    const label = `${number}.${time}`
    if (made !== undefined) meaning.set(made, label)
    return { event, at, side, label, words }
  })
}

/** What an event says, without any id. */
export const wordsOf = (event: GameEvent): string => inOrder(withIds(event, madeBy(event) && '', namedBy(event) && ''))

/** Plain data as text, whatever the order of its keys. */
const inOrder = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

/**
 * Both sides in one order: each keeps its own, what both said stands once, and between them the earlier comes first. It is
 * the same whoever is called ours.
 * @param done labels that stand already; those that come are added to it
 */
export function woven(ours: readonly Item[], theirs: readonly Item[], done: Set<string>): Item[] {
  const [mine, yours] = [new Set(labelsOf(ours)), new Set(labelsOf(theirs))]
  const shared = (item: Item): boolean => mine.has(item.label) && yours.has(item.label)
  const all: Item[] = []
  let [at, to] = [0, 0]
  for (;;) {
    while (ours[at] && done.has(ours[at]!.label)) at++
    while (theirs[to] && done.has(theirs[to]!.label)) to++
    const [one, other] = [ours[at], theirs[to]]
    if (!one && !other) return all
    const next =
      !one || !other ? (one ?? other)! : shared(one) === shared(other) ? earlier(one, other) : shared(one) ? other : one
    done.add(next.label)
    all.push(next)
  }
}

const labelsOf = (items: readonly Item[]): string[] => items.map(({ label }) => label)

/** Of what was kept at the same time, the one whose words come first. */
export const earlier = <One extends Said & { words: string }>(one: One, other: One): One =>
  one.at < other.at || (one.at === other.at && one.words <= other.words) ? one : other
