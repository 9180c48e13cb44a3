/** Who was what in a game: names with those who sat there before, roles with their modifiers and what lay over them. */
import { roleSaid } from '../../../engine/messages/parts.ts'
import { headsReplaced, hydraCalled } from '../../../engine/journal/hydra.ts'
import type { Seat } from '../../../engine/journal/state.ts'
import { overlayNames, getOwn } from '../../../engine/ruleset/catalogue.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { joinSpans, player, text, type Span } from '../../../engine/text/span.ts'
import { roleName, spaced, type Speaker } from '../../../engine/why/speaker.ts'

/** A player, and before him those who sat there: `Gus → Gil`; of a hydra with a name of its own, who played it, likewise. */
export function everybodyAt(
  seat: Pick<Seat, 'slot' | 'name' | 'former' | 'heads' | 'headsFor'>,
  speaker: Speaker,
): Span[] {
  const { slot, name, former = [], heads = [] } = seat
  const came = headsReplaced(seat)
  const headSaid = (head: string): Span[] =>
    withThoseBefore(came.find(one => one.head === head)?.before ?? [], player(head))
  return [
    ...withThoseBefore(former, speaker.name(slot)),
    ...(heads.length && name !== hydraCalled(heads)
      ? [text(' ('), ...joinSpans(heads.map(headSaid), ', '), text(')')]
      : []),
  ]
}

const withThoseBefore = (before: readonly string[], now: Span): Span[] => [
  ...before.flatMap(one => [player(one), text(' → ')]),
  now,
]

/** The role of a seat, and what lay over it. */
export const rolesSaid = (system: System, seat: Seat, speaker: Speaker): Span[][] => [
  roleSaid(
    {
      who: seat.slot,
      role: seat.role,
      modifiers: seat.modifiers.filter(({ modifier }) => getOwn(system.modifiers, modifier)),
    },
    speaker,
  ),
  ...overlayNames(system, seat).map(role => [text(roleName(role, speaker.words))]),
]

/** What a faction is called. */
export const factionSaid = (faction: string, { words }: Speaker): Span =>
  text(getOwn(words.factions, faction) ?? spaced(faction))
