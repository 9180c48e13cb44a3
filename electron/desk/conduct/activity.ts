/** How active players are by the rule of the host: time counts while there is a thread to write in, and nobody's absence does. */
import { absenceAt, timeWithin, type Stretch } from '../../../engine/game/absence.ts'
import type { ActivityRule, Game, PhaseState, Posted, Seat } from '../../../engine/journal/state.ts'
import { votesIn } from '../../../engine/ruleset/system.ts'
import { lockedAt, type Book } from '../library/book.ts'
import type { PlayerActivity } from './answers.ts'

const hour = 60 * 60 * 1000

/** @param now ISO instant @returns the living, in the order of the roster */
export function activityIn(book: Book, game: Game, index: number, now: string): PlayerActivity[] {
  const phase = book.game.phases[index]!
  const until = Date.parse(lockedAt(book, index) ?? now)
  const open = openIn(book, until)
  const gone = new Set(phase.removed.map(({ who }) => who))
  return game.seats
    .filter(({ slot, alive, bystander }) => alive && !bystander && !gone.has(slot))
    .map(seat => activityOf(seat, { book, phase, open, until, rule: book.game.activity ?? {} }))
}

interface Asked {
  book: Book
  phase: PhaseState
  open: readonly Stretch[]
  until: number
  rule: ActivityRule
}

function activityOf(seat: Seat, { book, phase, open, until, rule }: Asked): PlayerActivity {
  const { slot } = seat
  const by = (post: Posted): boolean => post.by === slot
  const seated = seatedAt(book, slot)
  const written = book.game.phases
    .flatMap(({ posts = [] }) => posts.filter(by))
    .flatMap(({ at, pasted }) => Date.parse(at ?? pasted ?? '') || [])
    .filter(at => at <= until)
  const last = written.length ? Math.max(...written) : undefined
  const sign = Math.max(last ?? -Infinity, seated)
  const silent = timeWithin(open, [sign, until], seat)
  const prods = book.game.phases
    .flatMap((one, at) => (one.prods ?? []).map(prod => ({ ...prod, phase: at })))
    .filter(({ who, reminder, at }) => who === slot && !reminder && Date.parse(at) >= seated && Date.parse(at) <= until)
  const posts = phase.posts?.filter(by).length ?? 0
  const away = absenceAt(seat, until)
  const limit = limitOf(rule, posts)
  const unanswered = prods.findLast(({ at }) => Date.parse(at) >= sign)
  return {
    slot,
    state: away
      ? 'away'
      : stateOf(rule, silent, prods.length, unanswered && timeWithin(open, [Date.parse(unanswered.at), until], seat)),
    posts,
    ...(limit && votesIn(book.system, book.game, phase.kind) && { limit }),
    hours: Math.floor(silent / hour),
    ...(last !== undefined && { last: new Date(last).toISOString() }),
    prods: prods.length,
    ...(away && { away }),
  }
}

const limitOf = ({ least, most }: ActivityRule, posts: number): PlayerActivity['limit'] =>
  most !== undefined && posts > most ? 'over' : least !== undefined && posts < least ? 'under' : undefined

/** @param since how long ago the last prod was sent, where nothing was written since */
function stateOf(
  rule: ActivityRule,
  silent: number,
  count: number,
  since: number | undefined,
): PlayerActivity['state'] {
  if (rule.silent === undefined) return 'fine'
  const used = rule.prods !== undefined && count >= rule.prods
  if (since === undefined) return silent < rule.silent * hour ? 'fine' : used ? 'replace' : 'prod'
  if (since < (rule.answer ?? rule.silent) * hour) return 'waiting'
  return used || rule.answer !== undefined ? 'replace' : 'prod'
}

/** When there was something to write in: phases with a vote, or all of them where the rules know none. */
function openIn(book: Book, until: number): Stretch[] {
  const { system, game, kept, events } = book
  const opened = kept.flatMap(({ event, seq }) => (event.type === 'phaseOpened' ? [events[seq]?.at] : []))
  const voted = game.phases.some(({ kind }) => votesIn(system, game, kind))
  return game.phases.flatMap((phase, index): Stretch[] => {
    if (voted && !votesIn(system, game, phase.kind)) return []
    const from = Date.parse(phase.opens ?? opened[index] ?? '')
    const ends = [until, Date.parse(phase.closes ?? ''), Date.parse(lockedAt(book, index) ?? '')]
    return from ? [[from, Math.min(...ends.filter(at => !Number.isNaN(at)))]] : []
  })
}

/** When whoever plays a seat sat down there; from the beginning where nobody came in for anybody. */
function seatedAt({ kept, events }: Book, slot: string): number {
  const came = kept.findLast(({ event }) => event.type === 'playerReplaced' && event.slot === slot)
  return came ? Date.parse(events[came.seq]?.at ?? '') || -Infinity : -Infinity
}
