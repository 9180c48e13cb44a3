/** What one game that is over adds to the statistics: facts alone, in no language, read once for as long as it stays as it is. */
import type { SeatId } from '../../../engine/reason/claim.ts'
import { fateOf, type Fate } from '../../../engine/game/fate.ts'
import { seatOf, type Seat } from '../../../engine/journal/state.ts'
import { overlayNames } from '../../../engine/ruleset/catalogue.ts'
import { votesIn, type System } from '../../../engine/ruleset/system.ts'
import { sideName } from '../../../engine/why/speaker.ts'
import { gameAtStart, type Book } from '../library/book.ts'
import type { Reads } from '../library/library.ts'
import { resolved } from '../library/resolved.ts'
import { sideOf } from '../library/side.ts'
import { unlessUnread } from '../library/unread.ts'
import { standing, votesOf } from '../votes/judged.ts'

interface GameTold {
  system: System
  /** The same of a game and of its copies. */
  origin: string
  setup: { text: string } | { roles: string[][] }
  players: number
  phases: number
  days: number
  winner: string
  /** Families are told where some were named. */
  won: { factions: string[]; slots: string[]; families?: string[] }
  /** Whether its players were of families, which win as such. */
  hasFamilies: boolean
  ended: string
  /** Factions that somebody was of, in the order of the rules. */
  factions: string[]
  people: PersonTold[]
}

/** Somebody who sat in a game to its end. */
interface PersonTold {
  name: string
  /** Other names that the host entered. */
  aliases: string[]
  faction: string
  won: boolean
  end: Fate['kind'] | 'lived'
}

/** With what is told of names besides: who left a seat to somebody else, and whose ballots stood. */
export interface Told extends GameTold {
  former: string[]
  /** Ballots of the town at a lynch, by who sat there then. */
  ballots: { name: string; right: boolean }[]
}

const known = new WeakMap<Book, Told>()

/** Takes a game that is over. @throws StoreError */
export async function toldOf(library: Reads, book: Book): Promise<Told> {
  const found = known.get(book)
  if (found) return found
  const { game, system, events, kept } = book
  const played = game.seats.filter(({ bystander }) => !bystander)
  const winner = game.winner ?? ''
  const won = winnersOf(system, winner, played)
  const factions = new Set(played.map(({ faction }) => faction))
  const locked = game.phases.filter(({ result }) => result)
  const end = kept.findLast(({ event }) => event.type === 'gameFinished')
  const told: Told = {
    system,
    origin: `${events[0]?.at} ${game.seed}`,
    setup: game.dealt?.setup ? { text: game.dealt.setup.text.trim() } : { roles: rolesOf(book) },
    players: played.length,
    phases: locked.length,
    days: new Set(locked.flatMap(({ kind, number }) => (isDay(system, kind) ? [number] : []))).size,
    winner,
    won,
    hasFamilies: winAsFamilies(system) && played.some(({ details }) => details?.family),
    ended: events[end?.seq ?? events.length - 1]?.at ?? book.created,
    factions: [...new Set([...Object.keys(system.factions), ...factions])].filter(faction => factions.has(faction)),
    people: played.map(seat => {
      const { slot, name, faction, alive, aliases = [] } = seat
      return {
        name,
        aliases,
        faction,
        won: (won.factions.includes(faction) && shares(system, seat, 'side')) || won.slots.includes(slot),
        end: alive ? 'lived' : fateOf(game, slot).kind,
      }
    }),
    former: played.flatMap(({ former = [] }) => former),
    ballots: await ballotsOf(library, book),
  }
  known.set(book, told)
  return told
}

/** The roles a game began with, each with what lay over it, in an order of their own. */
const rolesOf = (book: Book): string[][] =>
  gameAtStart(book)
    .seats.filter(({ bystander }) => !bystander)
    .map(seat => [seat.role, ...overlayNames(book.system, seat)])
    .sort((a, b) => (a.join('\n') < b.join('\n') ? -1 : 1))

/** A day is a phase in which the rules have votes; where they have none, one that is called so. */
const isDay = ({ votes }: System, kind: string): boolean => (votes ? votes.phases.includes(kind) : kind === 'day')

/**
 * Whom a host named as winners: sides by their ids or as any language calls them, families by who is of them, and
 * players.
 */
export function winnersOf(
  system: System,
  winner: string,
  seats: readonly (Pick<Seat, 'slot' | 'name' | 'faction'> & Partial<Pick<Seat, 'details' | 'status'>>)[],
): GameTold['won'] {
  const factions = new Map<string, string>()
  const called = new Set([...Object.keys(system.factions), ...seats.map(({ faction }) => faction)])
  for (const faction of called)
    for (const name of [
      faction,
      ...Object.values(system.words.wording).flatMap(words => [
        sideName(faction, words),
        words.factions[faction] ?? '',
      ]),
    ])
      if (name !== '') factions.set(folded(name), faction)
  const players = new Map(seats.map(({ slot, name }) => [folded(name), slot]))
  const isFamily = (words: string): boolean =>
    winAsFamilies(system) && seats.some(({ details }) => folded(details?.family ?? '') === words)
  const inFamily = (words: string): SeatId[] =>
    isFamily(words)
      ? seats.flatMap(seat =>
          folded(seat.details?.family ?? '') === words && shares(system, seat, 'family') ? [seat.slot] : [],
        )
      : []
  const isKnown = (words: string): boolean => factions.has(words) || players.has(words) || isFamily(words)
  const whole = folded(winner)
  const pieces = isKnown(whole) ? [whole] : whole.split(/\s*(?:[,;+&/]|\s(?:and|и)\s)\s*/u).map(bare)
  const families = pieces.filter(piece => !factions.has(piece) && !players.has(piece) && isFamily(piece))
  return {
    ...(families.length && { families: [...new Set(families)] }),
    factions: [...new Set(pieces.flatMap(piece => factions.get(piece) ?? []))],
    slots: [...new Set(pieces.flatMap(piece => (factions.has(piece) ? [] : (players.get(piece) ?? inFamily(piece)))))],
  }
}

const winAsFamilies = ({ entry }: System): boolean => entry.groupTargets?.includes('family') === true

/** Who is of the side or of the family that won, and has no part in it by the rules. */
const shares = ({ sharesWin }: System, seat: Parameters<NonNullable<System['sharesWin']>>[0], by: 'side' | 'family') =>
  sharesWin?.(seat, by) ?? true

/** However it is written, it is the same name. */
export const folded = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

const bare = (words: string): string => words.replace(/^(?:the\s+)?(?:family\s+)?/, '')

async function ballotsOf(library: Reads, book: Book): Promise<Told['ballots']> {
  const all: Told['ballots'] = []
  for (const [index, phase] of book.game.phases.entries()) {
    if (!phase.result?.lynched?.length) continue
    const here = await unlessUnread(() => resolved(library, book, index))
    if (!here || !votesIn(here.system, here.game, phase.kind)) continue
    const isTown = (seat: Seat): boolean => sideOf(here.system, seat.faction) === 'town'
    for (const { by, for: on } of standing(votesOf(here))) {
      const [voter, target] = [seatOf(here.game, by), on === undefined ? undefined : seatOf(here.game, on)]
      if (voter && target && isTown(voter)) all.push({ name: voter.name, right: !isTown(target) })
    }
  }
  return all
}
