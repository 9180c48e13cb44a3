/** Texts that were pasted where the other kind is read: roles of a set-up among players, players among the roles. */
import type { Game } from '../../../engine/journal/state.ts'
import { isLanguage } from '../../../engine/setups/posted.ts'
import { areNamesAlone, signedIn } from '../../../engine/setups/signed.ts'
import type { RosterReading, SetupReading } from '../contract.ts'
import { knownSystem } from '../known-system.ts'
import { readRoster } from '../roster/read.ts'
import { folded, vocabulary, type Meanings, type Vocabulary } from '../roster/words.ts'
import { setupIn } from './read.ts'
import { RolesKnown } from './roles-known.ts'

interface Asked {
  system: string
  text: string
  meanings?: Meanings | undefined
  own?: Game['customRoles']
}

/** Players, read; where what was pasted is a set-up, how many roles that has and nobody. */
export function readPlayers({ system: id, text, meanings, own: made }: Asked): RosterReading {
  const system = knownSystem(id, made)
  const read = readRoster(system, text, meanings)
  const words = vocabulary(system, meanings)
  const own = isLanguage(text)
  const whole = text.trim() && !own ? setupIn(text, new RolesKnown(system, meanings), system.id) : undefined
  if (whole?.signed && whole.posted)
    return {
      ...read,
      seats: [],
      problems: [],
      doubts: [],
      signUpPost: { players: whole.signed.count, roles: whole.posted.players },
    }
  if (!text.trim() || (!own && read.seats.some(({ name }) => isName(name, words)))) return read
  const { posted, setup, problems } = whole ?? setupIn(text, new RolesKnown(system, meanings), system.id)
  if (own) return setup && !problems.length ? { ...read, seats: [], rolesAlone: setup.players[0] ?? 0 } : read
  return posted && posted.players > 1 ? { ...read, seats: [], rolesAlone: posted.players } : read
}

/** Whether somebody may be called so: a number, a mark of a list and a faction are left of a line that is a role. */
function isName(name: string, { factions }: Vocabulary): boolean {
  const word = name.replace(/\[[^\]]*\]/g, ' ').trim()
  return /\p{L}{2}/u.test(word) && !factions.has(folded(word))
}

/** What a set-up that cannot be dealt, or that leaves something out, is besides: players with their roles, or their names. */
export function takenForRoles({ system: id, text, meanings, own }: Asked, read: SetupReading): SetupReading {
  if (!text.trim() || isLanguage(text) || (!read.problems.length && !read.posted?.skipped.length)) return read
  const system = knownSystem(id, own)
  const { seats, problems } = readRoster(system, text, meanings)
  const words = vocabulary(system, meanings)
  if (seats.length > 1 && !problems.length && seats.every(({ name }) => isName(name, words)))
    return { ...read, playersIn: { count: seats.length, roles: true } }
  return !seats.length && areNamesAlone(text) && !read.posted
    ? { ...read, playersIn: { count: signedIn(text).names.length, roles: false } }
    : read
}
