/**
 * The group that somebody who takes over a seat plays in: whom of it the seat knows, under the names of today, and where its
 * topic is. Whom a set-up lets talk in private stands with the role already; here stands who acts as one.
 */
import { fateOf } from '../../../engine/game/fate.ts'
import type { Game, Seat } from '../../../engine/journal/state.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { joinSpans, player, strong, text, type Span } from '../../../engine/text/span.ts'
import { spaced } from '../../../engine/why/speaker.ts'
import type { Book } from '../library/book.ts'
import { say, wordsOf } from '../words/say.ts'
import { sideLinkOf } from './acquainted.ts'
import { namesThem, tellsWhom } from './drawn-messages.ts'

/**
 * @param played the game as the seat knows it: what became of others since is none of its business
 * @returns a heading and a line; nothing for somebody who plays alone
 */
export function groupsTold({ system, game: now, settings }: Book, played: Game, slot: string): Span[][] {
  const seat = played.seats.find(one => one.slot === slot)!
  const known = played.dealt?.setup?.known ?? []
  const drawn = known.some(({ is }) => tellsWhom.has(is))
  const told = drawn
    ? known.filter(({ to, is }) => to.includes(slot) && namesThem.has(is)).flatMap(({ of }) => of)
    : (system.knownAllies?.(played, seat) ?? [])
  const partners = [...new Set(told)].filter(one => one !== slot)
  const topic = sideLinkOf({ system, game: played, links: settings.topics }, seat)
  // Who is in it stands with the role: here stands what is new of them.
  const changed = partners.map(namedNow).filter(said => said.length > 1)
  if (!changed.length && topic === undefined) return []
  const words = wordsOf(system)
  const called = (id: string): string => getOwn(words.factions, id) ?? getOwn(words.terms ?? {}, id) ?? spaced(id)
  const shared = sharedBy(played, seat, partners)
  return [
    [strong(text(say('roleMessages.group')))],
    [
      strong(text(called(shared))),
      ...(changed.length ? [text(': '), ...joinSpans(changed, ', ')] : []),
      text('.'),
      ...(topic === undefined ? [] : [text(say('roleMessages.topic')), text(topic)]),
    ],
  ]

  function namedNow(partner: string): Span[] {
    const there = now.seats.find(other => other.slot === partner)
    return there ? partnerSaid(there, now) : [text(partner)]
  }
}

/** What these players have in common: the faction, or what else all of them have. */
function sharedBy({ seats }: Game, { faction, details = {} }: Seat, partners: readonly string[]): string {
  const others = seats.filter(({ slot }) => partners.includes(slot))
  if (others.every(one => one.faction === faction)) return faction
  const [shared] = Object.entries(details).filter(
    ([field, value]) => value !== '' && others.every(one => getOwn(one.details ?? {}, field) === value),
  )
  return shared?.[1] ?? faction
}

function partnerSaid({ slot, name, forms, former = [], alive }: Seat, now: Game): Span[] {
  const about = [
    ...(former.length ? [say('roleMessages.before', { names: former.join(', ') })] : []),
    ...(alive ? [] : [say(fateOf(now, slot).kind === 'removed' ? 'roleMessages.out' : 'roleMessages.dead')]),
  ]
  return [player(name, forms), ...(about.length ? [text(` (${about.join('; ')})`)] : [])]
}
