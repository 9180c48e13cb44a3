/** What a message comes to for the host: what would be sent in, and what he is asked with the answers there are. */
import type { Locale } from '../text/wording.ts'
import { inWords } from '../text/in-each.ts'
import { likenessTo } from '../reading/likeness.ts'
import { refuse } from '../game/entry.ts'
import type { Choice, Doubt, Proposal } from '../journal/reading.ts'
import { seatOf, type Game, type PhaseState, type Seat } from '../journal/state.ts'
import type { SeatId } from '../reason/claim.ts'
import { catalogueOf, getOwn } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'
import { united, type Range } from '../text/range.ts'
import { ability, or, questionOf } from './questions.ts'
import type { Draft, Ambiguity } from './draft-state.ts'

/** The phase for which it is sent in. */
interface Night {
  system: System
  game: Game
  phase: PhaseState
}

/** An order that stands, as what would be sent in, with why it is refused where it is. */
export function proposalOf(
  { system, game, phase }: Night,
  sender: SeatId,
  { does, targets, span, repeats, likely, by = sender, with: keys = {} }: Draft,
): Proposal {
  const to = targets.map(({ slot }) => slot)
  const refusal = refuse(system, game, phase, { by, does, to, with: keys })
  const named = targets.map(target => target.span)
  return {
    by,
    does,
    to,
    with: keys,
    spans: united([span, ...named]),
    targets: named,
    ...(repeats && { repeats }),
    confidence: likely ? 'likely' : 'sure',
    ...(refusal && { refusal: { rule: refusal.rule, says: inWords(refusal.says, 'en') } }),
  }
}

/** What is asked of the host, with what he can answer. @param seat whose message it is; anybody may have sent it where absent @param locale of the message, in which it is asked */
export function doubtOf(night: Night, text: string, query: Ambiguity, seat?: Seat, locale: Locale = 'en'): Doubt {
  const { why, span, slots = [] } = query
  const names = slots.map(slot => nameOf(night, slot)).join(inWords(or, locale))
  const [first] = query.options
  const use = first ? useOf(night, first.does, locale) : inWords(ability, locale)
  const choices = seat
    ? choicesOf(night, seat, query, locale, likeliest(night, text.slice(span.start, span.end), slots))
    : night.game.seats.map(({ slot, name }): Choice => ({ says: name, by: slot }))
  return {
    why,
    ...(why !== 'onlySubject' && { span }),
    question: questionOf(why, locale)({ text: shortened(text, span), use, names }),
    choices: why === 'tooLong' ? [] : choices,
  }
}

const nameOf = ({ game }: Night, slot: SeatId): string => seatOf(game, slot)?.name ?? slot
const useOf = ({ system: { words } }: Night, id: string, locale: Locale): string =>
  getOwn((words.wording[locale] ?? words.wording.en).uses, id) ?? id
const shortened = (text: string, { start, end }: Range): string =>
  text
    .slice(start, Math.min(end, start + 80))
    .replace(/\s+/g, ' ')
    .trim() + (end - start > 80 ? '…' : '')

/** Whether the rules refuse what somebody may mean. */
export const isRefusedBy =
  ({ system, game, phase }: Night, sender: SeatId) =>
  ({ does, targets, by = sender, with: keys = {} }: Ambiguity['options'][number]): boolean =>
    refuse(system, game, phase, { by, does, to: targets.map(({ slot }) => slot), with: keys }) !== undefined

interface Action {
  by: SeatId
  does: string
  to: SeatId[]
  with?: Record<string, string>
}

/**
 * Everybody, those first whose names are like what was written, the likeliest before all, and the dead last.
 * @param found whom the reading takes for likely, which comes before the order of the roster
 */
function likeliest({ game: { seats } }: Night, said: string, found: readonly SeatId[] = []): SeatId[] {
  const called = seats.flatMap(({ slot, name, aliases = [], alive }) =>
    [name, ...aliases].map(text => ({ id: slot, text, gone: !alive })),
  )
  const like = said.length > longestName ? [] : likenessTo(called)(said).map(({ id }) => id)
  const all = [...new Set([...like, ...found, ...seats.map(({ slot }) => slot)])]
  const dead = new Set(seats.filter(({ alive }) => !alive).map(({ slot }) => slot))
  return [...all.filter(slot => !dead.has(slot)), ...all.filter(slot => dead.has(slot))]
}

const longestName = 60

/** Every action the doubt can mean; where it lacks one target, each that is allowed. */
function choicesOf(
  night: Night,
  seat: Seat,
  { why, options, slots }: Ambiguity,
  locale: Locale,
  inOrder: readonly SeatId[],
): Choice[] {
  const { system, game, phase } = night
  const catalogue = catalogueOf(system, game)
  // What was used up, or is aimed at the dead, is hardly meant, and the host may still rule it.
  const isRefused = (action: Action): boolean => refuse(system, game, phase, { with: {}, ...action }) !== undefined
  const actions = options.flatMap(({ does, targets, by = seat.slot, with: keys }): Action[] => {
    const to = targets.map(({ slot }) => slot)
    const said = keys && { with: keys }
    const lacks = (catalogue.ability(does)?.targets ?? 0) - to.length
    const either = slots !== undefined && (why === 'oneOf' || why === 'several')
    if (lacks !== 1 && !either) return [{ by, does, to, ...said }]
    const filled = inOrder.map((slot): Action => ({ by, does, to: lacks === 1 ? [...to, slot] : [slot], ...said }))
    return slots && why !== 'possessive'
      ? filled.filter(({ to: named }) => slots.includes(named.at(-1)!))
      : filled.filter(action => !isRefused(action))
  })
  const carriers =
    why === 'carrier'
      ? game.seats.filter(({ faction, alive, bystander }) => faction === seat.faction && alive && !bystander)
      : []
  const all = carriers.length
    ? carriers.flatMap(({ slot }) => actions.map(action => ({ ...action, by: slot })))
    : actions
  const says = ({ by, does, to }: Action): string =>
    (carriers.length > 1 || by !== seat.slot ? `${nameOf(night, by)}: ` : '')
    + [useOf(night, does, locale), ...to.map(slot => nameOf(night, slot))].join(' · ')
  const refused = new Set(all.filter(isRefused))
  const likelyFirst = [...all.filter(action => !refused.has(action)), ...refused]
  const choices = likelyFirst.map((action): Choice => ({ says: says(action), ...action }))
  return choices.filter(({ says: text }, index) => choices.findIndex(other => other.says === text) === index)
}
