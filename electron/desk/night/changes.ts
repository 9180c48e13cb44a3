/** What leaving an action out changes: the night with it against the night without it. */
import type { Played } from '../../../engine/cases/play.ts'
import type { Learned, Outcome, VerdictWord } from '../../../engine/journal/outcome.ts'
import { say } from '../../../engine/text/message.ts'
import { joinSpans, sentenceCase, type Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { Claim } from '../../../engine/reason/claim.ts'
import { phrasesOf, sentence, useSaid } from '../../../engine/why/sentences.ts'
import { speakerOf, type Speaker } from '../../../engine/why/speaker.ts'
import type { Changes, ChangesSaid, Knowing, Turned } from '../contract.ts'
import { deathsSaid, knowingSaid, livesSaid } from './rulings.ts'

/** @param there the same phases, played without the action */
export function changesOf(action: string, here: Played, there: Played): Changes {
  return {
    action,
    phases: here.phases
      .map(({ name, outcome }, index) => ({ phase: name, ...outcomeChanges(outcome, there.phases[index]!.outcome) }))
      .filter(
        ({ deaths, learned, verdicts }) =>
          deaths.gone.length + deaths.come.length + learned.gone.length + learned.come.length + verdicts.length,
      ),
  }
}

type PhaseChanges = Omit<Changes['phases'][number], 'phase'>

function outcomeChanges(here: Outcome, there: Outcome): PhaseChanges {
  const verdicts = new Map(there.verdicts.map(verdict => [verdict.action, verdict.verdict]))
  return {
    deaths: turned(here.deaths, there.deaths),
    learned: turned(here.learned.map(knowing), there.learned.map(knowing)),
    verdicts: here.verdicts.flatMap(({ action: id, verdict }) => {
      const without = verdicts.get(id)
      return without === undefined || without === verdict ? [] : [{ action: id, with: verdict, without }]
    }),
  }
}

/** What leaving actions out of one night changes, in words, a line for each thing. */
export const nightChanges = (here: Night, there: Night): Line[] =>
  [
    ...linesSaid(outcomeChanges(here.outcome, there.outcome), here.speaker, there.speaker),
    ...factLines(here, there),
  ].map(({ gone, come }) => ({
    ...(gone && { gone: sentenceCase(gone) }),
    ...(come && { come: sentenceCase(come) }),
  }))
interface Night {
  outcome: Outcome
  speaker: Speaker
}
type Line = Omit<ChangesSaid['lines'][number], 'phase'>

function linesSaid({ deaths, learned, verdicts }: PhaseChanges, speaker: Speaker, otherSpeaker: Speaker): Line[] {
  const learning = (items: readonly Knowing[]): Span[] =>
    joinSpans(
      items.map(item => knowingSaid(item, otherSpeaker)),
      '; ',
    )
  return [
    ...deaths.gone.map(who => ({ gone: deathsSaid([who], speaker), come: livesSaid(who, otherSpeaker) })),
    ...deaths.come.map(who => ({ gone: livesSaid(who, speaker), come: deathsSaid([who], otherSpeaker) })),
    ...grouped(learned).map(({ gone, come }) => ({
      ...(gone.length && { gone: learning(gone) }),
      ...(come.length && { come: learning(come) }),
    })),
    ...verdicts.map(({ action, with: before, without }) => ({
      gone: verdictSaid(action, before, speaker),
      come: verdictSaid(action, without, speaker),
    })),
  ]
}

const knowing = ({ who, ability, about: named, really: about = named, result }: Learned): Knowing => ({
  who,
  does: ability,
  about,
  result,
})

function turned<What>(here: readonly What[], there: readonly What[]): Turned<What> {
  const bytes = (items: readonly What[]): Set<string> => new Set(items.map(item => JSON.stringify(item)))
  const [before, after] = [bytes(here), bytes(there)]
  return {
    gone: here.filter(item => !after.has(JSON.stringify(item))),
    come: there.filter(item => !before.has(JSON.stringify(item))),
  }
}

/** The same in words, a line for each thing that changes. */
export function changesSaid({ action, phases }: Changes, here: Played, there: Played, locale: Locale): ChangesSaid {
  const speakers = new Map(
    here.phases.map(({ name, game, phase, outcome }) => [name, speakerOf(here.system, game, phase, locale, outcome)]),
  )
  const holds = (played: Played, index: number): boolean =>
    played.phases[index]!.phase.submissions.some(({ id }) => id === action)
  const holder = here.phases.find((_, index) => holds(here, index) && !holds(there, index))
  return {
    use: holder ? useSaid(action, speakers.get(holder.name)!) : [],
    lines: phases.flatMap(({ phase, ...changes }) => {
      const other = there.phases.find(({ name }) => name === phase)!
      return linesSaid(
        changes,
        speakers.get(phase)!,
        speakerOf(there.system, other.game, other.phase, locale, other.outcome),
      ).map(line => ({ phase, ...line }))
    }),
  }
}

/** Results of a system's own: somebody was poisoned, and is not. */
function factLines(here: Night, there: Night): Line[] {
  const standing = ({ outcome }: Night): Claim[] =>
    outcome.questions.flatMap(({ claim, holds, aside }) => (holds && !aside && claim.is === 'fact' ? [claim] : []))
  const { gone, come } = turned(standing(here), standing(there))
  const said = (claim: Claim, before: boolean): Line => ({
    gone: sentence(claim, before, here.speaker),
    come: sentence(claim, !before, there.speaker),
  })
  return [...gone.map(claim => said(claim, true)), ...come.map(claim => said(claim, false))]
}

/** What one player learned of one target by one ability, before and after, side by side. */
function grouped({ gone, come }: Turned<Knowing>): Turned<Knowing>[] {
  const groups = new Map<string, Turned<Knowing>>()
  const groupOf = ({ who, does, about }: Knowing): Turned<Knowing> => {
    const key = JSON.stringify([who, does, about])
    const group = groups.get(key) ?? { gone: [], come: [] }
    groups.set(key, group)
    return group
  }
  for (const item of gone) groupOf(item).gone.push(item)
  for (const item of come) groupOf(item).come.push(item)
  return [...groups.values()]
}

function verdictSaid(action: string, is: VerdictWord, speaker: Speaker): Span[] {
  const { verdict, verdicts } = phrasesOf(speaker).results
  return say(speaker.locale, verdict, { use: useSaid(action, speaker), verdict: verdicts[is] })
}
