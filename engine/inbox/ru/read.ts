/**
 * Reads a Russian message. It takes for an order what is plain: one ability of the sender's, as many targets as it takes,
 * and besides nothing but words that change nothing. About everything else that names an ability or a player it asks.
 */
import type { Slot } from '../../reason/claim.ts'
import type { Seat } from '../../journal/state.ts'
import { fitting, type Draft, type Means, type Query } from '../settling.ts'
import type { Target } from '../clause.ts'
import { nearNames } from './names.ts'
import { partsOf, sentencesOf, type Sentence, type Spellings } from './sentences.ts'
import { negations, unsettling } from './words.ts'

/** What of a message is an order, and what is asked about it. */
export interface RuReading {
  drafts: Draft[]
  queries: Query[]
}

/** Who wrote, what he can send in, and which of that is aimed at whoever has a role. */
export interface Writer {
  sender: Seat
  means: Means
  aimedAtRoles: ReadonlySet<string>
  /** What an order may say besides whom it is about. */
  besides: ReadonlyMap<string, readonly Beside[]>
}

/** Words that stand for a value of a key, or that only belong to the order: «красить в красный». */
export interface Beside {
  words: readonly string[]
  means?: { key: string; value: string }
  /** The ability cannot do without its key. */
  must?: true
}

/** How much of a message tells in which language it is. */
const longest = 20_000

/** Whether a message speaks Russian: most of its letters outside of names are Cyrillic, or all it says is Cyrillic names. */
export function isRu(body: string, seats: readonly Pick<Seat, 'name'>[]): boolean {
  const whole = body.slice(0, longest)
  const plain = seats.reduce((text, { name }) => text.replaceAll(name, ''), whole)
  const said = /\p{L}/u.test(plain) ? plain : whole
  return (said.match(/\p{Script=Cyrillic}/gu) ?? []).length > (said.match(/\p{Script=Latin}/gu) ?? []).length
}

/** @param body with everything blanked that is not the sender's own words */
export function readRu(body: string, writer: Writer, spellings: Spellings): RuReading {
  const { sender, means } = writer
  const sentences = sentencesOf(body, spellings, sender.slot)
  const drafts: Draft[] = []
  const queries: Query[] = []
  for (const part of sentences.flatMap(partsOf)) {
    const read = orderIn(part, writer, words => nearNames(words, spellings.players))
    if (read && 'why' in read) queries.push(read)
    else if (read) drafts.push(read)
  }
  if (!drafts.length && !queries.length) {
    const others = ({ targets }: Sentence): Target[] => targets.filter(({ slot }) => slot !== sender.slot)
    const told = sentences.find(sentence => others(sentence).length || sentence.clashing.length)
    if (told)
      queries.push({
        why: 'bareName',
        span: told.span,
        abilities: 'all',
        options: told.clashing.length ? [] : fitting(means, others(told)),
      })
  }
  return withoutConflicts(drafts, queries, means)
}

/** What names an ability or a player, where nobody knows who wrote it. */
export const anythingIn = (body: string, spellings: Spellings): Sentence | undefined =>
  sentencesOf(body, spellings, '').find(
    ({ verbs, targets, clashing }) => verbs.length || targets.length || clashing.length,
  )

/** What one part of a sentence asks for: an order where it is plain, else a question. */
function orderIn(
  { verbs: [verb], targets, roles, span, ...part }: Sentence,
  writer: Writer,
  near: (words: readonly string[]) => Slot[],
): Draft | Query | undefined {
  if (!verb) return undefined
  const named = targets.length + roles.length + part.clashing.length
  const { means, aimedAtRoles, sender } = writer
  const ours = verb.abilities.filter(id => means.abilities.has(id))
  const aimed = (id: string): Target[] => (aimedAtRoles.has(id) ? [...targets, ...roles] : targets)
  const fits = ours.filter(id => {
    const { targets: least, most } = means.abilities.get(id)!
    return aimed(id).length >= least && aimed(id).length <= most
  })
  const asks = (why: Query['why'], ids = fits.length ? fits : ours): Query => ({
    why,
    span,
    abilities: ids.length ? ids : 'all',
    options: ids.map(does => ({ does, targets: aimed(does).slice(0, means.abilities.get(does)!.most) })),
  })
  /** One of those named, where the order has one target. */
  const asksWhich = (ids = fits.length ? fits : ours): Query =>
    ids.every(id => means.abilities.get(id)!.most === 1)
      ? { ...asks('oneOf', ids), slots: [...new Set([...targets, ...roles].map(({ slot }) => slot))] }
      : asks('oneOf', ids)
  // Talk: «жду утра».
  if (!ours.length && !named) return undefined
  if (part.question) return asks('question')
  const unsettled = part.unknown.find(word => Object.hasOwn(unsettling, word))
  if (unsettled !== undefined) {
    const why = unsettling[unsettled]!
    return why === 'oneOf' && targets.length + roles.length > 1 ? asksWhich() : asks(why)
  }
  if (negations.has(verb.before)) return asks('wavering')
  if (!ours.length) return asks('notOwned', [])
  if (part.clashing.length) return asks('wrongCount')
  if (!fits.length && ours.some(id => aimed(id).length)) return asks('wrongCount')
  if (!fits.length) {
    const slots = near(part.unknown)
    return slots.length ? { ...asks('nearTarget'), slots } : asks('noTarget')
  }
  if (fits.length > 1) return asks('whichAbility')
  const [does] = fits
  const strange = roles.some(({ slot }) => !aimedAtRoles.has(does!) && slot !== `role:${sender.role}`)
  const besides = writer.besides.get(does!) ?? []
  // A number says something only where the order cannot do without one of its keys.
  const chosen = chosenBy([...part.unknown, ...(besides.some(({ must }) => must) ? part.numbers : [])], besides)
  if (!chosen || strange) return asks('unread')
  return { does: does!, targets: aimed(does!), span: verb.span, ...(Object.keys(chosen).length && { with: chosen }) }
}

/** What words say for the keys of an ability; undefined where one of them is of no meaning, two say different things, or one that it cannot do without is not said. */
function chosenBy(words: readonly string[], besides: readonly Beside[]): Record<string, string> | undefined {
  const chosen: Record<string, string> = {}
  for (const word of words) {
    const found = besides.find(one => one.words.includes(word))
    if (!found) return undefined
    const { key, value } = found.means ?? {}
    if (key === undefined || value === undefined) continue
    if (Object.hasOwn(chosen, key) && chosen[key] !== value) return undefined
    chosen[key] = value
  }
  return besides.some(({ means, must }) => must && means && !Object.hasOwn(chosen, means.key)) ? undefined : chosen
}

/** An order said twice stands once; the same ability more often than a night allows is asked about. */
function withoutConflicts(drafts: readonly Draft[], queries: readonly Query[], means: Means): RuReading {
  const kept = [...new Map(drafts.map(draft => [saidIn(draft), draft])).values()]
  const conflicts = [...means.abilities].flatMap(([id, { often }]): Query[] => {
    const uses = kept.filter(({ does }) => does === id)
    const [first, last] = [uses[0], uses.at(-1)]
    return first && last && uses.length > often
      ? [{ why: 'conflict', span: { start: first.span.start, end: last.span.end }, abilities: [id], options: uses }]
      : []
  })
  const doubted = new Set(conflicts.flatMap(({ abilities }) => abilities))
  return { drafts: kept.filter(({ does }) => !doubted.has(does)), queries: [...queries, ...conflicts] }
}

const saidIn = ({ does, targets, with: chosen = {} }: Draft): string =>
  JSON.stringify([does, targets.map(({ slot }): Slot => slot), chosen])
