/**
 * What a question may be about where nothing was read: each ability of the sender with whom the message names, the likeliest
 * first. They are offered and never taken.
 */
import type { Target } from './clause.ts'
import type { SenderAbilities, Ambiguity } from './draft-state.ts'

/** What a message speaks of. */
export interface Mentioned {
  /** Whom it names, in its order. */
  names: readonly Target[]
  /** Abilities of the sender by a word of theirs, with where the word stands. */
  abilities: readonly { id: string; at: number }[]
}

const mostAbilities = 4
const mostNames = 4
/** A word of an ability says more than that it is the sender's, and one in the question more than one elsewhere. */
const score = { elsewhere: 4, inside: 6, aimed: 2, alone: 1 }

/**
 * @param isRefused whether the rules refuse it: what is used up, or is aimed at the dead, comes last
 * @returns a question with what it may be about, where it offers nothing
 */
export function withCandidates(
  query: Ambiguity,
  { abilities, sender, mates }: SenderAbilities,
  mentioned: Mentioned,
  isRefused: (option: Ambiguity['options'][number]) => boolean,
): Ambiguity {
  if (query.why === 'correction') return corrected(query, abilities, mentioned)
  if (unanswered.has(query.why)) return query
  const { start, end } = query.span
  const isInside = (at: number): boolean => start <= at && at < end
  const worthOf = (id: string): number => {
    const { targets, team } = abilities.get(id)!
    const words = mentioned.abilities.filter(one => one.id === id)
    return (
      (words.some(({ at }) => isInside(at)) ? score.inside : words.length ? score.elsewhere : 0)
      + (targets > 0 ? score.aimed : 0)
      + (team ? 0 : score.alone)
    )
  }
  /** What lacks nothing but its one target, with each whom the message names. */
  const filled = (option: Ambiguity['options'][number]): Ambiguity['options'] =>
    option.targets.length || query.slots || abilities.get(option.does)?.targets !== 1
      ? []
      : names.flatMap(name => (name.slot === option.by ? [] : [{ ...option, targets: [name] }]))
  // What others alone can do was not meant.
  const own = query.abilities === 'all' ? [] : query.abilities.filter(id => abilities.has(id))
  const ids = (own.length ? own : [...abilities.keys()]).toSorted((a, b) => worthOf(b) - worthOf(a))
  const distance = ({ span }: Target): number => (isInside(span.start) ? 0 : Math.abs(span.start - start) + 1)
  // Only a team that acts as one knows its own.
  const isTeam = [...abilities.values()].some(({ team }) => team)
  const names = distinct(mentioned.names.filter(({ slot }) => slot !== sender && !(isTeam && mates.has(slot))))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, mostNames)
  if (query.options.length) return { ...query, options: query.options.flatMap(option => [...filled(option), option]) }
  const options = ids.flatMap((does): Ambiguity['options'] => {
    const { targets: least, most } = abilities.get(does)!
    if (!most) return mentioned.abilities.some(({ id }) => id === does) ? [{ does, targets: [] }] : []
    const inside = names.filter(({ span }) => isInside(span.start))
    const together = least > 1 || (most > 1 && inside.length > 1) ? (least > 1 ? names : inside).slice(0, most) : []
    const all = together.length >= Math.max(2, least) ? [{ does, targets: inOrder(together) }] : []
    return least > 1 ? all : [...all, ...names.map(name => ({ does, targets: [name] }))]
  })
  const refused = new Set(options.filter(isRefused))
  const inTurn = [...options.filter(option => !refused.has(option)), ...refused]
  const kept = new Set([...new Set(inTurn.map(({ does }) => does))].slice(0, mostAbilities))
  return { ...query, options: inTurn.filter(({ does }) => kept.has(does)) }
}

/** «Лечу Осу. Стоп, Хана»: who is named where an order of one is taken back comes before whom it was about. */
function corrected(query: Ambiguity, abilities: SenderAbilities['abilities'], { names }: Mentioned): Ambiguity {
  const [draft, ...more] = query.options
  const { start, end } = query.span
  if (!draft || more.length || abilities.get(draft.does)?.most !== 1) return query
  const others = names.filter(
    ({ slot, span }) => start <= span.start && span.start < end && draft.targets.every(target => target.slot !== slot),
  )
  return { ...query, options: [...others.map(name => ({ ...draft, targets: [name] })), draft] }
}

const unanswered: ReadonlySet<Ambiguity['why']> = new Set(['tooLong', 'noSender', 'onlySubject', 'nothingToRepeat'])

const distinct = (names: readonly Target[]): Target[] =>
  names.filter(({ slot }, at) => names.findIndex(other => other.slot === slot) === at)
const inOrder = (names: readonly Target[]): Target[] => names.toSorted((a, b) => a.span.start - b.span.start)
