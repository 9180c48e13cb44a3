/** Names in doubt that the host settles: kept as aliases, so that each is asked once and everything like it is read. */
import { cast } from '../../../engine/vote/cast.ts'
import { namesOf } from '../../../engine/vote/names.ts'
import type { Unresolved } from '../../../engine/vote/reading.ts'
import type { Game } from '../../../engine/journal/state.ts'
import { boldInFull, noLynch } from '../../../engine/rules/style.ts'
import type { CallInput } from '../contract.ts'
import type { Changing } from '../library/library.ts'
import { openPhase } from '../library/open-phase.ts'
import { nextId } from '../next-id.ts'
import { notFound } from '../refusal.ts'
import { peopleOf } from './thread-paste.ts'

type Settled = CallInput<'votes.meant'>['names'][number]

/**
 * Whom each of some written names means. A name that is nobody's becomes an alias of the one meant; where that does not
 * settle it, because what stands behind it is what was in doubt, the ballot is entered by hand at the time of its post.
 * @returns how many ballots are read or entered now that were in doubt, and of how many names it is kept whom they mean
 */
export function settle(
  { book, game: now, run }: Changing,
  names: readonly Settled[],
): { ballots: number; kept: number } {
  const doubts = (): ReturnType<typeof cast>['read']['unresolved'] =>
    cast(book.system, now(), openPhase(book.system, now())).read.unresolved
  const agrees = (one: Settled): boolean =>
    doubts().some(doubt => keepsNoName(doubt) && doubt.post === one.post && doubt.name === one.name)
  const before = doubts().length
  let [entered, kept] = [0, 0]
  for (const one of names) {
    const { slot } = one
    const seat = now().seats.find(seat => seat.slot === slot)
    if (slot !== undefined && !seat)
      throw notFound(
        'player',
        slot,
        now().seats.map(({ slot }) => slot),
      )
    // Who agrees with another's vote, or names somebody in full, has said no other name.
    if (!isTaken(now(), one.name) && !agrees(one)) {
      run(
        seat
          ? { do: 'changeSeat', slot: seat.slot, change: { aliases: [...(seat.aliases ?? []), one.name] } }
          : { do: 'callNobody', names: [...(now().nobody ?? []), one.name] },
      )
      kept++
    }
    const open = doubts().find(({ post, name }) => post === one.post && name === one.name)
    if (!open) continue
    const phase = openPhase(book.system, now())
    const at = phase.posts?.find(({ id }) => id === one.post)?.at
    const id = nextId('b', phase.ballots ?? [])
    const choice = slot === undefined ? { nobody: true as const } : { for: slot }
    run({ do: 'vote', ballot: { id, by: open.by, ...choice, ...(at !== undefined && { at }) } })
    entered++
  }
  return { ballots: before - doubts().length + entered, kept }
}

/** Whether it is in doubt whether something is a vote at all. */
export const isWhether = ({ asks }: Pick<Unresolved, 'asks'>): boolean => asks !== undefined && asks !== 'name'

/** Whether the answer is a ballot, and nothing is kept of the name: of what may be no vote, and of two names. */
const keepsNoName = (one: Pick<Unresolved, 'asks' | 'several'>): boolean => isWhether(one) || one.several === true

/** Whether somebody is called so already, so that as an alias it would say nothing, or name two. */
const isTaken = (game: Game, name: string): boolean =>
  namesOf(peopleOf(game, []), { ...boldInFull, nobody: [...noLynch, ...(game.nobody ?? [])] }).whole(name) !== undefined
