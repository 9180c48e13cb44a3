import type { MapCardView, MapView } from '../../../../electron/desk/contract.ts'

/**
 * Takes the map as it is and that of a what-if; returns the first with how each deed fares in the second, the links that are
 * there, and what is there alone: at the step of its name, or at the last one.
 */
export function faded(real: MapView, now: MapView): MapView {
  const [then, before] = [new Map(now.cards.map(card => [card.id, card])), new Set(real.cards.map(({ id }) => id))]
  const stepOf = (at: number): number => {
    const same = real.columns.indexOf(now.columns[at] ?? '')
    return same >= 0 ? same : Math.min(at, real.columns.length - 1)
  }
  const lanes = new Map(now.lanes.map(lane => [lane.slot, lane]))
  const known = new Set(real.lanes.map(({ slot }) => slot))
  return {
    ...real,
    lanes: [
      ...real.lanes.map(lane => lanes.get(lane.slot) ?? { ...lane, dies: false, votes: 0 }),
      ...now.lanes.filter(({ slot }) => !known.has(slot)),
    ],
    columns: real.columns.length ? real.columns : now.columns,
    cards: [
      ...real.cards.map(card => fadedCard(card, then.get(card.id))),
      ...now.cards
        .filter(({ id }) => !before.has(id))
        .map(card => ({ ...card, at: real.columns.length ? stepOf(card.at) : card.at })),
    ],
    links: now.links,
    behind: now.behind,
    deaths: now.deaths,
    killers: now.killers,
    foiled: now.foiled,
    moved: now.moved,
  }
}

/** It says why as it is now: what stopped it then is told no longer, nor a circle that is broken. */
function fadedCard(before: MapCardView, then: MapCardView | undefined): MapCardView {
  const { circle: _, why: __, by: ___, ...card } = before
  const { fared, circle, why, by } = then ?? before
  return { ...card, fared, ...(why && { why }), ...(by && { by }), ...(circle && { circle }) }
}
