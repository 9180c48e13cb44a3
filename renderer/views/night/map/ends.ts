/** What becomes of players, at the ends of their lanes; what is of nobody, drawn or ruled, in a lane of its own below. */
import type { MapView, NightRow, NightView } from '../../../../electron/desk/contract.ts'
import type { Span } from '../../../../engine/text/span.ts'
import { say } from '../../../words/say.ts'

/** `id`: of its row in the list of the night, where it has one. */
export interface End {
  id?: string
  said: Span[]
  /** Of a death, whose doing it was; of one that nearly was, who went for him and what kept it off. */
  why: Span[]
  death: boolean
  nearly: boolean
}

const none = { lanes: [], moved: [], nearly: {}, deaths: {} }

/** By the player in whose lane they stand. */
export type Ends = ReadonlyMap<string, readonly End[]>

/** The lane of what is of no player. */
export const nobody = ''

/** Takes the rows of a night, and what was drawn and ruled in it; returns what happens, and who nearly died. */
export function endsOf(
  rows: readonly NightRow[],
  { draws = [], rulings = [] }: Partial<Pick<NightView, 'draws' | 'rulings'>> = {},
  { lanes, moved, nearly: near, deaths }: Pick<MapView, 'lanes' | 'moved' | 'nearly' | 'deaths'> = none,
): Ends {
  const ends = new Map<string, End[]>()
  const put = (lane: string, end: End): void => void ends.set(lane, [...(ends.get(lane) ?? []), end])
  for (const row of rows) {
    if (row.section !== 'happens' && !(isNear(row) && row.death)) continue
    const nearly = isNear(row)
    const death = row.death === true
    put(row.who ?? nobody, {
      id: row.id,
      // What nearly happened says so.
      said: (nearly && near[row.id]) || row.said,
      why: death ? (deaths[row.id] ?? row.why) : [],
      death,
      nearly,
    })
  }
  for (const { who = nobody, said } of moved) put(who, { ...plain, said })
  const nameOf = (slot: string): string => lanes.find(lane => lane.slot === slot)?.name ?? slot
  for (const { row, of, result } of draws)
    put(nobody, { ...plain, id: row, said: [text(`${say('nightMap.drawn')} `), ...of, text(`: ${nameOf(result)}`)] })
  for (const { row, kind, says, over, answered } of rulings)
    put(nobody, {
      ...plain,
      id: row,
      said: [text(`${say(labelOf(kind === 'prompt' && !over, answered))} ${says}`)],
    })
  return ends
}

const labelOf = (asks: boolean, answered: boolean): 'nightMap.toRule' | 'nightMap.ruled' | 'nightMap.read' =>
  !asks ? 'nightMap.read' : answered ? 'nightMap.ruled' : 'nightMap.toRule'

const text = (words: string): Span => ({ kind: 'text', text: words })

const plain = { why: [], death: false, nearly: false }

const isNear = ({ section }: NightRow): boolean => section === 'nearly'
