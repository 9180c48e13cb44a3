/** A game told whole, of phases that were resolved. Nothing gets in but what is named here. */
import { fateOf } from '../../../engine/game/fate.ts'
import type { Game, Seat } from '../../../engine/journal/state.ts'
import { overlayNames, getOwn } from '../../../engine/ruleset/catalogue.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import { text, type Span } from '../../../engine/text/span.ts'
import { roleName, spaced } from '../../../engine/why/speaker.ts'
import type { ExploredGame, ExploredPhase, ExploredPlayer, ExploredRow, ExploredTree } from '../contract.ts'
import { phaseName } from '../library/book.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { sideOf } from '../library/side.ts'
import { mapView } from '../night/map.ts'
import { pivotsView } from '../night/pivots.ts'
import { treeView } from '../night/tree.ts'
import { nightView } from '../night/view.ts'
import { language, say, wordsOf } from '../words/say.ts'
import type { TurnedLine } from '../posts/turned.ts'
import type { About } from './about.ts'
import { exploredVotes } from './votes.ts'

interface Told {
  name: string
  /** It is not over. */
  early: boolean
  /** As it is in the end. */
  game: Game
  /** Those that were resolved, at least one, each in the language in which all is said. */
  phases: readonly ResolvedPhase[]
  /** The index as it was posted. */
  index?: Span[][] | undefined
  /** Of each of them, what is not worked out. */
  about?: readonly About[]
  /** Where it turned. */
  turned?: readonly TurnedLine[] | undefined
}

/** A game told whole, in the language of whoever is being answered. */
export function explored({ name, early, game, phases: resolved, index, about = [], turned = [] }: Told): ExploredGame {
  const { system, speaker } = resolved[0]!
  const { decides, seeThere } = phrasesOf(speaker).tree
  const made = resolved.map(exploredPhase)
  const phases = made.map(({ phase }, at): ExploredPhase => ({ ...phase, ...about[at] }))
  return {
    name,
    system: spokenIn(system, language()).name,
    language: speaker.locale,
    ...(speaker.lynchWord !== undefined && { lynchWord: speaker.lynchWord }),
    ...(game.winner !== undefined && { winner: game.winner }),
    ...(early && { early }),
    players: game.seats.filter(({ bystander }) => !bystander).map(seat => playerOf(seat, resolved, game, phases)),
    phases,
    ...(index && { index: index.map(spans => spans.flatMap(spelledOut)) }),
    ...(turned.length && {
      turned: turned.map(({ phase, row, said }) => {
        const id = row === undefined ? undefined : made[phase]?.ids.get(row)
        return { phase, ...(id !== undefined && { row: id }), said }
      }),
    }),
    words: { decides, seeThere },
    rules: citedIn(phases, system),
  }
}

/** The page leads nowhere: where something stands is told by its address. */
function spelledOut(span: Span): Span[] {
  if (span.kind === 'link') return [...span.spans.flatMap(spelledOut), text(` <${span.to}>`)]
  return 'spans' in span ? [{ ...span, spans: span.spans.flatMap(spelledOut) }] : [span]
}

/** @returns the phase, and what its rows are called in it */
function exploredPhase(here: ResolvedPhase, index: number): { phase: ExploredPhase; ids: ReadonlyMap<string, string> } {
  const night = nightView(here, { revision: 0, phase: index, without: [] })
  const ids = new Map(night.rows.map(({ id }, at) => [id, `r${at}`]))
  const renamed = (id: string): string => ids.get(id) ?? id
  const { lanes, columns, cards, links, behind, deaths, killers, foiled, moved, nearly } = mapView(here, index)
  // A card of what an earlier phase left is called by its claim: nobody outside reads that.
  const cardIds = new Map(cards.map(({ id, fared }, at) => [id, fared === 'before' ? `before${at}` : id]))
  const card = (id: string): string => cardIds.get(id) ?? id
  const told = (cardsOf: Readonly<Record<string, string[]>>): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries(cardsOf).flatMap(([row, deeds]) => (ids.has(row) ? [[renamed(row), deeds.map(card)]] : [])),
    )
  const { of: pivots } = pivotsView(here)
  const treeOf = (id: string): ExploredTree => {
    const { title, lines } = treeView(here, id)
    return { title, lines, deciders: (getOwn(pivots, id) ?? []).map(({ action }) => action) }
  }
  const votes = exploredVotes(here)
  const phase: ExploredPhase = {
    name: phaseName(here.system, here.phase),
    map: {
      lanes,
      columns,
      cards: cards.map(({ id, row, leads, by, ...rest }) => ({
        ...rest,
        id: card(id),
        ...(by && { by: by.map(card) }),
        ...(row !== undefined && { row: renamed(row) }),
        ...(leads !== undefined && { leads: renamed(leads) }),
      })),
      links: links.map(link => ({ ...link, from: card(link.from), to: card(link.to) })),
      behind: told(behind),
      deaths: Object.fromEntries(
        Object.entries(deaths).flatMap(([row, said]) => (ids.has(row) ? [[renamed(row), said]] : [])),
      ),
      killers: told(killers),
      foiled: told(foiled),
      moved,
      nearly: Object.fromEntries(
        Object.entries(nearly).flatMap(([row, said]) => (ids.has(row) ? [[renamed(row), said]] : [])),
      ),
    },
    rows: night.rows.map(({ id, section, mark, said, why, hasTree, who, death, standing, rule }): ExploredRow => ({
      id: renamed(id),
      section,
      mark,
      said,
      why,
      hasTree,
      ...(who !== undefined && { who }),
      ...(death && { death }),
      ...(standing !== undefined && { standing }),
      ...(rule !== undefined && { rule }),
    })),
    trees: Object.fromEntries([
      ...night.rows.filter(({ hasTree }) => hasTree).map(({ id }) => [renamed(id), treeOf(id)] as const),
      ...(votes?.steps ?? []).map(({ id }) => [id, treeOf(id)] as const),
    ]),
    ...(votes && { votes }),
  }
  return { phase, ids }
}

function playerOf(
  seat: Seat,
  resolved: readonly ResolvedPhase[],
  game: Game,
  phases: readonly ExploredPhase[],
): ExploredPlayer {
  const { system, game: start } = resolved[0]!
  const [roles, first] = [
    rolesOf(seat, system),
    rolesOf(
      start.seats.find(({ slot }) => slot === seat.slot),
      system,
    ),
  ]
  return {
    name: seat.name,
    former: seat.former ?? [],
    roles,
    ...(first.length > 0 && first.join() !== roles.join() && { first }),
    faction: getOwn(wordsOf(system).factions, seat.faction) ?? spaced(seat.faction),
    side: sideOf(system, seat.faction),
    ...(!seat.alive && endOf(seat, resolved, game, phases)),
  }
}

function rolesOf(seat: Seat | undefined, system: System): string[] {
  const words = wordsOf(system)
  return seat ? [seat.role, ...overlayNames(system, seat)].filter(Boolean).map(role => roleName(role, words)) : []
}

/** How a player's game ended, with its row. */
function endOf(
  { slot }: Seat,
  resolved: readonly ResolvedPhase[],
  game: Game,
  phases: readonly ExploredPhase[],
): Pick<ExploredPlayer, 'fate' | 'flip'> {
  const { kind, phase: place } = fateOf(game, slot)
  const last = place === undefined ? undefined : game.phases[place]
  const phase = last ? resolved.findIndex(one => one.phase.kind === last.kind && one.phase.number === last.number) : -1
  if (!last || phase < 0) return { fate: { kind: 'removed' } }
  const row = phases[phase]!.rows.find(one => one.section === 'happens' && one.death && one.who === slot)?.id
  return {
    fate: { kind, phase, ...(row !== undefined && { row }) },
    ...(last.result?.deaths.includes(slot) && { flip: last.result.hidden.includes(slot) ? 'hidden' : 'shown' }),
  }
}

/** What the rules say that are cited anywhere. */
function citedIn(phases: readonly ExploredPhase[], system: System): ExploredGame['rules'] {
  const { rulebook, modifiers } = spokenIn(system, language())
  const cited = new Set(
    phases.flatMap(({ rows, trees, votes }) => [
      ...rows.flatMap(({ rule = [] }) => rule),
      ...Object.values(trees).flatMap(({ lines }) => lines.flatMap(({ rule = [], also = [] }) => [rule, also].flat())),
      ...(votes ? [...votes.steps, ...votes.uncounted].flatMap(({ rule = [] }) => rule) : []),
    ]),
  )
  return Object.fromEntries(
    [...cited].flatMap(id => {
      const says =
        id === 'host'
          ? say('rules.hostDecided')
          : (getOwn(rulebook, id)?.says ?? getOwn(modifiers, id)?.says ?? undefined)
      return says === undefined ? [] : [[id, says]]
    }),
  )
}
