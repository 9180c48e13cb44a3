/** Whom the rules let a player know at the start, as what, and with whom they talk in private. */
import type { Game, Seat } from '../../../engine/journal/state.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { say as sayIn } from '../../../engine/text/message.ts'
import { joinSpans, text, type Span } from '../../../engine/text/span.ts'
import { language, say, wordsOf } from '../words/say.ts'
import { calledIn, knownAs, namesThem, tellsWhom } from './drawn-messages.ts'

interface Telling {
  system: System
  game: Game
  /** Where each side and each other private topic is, by their ids, as far as the host said so. */
  links: Readonly<Record<string, string>>
}

const seatsOf = ({ game }: Telling, slots: readonly string[]): Seat[] =>
  slots.flatMap(slot => game.seats.find(one => one.slot === slot) ?? [])

/** "Ann, Bob and Cy", with those who play a hydra of that name. */
function named(seats: readonly Seat[]): Span[] {
  const names = seats.map(one => knownAs(one))
  const [first, last] = [joinSpans(names.slice(0, -1), ', '), names.at(-1) ?? []]
  return first.length ? [...first, text(say('roleMessages.and')), ...last] : last
}

/** Partners by name and role. */
export function partnersOf(telling: Telling, seat: Seat): Span[][] {
  const allies = telling.system.knownAllies?.(telling.game, seat) ?? []
  const partners = seatsOf(telling, allies).map(one => knownAs(one, calledIn(telling, one)))
  return partners.length
    ? [[text(say('roleMessages.known', { count: partners.length })), ...joinSpans(partners, ', '), text('.')]]
    : []
}

/** What else the rules let this player know of others, each in a sentence. */
export function acquaintedWith(telling: Telling, seat: Seat): Span[][] {
  const { system, game } = telling
  const allies = system.knownAllies?.(game, seat) ?? []
  const known = (system.knows?.(game, seat) ?? []).filter(({ who }) => who === undefined || !allies.includes(who))
  return [...new Set(known.map(({ is }) => is))].flatMap(is => {
    const message = getOwn(wordsOf(system).known ?? {}, is)
    const who = seatsOf(
      telling,
      known.flatMap(one => (one.is === is ? (one.who ?? []) : [])),
    )
    return message === undefined ? [] : [sayIn(language(), message, { who: named(who), count: who.length })]
  })
}

/** With whom this player talks in private, and when: a sentence for each topic that others are in as well. */
export function topicsWith(telling: Telling, seat: Seat): Span[][] {
  const { system, game } = telling
  const partners = new Set(system.knownAllies?.(game, seat))
  const known = new Set((system.knows?.(game, seat) ?? []).flatMap(({ who }) => who ?? []))
  const told = (system.topics?.(game) ?? []).flatMap(({ id, members, talk }) => {
    const others = members.filter(slot => slot !== seat.slot)
    if (!members.includes(seat.slot) || !others.length) return []
    const isPartners = others.length === partners.size && others.every(slot => partners.has(slot))
    const who = isPartners ? [text(say('roleMessages.them'))] : named(seatsOf(telling, others))
    const sides = others.every(slot => partners.has(slot) || known.has(slot)) ? '' : say('roleMessages.topicSides')
    const link = getOwn(telling.links, id)
    const said = [
      text(say('roleMessages.topicShared')),
      ...who,
      text(say('roleMessages.topicTalk', { talk }) + sides),
      ...(link === undefined ? [] : [text(say('roleMessages.topic')), text(link)]),
    ]
    return [{ said, isPartners }]
  })
  // "Them" stands right behind the partners that it means.
  return told.toSorted((one, other) => Number(other.isPartners) - Number(one.isPartners)).map(({ said }) => said)
}

/**
 * Where the side of a player talks, for somebody who does talk there: a traitor is of the side and not in its topic, and
 * a set-up that says who knows whom says all of it.
 */
export function sideLinkOf({ system, game, links }: Telling, seat: Seat): string | undefined {
  const known = game.dealt?.setup?.known ?? []
  // Whoever died was in it: by the living alone it would be that of a traitor who outlived them.
  const began = { ...game, seats: game.seats.map(one => ({ ...one, alive: true })) }
  const topic = (system.topics?.(began) ?? []).find(({ id }) => id === seat.faction)
  const isIn = known.some(({ is }) => tellsWhom.has(is))
    ? known.some(one => one.to.includes(seat.slot) && namesThem.has(one.is) && one.of.some(slot => slot !== seat.slot))
    : topic
      ? topic.members.includes(seat.slot)
      : system.topics !== undefined || isAlone(game, seat) || (system.knownAllies?.(game, seat) ?? []).length > 0
  return isIn ? getOwn(links, seat.faction) : undefined
}

const isAlone = ({ seats }: Game, { slot, faction }: Seat): boolean =>
  !seats.some(one => !one.bystander && one.faction === faction && one.slot !== slot)
