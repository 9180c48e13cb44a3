/** Sentences cut into the parts of which each may be an order, and put together where one order is said in two. */
import type { SeatId } from '../../reason/claim.ts'
import type { Range } from '../../text/range.ts'
import type { Clause, Sentence, Spoken } from './sentences.ts'
import { inFirstPerson } from './verbs.ts'
import { isGivenUp } from './wished.ts'
import { isColour, leading, leadsTo, mayUndo, ofOthersDeeds, others } from './words.ts'

const covers = (range: Range, place: number): boolean => range.start <= place && place < range.end

/** The words of an ability that only belong to an own order there are no order of another: «поджигаю, забираю с собой Аню». */
export function withoutKeys(
  sentence: Sentence,
  isOwn: (ability: string) => boolean,
  isKey: (word: string) => boolean,
): Sentence {
  if (!sentence.verbs.some(({ abilities }) => abilities.some(isOwn))) return sentence
  const isBeside = ({ abilities, text }: Spoken): boolean => !abilities.some(isOwn) && isKey(text)
  const keys = sentence.verbs.filter(isBeside)
  const unknown = [
    ...sentence.unknown.map((word, at) => ({ word, place: sentence.places[at]! })),
    ...keys.map(({ text: word, span }) => ({ word, place: span.start })),
  ].sort((a, b) => a.place - b.place)
  return {
    ...sentence,
    verbs: sentence.verbs.filter(verb => !isBeside(verb)),
    unknown: unknown.map(({ word }) => word),
    places: unknown.map(({ place }) => place),
  }
}

/** In a clause of somebody else these say nothing of the move: «он мне кажется красным». */
const ofOpinion = new Set('кажется наверное наверно возможно может думаю не но'.split(' '))

/** «Он мне красным кажется», «пусть посидит»: it tells of who is meant, and hangs nothing on it. */
const tellsOf = ({ words }: Clause, word: string): boolean => {
  const [first = '', ...rest] = leadsOver.has(words[0]!) ? words.slice(1) : words
  // «Завтра от нее ждут рассказа»: that is why.
  if (word === 'завтра' && [first, ...rest].some(isDeed) && ![first, ...rest].includes('не')) return true
  if (first === 'пусть')
    return (word === first || ofLetting.has(word)) && (rest.some(isDeed) || rest.includes('попробует'))
  return others.has(first) && ofOpinion.has(word)
}
/** «Пусть потом не говорит»: they are of him, and of no move. */
const ofLetting = new Set('только потом не завтра больше хоть'.split(' '))
const leadsOver = new Set(['и', 'а', 'да', 'ну'])
const isDeed = (word: string): boolean => ofOthersDeeds.test(word)

/** A sentence without what its clauses say that name no ability and nobody, and could undo nothing: «он вчера хорошо рассуждал». */
export function withoutTalk(
  sentence: Sentence,
  isOwn: (ability: string) => boolean,
  isKey: (word: string) => boolean,
): Sentence {
  if (sentence.clauses.length < 2) return sentence
  const names = [...sentence.targets, ...sentence.roles].map(({ span }) => span.start)
  // «Могут и убить»: that is told of others.
  const isOthers = (clause: Clause): boolean =>
    !names.some(place => covers(clause, place))
    && sentence.unknown.some((word, at) => covers(clause, sentence.places[at]!) && isDeed(word))
    && sentence.verbs.every(
      ({ abilities, text, span }) => !covers(clause, span.start) || (!abilities.some(isOwn) && !inFirstPerson(text)),
    )
  const others = sentence.clauses.filter(isOthers)
  const verbs = sentence.verbs.filter(({ span }) => !others.some(clause => covers(clause, span.start)))
  const said = [...names, ...verbs.map(({ span }) => span.start)]
  const isTold = (clause: Clause): boolean =>
    (clause.heads && !clause.words.some(word => leadsTo.test(word)))
    || [...said, ...sentence.clashing.map(({ start }) => start)].some(place => covers(clause, place))
    || (clause.words.length === 1 && isColour(clause.words[0]!))
    || sentence.unknown.some(
      (word, at) => covers(clause, sentence.places[at]!) && (isKey(word) || (mayUndo(word) && !tellsOf(clause, word))),
    )
  const talk = sentence.clauses.filter(clause => !isTold(clause))
  const isTalk = ({ span }: Spoken): boolean => talk.some(clause => covers(clause, span.start))
  return { ...without(sentence, talk), verbs: sentence.verbs.filter(verb => !isTalk(verb)) }
}

const without = (sentence: Sentence, talk: readonly Range[]): Sentence => {
  const isTalk = (at: number): boolean => talk.some(clause => covers(clause, sentence.places[at]!))
  return {
    ...sentence,
    unknown: sentence.unknown.filter((_, at) => !isTalk(at)),
    places: sentence.places.filter((_, at) => !isTalk(at)),
  }
}

/** What a player did: «голосовал», «заявилась». */
const past = /^\p{L}{3,}(?:л|ла|ло|ли)(?:с[яь])?$/u
/** They tell that a move is aimed at somebody besides. */
const besides = new Set('тоже также еще и второй вторая вторую вторым плюс заодно'.split(' '))

/**
 * A sentence without what is told of players beside an order that stands in a clause of its own: of the one whom its pronoun
 * points at only the name is kept («Аня вроде красная, лечу ее»), and of others nothing where it says itself whom it is about
 * («лечу Аню, Боря вчера голосовал странно»).
 */
export function withoutGossip(
  sentence: Sentence,
  isOwn: (ability: string) => boolean,
  isKey: (word: string) => boolean,
): Sentence {
  const { clauses, verbs, targets, unknown, places, pronouns } = sentence
  const ordered = clauses.filter(clause =>
    verbs.some(({ abilities, span }) => abilities.some(isOwn) && covers(clause, span.start)),
  )
  const [order, ...more] = ordered
  if (!order || more.length || sentence.clashing.length) return sentence
  const inside = targets.filter(({ span }) => covers(order, span.start))
  const gossip = clauses.filter(
    clause =>
      clause !== order
      && !clause.heads
      && targets.some(({ span }) => covers(clause, span.start))
      && !verbs.some(({ span }) => covers(clause, span.start))
      && !unknown.some((word, at) => covers(clause, places[at]!) && (isKey(word) || mayUndo(word))),
  )
  if (!inside.length)
    return pronouns.some(place => covers(order, place)) && new Set(targets.map(({ slot }) => slot)).size === 1
      ? without(sentence, gossip)
      : sentence
  const told = gossip.filter(
    ({ words, ...clause }) =>
      !words.some(word => besides.has(word))
      && unknown.some((word, at) => covers(clause, places[at]!) && past.test(word)),
  )
  return {
    ...without(sentence, told),
    targets: targets.filter(({ span }) => !told.some(clause => covers(clause, span.start))),
  }
}

const conditions = new Set(['если', 'иначе'])
/** Before a verb they are of that one alone: «…, завтра лечу Борю», «…, прошлый обмен закрепляю». */
const times = new Set('завтра потом позже вчера раньше прошлый вчерашний предыдущий прежний старый новый'.split(' '))

/** A sentence with several orders, each from its verb to the next one; what stands before the first belongs to it. Or each up to its verb: «Аню под арест, Борю под охрану». */
export function partsOf(sentence: Sentence): Sentence[] {
  const { verbs, span } = sentence
  if (verbs.length < 2) return [sentence]
  const places = [...sentence.targets, ...sentence.roles, ...sentence.clashing.map(one => ({ span: one }))].map(
    one => one.span.start,
  )
  const isNamedIn = (start: number, end: number): boolean => places.some(place => start <= place && place < end)
  const behind =
    !isNamedIn(verbs.at(-1)!.span.end, span.end)
    && verbs.every((verb, at) =>
      at === 0
        ? leading.has(verb.text) || isNamedIn(span.start, verb.span.start)
        : isNamedIn(verbs[at - 1]!.span.end, verb.span.start),
    )
  const starts = verbs.map((verb, at) => (at === 0 ? span.start : behind ? verbs[at - 1]!.span.end : verb.span.start))
  return verbs.map((verb, index) => {
    const [from, to] = [starts[index]!, starts[index + 1] ?? span.end]
    const inside = (place: number): boolean => from <= place && place < to
    // «Лечу Аню, если Боря умрет, лечу Веру»: what hangs on something may be the one or the other.
    const hangs = sentence.unknown.flatMap((word, at) =>
      index > 0
      && !inside(sentence.places[at]!)
      && sentence.places[at]! < from
      && (conditions.has(word) || (word === verb.before && times.has(word)))
        ? [word]
        : [],
    )
    // «…, завтра лечу Борю»: it is of that one alone.
    const next = verbs[index + 1]
    const isNext = (word: string, place: number): boolean =>
      next !== undefined && word === next.before && times.has(word) && place > verb.span.start
    return {
      ...sentence,
      span: { start: from, end: to },
      verbs: [verb],
      targets: sentence.targets.filter(target => inside(target.span.start)),
      roles: sentence.roles.filter(role => inside(role.span.start)),
      clashing: sentence.clashing.filter(range => inside(range.start)),
      unknown: [
        ...sentence.unknown.filter((word, at) => inside(sentence.places[at]!) && !isNext(word, sentence.places[at]!)),
        ...hangs,
      ],
      places: [
        ...sentence.places.filter((place, at) => inside(place) && !isNext(sentence.unknown[at]!, place)),
        ...hangs.map(() => verb.span.start),
      ],
      pronouns: sentence.pronouns.filter(inside),
      aims: sentence.aims.filter(inside),
      corrects: sentence.corrects && index === 0,
    }
  })
}

const named = ({ targets, roles, clashing }: Sentence): number => targets.length + roles.length + clashing.length

/**
 * One order said in two parts stands as one: «стреляю. Рыжего», where names alone follow what names nobody; «пара: сравниваю Рыжего и Аню»; and
 * «моя цель – Мария, прошу ее застрелить», where what came before was no ability of the writer's.
 */
export function joined(
  given: readonly Sentence[],
  isOwn: (ability: string) => boolean,
  standsBefore: (ability: string, word: string) => boolean,
  isKindOf: (narrow: string, wide: string) => boolean,
  leastOf: (ability: string) => number,
  sender: SeatId,
): Sentence[] {
  const joint: Sentence[] = []
  const parts = given.flatMap((part, at) =>
    isBareCorrection(part) && given[at + 1] && named(given[at + 1]!) ? [] : [corrected(part, given[at - 1])],
  )
  for (const part of parts) {
    const before = joint.at(-1)
    const [verb] = part.verbs
    const own = verb?.abilities.filter(isOwn) ?? []
    const earlier = before?.verbs[0]?.abilities.filter(isOwn) ?? []
    const both = own.filter(id => earlier.includes(id))
    const foreign = before !== undefined && before.verbs.length > 0 && !earlier.length
    const further = !verb && before && !named(before) && named(part) && !part.unknown.length ? earlier : []
    // «Беру анализы у Ани и Бори, сравнить с телом Веры»: whom the second names belongs to a key of the first.
    const keyed = both.some(id => part.unknown.some(word => standsBefore(id, word)))
    // «Блок Ани (арест)»: the second says what kind of the first it is.
    const kinds =
      before && named(before) > 0 !== named(part) > 0 && (named(part) || !part.unknown.length)
        ? own.filter(id => earlier.some(wide => isKindOf(id, wide)))
        : []
    const isKind = kinds.length > 0 && before?.span.end === part.span.start
    // «Цели: Аня; Боря; Вера»: a list may be cut by semicolons.
    const lists =
      !verb
      && before !== undefined
      && earlier.length === 1
      && (before.ends === ';'
        || ((before.listed || named(before) < leastOf(earlier[0]!)) && !'.!?'.includes(before.ends)))
      && part.targets.some(({ slot }) => slot !== sender)
      && !part.unknown.length
      && !part.question
      && named(before) > 0
      && named(part) > 0
    const pointed = (before?.pronouns ?? []).some(place => place > (before?.targets.at(-1)?.span.start ?? Infinity))
    const isOne =
      before !== undefined
      && !part.corrects
      // «Сработает ли лечение? Если да, лечу его»: what is asked is one thing, and what is to be done another.
      && !(before.question && !part.question && part.verbs.length > 0)
      && !(before.verbs[0] && isGivenUp(before, before.verbs[0]))
      && (further.length > 0
        || keyed
        || isKind
        || lists
        || (both.length > 0 && (!named(before) || !named(part)) && named(before) + named(part) > 0)
        || (foreign && own.length > 0 && before.span.end === part.span.start && pointed && !named(part)))
    if (!isOne) joint.push(part)
    else
      joint[joint.length - 1] = union(
        before,
        part,
        isKind ? kinds : lists ? earlier : both.length ? both : further.length ? further : own,
      )
  }
  return joint
}

/** «Ой», «нет», «стоп»: what is right comes behind it, where somebody is named there. */
const isBareCorrection = (part: Sentence): boolean =>
  part.corrects && !part.verbs.length && !named(part) && !part.unknown.length
const corrected = (part: Sentence, before: Sentence | undefined): Sentence =>
  before && isBareCorrection(before) && named(part) ? { ...part, corrects: true } : part

const verbOf = ({ verbs: [first] }: Sentence, { verbs: [second] }: Sentence, abilities: string[]): Spoken => ({
  ...(second ?? first!),
  abilities,
  span: { start: first!.span.start, end: (second ?? first!).span.end },
})

const union = (one: Sentence, two: Sentence, abilities: string[]): Sentence => ({
  ...one,
  span: { start: one.span.start, end: two.span.end },
  ends: two.ends,
  ...((one.listed || (one.ends === ':' && !named(one))) && { listed: true as const }),
  verbs: [verbOf(one, two, abilities)],
  targets: [...one.targets, ...two.targets],
  roles: [...one.roles, ...two.roles],
  clashing: [...one.clashing, ...two.clashing],
  pronouns: [...one.pronouns, ...two.pronouns],
  aims: [...one.aims, ...two.aims],
  bares: [...one.bares, ...two.bares],
  unknown: [...one.unknown, ...two.unknown],
  places: [...one.places, ...two.places],
  numbers: [...new Set([...one.numbers, ...two.numbers])],
  question: one.question || two.question,
})
