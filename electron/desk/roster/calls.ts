/** Calls about seats: a pasted list, the roster before the game, and changes, replacements and removals during it. */
import { say } from '../words/say.ts'
import type { Command } from '../../../engine/journal/command.ts'
import { usesBefore } from '../../../engine/game/uses-before.ts'
import { headsIn } from '../../../engine/reading/heads.ts'
import { sitsIn } from '../../../engine/journal/hydra.ts'
import type { Game, ModifierUse } from '../../../engine/journal/state.ts'
import { factionFrom, overlaidFaction, getOwn } from '../../../engine/ruleset/catalogue.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import type { NameForms } from '../../../engine/text/name-forms.ts'
import type { Answers, CallInput, SeatDraft } from '../contract.ts'
import { revisionOf, type Book } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { checkOverwriting } from '../overwriting.ts'
import { notFound, Refused } from '../refusal.ts'
import { groupsOf } from './groups.ts'

type SeatGiven = Extract<Command, { do: 'setRoster' }>['seats'][number]

export const rosterCalls = (library: Library) => ({
  'roster.set': async ({ game, seats }: CallInput<'roster.set'>): Promise<Answers['roster.set']> => {
    const { book } = await library.change(game, ({ book: { system }, run }) =>
      run({ do: 'setRoster', seats: seats.map(seat => seatGiven(system, seat as SeatDraft)) }),
    )
    return { revision: revisionOf(book) }
  },

  'roster.change': async ({
    game,
    slot,
    over,
    absences,
    ...change
  }: CallInput<'roster.change'>): Promise<Answers['roster.change']> => {
    const { book } = await library.change(game, ({ book: here, run }) => {
      const { game: before, system } = here
      const name = change.name?.trim()
      if (over) checkSeat(before, slot, over, change)
      if (absences?.some(({ from, until }) => Date.parse(until) <= Date.parse(from)))
        throw new Refused('badInput', say('roster.backBefore'), say('roster.backLater'))
      if (
        name !== undefined
        && sitsIn(
          before.seats.filter(seat => seat.slot !== slot),
          name,
        )
      )
        throw new Refused('declined', say('roster.nameTaken', { name }), say('roster.giveAnother'))
      const known = before.seats.find(seat => seat.slot === slot)?.details
      const details = change.details && (filled({ ...known, ...change.details }).details ?? {})
      const faction = factionAfter(system, before, slot, { ...change, details })
      const seat = before.seats.find(one => one.slot === slot)
      const modifiers = change.modifiers?.map(one => defined(one) as ModifierUse)
      const uses = seat && modifiers && usesBefore(system, lockedIn(here), seat, modifiers)
      run({
        do: 'changeSeat',
        slot,
        change: defined({
          ...change,
          away: absences,
          name,
          details,
          faction,
          uses,
          forms: change.forms && formsGiven(change.forms),
        }) as Extract<Command, { do: 'changeSeat' }>['change'],
      })
    })
    return { revision: revisionOf(book) }
  },

  'roster.replace': async ({
    game,
    slot,
    name,
    head,
  }: CallInput<'roster.replace'>): Promise<Answers['roster.replace']> => {
    const heads = head === undefined ? headsIn(name) : []
    const { book } = await library.change(game, ({ run }) =>
      run({
        do: 'replace',
        slot,
        with: name.trim(),
        ...(head !== undefined && { head }),
        ...(heads.length && { heads }),
      }),
    )
    return { revision: revisionOf(book) }
  },

  'roster.groups': async ({ game }: CallInput<'roster.groups'>): Promise<Answers['roster.groups']> => {
    const book = await library.book(game)
    return { revision: revisionOf(book), groups: groupsOf(book) }
  },

  'roster.substitutes': async ({
    game,
    substitutes,
  }: CallInput<'roster.substitutes'>): Promise<Answers['roster.substitutes']> => {
    const { book } = await library.change(game, ({ run }) => run({ do: 'listSubstitutes', names: substitutes }))
    return { revision: revisionOf(book) }
  },

  'roster.remove': async ({
    game,
    slot,
    reason,
    at,
  }: CallInput<'roster.remove'>): Promise<Answers['roster.remove']> => {
    const { book } = await library.change(game, ({ book: { game: before }, run }) => {
      const seat = before.seats.find(one => one.slot === slot)
      const already = seat && (!seat.alive || before.phases.at(-1)?.removed.some(({ who }) => who === slot))
      if (already)
        throw new Refused('declined', say('roster.outAlready', { name: seat.name }), say('roster.undoRemoval'))
      run({ do: 'modkill', slot, reason, ...(at !== undefined && { at }) })
    })
    return { revision: revisionOf(book) }
  },
})

/** Makes sure that nothing of a seat is overwritten that whoever writes has not seen. @throws Refused */
function checkSeat(
  { seats }: Game,
  slot: string,
  over: NonNullable<CallInput<'roster.change'>['over']>,
  change: Pick<CallInput<'roster.change'>, 'name' | 'note' | 'details'>,
): void {
  const seat = seats.find(one => one.slot === slot)
  if (!seat) return
  if (change.name !== undefined) checkOverwriting(over.name, seat.name, change.name.trim())
  if (change.note !== undefined) checkOverwriting(over.note, seat.note ?? '', change.note.trim())
  for (const [id, says] of Object.entries(change.details ?? {}))
    checkOverwriting(
      over.details && getOwn(over.details, id),
      (seat.details && getOwn(seat.details, id)) ?? '',
      says.trim(),
    )
}

/** The game before the end of each of its phases that are locked. */
const lockedIn = ({ kept, before }: Book): Game[] =>
  kept.flatMap(({ event, seq }) => (event.type === 'phaseResolved' ? [before.get(seq)!] : []))

/**
 * The faction of somebody whose role or details change. What lies over a role says it; where that was taken away, the role
 * does again. A host who changes the faction alone has his way.
 */
function factionAfter(
  system: System,
  game: Game,
  slot: string,
  {
    role,
    faction,
    details,
  }: {
    role?: string | undefined
    faction?: string | undefined
    details?: Readonly<Record<string, string>> | undefined
  },
): string | undefined {
  const seat = game.seats.find(one => one.slot === slot)
  if (!seat || !system.overlays || (role === undefined && details === undefined)) return faction
  const now = { details: { ...(details ?? seat.details) } }
  const known = getOwn(game.customRoles, role ?? seat.role) ?? getOwn(system.roles, role ?? seat.role)
  const said = overlaidFaction(system, now) ?? overlaidFaction(system, seat)
  return said === undefined ? faction : factionFrom(system, known, now)
}

/** A seat as it starts a game: what the draft leaves out, the role says, or what lies over it. @throws Refused for a role that is not there */
export function seatGiven(
  system: System,
  {
    name,
    role,
    faction,
    modifiers = [],
    settings = {},
    aliases = [],
    heads = [],
    forms = {},
    details = {},
    status = [],
    dead,
    fate,
    uses = {},
  }: SeatDraft,
): SeatGiven {
  const known = getOwn(system.roles, role)
  if (!known) throw notFound('role', role, Object.keys(system.roles))
  const facts = filled(details)
  return {
    slot: name.trim(),
    role,
    faction: overlaidFaction(system, facts) ?? faction ?? known.faction,
    modifiers: modifiers.map(one => defined(one)),
    settings,
    alive: !dead,
    bystander: false,
    status: [...new Set(status)],
    uses,
    ...(aliases.length && { aliases }),
    ...(heads.length && { heads }),
    ...(Object.keys(formsGiven(forms)).length && { forms: formsGiven(forms) }),
    ...facts,
    ...(dead && fate && { fate }),
  }
}

/** The forms of a name, without those left empty. */
const formsGiven = (forms: NameForms): NameForms =>
  Object.fromEntries(
    Object.entries(forms)
      .map(([form, value]) => [form, value?.trim()] as const)
      .filter(([, value]) => value),
  )

/** What is known of a seat, without what was left empty. */
function filled(details: Readonly<Record<string, string>>): { details?: Record<string, string> } {
  const known = Object.entries(details)
    .map(([field, value]) => [field, value.trim()] as const)
    .filter(([, value]) => value !== '')
  return known.length ? { details: Object.fromEntries(known) } : {}
}

/** Without the keys that are undefined, which a journal cannot keep. */
function defined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value
}
