/** Sentences cut into the parts of which each may be an order, and put together where one order is said in two. */
import type { Range } from '../../text/range.ts'
import type { Sentence, Spoken } from './sentences.ts'
import { mayUndo } from './words.ts'

const covers = (range: Range, place: number): boolean => range.start <= place && place < range.end

/** A sentence without what its clauses say that name no ability and nobody, and could undo nothing: «он вчера хорошо рассуждал». */
export function withoutTalk(sentence: Sentence, isKey: (word: string) => boolean): Sentence {
  if (sentence.clauses.length < 2) return sentence
  const said = [...sentence.verbs, ...sentence.targets, ...sentence.roles].map(({ span }) => span.start)
  const isTold = (clause: Range): boolean =>
    [...said, ...sentence.clashing.map(({ start }) => start)].some(place => covers(clause, place))
    || sentence.unknown.some((word, at) => covers(clause, sentence.places[at]!) && (mayUndo(word) || isKey(word)))
  const talk = sentence.clauses.filter(clause => !isTold(clause))
  const isTalk = (at: number): boolean => talk.some(clause => covers(clause, sentence.places[at]!))
  return {
    ...sentence,
    unknown: sentence.unknown.filter((_, at) => !isTalk(at)),
    places: sentence.places.filter((_, at) => !isTalk(at)),
  }
}

/** A sentence with several orders, each from its verb to the next one; what stands before the first belongs to it. */
export function partsOf(sentence: Sentence): Sentence[] {
  const { verbs, span } = sentence
  if (verbs.length < 2) return [sentence]
  return verbs.map((verb, index) => {
    const [from, to] = [index === 0 ? span.start : verb.span.start, verbs[index + 1]?.span.start ?? span.end]
    const inside = (place: number): boolean => from <= place && place < to
    return {
      ...sentence,
      span: { start: from, end: to },
      verbs: [verb],
      targets: sentence.targets.filter(target => inside(target.span.start)),
      roles: sentence.roles.filter(role => inside(role.span.start)),
      clashing: sentence.clashing.filter(range => inside(range.start)),
      unknown: sentence.unknown.filter((_, at) => inside(sentence.places[at]!)),
      places: sentence.places.filter(inside),
      pronouns: sentence.pronouns.filter(inside),
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
    const pointed = (before?.pronouns ?? []).some(place => place > (before?.targets.at(-1)?.span.start ?? Infinity))
    const isOne =
      before !== undefined
      && !part.corrects
      && (further.length > 0
        || keyed
        || (both.length > 0 && (!named(before) || !named(part)) && named(before) + named(part) > 0)
        || (foreign && pointed && own.length > 0 && !named(part) && before.span.end === part.span.start))
    if (!isOne) joint.push(part)
    else joint[joint.length - 1] = union(before, part, both.length ? both : further.length ? further : own)
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
  verbs: [verbOf(one, two, abilities)],
  targets: [...one.targets, ...two.targets],
  roles: [...one.roles, ...two.roles],
  clashing: [...one.clashing, ...two.clashing],
  unknown: [...one.unknown, ...two.unknown],
  places: [...one.places, ...two.places],
  numbers: [...new Set([...one.numbers, ...two.numbers])],
  question: one.question || two.question,
})
