/** A message cut into clauses, each with what its words speak of and how. */
import type { SeatId } from '../../reason/claim.ts'
import type { Target } from '../clause.ts'
import type { Range } from '../../text/range.ts'
import { blanked } from './blanked.ts'
import { folded } from './folded.ts'
import { conditional, isResultOf, isVerbForm, isPast, isThird, reports, takesBackAll, telling } from './moods.ts'
import { isLooseConsent } from './consent.ts'
import { deniedIn } from './denied.ts'
import { evidenceIn } from './evidence.ts'
import { isAttribute, isOpenWord, isStrange } from './loose-words.ts'
import { kindOf, leavesOpen, type Heard } from './kind.ts'
import type { Sentence } from './sentences.ts'
import type { Cutting, Piece } from './piece.ts'
import type { Stems } from './stems.ts'
import { aims, counts, fillers, pronouns, selves } from './words.ts'
import { inFirstPerson } from './verbs.ts'

/** What parts clauses: signs, and «но», «а» behind them. */
const parting = /[,:;()—–\n"«»[\]]|\.{2,}|…|\s-\s|\s(?:и|да|а|но|значит)\s/gu

/** @param body the message, as the sentences were made of it */
export function piecesOf(body: string, sentences: readonly Sentence[], how: Cutting): Piece[] {
  const slips = how.slips ?? (body.match(/\p{L}+/gu) ?? []).length <= fewOfHaste
  return sentences.flatMap((sentence, index) => {
    const said = sentences[index - 1]?.clauses.flatMap(({ words }) => words).slice(-mostBefore) ?? []
    const { start, end } = sentence.span
    const text = body.slice(start, end)
    const small = folded(text)
    const cuts: number[] = [0]
    // «Проклясть Лорда и Веру не буду»: a name is no verb.
    const bare = blanked(
      small,
      sentence.targets.map(({ span }) => ({ start: span.start - start, end: span.end - start })),
    )
    let isTold: boolean | undefined
    const tellsPast = (): boolean => (isTold ??= (small.match(/\p{L}+/gu) ?? []).some(isPast))
    const isWithin = (at: number): boolean => sentence.verbs.some(({ span }) => inside(span, start + at))
    for (const { 0: sign, index: at } of small.matchAll(parting)) {
      // «Понять и простить».
      if (/[иа]|но|да/u.test(sign) && isWithin(at) && isWithin(at + sign.length)) continue
      if (!/[иа]|но|да/u.test(sign)) cuts.push(at + sign.length)
      else if (isVerbIn(bare.slice(cuts.at(-1), at)) && isVerbIn(next(bare, at + sign.length))) cuts.push(at + 1)
      else if (/\s(?:а|но|значит)\s/u.test(sign)) cuts.push(at + 1)
    }
    return cuts.flatMap((from, at) => {
      const to = cuts[at + 1] ?? text.length
      return /[\p{L}\d]/u.test(small.slice(from, to))
        ? [
            pieceOf(
              body,
              { start: start + from, end: start + to },
              sentence,
              index,
              how,
              previous(small, cuts, at),
              said,
              slips,
              tellsPast,
            ),
          ]
        : []
    })
  })
}

/** Who writes more words than these writes them out: a word that is near to one of a move is another word. */
const fewOfHaste = 25
/** So many words of the sentence before are looked at. */
const mostBefore = 40
/** The words of the clause before it. */
const previous = (text: string, cuts: readonly number[], at: number): string =>
  at ? text.slice(Math.max(cuts[at - 1]!, cuts[at]! - 80), cuts[at]) : ''
/** Up to the next sign. */
const next = (text: string, from: number): string => /^[^,:;()—–\n]*/u.exec(text.slice(from, from + 120))![0]
const isVerbIn = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).some(
    word =>
      isPast(word)
      || isThird(word)
      || (/(?:[ую]|[ую]сь|ть|ться|ти|чь)$/u.test(word) && word.length > 3 && !fillers.has(word)),
  )

const inside = ({ start, end }: Range, place: number): boolean => start <= place && place < end

function pieceOf(
  body: string,
  range: Range,
  sentence: Sentence,
  index: number,
  how: Cutting,
  wish: string,
  before: readonly string[],
  slips: boolean,
  tellsPast: () => boolean,
): Piece {
  const { stems, isOwn, sender, ownRoles } = how
  const found = [...folded(body.slice(range.start, range.end)).matchAll(/[\p{L}\p{N}]+(?:-[\p{L}]+)?/gu)]
  const words = found.map(({ 0: word }) => word)
  const places = found.map(({ index: at }) => range.start + at)
  const all = sentence.targets.filter(({ span }) => inside(range, span.start))
  const nameAt = (at: number): Target | undefined => all.find(({ span }) => inside(span, places[at]!))
  const isName = (at: number): boolean => nameAt(at) !== undefined
  const roles = sentence.roles.filter(({ span }) => inside(range, span.start))
  const roleAt = (at: number): SeatId | undefined => roles.find(({ span }) => inside(span, places[at]!))?.slot
  const acting = words.findIndex((word, at) => !fillers.has(word) || isName(at) || roleAt(at) !== undefined)
  const {
    evidence,
    covered,
    isStrong,
    isSlip: slip,
  } = evidenceIn(
    {
      body,
      range,
      words,
      places,
      acting,
      verbs: sentence.verbs.filter(({ span }) => inside(range, span.start)),
      nameAt: at => nameAt(at)?.slot,
      roleAt,
      before,
    },
    how,
    slips,
  )
  const saysPast = words.some((word, at) => isPast(word) && !isName(at))
  const { nots, isDenied } = deniedIn(words, at => nameAt(at)?.slot, covered)
  // «Хочу себе в собрание Юлу»: for whom, and not at whom.
  const isForSelf = all.some(({ slot }) => slot !== sender) && !words.includes('и') && !words.includes('плюс')
  const targets = all.filter(
    ({ slot, span }) =>
      !nots.has(slot)
      && (slot !== sender || (!words.some(isOfSeveral) && isOneself(words, places, span) && !isForSelf)),
  )
  const abilities = settledOf([...new Set(evidence.map(({ of }) => of))], stems)
  const firstWord = words.find(word => !/^(?:и|а|но|да|ну|вот|то|что-то)$/.test(word)) ?? ''
  const isCondition = words.some(word => conditional.has(word))
  const isWish = /^чтобы?$/.test(firstWord) && /(?<!\p{L})(?:хоч|хоте|прош|просьб|жела|надо|нужно)/u.test(wish)
  // «Решил, что полезнее взломать Хана», «прошу считать, что Жук под защитой»: what is settled on.
  const isSettledOn =
    firstWord === 'что'
    && /(?<!\p{L})(?:решил[аи]?|считать|считайте|запишите|учтите|сообщаю|заявляю)[\s,]*$/u.test(wish)
  // «Скажи лучше, что у Жука за роль»: that is asked for.
  const isAskedFor = /^(?:что|кто|как(?:ая|ой|ого)|куда|где)$/u.test(firstWord) && wondersAt.test(wish)
  const past = saysPast && !isWish && !words.includes('бы')
  const isBecause =
    words.some((word, at) => word === 'потому' && words[at + 1] === 'что') || /(?<!\p{L})потому,?\s*$/u.test(wish)
  const isAsRole =
    firstWord === 'как'
    && (roleAt(words.indexOf('как') + 1) !== undefined
      || /^(?:мэр|глав|представител|человек)/u.test(words[words.indexOf('как') + 1] ?? ''))
  const isTold =
    isBecause
    // «Пока он дописывает пост».
    || (firstWord === 'пока' && words.some(isThird) && !isStrong)
    || (telling.has(firstWord)
      && !isWish
      && !isSettledOn
      && !isAskedFor
      && !isAsRole
      && !(firstWord === 'так' && /^(?:и|что)$/u.test(words[words.indexOf('так') + 1] ?? '')))
    || (telling.has(words[1] ?? '') && /^(?:о|об|в|на|за|с|про|к|у|и|а|так)$/.test(words[0] ?? ''))
  const isPondered = saysPast && !words.some(word => /^(?:пере|раз)дума|^ошиб|^пошут|^отмен|^перепут|^забы/u.test(word))
  /** «Подумал и решил», «никак не мог решить»: that is over; «или что он там делает»: of nothing to choose. */
  const isOver = (at: number): boolean =>
    (isPondered && /^(?:подума|реша|реши|выбер)/u.test(words[at]!))
    || (words[at] === 'считать' && /^[\s,]*что(?!\p{L})/u.test(folded(body.slice(range.end - 1, range.end + 8))))
    || (words[at - 1] === 'не' && (/^забуд/u.test(words[at]!) || words.includes('никто')))
    || (words[at] === 'или' && telling.has(words[at + 1] ?? ''))
    // «Филин я или курица?», «из одного они болота или нет»: of nothing to choose.
    || (words[at] === 'или' && sentence.question && words.includes('я') && !targets.length && !abilities.length)
    || (words[at] === 'или'
      && words[at + 1] === 'нет'
      && at > 1
      && at + 2 === words.length
      && !targets.length
      && !abilities.length)
    // «Пусть посидит, подумает».
    || (/^подума(?:ет|ют)$/u.test(words[at]!) && sentence.clauses.some(one => one.words.includes('пусть')))
  const strange = words.filter(
    (word, at) =>
      !isName(at)
      && !fillers.has(word)
      && !pronouns.has(word)
      && !aims.has(word)
      && !/^\d+$/.test(word)
      && !isAttribute(words, at, isName)
      && !(roleAt(at) !== undefined && ownRoles.has(roleAt(at)!)),
  )
  const own = words.filter((_, at) => !isName(at))
  const isWished =
    words.some(word =>
      /^(?:хотел|хотела|хотелось|думал|думала|собирался|собиралась|планировал|планировала|порывался|порывалась)$/.test(
        word,
      ),
    ) && /^[\s,]*(?:но|однако|да)\s/u.test(folded(body.slice(range.end - 1, range.end + 12)))
  const others = sentence.verbs.some(
    ({ abilities: ids, span, text }) =>
      inside(range, span.start)
      && !ids.some(isOwn)
      && ids.some(how.isHis)
      && (text.split(' ').some(inFirstPerson) || targets.length > 0),
  )
  const ordered =
    evidence.some(({ from, to }) => words.slice(from, to + 1).some(isVerbForm))
    || words.some(word => /^(?:прошу|хочу|буду|намерен|намерена)$/.test(word))
  const taken = abilities.some(id => Object.hasOwn(stems.over, id))
  const isSlip = (at: number): boolean => evidence.some(({ from, to }) => from <= at && at <= to)
  const loose = words.filter((word, at) => !covered(at) && !isSlip(at) && !isName(at))
  const heard: Heard = {
    words,
    own,
    loose,
    targets,
    abilities,
    nots,
    acting,
    firstWord,
    isStrong,
    isPlain: !strange.length,
    isDenied,
    isTold,
    isWished,
    isCondition,
    past,
    others,
  }
  const isForeign = targets.some(
    ({ span }) => sentence.bares.includes(span.start) || !/\p{Script=Cyrillic}/u.test(body.slice(span.start, span.end)),
  )
  const saysMore = sentence.verbs.length + sentence.targets.length + Number(sentence.clauses.length < 2) > 0
  // «А не „информация не предоставляется“».
  const isBeforeQuote = words.length < 3 && /[«"„“]\s*$/u.test(body.slice(range.start, range.end))
  const isLeftOpen =
    (leavesOpen(heard, { evidence, taken, isForeign, tellsPast: tellsPast(), saysMore }) && !isBeforeQuote)
    || sentence.verbs.some(({ span, text }) => inside(range, span.start) && isLooseConsent(text, sentence.clauses))
  const kind = kindOf(heard)
  return {
    ...range,
    kind,
    abilities,
    targets,
    nots: [...nots],
    words,
    places,
    pronouns: places.filter((_, at) => pronouns.has(words[at]!) || words[at] === 'он' || words[at] === 'она'),
    sentence: index,
    question:
      sentence.question
      && !/(?<!\p{L})(?:ок|окей|хорошо|ладно|да)\s*\?+$/iu.test(body.slice(sentence.span.start, sentence.span.end)),
    unsettled:
      isLeftOpen || words.some((word, at) => !isName(at) && !covered(at) && takesBackAll(word) && !isOver(at))
        ? 'much'
        : words.some(
              (word, at) => (!isName(at) && !covered(at) && isOpenWord(words, at, isName, taken)) || reports(word),
            )
          ? 'some'
          : undefined,
    condition: isCondition,
    sign: /([,:;()—–"«»[\]-]|\.{2,}|…)\s*$/u.exec(body.slice(Math.max(0, range.start - 6), range.start))?.[1] ?? '',
    ends: sentence.ends,
    past,
    stranger:
      found.some(
        ({ 0: word, index: at }, place) =>
          /^\p{Lu}/u.test(body.slice(range.start + at))
          && range.start + at > sentence.span.start
          && !isName(place)
          && roleAt(place) === undefined
          && !covered(place)
          && word.length > 2
          && !fillers.has(word),
      )
      || (kind === 'order' && roles.some(({ slot }) => !ownRoles.has(slot))),
    ordered,
    isStrong,
    spoken: words.filter((_, at) => evidence.some(({ from, to }) => from <= at && at <= to)),
    slip,
    strange: loose.filter(isStrange).length,
    count: words.flatMap((word, at) =>
      !/^(?:сут|дн|ноч|раз)/u.test(words[at + 1] ?? '')
      && Object.hasOwn(counts, word)
      && /^(?:дво|тро|обо|обе)/.test(word)
        ? [counts[word]!]
        : [],
    )[0],
    coloured: loose.some(isResultOf),
    foreign: sentence.verbs.some(({ abilities: ids, span }) => inside(range, span.start) && !ids.some(isOwn)),
    bare: targets.some(({ span }) => sentence.bares.includes(span.start)),
  }
}

/** «Скажи лучше, …», «хочу узнать, …». */
const wondersAt =
  /(?<!\p{L})(?:скажи(?:те)?|подскажи(?:те)?|расскажи(?:те)?|выясни(?:те)?|узнай(?:те)?|узнать|знать|выяснить)(?:\s+(?:лучше|мне|нам|пожалуйста|же|ка))*[\s,]*$/u
/** «Себя не узнали»: others do it to themselves. */
const isOfSeveral = (word: string): boolean => isThird(word) || (isPast(word) && /ли(?:сь)?$/u.test(word))

/** «Лечу себя», and not «забираю к себе». */
function isOneself(words: readonly string[], places: readonly number[], span: Range): boolean {
  const at = places.findIndex(place => inside(span, place))
  return at >= 0 && selves.has(words[at]!) && !/^(?:к|с|у|за|из|от|на|в|для|о|по|со|ко)$/.test(words[at - 1] ?? '')
}

const settledOf = (abilities: readonly string[], { over }: Stems): string[] =>
  abilities.filter(one => !abilities.some(other => Object.hasOwn(over, other) && over[other]!.includes(one)))
