/**
 * Who is out of a game and as what, as far as everybody has read it. It is read off the public lines of each phase, in the
 * words that they were told in: what no line says, and what a host's words leave out, is not known here either.
 */
import type { SeatId } from '../reason/claim.ts'
import type { Tell } from '../journal/outcome.ts'
import type { Game, Seat } from '../journal/state.ts'
import { getOwn } from '../ruleset/catalogue.ts'
import type { Departures, System } from '../ruleset/system.ts'
import { variablesOf } from '../text/message.ts'
import type { Words } from '../text/wording.ts'

/** What a phase told, the words in which everybody reads it, and the post that closes it. */
export interface PhaseRead {
  tells: readonly Tell[]
  words: Pick<Words, 'posts' | 'tells'>
  closing: string
  /** Whom the host removed. */
  removed: readonly SeatId[]
}

/** Somebody who is out: as what, where everybody has read it. */
export interface Departed {
  who: SeatId
  /** The place of the phase among those read; -1 where the game began without him. */
  phase: number
  how: 'died' | 'lynched' | 'left'
  role?: string
  /** The role that lay over it. */
  over?: string
  faction?: string
  /** The role alone was shown, and not the side. */
  sideless?: true
}

/** Somebody who was out when the game began. As what is only known of whoever died in it before a host came over. */
export type GoneBefore = Pick<Departed, 'who'> & Partial<Pick<Departed, 'how' | 'role' | 'faction' | 'sideless'>>

const lynchedSaid = /lynch|execut|hang|eliminat|линч|казн|повеш/iu

/** Those among the seats that a game begins with, as what it tells of its dead. */
export const goneBefore = ({ departures }: Pick<System, 'departures'>, game: Game): GoneBefore[] =>
  game.seats.flatMap(seat => {
    const { slot: who, alive, fate } = seat
    if (alive) return []
    return fate === undefined || !departures
      ? { who }
      : { who, how: lynchedSaid.test(fate) ? 'lynched' : 'died', ...toldOf(seat, departures, game) }
  })

function toldOf(
  { slot, role, faction }: Seat,
  { died, told, unshown = [] }: Departures,
  game: Game,
): Pick<Departed, 'role' | 'faction' | 'sideless'> {
  const line: Tell = {
    to: { to: 'public' },
    kind: died[0]!,
    values: { who: [slot], flips: [role], factions: [faction] },
  }
  const values = told?.(game, [line])[0]?.values ?? line.values
  const [as, side] = [values.flips, values.factions].map(value => [value ?? []].flat()[0] ?? '') as [string, string]
  if (unshown.includes(as)) return {}
  return {
    ...(as !== '' && { role: as }),
    ...(side !== '' && { faction: side }),
    ...(as !== '' && side === '' && { sideless: true as const }),
  }
}

/** Whether everybody reads as what somebody dies in this game: then they read it of those who died before, too. */
const showsRoles = ({ died }: Departures, read: PhaseRead | undefined): boolean =>
  read !== undefined
  && died.some(kind => ['role', 'title', 'flips'].some(value => namesSaid({ kind }, read).has(value)))

/**
 * @param phases first to last
 * @param before who was out when the game began
 * @returns in the order in which it was read
 */
export function departed(
  departures: Departures,
  phases: readonly PhaseRead[],
  before: readonly GoneBefore[] = [],
): Departed[] {
  const shown = showsRoles(departures, phases.at(-1))
  const out = new Map<SeatId, Departed>(
    before.map(({ who, role, faction, sideless, how = 'died' }) => [
      who,
      {
        who,
        phase: -1,
        how,
        ...(shown && role !== undefined && { role }),
        ...(shown && faction !== undefined && { faction }),
        ...(shown && sideless && { sideless }),
      },
    ]),
  )
  const { died, left = [], onlyListed = [], flipped = [] } = departures
  phases.forEach((read, phase) => {
    for (const tell of read.tells) {
      const goes = [...died, ...left, ...onlyListed].includes(tell.kind)
      if (tell.to.to !== 'public' || !(goes || flipped.includes(tell.kind))) continue
      const said = namesSaid(tell, read)
      if (!said.has('who') && !onlyListed.includes(tell.kind)) continue
      for (const [place, who] of [tell.values.who ?? []].flat().entries()) {
        const known = out.get(who)
        if (!goes && !known) continue
        out.set(who, {
          ...(known ?? { who, phase, how: howOf(tell, place, said, departures) }),
          ...asWhat(tell.values, place, said, departures),
        })
      }
    }
    if (departures.removed)
      for (const who of read.removed) out.set(who, { ...(out.get(who) ?? { who, phase }), how: 'left' })
  })
  return [...out.values()]
}

/** How somebody went, as the line says: by its kind, or by its value `manner`. */
function howOf(
  { kind, values: { manner } }: Tell,
  place: number,
  said: ReadonlySet<string>,
  { lynched = [], left = [], onlyListed = [] }: Departures,
): Departed['how'] {
  const word = said.has('manner') ? [manner ?? []].flat()[place] : undefined
  const is = (words: readonly string[]): boolean => words.includes(kind) || (word !== undefined && words.includes(word))
  return is([...left, ...onlyListed]) ? 'left' : is(lynched) ? 'lynched' : 'died'
}

/** The values that the words for a line speak of. */
function namesSaid({ kind, post }: Pick<Tell, 'kind' | 'post'>, { words, closing }: PhaseRead): ReadonlySet<string> {
  const layout = getOwn(words.posts, post ?? closing)
  const messages = layout
    ? layout.flatMap(block => ('each' in block && block.each === kind ? block.message : []))
    : [getOwn(words.tells, kind) ?? '']
  return new Set(messages.flatMap(namesIn))
}

function namesIn(message: string): string[] {
  try {
    return variablesOf(message)
  } catch {
    return []
  }
}

/** What a title says: a role with its side. */
const titleOf: ReadonlySet<string> = new Set(['role', 'faction'])

function asWhat(
  values: Tell['values'],
  place: number,
  said: ReadonlySet<string>,
  { unshown = [], over: overKey }: Departures,
): Pick<Departed, 'role' | 'over' | 'faction' | 'sideless'> {
  const at = (key: string, name: string): string | undefined => {
    const value = getOwn(values, key)
    const word = Array.isArray(value) ? value[place] : value
    return (said.has(name) || (said.has('title') && titleOf.has(name))) && word ? word : undefined
  }
  const role = at('flips', 'role') ?? at('role', 'role')
  if (role !== undefined && unshown.includes(role)) return {}
  const over = overKey === undefined ? undefined : at(overKey, overKey)
  const faction = at('factions', 'faction') ?? at('team', 'team')
  const sideless = [getOwn(values, 'factions') ?? []].flat()[place] === ''
  return {
    ...(role !== undefined && { role }),
    ...(over !== undefined && { over }),
    ...(faction !== undefined && { faction }),
    ...(role !== undefined && sideless && { sideless }),
  }
}
