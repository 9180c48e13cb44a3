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
import { folded, nearNames } from './names.ts'
import { nightsIn } from './nights.ts'
import { joined, partsOf, withoutGossip, withoutKeys, withoutTalk } from './parts.ts'
import { passedOver } from './passed-over.ts'
import { pointing } from './pointing.ts'
import { prepared } from './prepared.ts'
import { sentencesOf, type Sentence, type Spellings, type Spoken } from './sentences.ts'
import { inFirstPerson, isOrdered, longForm } from './verbs.ts'
import { aims, counts, negations, notToDo, ofOthers, ofOthersDeeds, takesItBack, unsettling, willBe } from './words.ts'
import type { Writer } from './writer.ts'

/** What of a message is an order, and what is asked about it. */
export interface RuReading {
  drafts: Draft[]
  queries: RuQuery[]
}
/** `told`: of what others do, which is nothing to ask where the message has an order. */
type RuQuery = Query & { told?: true }

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
  const nights = nightsIn(body)
  const heads = nights.filter(({ heads, number }) => heads && number === writer.night)
  const keys = keysSaidIn(blanked(body, heads), means.abilities.keys(), besides)
  const written = ofThisNight(
    blanked(
      prepared(body, said => isOrdered(said, spellings.verbs, isOwn)),
      [...heads, ...keys.map(({ span }) => span)],
    ),
    writer.night,
  )
  const keyed = new Set(
    [...means.abilities.keys()].flatMap(id => (besides.get(id) ?? []).flatMap(({ words }) => words)),
  )
  const sentences = sentencesOf(written, spellings, sender.slot, isOwn)
  const isKey = (word: string): boolean => keyed.has(word)
  const parts = sentences.flatMap(sentence =>
    partsOf(withoutGossip(withoutTalk(withoutKeys(sentence, isOwn, isKey), isOwn, isKey), isOwn, isKey)),
  )
  const others = sentences
    .flatMap(({ targets, question }) => (question ? [] : targets))
    .filter(({ slot }) => slot !== sender.slot)
  const wordAt = (place: number): string => /^\p{L}*/u.exec(folded(written.slice(place, place + 9)))![0]
  const standsBefore = (id: string, word: string): boolean =>
    (besides.get(id) ?? []).some(({ before, words }) => before !== undefined && words.includes(word))
  const all = joined(parts, isOwn, standsBefore).reduce<RuReading>(
    (so, part) => {
      const said = withVerb(part, writer, spellings)
      const whole = isDone(said, isOwn) ? pointing(said, others, spellings.players, wordAt) : said
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
    ...all.queries.filter(({ told }) => !told || !drafts.length),
    ...over.flatMap(({ does, span }): Query[] =>
      asked.has(does) || asked.has('all') ? [] : [{ why: 'unread', span, abilities: [does], options: [] }],
    ),
  ]
  if (!drafts.length && !queries.length) {
    const passed = passedOver(sentencesOf(body, spellings, sender.slot, isOwn), writer)
    if (passed) queries.push(passed)
  }
  const elsewhere = nights.find(({ heads, number }) => heads && number !== writer.night)
  return withoutConflicts(
    ...(elsewhere ? asksOfNight(drafts, queries, elsewhere) : ([drafts, queries] as const)),
    means,
  )
}

/** Another night is no night of an order: what names it is a word that says nothing we know. */
function ofThisNight(text: string, night: number): string {
  const nights = nightsIn(text).filter(({ heads }) => !heads)
  const own = blanked(
    text,
    nights.filter(({ number }) => number === night),
  )
  return nights
    .filter(({ number }) => number !== night)
    .reduce((so, { start, end }) => so.slice(0, start) + so.slice(start, end).replace(/\S/gu, 'ъ') + so.slice(end), own)
}

/** Below the heading of another night every order is asked about. */
const asksOfNight = (
  drafts: readonly Draft[],
  queries: readonly Query[],
  { start, end }: Query['span'],
): [Draft[], Query[]] => [
  [],
  [
    ...queries,
    ...drafts.map((draft): Query => ({
      why: 'otherNight',
      span: { start, end },
      abilities: [draft.does],
      options: [draft],
    })),
  ],
]

/** Whether one of the sender's abilities is asked for there, and not denied. */
const isDone = (part: Sentence, isOwn: (ability: string) => boolean): boolean => {
  const [verb] = part.verbs
  return verb !== undefined && verb.abilities.some(isOwn) && !negations.has(verb.before) && !isDenied(part, verb)
}

const added = ({ drafts, queries }: RuReading, read: Draft | RuQuery | undefined): RuReading => ({
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
): Draft | RuQuery | undefined {
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
  if (!ours.length && tells(part, verb)) return { ...asks('notOwned', []), told: true }
  const isOurs = (word: string): boolean =>
    ours.some(id => writer.besides.get(id)?.some(({ words, before }) => before === undefined && words.includes(word)))
  const unsettled = part.unknown.find(word => Object.hasOwn(unsettling, word) && !isOurs(word))
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
  if (part.clashing.length || isAddressed(whole, verb)) return asks('wrongCount')
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
    [
      ...part.unknown.filter(
        word => !willBe.has(word) && !(Object.hasOwn(counts, word) && counts[word] === aimed(does!).length),
      ),
      ...(besides.some(({ must }) => must) ? part.numbers : []),
    ],
    besides,
  )
  if (!chosen || strange || !hasKeys(does!)) return asks('unread')
  const keys = { ...chosen, ...keyed }
  return { does: does!, targets: aimed(does!), span: verb.span, ...(Object.keys(keys).length && { with: keys }) }
}

/** «Боря, Аню лечу»: of one whose name stands as it is, before others who are aimed at, it is not known whether he is meant too. */
function isAddressed({ targets, bares, clauses }: Sentence, { span }: Spoken): boolean {
  const [first, ...more] = targets
  const alone = clauses.find(({ start, end }) => first && start <= first.span.start && first.span.end <= end)
  return (
    first !== undefined
    && first.span.start < span.start
    && bares.includes(first.span.start)
    && alone?.words.length === 1
    && !alone.heads
    && more.some(other => !bares.includes(other.span.start) && other.slot !== first.slot)
  )
}

/** «Будут стрелять в Аню»: what others do or may do. */
const tells = ({ unknown }: Pick<Sentence, 'unknown'>, { text }: Spoken): boolean =>
  !inFirstPerson(text)
  && unknown.some(word => willBe.has(word) || ofOthersDeeds.test(word))
  && !unknown.includes('пусть')

/** The order of a part that says none of ours: by the own role («ведьма: Чип, Ганс»), by «цель» where there is one move, or by a long word with one slip in it. */
function withVerb(part: Sentence, { means, moves, ownRoles }: Writer, { verbs }: Spellings): Sentence {
  const verbOf = (abilities: string[], span: Spoken['span']): Spoken => ({ abilities, span, before: '', text: '' })
  // «Моя цель» is of one who collects them as well.
  const isAim = part.verbs.every(
    ({ abilities, text }) =>
      !abilities.some(id => means.abilities.has(id)) && text.split(' ').some(word => aims.has(word)),
  )
  if (!isAim || !(part.targets.length + part.roles.length + part.clashing.length)) return part
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
  if (role && can.length)
    return { ...part, verbs: [verbOf(can, role.span)], roles: part.roles.filter(one => one !== role) }
  // «Моя цель – Аня», of whom there is but one move.
  const [aim] = part.aims
  return aim !== undefined && moves.length === 1 && part.targets.length && !part.unknown.length
    ? { ...part, verbs: [verbOf([...moves], { start: aim, end: aim + 3 })] }
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
  const words = clause?.words ?? []
  const isDropped = words.some(
    (word, at) => word === 'не' && (words[at + 1] === undefined || notToDo.has(words[at + 1]!)),
  )
  return (
    isDropped
    && unknown.some((word, at) => word === 'не' && places[at]! > span.start && places[at]! < (clause?.end ?? 0))
  )
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
