/** The languages of the page: of each, what it says and nothing else. */
import type { Locale } from '../../engine/text/wording.ts'
import { explore as exploreEn } from '../words/explore.en.ts'
import { explore as exploreRu } from '../words/explore.ru.ts'
import { proof as proofEn } from '../words/proof.en.ts'
import { proof as proofRu } from '../words/proof.ru.ts'
import { say, speakIn } from '../words/say.ts'

const spoken = {
  en: { explore: exploreEn, proof: proofEn },
  ru: { explore: exploreRu, proof: proofRu },
} as const

/** Speaks it from now on; whoever draws with `say` is drawn anew. */
export function speakAs(language: Locale): void {
  speakIn(language, spoken[language])
  document.title = say('proof.title')
}
