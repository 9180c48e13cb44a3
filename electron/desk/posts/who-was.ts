/** Who was what in a game: names with those who sat there before, roles with their modifiers and what lay over them. */
import { roleSaid } from '../../../engine/messages/parts.ts'
import type { Seat } from '../../../engine/journal/state.ts'
import { overlayNames, own } from '../../../engine/ruleset/catalogue.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { player, text, type Span } from '../../../engine/text/span.ts'
import { roleName, spaced, type Speaker } from '../../../engine/why/speaker.ts'

/** A player, and before him those who sat there: `Gus → Gil`. */
export const everybodyAt = ({ slot, former = [] }: Pick<Seat, 'slot' | 'former'>, speaker: Speaker): Span[] => [
  ...former.flatMap(name => [player(name), text(' → ')]),
  speaker.name(slot),
]

/** The role of a seat, and what lay over it. */
export const rolesSaid = (system: System, seat: Seat, speaker: Speaker): Span[][] => [
  roleSaid(
    { role: seat.role, modifiers: seat.modifiers.filter(({ modifier }) => own(system.modifiers, modifier)) },
    speaker,
  ),
  ...overlayNames(system, seat).map(role => [text(roleName(role, speaker.words))]),
]

/** What a faction is called. */
export const factionSaid = (faction: string, { words }: Speaker): Span =>
  text(own(words.factions, faction) ?? spaced(faction))
