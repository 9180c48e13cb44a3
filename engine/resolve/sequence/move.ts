/** An action on its way through the list. */
import { carriedInto } from '../../game/carried.ts'
import { entries, isCovered, leftOut } from '../../game/entry.ts'
import type { Game, PhaseState, Submission } from '../../journal/state.ts'
import { seatOf } from '../../journal/state.ts'
import { catalogueOf, type Catalogue } from '../../ruleset/catalogue.ts'
import { fill, type Filled } from '../../rules/component.ts'
import type { Ability } from '../../rules/role.ts'
import type { System } from '../../ruleset/system.ts'
import type { ActionId, SeatId } from '../../reason/claim.ts'

export interface Move {
  id: ActionId
  actor: SeatId
  does: string
  ability: Ability
  components: Filled[]
  /** As sent in: players, families, or `role:` and a role. */
  to: readonly string[]
  with: Readonly<Record<string, string>>
  at?: string
  /** Its place in the order received. */
  received: number
  ruled?: NonNullable<Submission['ruled']>
  /** Sent in with an earlier phase, where its verdict stands. */
  carried?: true
}

/** Everything that counts this phase, in the order received. @param without actions to leave out, as if never sent in */
export function movesOf(system: System, game: Game, phase: PhaseState, without: readonly string[] = []): Move[] {
  const moves = sentIn(system, game, phase, without)
  const turnOf = ({ does, ability }: Move): string => ability.turn ?? does
  const before = carriedInto(system, game, phase)
  const carried = before
    ? sentIn(system, game, before, []).filter(({ does }) => system.calendar.carries!.abilities.includes(does))
    : []
  // What was sent in with this phase itself comes in the place of what was carried.
  return [
    ...carried
      .filter(move => {
        const later = moves.filter(other => other.actor === move.actor && turnOf(other) === turnOf(move))
        return move.ability.turnEach ? !isCovered(move, later) : !later.length
      })
      .map((move): Move => ({ ...move, carried: true })),
    ...moves,
  ]
}

function sentIn(system: System, game: Game, phase: PhaseState, without: readonly string[]): Move[] {
  const catalogue = catalogueOf(system, game)
  return entries(system, game, leftOut(phase, without))
    .filter(({ standing }) => standing === 'counts')
    .map(({ submission }, received) => moveOf(catalogue, game, submission, received))
}

function moveOf(
  catalogue: Catalogue,
  game: Game,
  { id, by, does, to, with: keys, at, ruled }: Submission,
  received: number,
): Move {
  const seat = seatOf(game, by)!
  const ability = catalogue.ability(does)!
  const settings = {
    ...Object.fromEntries(
      Object.entries(catalogue.role(seat.role)?.settings ?? {}).map(([name, values]) => [name, values[0]!]),
    ),
    ...seat.settings,
  }
  return {
    id,
    actor: by,
    does,
    ability,
    components: ability.components.map(component => fill(component, settings, game.options)),
    to,
    with: keys,
    received,
    ...(at !== undefined && { at }),
    ...(ruled && { ruled }),
  }
}
