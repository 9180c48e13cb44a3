/** Who is told what a role found, where it has changed hands by the morning (RU-WCH-1). */
import type { Slot } from '../../../reason/claim.ts'
import type { Finding } from '../../../resolve/sequence/walk.ts'
import type { Tell } from '../../../journal/outcome.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { abilities } from '../abilities.ts'
import { isCivil } from '../shared/moves.ts'
import type { Walk } from '../vocabulary.ts'

/** Results of civil roles found so far, and the messages with them, go from each of the two to the other. */
export function tellEachOther(walk: Walk, one: Slot, other: Slot): void {
  const turned = (who: Slot): Slot => (who === one ? other : who === other ? one : who)
  const results = walk.findings.filter(({ who, ability }) => turned(who) !== who && isCivil({ does: ability }))
  const tells = walk.tells.map((tell): Tell => {
    const { to } = tell
    return to.to === 'player' && turned(to.player) !== to.player && isOfRole(tell, to.player, results)
      ? { ...tell, to: { ...to, player: turned(to.player) } }
      : tell
  })
  walk.tells.splice(0, walk.tells.length, ...tells)
  const findings = walk.findings.map(finding =>
    results.includes(finding) ? { ...finding, who: turned(finding.who) } : finding,
  )
  walk.findings.splice(0, walk.findings.length, ...findings)
}

/** Whether a message says what came of the own civil role; what others did to a player he hears himself. */
const isOfRole = ({ kind, rule, values }: Tell, to: Slot, results: readonly Finding[]): boolean =>
  kind === 'saved'
  || kind === 'soulHeal'
  || (typeof values.ability === 'string'
    && own(abilities, values.ability) !== undefined
    && isCivil({ does: values.ability }))
  || results.some(
    finding =>
      finding.who === to
      && (finding.rule === rule
        || (finding.about === values.about && String([values.result].flat()) === String([finding.result].flat()))),
  )
