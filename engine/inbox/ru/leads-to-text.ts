/** How a Russian message leads to a text of the writer's: «оставляю записку на утро: …». */
import type { LeadsToText } from '../texts.ts'

/** «Оставляю ночную …»: what stands before the word. */
const brought = String.raw`(?:(?:моя|мою|ночная|ночную|в|оставляю|оставлю|оставьте|пишу|прошу|хочу|оставить)\s+){0,3}`
/** «… на утро», «…, пожалуйста»: for when or whom it is. */
const whenRead = String.raw`(?:\s+(?:на|к|ко|в|для|от)\s+\p{L}+|,?\s+(?:пожалуйста|плиз|прошу|такая|вот))*`

/** Behind a dash or in quotes too, and behind another sentence; «записка» is left as «записку». */
export const leadsToText: LeadsToText = {
  behind: String.raw`(?<=^\s*|\n\s*|[.!?]\s+)${brought}`,
  to: String.raw`${whenRead}(?:\s*[:=]\s*|\s+[–—-]\s+|\s*(?=["“„«]))`,
  inForms: words => words.replaceAll(/(?<=[а-я])а(?=[|)])/gu, '[ау]'),
}
