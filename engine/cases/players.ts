/** Who sits where when a case begins. */
import type { ModifierUse } from '../journal/state.ts'
import { factionFrom, overlaysOf, getOwn } from '../ruleset/catalogue.ts'
import { takesNumber, type Role } from '../rules/role.ts'
import type { System } from '../ruleset/system.ts'
import { Looks } from '../text/look-alike.ts'
import type { Case, SeatGiven } from './case.ts'
import { shown, type Report } from './complain.ts'
import type { Custom } from './custom-roles.ts'
import type { Path } from './locate.ts'
import { said } from './said/seats.ts'
import { asksWhatItHolds } from '../ruleset/role-units.ts'
import { spokenRole } from './spoken-role.ts'
import { detailKeys, playerKeys, type CaseWritten, type ModifierWritten, type PlayerWritten } from './schema.ts'

interface Seating {
  seats: SeatGiven[]
  state: Case['state']
}

/**
 * Seats the players and, behind them, the bystanders. A bystander is of the system's first faction and has a role that
 * no table knows, so nothing but being there.
 * @param order the players' names as written: the roster order, which an object would lose for names like `1`
 */
export function readSeats(
  written: CaseWritten,
  order: Iterable<string>,
  system: System,
  custom: Custom,
  report: Report,
): Seating {
  const seating: Seating = { seats: [], state: {} }
  for (const slot of order) {
    const player = written.players[slot]!
    const path = ['players', slot]
    const spoken = typeof player === 'string' ? spokenIn(player, system, custom) : undefined
    const long: PlayerWritten = spoken?.player ?? (typeof player === 'string' ? { role: player } : player)
    if (spoken?.ask) {
      const { word, means } = spoken.ask
      report.at(
        path,
        said(asksWhatItHolds(spoken.ask) ? 'holdsWhat' : means.length ? 'manyMeanings' : 'ofWhat', {
          word,
          means: means.join(', '),
        }),
        said('byId'),
      )
    }
    seating.seats.push(
      seatOf(slot, long, typeof player === 'string' ? path : [...path, 'role'], path, system, custom, report),
    )
    if (long.state) seating.state[slot] = long.state
  }
  const { count, family } =
    typeof written.others === 'object' ? written.others : { count: written.others ?? 0, family: undefined }
  for (let number = 1; number <= count; number++) {
    const slot = `Other${number}`
    const faction = Object.keys(system.factions)[0] ?? ''
    seating.seats.push({
      slot,
      role: 'bystander',
      faction,
      modifiers: [],
      settings: {},
      alive: true,
      bystander: true,
      status: [],
      uses: {},
      ...(family !== undefined && { details: { family } }),
    })
  }
  checkNames(seating.seats, report)
  return seating
}

/** A role that is no id, as hosts say it. */
const spokenIn = (said: string, system: System, custom: Custom): ReturnType<typeof spokenRole> =>
  (getOwn(system.roles, said) ?? getOwn(custom.roles, said)) ? undefined : spokenRole(said, system)

/** A name that looks like another's would be a trap for whoever reads the case. */
function checkNames(seats: readonly SeatGiven[], report: Report): void {
  const looks = new Looks()
  for (const { slot, bystander } of seats) {
    const before = looks.add(slot)
    const path = bystander ? ['others'] : ['players', slot]
    if (slot.trim() === '') report.atKey(path, said('noName'))
    else if (slot !== slot.trim())
      report.atKey(path, said('space', { name: shown(slot) }), said('writeName', { name: slot.trim() }))
    else if (/[\n\r\t]/.test(slot)) report.atKey(path, said('lineBreak', { name: shown(slot) }))
    else if (slot === 'public') report.atKey(path, said('public'), said('writePublic'))
    else if (/^role:/.test(slot)) report.atKey(path, said('likeRole', { name: shown(slot) }))
    else if (before === slot) report.atKey(['players', slot], said('ofBystander', { name: slot }), said('fewerOthers'))
    else if (before !== undefined) {
      report.atKey(
        ['players', bystander ? before : slot],
        said(before.toLowerCase() === slot.toLowerCase() ? 'caseOnly' : 'alike', { one: before, other: slot }),
        said('renameOne'),
      )
    }
  }
}

function seatOf(
  slot: string,
  written: PlayerWritten,
  rolePath: Path,
  path: Path,
  system: System,
  custom: Custom,
  report: Report,
): SeatGiven {
  const roles = { ...system.roles, ...custom.roles }
  const named = written.roles ?? (written.role === undefined ? [] : [written.role])
  if (!named.length) report.at(path, said('noRole'))
  named.forEach((one, index) =>
    report.known(written.roles ? [...path, 'roles', index] : rolePath, 'role', one, Object.keys(roles)),
  )
  // Of several roles the first that does something gives the seat its name; the others lie over it.
  const acts = (id: string): boolean =>
    getOwn(roles, id)?.abilities.some(one => getOwn(system.abilities, one)?.passive !== true) === true
  const own = named.find(acts) ?? named[0] ?? ''
  const also = named.filter(one => one !== own)
  const role = getOwn(roles, own)
  const details = withAlso(detailsOf(written, path, system, report).details, also)
  const teams = Object.keys(system.factions).filter(id => written.team !== undefined && id.endsWith(written.team))
  const teamed =
    written.team && (teams.find(id => id === `${role?.faction ?? ''}${written.team}`) ?? teams[0] ?? written.team)
  if (teamed !== undefined) report.known([...path, 'team'], 'faction', teamed, Object.keys(system.factions))
  const faction =
    teamed ?? written.faction ?? written.side ?? factionFrom(system, role, details ? { details } : {}) ?? ''
  for (const key of ['faction', 'side'] as const) {
    if (written[key] !== undefined) report.known([...path, key], key, written[key], Object.keys(system.factions))
  }
  const abilities = [
    ...(role?.abilities ?? []),
    ...overlaysOf(system, details ? { details } : {}).flatMap(({ abilities }) => abilities),
    ...(getOwn(system.factions, faction)?.abilities ?? []),
  ]
  for (const id of Object.keys(written.uses ?? {})) {
    report.known(
      [...path, 'uses', id],
      'ability',
      id.replace(/:self$/, ''),
      [...Object.keys(system.abilities), ...Object.keys(custom.abilities), ...Object.keys(system.modifiers)],
      'key',
    )
  }
  const standing = [
    ...(written.status ?? []),
    ...(written.exiled ? ['exiled'] : []),
    ...(written.abroad ? ['abroad'] : []),
  ]
  return {
    slot,
    role: own,
    faction,
    modifiers: (written.modifiers ?? []).flatMap((modifier, index) =>
      modifiersOf(modifier, [...path, 'modifiers', index], role && abilities, { ...system, roles }, report),
    ),
    settings: role ? settingsOf(written, role, path, system, report) : {},
    alive: !written.dead && !standing.includes('dead') && !standing.includes('exiled'),
    bystander: false,
    status: [...new Set(standing)].filter(mark => mark !== 'dead'),
    uses: written.uses ?? {},
    ...(written.forms && { forms: written.forms }),
    ...(written.aliases && { aliases: written.aliases }),
    ...(written.heads && { heads: written.heads }),
    ...(details && { details }),
  }
}

/** The roles of a seat besides its own, with the other facts about it. */
const withAlso = (details: SeatGiven['details'], also: readonly string[]): SeatGiven['details'] =>
  also.length ? { ...details, also: also.join(', ') } : details

/** A modifier on a role is one on each of its abilities. */
function modifiersOf(
  written: ModifierWritten,
  path: Path,
  abilities: string[] | undefined,
  system: System,
  report: Report,
): ModifierUse[] {
  const on = typeof written === 'object' ? getOwn(system.roles, written.on ?? '') : undefined
  if (!on || typeof written === 'string' || abilities?.includes(written.on!))
    return [modifierOf(written, path, abilities, system, report) ?? []].flat()
  const { on: id, ...bare } = written
  const one = modifierOf(bare, path, abilities, system, report)
  return one ? (on.abilities.length ? on.abilities : [id!]).map(ability => ({ ...one, on: ability })) : []
}

/** @param abilities what the player can do, where that is known */
function modifierOf(
  written: ModifierWritten,
  path: Path,
  abilities: string[] | undefined,
  system: System,
  report: Report,
): ModifierUse | undefined {
  const { name, number, on, place } = partsOf(written, path)
  if (name === undefined) {
    report.at(path, said('modifierForm'), said('modifierForms'))
    return undefined
  }
  if (!report.known(place, 'modifier', name, Object.keys(system.modifiers), 'key')) return undefined
  const modifier = getOwn(system.modifiers, name)
  const counts = modifier !== undefined && takesNumber(modifier)
  const bare = typeof written === 'string' ? name : `{${name}: true}`
  if (number !== undefined && !counts)
    report.at(
      place,
      said('noNumber', { modifier: name, number: shown(number) }),
      said('writeModifier', { modifier: bare }),
    )
  else if (number !== undefined && !(modifier?.weighs ? /^\d{1,2}$/ : /^[1-9]\d{0,5}$/).test(number))
    report.at(
      place,
      said(modifier?.weighs ? 'notVotes' : 'notUses', { number: shown(number) }),
      said('writeModifier', { modifier: `${name}(2)` }),
    )
  if (on !== undefined && abilities) report.known([...path, 'on'], 'abilityOfPlayer', on, abilities)
  return { modifier: name, ...(number !== undefined && { count: Number(number) }), ...(on !== undefined && { on }) }
}

/** `xShot(2)`, `{xShot: 2}`, `{xShot: 2, on: shoot}`: its name, its number and what it is on. */
function partsOf(written: ModifierWritten, path: Path): { name?: string; number?: string; on?: string; place: Path } {
  if (typeof written === 'string') {
    const [, name = written, number] = /^(.*?)\((.*)\)$/.exec(written) ?? []
    return { name: name.trim(), ...(number !== undefined && { number: number.trim() }), place: path }
  }
  const { on, ...others } = written
  const [use, ...more] = Object.entries(others)
  if (!use || more.length) return { place: path }
  return {
    name: use[0],
    ...(use[1] !== 'true' && { number: use[1] }),
    ...(on !== undefined && { on }),
    place: [...path, use[0]],
  }
}

/** Settings are keys beside the role; which there are, the role says. */
function settingsOf(
  written: PlayerWritten,
  role: Role,
  path: Path,
  system: System,
  report: Report,
): SeatGiven['settings'] {
  const all = written as Record<string, unknown>
  const settings: SeatGiven['settings'] = {}
  for (const [name, values] of Object.entries(role.settings ?? {})) {
    const word = all[name]
    if (word === undefined || !report.known([...path, name], { value: name }, String(word), values.map(String)))
      continue
    settings[name] = values.find(value => String(value) === String(word))!
  }
  const elsewhere = new Map(
    Object.entries(system.roles).flatMap(([id, other]) =>
      Object.keys(other.settings ?? {}).map(name => [name, id] as const),
    ),
  )
  for (const [name, id] of elsewhere) {
    if (all[name] === undefined || getOwn(role.settings ?? {}, name) || ownKeys.has(name)) continue
    const listed = Object.keys(role.settings ?? {}).join(', ')
    report.atKey(
      [...path, name],
      said('noSetting', { role: written.role ?? '', setting: name, other: id }),
      listed ? said('settings', { list: listed }) : said('noSettings'),
    )
  }
  return settings
}

/** Keys that mean something for every role, so no setting of another's. */
const ownKeys: ReadonlySet<string> = new Set(Object.keys(playerKeys))

/** Facts about the seat; a system that knows such facts says which, and which words they have. */
function detailsOf(
  written: PlayerWritten,
  path: Path,
  { books: { fields, marks } = {} }: System,
  report: Report,
): Pick<SeatGiven, 'details'> {
  const all = written as Record<string, unknown>
  const keys = [...new Set([...detailKeys, ...Object.keys(fields ?? {})])]
  const details = Object.fromEntries(
    keys.flatMap(key => (all[key] === undefined ? [] : [[key, [all[key]].flat().join(', ')]])),
  )
  for (const [key, word] of Object.entries(details)) {
    const values = getOwn(fields ?? {}, key)?.values
    if (values) report.known([...path, key], { value: key }, word, values)
  }
  // Who keeps no marks of their own takes those of any system: a case is read under several.
  if (marks && Object.values(marks).some(({ lent }) => !lent))
    written.status?.forEach((mark, index) => {
      report.known([...path, 'status', index], 'status', mark, [...Object.keys(marks), 'dead'])
    })
  return Object.keys(details).length ? { details } : {}
}
