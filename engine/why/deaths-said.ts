/** Who died when and by whom, in one line: "Deaths: Night 1: Bob (by Gus); Day 1: Ann (lynched)." */
import type { SeatId } from '../reason/claim.ts'
import { say } from '../text/message.ts'
import { sentenceCase, text, type Span } from '../text/span.ts'
import { findDeeds } from './blockers.ts'
import { listed, phaseNamed, phrasesOf } from './sentences.ts'
import type { Where } from './turning-said.ts'

/** Says all deaths of these phases, first to last; nothing where nobody died. */
export function sayDeaths(phases: readonly Where[]): Span[] {
  const [first] = phases
  if (!first) return []
  const { locale } = first.speaker
  const { turning } = phrasesOf(first.speaker)
  const said = phases.flatMap(deathsIn)
  return said.length ? say(locale, turning.deaths, { phases: listed(said, first.speaker, turning.deathsList) }) : []
}

/** Those of one phase, where there are any. */
function deathsIn(here: Where): Span[][] {
  const { phase, outcome, speaker } = here
  const { turning, results } = phrasesOf(speaker)
  const who = [...new Set([...outcome.deaths, ...phase.removed.map(one => one.who)])]
  if (!who.length) return []
  const phaseSaid = sentenceCase([text(phaseNamed(speaker, phase.kind, phase.number))])
  const deaths = who.map(slot => {
    const by = killersOf(slot, here)
    const isLynched = outcome.lynched?.includes(slot) ?? false
    const isRemoved = phase.removed.some(one => one.who === slot)
    return say(speaker.locale, turning.death, {
      who: speaker.name(slot),
      how: isLynched ? 'lynched' : isRemoved ? 'removed' : by.length ? 'killed' : 'other',
      by: listed(
        by.map(killer => [speaker.name(killer)]),
        speaker,
        results.people,
      ),
    })
  })
  return [say(speaker.locale, turning.deathsIn, { phase: phaseSaid, who: listed(deaths, speaker, results.people) })]
}

/** Whose deeds a death came of, but for the own ones. */
function killersOf(who: SeatId, { outcome, speaker }: Where): SeatId[] {
  const death = outcome.questions.find(({ claim, holds }) => holds && claim.is === 'dies' && claim.who === who)
  const deeds = death?.reason ? findDeeds(death.reason) : []
  const by = deeds.flatMap(({ action }) => (action === undefined ? [] : (speaker.action(action)?.actor ?? [])))
  return [...new Set(by)].filter(actor => actor !== who)
}
