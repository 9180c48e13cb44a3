/** The laws of answers: who stopped something first is named, no result is without a reason, a list is no letter, and list and map name the same. */
import { languagesOf } from '../../game/language.ts'
import type { Verdict } from '../../journal/outcome.ts'
import type { ActionId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { namesIn, plainOf, type Span } from '../../text/span.ts'
import { mostLetters, sayAnswer, sayFolded, sayWhatStopped } from '../../why/answer.ts'
import { findDeeds } from '../../why/blockers.ts'
import { sayGrounds } from '../../why/grounds.ts'
import { sentence } from '../../why/sentences.ts'
import { speakerOf, type Speaker } from '../../why/speaker.ts'
import type { Held } from './judged-phase.ts'
import { actionSaid } from './words.ts'

/** @returns the first of the answers of a phase that breaks a law, in any language of its system */
export function answersHeld({ system, game, phase, outcome, speaker: law }: Held): string | undefined {
  for (const locale of languagesOf(system)) {
    const speaker = speakerOf(system, game, phase, locale, outcome)
    for (const verdict of outcome.verdicts) {
      const how = verdict.reason && verdictHeld(verdict, verdict.reason, speaker)
      if (how) return `${actionSaid(verdict.action, law)} (${locale}): ${how}`
    }
    for (const { claim, holds, aside, reason } of outcome.questions) {
      if (!reason || aside || !holds) continue
      const said = sentence(claim, true, speaker)
      const why = wordsOf(sayAnswer(reason, speaker))
      if ((why === '' || why === wordsOf(said)) && !sayGrounds(reason, said, speaker).length)
        return `“${plainOf(said)}” has no reason (${locale})`
    }
  }
  return undefined
}

const wordsOf = (said: readonly Span[]): string => plainOf(said).replace(/\.$/, '').toLowerCase()

function verdictHeld({ action, verdict }: Verdict, reason: Reason, speaker: Speaker): string | undefined {
  if (verdict === 'void') return undefined
  const whole = sayAnswer(reason, speaker, verdict)
  const { said: inList } = sayFolded(reason, speaker, verdict)
  const folded = plainOf(inList)
  if (folded.length > mostLetters) return `${folded.length} letters: ${folded}`
  if (verdict !== 'failed') return undefined
  const named = new Set(namesIn(whole))
  const onMap = namesIn(sayWhatStopped(reason, speaker, verdict).said)
  const apart = onMap.filter(name => !named.has(name))
  if (apart.length) return `the map names ${apart.join(', ')}, and the list does not: ${plainOf(whole)}`
  const [first] = onMap
  if (first !== undefined && !namesIn(inList).includes(first))
    return `the map begins with ${first}, whom the list leaves out: ${folded}`
  const late = namedLate(action, reason, named, speaker)
  return late && `${late}: ${plainOf(whole)}`
}

/** Whoever stopped it first, where another is named who came later. */
function namedLate(
  action: ActionId,
  { because }: Reason,
  named: ReadonlySet<string>,
  speaker: Speaker,
): string | undefined {
  const mine = speaker.action(action)?.actor
  const nameOf = (id: ActionId): string => plainOf([speaker.name(speaker.action(id)?.actor ?? '')])
  for (const part of because.filter(({ holds }) => !holds)) {
    const stops = part.unless
      .filter(({ holds }) => holds)
      .map(counter => findDeeds(counter).flatMap(deed => deed.action ?? []))
      .filter(deeds => deeds.length && deeds.every(id => speaker.when?.(id) !== undefined))
      .filter(deeds => deeds.some(id => speaker.action(id)?.actor !== mine))
      .map(deeds => ({ deeds, at: Math.max(...deeds.map(id => speaker.when!(id)!)) }))
      .toSorted((one, other) => one.at - other.at)
    const [first, ...others] = stops
    const isNamed = ({ deeds }: { deeds: ActionId[] }): boolean => deeds.some(id => named.has(nameOf(id)))
    if (first && !isNamed(first) && others.some(other => other.at > first.at && isNamed(other)))
      return `${first.deeds.map(nameOf).join(', ')} stopped it first`
  }
  return undefined
}
