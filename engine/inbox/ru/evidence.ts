/**
 * Which of the writer's abilities a clause speaks of: by a form of an order, by a stem, by a word of any move, by a
 * slip.
 */
import type { SeatId } from '../../reason/claim.ts'
import type { Range } from '../../text/range.ts'
import type { Cutting } from './piece.ts'
import { folded } from './folded.ts'
import { conditional, isInfinitive, isThird, ofAnyMove, ofTonight, telling } from './moods.ts'
import type { Spoken } from './sentences.ts'
import { nearStems, stemsIn } from './stems.ts'
import { undergoes } from './undergoes.ts'
import { aims, fillers, mayUndo, ownWords, pronouns, selves } from './words.ts'

export interface Evidence {
  of: string
  from: number
  to: number
}

/** A clause as far as it is known before it is said what it speaks of. */
interface Said {
  body: string
  range: Range
  words: readonly string[]
  places: readonly number[]
  /** The first word of account. */
  acting: number
  verbs: readonly Spoken[]
  nameAt(at: number): SeatId | undefined
  roleAt(at: number): SeatId | undefined
  /** The words of the sentence before it. */
  before: readonly string[]
}

/** Who writes of himself as of his role. */
const persona = /^[\s\p{P}]*(?:но|а|и)?\s*(?:моя роль|мой персонаж|мой герой|ваш покорный слуга)(?!\p{L})/u
/** «Ересью», «кровью»: no deed, as «убью» is. */
const isByMeans = /^\p{L}{3,}(?<!бь|пь|ль|шь|вь)(?<=ь)ю$/u
const isVerb = (word: string): boolean =>
  !isByMeans.test(word)
  && (/(?:[ую]|[ую]сь|ть|ться|ти|тись|чь|[ийь]те|ай|яй|им|ем)$/u.test(word)
    || (/(?:жи|ди|ти|ри|ни|си|чи|зи|ги|ви|пи)$/u.test(word)
      && !/^(?:гост|двер|вещ|кост|люд|груд|сет|нит|порт|ноч)и$/u.test(word)))
/** «Становится», «отправляется»: with whom something is done. */
export const isPassive = (word: string): boolean => /(?:[еиуюая]т)ся$/u.test(word)
/** «Арестован», «взята»: what somebody is, and not what is to be done, unless it is said that he will be. */
const isDone = (word: string): boolean => word.length > 5 && /(?:[аеёя]н|[аеёя]н[аоы]|[ыя]т[аоы]?)$/u.test(word)

/** Short words that any longer one may begin with. */
const common = new Set(
  `нас нам нами вас вам вами три два раз дом дома день дня тем том там так как чем весь вся лишь чуть под над при без про
    через между после среди кого кому себя сама сами тоже опять снова скоро давно дело дела тот ту та те`.split(/\s+/),
)

/** `isStrong`: a verb, an idiom or a whole form says it. `isSlip`: only a word near to one does. `covered`: whether a word belongs to what says it. */
export function evidenceIn(
  { body, range, words, places, acting, verbs, nameAt, roleAt, before }: Said,
  { stems, isOwn, only, sender, ownRoles }: Cutting,
  slips: boolean,
): { evidence: Evidence[]; covered: (at: number) => boolean; isStrong: boolean; isSlip: boolean } {
  const isName = (at: number): boolean => nameAt(at) !== undefined
  // «Доктор пусть лечит»: another is to do it.
  const stemmed = stemsIn(words, stems, isName, acting, before).filter(
    ({ of, leads }) => isOwn(of) && !(leads && words.includes('пусть')),
  )
  const isMention = (word: string): boolean => stemmed.some(({ beside, from }) => beside && words[from] === word)
  const spoken = verbs
    .filter(({ abilities }) => abilities.some(isOwn))
    .flatMap(({ abilities, span }): Evidence[] => {
      const is = (place: number): boolean => span.start <= place && place < span.end
      const [from, to] = [places.findIndex(is), places.findLastIndex(is)]
      const said = words.slice(from, to + 1)
      return from < 0 || (said.some(isMention) && said.every(word => isMention(word) || fillers.has(word)))
        ? []
        : abilities.filter(isOwn).map(of => ({ of, from, to }))
    })
  const willBe = words.some(word => /^буд[еу]т$/.test(word))
  const hits = stemmed.filter(
    ({ beside, of, from, to }) =>
      (!beside || stemmed.some(other => other.of === of && !other.beside && (other.from > to || other.to < from)))
      && !(from === to && isDone(words[from]!) && !willBe && !spoken.some(one => one.from <= from && from <= one.to)),
  )
  const isKnown = (word: string): boolean =>
    fillers.has(word)
    || pronouns.has(word)
    || selves.has(word)
    || aims.has(word)
    || telling.has(word)
    || conditional.has(word)
    || mayUndo(word)
    || /^(?:очень|даже|вовсе|совсем|почти)$/u.test(word)
    || common.has(word)
    || ownWords.has(word)
    || /^(?:пост|благодар|поблагодар|красив|голос|игр(?:а|о|у|ы|е)|тем(?:а|у|е|ы|ой)$|ведущ|мафи|город)/u.test(word)
    || isDone(word)
  const near =
    hits.length || spoken.length || verbs.length || !slips
      ? []
      : words.flatMap((word, at) =>
          isName(at) || isKnown(word) || isMention(word) || roleAt(at) !== undefined
            ? []
            : nearStems(word, stems, isOwn).map(of => ({ of, from: at, to: at })),
        )
  const isOwnRole = (at: number): boolean => roleAt(at) !== undefined && ownRoles.has(roleAt(at)!)
  const isSelf =
    (persona.test(folded(body.slice(range.start, range.end)))
      || (acting >= 0 && ((nameAt(acting) === sender && !selves.has(words[acting]!)) || isOwnRole(acting)))
      || stemmed.some(({ leads }) => leads))
    && !words.includes('пусть')
  const any =
    only === undefined
      ? []
      : words.flatMap((word, at) =>
          !isName(at) && (ofAnyMove(word) || (isOwnRole(at) && at === acting && isSelf))
            ? [{ of: only, from: at, to: at }]
            : [],
        )
  const covered = (at: number): boolean => [...hits, ...spoken, ...any].some(({ from, to }) => from <= at && at <= to)
  const isSaidOfNow = words.includes('пусть') || ofTonight(words)
  /** «Его будут стрелять»: others do. «Проверяльщики»: who does it, and no deed. */
  const isOfOthers = ({ from, to }: Evidence): boolean =>
    from === to
    && ((words.includes('будут') && isInfinitive(words[from]!))
      || /(?:льщи[кц]|овщи[кц]|тельниц)\p{L}*$/u.test(words[from]!))
  const isOthers = (one: Evidence): boolean => isOfOthers(one) || isThirds(one)
  const isThirds = ({ from, to }: Evidence): boolean =>
    !isSelf
    && from === to
    && isThird(words[from]!)
    && !isPassive(words[from]!)
    && !(isSaidOfNow && undergoes(words[from]!))
  const evidence = [...hits, ...spoken, ...near, ...any].filter(one => !isOthers(one))
  const isStrong =
    spoken.some(one => !isOthers(one))
    || hits.some(one => one.from < one.to || (isVerb(words[one.from]!) && !isOthers(one)))
  return { evidence, covered, isStrong, isSlip: near.length > 0 }
}
