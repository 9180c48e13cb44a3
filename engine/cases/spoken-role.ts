/** A player in a case may be written as hosts say it: `Ann: Town 2-Shot Vigilante`. */
import { roleLexicon, type RoleLexicon } from '../ruleset/role-lexicon.ts'
import { readRole } from '../ruleset/role-read.ts'
import type { System } from '../ruleset/system.ts'
import type { PlayerWritten } from './schema.ts'

const made = new WeakMap<System, RoleLexicon>()

function lexiconOf(system: System): RoleLexicon {
  const known = made.get(system) ?? roleLexicon(system)
  made.set(system, known)
  return known
}

/** @returns the player as a case has one; nothing where the text is no name of a seat, or a word of it may mean several things */
export function spokenRole(said: string, system: System): PlayerWritten | undefined {
  const read = readRole(said, lexiconOf(system), false)
  if ('unread' in read || read.asks.length || read.inside !== undefined) return undefined
  const { role, faction, modifiers, settings, details } = read
  return {
    role,
    ...(faction !== undefined && { faction }),
    ...(modifiers.length && {
      modifiers: modifiers.map(({ modifier, count, on }) => ({
        [modifier]: count === undefined ? 'true' : String(count),
        ...(on !== undefined && { on }),
      })),
    }),
    ...settings,
    ...details,
  }
}
