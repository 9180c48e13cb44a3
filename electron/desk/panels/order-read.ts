/** In which words a player sends an ability in: words that the inbox reads as just that, for they were tried. */
import { capital } from '../../../engine/text/humanize.ts'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { familiesOf } from '../../../engine/game/entry.ts'
import { readMessage } from '../../../engine/inbox/read.ts'
import type { Game, PhaseState, Seat } from '../../../engine/journal/state.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import type { AbilityRow } from '../contract.ts'
import { say, wordsOf } from '../words/say.ts'

/** So many ways to say it are tried. */
const most = 5

/** A player with the abilities that he has. */
interface Has {
  seat: Seat
  rows: readonly AbilityRow[]
}

/** Under which an order is found: of whom, and for which ability. */
export const orderOf = ({ slot }: Pick<Seat, 'slot'>, { id }: Pick<AbilityRow, 'id'>): string =>
  JSON.stringify([slot, id])

/**
 * @returns orders with words in the place of names, such as `Investigate: [name]`; none of what is never sent in, of what needs
 * more than names of players and families, and where nothing is read without a question
 */
export function ordersRead(system: System, game: Game, players: readonly Has[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const ways: Ways = new Map()
  // Kind by kind: what the inbox knows of a player it knows for one phase.
  for (const kind of system.calendar.phases)
    for (const { seat, rows } of players)
      for (const row of rows.filter(({ phases }) => phases[0] === kind)) {
        const order = orderRead(system, game, seat, row, ways)
        if (order !== undefined) found.set(orderOf(seat, row), order)
      }
  return found
}

function orderRead(system: System, game: Game, seat: Seat, row: AbilityRow, known: Ways): string | undefined {
  const named = namedIn(game, seat, row)
  if (!row.phases.length || row.keys.some(({ must }) => must) || !named) return undefined
  const before = known.get(row.id)
  const ways = before ?? leadsOf(system, row).flatMap(lead => tails().map((tail): Way => ({ lead, tail })))
  const names = named.map(({ name }) => name)
  const way = ways.find(one => isRead(system, game, seat, row, saidSo(one, names), named))
  if (!before) known.set(row.id, way ? [way] : [])
  return (
    way
    && saidSo(
      way,
      named.map(({ place }) => place),
    )
  )
}

/** Who is named in an order: what is written for it, what stands for that in a message, and as what of the action it is read. */
interface Named {
  id: string
  name: string
  place: string
  key?: string
}

/** Somebody for each target, then for each key that may name a family; undefined where there are too few. */
function namedIn(game: Game, seat: Seat, { targets, most: upTo, aims, keys }: AbilityRow): Named[] | undefined {
  const others = game.seats.filter(({ slot, alive, bystander }) => slot !== seat.slot && alive && !bystander)
  const places = [say('roleMessages.aName'), say('roleMessages.anotherName')]
  const family = familiesOf(game).find(one => one !== seat.details?.family)
  const aFamily = family === undefined ? [] : [{ id: family, name: family, place: say('roleMessages.aFamily') }]
  const players = places.flatMap((place, index): Named[] => {
    const other = others[index]
    return other ? [{ id: other.slot, name: other.name, place }] : []
  })
  const length = Math.max(targets, Math.min(upTo, aims.length))
  const whole = Array.from({ length }, (_, index) => aims[index] ?? aims.at(-1))
  const named = whole.flatMap(aim => (aim === 'player' ? players.splice(0, 1) : aim === 'family' ? aFamily : []))
  const besides = keys.flatMap(({ id, aims: of }) => (of === 'family' ? aFamily.map(one => ({ ...one, key: id })) : []))
  return named.length < whole.length ? undefined : [...named, ...besides]
}

interface Way {
  lead: string
  tail: string
}

/** By ability: the way that was read when somebody's was looked for, or none. */
type Ways = Map<string, readonly Way[]>

const tails = (): string[] => ['', `. ${capital(say('roleMessages.carrier'))}`]
const saidSo = ({ lead, tail }: Way, names: readonly string[]): string =>
  `${names.length ? `${capital(lead)}: ${names.join(', ')}` : capital(lead)}${tail}`

/** Verbs without places of their own in them, and what one use is called; that before them where it is one of them. */
function leadsOf(system: System, { id, name }: AbilityRow): string[] {
  const verbs = (getOwn(wordsOf(system).verbs ?? {}, id) ?? []).filter(verb => !/[{?]/.test(verb))
  return verbs.includes(name.toLowerCase()) ? [name, ...verbs.slice(0, most)] : [...verbs.slice(0, most), name]
}

/** The first phase of a kind, in which nothing has happened: the same one each time, for what is known of it is kept. */
export function nothingYet(kind: string): PhaseState {
  const known = phases.get(kind)
  if (known) return known
  const phase = { kind, number: 1, submissions: [], answers: {}, fixedDraws: [], removed: [] }
  phases.set(kind, phase)
  return phase
}
const phases = new Map<string, PhaseState>()
const noAliases = {}

/** Whether the inbox takes these words for this action, and asks nothing. */
function isRead(
  system: System,
  game: Game,
  seat: Seat,
  { id, phases: [kind = ''] }: AbilityRow,
  body: string,
  named: readonly Named[],
): boolean {
  const envelope = envelopesOf(body)[0]
  if (envelope?.body !== body) return false
  const phase = nothingYet(kind)
  const { proposals, doubts } = readMessage(envelope, { system, game, phase, aliases: noAliases, sender: seat.slot })
  const [sole, ...more] = proposals
  return (
    sole !== undefined
    && !more.length
    && !doubts.length
    && sole.does === id
    && sole.to.join() === named.flatMap(({ id: of, key }) => (key === undefined ? of : [])).join()
    && named.every(({ id: of, key }) => key === undefined || sole.with?.[key] === of)
  )
}
