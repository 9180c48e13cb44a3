/**
 * What an order leaves open by its own words, and is asked about: somebody is taken back behind it, whom it is about is one
 * of several, or is still to come.
 */
import type { Range } from '../../text/range.ts'
import type { Draft, Ambiguity } from '../draft-state.ts'
import { messagePieces } from './whole-message.ts'
import { isRefused } from './denied.ts'
import { folded } from './folded.ts'
import { waitsForNames } from './weak-cues.ts'
import { isLeftAlone } from './left-alone.ts'
import { isThird } from './moods.ts'
import { isNotMeant } from './not-meant.ts'
import type { Piece } from './piece.ts'
import type { RuReading } from './reading.ts'
import type { MessageContext } from './message-context.ts'

/** «Тьфу, не Осу», «вру, Ива», «или нет, погоди, к Осе»: what stood before it is taken back. */
const takesBack =
  /(?:^|[.,!?;:…\n–—(-])\s*(?:(?:или|хотя|ой|упс|блин|черт|тьфу|стоп|погоди|вру|пардон|опечат\p{L}+|ошиб\p{L}+|перепутал\p{L}*|поправка|вернее|точнее|сорри|нет|не)[\s,.!:;…–—-]+)+(?:(?:в|на|к|у|за|лучше)\s+)?(?:\p{L}+\s*,\s*(?:а\s+)?)?$/u
const mustTakeBack =
  /(?:или нет|хотя|ой|упс|блин|черт|тьфу|стоп|погоди|вру|пардон|опечат|ошиб|перепутал|поправка|вернее|точнее|сорри)/u
/** «То ли Осу, то ли Хана», «одному из них»: which of them, is not said. */
const oneOfThem =
  /(?<!\p{L})(?:то\s+ли\s[^.!?\n]{1,60}[\s,]то\s+ли|либо\s[^.!?\n]{1,60}[\s,]либо|(?:од(?:ин|на|ного|ну|ному|ной|ним)|кого-то|кому-то|кого-нибудь|кому-нибудь)\s+из\s+(?:них|этих|двух|двоих|обоих))(?!\p{L})/u
/** «Всех гостей отправляйте к…», «спровадь куда-то»: where nobody is named, to whom is still to come. */
const leadsOn =
  /(?<!\p{L})(?:ко?(?!\s+(?:черт|лешему|дьявол|утру|ночи|мне(?!\p{L})))|куда\p{L}*|на\s+(?:другого|другую(?!\s+сторон)|других|кого\p{L}*(?!\s+бы)))(?!\p{L})/u
/** «Поджигаю и одного с собой»: somebody, who is not named; and never «ни одного с собой», «за одну ночь». */
const somebody = String.raw`(?<!\p{L}|ни\s)(?:одного|одну|двоих|троих|кого-(?:то|нибудь))(?!\p{L})`
const takingAlong = String.raw`(?:(?:за)?бер[уе]м?|забираю|возьм[уе]м?|прихва\p{L}+|ута[щс]\p{L}+)(?!\p{L})`
/** «С собой» is read before, and blank here. */
const withSomebody = new RegExp(
  String.raw`${somebody}(?:\s*(?:[.,!;)\n]|$)|(?:\s+\p{L}+){0,2}?\s+${takingAlong})`
    + String.raw`|(?<!\p{L})${takingAlong}(?:\s+\p{L}+){0,2}?\s+${somebody}`,
  'u',
)

/** «Спасибо за чек», «охрану снимаю», «отбой по Гному»: the move is over. */
const over =
  /(?<!\p{L})(?:отмен(?!н)\p{L}+|аннулир\p{L}+|отзываю|отзовите|снима(?:ю|ем|й|йте)|снимите|отбой|(?:спасибо|благодарю)\s+за|выброс\p{L}+|(?:больше\s+)?не\s+(?:надо|нуж(?:ен|на|но)))(?!\p{L})/gu
/** «Собирался к Лорду», «к Ивушке тоже присматривалась»: it was wished for. */
const wished =
  /^(?:хотел[аи]?|думал[аи]?|собирал(?:ся|ась|ись)|планировал[аи]?|мечтал[аи]?|наметил[аи]?|(?:при|за)сматривал(?:ся|ась)|порывал(?:ся|ась))$/u

/** @returns the reading, with what its orders leave open asked about */
export function withOpenEnds(whole: MessageContext, read: RuReading): RuReading {
  const { drafts, queries } = read
  if (!drafts.length) return read
  const small = folded(whole.body)
  const { means, sender } = whole.writer
  const isNamed = ({ targets }: Draft): boolean => targets.some(({ slot }) => slot !== sender)
  const back = queries.find(query => isTakingBack(small, query))
  const last = back && drafts.findLast(draft => draft.span.start < back.span.start && isNamed(draft))
  if (last)
    return without(
      read,
      [last],
      { ...back, why: 'correction', abilities: [last.does], options: [...back.options, last] },
      back,
    )
  const pieces = messagePieces(whole)
  const open = drafts.filter(
    draft =>
      (isNamed(draft) && oneOfThem.test(small))
      || isRefused(draft, pieces, whole.strict.drafts.includes(draft))
      || isOver(small, draft, whole)
      || isTakenOut(small, draft)
      || isGivenUp(draft, pieces)
      || isNotMeant(draft, whole, pieces),
  )
  if (open.length)
    return without(read, open, {
      why: 'wavering',
      span: open[0]!.span,
      abilities: open.map(({ does }) => does),
      options: open,
    })
  const waits = drafts.filter(draft => {
    const said = sentenceAt(small, draft.span.start)
    return waitsForNames(draft, means) && (leadsOn.test(said) || withSomebody.test(small))
  })
  if (waits.length)
    return without(read, waits, {
      why: 'noTarget',
      span: waits[0]!.span,
      abilities: waits.map(({ does }) => does),
      options: waits,
    })
  const others = queries.length ? undefined : forOthers(whole, drafts, pieces)
  return others ? { ...read, queries: [{ why: 'unread', span: others, abilities: 'all', options: [] }] } : read
}

const sentenceAt = (small: string, place: number): string =>
  /[^.!?;\n]*$/u.exec(small.slice(0, place))![0] + /^[^!?;\n]*/u.exec(small.slice(place))![0]

function isTakingBack(small: string, { span }: Ambiguity): boolean {
  const before = small.slice(Math.max(0, span.start - 60), span.end)
  const last = /[\p{L}\p{N}]+[\s.!?,…)]*$/u.exec(before)
  const cue = last && takesBack.exec(before.slice(0, last.index))
  return cue !== null && mustTakeBack.test(cue[0])
}

/** «Снимаю лицо с Осы»: where a move of the writer's own is called so, nothing is over. */
function isOver(small: string, { span }: Draft, { sentences, writer: { means } }: MessageContext): boolean {
  const sentence = sentences.find(one => one.span.start <= span.start && span.start < one.span.end)
  if (!sentence) return false
  const { start, end } = sentence.span
  return [...small.slice(start, end).matchAll(over)].some(
    ({ index }) =>
      !sentence.verbs.some(
        verb =>
          verb.abilities.some(id => means.abilities.has(id))
          && verb.span.start <= start + index
          && start + index < verb.span.end,
      ),
  )
}

/** Whom it is about is named only where it is told that it was wished for, or that he is let alone. */
function isGivenUp({ targets }: Draft, pieces: readonly Piece[]): boolean {
  const where = pieces.filter(one => one.targets.some(({ slot }) => targets.some(target => target.slot === slot)))
  return (
    where.length > 0
    && (where.every(({ words }) => words.some(word => wished.test(word)) && !words.includes('бы'))
      || where.every(({ words }) => isLeftAlone(words)))
  )
}

/** «Камеру от Лорда переношу к Агате», «Лорда из коллекции убираю»: one of several is not meant. */
const isTakenOut = (small: string, { targets }: Draft): boolean =>
  targets.length > 1
  && targets.some(
    ({ span }) =>
      /(?<!\p{L})(?:от|кроме|вместо)\s+$/u.test(small.slice(Math.max(0, span.start - 10), span.start))
      || /(?<!\p{L})(?:вычерк|исключ|убира|убер)\p{L}+/u.test(sentenceAt(small, span.start)),
  )

/** «Запрещаю ход Ане. Боря пусть арестует Катю»: what others are to do, of a writer who has a say in that. */
function forOthers(
  { writer: { means, sender } }: MessageContext,
  drafts: readonly Draft[],
  pieces: readonly Piece[],
): Range | undefined {
  if (![...means.abilities.values()].some(({ commands }) => commands)) return undefined
  const meant = new Set([sender, ...drafts.flatMap(({ targets }) => targets.map(({ slot }) => slot))])
  const piece = pieces.find(({ targets, words, abilities, foreign, past, question, condition }) => {
    const others = targets.filter(({ slot }) => !meant.has(slot))
    return (
      !past
      && !question
      && !condition
      && !isLeftAlone(words)
      && ((words.some(isThird) && others.length > 1)
        || (!abilities.length && others.length > 0 && (foreign || words.includes('пусть'))))
    )
  })
  return piece && { start: piece.start, end: piece.end }
}

/** @param instead of which question it is asked */
const without = (
  { drafts, queries }: RuReading,
  open: readonly Draft[],
  query: Ambiguity,
  instead?: Ambiguity,
): RuReading => ({
  drafts: drafts.filter(draft => !open.includes(draft)),
  queries: [...queries.filter(one => one !== instead), query],
})
