/** What a set-up lets a player know at the start, and what fell to him by lot; and the same in one line for the host. */
import { headsUnsaid } from '../../../engine/journal/hydra.ts'
import type { Dealt, Game, Seat } from '../../../engine/journal/state.ts'
import { overlayNames, getOwn } from '../../../engine/ruleset/catalogue.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { roleSaid } from '../../../engine/messages/parts.ts'
import { joinSpans, player, strong, text, type Span } from '../../../engine/text/span.ts'
import { roleName, spaced, speakerOf } from '../../../engine/why/speaker.ts'
import { language, say, wordsOf } from '../words/say.ts'
import { nothingYet } from './order-read.ts'

interface Telling {
  system: System
  game: Game
}

type Known = NonNullable<Dealt['setup']>['known'][number]

/** What tells somebody of other players. */
export const tellsWhom: ReadonlySet<Known['is']> = new Set<Known['is']>(['names', 'roles', 'alignments', 'exists'])

/** What tells somebody who the others of a side are. */
export const namesThem: ReadonlySet<Known['is']> = new Set<Known['is']>(['names', 'roles'])

/** Somebody as the message has him: one to whom another role is told knows nothing of the true one. */
export function seatTold(seat: Seat, known: readonly Known[]): Seat {
  const instead = known.find(({ is, to }) => is === 'as' && to.includes(seat.slot))?.word
  return instead === undefined ? seat : { ...seat, role: instead, modifiers: [], settings: {} }
}

/** Somebody whom a player knows: of a hydra with a name of its own who plays it, and what is told besides. */
export function knownAs(seat: Seat, besides: Span[] = []): Span[] {
  const heads = joinSpans(
    headsUnsaid(seat).map(head => [player(head)]),
    ' + ',
  )
  const inside = joinSpans(
    [heads, besides].filter(spans => spans.length > 0),
    '; ',
  )
  return [player(seat.name, seat.forms), ...(inside.length ? [text(' ('), ...inside, text(')')] : [])]
}

/** A paragraph for each thing that the set-up tells this player. */
export const drawnFor = (telling: Telling, seat: Seat, known: readonly Known[]): Span[][] =>
  known.filter(({ to }) => to.includes(seat.slot)).flatMap(one => toldSo(telling, seat, one))

function toldSo(telling: Telling, seat: Seat, { is, of, word = '', value }: Known): Span[][] {
  const { system, game } = telling
  const words = wordsOf(system)
  const others = of.filter(slot => slot !== seat.slot).flatMap(slot => game.seats.find(one => one.slot === slot) ?? [])
  const named = (besides?: (one: Seat) => Span[]): Span[] =>
    joinSpans(
      others.map(one => knownAs(one, besides?.(one))),
      ', ',
    )
  const line = (begin: string, ...spans: Span[]): Span[][] => [[text(begin), ...spans, text('.')]]
  const what = strong(text(value === undefined ? word : `${word}: ${value}`))
  switch (is) {
    case 'names':
      return others.length ? line(say('roleMessages.acquainted', { count: others.length }), ...named()) : []
    case 'roles':
      return others.length
        ? line(say('roleMessages.acquainted', { count: others.length }), ...named(one => calledIn(telling, one)))
        : []
    case 'alignments':
      return others.length
        ? line(
            say('roleMessages.known', { count: others.length }),
            ...named(({ faction }) => [text(getOwn(words.factions, faction) ?? spaced(faction))]),
          )
        : []
    case 'exists':
      return line(say('roleMessages.exists'), text(word))
    case 'talk':
      return others.length ? line(say('roleMessages.talk', { when: word }), ...named()) : []
    case 'mark':
      return [
        ...line(say('roleMessages.fell'), what),
        ...(others.length ? line(say('roleMessages.shared'), ...named()) : []),
      ]
    case 'target':
      return line(say('roleMessages.target'), what, text(': '), ...named())
    case 'as':
    case 'flips':
      return []
  }
}

/** What fell on whom, for the host's eyes: `lover: Ann, Bob (nobody is told)`. */
export function drawnLines({ system, game }: Telling, known: readonly Known[]): string[] {
  const words = wordsOf(system)
  const names = (slots: readonly string[]): string =>
    slots.map(slot => game.seats.find(seat => seat.slot === slot)?.name ?? slot).join(', ')
  return known.flatMap(({ is, to, of, word = '', value }): string[] => {
    const role = roleName(word, words)
    if (is === 'as') return [`${names(of)}: ${say('roleMessages.shownAs', { role })}`]
    if (is === 'flips') return [`${names(of)}: ${say('roleMessages.flips', { role })}`]
    if (is !== 'mark' && is !== 'target') return []
    const what = `${[word, value].filter(part => part !== undefined).join(' ')}: ${names(of)}`
    return [to.length ? what : say('roleMessages.pair', { what, to: say('roleMessages.toNobody') })]
  })
}

/** A role with its modifiers, and what lies over it: `2-shot Doctor`. */
export function calledIn({ system, game }: Telling, seat: Seat): Span[] {
  const speaker = speakerOf(system, game, nothingYet(system.calendar.acting[0] ?? ''), language())
  const over = overlayNames(system, seat).map(role => [text(roleName(role, wordsOf(system)))])
  return joinSpans([roleSaid({ ...seat, who: seat.slot }, speaker), ...over], ' + ')
}
