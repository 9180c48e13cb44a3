/**
 * A post that looks for somebody to come in for a player. It is read outside the game too: it tells the phase, its deadline and how many
 * live as far as everybody has read, and of a seat nothing but the name.
 */
import { comesAfterEnd } from '../game/after-end.ts'
import { seatOf, type Game } from '../journal/state.ts'
import type { SeatId } from '../reason/claim.ts'
import { spokenIn } from '../ruleset/spoken-in.ts'
import type { System } from '../ruleset/system.ts'
import { publicNote, publicProjection, type PublicNote } from '../text/audience.ts'
import { say } from '../text/message.ts'
import { momentParts } from '../text/moment-said.ts'
import { toldOf } from '../text/phase-forms.ts'
import { joinSpans, text, type Span } from '../text/span.ts'
import type { Locale } from '../text/wording.ts'
import { phaseNamed, phrasesOf } from '../why/sentences.ts'

interface CallAsked {
  system: System
  game: Game
  /** Of the game. */
  name: string
  /** For whom. */
  slots: readonly SeatId[]
  /** Who lives as far as everybody has read; undefined where that is not known. */
  living: readonly SeatId[] | undefined
  hosts: readonly string[]
  zone: string
  locale: Locale
}

interface Called {
  locale: Locale
  name: string
  who: string[]
  rules: string
  phase?: { called: string; closes?: string }
  players: number
  living?: number
  hosts: readonly string[]
  zone: string
}

/** The kind of the note. */
const kind = 'replacement'

/** @returns the post as a note to everybody */
export const replacementNote = (asked: CallAsked): PublicNote =>
  publicNote(kind, publicProjection(asked, facts), called, asked.locale)

function facts({ system, game, name, slots, living, hosts, zone, locale }: CallAsked): Called {
  const phase = game.phases.at(-1)
  const phaseIs = phase && {
    called: phaseNamed(
      {
        kind: one => toldOf(system.calendar.called, one, locale),
        isNumbered: one => !comesAfterEnd(system, one),
      },
      phase.kind,
      phase.number,
    ),
    ...(phase.closes !== undefined && !phase.result && { closes: phase.closes }),
  }
  return {
    locale,
    name,
    who: slots.flatMap(slot => seatOf(game, slot)?.name ?? []),
    rules: spokenIn(system, locale).name,
    ...(phaseIs && { phase: phaseIs }),
    players: game.seats.filter(({ bystander }) => !bystander).length,
    ...(living && { living: living.length }),
    hosts,
    zone,
  }
}

function called({ locale, name, who, rules, phase, players, living, hosts, zone }: Called): Span[][] {
  const { replacementCall: words, parts, moment } = phrasesOf({ locale })
  const list = (names: readonly string[]): Span[] =>
    joinSpans(
      names.map(one => [text(one)]),
      ', ',
    )
  const time = phase?.closes === undefined ? undefined : momentParts(phase.closes, zone, moment)
  return [
    say(locale, words.title, { name }),
    say(locale, who.length ? words.needed : words.neededAny, { who: list(who), count: who.length }),
    joinSpans(
      [
        say(locale, words.rules, { rules }),
        phase ? say(locale, words.phase, { phase: phase.called }) : say(locale, words.notBegun),
        ...(phase && time
          ? [
              say(locale, parts.deadline, {
                phase: phase.called,
                time: say(locale, moment.said, { ...time, day: String(time.day), year: String(time.year) }),
              }),
            ]
          : []),
        say(locale, words.players, { players, living: living === undefined ? 'none' : String(living) }),
      ],
      '\n',
    ),
    say(locale, words.role),
    hosts.length ? say(locale, words.signUp, { hosts: list(hosts) }) : say(locale, words.signUpHere),
  ]
}
