/**
 * Reads a Russian message. It takes for an order what is plain: one ability of the sender's, as many targets as it takes,
 * and besides nothing but words that change nothing. About everything else that names an ability or a player it asks.
 */
import type { Seat } from '../../journal/state.ts'
import { withoutConflicts } from '../conflicts.ts'
import { takes, type Draft, type SenderAbilities, type Ambiguity } from '../draft-state.ts'
import { asWhole, gistBeside } from './whole-message.ts'
import { keysSaidIn, withKeys } from './params.ts'
import { blanked } from './blanked.ts'
import { folded } from './folded.ts'
import { hinted, laterWish, leftBehind, waitsForNames } from './weak-cues.ts'
import { isOnceMore } from './elliptic.ts'
import { listsJoined } from './lists.ts'
import { isAlike, isFurther, isOfOthers, isOrElse } from './sequence.ts'
import { isDenied, readPart } from './part-read.ts'
import { nearNames, swappedName } from './names.ts'
import { inOwnPerson } from './persona.ts'
import { withoutRhetoric } from './side-remarks.ts'
import { saysNone, withoutThanks } from './to-host.ts'
import { withoutObjects } from './wished.ts'
import { asksOfNight, nightsIn, ofThisNight } from './nights.ts'
import { joined, partsOf, withoutGossip, withoutKeys, withoutTalk } from './parts.ts'
import { unreadIn } from './unread.ts'
import { pointing } from './pronouns.ts'
import { prepared } from './prepared.ts'
import { added, type RuReading } from './reading.ts'
import { isOwnOf, sentencesOf, type Sentence, type Spellings } from './sentences.ts'
import { setRight, unsettled } from './corrections.ts'
import { isMoved, isOrdered, isVerbal } from './verbs.ts'
import type { MessageContext } from './message-context.ts'
import { withOpenEnds } from './open-ends.ts'
import { withVerb } from './elided-verb.ts'
import { negations, takesItBack } from './words.ts'
import type { RuSenderContext } from '../reader.ts'

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
export function readRu(body: string, writer: RuSenderContext, spellings: Spellings): RuReading {
  const { sender, means, params } = writer
  const isOwn = isOwnOf(means)
  const nights = nightsIn(body)
  const heads = nights.filter(({ heads, number }) => heads && number === writer.night)
  const keys = keysSaidIn(blanked(body, heads), means.abilities.keys(), params)
  const moves = (said: string): boolean => isMoved(said, spellings.verbs, isOwn)
  const isNamed = (said: string): boolean =>
    spellings.players.some(({ pattern, short }) =>
      [pattern, ...(short ? [short] : [])].some(one => folded(said).search(one) >= 0),
    )
  const listed = listsJoined(body, moves, isNamed)
  const ready = prepared(listed, said => isOrdered(said, spellings.verbs, isOwn), moves, isNamed)
  const personal = inOwnPerson(ready, sender, new Set(writer.ownRoles.keys()), means.abilities.keys(), spellings)
  const written = ofThisNight(blanked(personal, [...heads, ...keys.map(({ span }) => span)]), writer.night)
  const keyed = new Set([...means.abilities.keys()].flatMap(id => (params.get(id) ?? []).flatMap(({ words }) => words)))
  const sentences = sentencesOf(written, spellings, sender, isOwn)
  const isKey = (word: string): boolean => keyed.has(word)
  const parts = sentences.flatMap(sentence =>
    partsOf(
      withoutGossip(
        withoutTalk(withoutObjects(withoutKeys(sentence, isOwn, isKey), isOwn), isOwn, isKey),
        isOwn,
        isKey,
      ),
    ),
  )
  const before = once(() => {
    const all = sentencesOf(withoutRhetoric(listed), spellings, sender, isOwn)
    return {
      named: all.flatMap(({ targets, question }) => (question ? [] : targets)).filter(({ slot }) => slot !== sender),
      // «И куда это Лорд ходит?» is asked of nobody.
      wondered: all.flatMap(({ targets, question, clauses }) =>
        question && clauses.some(({ words }) => words.some(word => /^(?:куда|кто|кем|чем|откуда|зачем)$/u.test(word)))
          ? targets
          : [],
      ),
      things: all.flatMap(one =>
        one.verbs.flatMap(({ abilities, text, span }) =>
          abilities.some(isOwn) && !isVerbal(text) ? [span.start] : [],
        ),
      ),
    }
  })
  const wordAt = (place: number): string => /^\p{L}*/u.exec(folded(written.slice(place, place + 9)))![0]
  const standsBefore = (id: string, word: string): boolean =>
    (params.get(id) ?? []).some(({ before, words }) => before !== undefined && words.includes(word))
  const isKindOf = (narrow: string, wide: string): boolean =>
    (params.get(wide) ?? []).some(({ means: key }) => key?.value === narrow)
  const leastOf = (id: string): number => means.abilities.get(id)?.targets ?? 0
  const all = joined(parts, isOwn, standsBefore, isKindOf, leastOf, sender).reduce<RuReading>(
    (so, part) => {
      const said = withVerb(part, writer, spellings)
      const fits = (count: number): boolean =>
        said.verbs.some(({ abilities }) => abilities.some(id => isOwn(id) && takes(means.abilities.get(id)!, count)))
      const whole = unswapped(
        isDone(said, isOwn) && said.pronouns.length
          ? pointing(said, { ...before(), players: spellings.players, wordAt, takes: fits })
          : said,
        isOwn,
        spellings,
      )
      if (isOnceMore(whole, so, means)) return so
      const read = readPart(whole, writer, words => nearNames(words, spellings.players))
      // «Цвет Жука известен, цвет Осы тоже»: what is said of the one is said of the other.
      if (read && !('why' in read) && isAlike(whole) && so.queries.length && !so.drafts.length)
        return added(so, { why: 'unread', span: whole.span, abilities: [read.does], options: [read] })
      if (part.corrects) return setRight(so, whole, read, means)
      if (so.drafts.length && isOrElse(whole))
        return unsettled(so, whole.span, read && !('why' in read) ? read : undefined)
      if (!read && isFurther(whole, so, sender)) return unsettled(so, whole.span)
      return !read && whole.unknown.some(takesItBack) && !isOfOthers(whole, so)
        ? unsettled(so, whole.span)
        : added(so, read)
    },
    { drafts: [], queries: [] },
  )
  const { drafts, over } = withKeys(all.drafts, keys)
  const asked = new Set(all.queries.flatMap(({ abilities }) => abilities))
  const queries = [
    ...all.queries.filter(({ told, dropped }) => !dropped && (!told || !drafts.length)),
    ...over.flatMap(({ does, span }): Ambiguity[] =>
      asked.has(does) || asked.has('all') ? [] : [{ why: 'unread', span, abilities: [does], options: [] }],
    ),
  ]
  if (!drafts.length && !queries.length) {
    const said = sentencesOf(body, spellings, sender, isOwn)
    const answer = answerIn(said, writer)
    const dropped = all.queries.flatMap(({ dropped: is, span }) => (is ? [span] : []))
    const passed =
      answer || saysNone(body) ? undefined : unreadIn(withoutThanks(said, dropped, isOwn), writer, spellings.players)
    if (answer) drafts.push(answer)
    if (passed) queries.push(passed)
  }
  const strict = settle(drafts, queries, nights, writer)
  const whole: MessageContext = {
    body: written,
    sentences,
    strict,
    writer,
    stems: spellings.stems,
    players: spellings.players,
    named: () => [...before().named, ...before().wondered],
  }
  return withOpenEnds(whole, comeTo(whole, keys))
}

/** What a message comes to, its parts and all of it. @param keys what is said apart from its orders */
function comeTo(whole: MessageContext, keys: ReturnType<typeof keysSaidIn>): RuReading {
  const { strict, writer } = whole
  const { means } = writer
  if (strict.drafts.length && !strict.queries.length) {
    const beside = laterWish(whole) ?? leftBehind(whole)
    const seen = beside ? asWhole(whole) : undefined
    if (seen?.decided && !seen.gist) return { ...strict, drafts: seen.drafts }
    const gist = beside?.why === 'unread' ? gistBeside(whole, strict.drafts, beside) : undefined
    if (gist) return { ...strict, drafts: withKeys(gist, keys).drafts }
    return beside ? withoutOpen({ ...strict, queries: [beside] }, means) : strict
  }
  const { drafts: seen, ...how }: RuReading = { queries: [], ...(asWhole(whole) ?? { drafts: [] }) }
  const plain = withKeys(seen, keys)
  if (plain.drafts.length && !plain.over.length) {
    const so: RuReading = { ...how, drafts: plain.drafts, queries: [] }
    const beside = laterWish({ ...whole, strict: so }) ?? leftBehind({ ...whole, strict: so }, how.decided === true)
    const gist = beside ? gistBeside(whole, plain.drafts, beside) : undefined
    if (gist) return { ...so, drafts: withKeys(gist, keys).drafts }
    return beside ? withoutOpen({ ...so, queries: [beside] }, means) : so
  }
  const hint = strict.drafts.length || strict.queries.length ? undefined : hinted(whole)
  return hint ? { drafts: [], queries: [hint] } : withoutOpen(strict, means)
}

/** A move that may name somebody, and names nobody yet, waits for the answer to what is asked beside it. */
function withoutOpen({ drafts, queries }: RuReading, means: SenderAbilities): RuReading {
  const [query, ...more] = queries
  const waits = (draft: Draft): boolean => waitsForNames(draft, means)
  const waiting = query ? drafts.filter(waits) : []
  return waiting.length
    ? {
        drafts: drafts.filter(one => !waits(one)),
        queries: [{ ...query!, options: [...query!.options, ...waiting] }, ...more],
      }
    : { drafts, queries }
}

/** What the parts of a message came to, with what several of them leave open. */
function settle(
  drafts: Draft[],
  queries: Ambiguity[],
  nights: ReturnType<typeof nightsIn>,
  writer: RuSenderContext,
): RuReading {
  const elsewhere = nights.find(({ heads, number }) => heads && number !== writer.night)
  const [standing, open] = elsewhere ? asksOfNight(drafts, queries, elsewhere) : [drafts, queries]
  const { kept, asked } = withoutConflicts(standing, writer.means)
  return {
    drafts: kept.filter(({ does }) => !asked.some(({ abilities }) => abilities === 'all' || abilities.includes(does))),
    queries: [...open, ...asked],
  }
}

/** Names alone below a question of the host's, where there is but one move that they can be meant for. */
function answerIn(
  [said, ...more]: readonly Sentence[],
  { answers, moves: [does, ...others], means }: RuSenderContext,
): Draft | undefined {
  const able = does === undefined || others.length ? undefined : means.abilities.get(does)
  if (!answers || !said || more.length || !able) return undefined
  const { targets, span, verbs, unknown, roles, clashing, numbers, question, corrects } = said
  const isPlain = !question && !corrects && ![verbs, unknown, roles, clashing, numbers].some(({ length }) => length)
  return isPlain && targets.length && takes(able, targets.length) ? { does: does!, targets, span } : undefined
}

/** A name in which two letters have changed places, where an order names nobody else. */
function unswapped(part: Sentence, isOwn: (ability: string) => boolean, { players }: Spellings): Sentence {
  if (!part.verbs[0]?.abilities.some(isOwn) || part.targets.length + part.roles.length + part.clashing.length)
    return part
  const found = part.unknown.slice(0, 12).flatMap((word, at) => {
    const slot = swappedName(word, players)
    return slot === undefined
      ? []
      : [{ at, slot, span: { start: part.places[at]!, end: part.places[at]! + word.length } }]
  })
  const [one, ...more] = found
  if (!one || more.length) return part
  return {
    ...part,
    targets: [{ slot: one.slot, span: one.span }],
    unknown: part.unknown.filter((_, at) => at !== one.at),
    places: part.places.filter((_, at) => at !== one.at),
  }
}

/** What is made only where it is asked for, and then kept. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** Whether one of the sender's abilities is asked for there, and not denied. */
const isDone = (part: Sentence, isOwn: (ability: string) => boolean): boolean => {
  const [verb] = part.verbs
  return verb !== undefined && verb.abilities.some(isOwn) && !negations.has(verb.before) && !isDenied(part, verb)
}

/** What names an ability or a player, where nobody knows who wrote it. */
export const anythingIn = (body: string, spellings: Spellings): Sentence | undefined =>
  sentencesOf(body, spellings, '', () => false).find(
    ({ verbs, targets, clashing }) => verbs.length || targets.length || clashing.length,
  )
