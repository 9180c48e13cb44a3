/**
 * The index of a game, as hosts keep it in the first post of its thread: who lives, who is out as what, and where the posts
 * of each phase stand. Public as all that stands in posts: who is out comes from what everybody has read (`departed.ts`).
 */
import type { SeatId } from '../reason/claim.ts'
import type { Game, PhaseState } from '../journal/state.ts'
import { votesIn, type System } from '../ruleset/system.ts'
import { publicNote, publicProjection, type PublicNote } from '../text/audience.ts'
import { say } from '../text/message.ts'
import { joinSpans, link, text, type Span } from '../text/span.ts'
import type { Locale } from '../text/wording.ts'
import { phaseNamed, phrasesOf } from '../why/sentences.ts'
import { knowingNoAction, speakerOf, type Speaker } from '../why/speaker.ts'
import { departed, type Departed, type GoneBefore, type PhaseRead } from './departed.ts'
import { leftAs, rosterSaid, type Roster } from './parts.ts'
import { replacedIn } from './replaced.ts'

/** The kind of the note, and the id of the post among those to everybody. */
export const index = 'index'

/** A post that everybody can read, and where it stands, if that is known. `closing`: the one that ends the phase. */
export interface IndexedPost {
  title: string
  closing?: true
  link?: string
}

interface IndexAsked {
  system: System
  game: Game
  /** The last phase there is. */
  phase: PhaseState
  name: string
  /** By phase, first to last, those that were posted. */
  posts: readonly (readonly IndexedPost[])[]
  /** What was told up to the last phase that everybody has read whole; undefined where it is not known any more. */
  read: readonly PhaseRead[] | undefined
  /** Who was out when the game began. */
  before: readonly GoneBefore[]
  locale: Locale
}

interface Indexed {
  speaker: Speaker
  name: string
  roster?: Roster
  /** What was posted of each phase, and who went in it, where everybody has read that; those of which nothing was posted are left out. */
  phases: { kind: string; number: number; posts: IndexedPost[]; lynches: boolean; out?: Departed[] }[]
}

/** @returns the index as a note to everybody */
export const indexNote = (asked: IndexAsked): PublicNote =>
  publicNote(index, publicProjection(asked, indexed), indexSaid, asked.locale)

function indexed({ system, game, phase, name, posts, read, before, locale }: IndexAsked): Indexed {
  const gone = system.departures && read && departed(system.departures, read, before)
  const isOut = new Set(gone?.map(({ who }) => who))
  const living = game.seats.filter(({ slot, bystander }) => !bystander && !isOut.has(slot)).map(({ slot }) => slot)
  return {
    speaker: knowingNoAction(speakerOf(system, game, phase, locale)),
    name,
    ...(gone && {
      roster: {
        living,
        out: gone.map(one => ({ ...one, modifiers: [] })),
        ...leftAs(system),
        replaced: replacedIn(game.seats),
      },
    }),
    phases: posts.flatMap((some, at) =>
      some.length
        ? [
            {
              kind: game.phases[at]!.kind,
              number: game.phases[at]!.number,
              posts: [...some],
              lynches: lynchesIn(system, game, game.phases[at]!.kind),
              ...(gone && at < read!.length && { out: gone.filter(one => one.phase === at) }),
            },
          ]
        : [],
    ),
  }
}

/** Whether the players of a phase vote for somebody to be lynched. */
function lynchesIn(system: System, game: Game, kind: string): boolean {
  const votes = votesIn(system, game, kind)
  return votes?.form === 'single' && votes.elects?.[kind] === undefined
}

function indexSaid({ speaker, name, roster, phases }: Indexed): Span[][] {
  const { index: words } = phrasesOf(speaker)
  return [
    say(speaker.locale, words.title, { name }),
    ...(roster ? rosterSaid(roster, speaker) : []),
    // A round stands together: its night and its day.
    ...rounds(phases).map(round =>
      joinSpans(
        round.map(phase => phaseSaid(phase, speaker, roster?.leftAs)),
        '\n',
      ),
    ),
  ]
}

/** `Day 1: Gus lynched · vote count`; the phase leads to the post that ends it. */
function phaseSaid(
  { kind, number, posts, lynches, out }: Indexed['phases'][number],
  speaker: Speaker,
  left: string | undefined,
): Span[] {
  const { index: words } = phrasesOf(speaker)
  const closing = posts.find(post => post.closing)
  const name = phaseNamed(speaker, kind, number).replace(/^./, letter => letter.toUpperCase())
  const phase = closing ? postSaid({ ...closing, title: name }) : [text(name)]
  const what = [
    ...(closing && out ? wentSaid(out, lynches, speaker, left) : []),
    ...posts.filter(post => post !== closing).map(postSaid),
  ]
  return what.length ? say(speaker.locale, words.phase, { phase, what: joinSpans(what, words.between) }) : phase
}

/** Who went, by how: “Ann, Bob died”, “Gus lynched”; or that nobody did. @param lynches whether they voted */
function wentSaid(out: readonly Departed[], lynches: boolean, speaker: Speaker, left: string | undefined): Span[][] {
  const { index: words, parts } = phrasesOf(speaker)
  const said = (['lynched', 'died', 'left'] as const).flatMap(how => {
    const who = out.flatMap(one => (one.how === how ? one.who : []))
    return who.length
      ? [
          say(speaker.locale, words[how], {
            who: namesSaid(who, speaker),
            count: who.length,
            ...(how === 'left' && { how: left ?? parts.left }),
          }),
        ]
      : []
  })
  return said.length ? said : [say(speaker.locale, lynches ? words.noLynch : words.nobody)]
}

const postSaid = ({ title, link: to }: IndexedPost): Span[] => [to === undefined ? text(title) : link(to, text(title))]

const namesSaid = (slots: readonly SeatId[], speaker: Speaker): Span[] =>
  joinSpans(
    slots.map(slot => [speaker.name(slot)]),
    ', ',
  )

/** Phases of one number that stand in a row. */
function rounds(phases: Indexed['phases']): Indexed['phases'][] {
  const made: Indexed['phases'][] = []
  for (const phase of phases) {
    const last = made.at(-1)
    if (last?.[0]?.number === phase.number) last.push(phase)
    else made.push([phase])
  }
  return made
}
