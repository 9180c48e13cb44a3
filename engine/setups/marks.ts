/** What a set-up draws over the players once they have their roles: lovers, targets, a second role, a sanity. */
import { cardSaid, whoKey } from './cards.ts'
import type { Chance } from './chance.ts'
import { amountOf, type Given } from './draw.ts'
import type { Card, Mark, Setup, Who } from './setup.ts'

/** Somebody who got a role. */
export interface Player {
  name: string
  card: Card
  faction: string | undefined
}

/** Who got a mark: one player, several at once, or a pair. */
export interface Marked {
  mark: string
  players: readonly string[]
  /** Of a mark with values. */
  value?: string
  /** Who is told of it besides: whose target it is. */
  for?: readonly string[]
  told: Mark['told']
}

/** That a mark cannot be drawn over these players. */
export class Unmarkable extends Error {
  readonly mark: Mark
  readonly there: number

  constructor(mark: Mark, there: number) {
    super(mark.name)
    this.mark = mark
    this.there = there
  }
}

const mostTries = 2000

/**
 * Draws every mark of a set-up, in the order written: a later one may speak of an earlier one.
 * @throws Unmarkable where there are too few for one
 */
export function drawMarks(setup: Setup, players: readonly Player[], given: Given, chance: Chance): Marked[] {
  const drawn: Marked[] = []
  for (const mark of setup.marks) {
    if (mark.ifNo && players.some(player => isOf(mark.ifNo!, player, drawn))) continue
    drawn.push(...again(mark, players, drawn, given, chance))
  }
  return drawn
}

/** Drawn again while it comes out as it may never. */
function again(
  mark: Mark,
  players: readonly Player[],
  before: readonly Marked[],
  given: Given,
  chance: Chance,
): Marked[] {
  const may = players.filter(
    player => isOf(mark.among, player, before) && !(mark.for && isOf(mark.for, player, before)),
  )
  const owners = mark.for && players.filter(player => isOf(mark.for!, player, before))
  if (owners?.length === 0) return []
  for (let tries = 0; tries < mostTries; tries++) {
    const drawn = draw(mark, may, given, chance)
    if (drawn.every(({ players: got }) => !barred(mark, got, players, before)))
      return drawn.map(one => ({ ...one, ...(owners && { for: owners.map(({ name }) => name) }) }))
  }
  throw new Unmarkable(mark, may.length)
}

function draw(mark: Mark, may: readonly Player[], given: Given, chance: Chance): Marked[] {
  const names = may.map(({ name }) => name)
  const base = { mark: mark.name, told: mark.told }
  switch (mark.draws.is) {
    case 'take': {
      const wanted = amountOf(mark.draws.take, given)
      if (wanted > names.length) throw new Unmarkable(mark, names.length)
      return wanted ? [{ ...base, players: inOrder(names, shuffled(names, chance).slice(0, wanted)) }] : []
    }
    case 'one': {
      const { of } = mark.draws
      return names.map(name => ({ ...base, players: [name], value: of[chance.pick(of.map(() => 1n))]! }))
    }
    case 'pairs': {
      if (names.length % 2) throw new Unmarkable(mark, names.length)
      const order = shuffled(names, chance)
      return Array.from({ length: names.length / 2 }, (_, at) => ({
        ...base,
        players: inOrder(names, order.slice(2 * at, 2 * at + 2)),
      }))
    }
  }
}

const inOrder = (all: readonly string[], some: readonly string[]): string[] => all.filter(name => some.includes(name))

function shuffled(names: readonly string[], chance: Chance): string[] {
  const order = [...names]
  for (let last = order.length - 1; last > 0; last--) {
    const taken = chance.pick(Array.from({ length: last + 1 }, () => 1n))
    ;[order[last], order[taken]] = [order[taken]!, order[last]!]
  }
  return order
}

function barred(mark: Mark, got: readonly string[], players: readonly Player[], before: readonly Marked[]): boolean {
  const people = players.filter(({ name }) => got.includes(name))
  return mark.never.some(rule =>
    'all' in rule
      ? people.every(player => isOf(rule.all, player, before))
      : people.some(one =>
          people.some(other => one !== other && isOf(rule.one, one, before) && isOf(rule.other, other, before)),
        ),
  )
}

/** Whether a player is one of those meant: by faction, role or mark. */
export const isOf = (who: Who, player: Player, marked: readonly Marked[]): boolean =>
  who.any.some(({ word, not }) => isIn(word, player, marked) !== not)

function isIn(word: string, { name, card, faction }: Player, marked: readonly Marked[]): boolean {
  const key = whoKey(word)
  return (
    key === 'all'
    || [faction ?? '', card.role, cardSaid(card), ...card.over].some(one => whoKey(one) === key)
    || marked.some(({ mark, players }) => whoKey(mark) === key && players.includes(name))
  )
}
