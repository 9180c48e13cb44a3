/** Consent in so many words, «я за», «согласна»: it is a move only where nothing else is said with it. */

/** They may stand behind it. */
const besides = new Set(
  'пожалуйста конечно же тоже сегодня сейчас этой ночью ночь да обеими руками ведущий господа друзья коллеги ребята народ ну я за'.split(
    ' ',
  ),
)
const consent = /^(?:я\P{L}.*\P{L}?за|соглас(?:ен|на|ны))$/u

/**
 * «Я сегодня за рулем», «согласна с вами»: talk.
 * @param text a sentence, small @param from where the words stand in it, and how many letters they are
 */
export function isTalkOfConsent(text: string, from: number, length: number): boolean {
  if (!consent.test(text.slice(from, from + length)) || /(?<!\p{L})охот/u.test(text)) return false
  const behind = /^[^,.;:!?()]*/u.exec(text.slice(from + length))![0]
  return (behind.match(/\p{L}+/gu) ?? []).some(word => !besides.has(word))
}

/** «Согласен, Хан подозрителен»: it may be of anything that is said beside it. */
export const isLooseConsent = (text: string, clauses: readonly { words: readonly string[] }[]): boolean =>
  consent.test(text)
  && clauses.some(({ words }) => words.some(word => !consent.test(word) && !besides.has(word)))
  && !clauses.some(({ words }) => words.some(word => word.startsWith('охот')))
