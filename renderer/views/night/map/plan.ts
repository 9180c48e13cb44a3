/** What a laid out map consists of. */
import type { MapCardView, MapLink, MapView } from '../../../../electron/desk/contract.ts'
import type { TextLine } from '../wrap.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A player's lane. `ends`: what becomes of him, a line each, with the row that says it. */
export interface Lane {
  slot: string
  name: TextLine[]
  role: TextLine[]
  /** None of what is of no player. */
  side?: MapView['lanes'][number]['side']
  dies: boolean
  box: Box
  ends: PlacedEnd[]
}

export interface PlacedEnd {
  /** The row that it leads to. */
  row?: string
  death: boolean
  nearly: boolean
  lines: TextLine[]
  why: TextLine[]
  box: Box
}

/** `reach`: the last column into which it goes. */
export interface PlacedCard {
  card: MapCardView
  reach: number
  lines: TextLine[]
  why: TextLine[]
  box: Box
}

/** What stands beside each other: names, steps, what becomes of players. */
export interface Across {
  left: number
  right: number
  columns: number[]
  width: number
}

/** A line from a card to the lane of somebody whom it was aimed at; `dot`: where it ends. */
export interface Aim {
  card: string
  came: boolean
  path: string
  dot: { x: number; y: number }
}

export interface PlacedLink {
  link: MapLink
  path: string
  /** Where its word stands if there is room. */
  word: { x: number; y: number }
  /** The head of the arrow, a path. */
  tip: string
}

/** A line from the card of a deed to the death that it brought; `foiled`: to whom it was meant for, who lives. */
export interface PlacedKill {
  card: string
  row: string
  foiled?: true
  path: string
  tip: string
}

export interface MapDrawing {
  width: number
  height: number
  /** Its lanes are as low as can be, and its cards say less: nothing of what changed nothing, or the first thing alone. */
  dense?: 'terse' | 'brief'
  /** How wide the names and what becomes of players are, and each column. */
  across: Across
  /** How wide what becomes of players is, at its right edge. */
  right: number
  /** How large it is shown so that all of it is seen, as far as its words can be read. */
  zoom: number
  /** Which of the columns each step of the map stands in. */
  steps: number[]
  /** `head`: its name, in a line or two. */
  columns: { head: string[]; x: number; width: number }[]
  lanes: Lane[]
  cards: PlacedCard[]
  aims: Aim[]
  links: PlacedLink[]
  kills: PlacedKill[]
}

export const sizes = {
  head: 30,
  line: 14.5,
  small: 14,
  padX: 10,
  padY: 5,
  gap: 5,
  bar: 4,
  mark: 8,
  lane: 40,
  lowLane: 33,
  idleLane: 26,
  cell: 24,
  gutter: 14,
}

/** How high the lines of the name of a step stand. */
export const headLine = (head: readonly string[], at: number): number => (head.length > 1 ? 13 + at * 12 : 19)

/** Where the words of a card begin: in the middle of it. */
export const textTop = (lines: readonly unknown[], why: readonly unknown[], { y, height }: Box): number =>
  y + (height - lines.length * sizes.line - why.length * sizes.small) / 2
