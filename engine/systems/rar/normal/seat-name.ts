/** What a seat is called in full: side, modifiers, every role. What it was called at the start holds. */
import type { ModifierUse, Seat } from '../../../journal/state.ts'
import { byRule } from '../../../reason/reason.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { modifierName, roleName } from '../../../ruleset/role-name.ts'
import { humanize } from '../../../text/humanize.ts'
import type { Words } from '../../../text/wording.ts'
import { allRoles } from '../roles.ts'
import { en } from '../text.ts'
import { rolesIn, wordsIn } from './fields.ts'
import { roleOf } from './seat-abilities.ts'

/** Roles that stand before another one like a modifier. */
const adjectives: ReadonlySet<string> = new Set(['bulletproof', 'ascetic', 'miller', 'traitor', 'strongman', 'ninja'])
const plain: ReadonlySet<string> = new Set(['vanilla', 'goon', 'werewolf'])

/** Whether somebody has nothing but a side. */
export const isPlain = (seat: Pick<Seat, 'role' | 'details' | 'modifiers'>): boolean =>
  rolesIn(seat).every(role => plain.has(role)) && !seat.modifiers.length && seat.details?.was === undefined

/** Whether a universal backup may take over from somebody who is dead. */
export const mayLeaveRole = (from: Seat, heir: Pick<Seat, 'faction'>): boolean =>
  byRule('NR-UBACK-3', from.faction === heir.faction) && !isPlain(from) && from.details?.was === undefined

/** What roles are called: those that a host made are in it. */
type RoleNames = Pick<Words, 'roles'>

/** A role as a noun, with what belongs to it. */
function nounOf(seat: Pick<Seat, 'details'>, role: string, words: RoleNames): string {
  const of = wordsIn(seat, 'of').map(id => nounOf({}, id, words))[0]
  if (role === 'backup') return ['Backup', of].filter(Boolean).join(' ')
  if (role === 'enabler') return [of, 'Enabler'].filter(Boolean).join(' ')
  if (role === 'goon') return 'Goon'
  if (role !== 'jackOfAllTrades') return roleName(role, words)
  const named = byRule('NR-JOAT-4', true) && byRule('NR-FLIP-2', true)
  const held = (named ? wordsIn(seat, 'holds') : []).map(id => (getOwn(allRoles, id) ? id : (roleOf(id) ?? id)))
  return `Jack-of-all-trades${held.length ? ` (${held.map(id => nounOf({}, id, words)).join(', ')})` : ''}`
}

type Named = Pick<Seat, 'role' | 'details' | 'modifiers' | 'faction'>

/** The name without its side, as a role cop hears it: whoever has nothing is vanilla. */
export function nameOf(seat: Named, withModifiers = true, words: RoleNames = en): string {
  const first = atFirst(seat)
  if (first) return wholeName(first, true, words)
  if (
    rolesIn(seat).every(role => plain.has(role) || role === 'serialKiller')
    && (isPlain(seat) || !seat.modifiers.length)
  )
    return 'Vanilla'
  return wholeName(seat, withModifiers, words)
}

/** @param sideless a plain role is called by no name that tells its side */
function wholeName(seat: Named, withModifiers: boolean, words: RoleNames, sideless = false): string {
  const modifiers = withModifiers ? seat.modifiers : []
  const every = rolesIn(seat)
  const roles = every.includes('serialKiller') ? (byRule('NR-SK-5', true) ? every : ['serialKiller']) : hybrid(every)
  const ofRole = (role: string): ModifierUse[] =>
    modifiers.filter(
      ({ on }) =>
        byRule('NR-NAME-7', true)
        && on !== undefined
        && (on === role || getOwn(allRoles, role)?.abilities.includes(on)),
    )
  const sorted = [...roles.filter(role => adjectives.has(role)), ...roles.filter(role => !adjectives.has(role))]
  const before = modifiers.filter(use => !roles.some(role => ofRole(role).includes(use)))
  const shots = (use: ModifierUse): number => (use.modifier === 'xShot' ? 0 : 1)
  const said = (uses: readonly ModifierUse[]): string[] =>
    [...uses]
      .sort((a, b) => (byRule('NR-NAME-13', true) ? shots(a) - shots(b) : shots(b) - shots(a)))
      .map(use => modifierName(use, en))
  const bare = (role: string): string =>
    sideless && plain.has(role)
      ? 'Player'
      : role === 'vanilla' && before.length && byRule('NR-FLIP-3', true)
        ? 'Townie'
        : nounOf(seat, role, words)
  return [...said(before), ...sorted.flatMap(role => [...said(ofRole(role)), bare(role)])].join(' ')
}

/** Both roles of somebody stand in the name. */
const hybrid = (roles: readonly string[]): readonly string[] => (byRule('NR-HYB-3', true) ? roles : roles.slice(0, 1))

/** Somebody whose role has changed, as he was at the start. */
function atFirst(seat: Named): Named | undefined {
  const [role, ...also] = wordsIn(seat, 'was')
  return role === undefined
    ? undefined
    : { ...seat, role, modifiers: [], details: { also: also.join(','), of: seat.details?.of ?? '' } }
}

const sideSaid = (faction: string): string => getOwn(en.factions, faction) ?? humanize(faction)

/** What somebody is called in full but for the side, as flips and role messages have it. @see System.titleOf */
export function titleOf(seat: Named, words: RoleNames = en, sideless = false): string {
  if (sideless && isPlain(seat)) return 'Vanilla Player'
  const first = atFirst(seat)
  if (first)
    return byRule('NR-BACKUP-9', true)
      ? `${wholeName(first, true, words, sideless)} (${wholeName(seat, true, words, sideless)})`
      : wholeName(seat, true, words, sideless)
  // Of a plain member of a side the side is all there is to tell.
  return seat.role === 'goon' && isPlain(seat)
    ? `${sideSaid(seat.faction)} Goon`
    : wholeName(seat, byRule('NR-FLIP-1', true), words, sideless)
}
