/** Who talks with whom in private, and what players know of each other from the start. */
import { isLate, refuse } from '../../../game/entry.ts'
import {
  seatOf,
  type Game,
  type ModifierUse,
  type PhaseState,
  type Remembered,
  type Seat,
} from '../../../journal/state.ts'
import { byRule } from '../../../reason/reason.ts'
import { asCopied, getOwn } from '../../../ruleset/catalogue.ts'
import type { Known, System, Topic } from '../../../ruleset/system.ts'
import { among } from '../../../ruleset/known-allies.ts'
import { isRole, rolesIn, wordsIn } from './fields.ts'

/** The sides with a kill of their own. */
export const scum: readonly string[] = ['mafia', 'mafiaA', 'mafiaB', 'werewolf']
export const isScum = (faction: string): boolean =>
  faction === 'werewolf' ? byRule('NR-SIDE-1', true) : scum.includes(faction)

/** Whether somebody is of the group of a side: a traitor is of the side alone. */
export const isMember = (seat: Seat, faction: string): boolean => seat.faction === faction && !isRole(seat, 'traitor')

/** The topic of whoever is a mason or a neighbor: the group that was written, or one for all. */
export const groupOf = (seat: Seat, role: 'mason' | 'neighbor'): string => {
  const apart = role === 'neighbor' || byRule('NR-MASON-3', true)
  const group = apart ? seat.details?.group : undefined
  return group ?? (role === 'mason' || byRule('NR-NEIGH-2', true) ? `${role}s` : seat.slot)
}

/** Which rule says that they talk with each other. */
const shares = { mason: 'NR-MASON-2', neighbor: 'NR-NEIGH-1' } as const

/** The topic that an ability of somebody takes others into. */
export const ownTopic = (seat: Seat, role: 'masonizer' | 'neighborizer'): string =>
  role === 'masonizer' && seat.details?.group !== undefined ? seat.details.group : seat.slot

/** Two mafias are two sides, each with a topic of its own. */
const teamOf = (faction: string): string => (byRule('NR-SIDE-2', true) ? faction : faction.replace(/[AB]$/, ''))

type Roles = Pick<Game, 'customRoles'>

/** Whether somebody has one of these modifiers on a role, or on the ability that it has. */
function hasOn({ customRoles }: Roles, seat: Seat, wanted: readonly string[], of: readonly [string, string]): boolean {
  const { modifiers = [], given = [] } = getOwn(customRoles, seat.role) ?? {}
  const uses = [...seat.modifiers, ...given, ...modifiers.map((modifier): ModifierUse => ({ modifier }))]
  return uses.some(({ modifier, on = of[0] }) => wanted.includes(modifier) && of.includes(on))
}

/** Whether somebody opens topics on the days alone for which they said so: there are so many, or they have to say so. */
export const isLimited = (game: Roles, seat: Seat): boolean =>
  !rolesIn(asCopied(game, seat)).includes('encryptor')
  || hasOn(game, seat, ['xShot', 'activated'], ['encryptor', 'encrypt'])

/** Whether somebody opens the topics that they are in by day: until their death, or that of whoever enabled them. */
function opens(game: Game, seat: Seat): boolean {
  const limited = isLimited(game, seatOf(game, seat.slot)!)
  const said = (game.facts ?? []).some(({ kind, of }) => kind === 'encrypted' && of === seat.slot)
  return (
    byRule('NR-ENC-3', seat.alive)
    && (isRole(seat, 'encryptor')
      || wordsIn(seat, 'holds').includes('encryptor')
      || (rolesIn(seat).includes('encryptor') && !byRule('NR-ENABLE-3', true)))
    && (!limited || byRule('NR-ENC-4', said))
  )
}

/** Who was taken into a topic, and by whom. */
interface Joined {
  of: string
  topic: string
}

/** Who was taken into a topic in a day that is still open: by day that happens when it comes, if it counts. */
function joiningToday(system: System, game: Game, day: PhaseState | undefined, before?: string): Joined[] {
  if (day?.kind !== 'day' || day.result || !byRule('NR-NZER-7', game.options.dayJoin !== 'nextPhase')) return []
  const place = day.submissions.findIndex(({ id }) => id === before)
  return day.submissions.slice(0, place < 0 ? undefined : place).flatMap(sent => {
    const { by, does, to, ruled, withdrawn } = sent
    const isJoin = does === 'neighborize' && !withdrawn && ruled?.holds !== false && seatOf(game, by)!.alive
    return isJoin && !isLate(day, sent) && !refuse(system, game, day, sent) ? to.map(of => ({ of, topic: by })) : []
  })
}

/** The topics as they stand now, with whoever came in since the day began. @param before where what is asked of stands in the day */
export const topicsNow = (
  system: System,
  game: Game,
  { phase = game.phases.at(-1), before }: { phase?: PhaseState | undefined; before?: string | undefined } = {},
): Topic[] => topicsOf(game, joiningToday(system, game, phase, before))

/** The topics as the phases that are over left them. @param since who has come in besides */
export function topicsOf(game: Game, since: readonly Joined[] = []): Topic[] {
  const { options } = game
  const seats = game.seats.map(seat => asCopied(game, seat))
  const members = new Map<string, { kind: string; of: Set<Seat> }>()
  const put = (id: string, kind: string, seat: Seat): void => {
    const there = members.get(id) ?? { kind, of: new Set<Seat>() }
    members.set(id, { ...there, of: there.of.add(seat) })
  }
  for (const seat of seats) {
    if (isScum(seat.faction) && isMember(seat, seat.faction) && byRule('NR-TOPIC-1', true))
      put(teamOf(seat.faction), 'scum', seat)
    for (const role of ['mason', 'neighbor'] as const)
      if (rolesIn(seat).includes(role) && byRule(shares[role], true)) put(groupOf(seat, role), `${role}s`, seat)
    for (const role of ['masonizer', 'neighborizer'] as const)
      if (rolesIn(seat).includes(role)) put(ownTopic(seat, role), role === 'masonizer' ? 'masons' : 'neighbors', seat)
  }
  const ofKind = (kind: string): Remembered[] => (game.facts ?? []).filter(fact => fact.kind === kind)
  const left = ofKind('left')
  const before = ofKind('joined').map(({ of, data, id }) => ({ of, topic: String(data?.topic ?? ''), id }))
  const today = since.map(one => ({ ...one, id: Infinity }))
  for (const { of, topic, id } of [...before, ...today]) {
    const seat = seats.find(({ slot }) => slot === of)
    const gone = left.some(one => one.of === of && one.data?.topic === topic && one.id > id)
    const founder = seats.find(({ slot }) => slot === topic)
    for (const one of [founder, seat]) if (one && !gone) put(topic, members.get(topic)?.kind ?? 'neighbors', one)
  }
  return [...members].flatMap(([id, { kind, of }]) => {
    const living = seats.filter(seat => of.has(seat) && seat.alive)
    if (living.length === 1 && !byRule('NR-TOPIC-5', true)) return []
    if (of.has(seats.find(({ slot }) => slot === id)!) && !living.some(({ slot }) => slot === id))
      if (!byRule('NR-NZER-5', true)) return []
    const opened = byRule(
      'NR-ENC-1',
      [...of].some(
        seat => opens(game, seat) && (byRule('NR-ENC-2', options.encryptorReach !== 'ownSide') || id === seat.faction),
      ),
    )
    const always = opened || byRule('NR-TOPIC-3', options[talkOf[kind]!] === 'always')
    return {
      id,
      kind,
      members: living.map(({ slot }) => slot),
      talk: always ? ('always' as const) : ('night' as const),
    }
  })
}

/** A game in which copies of roles are the roles that they copy. */
const copied = (game: Game): Game => ({ ...game, seats: game.seats.map(seat => asCopied(game, seat)) })

const talkOf: Readonly<Record<string, string>> = { scum: 'scumTalk', masons: 'masonTalk', neighbors: 'neighborTalk' }

/** Who knows whom with what they play: the group of a scum side. */
export const knownAllies = (given: Game, of: Seat): readonly string[] => {
  const game = copied(given)
  const seat = seatOf(game, of.slot) ?? asCopied(given, of)
  const knows = isScum(seat.faction) && (isMember(seat, seat.faction) || game.options.traitorKnows === 'mafia')
  return knows ? among(one => isMember(one, seat.faction) || one === seat)(game, seat) : []
}

/** @see System.knows */
export function knows(given: Game, of: Seat): Known[] {
  const game = copied(given)
  const seat = seatOf(game, of.slot) ?? asCopied(given, of)
  const allies = knownAllies(game, seat).map((who): Known => ({ who, is: seat.faction }))
  const brothers = !byRule('NR-MASON-1', rolesIn(seat).includes('mason'))
    ? []
    : game.seats
        .filter(
          one => one !== seat && rolesIn(one).includes('mason') && groupOf(one, 'mason') === groupOf(seat, 'mason'),
        )
        .map(({ slot }): Known => ({
          who: slot,
          is: byRule('NR-MASON-6', game.options.masonSides === 'unsure') ? 'notMafia' : 'town',
        }))
  const traitors =
    isScum(seat.faction) && isMember(seat, seat.faction) && byRule('NR-TRAITOR-8', true)
      ? game.seats.filter(one => one.faction === seat.faction && isRole(one, 'traitor'))
      : []
  const told: Known[] =
    game.options.mafiaKnows === 'who'
      ? traitors.map(({ slot }) => ({ who: slot, is: 'traitor' }))
      : traitors.length && game.options.mafiaKnows !== 'nothing'
        ? [{ is: 'aTraitorExists' }]
        : []
  return [...allies, ...brothers, ...told]
}
