/**
 * Two journals of one game that agree up to an event, and went on apart: a host and a co-host. What both said stands once,
 * what one of them said is taken over, and where they said different things of the same the host chooses. A phase that
 * either of them locked is locked; what the other took in meanwhile belongs into it.
 */
import type { GameEvent } from '../../journal/event.ts'
import type { Difference, Way } from './difference.ts'
import { endings, openings, type Apart } from './edges.ts'
import { earlier, itemsOf, madeBy, namedBy, withIds, woven, type Item, type Meaning, type Side } from './items.ts'
import { partsOf, type Part, type Said } from './parts.ts'
import {
  isOfRoster,
  ROSTER,
  sameOrder,
  subjectsOf,
  takenBack,
  withdrawal,
  withoutSubjects,
  type Settled,
} from './subjects.ts'

export type { Difference, Way }
export type Merged = { events: Said[]; differences: Difference[] } | Apart

/** What may not be used again as an id in the phase that was open, and of records anywhere. */
type Taken = Iterable<string>

/**
 * @param chosen by the keys of differences; what is not chosen stands as ours
 * @returns what follows the event up to which both agree; the events that lock phases are those of one side, and wait for
 * being resolved again. It is the same whoever is called ours, where the same is chosen.
 */
export function merge(
  taken: Taken,
  ours: readonly Said[],
  theirs: readonly Said[],
  chosen: ReadonlyMap<string, Way>,
): Merged {
  const sides = { ours: partsOf(ours), theirs: partsOf(theirs) }
  const numbers = new Map<string, number>()
  const records = new Set(taken)
  const events: Said[] = []
  const differences: Difference[] = []
  const ends = endings(sides, chosen)
  if (ends) differences.push(ends)
  const last = Math.max(...[sides.ours, sides.theirs].map(parts => parts.length))
  for (let part = 0; part < last; part++) {
    const [mine, yours] = [sides.ours[part], sides.theirs[part]]
    const opening = openings(part, mine?.opens, yours?.opens, chosen)
    if ('apart' in opening) return opening
    if (opening.difference) differences.push(opening.difference)
    if (opening.opens) events.push(opening.opens)
    const made = phaseMerged({ part, mine, yours, numbers, taken: records, chosen })
    differences.push(...made.differences)
    events.push(...made.events)
  }
  return { events, differences }
}

interface PhaseGiven {
  part: number
  mine: Part | undefined
  yours: Part | undefined
  numbers: Map<string, number>
  /** In the first phase what was there already; records are numbered through the whole game. */
  taken: Set<string>
  chosen: ReadonlyMap<string, Way>
}

function phaseMerged({ part, mine, yours, numbers, taken, chosen }: PhaseGiven): {
  events: Said[]
  differences: Difference[]
} {
  const meaning: Record<Side, Meaning> = { ours: new Map(), theirs: new Map() }
  const all = {
    ours: itemsOf([...(mine?.before ?? []), ...(mine?.after ?? [])], 'ours', numbers, meaning.ours),
    theirs: itemsOf([...(yours?.before ?? []), ...(yours?.after ?? [])], 'theirs', numbers, meaning.theirs),
  }
  const lock = earliest(mine?.lock, yours?.lock)
  // What one took in while the phase was open to him belongs before the lock of the other.
  const cut = (side: Side, here: Part | undefined): number =>
    here?.lock || !lock ? (here?.before.length ?? 0) : all[side].length
  const [cutOurs, cutTheirs] = [cut('ours', mine), cut('theirs', yours)]
  const done = new Set<string>()
  const before = woven(all.ours.slice(0, cutOurs), all.theirs.slice(0, cutTheirs), done)
  const after = woven(all.ours.slice(cutOurs), all.theirs.slice(cutTheirs), done)
  const ids = idsFor([...before, ...after], all, part === 0 ? taken : recordsIn(taken))
  for (const [label, id] of ids) if (isRecord(label, all)) taken.add(id)
  const named = (item: Item): GameEvent => {
    const name = namedBy(item.event)
    const label = name === undefined ? undefined : meaning[item.side].get(name)
    return withIds(
      item.event,
      madeBy(item.event) === undefined ? undefined : ids.get(item.label),
      label === undefined ? undefined : ids.get(label),
    )
  }
  const { differences, out, withdrawn } = settled(part, all, { named, saying: sayingOf(all, meaning) }, chosen)
  // What hangs on something that is left out is left out with it.
  const gone = new Set<string>()
  const said = (items: readonly Item[]): Said[] =>
    items.flatMap(item => {
      const whole = named(item)
      const [makes, names] = [madeBy(whole), namedBy(whole)]
      const hangs = names !== undefined && gone.has(names)
      const event = hangs ? undefined : withoutSubjects(whole, out.get(item.label) ?? nothing)
      if (event) return [{ event, at: item.at }]
      if (makes !== undefined) gone.add(makes)
      return []
    })
  return {
    events: [...said(before), ...withdrawn, ...(lock ? [lock] : []), ...said(after)],
    differences,
  }
}

/** What an item says by itself: its words, and where it is about something that was made, what that says. */
function sayingOf(all: Record<Side, Item[]>, meaning: Record<Side, Meaning>): (item: Item) => string {
  const labelled = new Map([...all.ours, ...all.theirs].map(item => [item.label, item]))
  const saying = (item: Item): string => {
    const name = namedBy(item.event)
    if (name === undefined) return item.words
    const label = meaning[item.side].get(name)
    const about = label === undefined ? undefined : labelled.get(label)
    return `${item.words} ${about ? saying(about) : name}`
  }
  return saying
}

const nothing: ReadonlySet<string> = new Set()

const earliest = (one: Said | undefined, other: Said | undefined): Said | undefined =>
  !one || !other ? (one ?? other) : one.at <= other.at ? one : other

const isRecord = (label: string, all: Record<Side, Item[]>): boolean =>
  [...all.ours, ...all.theirs].some(item => item.label === label && item.event.type === 'recorded')

const recordsIn = (taken: Iterable<string>): Set<string> => new Set([...taken].filter(id => id.startsWith('r')))

/** An id for everything that is made: its own, unless that stands for something else already. */
function idsFor(inOrder: readonly Item[], all: Record<Side, Item[]>, taken: Iterable<string>): Map<string, string> {
  const everybody = [...all.ours, ...all.theirs]
  const own = new Map<string, string[]>()
  for (const { label, event } of everybody) {
    const id = madeBy(event)
    if (id !== undefined) own.set(label, [...(own.get(label) ?? []), id].sort(byNumber))
  }
  const claimed = new Set(taken)
  const highest = new Map<string, number>()
  for (const id of [...claimed, ...[...own.values()].flat()]) {
    const [letter, number] = [id.slice(0, 1), Number(id.slice(1)) || 0]
    highest.set(letter, Math.max(highest.get(letter) ?? 0, number))
  }
  const fresh = (letter: string): string => {
    const number = (highest.get(letter) ?? 0) + 1
    highest.set(letter, number)
    return `${letter}${number}`
  }
  const ids = new Map<string, string>()
  for (const { label } of inOrder) {
    const wanted = own.get(label)
    if (!wanted) continue
    const id = wanted.find(one => !claimed.has(one)) ?? fresh(wanted[0]!.slice(0, 1))
    claimed.add(id)
    ids.set(label, id)
  }
  return ids
}

const byNumber = (one: string, other: string): number => one.length - other.length || (one < other ? -1 : 1)

/** What of both sides does not go together, and what becomes of it. */
function settled(
  part: number,
  all: Record<Side, Item[]>,
  { named, saying }: { named: (item: Item) => GameEvent; saying: (item: Item) => string },
  chosen: ReadonlyMap<string, Way>,
): { differences: Difference[]; out: ReadonlyMap<string, ReadonlySet<string>>; withdrawn: Said[] } {
  const about = withRosters({ ours: aloneOf('ours', all, named), theirs: aloneOf('theirs', all, named) })
  const differences: Difference[] = []
  /** By label what of it another word was chosen for. */
  const out = new Map<string, Set<string>>()
  const withdrawn: (Said & { words: string })[] = []
  for (const [subject, { settled: how, items: mine }] of about.ours) {
    const yours = about.theirs.get(subject)?.items
    if (!yours) continue
    const [ours, theirs] = [mine.map(named), yours.map(named)]
    if (how === 'order' && sameOrder(ours.at(-1)!, theirs.at(-1)!)) continue
    const key = keyOf(part, subject, [...ours, ...theirs])
    differences.push({
      key,
      part,
      ours,
      theirs,
      ways: how === 'order' ? ['ours', 'theirs', 'both'] : ['ours', 'theirs'],
      saying: { ours: mine.map(saying), theirs: yours.map(saying) },
    })
    const way = chosen.get(key) ?? 'ours'
    if (way === 'both' && how === 'order') continue
    for (const item of way === 'theirs' ? mine : yours) {
      const event = named(item)
      if (how === 'one') out.set(item.label, new Set([...(out.get(item.label) ?? []), subject]))
      else withdrawn.push({ event: withdrawal(event, madeBy(event)!), at: item.at, words: item.words })
    }
  }
  const byTime = withdrawn.sort((one, other) => (earlier(one, other) === one ? -1 : 1))
  return { differences, out, withdrawn: byTime.map(({ event, at }) => ({ event, at })) }
}

/** The key of a difference: of what has ids by these, since what it says may be long. */
function keyOf(part: number, subject: string, events: readonly GameEvent[]): string {
  const ids = events.flatMap(event => madeBy(event) ?? []).sort()
  return ids.length ? `${part} ${ids.join(' ')}` : `${part} ${subject}`
}

/** What was said, by what it is about. */
type About = Map<string, { settled: Settled; items: Item[] }>

/** Where one side set all seats anew, whatever is about a seat is about all of them. */
function withRosters(about: Record<Side, About>): Record<Side, About> {
  if (!about.ours.has(ROSTER) && !about.theirs.has(ROSTER)) return about
  const joined = (one: About): About => {
    const seats = [...one].filter(([subject]) => isOfRoster(subject))
    const items = [...new Set(seats.flatMap(([, said]) => said.items))]
    const rest = [...one].filter(([subject]) => !isOfRoster(subject))
    return new Map([...rest, ...(items.length ? [[ROSTER, { settled: 'one', items }] as const] : [])])
  }
  return { ours: joined(about.ours), theirs: joined(about.theirs) }
}

/** What one side alone said, by what it is about. Orders that it withdrew itself are none. */
function aloneOf(side: Side, all: Record<Side, Item[]>, named: (item: Item) => GameEvent): About {
  const others = new Set(all[side === 'ours' ? 'theirs' : 'ours'].map(({ label }) => label))
  const back = new Set(all[side].flatMap(({ event }) => takenBack(event) ?? []))
  const about: About = new Map()
  for (const item of all[side]) {
    if (others.has(item.label) || back.has(madeBy(item.event) ?? '')) continue
    for (const { about: subject, settled: how } of subjectsOf(named(item)))
      about.set(subject, { settled: how, items: [...(about.get(subject)?.items ?? []), item] })
  }
  return about
}
