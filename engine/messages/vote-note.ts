/**
 * What stands below the post of a vote, whatever the system: who lives, who does not vote, until when there is time, and
 * who plays for whom. All of it everybody knows: who has a ballot that stands is what the post itself says.
 */
import type { SeatId } from '../reason/claim.ts'
import type { Game, PhaseState } from '../journal/state.ts'
import type { System } from '../ruleset/system.ts'
import { publicNote, publicProjection, type PublicNote } from '../text/audience.ts'
import { say } from '../text/message.ts'
import { momentParts } from '../text/moment-said.ts'
import { joinSpans, type Span } from '../text/span.ts'
import type { Locale } from '../text/wording.ts'
import { phaseNamed, phrasesOf } from '../why/sentences.ts'
import { knowingNoAction, speakerOf, type Speaker } from '../why/speaker.ts'
import { replacedIn, replacedSaid, type Replaced } from './replaced.ts'

interface Asked {
  system: System
  game: Game
  phase: PhaseState
  /** Whose ballots stand; absent where nobody may know. */
  voting?: readonly SeatId[]
  zone: string
  locale: Locale
  /** The vote is over: the post that closes its phase says who lives, and until when there was time is past. */
  over?: boolean
}

interface Facts {
  speaker: Speaker
  living?: SeatId[]
  silent?: SeatId[]
  closes?: string
  phase: { kind: string; number: number }
  replaced: Replaced[]
  zone: string
}

/** The note, for everybody. */
export const voteNote = (asked: Asked): PublicNote =>
  publicNote('votes', publicProjection(asked, publicFacts), noteSaid, asked.locale)

function publicFacts({ system, game, phase, voting, zone, locale, over = false }: Asked): Facts {
  const gone = new Set(phase.removed.map(({ who }) => who))
  const playing = game.seats.filter(({ bystander }) => !bystander)
  const living = playing.filter(({ slot, alive }) => alive && !gone.has(slot)).map(({ slot }) => slot)
  return {
    speaker: knowingNoAction(speakerOf(system, game, phase, locale)),
    ...(!over && { living }),
    ...(voting && { silent: living.filter(slot => !voting.includes(slot)) }),
    ...(!over && phase.closes !== undefined && { closes: phase.closes }),
    phase: { kind: phase.kind, number: phase.number },
    replaced: replacedIn(game.seats),
    zone,
  }
}

function noteSaid({ speaker, living = [], silent, closes, phase, replaced, zone }: Facts): Span[][] {
  const { locale } = speaker
  const { parts, moment } = phrasesOf(speaker)
  const names = (slots: readonly SeatId[]): Span[] =>
    joinSpans(
      slots.map(slot => [speaker.name(slot)]),
      ', ',
    )
  const time = closes === undefined ? undefined : momentParts(closes, zone, moment)
  return [
    ...(silent
      ? [
          silent.length
            ? say(locale, parts.notVoting, { count: silent.length, who: names(silent) })
            : say(locale, parts.everybodyVotes),
        ]
      : []),
    ...(living.length ? [say(locale, parts.living, { count: living.length, who: names(living) })] : []),
    ...(time
      ? [
          say(locale, parts.deadline, {
            phase: phaseNamed(speaker, phase.kind, phase.number),
            time: say(locale, moment.said, { ...time, day: String(time.day), year: String(time.year) }),
          }),
        ]
      : []),
    ...replacedSaid(replaced, speaker),
  ]
}
