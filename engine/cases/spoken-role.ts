/** A player in a case may be written as hosts say it: `Ann: Town 2-Shot Vigilante`. */
import { roleLexicon, type RoleLexicon } from '../ruleset/role-lexicon.ts'
import { readRole } from '../ruleset/role-read.ts'
import type { Ask } from '../ruleset/role-units.ts'
import type { System } from '../ruleset/system.ts'
import { foldWord } from '../text/fold-word.ts'
import type { PlayerWritten } from './schema.ts'

const made = new WeakMap<System, RoleLexicon>()

function lexiconOf(system: System): RoleLexicon {
  const known = made.get(system) ?? roleLexicon(system)
  made.set(system, known)
  return known
}

/** @returns the player as a case has one, with a word that may mean several things; nothing where the text is no name of a seat */
export function spokenRole(said: string, system: System): { player: PlayerWritten; ask?: Ask } | undefined {
  const read = readRole(said, lexiconOf(system), false)
  if ('unread' in read || read.inside !== undefined) return undefined
  const { role, faction, modifiers, settings, details } = read
  // Where nobody can be asked, a word that here means what it says is read so.
  const ask = read.asks.find(({ word, means }) => means.length !== 1 || foldWord(means[0]!) !== foldWord(word))
  const player: PlayerWritten = {
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
  return { player, ...(ask && { ask }) }
}
