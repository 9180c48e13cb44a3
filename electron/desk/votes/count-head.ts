/**
 * The rows of a count as a host posts it: in the system's words, or the host's instead of them, each with how far it is and
 * links to its votes. Where a system has no words for a count, in those that are there for any.
 */
import type { Tally, Tell } from '../../../engine/journal/outcome.ts'
import type { Ballot } from '../../../engine/journal/state.ts'
import { withWording, type WordingEdits } from '../../../engine/messages/edits.ts'
import { messagesOf } from '../../../engine/messages/report.ts'
import { nobody, type SeatId } from '../../../engine/reason/claim.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { say } from '../../../engine/text/message.ts'
import { MessageError } from '../../../engine/text/problem.ts'
import { joinSpans, link, namesIn, plainOf, text, type Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { onWhom } from '../../../engine/vote/wagons.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import { knowingNoAction, speakerOf } from '../../../engine/why/speaker.ts'
import { phaseCalled } from '../deadline-said.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { isSecret, standing, votesOf } from './judged.ts'
import { totalsOf } from './totals-view.ts'
import { unconfirmed } from './voters-of.ts'

/** The post of a vote, among those that a system has words for. */
export const votePost = 'votes'

interface Shown {
  locale: Locale
  edits: WordingEdits
  order: 'size' | 'time'
  distance: boolean
  links: boolean
}

/** @param here as it stood then */
export function countHead(here: ResolvedPhase, shown: Shown): Span[][] {
  const { system, game, phase } = here
  const ballots = standing(votesOf(here))
  const { posts } = speakerOf(system, game, phase, shown.locale).words
  if (!getOwn(posts, votePost)) return anyHead(here, ballots, shown)
  const tells = rowsOf(here, ballots, shown)
  const said = (of: System, kept = false): Span[][] =>
    messagesOf(of, game, phase, { tells }, { locale: shown.locale, kept }).find(({ kind }) => kind === votePost)
      ?.paragraphs ?? []
  const head = inHostsWords(said, system, shown)
  return shown.links ? head.map(row => linkedRow(row, here, ballots)) : head
}

/** What is told of the vote alone, each row with its distance, in the order that is wanted. */
function rowsOf({ outcome }: ResolvedPhase, ballots: readonly Ballot[], shown: Shown): Tell[] {
  const { tally } = outcome
  const told = outcome.tells.filter(({ to, post }) => to.to === 'public' && post === votePost)
  const begun = ({ values: { who } }: Tell): number => ballots.findIndex(one => onWhom(one) === who)
  const isRow = ({ kind, values: { row } }: Tell): boolean => kind === 'tally' && (row === 'player' || row === 'nobody')
  const rows = told.filter(isRow)
  const votes = ({ values: { who } }: Tell): number => getOwn(tally?.totals.players ?? {}, String(who)) ?? 0
  const ordered = rows.toSorted((a, b) => (shown.order === 'size' ? votes(b) - votes(a) : 0) || begun(a) - begun(b))
  const { distance } = phrasesOf({ locale: shown.locale }).count
  return [
    ...ordered.map((tell): Tell => {
      const { who, count } = tell.values
      if (!shown.distance || !tally || tell.values.row !== 'player') return tell
      if (typeof who !== 'string' || typeof count !== 'string') return tell
      const left = distanceOf(who, tally, ballots, Number(count.split('/')[1] ?? tally.needed))
      return { ...tell, values: { ...tell.values, count: plainOf(say(shown.locale, distance, { count, left })) } }
    }),
    ...told.filter(tell => !isRow(tell)),
  ]
}

/** As the host words it; as the system does where that cannot be said of this phase. */
function inHostsWords(
  said: (of: System, kept?: boolean) => Span[][],
  system: System,
  { edits, locale }: Pick<Shown, 'edits' | 'locale'>,
): Span[][] {
  try {
    return said(withWording(system, edits, locale))
  } catch (error) {
    if (!(error instanceof MessageError)) throw error
    return said(system, true)
  }
}

/** How many votes somebody is from what is enough: no wagon is at 0 by votes that nobody confirmed. */
function distanceOf(who: SeatId, tally: Tally, ballots: readonly Ballot[], needed: number): number {
  const votes = getOwn(tally.totals.players, who) ?? 0
  const firm = votes - unconfirmed(who, tally, ballots)
  return Math.max(firm >= needed ? 0 : 1, needed - votes)
}

/** A row with each voter as a link to the vote. The first whom it names is whom the votes are for. */
function linkedRow(row: readonly Span[], { game, phase }: ResolvedPhase, ballots: readonly Ballot[]): Span[] {
  const [on] = namesIn(row)
  const slotOf = (name: string): SeatId | undefined => game.seats.find(seat => seat.name === name)?.slot
  const whom = row[0]?.kind === 'strong' ? (slotOf(on ?? '') ?? nobody) : undefined
  return row.map(span => {
    if (span.kind !== 'player') return span
    const by = slotOf(span.nominative ?? span.name)
    const cast = ballots.find(ballot => ballot.by === by && onWhom(ballot) === whom)
    const to = phase.posts?.find(({ id }) => id === cast?.post)?.link
    return to === undefined ? span : link(to, span)
  })
}

/** The rows of a vote for which a system has no words of its own. */
function anyHead(here: ResolvedPhase, ballots: readonly Ballot[], { locale, order, distance, links }: Shown): Span[][] {
  const { system, game, phase, outcome } = here
  const speaker = knowingNoAction(speakerOf(system, game, phase, locale))
  const { count: words, parts } = phrasesOf(speaker)
  const { tally } = outcome
  const hidden = isSecret(here)
  const begun = (of: SeatId): number => ballots.findIndex(one => onWhom(one) === of)
  const rows = (tally && !hidden ? totalsOf(tally, ballots, speaker) : []).toSorted(
    (a, b) => (order === 'size' ? b.votes - a.votes : 0) || begun(a.of) - begun(b.of),
  )
  const called = phaseCalled(phase, system, locale)
  const living = game.seats.filter(({ alive, bystander }) => alive && !bystander).length - phase.removed.length
  const said = rows.map(({ of, votes, voters, needed = tally?.needed }) => {
    const left = distance && needed !== undefined && of !== nobody ? distanceOf(of, tally!, ballots, needed) : undefined
    return say(locale, words.wagon, {
      who: of === nobody ? [text(words.nobody)] : [speaker.name(of)],
      count: left === undefined ? String(votes) : plainOf(say(locale, words.distance, { count: String(votes), left })),
      voters: joinSpans(
        voters.map(by => [speaker.name(by)]),
        ', ',
      ),
    })
  })
  return [
    say(locale, words.title, { phase: called.slice(0, 1).toUpperCase() + called.slice(1) }),
    ...(said.length
      ? [joinSpans(links ? said.map(row => linkedRow(row, here, ballots)) : said, '\n')]
      : [say(locale, hidden ? words.secret : words.noVotes)]),
    ...(tally?.needed === undefined ? [] : [say(locale, parts.needed, { living, needed: tally.needed })]),
  ]
}
