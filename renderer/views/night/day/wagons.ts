/** A vote as its wagons: who votes whom at the end, in the order cast, who left for whom, and who hammered. */
import type { DayView, MapView, VotesView } from '../../../../electron/desk/contract.ts'

/** Somebody on a wagon; `number`: of the post with the vote. */
export interface Rider {
  slot: string
  number?: number
  likely?: true
  /** It ended the day. */
  hammer?: true
}

/** Somebody who left it: for whom, or for nobody. */
interface Leaver {
  slot: string
  to?: string
  number?: number
}

export interface Wagon {
  of: string
  family: boolean
  votes: number
  /** So many more are needed, where the rules set a number and it is not reached. */
  left?: number
  riders: Rider[]
  leavers: Leaver[]
  notes: NonNullable<VotesView['totals'][number]['notes']>
  lynched: boolean
}

type Voted = Pick<VotesView, 'totals' | 'ballots' | 'posts' | 'lynched' | 'needed' | 'ended'>

/** @param day how the vote went; nothing of those who left is told without it */
export function wagonsOf(view: Voted, day: Pick<DayView, 'changes'> | undefined): Wagon[] {
  const { totals, lynched, needed: usual, ended } = view
  const numbers = new Map(view.posts.map(({ id, number }) => [id, number]))
  const numberOf = (slot: string, on: string): number | undefined =>
    numbers.get(
      view.ballots.findLast(
        ({ by, standing, nobody, ...one }) =>
          by === slot
          && standing === 'counts'
          && (on === '' ? nobody : [one.for, one.family, one.individual].includes(on)),
      )?.post ?? '',
    )
  const known = new Set(totals.map(({ of }) => of))
  // Whoever lost all votes has no total.
  const lost = (day?.changes ?? []).flatMap(({ from }) => (from === undefined || known.has(from) ? [] : [from]))
  const all = [...totals, ...[...new Set(lost)].map(of => ({ of, family: false, votes: 0, voters: [] }))]
  return all.flatMap(
    ({ of, family, votes, voters, likely = [], needed = usual, notes = [] }: VotesView['totals'][number]): Wagon[] => {
      const leavers = leaversOf(of, voters, view, day?.changes ?? [])
      const isLynched = lynched.includes(of)
      if (!votes && !voters.length && !notes.length && !leavers.length && !isLynched) return []
      const riders = voters.map((slot, index): Rider => {
        const number = numberOf(slot, of)
        return {
          slot,
          ...(number !== undefined && { number }),
          ...(likely.includes(slot) && { likely: true }),
          ...(ended && isLynched && index === voters.length - 1 && { hammer: true }),
        }
      })
      return [
        {
          of,
          family,
          votes,
          ...(needed !== undefined && !family && votes < needed && { left: needed - votes }),
          riders,
          leavers,
          notes,
          lynched: isLynched,
        },
      ]
    },
  )
}

/** Who was on it and is no longer: each once, as they left last, and where they are now. */
function leaversOf(
  of: string,
  voters: readonly string[],
  { totals }: Pick<Voted, 'totals'>,
  changes: DayView['changes'],
): Leaver[] {
  const rides = new Map(totals.flatMap(one => (one.family ? [] : one.voters.map(voter => [voter, one.of] as const))))
  const left = new Map(
    changes.flatMap(({ by, from, number }) => {
      const to = rides.get(by)
      return from === of && !voters.includes(by)
        ? [[by, { slot: by, ...(to !== undefined && { to }), ...(number !== undefined && { number }) }] as const]
        : []
    }),
  )
  return [...left.values()]
}

/** The map of a day beside its wagons: what was done in it, with the lanes of those whom it is about. */
export function besideWagons(map: MapView, lynched: readonly string[]): MapView {
  if (!map.cards.some(({ ballot }) => ballot)) return map
  const cards = map.cards.filter(({ ballot }) => !ballot)
  const about = new Set(cards.flatMap(({ who, aims }) => [who, ...aims.map(aim => aim.who)]))
  return {
    ...map,
    columns: map.columns.slice(0, -1),
    cards,
    lanes: map.lanes
      .filter(({ slot, dies }) => about.has(slot) || (dies && !lynched.includes(slot)))
      .map(lane => ({ ...lane, votes: 0 })),
    moved: [],
  }
}
