/** In which words a player sends an ability in: words that the inbox reads as just that, for they were tried. */
import { capital } from '../../../engine/text/humanize.ts'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
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
 * @returns orders with words in the place of names, such as `Investigate: name`; none of what is never sent in, of what needs
 * more than names, and where nothing is read without a question
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
  const others = game.seats.filter(({ slot, alive, bystander }) => slot !== seat.slot && alive && !bystander)
  const targets = others.slice(0, row.targets)
  if (!row.phases.length || row.keys.some(({ must }) => must) || row.aims.some(aim => aim !== 'player'))
    return undefined
  if (targets.length < row.targets) return undefined
  const places = [say('roleMessages.aName'), say('roleMessages.anotherName')].slice(0, targets.length)
  if (places.length < targets.length) return undefined
  const before = known.get(row.id)
  const ways = before ?? leadsOf(system, row).flatMap(lead => tails().map((tail): Way => ({ lead, tail })))
  const way = ways.find(one =>
    isRead(
      system,
      game,
      seat,
      row,
      saidSo(
        one,
        targets.map(({ name }) => name),
      ),
      targets,
    ),
  )
  if (!before) known.set(row.id, way ? [way] : [])
  return way && saidSo(way, places)
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
  targets: readonly Seat[],
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
    && sole.to.join() === targets.map(({ slot }) => slot).join()
  )
}
