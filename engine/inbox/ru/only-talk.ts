/**
 * What was read as a move, where the words around it say that it is talk: the night is passed, somebody is greeted or
 * thanked, a thing of the writer's is at somebody's, a wish is given up in the same breath. It is asked about.
 */
import type { SeatId } from '../../reason/claim.ts'
import type { Target } from '../clause.ts'
import type { Draft, Query } from '../settling.ts'
import { folded } from './folded.ts'
import type { Named } from './names.ts'
import type { RuReading } from './reading.ts'
import { pronouns } from './words.ts'

/** Nothing is done this night, or not yet. */
const passes =
  /(?<!\p{L})(?:пропуска(?:ю|ем)\s+(?:(?:эту|сегодня)\s+)?(?:ночь|ход)|(?:ночь|ход)\s+пропуска(?:ю|ем)|ход\s+(?:пришлю|напишу|скажу)\s+(?:позже|потом)|подумаю\s+до\s+утра|ход\s+(?:я\s+)?(?:(?:еще|все|пока)\s+){0,3}(?:обдумываю|думаю|решаю)|(?:обдумываю|думаю)\s+(?:еще|пока)\s+ход|ход\p{L}*\s+(?:\p{L}+\s+){0,3}пока\s+не\s+(?:считай|засчитывай|записывай|принимай|учитывай)\p{L}*|пришлю\s+(?:ход\s+)?(?:отдельн\p{L}+|попозже)|(?:ход\s+)(?:пришлю|напишу)\s+(?:отдельн\p{L}+|попозже|ближе)|еще\s+отпишусь|пока\s+(?:терплю|думаю|воздержусь|потерплю))(?!\p{L})/u
/** «Хочу поблагодарить Агату», «не пойму, мирный ли Хан», «взломать бы, да жалко», «лечите Машу, кто может». */
const talk = [
  /(?<!\p{L})(?:хочу|хочется|хотел(?:а|ось)?\s+бы|надо\s+бы)\s+(?:поблагодар|поздрав|извин|спроси|сказат|обня|поддержат|похвал|поруга|пожал|пожел)/u,
  /(?<!\p{L})не\s+(?:пойму|понимаю|могу\s+понять|знаю)(?!\p{L})[^.!?]*(?<!\p{L})ли(?!\p{L})/u,
  /(?:ть|ти|чь)(?:ся)?(?!\p{L})[^.!?]*(?<!\p{L})было\s+бы\s+(?:не\p{L}{3,}|жесток|глуп|зря|ошибк|жалк|жаль|обидн|слишком|рано|стыдн|подл)/u,
  /ть(?:ся)?\s+бы(?!\p{L})[^.!?]*,\s*(?:да|но|только)(?!\p{L})/u,
  /(?<!\p{L})(?:эту|этих|этого|их|его|ее|это)\s+(?:\p{L}+\s+){0,3}оставлю\s+на\s+(?:сладкое|потом|завтра|десерт|позже|черный\s+день)/u,
  /(?<!\p{L})без\s+меня\s+(?:есть|найдется|найдутся|хватает|хватит)(?!\p{L})/u,
  /(?<!\p{L})(?:ищу|подыскиваю)\s+себе(?!\p{L})/u,
  /(?<!\p{L})кто\s+(?:может|умеет|хочет)(?!\p{L})/u,
]
/** «То ли Осу, то ли Хана», «один из них мой», «кого, ума не приложу»: which of them it is, is not said. */
const undecided =
  /(?<!\p{L})(?:то\s+ли\s[^.!?\n]{1,60}[\s,]то\s+ли|либо\s[^.!?\n]{1,60}[\s,]либо)(?!\p{L})|(?<!\p{L})(?:од(?:ин|на|ного|ну|ному|ной|ним)|кто-то|кого-то|кому-то|кого-нибудь|кому-нибудь|кто-нибудь)\s+из\s+(?:них|этих|двух|двоих|обоих)(?!\p{L})|(?<!\p{L})ума\s+не\s+приложу|(?<!\p{L})(?:определиться|выбрать|решить|решиться)\s+(?:никак\s+)?не\s+могу|(?<!\p{L})(?:никак\s+)?не\s+могу\s+(?:определиться|выбрать|решить,)|(?<!\p{L})сам[аи]?\s+не\s+знаю(?!\s*,?\s*(?:почему|зачем|отчего|чем))|(?<!\p{L})или\s+нет,\s+погоди|(?<!\p{L})с\s+одной(?:\s+стороны)?(?!\p{L})[^\n]{1,400}?(?<!\p{L})с\s+другой(?:\s+стороны)?(?=[\s,:])|(?<!\p{L})(?:сердце|разум|мозг|голова|интуиция|чутье|логика|душа|совесть)\s+(?:говорит|велит|шепчет|подсказывает|просит|требует)[^\n]{1,200}?(?<!\p{L})(?:сердце|разум|мозг|голова|интуиция|чутье|логика|душа|совесть)\s+(?:говорит|велит|шепчет|подсказывает|просит|требует|твердит)/gu

/** «Собирался к Осе, да у нее заперто», «хотел Осу, но она пригодится»: of who is named before the turn, nothing comes. */
const wished =
  'хотел[аи]?|думал[аи]?|подумывал[аи]?|собирал(?:ся|ась|ись)|планировал[аи]?|мечтал[аи]?|(?:при|за)сматривал(?:ся|ась)|приглядывал(?:ся|ась)|порывал(?:ся|ась)'
const givenUp = new RegExp(
  String.raw`[^.!?;,\n]{0,60}(?<!\p{L})(?:${wished})(?!\s+бы)(?!\p{L})[^.!?;\n]*?,\s*(?:но|да|однако|только)(?!\p{L})|(?<!\p{L})(?:поначалу|сперва|сначала|изначально)\s+(?:я\s+)?(?:${wished}|наметил[аи]?|выбрал[аи]?)(?!\s+бы)(?!\p{L})[^.!?;\n]*`,
  'gu',
)
/** «То письмо про пожар прошу бросить в топку». */
const thrownAway =
  /(?<!\p{L})(?:письм\p{L}+|сообщени\p{L}+|послани\p{L}+|заявк\p{L}+)(?!\p{L})[^.!?;\n]{0,60}(?<!\p{L})(?:брось|бросьте|бросить|выброс\p{L}+|выкин\p{L}+|порв\p{L}+|удали\p{L}*|сотри\p{L}*|не\s+чита\p{L}+)(?!\p{L})/u

/** «Катя, привет». */
const greeted = /^\s*,\s*(?:привет|здравствуй|спасибо|хай(?!\p{L})|держись|прости)/u
/** «Займусь Осой в следующий раз». */
const nextTime = /^[^,.!?;:\n]{0,40}(?<!\p{L})(?:в\s+(?:следующий|другой)\s+раз|следующей\s+ночью)(?!\p{L})/u
/** «Мой паспорт у Жука»: that is so already. */
const isThere = /(?<!\p{L})мо[йяе]\s+\p{L}+\s+у\s+$/u
/** «Агата у меня в рабынях, и…»: so she is already. */
const isHeld =
  /^\s+(?:и\s+так\s+|уже\s+|давно\s+){0,2}у\s+меня\s+(?:и\s+так\s+|уже\s+|давно\s+){0,2}в\s+(?:раб|невол|подчинен|услужен)/u
/** «А Димон большой мальчик, обойдется»: nothing is to be done for who can do without. */
const without =
  /^[^.!?;:\n–—-]{0,60}(?<!\p{L})(?:обойдется|обойдутся|перебьется|перебьются|подождет|подождут|потерпит|потерпят|взрослый|взрослая|большой мальчик|большая девочка)(?!\p{L})/u
/** «Остаюсь там же, где вчера»: whom that is about is not said. */
const again =
  /(?<!\p{L})(?:там|туда|того|тот|той|ту|тех|тому|тем)\s+же(?!\p{L})[^.!?;\n]*(?<!\p{L})(?:вчера|в прошлый раз|прошлой ночью)(?!\p{L})|(?<!\p{L})на друг(?:ого|ую)\s+игрок\p{L}*/u
const beside = /(?<!\p{L})а\s+$/u
/** «Все сожгу, если завтра…»: of a move that names nobody it is not known yet whether it is made. */
const hangs = /(?<!\p{L})если(?!\p{L})/u

/** «Лорд хамил, так что наказан»: something is done to somebody, whoever else is aimed at; «поменяй их местами», to two. */
const isDoneTo = /(?<!\p{L})так что\s+\p{L}+(?:ан|ен|ят|ыт)[аоы]?(?!\p{L})/u
const isChanged = /(?<!\p{L})местами(?!\p{L})/u

/** So far around a move what is said of it is looked for, however long the message. */
const near = 400

/**
 * @param players whom the message may name
 * @returns what was read, less what is only talk: that is asked about, and so is somebody to whom something else is done
 */
export function withoutOnlyTalk(
  body: string,
  { drafts: given, queries }: RuReading,
  players: readonly Named[],
): Pick<RuReading, 'drafts' | 'queries'> {
  const small = folded(body)
  const before = (place: number): string => small.slice(Math.max(0, place - near), place)
  const behind = (place: number): string => small.slice(place, place + near)
  const passed = passes.exec(small)
  const isTalk = (draft: Draft): boolean => {
    const { span, targets } = draft
    const sentence = /[^.!?;\n]*$/u.exec(before(span.start))![0] + /^[^.!?;\n]*/u.exec(behind(span.start))![0]
    return (
      draft.targets.some(target => isForMe(draft, target))
      || talk.some(said => said.test(sentence))
      || (!targets.length && hangs.test(sentence))
      || targets.some(
        ({ span: name }) =>
          greeted.test(behind(name.end))
          || nextTime.test(behind(name.end))
          || (isHeld.test(behind(name.end)) && span.start <= name.end + 30)
          || isThere.test(before(name.start)),
      )
    )
  }
  // «Вот у нее и приберусь. Фантики, так и быть, себе.»
  const isForMe = ({ span: move }: Draft, { span }: Target): boolean =>
    small.slice(span.start, span.end) === 'себе'
    && /[.!?;\n]/.test(before(span.start).slice(-Math.max(1, span.start - move.start)))
  const isSpared = ({ span }: Target): boolean => beside.test(before(span.start)) && without.test(behind(span.end))
  const drafts = given.flatMap((draft): Draft[] => {
    const targets = draft.targets.filter(target => !isSpared(target))
    // Who alone was named is asked about: he may be meant all the same.
    return targets.length ? [{ ...draft, targets }] : [draft]
  })
  const isAllSpared = ({ targets }: Draft): boolean => targets.length > 0 && targets.every(isSpared)
  const ofSeveral = new Set(drafts.flatMap(({ targets }) => targets.map(({ slot }) => slot))).size > 2
  const open = ofSeveral ? [] : [...small.matchAll(undecided)].map(({ 0: said, index }) => index + said.length)
  // What is asked for behind it in so many words is what was decided on.
  const isOpen = ({ span, targets }: Draft): boolean =>
    targets.length > 0 && open.some(end => startOf(small, span.start) < end)
  const turns = [...small.matchAll(givenUp)].map(({ 0: said, index }) => ({ said, end: index + said.length }))
  // «…, да у него заперто»: it is of him that this tells.
  const isBefore = (target: Target, { said, end }: (typeof turns)[number]): boolean =>
    target.span.start < end + /^[^.!?;\n]*/u.exec(small.slice(end))![0].length
    && (target.span.start < end || isPronoun(small.slice(target.span.start, target.span.end)))
    && players.some(
      ({ slot, pattern, short }) =>
        slot === target.slot && [pattern, ...(short ? [short] : [])].some(one => said.search(one) >= 0),
    )
  const isGivenUp = ({ targets }: Draft): boolean =>
    targets.length > 0 && targets.every(target => turns.some(turn => isBefore(target, turn)))
  const isThrown = ({ span }: Draft): boolean => {
    const from = startOf(small, span.start)
    return thrownAway.test(small.slice(from, from + near))
  }
  const doubted = drafts.filter(
    draft =>
      isAllSpared(draft)
      || (passed && !isPass(draft, passed.index))
      || isTalk(draft)
      || isOpen(draft)
      || isGivenUp(draft)
      || isThrown(draft),
  )
  const meant = new Set(drafts.flatMap(({ targets }) => targets.map(({ slot }) => slot)))
  const done = queries.length || !drafts.length ? [] : leftToo(small, players, meant)
  const same = drafts.length || queries.length ? null : again.exec(small)
  return {
    drafts: drafts.filter(draft => !doubted.includes(draft)),
    queries: [
      ...queries,
      ...done,
      ...(same ? [unread(same.index, same.index + same[0].length)] : []),
      ...doubted.map((draft): Query => ({
        why: 'wavering',
        span: draft.span,
        abilities: [draft.does],
        options: [draft],
      })),
    ],
  }
}

/** Where the sentence of a place begins. */
const startOf = (small: string, place: number): number => place - /[^.!?;\n]*$/u.exec(small.slice(0, place))![0].length

const isPronoun = (word: string): boolean => pronouns.has(word) || /^(?:он|она|они)$/u.test(word)

/** «Пропускаю ход» is a move itself where there is one of that kind. */
const isPass = ({ span, targets }: Draft, place: number): boolean =>
  !targets.length && span.start <= place && place < span.end

/** Somebody who is in no order, and to whom something is done. */
function leftToo(small: string, players: readonly Named[], meant: ReadonlySet<SeatId>): Query[] {
  return [...small.matchAll(/[^.!?;\n]+/g)].flatMap(({ 0: said, index }): Query[] => {
    const least = isDoneTo.test(said) ? 1 : isChanged.test(said) ? 2 : 0
    if (!least) return []
    const left = players.filter(({ slot, pattern }) => !meant.has(slot) && said.search(pattern) >= 0)
    return left.length >= least ? [unread(index, index + said.length)] : []
  })
}

const unread = (start: number, end: number): Query => ({
  why: 'unread',
  span: { start, end },
  abilities: 'all',
  options: [],
})
