/** What the page says, and nothing else. */
import type { Locale } from '../../engine/text/locale.ts'
import { explore } from '../words/explore.ts'
import { proof } from '../words/proof.ts'
import { say, speakIn } from '../words/say.ts'

/** Speaks it from now on; whoever draws with `say` is drawn anew. */
export function speakAs(language: Locale): void {
  speakIn(language, { explore, proof })
  document.title = say('proof.title')
}
