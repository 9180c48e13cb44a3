/** A game as the window shows it: seats, phases with what each still wants, and what undo would take back. */
import { lynchWordIn } from '../../../engine/ruleset/lynch-word.ts'
import { formsOf } from '../../../engine/text/phase-forms.ts'
import { language, wordsOf } from '../words/say.ts'
import { abilitiesHad, familiesOf, mostUses } from '../../../engine/game/entry.ts'
import { languageAt, languagesOf } from '../../../engine/game/language.ts'
import { catalogueOf, overlayNames, getOwn } from '../../../engine/ruleset/catalogue.ts'
import { takesOrders } from '../../../engine/ruleset/orders.ts'
import { namesIn, spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import { booksIn, type System } from '../../../engine/ruleset/system.ts'
import type { Game, PhaseState, Seat } from '../../../engine/journal/state.ts'
import { closingOf } from '../../../engine/messages/report.ts'
import { roleName, sideName, spaced } from '../../../engine/why/speaker.ts'
import type { GameView, PhaseView, SeatView } from '../contract.ts'
import { giveWay, inPieces } from '../give-way.ts'
import { turnout } from '../inbox/turnout.ts'
import { untaken } from '../inbox/view.ts'
import { gameAt, phaseName, revisionOf, type Book } from '../library/book.ts'
import type { Reads } from '../library/library.ts'
import type { Mending } from '../library/mending.ts'
import { lastsOf } from '../library/offered.ts'
import { resolved } from '../library/resolved.ts'
import { rhythmOf } from '../library/rhythm.ts'
import { proposalId } from '../library/row-ids.ts'
import { sideMarkOf } from '../library/side.ts'
import { stateOf } from '../library/summary.ts'
import { unlessUnread } from '../library/unread.ts'
import { changesInSteps } from '../log/calls.ts'
import { mailOf, postsOf, sentIn, type Mail } from '../posts/list.ts'
import { isUnsent } from '../posts/shown.ts'
import { sentWith } from '../rules/calls.ts'
import { silentVoters } from '../votes/view.ts'

/** @param mending how its past is being mended, where it is */
export async function gameView(library: Reads, book: Book, mending?: Mending): Promise<GameView> {
  const { id, name, system, settings, game, events } = book
  const rhythm = rhythmOf(book)
  const log = await inPieces(changesInSteps(book))
  const last = log.findLast(({ undone, seq }) => !undone && seq >= (book.mending?.first ?? 1))
  const again = book.undone.at(-1)
  const phases: PhaseView[] = []
  const mail = await mailOf(library, book)
  for (const index of game.phases.keys()) {
    await giveWay()
    phases.push(await phaseView(library, book, index, mail))
  }
  return {
    id,
    name,
    revision: revisionOf(book),
    saved: events.at(-1)?.at ?? book.created,
    state: stateOf(book),
    ...(game.winner !== undefined && { winner: game.winner }),
    ...wordForLynch(system, game),
    language: languageAt(game, system, game.phases.length),
    system: systemView(system, game),
    ...(await proposalOf(library, book)),
    settings: { ...settings, ...(rhythm && { rhythm }) },
    seats: seatsOf(book),
    note: game.note ?? '',
    substitutes: game.substitutes ?? [],
    phases,
    ...mendingView(book, mending),
    ...(last && { undo: last.says }),
    ...(again?.[0] && { redo: log.find(({ seq }) => seq === again[0]!.seq)?.says ?? '' }),
  }
}

function mendingView({ id, mending }: Book, beside: Mending | undefined): Pick<GameView, 'mending'> {
  const known = mending ?? (beside && { ...beside, of: id })
  return known ? { mending: { of: known.of, phase: known.phase, at: known.at, reason: known.reason } } : {}
}

function wordForLynch(system: System, game: Game): Pick<GameView, 'lynchWord'> {
  const lynchWord = lynchWordIn(system, game)
  return lynchWord === undefined ? {} : { lynchWord }
}

function systemView(system: System, game: Game): GameView['system'] {
  const spoken = spokenIn(system, language())
  const {
    id,
    name,
    calendar: { phases, called, after },
    factions,
    overlays = {},
    votes,
  } = spoken
  const words = wordsOf(system)
  const { fields = {}, marks = {}, forms = {}, panels } = booksIn(spoken, game)
  return {
    id,
    name,
    languages: languagesOf(system),
    lasts: lastsOf(system),
    ...(system.calendar.clock && system.calendar.timed?.(game) !== false && { clock: true as const }),
    phases: [...phases],
    called: Object.fromEntries(phases.map(kind => [kind, formsOf(called, kind, language())])),
    ...(after && { after: [...after] }),
    acting: phases.filter(kind => takesOrders(system, game, kind)),
    factions: Object.keys(factions).map(faction => ({
      id: faction,
      name: getOwn(words.factions, faction) ?? spaced(faction),
      whole: sideName(faction, words),
      side: sideMarkOf(system, faction),
    })),
    names: namesIn(system, language()),
    namesIn: language(),
    closing: Object.fromEntries(phases.map(kind => [kind, closingOf(system, kind)])),
    fields: Object.entries(fields).map(([field, about]) => ({
      id: field,
      ...about,
      ...(Object.hasOwn(overlays, field) && { over: true as const }),
    })),
    marks: Object.entries(marks).map(([mark, { says, rule }]) => ({ id: mark, says, rule })),
    families: familiesOf(game),
    votesIn: votes?.none?.(game) === undefined ? [...(votes?.phases ?? [])] : [],
    records: Object.keys(forms).length > 0,
    panels: panels !== undefined,
  }
}

/** What the rules said of the game's end when the last phase was locked. */
export async function proposalOf(library: Reads, book: Book): Promise<Pick<GameView, 'proposal'>> {
  const last = book.game.phases.findLastIndex(({ result }) => result)
  if (book.game.winner !== undefined || last < 0) return {}
  const winner = await unlessUnread(async () => (await resolved(library, book, last)).outcome.winner)
  return winner ? { proposal: { winners: winner.winners, rule: winner.rule, phase: last, row: proposalId } } : {}
}

/** Every player as a host sees them. */
export const seatsOf = (book: Book): SeatView[] => book.game.seats.map(seat => seatView(book, seat))

function seatView({ system, game }: Book, seat: Seat): SeatView {
  const catalogue = catalogueOf(system, game)
  const words = wordsOf(system)
  const spoken = spokenIn(system, language())
  const over = overlayNames(system, seat).map(role => roleName(role, words))
  const died = game.phases.find(({ result }) => result?.deaths.includes(seat.slot) || result?.seats?.[seat.slot]?.out)
  const leaves = game.phases.find(({ result, removed }) => !result && removed.some(({ who }) => who === seat.slot))
  return {
    slot: seat.slot,
    name: seat.name,
    former: seat.former ?? [],
    aliases: seat.aliases ?? [],
    heads: seat.heads ?? [],
    formerHeads: seat.formerHeads ?? [],
    forms: seat.forms ?? {},
    role: seat.role,
    roleName: roleName(seat.role, words),
    ...(over.length && { over }),
    faction: seat.faction,
    factionName: getOwn(words.factions, seat.faction) ?? spaced(seat.faction),
    side: sideMarkOf(system, seat.faction),
    modifiers: seat.modifiers,
    settings: seat.settings,
    alive: seat.alive,
    ...(!seat.alive && died && { died: phaseName(system, died) }),
    ...(!seat.alive && !died && seat.fate !== undefined && { died: seat.fate, fate: seat.fate }),
    ...(seat.alive && leaves && { leaves: phaseName(system, leaves) }),
    bystander: seat.bystander,
    status: seat.status,
    note: seat.note ?? '',
    away: seat.away ?? [],
    prods: game.phases.flatMap((phase, index) =>
      (phase.prods ?? [])
        .filter(({ who }) => who === seat.slot)
        .map(({ at, reminder }) => ({
          phase: index,
          name: phaseName(system, phase),
          at,
          ...(reminder && { reminder }),
        })),
    ),
    details: seat.details ?? {},
    counters: getOwn(game.state ?? {}, seat.slot) ?? {},
    abilities: abilitiesHad(system, game, seat).flatMap(id => {
      const ability = getOwn(spoken.abilities, id) ?? catalogue.ability(id)
      if (!ability || catalogue.abilityOf(seat, id)?.passive) return []
      const limit = catalogue.modifiersOn(seat, id).find(({ modifier }) => modifier.limitsUses)
      const uses = Math.min(limit ? (limit.use.count ?? 1) : Infinity, mostUses(game, ability) ?? Infinity)
      return [
        {
          id,
          name: getOwn(words.uses, id) ?? spaced(id),
          ...sentWith(
            spoken,
            { ...ability, passive: undefined },
            (_, key) => system.entry.asks?.(game, seat.slot, key) ?? true,
          ),
          ...(uses < Infinity && { left: Math.max(0, uses - (getOwn(seat.uses, id) ?? 0)) }),
        },
      ]
    }),
  }
}

/** Whether everything a locked phase tells was sent. What was sent long ago is counted, and not compared any more. */
async function sentOf(
  library: Reads,
  book: Book,
  index: number,
  mail: Mail,
): Promise<{ state: PhaseView['state']; toSend: number }> {
  const told = book.game.phases[index]!.result?.told
  const recent = book.game.phases.length - index <= comparedPhases || index >= firstMended(book)
  const compared =
    told === undefined || recent
      ? await unlessUnread(
          async () => (await postsOf(library, book, index, book.settings.dialect, mail)).filter(isUnsent).length,
        )
      : undefined
  const toSend = compared ?? Math.max(0, (told ?? 0) - sentIn(mail.sent, index).length)
  return { state: toSend ? 'locked' : 'posted', toSend }
}

const comparedPhases = 4

/** The first phase of those that were mended, by its place: what was sent of it and of later ones may be wrong, however long ago. */
function firstMended({ kept }: Book): number {
  const known = mended.get(kept)
  if (known !== undefined) return known
  const first = kept.reduce(
    (least, { event }) => (event.type === 'amended' ? Math.min(least, event.phase) : least),
    Infinity,
  )
  mended.set(kept, first)
  return first
}

/** Looked for once: every phase of a long game asks. */
const mended = new WeakMap<Book['kept'], number>()

async function phaseView(library: Reads, book: Book, index: number, mail: Mail): Promise<PhaseView> {
  const { system } = book
  const game: Game = gameAt(book, index)
  const phase: PhaseState = book.game.phases[index]!
  const { kind, number, opens, closes, result } = phase
  const { state, toSend } = result ? await sentOf(library, book, index, mail) : { state: 'open' as const, toSend: 0 }
  const awaited = result ? [] : turnout(system, game, phase)
  const here = result ? undefined : await resolved(library, book, index)
  return {
    index,
    kind,
    number,
    name: phaseName(system, phase),
    state,
    acting: takesOrders(system, game, kind),
    ...(opens !== undefined && { opens }),
    ...(closes !== undefined && { closes }),
    wants: {
      ...(result ? { messages: 0, doubts: 0, sure: 0 } : untaken(system, game, phase)),
      missing: awaited.filter(({ answered }) => !answered).length,
      rulings: here?.outcome.rulings.filter(one => one.kind === 'prompt' && !one.answered).length ?? 0,
      votes: here ? silentVoters(here).length : 0,
      posts: toSend,
    },
    received: awaited.filter(({ answered }) => answered).length,
    expected: awaited.length,
    deaths: result?.deaths ?? [],
    ...(here?.outcome.tally?.ended && { ended: true as const }),
  }
}
