/**
 * What stands below the post that closes a phase, whatever the system: who voted for whom; who lives and who is out, as what; the votes it
 * takes; the next deadline. A host leaves out what he likes. All of it is public (see `audience.ts`): who is out and as what
 * comes from what everybody has read (`departed.ts`), and of a seat nothing is taken but its name, and the modifiers of a
 * role that was shown.
 */
import type { SeatId } from '../reason/claim.ts'
import type { Tell } from '../journal/outcome.ts'
import type { Game, ModifierUse, PhaseState, Seat } from '../journal/state.ts'
import { getOwn } from '../ruleset/catalogue.ts'
import { comesAfterEnd } from '../game/after-end.ts'
import { votesIn, type Departures, type System } from '../ruleset/system.ts'
import { publicNote, publicProjection, type PublicNote } from '../text/audience.ts'
import { say } from '../text/message.ts'
import { momentParts } from '../text/moment-said.ts'
import { joinSpans, text, type Span } from '../text/span.ts'
import type { Locale, Words } from '../text/wording.ts'
import { phaseNamed, phrasesOf } from '../why/sentences.ts'
import { knowingNoAction, roleName, spaced, speakerOf, type Speaker } from '../why/speaker.ts'
import { departed, type Departed, type GoneBefore, type PhaseRead } from './departed.ts'
import { replacedIn, replacedSaid, type Replaced } from './replaced.ts'
import { closingOf, tellValues } from './report.ts'
import { titled } from './titled.ts'

/** Every part, in the order in which they stand. */
export const postParts = ['ballots', 'roster', 'modifiers', 'needed', 'deadline'] as const
export type PostPart = (typeof postParts)[number]

/** Parts that tell of what comes: a post that was sent without one of them says nothing wrong. */
export const forwardParts: readonly PostPart[] = ['needed', 'deadline']

/** What a new game begins with: what tells no more than its posts do already. */
export const usualParts: readonly PostPart[] = ['ballots', 'roster', 'needed', 'deadline']

interface PartsAsked {
  system: System
  /** The game as it stood before the phase ended. */
  game: Game
  phase: PhaseState
  /** What was told up to the end of this phase, first to last; undefined where it is not known any more. */
  read: readonly PhaseRead[] | undefined
  /** Who was out when the game began. */
  before: readonly GoneBefore[]
  /** The phase that comes next, as far as it is known. */
  next?: Pick<PhaseState, 'kind' | 'number' | 'closes'>
  zone: string
  locale: Locale
  /** Nobody is told who plays in whose place: so posts were that stood before these told it. */
  quiet?: true
}

/** Whether there is a part in a game: `own` where the system's own post says it, `never` where its rules know no such thing. */
export type PartStanding = 'can' | 'own' | 'never'

/** @param kind of the phase whose post it is */
export function partStanding(
  { departures, votes, modifiers, words, calendar, titleOf }: System,
  game: Pick<Game, 'options'>,
  kind: string,
  part: PostPart,
): PartStanding {
  // Nobody lives, votes or waits for a deadline any more.
  if (comesAfterEnd({ calendar }, kind)) return 'never'
  switch (part) {
    case 'ballots':
      if (!votes?.table || votes.none?.(game) !== undefined || !votes.phases.includes(kind)) return 'never'
      return votes.table.phases.includes(kind) ? 'can' : 'own'
    case 'roster':
      if (!departures) return 'never'
      return hasRoster(departures, words.wording.en, closingOf({ calendar }, kind)) ? 'own' : 'can'
    case 'modifiers':
      if (!departures || !Object.keys(modifiers).length) return 'never'
      return titleOf ? 'own' : 'can'
    case 'needed':
      return departures && votes?.needed && votes.none?.(game) === undefined ? 'can' : 'never'
    case 'deadline':
      return 'can'
  }
}

/** The parts that are on, as a note to everybody. */
export const partsNote = (asked: PartsAsked, on: readonly PostPart[]): PublicNote =>
  publicNote(
    closingOf(asked.system, asked.phase.kind),
    publicProjection({ ...asked, on }, publicFacts),
    partsSaid,
    asked.locale,
  )

/** Somebody who is out, with the modifiers of the role that was shown. */
interface Shown extends Departed {
  modifiers: ModifierUse[]
}

/** A public line, and the words for it. */
interface PublicLine {
  message: string
  values: Tell['values']
}

/** Who lives, who is out as what, and who plays in whose place. */
export interface Roster {
  living: SeatId[]
  out: Shown[]
  /** What leaving is called, where the rules have a word of their own. */
  leftAs?: string
  replaced: Replaced[]
}

interface PublicFacts {
  speaker: Speaker
  on: readonly PostPart[]
  /** Everybody who has votes, with the ballots for him. */
  table: { total: PublicLine; rows: PublicLine[] }[]
  /** Who lives as far as everybody knows, and who is out; nothing where a post of the system says so. */
  roster?: Roster
  /** Those of this phase whose role has modifiers. */
  modified: Shown[]
  /** How many votes it takes of how many. */
  needed?: { needed: number; living: number }
  next?: { kind: string; number: number; closes: string }
  zone: string
}

function publicFacts({
  system,
  game,
  phase,
  read,
  before,
  next,
  zone,
  locale,
  quiet,
  on,
}: PartsAsked & { on: readonly PostPart[] }): PublicFacts {
  const gone = system.departures && read && departed(system.departures, read, before)
  const isOut = new Set(gone?.map(({ who }) => who))
  const living = game.seats.filter(({ slot, bystander }) => !bystander && !isOut.has(slot))
  const out = (gone ?? []).map((one): Shown => ({
    ...one,
    modifiers: on.includes('modifiers') || system.titleOf ? shownModifiers(system, one, game.seats) : [],
  }))
  const last = read?.at(-1)
  const withRoster = gone && last && on.includes('roster') && !saysRoster(system.departures!, last)
  const votes = next && votesIn(system, game, next.kind)
  const needed = gone && on.includes('needed') ? votes?.needed?.(game, living.length) : undefined
  return {
    speaker: knowingNoAction(speakerOf(system, game, phase, locale)),
    on,
    table: last && on.includes('ballots') ? tableOf(system, last) : [],
    ...(withRoster && {
      roster: {
        living: living.map(({ slot }) => slot),
        out,
        ...leftAs(system),
        replaced: quiet ? [] : replacedIn(game.seats),
      },
    }),
    modified:
      withRoster || system.titleOf
        ? []
        : out.filter(({ modifiers, phase: when }) => modifiers.length && when === (read?.length ?? 0) - 1),
    ...(needed !== undefined && { needed: { needed, living: living.length } }),
    ...(next?.closes !== undefined
      && on.includes('deadline') && { next: { kind: next.kind, number: next.number, closes: next.closes } }),
    zone,
  }
}

/** What leaving the game is called by these rules. */
export const leftAs = ({ departures, words: { wording } }: System): Pick<Roster, 'leftAs'> => {
  const word = getOwn(wording.en.terms ?? {}, departures?.leftAs ?? '')
  return word === undefined ? {} : { leftAs: word }
}

/** Who voted for whom, as the phase told everybody. */
function tableOf({ votes }: System, { tells, words }: PhaseRead): PublicFacts['table'] {
  const { total, row } = votes?.table ?? {}
  const lines = (kind: string | undefined): PublicLine[] =>
    tells.flatMap(tell =>
      tell.to.to === 'public' && tell.kind === kind
        ? { message: getOwn(words.tells, kind) ?? spaced(kind), values: tell.values }
        : [],
    )
  const rows = lines(row)
  return lines(total).map(one => ({ total: one, rows: rows.filter(({ values }) => values.other === one.values.who) }))
}

/** Whether the words of a post have a line for who lives. */
const hasRoster = ({ roster }: Departures, { posts }: Pick<Words, 'posts'>, closing: string): boolean =>
  roster !== undefined && (getOwn(posts, closing)?.some(block => 'each' in block && block.each === roster) ?? false)

/** Whether everybody has read there who lives. */
const saysRoster = (departures: Departures, { tells, words, closing }: PhaseRead): boolean =>
  hasRoster(departures, words, closing)
  && tells.some(({ to, kind, post = closing }) => to.to === 'public' && kind === departures.roster && post === closing)

/** The modifiers that somebody was given with the role that everybody has read. */
function shownModifiers({ modifiers }: System, { who, role }: Departed, seats: readonly Seat[]): ModifierUse[] {
  const seat = seats.find(({ slot }) => slot === who)
  return seat && role === seat.role ? seat.modifiers.filter(({ modifier }) => getOwn(modifiers, modifier)) : []
}

function partsSaid({ speaker, table, roster, modified, needed, next, zone }: PublicFacts): Span[][] {
  const { parts } = phrasesOf(speaker)
  const line = (message: string, values: Parameters<typeof say>[2]): Span[] => say(speaker.locale, message, values)
  const time = next && momentSaid(next.closes, zone, speaker)
  return [
    ...(table.length ? [tableSaid(table, speaker)] : []),
    ...(roster ? rosterSaid(roster, speaker) : []),
    ...modified.map(one => line(parts.was, { who: speaker.name(one.who), role: roleSaid(one, speaker) })),
    ...(needed === undefined ? [] : [line(parts.needed, needed)]),
    ...(next && time ? [line(parts.deadline, { phase: phaseNamed(speaker, next.kind, next.number), time })] : []),
  ]
}

/** A line for each who has votes: how many, and whose. */
function tableSaid(table: PublicFacts['table'], speaker: Speaker): Span[] {
  const { parts } = phrasesOf(speaker)
  const said = ({ message, values }: PublicLine): Span[] =>
    tellValues({ to: { to: 'public' }, values }, speaker).flatMap(each => say(speaker.locale, message, each))
  return joinSpans(
    [
      say(speaker.locale, parts.ballots),
      ...table.map(({ total, rows }) =>
        say(speaker.locale, parts.ballotsOn, { total: said(total), ballots: joinSpans(rows.map(said), ', ') }),
      ),
    ],
    '\n',
  )
}

/** The roster as posts have it. */
export function rosterSaid({ living, out, leftAs: left, replaced }: Roster, speaker: Speaker): Span[][] {
  const { parts } = phrasesOf(speaker)
  const names = joinSpans(
    living.map(slot => [speaker.name(slot)]),
    ', ',
  )
  return [
    living.length
      ? say(speaker.locale, parts.living, { count: living.length, who: names })
      : say(speaker.locale, parts.nobodyLives),
    ...(out.length
      ? [
          joinSpans(
            [
              say(speaker.locale, out.some(({ how }) => how === 'left') ? parts.gone : parts.dead, {
                count: out.length,
              }),
              ...out.map(one => outSaid(one, speaker, left)),
            ],
            '\n',
          ),
        ]
      : []),
    ...replacedSaid(replaced, speaker),
  ]
}

function outSaid(one: Shown, speaker: Speaker, left: string | undefined): Span[] {
  const { parts } = phrasesOf(speaker)
  const { words, locale } = speaker
  const roles = [
    ...(one.role === undefined ? [] : [roleSaid(one, speaker)]),
    ...(one.over === undefined ? [] : [[text(roleName(one.over, words))]]),
  ]
  const { role = '', faction } = one
  const as = titled(speaker, { role, said: joinSpans(roles, ' + '), faction }).title
  const how = one.how === 'left' ? (left ?? parts.left) : ''
  const values = { who: speaker.name(one.who), left: how ? 'yes' : 'no', how }
  return as.length ? say(locale, parts.outAs, { ...values, as }) : say(locale, parts.out, values)
}

/** A role with the modifiers that somebody was given with it: `2-shot Cop`. */
export function roleSaid(
  { who, role = '', modifiers, sideless }: Pick<Shown, 'who' | 'role' | 'modifiers' | 'sideless'>,
  speaker: Speaker,
): Span[] {
  const whole = speaker.titleOf(who, role, sideless)
  if (whole !== undefined) return [text(whole)]
  const name = roleName(role, speaker.words)
  if (!modifiers.length) return [text(name)]
  const separator = speaker.locale === 'en' ? ' ' : ', '
  const said = joinSpans(
    modifiers.map(use => modifierSaid(use, speaker)),
    separator,
  )
  return say(speaker.locale, phrasesOf(speaker).parts.modified, { modifiers: said, role: name })
}

function modifierSaid({ modifier, count = 1, on }: ModifierUse, speaker: Speaker): Span[] {
  const { locale, words, called } = speaker
  const message = getOwn(words.modifiers ?? {}, modifier)
  const said = message === undefined ? [text(called(modifier))] : say(locale, message, { count })
  if (on === undefined) return said
  return say(locale, phrasesOf(speaker).parts.modifierOn, { modifier: said, use: getOwn(words.uses, on) ?? spaced(on) })
}

function momentSaid(instant: string, zone: string, speaker: Speaker): Span[] | undefined {
  const { moment } = phrasesOf(speaker)
  const parts = momentParts(instant, zone, moment)
  return parts && say(speaker.locale, moment.said, { ...parts, day: String(parts.day), year: String(parts.year) })
}
