/** A count that a host posted, taken as the votes that stood then: a game that is taken over goes on from it. */
import type { Ballot, Game, PhaseState } from '../../../engine/journal/state.ts'
import type { SeatId } from '../../../engine/reason/claim.ts'
import type { Thread } from '../../../engine/vote/thread.ts'
import { cast } from '../../../engine/vote/cast.ts'
import type { Person } from '../../../engine/vote/person.ts'
import { lastOf } from '../../../engine/vote/tally.ts'
import type { Changing } from '../library/library.ts'
import { openPhase } from '../library/open-phase.ts'
import { nextIds } from '../next-id.ts'
import { Refused } from '../refusal.ts'
import { heard, listed, say } from '../words/say.ts'
import type { CountTaken } from './answers.ts'
import { countReader, type CountRead } from './count-reader.ts'
import { peopleOf, timeIn, toldOf } from './thread-paste.ts'

interface Pasted {
  text: string
  /** The posts that were found in it, where it has any. */
  thread: Pick<Thread, 'posts'>
  /** When it was posted, as the host says. */
  at: string | undefined
  now: string
}

/** @throws Refused where it is no count */
export function takeCount({ book, game, run }: Changing, pasted: Pasted): CountTaken {
  const { system, settings } = book
  const phase = openPhase(system, game())
  const people = peopleVoting(game(), system, settings.hosts)
  const read = countReader(people, settings.titles)
  const found = countIn(pasted, phase, settings.zone, read)
  if (!found) throw new Refused('badInput', say('votes.isNoCount'), say('votes.howCounts'))
  const { count, at } = found
  const takesNobody = system.votes?.nobody?.(game()) === true
  const then = cast(system, game(), phase).ballots.filter(
    ({ at: given }) => !(Date.parse(given ?? '') > Date.parse(at)),
  )
  const before = new Map(lastOf(then).map(ballot => [ballot.by, ballot]))
  const twice = twiceIn(count, people)
  const idOf = nextIds('b', phase.ballots ?? [])
  let ballots = 0
  for (const vote of votesIn(count, takesNobody)) {
    if (twice.includes(vote.by) || isSame(before.get(vote.by), vote)) continue
    run({ do: 'vote', ballot: { id: idOf(), ...vote, at } })
    ballots++
  }
  return { ballots, at, asks: asksOf(count, twice, game(), takesNobody) }
}

/** Players with as many votes as a row may count them with. */
const peopleVoting = (game: Game, system: Changing['book']['system'], hosts: readonly string[]): Person[] => {
  const voices = new Map((system.votes?.voices?.(game) ?? []).map(voice => [voice.slot, voice]))
  return peopleOf(game, hosts).map((person): Person => {
    const voice = voices.get(person.id)
    return { ...person, ...(voice && { votes: voice.votes, ...(voice.divided && { divided: true }) }) }
  })
}

/** The last count among the posts, where these tell their time; else what was pasted as a whole. */
function countIn(
  { text, thread: { posts }, at, now }: Pasted,
  phase: PhaseState,
  zone: string,
  read: ReturnType<typeof countReader>,
): { count: CountRead; at: string } | undefined {
  const told = toldOf(phase, posts, { zone, pasted: () => now })
  const dated = posts.flatMap(post => {
    const count = read(post)
    const { at: posted } = timeIn(post, told)
    return count && posted !== undefined ? { count, at: at ?? posted } : []
  })
  const last = dated.at(-1)
  if (last) return last
  const count = read({ text })
  return count && { count, at: at ?? now }
}

type Vote = Pick<Ballot, 'by' | 'for' | 'nobody'>

/** Each vote once, however often it counts; whoever votes for nobody takes back what was cast before. */
const votesIn = ({ votes, idle }: CountRead, takesNobody: boolean): Vote[] => [
  ...votes.flatMap(({ for: on, nobody, voters }) =>
    nobody && !takesNobody ? [] : [...new Set(voters)].map(by => ({ by, ...(nobody ? { nobody } : { for: on }) })),
  ),
  ...idle.map(by => ({ by })),
]

const isSame = (before: Vote | undefined, vote: Vote): boolean =>
  before?.for === vote.for && before?.nobody === vote.nobody

/** Who stands in it for two, and has no two votes: which of them holds is not ours to say. */
function twiceIn({ votes, idle }: CountRead, people: readonly Person[]): SeatId[] {
  const places = [...votes.map(({ voters }) => voters), idle].flatMap(voters => [...new Set(voters)])
  return people.flatMap(({ id, divided }) => (!divided && places.filter(one => one === id).length > 1 ? id : []))
}

/** What of it was not read, or may be wrong. */
function asksOf(count: CountRead, twice: readonly SeatId[], game: Game, takesNobody: boolean): CountTaken['asks'] {
  const nameOf = (slot: SeatId): string => game.seats.find(seat => seat.slot === slot)?.name ?? slot
  const { votes, idle, strangers = [], inexact = [], unread = [], slip, trouble } = count
  const ask = (message: string, remedy: string): CountTaken['asks'][number] => ({ message, remedy })
  const named = new Set([...votes.flatMap(({ voters }) => voters), ...idle])
  const left = game.seats.filter(({ slot, alive }) => alive && !named.has(slot)).map(({ name }) => name)
  const refused = takesNobody ? [] : votes.flatMap(({ nobody, voters }) => (nobody ? voters.map(nameOf) : []))
  return [
    ...strangers.map(name => ask(say('votes.countStranger', { name }), say('votes.countAlias'))),
    ...inexact.map(({ said, id }) =>
      ask(say('votes.countInexact', { said, name: nameOf(id) }), say('votes.countByHand')),
    ),
    ...unread.map(line => ask(say('votes.countLine', { line }), say('votes.countByHand'))),
    ...(refused.length ? [ask(say('votes.countNobody', { names: listed(refused) }), say('votes.countAllows'))] : []),
    ...twice.map(id => ask(say('votes.countTwice', { name: nameOf(id) }), say('votes.countByHand'))),
    ...(slip && !twice.length ? [ask(heard(slip), say('votes.countByHand'))] : []),
    ...(trouble && !strangers.length ? [ask(heard(trouble), say('votes.countByHand'))] : []),
    ...(idle.length && left.length
      ? [ask(say('votes.countLeft', { names: listed(left) }), say('votes.countByHand'))]
      : []),
  ]
}
