/**
 * A plain order: words that cannot change its meaning, who acts, a verb, its targets, and again only such words. Of all
 * ways to read a stretch so, the one with the fewest troubles counts.
 */
import type { Order, Target, Trouble } from './clause.ts'
import { ended, isOver, nextJoint, type Read } from './ending.ts'
import { headsAt, type Head } from './head.ts'
import * as english from './lexicon-en.ts'
import { phraseAt } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Word } from './sentences.ts'
import { aimAt, inPlaceAt, past, spanOf, type Aim } from './target.ts'
import { wordAt, type Pattern, type Verbs } from './verbs.ts'

/** The best reading as an order of what begins here. @param verbs whose words to look for @param subject who acts, where that was said before */
export function orderAt(
  reader: SenderContext,
  verbs: Verbs,
  words: readonly Word[],
  from: number,
  subject: Head['subject'] = 'none',
): Read | undefined {
  const reads = headsAt(reader, words, from, subject).flatMap(head => [
    ...reversed(reader, verbs, words, head),
    ...framed(reader, verbs, words, head),
  ])
  if (!reads.length) return undefined
  const fewest = Math.min(...reads.map(({ order }) => order.troubles.length))
  const vague = ({ order }: Read): number => Number(order.abilities === 'any')
  const best = reads
    .filter(({ order }) => order.troubles.length === fewest)
    .sort(
      (a, b) =>
        vague(a) - vague(b) || b.order.targets.length - a.order.targets.length || b.words - a.words || b.end - a.end,
    )
  const [first] = best
  const { abilities } = first!.order
  const rivals = best.filter(
    read => read.words === first!.words && read.order.abilities !== 'any' && sameTargets(read.order, first!.order),
  )
  return abilities === 'any'
    ? first
    : {
        ...first!,
        order: { ...first!.order, abilities: [...new Set(rivals.flatMap(read => read.order.abilities as string[]))] },
      }
}

const sameTargets = (a: Order, b: Order): boolean =>
  a.targets.length === b.targets.length && a.targets.every(({ slot }, index) => slot === b.targets[index]!.slot)

/** Ways in which a verb may stand here. */
function framed(reader: SenderContext, verbs: Verbs, words: readonly Word[], head: Head): Read[] {
  const { at } = head
  if (phraseAt(english.idioms, words, at)) return []
  const carrier = phraseAt(english.carriers, words, at)
  const starts = determinedFrom(words, at + carrier + ofNamed(reader, words, at, carrier))
  const determined = starts.at(-1)!
  const inRole = skipRole(reader, words, determined)
  const named = determined > at || (head.negative && /^(?:no|more)$/.test(words[at - 1]?.text ?? ''))
  const reads = patternsAt(verbs, words, at, false).flatMap(pattern => filled(reader, words, head, pattern, at, false))
  if (named)
    reads.push(
      ...[...new Set([...starts, inRole])].flatMap(start =>
        patternsAt(verbs, words, start, true)
          .filter(isNoun)
          .flatMap(pattern => filled(reader, words, head, pattern, start, true)),
      ),
    )
  else
    reads.push(
      ...patternsAt(verbs, words, at, true)
        .filter(
          pattern =>
            isNoun(pattern)
            && (phraseAt(english.goes, words, at + leading(pattern.parts)) > 0
              || (head.labelled === true && at + leading(pattern.parts) >= words.length)),
        )
        .flatMap(pattern => filled(reader, words, head, pattern, at, true)),
    )
  if (words[at]?.name)
    reads.push(
      ...verbs.led
        .filter(pattern => isWithin(pattern, words, at + 1))
        .flatMap(pattern => filled(reader, words, head, pattern, at, false))
        .filter(({ order }) => order.targets.length > 1),
    )
  reads.push(...hadDone(reader, verbs, words, head), ...switchedOn(reader, verbs, words, head))
  const noun = named || inRole > at ? phraseAt(english.abilityNouns, words, inRole) : 0
  if (noun) reads.push(...anyOf(reader, words, head, inRole + noun, true))
  for (const start of new Set([at, determined])) {
    const generic = phraseAt(english.generic, words, start)
    if (generic) reads.push(...anyOf(reader, words, head, start + generic, true))
  }
  if (head.labelled && words[at - 1]?.kind === 'mark')
    reads.push(
      ...anyOf(reader, words, head, at, true).filter(({ order }) => order.targets.length && !order.troubles.length),
    )
  return head.persona ? reads.map(read => forTeam(reader, read)) : reads
}

/** Where a sentence says each word that a pattern has behind its first name for the last time: every name asks. */
const lastSaid = new WeakMap<readonly Word[], Map<string, number>>()

/** Whether what stands behind the name that a pattern begins with is said at all: each try reads the sentence to its end. */
function isWithin({ parts: [, behind] }: Pattern, words: readonly Word[], from: number): boolean {
  if (!behind || !('word' in behind)) return true
  const said = lastSaid.get(words) ?? new Map<string, number>()
  lastSaid.set(words, said)
  let last = said.get(behind.word)
  if (last === undefined)
    said.set(behind.word, (last = words.findLastIndex((_, at) => wordAt(behind.word, true, words, at) > 0)))
  return last >= from
}

/** `my protection`, `my protect`, `my protecting`; never `the doctor protected`. */
const isNoun = ({ form }: Pattern): boolean => form === 'plain' || form === 'noun' || form === 'going'

/** Who is called by a role is no team: `the goon kills Ann` leaves open which of them. */
function forTeam({ team }: SenderContext, read: Read): Read {
  const { abilities, troubles, span } = read.order
  return abilities !== 'any' && abilities.some(id => team.abilities.has(id))
    ? { ...read, order: { ...read.order, troubles: [...troubles, { why: 'otherActs', span }] } }
    : read
}

/** `Hex uses his shot`, where Hex writes. */
const ofNamed = ({ sender }: SenderContext, words: readonly Word[], at: number, carrier: number): number =>
  Number(
    carrier > 0
      && words[at - 1]?.name?.slots[0] === sender
      && /^(?:his|her|their|its)$/.test(words[at + carrier]?.text ?? ''),
  )

/** The word at hand, and those behind one or more words that determine a noun. */
function determinedFrom(words: readonly Word[], at: number): number[] {
  const end = past(words, at, english.determiners)
  return Array.from({ length: end - at + 1 }, (_, offset) => at + offset)
}

function skipRole({ roleWords }: SenderContext, words: readonly Word[], at: number): number {
  while (
    words[at]?.kind === 'word'
    && (roleWords.has(words[at]!.text.replace(/'s$/, ''))
      || /^(?:night|faction|factional|mafia|team|nightly|remaining)$/.test(words[at]!.text))
  )
    at++
  return at
}

/** @param noun whether a noun may stand here; elsewhere one does only before a mark or a linker, `shot: Bob` */
function patternsAt(verbs: Verbs, words: readonly Word[], at: number, noun: boolean): Pattern[] {
  if (words[at]?.kind !== 'word') return []
  const linked = (behind: number): boolean =>
    words[behind]?.kind === 'mark' || phraseAt(english.linkers, words, behind) > 0
  return verbs
    .from(words[at]!.text.replaceAll("'", ''))
    .filter(({ form, parts }) => noun || form !== 'noun' || linked(at + leading(parts)))
}

/** How many words stand before the first target. */
function leading(parts: Pattern['parts']): number {
  const target = parts.findIndex(part => 'target' in part)
  return target < 0 ? parts.length : target
}

/** A verb with its targets. */
export function filled(
  reader: SenderContext,
  words: readonly Word[],
  head: Head,
  pattern: Pattern,
  from: number,
  noun: boolean,
): Read[] {
  let at = from
  const targets: Target[] = []
  const troubles: Trouble[] = [...formTroubles(reader, pattern, head, noun, spanOf(words, from, from + 1))]
  let nobody = false
  const done = (end: number): Read[] => [
    ended(reader, words, head, { abilities: [pattern.ability], targets, nobody, troubles }, from, end, pattern.words),
  ]
  for (const [index, part] of pattern.parts.entries()) {
    if ('word' in part) {
      const loosely = targets.length > 0 && pattern.parts.length - index <= 2
      const direct = index === 0 ? 1 : wordAt(part.word, loosely, words, at)
      if (!direct && loosely) at = past(words, at, english.fillers)
      const length = direct || wordAt(part.word, loosely, words, at)
      if (!length && targets.length === 0) return []
      if (!length) {
        troubles.push({ why: 'noTarget', span: spanOf(words, from, at) })
        return done(at)
      }
      at += length
      continue
    }
    const linked = linkedFrom(words, at, noun || pattern.form === 'noun' || !head.spoken, noun)
    const aim = meantAt(words, linked) ?? aimAt(words, linked, reader.book, reader.sender, head.negative)
    const inside = pattern.parts.length > index + 1 && targets.length === 0
    if (inside && !aim?.target) return []
    const bySelf = noun && words[at]?.text === 'myself'
    if (!aim || bySelf || (!(aim.target || aim.nobody || aim.trouble?.why === 'nearTarget') && isOver(words, linked))) {
      troubles.push({ why: 'noTarget', span: spanOf(words, from, at) })
      return done(past(words, at, english.trailers))
    }
    if (aim.target) targets.push(aim.target)
    if (aim.nobody) nobody = true
    if (aim.trouble) troubles.push(aim.trouble)
    at = aim.end
    if (aim.trouble && !aim.target) return done(nextJoint(words, at))
    if (nobody) break
  }
  return done(at)
}

/** `have Ann investigated`. */
function hadDone(reader: SenderContext, verbs: Verbs, words: readonly Word[], head: Head): Read[] {
  const aim = /^(?:have|get|want|like)$/.test(words[head.at]?.text ?? '')
    ? aimAt(words, head.at + 1, reader.book, reader.sender)
    : undefined
  if (!aim?.target || aim.trouble || words[aim.end]?.kind !== 'word') return []
  const { target, end } = aim
  return verbs.from(words[end]!.text).flatMap(({ ability, form, parts, words: said }) => {
    const [last] = parts.slice(-1)
    const fits =
      form === 'past'
      && last
      && 'target' in last
      && parts.slice(0, -1).every((part, index) => 'word' in part && part.word === words[end + index]?.text)
    return fits
      ? [
          ended(
            reader,
            words,
            head,
            { abilities: [ability], targets: [target], nobody: false, troubles: [] },
            head.at,
            end + parts.length - 1,
            said,
          ),
        ]
      : []
  })
}

/** `turn the rod on`: an ability that names nobody is set going, by a word of its own. */
function switchedOn(reader: SenderContext, verbs: Verbs, words: readonly Word[], head: Head): Read[] {
  const length = phraseAt(english.switches, words, head.at)
  const noun = past(words, head.at + length, english.determiners)
  if (!length || words[noun]?.kind !== 'word') return []
  return verbs
    .from(words[noun]!.text)
    .filter(
      ({ form, parts }) =>
        (form === 'plain' || form === 'noun')
        && parts.every((part, index) => 'word' in part && part.word === words[noun + index]?.text),
    )
    .flatMap(({ ability, parts, words: said }) => {
      const end = noun + parts.length
      const particle = /^(?:on|up)$/.test(words[end]?.text ?? '')
      const told =
        particle || words[head.at + length - 1]!.text === 'on' || !/^(?:turn|switch|flip)/.test(words[head.at]!.text)
      return told && words[end]?.text !== 'off'
        ? [
            ended(
              reader,
              words,
              head,
              { abilities: [ability], targets: [], nobody: false, troubles: [] },
              head.at,
              end + Number(particle),
              said + 1,
            ),
          ]
        : []
    })
}

/** Words that only name a target, or that an ability is used. */
function anyOf(reader: SenderContext, words: readonly Word[], head: Head, at: number, noun: boolean): Read[] {
  const aim = aimAt(words, linkedFrom(words, at, noun, noun), reader.book, reader.sender, head.negative)
  const found = aim?.target ?? aim?.nobody
  const targets = aim?.target ? [aim.target] : []
  const troubles = aim?.trouble && (found || aim.trouble.why === 'nearTarget') ? [aim.trouble] : []
  const one = ended(
    reader,
    words,
    head,
    { abilities: 'any', targets, nobody: aim?.nobody === true, troubles },
    at - 1,
    found || troubles.length ? aim!.end : at,
    0,
  )
  const joint = aim?.target && !aim.trouble ? phraseAt(english.and, words, aim.end) : 0
  const other = joint ? aimAt(words, aim!.end + joint, reader.book, reader.sender) : undefined
  return other?.target && !other.trouble
    ? [
        one,
        ended(
          reader,
          words,
          head,
          { abilities: 'any', targets: [...targets, other.target], nobody: false, troubles },
          at - 1,
          other.end,
          0,
        ),
      ]
    : [one]
}

/** `Bob is my target`. */
function reversed(reader: SenderContext, verbs: Verbs, words: readonly Word[], head: Head): Read[] {
  const { at } = head
  const slot =
    words[at]?.name?.slots.length === 1 && !words[at]!.name!.possessive ? words[at]!.name!.slots[0]! : undefined
  if (slot === undefined || !/^(?:is|=|-|as|will|for)$/.test(words[at + 1]?.text ?? '')) return []
  const start = past(words, at + (words[at + 2]?.text === 'be' ? 3 : 2), english.determiners)
  const targets = [{ slot, span: { start: words[at]!.start, end: words[at]!.end } }]
  const generic = phraseAt(english.generic, words, start)
  const reads =
    generic && start > at + 2
      ? [ended(reader, words, head, { abilities: 'any', targets, nobody: false, troubles: [] }, at, start + generic, 0)]
      : []
  const patterns =
    start > at + 2
      ? patternsAt(verbs, words, start, true).filter(
          ({ parts, form }) => parts.length === 2 && (form === 'plain' || form === 'noun'),
        )
      : []
  return [
    ...reads,
    ...patterns.map(pattern =>
      ended(
        reader,
        words,
        head,
        { abilities: [pattern.ability], targets, nobody: false, troubles: [] },
        at,
        start + 1,
        pattern.words,
      ),
    ),
  ]
}

function formTroubles(
  { team }: SenderContext,
  { form, ability }: Pattern,
  head: Head,
  noun: boolean,
  span: { start: number; end: number },
): Trouble[] {
  if (form === 'past' && !noun) return [{ why: 'past', span }]
  const speaks = head.subject === 'writer' || (head.subject === 'team' && team.anyones.has(ability))
  if (form === 'third' && !speaks && !noun) return [{ why: 'otherActs', span }]
  return form === 'noun' && head.spoken && !noun ? [{ why: 'past', span }] : []
}

function linkedFrom(words: readonly Word[], at: number, noun: boolean, determined: boolean): number {
  const linked = past(
    words,
    at,
    english.linkers,
    ...(noun ? [english.nounLinkers] : []),
    ...(determined ? [english.nounFor] : []),
  )
  const end = past(words, inPlaceAt(words, linked), english.linkers)
  return end + Number(words[end]?.text === 'both' && words[end + 1]?.name !== undefined)
}

/** A pronoun, or `the body`, that can only mean one. */
function meantAt(words: readonly Word[], at: number): Aim | undefined {
  const start = past(words, at, english.determiners)
  const means = words[start]?.means
  return means === undefined
    ? undefined
    : { target: { slot: means, span: spanOf(words, start, start + 1) }, end: start + 1 }
}
