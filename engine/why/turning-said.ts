/** A turning point in one line: "Night 2: Vic shot Ann, so Ann died. Without it, Mafia would have won." */
import type { Outcome } from '../journal/outcome.ts'
import type { PhaseState } from '../journal/state.ts'
import type { SeatId } from '../reason/claim.ts'
import type { Moment, TurningPoint } from '../resolve/turning-points.ts'
import { say } from '../text/message.ts'
import { joinSpans, sentenceCase, text, type Span } from '../text/span.ts'
import { listed, listedNames, phaseNamed, phrasesOf, sentence, useSaid } from './sentences.ts'
import { sideName, type Speaker } from './speaker.ts'

/** As many others as are named beside a moment without which the same changes. */
const MOST_ALSO = 2

export interface Where {
  phase: Pick<PhaseState, 'kind' | 'number' | 'submissions' | 'removed'>
  outcome: Outcome
  /** Of the phase. */
  speaker: Speaker
}

/** Says what was done, what came of it there, and how the game would have ended without it. */
export function sayTurningPoint(
  { moment, also, here, ...end }: TurningPoint,
  { phase, outcome, speaker }: Where,
): Span[] {
  const { turning } = phrasesOf(speaker)
  const tell = (source: string, values: Parameters<typeof say>[2] = {}): Span[] => say(speaker.locale, source, values)
  const names = (some: readonly SeatId[]): Span[] =>
    listed(
      some.map(who => [speaker.name(who)]),
      speaker,
      phrasesOf(speaker).results.people,
    )
  const effects = [
    ...(end.winners
      ? [
          end.winners.length
            ? tell(turning.winners, { winners: sidesSaid(end.winners, speaker) })
            : tell(turning.undecided),
        ]
      : []),
    ...(end.lives.length ? [tell(turning.lives, { who: names(end.lives) })] : []),
    ...(end.dies.length ? [tell(turning.dies, { who: names(end.dies) })] : []),
  ]
  const others = also.slice(0, MOST_ALSO).map(useOf)
  const values = { effects: listed(effects, speaker, turning.effects), others: joinSpans(others, ', ') }
  return tell(turning.line, {
    phase: sentenceCase([text(phaseNamed(speaker, phase.kind, phase.number))]),
    moment: momentSaid(),
    without: tell(others.length ? turning.otherwise : turning.without, values),
  })

  function momentSaid(): Span[] {
    switch (moment.is) {
      case 'action': {
        const isLost = outcome.verdicts.some(one => one.action === moment.action && one.verdict === 'failed')
        const claim = { is: 'active', action: moment.action, part: 'none', at: '' } as const
        const deed = sentence(claim, true, { ...speaker, ...(isLost && { failed: true as const }) })
        const effect = [
          ...(here.died.length ? [tell(turning.died, { who: names(here.died) })] : []),
          ...(here.saved.length ? [tell(turning.saved, { who: names(here.saved) })] : []),
        ]
        const what = listed(effect, speaker, turning.effects)
        return tell(turning.action, { deed, effect: effect.length ? tell(turning.effect, { what }) : '' })
      }
      case 'lynch':
        return tell(turning.lynch, {
          who: names(moment.who),
          count: moment.who.length,
          votes: moment.ballots.length,
          close: moment.close ? 'yes' : 'no',
        })
      case 'override':
        return tell(turning.override, {
          use: useSaid(moment.action, speaker),
          held: phase.submissions.some(({ id, ruled }) => id === moment.action && ruled?.holds) ? 'yes' : 'no',
        })
      case 'answer':
        return tell(turning.answer, { choice: speaker.called(moment.choice), prompt: speaker.called(moment.prompt) })
      case 'removal':
        return tell(turning.removal, { who: speaker.name(moment.who) })
    }
  }
  function useOf(other: Moment): Span[] {
    switch (other.is) {
      case 'action':
      case 'override':
        return useSaid(other.action, speaker)
      case 'lynch':
        return tell(turning.lynchUse, { who: names(other.who) })
      case 'answer':
        return tell(turning.rulingUse, { prompt: speaker.called(other.prompt) })
      case 'removal':
        return tell(turning.removalUse, { who: speaker.name(other.who) })
    }
  }
}

const sidesSaid = (sides: readonly string[], speaker: Speaker): Span[] =>
  listedNames(
    sides.map((side): Span[] => [text(sideName(side, speaker.words))]),
    speaker,
  )
