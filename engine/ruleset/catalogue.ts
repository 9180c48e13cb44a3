/**
 * A system's tables together with what the host composed for this game: the one place where a role or ability is
 * looked up by name.
 */
import type { Game, ModifierUse, Seat } from '../journal/state.ts'
import type { Ability, Modifier, Role } from '../rules/role.ts'
import type { System } from './system.ts'

export interface Catalogue {
  role(id: string): Role | undefined
  ability(id: string): Ability | undefined
  /** An ability as this player has it: what is otherwise always at work may have to be sent in. */
  abilityOf(seat: Seat, id: string): Ability | undefined
  /** Roles laid over this player's own one. */
  overlaysOf(seat: Pick<Seat, 'details'>): Role[]
  /** Every ability this player has: the role's, those of roles laid over it, and what the faction shares. */
  abilitiesOf(seat: Seat): readonly string[]
  /** The same as a set: whether somebody has an ability is asked at every step. */
  abilitySetOf(seat: Seat): ReadonlySet<string>
  /** All modifiers of this player, with their entries: asked at every ballot. */
  modifiersOf(seat: Seat): readonly { use: ModifierUse; modifier: Modifier }[]
  /** The modifiers that apply to one ability of this player, with their entries. */
  modifiersOn(seat: Seat, ability: string): { use: ModifierUse; modifier: Modifier }[]
  /** In which kinds of phases this player uses an ability; undefined for those in which the system acts. */
  phasesOf(seat: Seat, ability: string): readonly string[] | undefined
}

/** Games are never changed in place, so a catalogue that was made for one stays right for it. */
const made = new WeakMap<object, { system: System; catalogue: Catalogue }>()

/** @param game a game of this system, with its custom roles */
export function catalogueOf(system: System, game: Pick<Game, 'customRoles' | 'customAbilities'>): Catalogue {
  const known = made.get(game)
  if (known?.system === system) return known.catalogue
  const catalogue = makeCatalogue(system, game)
  made.set(game, { system, catalogue })
  return catalogue
}

function makeCatalogue(system: System, game: Pick<Game, 'customRoles' | 'customAbilities'>): Catalogue {
  const role = (id: string): Role | undefined => getOwn(game.customRoles, id) ?? getOwn(system.roles, id)
  const ability = (id: string): Ability | undefined => getOwn(game.customAbilities, id) ?? getOwn(system.abilities, id)
  const overlays = withCustom(system, game.customRoles)
  const overlaid = (seat: Pick<Seat, 'details'>): Role[] => overlaysOf({ overlays }, seat)
  // What a seat was given says more than what its role always has: another number of uses.
  const usesOf = (seat: Seat): ModifierUse[] => [
    ...(system.seatModifiers?.(seat) ?? []),
    ...[role(seat.role), ...overlaid(seat)]
      .flatMap((one): ModifierUse[] => [
        ...(one?.modifiers ?? []).map(modifier => ({ modifier })),
        ...(one?.given ?? []),
      ])
      .filter(
        one =>
          !seat.modifiers.some(({ modifier, on }) => modifier === one.modifier && [undefined, one.on].includes(on)),
      ),
    ...seat.modifiers,
  ]
  // Seats are never changed in place either.
  const borne = new WeakMap<Seat, ReturnType<Catalogue['modifiersOf']>>()
  const modifiersOf: Catalogue['modifiersOf'] = seat => {
    const known = borne.get(seat)
    if (known) return known
    const made = usesOf(seat).flatMap(use => {
      const modifier = getOwn(system.modifiers, use.modifier)
      return modifier ? [{ use, modifier }] : []
    })
    borne.set(seat, made)
    return made
  }
  const had = new WeakMap<Seat, { list: readonly string[]; set: ReadonlySet<string> }>()
  const hadBy = (seat: Seat): { list: readonly string[]; set: ReadonlySet<string> } => {
    const known = had.get(seat)
    if (known) return known
    const set = new Set([
      ...(role(seat.role)?.abilities ?? []),
      ...overlaid(seat).flatMap(({ abilities }) => abilities),
      ...(getOwn(system.factions, seat.faction)?.abilities ?? []),
    ])
    const own = system.seatAbilities ? new Set(system.seatAbilities(asCopied(game, seat), [...set])) : set
    const made = { list: [...own], set: own }
    had.set(seat, made)
    return made
  }
  const modifiersOn: Catalogue['modifiersOn'] = (seat, id) =>
    modifiersOf(seat).filter(
      ({ use, modifier }) =>
        // What limits when a player acts limits what is his own, and not the deed of his side.
        (use.on === undefined ? !limits(modifier) || ability(id)?.factional !== true : use.on === id)
        && (!modifier.sentIn || ability(id)?.passive === true)
        && [modifier, getOwn(system.modifiers, modifier.unless?.modifier ?? '')].some(
          one => one && isFor(one, ability(id)),
        ),
    )
  const abilityOf: Catalogue['abilityOf'] = (seat, id) => {
    const known = ability(id)
    const sentIn = known?.passive && modifiersOn(seat, id).find(({ modifier }) => modifier.sentIn)
    if (!known || !sentIn) return known
    const { passive: _, ...active } = known
    return { ...active, rule: sentIn.modifier.rule ?? sentIn.use.modifier }
  }
  return {
    role,
    ability,
    abilityOf,
    overlaysOf: overlaid,
    abilitiesOf: seat => hadBy(seat).list,
    abilitySetOf: seat => hadBy(seat).set,
    modifiersOf,
    modifiersOn,
    phasesOf: (seat, id) =>
      modifiersOn(seat, id).find(({ modifier }) => modifier.phases)?.modifier.phases ?? ability(id)?.phases,
  }
}

/** The ability that a word means from this player: his own of that name, or what his role calls so. */
export function abilityMeant(catalogue: Catalogue, seat: Seat, word: string): string {
  if (catalogue.abilitySetOf(seat).has(word)) return word
  return getOwn(catalogue.role(seat.role)?.sentAs ?? {}, word) ?? word
}

/** Somebody whose role the host made as a copy of another one, as if it were that one: for rules that hang on which role it is. */
export function asCopied<Had extends Pick<Seat, 'role'>>({ customRoles }: Pick<Game, 'customRoles'>, seat: Had): Had {
  const like = getOwn(customRoles, seat.role)?.like
  return like === undefined ? seat : { ...seat, role: like }
}

/** The overlays with the roles of a host among those that may lie beside any other one. */
export function withCustom(
  { overlays = {}, naming }: Pick<System, 'overlays' | 'naming'>,
  roles: Readonly<Record<string, Role>>,
): NonNullable<System['overlays']> {
  const field = naming?.fields.besides
  if (field === undefined || !Object.keys(roles).length) return overlays
  const beside = Object.entries(roles).map(([id, role]) => [id, { ...role, faction: '' }])
  return { ...overlays, [field]: { ...overlays[field], ...Object.fromEntries(beside) } }
}

/** Roles laid over a player's own one, by what stands in the fields of the seat. */
export const overlaysOf = (
  { overlays = {} }: Pick<System, 'overlays'>,
  { details = {} }: Pick<Seat, 'details'>,
): Role[] =>
  Object.entries(overlays).flatMap(([field, roles]) => namedIn(details, field).flatMap(id => getOwn(roles, id) ?? []))

/** The words of a field: one, or several with commas. */
const namedIn = (details: NonNullable<Seat['details']>, field: string): string[] =>
  (getOwn(details, field) ?? '').split(',').map(word => word.trim())

/** Whether a modifier is for an ability of these components. */
export const isFor = ({ where }: Modifier, ability: Pick<Ability, 'components'> | undefined): boolean =>
  where === undefined || ability?.components.some(({ does }) => where.includes(does)) === true

/** Whether a modifier says how often or when something is done. */
const limits = ({ limitsUses, nights, onNight, fromNight, notAgain, notTwice, phases }: Modifier): boolean =>
  [limitsUses, nights, onNight, fromNight, notAgain, notTwice, phases].some(limit => limit !== undefined)

/** What such a role is called by: its own word, or the field where that only says whether it is there. */
export const overlayName = (field: string, value: string): string => (value === 'true' ? field : value)

/** The names of the roles laid over a player's own one. */
export const overlayNames = (
  { overlays = {} }: Pick<System, 'overlays'>,
  { details = {} }: Pick<Seat, 'details'>,
): string[] =>
  Object.entries(overlays).flatMap(([field, roles]) =>
    namedIn(details, field).flatMap(id => (getOwn(roles, id) ? overlayName(field, id) : [])),
  )

/** The faction of whoever has this role and these details: that of the role on top. */
export const factionFrom = (
  system: Pick<System, 'overlays'>,
  role: Pick<Role, 'faction'> | undefined,
  seat: Pick<Seat, 'details'>,
): string | undefined => overlaidFaction(system, seat) ?? role?.faction

/** The faction that a role on top brings with it; undefined where it leaves the player in his own. */
export const overlaidFaction = (system: Pick<System, 'overlays'>, seat: Pick<Seat, 'details'>): string | undefined =>
  overlaysOf(system, seat)
    .map(({ faction }) => faction)
    .filter(faction => faction !== '')
    .at(-1)

/** A record's own entry; never something inherited, whatever the key. */
export function getOwn<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  const value = record[key]
  return value !== undefined && Object.hasOwn(record, key) ? value : undefined
}
