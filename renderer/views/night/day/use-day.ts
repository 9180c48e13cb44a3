/** What of a phase with a vote is shown where its map stands: the wagons, and beside them what was done in it. */
import { useEffect, useMemo, useState } from 'react'
import type { MapView, VotesView } from '../../../../electron/desk/contract.ts'
import { useAnswer, useKept } from '../../../state/answers.ts'
import { hasVotes } from '../../../state/holds.ts'
import { useVoteNames } from '../../votes/use-votes.ts'
import type { Night } from '../use-night.ts'
import { besideWagons } from './wagons.ts'

export type Part = 'wagons' | 'deeds'

export interface Day {
  /** Nobody voted yet, where there is a vote; nothing where that is not known. */
  awaits: boolean
  /** The vote, where its wagons are shown. */
  view?: VotesView
  nameOf: (slot: string) => string
  /** The map of what was done. */
  map: MapView | undefined
  real: MapView | undefined
  showsMap: boolean
  /** In a low window one of the two has the room: which, and what turns to the other. */
  part?: Part
  turn: (part: Part) => void
}

/** So high a window shows the wagons of a day and what was done in it at once. */
const roomForBoth = 1000

/**
 * @param shown the map as looked at, with every vote a card
 * @param of the same without a what-if
 * @param looked the row that is chosen
 */
export function useDay(
  { game, asked }: Pick<Night, 'game' | 'asked'>,
  shown: MapView | undefined,
  of: MapView | undefined,
  looked: string | undefined,
): Day {
  const phase = game?.phases[asked.phase]
  const voted = game !== undefined && phase !== undefined && hasVotes(game, phase)
  const view = useKept(useAnswer('votes.view', voted ? asked : undefined).value, `${asked.game} ${asked.phase}`)
  const nameOf = useVoteNames(game)
  const counts =
    voted
    && view !== undefined
    && (view.ballots.some(({ standing }) => standing !== 'withdrawn') || view.totals.some(({ votes }) => votes !== 0))
  const lynched = counts ? view.lynched : undefined
  const map = useMemo(() => (shown && lynched ? besideWagons(shown, lynched) : shown), [shown, lynched])
  const real = useMemo(() => (of && lynched ? besideWagons(of, lynched) : of), [of, lynched])
  const [part, turn] = useState<Part>('wagons')
  const deeds = map?.cards ?? []
  const both = counts && deeds.length > 0 && window.innerHeight < roomForBoth
  // What is chosen is shown.
  const isDeed = looked !== undefined && deeds.some(({ row, leads = row }) => leads === looked)
  useEffect(() => {
    if (isDeed) turn('deeds')
  }, [isDeed, looked])
  return {
    awaits: voted && view !== undefined && !counts,
    ...(counts && (!both || part === 'wagons') && { view }),
    nameOf,
    map: voted && !view ? undefined : map,
    real,
    showsMap: !counts || (deeds.length > 0 && (!both || part === 'deeds')),
    ...(both && { part }),
    turn,
  }
}
