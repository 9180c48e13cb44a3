/** What the list of a night holds: rows, and what is ruled and drawn, in the order in which they are read. */
import type { NightRow, NightView, RulingView } from '../../../electron/desk/contract.ts'
import type { PlainKey } from '../../words/catalogue.ts'
import { say } from '../../words/say.ts'

type Draw = NightView['draws'][number]
type Standing = NonNullable<NightRow['standing']>

export type Item =
  /** `changed`: otherwise than without the what-if; `off`: switched off in it. */
  | { id: string; kind: 'row'; row: NightRow; state?: 'changed' | 'off' }
  | { id: string; kind: 'ruling'; ruling: RulingView }
  | { id: string; kind: 'draw'; draw: Draw }

export interface Section {
  id: string
  title: string
  items: Item[]
}

const titles = {
  happens: 'night.happens',
  nearly: 'night.nearly',
  tried: 'night.tried',
  void: 'night.void',
} as const satisfies Record<NightRow['section'], PlainKey>

/**
 * @param real the night as it is, where something is switched off in `night`: rows that differ are marked
 * @returns sections that hold something
 */
export function sectionsOf(night: NightView, real: NightView | undefined): Section[] {
  const was = new Map(real?.rows.map(row => [row.id, row]))
  const differs = (row: NightRow): boolean => {
    const before = was.get(row.id)
    return real !== undefined && (before?.section !== row.section || before.mark !== row.mark)
  }
  const rows = (section: NightRow['section']): Section => ({
    id: section,
    title: say(titles[section]),
    items: night.rows
      .filter(row => row.section === section)
      .map(row => ({ id: row.id, kind: 'row', row, ...(differs(row) ? { state: 'changed' } : {}) })),
  })
  const off: Section = {
    id: 'off',
    title: say('night.off'),
    items:
      real?.rows
        .filter(row => row.section === 'tried' && row.action !== undefined && night.without.includes(row.action))
        .map(row => ({ id: row.id, kind: 'row', row, state: 'off' })) ?? [],
  }
  const prompts = night.rulings.filter(({ kind }) => kind === 'prompt')
  const waits = prompts.some(({ answered, over }) => !answered && !over)
  const rulings: Section = {
    id: 'rulings',
    title: say(waits ? 'night.forYouToRule' : 'night.rulingsAndNotices'),
    items: night.rulings.map(ruling => ({ id: ruling.row, kind: 'ruling', ruling })),
  }
  const draws: Section = {
    id: 'draws',
    title: say('night.draws'),
    items: night.draws.map(draw => ({ id: draw.row, kind: 'draw', draw })),
  }
  return [
    ...(waits ? [rulings] : []),
    rows('happens'),
    rows('nearly'),
    rows('tried'),
    off,
    ...(waits ? [] : [rulings]),
    draws,
    rows('void'),
  ].filter(({ items }) => items.length)
}

/** The item that is meant: by its id, or by the id of its action. */
export function itemFor(sections: readonly Section[], selected: string | undefined): Item | undefined {
  if (selected === undefined) return undefined
  const items = sections.flatMap(section => section.items)
  return (
    items.find(({ id }) => id === selected)
    ?? items.find(
      item =>
        item.kind === 'row'
        && (item.row.section === 'tried' || item.row.section === 'void')
        && item.row.action === selected,
    )
  )
}

/** Looked at first: what happens, else whatever there is. */
export function firstItem(sections: readonly Section[]): Item | undefined {
  const rows = sections.filter(({ id }) => id !== 'rulings' && id !== 'draws')
  return (rows[0] ?? sections[0])?.items[0]
}

const fared = {
  yes: 'night.worked',
  no: 'night.failed',
  part: 'night.workedInPart',
  idle: 'night.changedNothing',
  lost: 'night.couldNotSave',
  blank: 'night.foundNothing',
  none: 'night.nothingCame',
} as const satisfies Record<NonNullable<NightRow['fared']> | 'none', PlainKey>

const stood = {
  late: 'night.late',
  replaced: 'night.replaced',
  refused: 'night.refused',
  withdrawn: 'night.withdrawn',
} as const satisfies Record<Exclude<Standing, 'counts'>, PlainKey>

/** How an action fared, or why it does not count, in a word. */
export const faredSaid = ({ section, fared: how, mark, standing = 'counts' }: NightRow): string =>
  say(section === 'tried' ? fared[how ?? mark] : standing === 'counts' ? 'night.nothingCame' : stood[standing])

/** Whose row it is: of whom something becomes, or who acted. */
export const whose = (item: Item): string | undefined =>
  item.kind === 'row' ? (item.row.who ?? item.row.by) : undefined

/** The mark of a row: what stood and brought nothing is neither a yes nor a no. */
export const markFor = ({ fared: how, mark }: NightRow): NightRow['mark'] =>
  how === 'idle' || how === 'lost' || how === 'blank' ? 'none' : mark

/** Why a row is so, in one line; in a list nothing where it is only that nothing stopped it. */
export const whyBeside = ({ why, unstopped }: NightRow): NightRow['why'] => (unstopped ? [] : why)
