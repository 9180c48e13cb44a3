/**
 * What each player is told before the game: the role and what it does, in which words it is asked for, whom the player
 * knows, and when the player wins. In the language of the game, whoever looks at it. What a role does not know of itself,
 * as a sanity, stands in a setting and is never told.
 */
import { asSeen } from '../../../engine/text/as-seen.ts'
import { languageAt } from '../../../engine/game/language.ts'
import { headsUnsaid } from '../../../engine/journal/hydra.ts'
import type { Game, Seat } from '../../../engine/journal/state.ts'
import { catalogueOf, getOwn } from '../../../engine/ruleset/catalogue.ts'
import { namesIn, spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { titled } from '../../../engine/messages/titled.ts'
import { dialects, type DialectId } from '../../../engine/text/dialects/index.ts'
import { joinSpans, plainOf, player, sentenceCase, strong, text, tidy, type Span } from '../../../engine/text/span.ts'
import { written } from '../../../engine/text/split.ts'
import type { AbilityRow, RoleMessages } from '../contract.ts'
import type { Book } from '../library/book.ts'
import type { PostDraft } from '../library/drafts.ts'
import { sideMarkOf } from '../library/side.ts'
import { rules } from '../rules/calls.ts'
import { abilityTold, playerTold, type Reader } from '../rules/ability-told.ts'
import { language, say, speaking, wordsOf } from '../words/say.ts'
import { acquaintedWith, partnersOf, sideLinkOf, topicsWith } from './acquainted.ts'
import { calledIn, drawnFor, seatTold, tellsWhom } from './drawn-messages.ts'
import { orderOf, ordersRead } from './order-read.ts'

/** What a host wrote instead of the text of a message, by seat, and what that text was then. */
export type RoleEdits = ReadonlyMap<string, PostDraft>

/** What is kept of these messages: what the host wrote, and what those that are out said then. */
export interface KeptOfRoles {
  edits: RoleEdits
  sent: RoleEdits
}

/** @returns a message for each player, in the order of the roster; bystanders are told nothing */
export function roleMessagesOf(
  {
    game,
    system,
    name,
    settings,
  }: Pick<Book, 'game' | 'system' | 'name'> & { settings: Pick<Book['settings'], 'topics'> },
  dialect: DialectId,
  { edits, sent }: KeptOfRoles = { edits: new Map(), sent: new Map() },
): RoleMessages {
  const locale = languageAt(game, system, 0)
  return speaking(locale, () => {
    const known = game.dealt?.setup?.known ?? []
    const seats = game.seats.filter(({ bystander }) => !bystander).map(seat => seatTold(seat, known))
    const telling = tellingOf({ game, system, name, links: settings.topics }, seats)
    const messages = seats.map((seat): RoleMessages['messages'][number] => {
      const paragraphs = messageTo(telling, seat)
      const state = getOwn(game.told ?? {}, seat.slot)
      const heads = headsUnsaid(seat)
      const edit = edits.get(seat.slot)
      const plain = written(dialects.plain, paragraphs)
      // Once a phase is over, what changes is told otherwise.
      const was = state && game.phases.every(({ result }) => !result) ? sent.get(seat.slot)?.base : undefined
      return {
        slot: seat.slot,
        name: seat.name,
        ...(heads.length && { heads: [...heads] }),
        paragraphs: edit ? (asSeen(dialects[dialect], edit.text) ?? []) : paragraphs,
        text: edit?.text ?? written(dialects[dialect], paragraphs),
        role: plainOf(calledIn(telling, seat)),
        side: sideMarkOf(system, seat.faction),
        ...(state && { state }),
        ...(edit && { edited: true as const }),
        ...(edit && edit.base !== plain && { outdated: true as const }),
        ...(was !== undefined && was !== (edit?.text ?? plain) && { changed: true as const }),
      }
    })
    return { dialect, language: locale, title: say('roleMessages.subject', { game: name }), messages }
  })
}

interface Telling {
  /** In which words each player sends an ability in, by player and ability. */
  orders: ReadonlyMap<string, string>
  system: System
  game: Game
  name: string
  rows: ReadonlyMap<string, AbilityRow>
  /** Where private topics are, by their ids. */
  links: Readonly<Record<string, string>>
}

/** What is said to these players is said of: in the language of whoever is being answered. */
export function tellingOf(
  { game, system, name, links }: Pick<Telling, 'game' | 'system' | 'name' | 'links'>,
  seats: readonly Seat[],
): Telling {
  const rows = new Map(rules['rules.roles']({ system: system.id }).abilities.map(row => [row.id, row]))
  const orders = ordersRead(
    system,
    game,
    seats.map(seat => ({ seat, rows: abilitiesOf({ system, game, rows }, seat) })),
  )
  return { system, game, name, links, rows, orders }
}

function messageTo(telling: Telling, seat: Seat): Span[][] {
  return [
    [text(say('roleMessages.welcome', { game: telling.name })), ...everybodyIn(seat), text('.')],
    ...(seat.heads?.length ? [[text(say('roleMessages.heads'))]] : []),
    ...roleTold(telling, seat),
    [text(say('roleMessages.confirm'))],
  ].map(tidy)
}

/** Who is written to: of a hydra with a name of its own all heads, and its name. */
function everybodyIn(seat: Seat): Span[] {
  const heads = headsUnsaid(seat)
  const name = player(seat.name, seat.forms)
  if (!heads.length) return [name]
  const each = joinSpans(
    heads.map(head => [player(head)]),
    ', ',
  )
  return [...each, text(' ('), name, text(')')]
}

/** A role and its side, what it can do and how that is sent in, whom its player knows, and when it wins. */
export function roleTold(telling: Telling, seat: Seat): Span[][] {
  const { system } = telling
  const words = wordsOf(system)
  const goal = getOwn(words.goals ?? {}, seat.role) ?? getOwn(words.goals ?? {}, seat.faction)
  const { article, title } = titled(
    { words, locale: language() },
    { role: seat.role, said: calledIn(telling, seat), faction: seat.faction },
  )
  return [
    [text(say('roleMessages.youAre', { article })), strong(...title), text('.')],
    ...openFields(spokenIn(system, language()), seat),
    ...abilitiesTold(telling, seat),
    ...knownTo(telling, seat),
    ...(goal === undefined ? [] : [[text(goal)]]),
  ]
}

/** What everybody may know of a seat, and so the player: a family, a post. */
const openFields = (system: System, { details = {} }: Seat): Span[][] =>
  Object.entries(system.books?.fields ?? {}).flatMap(([id, { label, secret }]) => {
    const value = getOwn(details, id)
    return secret || value === undefined || value === ''
      ? []
      : [[text(`${label}: `), strong(text(wordOf(system, value))), text('.')]]
  })

/** A word that the system has, in the language asked for; anything else as it is. */
const wordOf = (system: System, value: string): string =>
  getOwn(wordsOf(system).terms ?? {}, value) ?? getOwn(namesIn(system, language()), value) ?? value

function abilitiesOf({ system, game, rows }: Pick<Telling, 'system' | 'game' | 'rows'>, seat: Seat): AbilityRow[] {
  const catalogue = catalogueOf(system, game)
  const has = [...catalogue.abilitiesOf(seat), ...(system.entry.alsoHas?.(game, seat) ?? [])]
  const { acting } = system.calendar
  return [...new Set(has)].flatMap(id => {
    const row = rows.get(id)
    // What is always at work elsewhere is sent in by whoever has to switch it on.
    const isSwitched = row && !row.phases.length && catalogue.abilityOf(seat, id)?.passive !== true
    return isSwitched ? { ...row, phases: [...acting] } : (row ?? [])
  })
}

/** Each ability in a paragraph: what one may do, and in which words it is sent in; then what its player is besides. */
function abilitiesTold(telling: Telling, seat: Seat): Span[][] {
  const { system, game, orders } = telling
  const rows = abilitiesOf(telling, seat)
  const to: Reader = { game, seat }
  const own = catalogueOf(system, game).role(seat.role)?.told
  // What the host of a game wrote of a role takes the place of all that is made of its parts.
  if (own !== undefined) return own.split(/\n\s*\n/).map(paragraph => [text(paragraph.trim())])
  const besides = playerTold(system, to)
  const told = rows.map((row): Span[] => {
    const ability = catalogueOf(system, game).abilityOf(seat, row.id)!
    const order = orders.get(orderOf(seat, row))
    return [
      ...(rows.length > 1 ? [strong(...sentenceCase([text(row.name)]), text('.')), text(' ')] : []),
      text(abilityTold(system, row.id, ability, to).join(' ')),
      ...(ability.passive
        ? []
        : order === undefined
          ? [text(say('roleMessages.sendFreely', { use: row.name, targets: row.targets }))]
          : [text(say('roleMessages.send')), strong(text(order)), text('.')]),
    ]
  })
  return [
    ...(rows.some(({ phases }) => phases.length)
      ? []
      : [[text(say('roleMessages.nothing', { alone: rows.length || besides.length ? 'no' : 'yes' }))]]),
    ...told,
    ...instead(telling, rows),
    ...besides.map(one => [text(one)]),
  ]
}

/** Abilities of which one may be used in a turn. */
function instead({ system, game }: Telling, rows: readonly AbilityRow[]): Span[][] {
  const turnOf = ({ id }: AbilityRow): string | undefined => catalogueOf(system, game).ability(id)?.turn
  const turns = new Set(rows.flatMap(row => turnOf(row) ?? []))
  return [...turns].flatMap(turn => {
    const names = rows.filter(row => turnOf(row) === turn).map(({ name }) => name)
    return names.length > 1 ? [[text(say('roleMessages.oneOf', { uses: names.join(', ') }))]] : []
  })
}

function knownTo(telling: Telling, seat: Seat): Span[][] {
  const drawn = telling.game.dealt?.setup?.known ?? []
  // A set-up that says who knows whom, or who talks with whom, says all of it.
  const isSaid = drawn.some(({ is }) => tellsWhom.has(is))
  const topics = isSaid || drawn.some(({ is }) => is === 'talk') ? [] : topicsWith(telling, seat)
  const side = topics.length ? undefined : sideLinkOf(telling, seat)
  return [
    ...(isSaid ? [] : partnersOf(telling, seat)),
    ...topics,
    ...(isSaid ? [] : acquaintedWith(telling, seat)),
    ...drawnFor(telling, seat, drawn),
    ...(side === undefined ? [] : [[text(say('roleMessages.topic')), text(side)]]),
  ]
}
