/** What the answer to a doubt about a vote could change now: who has a majority, else who leads. */
import type { Ballot } from '../../../engine/journal/state.ts'
import { nobody, type SeatId } from '../../../engine/reason/claim.ts'
import { byPost } from '../../../engine/vote/by-post.ts'
import type { PostRead } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import type { Votes } from './judged.ts'
import { Recount, type Standing } from './recount.ts'

type Bears = NonNullable<PostRead['bears']>
type Places = ReadonlyMap<string, { at: string | undefined; index: number }>

/** @returns by post, of those with a doubt whose answer bears on anything */
export function bearingOn(votes: Votes, here: ResolvedPhase): ReadonlyMap<string, Bears> {
  const { doubts: open, undated } = votes
  const bears = new Map<string, Bears>()
  if (here.locked || !here.outcome.tally || !(open.length + undated.length)) return bears
  const recount = new Recount(votes, here)
  const { cast, isNear } = recount
  const is = recount.standing(cast)
  const places: Places = new Map((here.phase.posts ?? []).map(({ id, at }, index) => [id, { at, index }]))
  const followed = (post: string): readonly Ballot[] => cast.filter(one => isAfter(one, post, places))
  const put = (ballot: Ballot): Ballot[] => {
    const [next] = followed(ballot.post ?? '')
    const at = next ? cast.indexOf(next) : cast.length
    return [...cast.slice(0, at), ballot, ...cast.slice(at)]
  }
  const choices = choicesOf(here, recount.voted)
  const answersTo = (doubt: Votes['read']['unresolved'][number]): Ballot[][] => {
    const { by, post, likely, left } = doubt
    const guess =
      likely === undefined
        ? undefined
        : cast.find(one => one.by === by && one.post === post && one.likely !== undefined)
    // Where the host's next count leaves the voter is known.
    if (left) return []
    const votes = choices(doubt).map((choice): Ballot => ({ id: guess?.id ?? '', by, post, ...choice }))
    if (!guess) return votes.map(put)
    return [cast.filter(one => one !== guess), ...votes.map(vote => cast.map(one => (one === guess ? vote : one)))]
  }
  // Several that nobody confirmed may be a majority together, where none of them is one alone.
  const waiting = (here.outcome.tally.waits ?? []).filter(of => recount.isEnough(of))
  const together = (asked: readonly Votes['read']['unresolved'][number][]): Bears[] =>
    asked.flatMap(({ likely }) => (waiting.includes(likely ?? '') ? [{ is: 'makes', of: likely! }] : []))
  const [doubts, untimed] = [byPost(open), byPost(undated)]
  for (const id of places.keys()) {
    const asks = [...doubts(id), ...untimed(id)]
    if (!asks.length) continue
    // What its writer voted later stands, unless somebody may have had a majority before.
    const later = new Set(followed(id).map(({ by }) => by))
    if (!isNear && asks.every(({ by }) => later.has(by))) continue
    const answers = [...doubts(id).flatMap(answersTo), ...untimed(id).map(put)]
    const found = answers.flatMap(answer => differenceOf(is, recount.standing(answer)) ?? [])
    const [most] = order.flatMap(kind => [...found, ...together(doubts(id))].find(one => one.is === kind) ?? [])
    if (most) bears.set(id, most)
  }
  return bears
}

/** What bears most first. */
const order = ['makes', 'unmakes', 'leads'] as const

/**
 * For whom a vote in doubt may be. A name that is like nobody's may be anybody's, or no lynch: of those who never had a
 * vote one is like the other.
 */
function choicesOf(
  { game }: ResolvedPhase,
  voted: ReadonlySet<SeatId>,
): (doubt: Votes['read']['unresolved'][number]) => Pick<Ballot, 'for' | 'nobody'>[] {
  const living = game.seats.flatMap(({ slot, alive, bystander }) => (alive && !bystander ? [slot] : []))
  const anybody = [
    ...[...living, nobody].filter(slot => voted.has(slot)),
    ...living.filter(slot => !voted.has(slot)).slice(0, 1),
  ]
  return ({ near, likely, nobody: none }) => {
    const named = near.filter(slot => living.includes(slot))
    const seats = named.length || likely !== undefined ? named : anybody
    return [...new Set([...seats, ...(none ? [nobody] : [])])].map(slot =>
      slot === nobody ? { nobody: true } : { for: slot },
    )
  }
}

function differenceOf(is: Standing, would: Standing): Bears | undefined {
  const [had, has] = [is, would].map(({ majority, first }) => [
    ...majority,
    ...(first === undefined ? [] : [first]),
  ]) as [SeatId[], SeatId[]]
  const [made, lost] = [has.find(slot => !had.includes(slot)), had.find(slot => !has.includes(slot))]
  if (made !== undefined) return { is: 'makes', of: made }
  if (lost !== undefined) return { is: 'unmakes', of: lost }
  return is.leaders.join() === would.leaders.join() ? undefined : { is: 'leads' }
}

/** Whether a ballot was cast after a post; one by hand has a time, or the last post that was there. */
function isAfter({ post, after, at }: Ballot, than: string, places: Places): boolean {
  const place = places.get(than)
  const index = places.get(post ?? after ?? '')?.index
  if (!place) return false
  if (post === undefined && at !== undefined && place.at !== undefined) return Date.parse(at) > Date.parse(place.at)
  return index !== undefined && (post === undefined ? index >= place.index : index > place.index)
}
