/** Who has won (DAY-W2). The engine proposes; the host confirms. */
import type { Proposal } from '../../journal/outcome.ts'
import type { Game, Seat } from '../../journal/state.ts'
import { catalogueOf, type Catalogue } from '../../ruleset/catalogue.ts'
import type { VoteDays } from '../../ruleset/lent.ts'
import type { Slot } from '../../reason/claim.ts'
import { rememberedOf } from '../../resolve/sequence/vocabulary.ts'
import { declared } from './facts.ts'
import { isByDay } from './marks.ts'
import { all, type Says, type Walk } from './vocabulary.ts'

/** Looked for when all deaths of a day have come about (DAY-W1). */
export const winner = (walk: Walk): Proposal | undefined =>
  proposal(
    walk.catalogue,
    walk.game,
    walk.living(),
    walk.ledger.found({ kind: 'hasWon', when: 'soFar' }).map(({ of }) => of),
  )

/** The same after a night. */
export const morning: VoteDays['proposed'] = (system, game, phase, { deaths, recruited }) => {
  const gone = new Set([...deaths, ...phase.removed.map(({ who }) => who)])
  const living = game.seats
    .filter(({ slot, alive }) => alive && !gone.has(slot))
    .map(seat => ({ ...seat, faction: recruited.find(({ who }) => who === seat.slot)?.into ?? seat.faction }))
  return proposal(
    catalogueOf(system, game),
    game,
    living,
    rememberedOf(declared, game.facts, 'hasWon').map(({ of }) => of),
  )
}

/** Treestumps count for nobody (DAY-R3). @param before who has won already, by a lynch */
function proposal(
  catalogue: Catalogue,
  { seats }: Game,
  alive: readonly Seat[],
  before: readonly Slot[],
): Proposal | undefined {
  const dealt = new Set(seats.map(({ faction }) => faction))
  if (!dealt.has('mafia') || !dealt.has('town')) return undefined
  const living = alive.filter(seat => !isByDay(catalogue, seat, 'treestump'))
  const of = (side: string): number => living.filter(({ faction }) => faction === side).length
  const values = { town: of('town'), mafia: of('mafia'), living: living.length }
  const third = living.some(seat => !['town', 'mafia'].includes(seat.faction) && kills(catalogue, seat))
  const side = values.mafia === 0 ? 'town' : 'mafia'
  const won = values.mafia === 0 ? values.town > 0 : values.mafia * 2 >= values.living
  if (!won || third) return undefined
  const kind: Says = side === 'town' ? 'townAlone' : 'atParity'
  const notes = before.map(who => ({ claim: { is: 'fact', kind: 'hasWon', of: who } as const, rule: 'DAY-R6' }))
  const reason = all({ is: 'fact', kind, of: side, values }, { rule: 'DAY-W2', notes })
  return reason.holds ? { winners: [side], rule: 'DAY-W2', reason } : undefined
}

/** Whether somebody can kill by what he has: an independent who does stands in everybody's way. */
const kills = (catalogue: Catalogue, seat: Seat): boolean =>
  catalogue.abilitiesOf(seat).some(id => catalogue.ability(id)?.components.some(({ does }) => does === 'kill'))
