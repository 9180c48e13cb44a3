/**
 * Who a phase waits for: every living player with something to use tonight, and each faction that acts as one; after the end of
 * the game everybody who took part. A player
 * who wrote that nothing is to be done has answered too.
 */
import { wordsOf } from '../words/say.ts'
import { comesAfterEnd } from '../../../engine/game/after-end.ts'
import { abilitiesHad, entries, refuse } from '../../../engine/game/entry.ts'
import type { Game, PhaseState } from '../../../engine/journal/state.ts'
import type { Note, Reading } from '../../../engine/journal/reading.ts'
import { catalogueOf, getOwn } from '../../../engine/ruleset/catalogue.ts'
import { takesOrders } from '../../../engine/ruleset/orders.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { sideName } from '../../../engine/why/speaker.ts'
import { namings } from '../night/namings.ts'

interface Awaited {
  id: string
  name: string
  slots: string[]
  abilities: string[]
  answered: boolean
}

export function turnout(system: System, game: Game, phase: PhaseState): Awaited[] {
  if (!takesOrders(system, game, phase.kind)) return []
  const catalogue = catalogueOf(system, game)
  const counting = entries(system, game, phase)
    .filter(({ standing }) => standing === 'counts')
    .map(({ submission }) => submission)
  const living = game.seats.filter(
    ({ alive, bystander, slot }) =>
      (alive || comesAfterEnd(system, phase.kind)) && !bystander && !phase.removed.some(({ who }) => who === slot),
  )
  const waiting = (phase.messages ?? []).filter(({ sender, dismissed }) => sender !== undefined && !dismissed)
  // Who wrote and was not read yet is not missing.
  const pending = new Set(
    waiting.filter(({ reading, taken, answered }) => hasMore(reading, taken, answered)).map(({ sender }) => sender!),
  )
  const ordered = (slots: readonly string[], does: string): boolean =>
    waiting.some(({ reading, taken }) =>
      reading.proposals.some(
        (proposal, index) => proposal.does === does && slots.includes(proposal.by) && !taken.includes(index),
      ),
    )
  const declined = new Set(waiting.flatMap(({ sender, reading }) => (says(reading, 'declined') ? [sender!] : [])))
  // An ability is there tonight if nothing but its missing targets is wrong with it.
  const usable = (by: string, does: string): boolean => {
    const rule = refuse(system, game, phase, { by, does, to: [] })?.rule
    return (
      rule === undefined
      || (rule === system.entry.rules.count
        && (catalogue.ability(does)?.targets ?? 0) > 0
        && !exhausted(system, game, phase, by, does))
    )
  }
  const abilitiesOf = (slot: string, factional: boolean): string[] => {
    const seat = living.find(one => one.slot === slot)!
    return abilitiesHad(system, game, seat).filter(id => {
      const ability = catalogue.abilityOf(seat, id)
      return (
        ability && !ability.passive && !ability.casual && (ability.factional === true) === factional && usable(slot, id)
      )
    })
  }
  const alone = living.map(({ slot, name }): Awaited => ({
    id: slot,
    name,
    slots: [slot],
    abilities: abilitiesOf(slot, false),
    answered:
      declined.has(slot)
      || pending.has(slot)
      || counting.some(({ by, does }) => by === slot && catalogue.ability(does)?.factional !== true),
  }))
  const factions = [...new Set(living.map(({ faction }) => faction))].map((faction): Awaited => {
    const slots = living.filter(seat => seat.faction === faction).map(({ slot }) => slot)
    const abilities = [...new Set(slots.flatMap(slot => abilitiesOf(slot, true)))]
    return {
      id: faction,
      name: sideName(faction, wordsOf(system)),
      slots,
      abilities,
      answered:
        abilities.some(does => ordered(slots, does))
        || counting.some(({ by, does }) => slots.includes(by) && catalogue.ability(does)?.factional === true)
        || (slots.length > 0 && slots.every(slot => declined.has(slot))),
    }
  })
  return [...alone, ...factions].filter(({ abilities }) => abilities.length)
}

/** Who sent in something that counts and was not waited for: abilities that may be left unused without a word. */
export function unasked(system: System, game: Game, phase: PhaseState, awaited: readonly Awaited[]): string[] {
  const catalogue = catalogueOf(system, game)
  const isAwaited = (by: string, does: string): boolean =>
    catalogue.ability(does)?.factional === true
      ? awaited.some(({ id, slots }) => id !== by && slots.includes(by))
      : awaited.some(({ id }) => id === by)
  const counting = entries(system, game, phase).filter(({ standing }) => standing === 'counts')
  const asked = new Set(counting.flatMap(({ submission: { by, does } }) => (isAwaited(by, does) ? [by] : [])))
  return [...new Set(counting.map(({ submission }) => submission.by))].filter(by => !asked.has(by))
}

/** Whether the ability would be refused whoever it names: `refuse` looks at the number of names before it looks at uses. */
function exhausted(system: System, game: Game, phase: PhaseState, by: string, does: string): boolean {
  const tries = namings(system, game, by, catalogueOf(system, game).ability(does)!)
  return tries.length > 0 && tries.every(to => refuse(system, game, phase, { by, does, to }) !== undefined)
}

/** Whether something read in a message still wants the host. */
const hasMore = (
  { proposals, doubts }: Reading,
  taken: readonly number[],
  answered: Readonly<Record<number, string>>,
): boolean =>
  proposals.some((_, index) => !taken.includes(index))
  || doubts.some((_, index) => getOwn(answered, String(index)) === undefined)

/** What a stored reading notes. */
export const says = ({ notes }: Reading, kind: Note['kind']): boolean => notes.some(note => note.kind === kind)
