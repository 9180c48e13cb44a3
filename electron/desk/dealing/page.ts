/** The page that checks a deal without the app. It knows nothing of any game, so it may be posted before one. */
import type { Locale } from '../../../engine/text/wording.ts'
import { onePage, type Program } from '../one-page.ts'
import { say, speaking } from '../words/say.ts'

/** @param language in which it opens; whoever reads it may choose another */
export const proofPage = (language: Locale, program: Program): { text: string; name: string } =>
  speaking(language, () => ({
    text: onePage({ language, title: say('dealing.checkDeal') }, program),
    name: 'check-the-deal.html',
  }))
