/**
 * What is asked for without a word of the move, by what shall come of it: «хочу знать, какого цвета Оса», «пусть Агата
 * доживет до утра», «никого не пускать к Хану». It is looked for only where the message as it stands leaves something to
 * ask or comes to nothing, and stands only where the rest of the message says nothing else.
 */
import type { Range } from '../../text/range.ts'
import type { Target } from '../clause.ts'
import type { Draft } from '../settling.ts'
import { blanked } from './blanked.ts'
import { isPast, modal, reports } from './moods.ts'
import type { RuReading } from './reading.ts'
import {
  foundAt,
  genderAt,
  key,
  ofNames,
  pointsAt,
  stands,
  weighty,
  wordsOf,
  type Found,
  type Sayings,
  type Word,
} from './saying-words.ts'
import { sentencesOf, type Sentence, type Spellings } from './sentences.ts'
import { inFirstPerson } from './verbs.ts'
import { fillers, takesItBack } from './words.ts'
import type { Writer } from './writer.ts'

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
        || (one.text === 'не' && modal.has(next(one)) && isBeside(one))
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
