/** Words of a clause that are neither of a move nor a name: what somebody is like, what leaves it open, what says nothing known. */
import { isEpithet } from './epithets.ts'
import { undergoes } from './undergoes.ts'
import { isInfinitive, isOpinion, ofTonight, unsettles } from './moods.ts'
import { fillers, pronouns, selves } from './words.ts'

/** «Наш молчаливый Жук»: what somebody is like, before his name. */
export function isAttribute(words: readonly string[], at: number, isName: (at: number) => boolean): boolean {
  if (!/(?:[ыио]й|[ая]я|[ую]ю|[ео]го|[ео]му|[ыи]м|ой|ей)$/u.test(words[at]!) || isOpinion(words[at]!)) return false
  const next = words.findIndex(
    (word, place) => place > at && !/(?:[ыио]й|[ая]я|[ую]ю|[ео]го|[ео]му|[ыи]м|ой|ей)$/u.test(word),
  )
  return words.slice(at + 1, next < 0 ? undefined : next + 1).some((_, place) => isName(at + 1 + place))
}

/** «Осу бы пощупать», and not «хотел бы»; «пока» alone says only when. */
export const isOpenWord = (
  words: readonly string[],
  at: number,
  isName: (at: number) => boolean,
  taken: boolean,
): boolean =>
  // «Хотя бы», «Агата против Клюквы», «третий день», and of a move that is about an earlier one «прежнюю».
  (words[at] === 'хотя' && words[at + 1] === 'бы')
  || (words[at] === 'против' && isName(at - 1) && isName(at + 1))
  || (/^трет/u.test(words[at]!) && /^(?:день|раз|ночь|сутки|час)$/u.test(words[at + 1] ?? ''))
  || (taken && /^прежн/u.test(words[at]!))
    ? false
    : words[at] === 'бы'
      ? !words.some(word => /^(?:хоте|мог|жела|попроси|предпоч)/.test(word))
        && words[at - 1] !== 'хотя'
        && !(words.includes('я') && ofTonight(words))
        && !/^(?:сам|сама)$/u.test(words[at - 1] ?? '')
      : words[at] === 'пока'
        ? words.includes('не') && words.length < 5
        : words[at] === 'может'
          ? !isInfinitive(words[at + 1] ?? '')
          : words[at] === 'можно'
            ? words.length > 2 || words[at + 1] === 'ли'
            : unsettles(words[at]!)

/** Neither courtesy nor how or what kind: it may say anything. */
export const isStrange = (word: string): boolean =>
  !fillers.has(word)
  && !pronouns.has(word)
  && !selves.has(word)
  && !isEpithet(word)
  && !undergoes(word)
  && word !== 'пусть'
  && !/^(?:меня|мной|мною|нас)$/u.test(word)
  && !/^\d+$/.test(word)
  && !/(?:о|ой|ую|ый|ого|ему|ым|ими|ая)$/u.test(word)
  && !/^(?:нуж(?:ен|на|ны)|требуется|надлежит|положен[ао]?)$/u.test(word)
  && !ofTonight([word])
