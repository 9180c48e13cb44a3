/** The law of onlookers: who only looks on brings nobody's death about, and keeps none off. */
import { nodesOf } from '../../reason/table.ts'
import { catalogueOf } from '../../ruleset/catalogue.ts'
import { plainOf } from '../../text/span.ts'
import { sayAnswer } from '../../why/answer.ts'
import { sentence } from '../../why/sentences.ts'
import type { Held } from './judged-phase.ts'

/** No answer to who dies names what somebody always notices: a barrier, a weight goes by its own name. */
export function onlookersAside({ system, game, outcome, speaker }: Held): string | undefined {
  const catalogue = catalogueOf(system, game)
  for (const { claim, reason } of outcome.questions) {
    if (claim.is !== 'dies' || !reason) continue
    const looks = nodesOf([reason]).flatMap(({ claim: made }) =>
      made.is === 'active'
      && made.action.startsWith('passive:')
      && catalogue.ability(speaker.action(made.action)?.ability ?? '')?.kind === 'investigate'
        ? plainOf(sentence({ ...made, part: 'none' }, true, speaker))
        : [],
    )
    if (!looks.length) continue
    const said = plainOf(sayAnswer(reason, speaker))
    const named = looks.find(one => said.includes(one))
    if (named !== undefined) return `“${said}” names as a reason that ${named}`
  }
  return undefined
}
