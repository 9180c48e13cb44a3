/**
 * What is asked for without a word of the move, by what shall come of it: «хочу знать, какого цвета Оса», «пусть Агата
 * доживет до утра», «никого не пускать к Хану». It is looked for only where the message as it stands leaves something to
 * ask or comes to nothing, and stands only where the rest of the message says nothing else.
 */
import type { Slot } from '../../reason/claim.ts'
import type { Range } from '../../text/range.ts'
import type { Target } from '../clause.ts'
import type { Draft } from '../settling.ts'
import { blanked } from './blanked.ts'
import { folded } from './folded.ts'
import { isPast, reports } from './moods.ts'
import type { RuReading } from './reading.ts'
import { sentencesOf, type Sentence, type Spellings } from './sentences.ts'
import { inFirstPerson } from './verbs.ts'
import { fillers, takesItBack } from './words.ts'
import type { Writer } from './writer.ts'

/** A word of a saying: any of these, whole or by its beginning, or who is named there. */
interface Token {
  names: boolean
  words: readonly { text: string; begins: boolean }[]
}
interface Saying {
  of: string
  tokens: readonly Token[]
}
/** The sayings of a system, by the first three letters of what they begin with. */
export type Sayings = ReadonlyMap<string, readonly Saying[]>

const key = (text: string): string => text.slice(0, 3)
const ofNames = ''

/** @param written by ability: words of which `|` parts those that mean the same, a star stands for any ending, `X` for names */
export function sayingsFor(written: Readonly<Record<string, readonly string[]>>): Sayings {
  const beginning = new Map<string, Saying[]>()
  for (const [of, all] of Object.entries(written))
    for (const said of all) {
      const tokens = said.split(' ').map((word): Token => {
        const all = word.split('|')
        return {
          names: all.includes('X'),
          words: all.flatMap(one =>
            one === 'X' ? [] : [{ text: folded(one).replace('*', ''), begins: one.endsWith('*') }],
          ),
        }
      })
      const { names, words } = tokens[0]!
      for (const at of new Set([...(names ? [ofNames] : []), ...words.map(({ text }) => key(text))]))
        beginning.set(at, [...(beginning.get(at) ?? []), { of, tokens }])
    }
  return beginning
}

interface Word extends Range {
  text: string
  target?: Target
}

/** So many words of no account may stand between two of a saying. */
const mostBetween = 3
/** They are never passed over between the words of a saying. */
const weighty = new Set('не ни нет или если когда но однако вдруг зато'.split(' '))

const isWord = (text: string, { words }: Token): boolean =>
  words.some(one => (one.begins ? text.startsWith(one.text) : text === one.text))
const stands = ({ text, target }: Word, token: Token): boolean =>
  target ? token.names : isWord(text, token) || (token.names && pointsAt.test(text))
/** Who was named before: «какого он цвета». */
const pointsAt =
  /^(?:он|она|они|его|е[её]|их|него|не[её]|них|ему|ей|им|нему|ней|ним|н[её]м|нею|ними|обоих|обоим|обе|оба|обеих)$/u
const genderAt = (word: string): 'm' | 'f' | 'all' | undefined =>
  /^(?:он|его|него|ему|нему|ним|нем)$/u.test(word)
    ? 'm'
    : /^(?:она|ее|нее|ей|ней|нею)$/u.test(word)
      ? 'f'
      : /^(?:они|их|них|ними|об)/u.test(word)
        ? 'all'
        : undefined

function wordsOf(body: string, { span, targets }: Pick<Sentence, 'span' | 'targets'>, sender: Slot): Word[] {
  const words: Word[] = []
  for (const { 0: text, index } of folded(body.slice(span.start, span.end)).matchAll(/[\p{L}\p{N}]+/gu)) {
    const [start, end] = [span.start + index, span.start + index + text.length]
    const target = targets.find(one => one.slot !== sender && one.span.start <= start && start < one.span.end)
    const last = words.at(-1)
    if (target && last?.target === target) last.end = end
    else words.push({ text, start, end, ...(target && { target }) })
  }
  return words
}

interface Found extends Range {
  of: string
  /** By what word of theirs it points at who was named. */
  pointer: string
  targets: Target[]
}

/** Where a saying stands whose first word is there. */
function foundAt(words: readonly Word[], from: number, { of, tokens }: Saying): Found | undefined {
  const targets: Target[] = []
  let at = from
  let pointer = ''
  /** «Осы и Хана», «Хан с Осой», «Оса, Хан». */
  const takeNames = (): void => {
    targets.push(words[at]!.target!)
    at++
    for (;;) {
      const joined = words[at]?.target ? at : isJoin(words[at]?.text) && words[at + 1]?.target ? at + 1 : undefined
      if (joined === undefined) return
      targets.push(words[joined]!.target!)
      at = joined + 1
    }
  }
  for (const [place, token] of tokens.entries()) {
    if (token.names && !token.words.length && targets.length && words[at - 1]!.target && tokens[place - 1]!.names)
      continue
    if (place) {
      const last = at
      while (at < words.length && at - last <= mostBetween && !stands(words[at]!, token) && isPassed(words[at]!)) at++
    }
    const word = words[at]
    if (!word || !stands(word, token)) return undefined
    if (word.target) takeNames()
    else {
      if (token.names && !isWord(word.text, token)) pointer = word.text
      at++
    }
  }
  // «Барьеры для Осы»: behind what leads to them.
  if (!targets.length && words[at]?.target) takeNames()
  const isOfNone = tokens.every(({ names }) => !names)
  return targets.length || pointer || isOfNone
    ? { of, targets: pointer ? [] : targets, pointer, start: words[from]!.start, end: words[at - 1]!.end }
    : undefined
}

const isPassed = ({ text, target }: Word): boolean => !target && !weighty.has(text)
const isJoin = (word: string | undefined): boolean => word !== undefined && /^(?:и|с|со|да|у)$/u.test(word)

/** That something is asked for. */
const wishes =
  /^(?:хочу|хочется|хотим|хотелось|хотел[аи]?|жела[юе]|надо|нужно|прошу|просьба|просил|можно|нельзя|пусть|пускай|узна(?:ть|ю|ем|й|йте)|разузна|выясн|поня(?:ть|л)|пойму|посмотр(?:еть|ю|им|и|ите)$|провер(?:ить|ю|им|ь|ьте|яю)$|глян|погля[дж]|скаж|расскаж|покаж|подскаж|сообщ|интересует|интересуют|давай|сделай|сделать|перепровер|вериф|убедиться|удостовер|разведа|бер[уе]|буду$|будем$)/u
/** A deed of the writer's with whatever the saying is about: «встану у двери», «патронат даю». */
const isDone = (words: readonly Word[], { start, end }: Range): boolean =>
  words.some(
    ({ text, target, ...at }) =>
      !target
      && ((start <= at.start && at.end <= end && inFirstPerson(text) && text.length > 3 && !fillers.has(text))
        || deeds.test(text)),
  )
const deeds =
  /^(?:да(?:ю|м|йте|дим)|отда(?:ю|м|йте)|бер(?:у|ем)|возьм(?:у|ем|ите)|ставлю|поставлю|поставьте|отправ(?:ляю|лю|ьте)|шлю|посылаю|пошлю|несу|отнесу|отнесите|кладу|выда(?:ю|м|йте)|назнача(?:ю|йте)|выбира(?:ю|ем)|выберу|объявляю|оформ(?:ляю|ите|ляйте)|выдел(?:яю|ите)|выпи(?:шу|шите)|переда(?:йте|ю)|кида(?:ю|йте)|запи(?:шите|шу|сываю))$/u
/** It may be for another night, or not at all. */
const open =
  /^(?:может|возможно|наверн\p{L}+|завтра|вчера|позавчера|потом|позже|кажется|зря|разве|жал[ьк]\p{L}*|равно|плевать|неважно|смешно|страшно|обидно|весел\p{L}+|скук\p{L}+|конкурс\p{L}*|постах|теме|реале|фиолетово|тебя|тебе|прошл\p{L}+)$/u
/** Behind an order they say only what for: «даже если в нее выстрелят». */
const forWhat =
  /[,–—-]?\s*(?:даже если|если (?:вдруг )?(?:(?:в|на|к) (?:него|нее|неё|ним|ней|них)|(?:его|ее|её|их) (?:ранят|подстрелят|убьют|застрелят)|(?:он|она|они) (?:умр|погиб)\p{L}+))(?![^.!?,:;\n–—-]*(?<!\p{L})не(?!\p{L}))[^.!?,:;\n–—-]*(?=[.!?)\n]|$|,\s*(?:пусть|то (?:пусть|я)))/giu

/** A message of so few words is nothing but what it asks for. */
const fewWords = 8

/** What the message as it stands came to, or what its sayings ask for where it left something to ask. */
export function withSayings(
  body: string,
  read: (body: string) => RuReading,
  writer: Writer,
  spellings: Spellings,
  sayings: Sayings,
): RuReading {
  const plain = read(body)
  if ((plain.drafts.length && !plain.queries.length) || plain.queries.some(({ why }) => settles.has(why))) return plain
  const bare = body.replace(forWhat, said => ' '.repeat(said.length))
  const straight = bare === body ? plain : read(bare)
  if (straight.drafts.length && !straight.queries.length) return straight
  const isAsked = plain.queries.some(({ why }) => why === 'noTarget')
  const found = saidIn(bare, isAsked, writer, spellings, sayings)
  if (!found) return plain
  const { draft, spans } = found
  const isSame = (one: Draft): boolean =>
    one.does === draft.does && one.targets.every(({ slot }) => draft.targets.some(other => other.slot === slot))
  if (!plain.drafts.every(isSame)) return plain
  const rest = read(blanked(bare, spans))
  return rest.drafts.every(isSame)
    && rest.queries.every(
      ({ why, abilities }) => why === 'bareName' || (why === 'noTarget' && abilities.includes(draft.does)),
    )
    ? { drafts: [draft], queries: [] }
    : plain
}
/** What is asked for these reasons stays so. */
const settles: ReadonlySet<string> = new Set([
  'correction',
  'conflict',
  'otherNight',
  'openQuote',
  'nearTarget',
  'tooLong',
])

/** The one move that sayings ask for, and where they stand. */
function saidIn(
  body: string,
  isAsked: boolean,
  { sender, means, over }: Writer,
  spellings: Spellings,
  sayings: Sayings,
): { draft: Draft; spans: Range[] } | undefined {
  const sentences = sentencesOf(body, spellings, sender.slot, id => means.abilities.has(id))
  const lines = sentences.map(sentence => wordsOf(body, sentence, sender.slot))
  const said = lines.flat()
  /** Nothing else is said. */
  const isAll = (one: Range): boolean =>
    said.length <= fewWords
    && said.filter(
      ({ text, target, start, end }) => !target && !fillers.has(text) && !(one.start <= start && end <= one.end),
    ).length < 2
  const found = sentences.flatMap((sentence, at): Found[] => {
    const words = lines[at]!
    if (sentence.clashing.length) return []
    const all = foundIn(words, sayings, id => means.abilities.has(id))
    const isWished = (line: readonly Word[] | undefined): boolean =>
      line?.some(
        ({ text, target }, place) =>
          !target
          && wishes.test(text)
          && !/^(?:вот|не|нет)$/u.test(line[place - 1]?.text ?? '')
          // «Скажите Хану, чтобы …» is a message to him.
          && !(/^(?:скаж|расскаж|подскаж|сообщ)/u.test(text) && line[place + 1]?.target),
      ) ?? false
    const isFree =
      isAsked || isWished(words) || (isWished(lines[at + 1]) && !lines[at + 1]!.some(({ text }) => open.test(text)))
    return all.filter(
      one => (isFree || (!sentence.question && (isAll(one) || isDone(words, one)))) && isMeant(words, one, body),
    )
  })
  const widest = found.filter(
    one =>
      !found.some(other => other !== one && other.start <= one.start && one.end <= other.end && isWider(other, one)),
  )
  const ids = [...new Set(widest.map(({ of }) => of))]
  const [does, ...more] = ids.filter(id => !ids.some(other => Object.hasOwn(over, other) && over[other]!.includes(id)))
  if (does === undefined || more.length) return undefined
  if (lines.some(words => words.some(({ text }) => takesItBack(text) || /^отмен/u.test(text)))) return undefined
  const own = found.filter(({ of }) => of === does)
  const { targets: least, most } = means.abilities.get(does)!
  const distinct = (all: readonly Target[]): Target[] => [
    ...new Map(all.map(target => [target.slot, target] as const)).values(),
  ]
  const named = distinct(sentences.flatMap(one => one.targets).filter(({ slot }) => slot !== sender.slot))
  const isPointed = own.some(one => !one.targets.length)
  const targets = isPointed ? named : distinct(own.flatMap(one => one.targets))
  if (isPointed && (targets.length !== least || !own.every(one => fits(one, targets, spellings)))) return undefined
  if (targets.length < Math.max(1, least) || targets.length > most) return undefined
  if (named.some(({ slot }) => !targets.some(one => one.slot === slot))) return undefined
  const spans = found.map((one): Range => ({ start: one.start, end: one.end }))
  return { draft: { does, targets, span: spans[0]! }, spans: [...spans, ...questionsAt(body, sentences, spans)] }
}

/** Whether a word of that gender may point at who is named. */
function fits({ pointer, targets: own }: Found, targets: readonly Target[], { players }: Spellings): boolean {
  const gender = genderAt(pointer)
  if (own.length || !pointer || gender === undefined) return true
  if (gender === 'all') return targets.length > 1
  const known = targets.map(({ slot }) => players.find(player => player.slot === slot)?.gender)
  return targets.length === 1 && (known[0] === undefined || known[0] === gender)
}

const isWider = (one: Range, other: Range): boolean => one.end - one.start > other.end - other.start

/** The signs that end the sentences of a saying as questions. */
const questionsAt = (body: string, sentences: readonly Sentence[], spans: readonly Range[]): Range[] =>
  sentences.flatMap(({ span }) => {
    if (!spans.some(one => span.start <= one.start && one.start < span.end)) return []
    const sign = /\?+\s*$/.exec(body.slice(span.start, span.end))
    return sign ? [{ start: span.start + sign.index, end: span.end }] : []
  })

function foundIn(words: readonly Word[], sayings: Sayings, isOwn: (id: string) => boolean): Found[] {
  return words.flatMap((word, at) => {
    const able = word.target
      ? (sayings.get(ofNames) ?? [])
      : [
          ...(pointsAt.test(word.text) ? [ofNames] : []),
          ...new Set([key(word.text), word.text.slice(0, 2), word.text.slice(0, 1)]),
        ].flatMap(one => sayings.get(one) ?? [])
    return able.flatMap(saying =>
      isOwn(saying.of) && stands(word, saying.tokens[0]!) ? (foundAt(words, at, saying) ?? []) : [],
    )
  })
}

/** Whether nothing in its sentence denies it, hangs on something or tells of what was. */
function isMeant(words: readonly Word[], { start, end }: Found, body: string): boolean {
  const before = words.filter(one => one.end <= start)
  const after = words.filter(one => one.start >= end)
  const isBeside = (one: Word): boolean =>
    !/[,;:–—()]/.test(body.slice(Math.min(one.end, end), Math.max(one.start, start)))
  const next = (one: Word): string => words[words.indexOf(one) + 1]?.text ?? ''
  return (
    !before.some(
      one =>
        (weighty.has(one.text)
          && (isBeside(one) || !/^(?:не|ни|нет|но|зато|однако)$/.test(one.text) || wished.test(next(one))))
        || (isPast(one.text) && !settledOn.test(one.text)),
    )
    && !after.some(
      one =>
        (/^(?:если|когда|но|однако|хотя)$/u.test(one.text) && next(one) !== 'что')
        || (isPast(one.text) && isBeside(one)),
    )
    && ![...before, ...after].some(
      ({ text, target }) => !target && (open.test(text) || (reports(text) && !text.endsWith('ся'))),
    )
  )
}
/** Behind «не» they deny what they wish for. */
const wished = /^(?:хо(?:чу|тим|чется|тел\p{L}*)|надо|нужно|жела\p{L}+|прошу|буд\p{L}+|интерес\p{L}+|важно|стоит)$/u
/** They tell of the writer himself. */
const settledOn = /^(?:хотел|разобра|поня|реши|забы|успе|выбра|подума|захоте|запута|накопи|узна|услыша)/u
