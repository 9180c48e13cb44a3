/**
 * Reads a Russian message. It takes for an order what is plain: one ability of the sender's, as many targets as it takes,
 * and besides nothing but words that change nothing. About everything else that names an ability or a player it asks.
 */
import type { Slot } from '../../reason/claim.ts'
import type { Seat } from '../../journal/state.ts'
import type { Draft, Means, Query } from '../settling.ts'
import type { Target } from '../clause.ts'
import { distance, letters } from '../../text/nearest.ts'
import { chosenBy, keyedNames, keysSaidIn, withKeys } from './besides.ts'
import { blanked } from './blanked.ts'
import { nearNames } from './names.ts'
import { joined, partsOf, withoutTalk } from './parts.ts'
import { passedOver } from './passed-over.ts'
import { prepared } from './prepared.ts'
import { sentencesOf, type Sentence, type Spellings, type Spoken } from './sentences.ts'
import { isOrdered, longForm } from './verbs.ts'
import { negations, ofOthers, takesItBack, unsettling, willBe } from './words.ts'
import type { Writer } from './writer.ts'

/** What of a message is an order, and what is asked about it. */
export interface RuReading {
  drafts: Draft[]
  queries: Query[]
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
  const { sender, means, besides } = writer
  const isOwn = (id: string): boolean => means.abilities.has(id)
  const keys = keysSaidIn(body, means.abilities.keys(), besides)
  const written = blanked(
    prepared(body, said => isOrdered(said, spellings.verbs, isOwn)),
    keys.map(({ span }) => span),
  )
  const keyed = new Set(
    [...means.abilities.keys()].flatMap(id => (besides.get(id) ?? []).flatMap(({ words }) => words)),
  )
  const sentences = sentencesOf(written, spellings, sender.slot, isOwn)
  const parts = sentences.flatMap(sentence => partsOf(withoutTalk(sentence, word => keyed.has(word))))
  const standsBefore = (id: string, word: string): boolean =>
    (besides.get(id) ?? []).some(({ before, words }) => before !== undefined && words.includes(word))
  const all = joined(parts, isOwn, standsBefore).reduce<RuReading>(
    (so, part) => {
      const whole = withVerb(part, writer, spellings)
      const read = orderIn(whole, writer, words => nearNames(words, spellings.players))
      if (part.corrects) return setRight(so, whole, read, means)
      return !read && (whole.unknown.some(takesItBack) || denies(whole, so, isOwn))
        ? unsettled(so, whole.span)
        : added(so, read)
    },
    { drafts: [], queries: [] },
  )
  const { drafts, over } = withKeys(all.drafts, keys)
  const asked = new Set(all.queries.flatMap(({ abilities }) => abilities))
  const queries = [
    ...all.queries,
    ...over.flatMap(({ does, span }): Query[] =>
      asked.has(does) || asked.has('all') ? [] : [{ why: 'unread', span, abilities: [does], options: [] }],
    ),
  ]
  if (!drafts.length && !queries.length) {
    const passed = passedOver(sentencesOf(body, spellings, sender.slot, isOwn), writer)
    if (passed) queries.push(passed)
  }
  return withoutConflicts(drafts, queries, means)
}

const added = ({ drafts, queries }: RuReading, read: Draft | Query | undefined): RuReading => ({
  drafts: read && !('why' in read) ? [...drafts, read] : drafts,
  queries: read && 'why' in read ? [...queries, read] : queries,
})

/** What names an ability or a player, where nobody knows who wrote it. */
export const anythingIn = (body: string, spellings: Spellings): Sentence | undefined =>
  sentencesOf(body, spellings, '', () => false).find(
    ({ verbs, targets, clashing }) => verbs.length || targets.length || clashing.length,
  )

/** What one part of a sentence asks for: an order where it is plain, else a question. */
function orderIn(
  said: Sentence,
  writer: Writer,
  near: (words: readonly string[]) => Slot[],
): Draft | Query | undefined {
  const [verb] = said.verbs
  if (!verb) return undefined
  const { means, aimedAtRoles, ownRoles } = writer
  const ours = verb.abilities.filter(id => means.abilities.has(id))
  const { part: whole, chosen: keyed } = keyedNames(
    said,
    ours.flatMap(id => writer.besides.get(id) ?? []),
  )
  const hasKeys = (id: string): boolean =>
    Object.keys(keyed).every(key => writer.besides.get(id)?.some(({ before }) => before === key))
  const { targets, roles, span, ...part } = whole
  const named = targets.length + roles.length + part.clashing.length
  // In front of the verb the own role says as whom he acts.
  const others = roles.filter(role => !(ownRoles.has(role.slot) && role.span.start < verb.span.start))
  const aimed = (id: string): Target[] => (aimedAtRoles.has(id) ? [...targets, ...others] : targets)
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
  // «Пытать его не буду»: nothing is asked for.
  if (!named && (negations.has(verb.before) || isDenied(said, verb))) return undefined
  if (negations.has(verb.before)) return asks('wavering')
  // «Стрелять будет Соня»: that is her deed.
  if (part.unknown.some(word => willBe.has(word)) && /(?:ть|ти|чь)$/.test(verb.text)) return asks('otherActs')
  if (!ours.length) return asks('notOwned', [])
  if (part.clashing.length) return asks('wrongCount')
  if (!fits.length && ours.some(id => aimed(id).length)) return asks('wrongCount')
  if (!fits.length) {
    const slots = near(part.unknown)
    return slots.length ? { ...asks('nearTarget'), slots } : asks('noTarget')
  }
  // «Обслуживаю Аню» is of who is aimed at, where a role of the same words is aimed at too.
  const meant = fits.filter(id => aimedAtRoles.has(id) === (others.length > 0 && !targets.length))
  const [does, ...more] = meant.length ? meant : fits
  if (more.length) return asks('whichAbility')
  const besides = writer.besides.get(does!) ?? []
  const belongs = (slot: Slot): boolean => ownRoles.has(slot) || besides.some(({ words }) => words.includes(slot))
  const strange = !aimedAtRoles.has(does!) && roles.some(({ slot }) => !belongs(slot))
  // A number says something only where the order cannot do without one of its keys.
  const chosen = chosenBy(
    [...part.unknown.filter(word => !willBe.has(word)), ...(besides.some(({ must }) => must) ? part.numbers : [])],
    besides,
  )
  if (!chosen || strange || !hasKeys(does!)) return asks('unread')
  const keys = { ...chosen, ...keyed }
  return { does: does!, targets: aimed(does!), span: verb.span, ...(Object.keys(keys).length && { with: keys }) }
}

/** The order of a part that says none of ours: by the own role («ведьма: Чип, Ганс»), or by a long word with one slip in it. */
function withVerb(part: Sentence, { means, ownRoles }: Writer, { verbs }: Spellings): Sentence {
  const verbOf = (abilities: string[], span: Spoken['span']): Spoken => ({ abilities, span, before: '', text: '' })
  if (part.verbs.length || !(part.targets.length + part.roles.length + part.clashing.length)) return part
  const misspelt = part.unknown.slice(0, mostMisspelt).flatMap((word, at) => {
    const meant = word.length < longForm || ofOthers.test(word) ? [] : nearForms(word, verbs, means)
    return meant.length ? [{ at, meant, span: { start: part.places[at]!, end: part.places[at]! + word.length } }] : []
  })
  const [slip, ...more] = misspelt
  if (slip && !more.length)
    return {
      ...part,
      verbs: [verbOf(slip.meant, slip.span)],
      unknown: part.unknown.filter((_, at) => at !== slip.at),
      places: part.places.filter((_, at) => at !== slip.at),
    }
  const role = part.roles.find(({ slot, span }) => ownRoles.has(slot) && part.heads.includes(span.start))
  const can = role ? ownRoles.get(role.slot)!.filter(id => means.abilities.has(id)) : []
  return role && can.length
    ? { ...part, verbs: [verbOf(can, role.span)], roles: part.roles.filter(one => one !== role) }
    : part
}

/** So many strange words of a part are looked at for a slip. */
const mostMisspelt = 12

function nearForms(word: string, { long }: Spellings['verbs'], { abilities }: Means): string[] {
  const wanted = letters(word)
  return [
    ...new Set(
      long.flatMap(form =>
        abilities.has(form.ability) && distance(wanted, form.letters, 1) <= 1 ? [form.ability] : [],
      ),
    ),
  ]
}

/**
 * A part that sets right what was said before: another target for the order before it, or the order once more. What it cannot
 * be read as is asked about with what it may unsettle.
 */
function setRight(so: RuReading, part: Sentence, read: Draft | Query | undefined, means: Means): RuReading {
  const last = so.drafts.at(-1)
  const open = so.queries.at(-1)
  if (read && !('why' in read)) {
    const isSame = ({ does }: Draft): boolean => does === read.does
    if (!last || so.drafts.some(isSame))
      return { drafts: [...so.drafts.filter(one => !isSame(one)), read], queries: withoutOpen(so.queries, read.does) }
  }
  const targets = part.targets
  const does = open && retarget.has(open.why) && open.abilities.length === 1 ? open.abilities[0] : last?.does
  const able = does === undefined ? undefined : means.abilities.get(does)
  const isPlain =
    !part.verbs.length && !part.unknown.length && !part.clashing.length && !part.question && !part.roles.length
  if (
    does !== undefined
    && able
    && isPlain
    && targets.length >= Math.max(1, able.targets)
    && targets.length <= able.most
  ) {
    const draft: Draft = { does, targets, span: part.span }
    return { drafts: [...so.drafts.filter(one => one.does !== does), draft], queries: withoutOpen(so.queries, does) }
  }
  if (!last && read) return added(so, read)
  if (!last && !targets.length && !part.roles.length && !part.clashing.length) return so
  return unsettled(so, part.span, read && !('why' in read) ? read : undefined)
}

/** What was said last is not sure any more: it is asked about, with what may stand in its place. */
function unsettled(so: RuReading, span: Query['span'], instead?: Draft): RuReading {
  const last = so.drafts.at(-1)
  if (!last && !instead) return so
  const options = [...(last ? [last] : []), ...(instead ? [instead] : [])]
  const query: Query = { why: 'correction', span, abilities: last ? [last.does] : 'all', options }
  return { drafts: so.drafts.filter(one => one !== last), queries: [...so.queries, query] }
}

/** «Не лечу»: what was asked for before is not to be done. */
const denies = ({ verbs: [verb] }: Sentence, { drafts }: RuReading, isOwn: (ability: string) => boolean): boolean =>
  verb !== undefined && verb.abilities.some(id => isOwn(id) && drafts.some(({ does }) => does === id))

/** Questions that a correction answers: who was meant. */
const retarget: ReadonlySet<Query['why']> = new Set<Query['why']>(['noTarget', 'nearTarget'])
const withoutOpen = (queries: readonly Query[], does: string): Query[] =>
  queries.filter(({ why, abilities }) => !(retarget.has(why) && abilities.length === 1 && abilities[0] === does))

/** «Не буду» behind the verb, before the next comma. */
const isDenied = ({ unknown, places, clauses }: Sentence, { span }: Spoken): boolean => {
  const clause = clauses.find(({ start, end }) => start <= span.start && span.start < end)
  return unknown.some((word, at) => word === 'не' && places[at]! > span.start && places[at]! < (clause?.end ?? 0))
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
