/**
 * The map of a phase: a lane for each player, a column for each step, a card for each deed at its player and step, and
 * links from the deed that decided to the deed it decided. It holds ids; words are made from them later.
 */
import { nobody, type ActionId, type Claim, type SeatId } from '../reason/claim.ts'
import { insteadIn } from '../reason/instead.ts'
import type { System } from '../ruleset/system.ts'
import type { Game, PhaseState } from '../journal/state.ts'
import type { Outcome, Verdict, VerdictWord } from '../journal/outcome.ts'
import { phaseCalled } from '../game/when.ts'
import { readAims, insteadAims } from './aims.ts'
import { claimLeft, listDeeds, findLinks, type Link } from './links.ts'
import type { Deed, Speaker } from './speaker.ts'

/** What a deed did to another: held its player, kept it off whom it came to, took it elsewhere, made it be, was seen by it. */
type MapBearing = 'stops' | 'shields' | 'moves' | 'brings' | 'reveals'

export interface MapLink {
  from: ActionId
  to: ActionId
  does: MapBearing
  /** It would have, and did not. */
  would: boolean
  /** Both stand in a circle of deeds that would each have kept the next from being, and none did. */
  round?: true
}

/** A deed at its player. `aims`: whom it was sent to, and whom it came to. */
export interface MapCard {
  action: ActionId
  /** Of what befell nobody by name: nobody. */
  who: SeatId
  /** The column. */
  at: number
  /** Of what is always at work: none. */
  verdict?: VerdictWord
  idle: boolean
  aims: { who: SeatId; came: boolean }[]
  /** It stands although it goes round in a circle with deeds that would have stopped it, and each other. */
  circle?: true
  /** It is no deed of this phase, but what an earlier one left: it stands before all steps, at whom it befell. */
  left?: Claim & { is: 'fact' }
}

export interface NightMap {
  /** In roster order. */
  lanes: SeatId[]
  /** Steps by their ids; without an id where the rules have no order: what hangs on nothing stands on the left. `before`: what earlier phases left. */
  columns: { step?: string; before?: true }[]
  cards: MapCard[]
  links: MapLink[]
  /** Which card a deed is on, as trees name it; undefined where it has none. */
  cardOf: (action: ActionId) => ActionId | undefined
}

/**
 * Takes a resolved phase; returns its map.
 * @param others players who have a lane besides: something becomes of them. @param voids what was sent and does not count
 */
export function nightMap(
  { system, game, phase, outcome }: { system: System; game: Game; phase: PhaseState; outcome: Outcome },
  speaker: Pick<Speaker, 'action'>,
  { others = [], voids = [] }: { others?: readonly SeatId[]; voids?: readonly ActionId[] } = {},
): NightMap {
  const deeds = new Map<ActionId, Judged>()
  const now = phaseCalled(phase)
  const card = (id: ActionId): ActionId | undefined => {
    const deed = speaker.action(id) ?? deedLeft(claimLeft(id), now, game)
    if (!deed) return undefined
    const known = sentIn.has(id) ? id : (wholeOf(id, deed) ?? id)
    if (!deeds.has(known)) deeds.set(known, deed)
    return known
  }
  const sentIn = new Set(phase.submissions.map(({ id }) => id))
  for (const verdict of outcome.verdicts.filter(({ verdict }) => verdict !== 'void')) {
    const id = card(verdict.action)
    const deed = id === undefined ? undefined : deeds.get(id)
    if (id !== undefined && deed) deeds.set(id, { ...deed, verdict })
  }
  for (const id of voids) card(id)
  const trees = [
    ...outcome.verdicts.flatMap(({ action, verdict, reason }) =>
      reason && verdict !== 'void'
        ? [{ reason, of: action, inPart: verdict === 'partial', fell: verdict === 'failed' }]
        : [],
    ),
    ...outcome.questions.flatMap(({ claim, reason, aside }) =>
      // That nothing was seen is the other side of what was.
      reason && !aside && claim.is !== 'seesNothing'
        ? [{ reason, of: checkIn(claim), inPart: false, fell: false }]
        : [],
    ),
  ]
  const found = trees.flatMap(({ reason, of, inPart, fell }) =>
    findLinks(reason, of, inPart).map(link => ({ ...link, felled: fell && link.to === of && stood(link) })),
  )
  for (const { reason, inPart } of trees) for (const deed of listDeeds(reason, inPart)) card(deed)
  // What is learned of a victim is beside what was done in another's place.
  const told = new Set(outcome.learned.map(({ action }) => action).filter(action => !insteadIn(action)))
  const joined = unique(
    found.flatMap((link): MapLink[] => {
      const [from, to] = [card(link.from), link.to === undefined ? undefined : card(link.to)]
      if (from === undefined || to === undefined || from === to) return []
      const [by, on] = [deeds.get(from)!, deeds.get(to)!]
      const does = bearing(link, by, on, told.has(to))
      return [{ from, to, does, would: !link.felled && (!link.came || cameToNothing(by, on, does)) }]
    }),
  )
  const columns = columnsOf(system, game, phase, deeds, joined)
  // Where steps have an order, that decides, and nothing goes round.
  const leads = system.steps?.(game, phase.kind).length ? () => false : waysAlong(joined)
  const round = (action: ActionId): boolean =>
    deeds.get(action)?.verdict?.verdict === 'succeeded' && leads(action, action)
  const links = joined.map(link =>
    link.would && keeps(link) && round(link.from) && round(link.to) && leads(link.to, link.from)
      ? { ...link, round: true as const }
      : link,
  )
  const cards = [...deeds].map(([action, { actor, targets, verdict, left }]): MapCard => ({
    action,
    who: actor,
    at: columns.of(action),
    ...(verdict ? { verdict: verdict.verdict } : voids.includes(action) && { verdict: 'void' as const }),
    idle: verdict?.idle ?? false,
    aims: left
      ? []
      : insteadIn(action)
        ? insteadAims(action, { targets }, outcome)
        : readAims({ actor, targets }, verdict, joined.some(isStopping(action))),
    ...(left && { left }),
    ...(round(action) && { circle: true as const }),
  }))
  const shown = new Set([...cards.flatMap(({ who, aims }) => [who, ...aims.map(aim => aim.who)]), ...others])
  return {
    lanes: game.seats.map(({ slot }) => slot).filter(slot => shown.has(slot)),
    columns: columns.list,
    cards: cards.filter(({ who, left }) => left !== undefined || game.seats.some(({ slot }) => slot === who)),
    links,
    cardOf: id => {
      const known = card(id)
      return cards.some(({ action }) => action === known) ? known : undefined
    },
  }
}

const isStopping =
  (action: ActionId) =>
  ({ to, does, would }: MapLink): boolean =>
    to === action && does === 'stops' && !would

/** What is learned hangs on the check that brings it: what it saw bears on that. */
const checkIn = (claim: Claim): ActionId | undefined =>
  claim.is === 'learns' || claim.is === 'sees' ? claim.action : undefined

/** A passive by its player and what it is, whichever attack it counts: `passive:gus:ambush` of `passive:gus:ambush:a1`. */
const wholeOf = (id: ActionId, { actor, ability }: Deed): ActionId | undefined =>
  [`passive:${actor}:${ability}`, `compelled:${actor}:${ability}`].find(one => id.startsWith(one))

/**
 * What stands against a deed that failed, in the tree of that deed, is why it failed, however it fared itself: an order
 * that goes before another does so though it kills nobody.
 */
const stood = ({ bears, came }: Link): boolean => bears === 'against' && came

/** What failed itself did nothing to another, and what worked was not stopped; in another question they may have. */
const cameToNothing = (by: Judged, on: Judged, does: MapBearing): boolean =>
  by.verdict?.verdict === 'failed' || (keeps({ does }) && on.verdict?.verdict === 'succeeded')

const keeps = ({ does }: Pick<MapLink, 'does'>): boolean => does === 'stops' || does === 'shields'

type Judged = Deed & { verdict?: Verdict; left?: Claim & { is: 'fact' } }

/** What an earlier phase left, as a deed of whom it befell: it bears on what he does, and on what is done to him. */
function deedLeft(left: (Claim & { is: 'fact' }) | undefined, now: string, { seats }: Game): Judged | undefined {
  if (!left || left.phase === now) return undefined
  const who = [left.of, left.other].find(one => seats.some(({ slot }) => slot === one)) ?? nobody
  return { actor: who, ability: '', targets: [who], left }
}

function bearing({ bears }: Link, from: Judged, to: Deed, told: boolean): MapBearing {
  if (bears === 'moves' || (bears === 'against' && from.moves)) return 'moves'
  if (bears === 'for') return told ? 'reveals' : 'brings'
  const reached = new Set([...from.targets, ...(from.verdict?.landed ?? [])])
  return !reached.has(to.actor) && (reached.size === 0 || to.targets.some(who => reached.has(who)))
    ? 'shields'
    : 'stops'
}

const telling: readonly MapBearing[] = ['moves', 'stops', 'shields', 'reveals', 'brings']

/** One link between two deeds: what came about tells more than what would have, and a way that was changed more than the rest. */
function unique(links: readonly MapLink[]): MapLink[] {
  const rank = ({ would, does }: MapLink): number => (would ? telling.length : 0) + telling.indexOf(does)
  const by = new Map<string, MapLink>()
  for (const link of links) {
    const key = `${link.from} ${link.to}`
    const known = by.get(key)
    if (!known || rank(link) < rank(known)) by.set(key, link)
  }
  return [...by.values()]
}

interface Columns {
  list: NightMap['columns']
  of: (action: ActionId) => number
}

function columnsOf(
  system: System,
  game: Game,
  phase: PhaseState,
  all: ReadonlyMap<ActionId, Judged>,
  links: readonly MapLink[],
): Columns {
  const deeds = new Map([...all].filter(([, { left }]) => !left))
  const among = links.filter(({ from, to }) => deeds.has(from) && deeds.has(to))
  const columns = columnsNow(system, game, phase, deeds, among)
  if (deeds.size === all.size) return columns
  return {
    list: [{ before: true }, ...columns.list],
    of: action => (deeds.has(action) ? columns.of(action) + 1 : 0),
  }
}

function columnsNow(
  system: System,
  game: Game,
  phase: PhaseState,
  deeds: ReadonlyMap<ActionId, Judged>,
  links: readonly MapLink[],
): Columns {
  const steps = system.steps?.(game, phase.kind) ?? []
  if (!steps.length) return byDepth([...deeds.keys()], links)
  const placeOf = (ability: string): number => steps.findIndex(({ takes }) => takes.includes(ability))
  const places = new Map([...deeds].map(([action, { ability }]) => [action, placeOf(ability)]))
  // What is always at work stands with the first deed that it bears on.
  for (const [action, place] of places)
    if (place < 0) {
      const near = links.flatMap(({ from, to }) => (from === action ? [to] : to === action ? [from] : []))
      places.set(action, Math.max(0, Math.min(...near.map(one => Math.max(0, places.get(one) ?? 0)))))
      if (!near.length) places.set(action, steps.length - 1)
    }
  const used = [...new Set(places.values())].sort((one, other) => one - other)
  return {
    list: used.map(place => ({ step: steps[place]!.id })),
    of: action => used.indexOf(places.get(action)!),
  }
}

/** Tells whether a way along what stops others leads from one deed to another, or back to itself. */
function waysAlong(links: readonly MapLink[]): (from: ActionId, to: ActionId) => boolean {
  const stopped = new Map<ActionId, ActionId[]>()
  for (const link of links) if (keeps(link)) stopped.set(link.from, [...(stopped.get(link.from) ?? []), link.to])
  return (from, to) => {
    const seen = new Set<ActionId>()
    const open = [...(stopped.get(from) ?? [])]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === to) return true
      if (!seen.has(next)) open.push(...(stopped.get(next) ?? []))
      seen.add(next)
    }
    return false
  }
}

/** How many links lead to it, one after another; what goes round in a circle stands in one column. */
function byDepth(actions: readonly ActionId[], links: readonly MapLink[]): Columns {
  const before = new Map<ActionId, ActionId[]>()
  for (const { from, to } of links) before.set(to, [...(before.get(to) ?? []), from])
  const depths = new Map<ActionId, number>()
  const depth = (action: ActionId, above: ReadonlySet<ActionId>): number => {
    const known = depths.get(action)
    if (known !== undefined) return known
    const within = new Set(above).add(action)
    const open = (before.get(action) ?? []).filter(one => !within.has(one))
    const found = Math.max(0, ...open.map(one => 1 + depth(one, within)))
    if (above.size === 0 || open.length === (before.get(action) ?? []).length) depths.set(action, found)
    return found
  }
  const found = new Map(actions.map(action => [action, depth(action, new Set())]))
  // Around a circle a depth may be nobody's.
  const used = [...new Set(found.values())].sort((one, other) => one - other)
  return { list: used.map(() => ({})), of: action => used.indexOf(found.get(action)!) }
}
