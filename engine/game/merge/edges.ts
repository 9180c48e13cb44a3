/** Where a phase begins, and where a game ends: of these two hosts can have gone different ways. */
import { isEqual } from '../../shape/equal.ts'
import type { GameEvent } from '../../journal/event.ts'
import { apartIn, sideChosen, type Difference, type Way } from './difference.ts'
import type { Side } from './items.ts'
import type { Part, Said } from './parts.ts'

/** They opened different phases: nothing can be made one. */
export interface Apart {
  apart: { part: number; ours: GameEvent; theirs: GameEvent }
}

/** One ended the game where the other went on: what is not chosen is taken out of its side. */
export function endings(sides: Record<Side, Part[]>, chosen: ReadonlyMap<string, Way>): Difference | undefined {
  for (const [ended, going] of [
    ['ours', 'theirs'],
    ['theirs', 'ours'],
  ] as const) {
    const at = sides[ended].findIndex(({ before, after }) => [...before, ...after].some(isEnd))
    const further = sides[going][at + 1]?.opens
    if (at < 0 || !further || sides[ended].length > at + 1) continue
    const end = [...sides[ended][at]!.before, ...sides[ended][at]!.after].find(isEnd)!
    const key = `${at} goes on`
    const difference: Difference = {
      key,
      part: at,
      ...(ended === 'ours' ? apartIn([end.event], [further.event]) : apartIn([further.event], [end.event])),
      ways: ['ours', 'theirs'],
    }
    if (sideChosen(chosen.get(key)) === ended) sides[going].splice(at + 1)
    else {
      const part = sides[ended][at]!
      sides[ended][at] = {
        ...part,
        before: part.before.filter(one => one !== end),
        after: part.after.filter(one => one !== end),
      }
    }
    return difference
  }
  return undefined
}

const isEnd = ({ event }: Said): boolean => event.type === 'gameFinished'

/** How a phase begins: by the clock of one of them. */
export function openings(
  part: number,
  mine: Said | undefined,
  yours: Said | undefined,
  chosen: ReadonlyMap<string, Way>,
): { opens?: Said; difference?: Difference } | Apart {
  if (!mine || !yours) return { ...((mine ?? yours) && { opens: (mine ?? yours)! }) }
  const about = ({ event }: Said): unknown =>
    event.type === 'phaseOpened' ? { ...event, ended: undefined, seats: undefined } : event
  const kind = ({ event }: Said): unknown => event.type === 'phaseOpened' && [event.kind, event.number]
  if (!isEqual(kind(mine), kind(yours))) return { apart: { part, ours: mine.event, theirs: yours.event } }
  if (isEqual(about(mine), about(yours))) return { opens: mine.at <= yours.at ? mine : yours }
  const key = `${part} opens`
  return {
    opens: sideChosen(chosen.get(key)) === 'ours' ? mine : yours,
    difference: { key, part, ...apartIn([mine.event], [yours.event]), ways: ['ours', 'theirs'] },
  }
}
