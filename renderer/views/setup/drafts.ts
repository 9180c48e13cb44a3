/** The roster while it is written: rows that may still lack something. */
import { say } from '../../words/say.ts'
import type { RolesAnswer, SeatDraft, SeatView } from '../../../electron/desk/contract.ts'

/** A row of the table; its key stays the same while it is edited. */
export interface Draft extends SeatDraft {
  key: string
}

let made = 0
/** Rows outlive a reload, their numbers do not. */
const load = Date.now().toString(36)
/** An empty row, or one with these words in it. */
export const draftOf = (seat: Partial<SeatDraft> = {}): Draft => ({
  name: '',
  role: '',
  ...seat,
  key: `row-${load}-${++made}`,
})

/** The rows of the seats that are kept. */
export const draftsOf = (seats: readonly SeatView[]): Draft[] =>
  seats.map(({ name, role, faction, modifiers, settings, aliases, heads, forms, details, status, alive, fate }) =>
    draftOf({
      name,
      role,
      faction,
      ...(modifiers.length && { modifiers }),
      ...(Object.keys(settings).length && { settings }),
      ...(aliases.length && { aliases }),
      ...(heads.length && { heads }),
      ...(Object.keys(forms).length && { forms }),
      ...(Object.keys(details).length && { details }),
      ...(status.length && { status }),
      ...(!alive && { dead: true }),
      ...(fate !== undefined && { fate }),
    }),
  )

/** A row with another role: faction and settings are those of the role again, and so are the modifiers. */
export function withRole(
  { key, name, aliases, heads, forms, details, status, dead, fate }: Draft,
  role: string,
): Draft {
  return {
    key,
    name,
    role,
    ...(aliases && { aliases }),
    ...(heads && { heads }),
    ...(forms && { forms }),
    ...(details && { details }),
    ...(status && { status }),
    ...(dead && { dead }),
    ...(fate !== undefined && { fate }),
  }
}

/** A row with another name: the forms were those of the one before, and so were the heads that stood in it. */
export function renamed({ forms: _, heads, ...draft }: Draft, name: string): Draft {
  const kept = heads && heads.join() !== headsIn(draft.name).join() ? heads : headsIn(name)
  return { ...draft, name, ...(kept.length && { heads: kept }) }
}

/** Who plays a seat that is called so: two in `Ann + Bob`, where one is one. */
function headsIn(name: string): string[] {
  const heads = name
    .split(/\s+[+&]\s+/u)
    .map(head => head.trim())
    .filter(head => head !== '')
  return heads.length > 1 ? [...new Set(heads)] : []
}

/** The faction a row has: its own, else that of what lies over its role, else of the role. */
export const factionOf = (
  draft: Pick<SeatDraft, 'role' | 'details'> & { faction?: string | undefined },
  roles: RolesAnswer['roles'],
  overlays: RolesAnswer['overlays'] = [],
): string | undefined =>
  draft.faction
  ?? overlays.findLast(({ field, value }) => draft.details?.[field] === value)?.faction
  ?? roles.find(({ id }) => id === draft.role)?.faction

/** How many rows each faction has, in the order of the system; factions without a row are left out. */
export function countsOf(
  drafts: readonly SeatDraft[],
  { roles, overlays, factions }: Pick<RolesAnswer, 'roles' | 'overlays' | 'factions'>,
): { id: string; name: string; count: number }[] {
  const of = (faction: string): number =>
    drafts.filter(draft => draft.role !== '' && factionOf(draft, roles, overlays) === faction).length
  return factions.map(({ id, name }) => ({ id, name, count: of(id) })).filter(({ count }) => count)
}

/** What each row lacks, by its key. A row without anything in it lacks nothing. */
export function troublesOf(drafts: readonly Draft[]): Map<string, string> {
  const first = new Map<string, number>()
  const troubles = new Map<string, string>()
  drafts.forEach((draft, index) => {
    const name = folded(draft.name)
    const same = first.get(name)
    if (name === '' && draft.role === '') return
    if (name === '') troubles.set(draft.key, say('setup.needsName'))
    else if (same !== undefined) troubles.set(draft.key, say('setup.sameName', { number: same + 1 }))
    else if (draft.role === '') troubles.set(draft.key, say('setup.needsRole'))
    if (name !== '' && same === undefined) first.set(name, index)
  })
  return troubles
}

const folded = (name: string): string => name.trim().normalize('NFKC').toLowerCase()

/** The seats that can be kept: every row that lacks nothing. */
export function seatsOf(drafts: readonly Draft[]): SeatDraft[] {
  const troubles = troublesOf(drafts)
  return drafts
    .filter(({ key, role }) => role !== '' && !troubles.has(key))
    .map(({ key: _, ...seat }) => ({ ...seat, name: seat.name.trim() }))
}
