/**
 * What a seat sent in so far, phase by phase, as it was recorded: its last word on each action, and its last vote, or votes where it has more than one. How any of
 * it fared is not said here: what the seat was told of that stands in what it was told.
 */
import { entries } from '../../../engine/game/entry.ts'
import type { Ballot, Game, Submission } from '../../../engine/journal/state.ts'
import { catalogueOf, getOwn } from '../../../engine/ruleset/catalogue.ts'
import { sentenceCase, joinSpans, strong, text, type Span } from '../../../engine/text/span.ts'
import { spaced, speakerOf, type Speaker } from '../../../engine/why/speaker.ts'
import { phaseName, type Book } from '../library/book.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { chosenSaid, deedOf, sameName } from '../night/deeds.ts'
import { votesOf } from '../votes/judged.ts'
import { noLynchSaid } from '../words/lynch.ts'
import { language, say } from '../words/say.ts'
import { seatTold } from './drawn-messages.ts'

/**
 * @param phases every phase of the game, first to last
 * @param played the game as the seat knows it
 * @returns a heading, and a paragraph for each phase in which something was sent in
 */
export function sentInSaid(
  { system, game }: Book,
  phases: readonly ResolvedPhase[],
  played: Game,
  slot: string,
): Span[][] {
  const lines = phases.flatMap((here): Span[][] => {
    // Under the names of today.
    const speaker = speakerOf(system, { ...here.game, seats: game.seats }, here.phase, language())
    const sent = entries(system, here.game, here.phase).flatMap(({ submission, standing }) =>
      submission.by === slot && standing !== 'withdrawn' && standing !== 'replaced'
        ? (here.locked ? actionSaid : orderSaid)(submission, calledTo(system, played, slot, submission.does), speaker)
        : [],
    )
    const said = [...sent, ...lastVotes(here, slot).map(ballot => voteSaid(ballot, speaker, noLynchSaid(here)))]
    return said.length
      ? [
          [
            strong(text(headingOf(phaseName(system, here.phase), sent.length > 0 && !here.locked))),
            text(' '),
            ...joinSpans(said, '; '),
            text('.'),
          ],
        ]
      : []
  })
  return [
    [strong(text(say('roleMessages.sentIn')))],
    ...(lines.length ? lines : [[text(say('roleMessages.sentNothing'))]]),
  ]
}

/** What was sent in for a phase that is open has not been done. */
const headingOf = (phase: string, waits: boolean): string =>
  waits ? say('roleMessages.sentInFor', { phase }) : `${phase}:`

/**
 * Under which ability the seat sent something in. Somebody who was told another role than the true one knows nothing of what
 * that can do, and meant by his word what the role he was told calls so; undefined where that cannot be said.
 */
function calledTo(system: Book['system'], played: Game, slot: string, does: string): string | undefined {
  const seat = played.seats.find(one => one.slot === slot)!
  const told = seatTold(seat, played.dealt?.setup?.known ?? [])
  if (told === seat) return does
  const catalogue = catalogueOf(system, played)
  const knows = catalogue.abilitiesOf(told)
  if (knows.includes(does)) return does
  return Object.entries(catalogue.role(seat.role)?.sentAs ?? {}).find(
    ([word, means]) => means === does && knows.includes(word),
  )?.[0]
}

/** What was sent in for a phase that is over, as done: “shot at Freda”; by the name of the ability where a sentence does not begin with its player. */
function actionSaid(submission: Submission, called: string | undefined, speaker: Speaker): Span[][] {
  if (called !== submission.does || speaker.locale !== 'en') return orderSaid(submission, called, speaker)
  const [actor, first, ...rest] = deedOf(submission.id, speaker)
  return actor && first?.kind === 'text' && first.text.startsWith(' ') && sameName(actor, speaker.name(submission.by))
    ? [[text(first.text.trimStart()), ...rest]]
    : orderSaid(submission, called, speaker)
}

function orderSaid(
  { does, to, with: chosen }: Submission,
  called: string | undefined,
  { words, name, ...speaker }: Speaker,
): Span[][] {
  if (called === undefined) return []
  const targets = joinSpans(
    to.map(target => [name(target)]),
    ', ',
  )
  return [
    [
      ...sentenceCase([text(getOwn(words.uses, called) ?? spaced(called))]),
      ...(targets.length ? [text(': '), ...targets] : []),
      ...chosenSaid(does, chosen, { ...speaker, words, name }),
    ],
  ]
}

/** What counts of the votes of a seat, more than one where it has several; where none does, what it said last. */
function lastVotes(here: ResolvedPhase, slot: string): Ballot[] {
  const own = votesOf(here).ballots.filter(one => one.ballot.by === slot && one.standing !== 'withdrawn')
  const counting = own.filter(({ standing }) => standing === 'counts')
  return (counting.length ? counting : own.slice(-1)).map(({ ballot }) => ballot)
}

function voteSaid({ for: on, nobody, family, individual }: Ballot, { name }: Speaker, noLynch: string): Span[] {
  const choices = [
    ...(on === undefined ? [] : [[name(on)]]),
    ...(nobody ? [[text(noLynch)]] : []),
    ...(family === undefined ? [] : [[text(say('roleMessages.voteFamily', { family }))]]),
    ...(individual === undefined ? [] : [[name(individual)]]),
  ]
  return choices.length
    ? [text(say('roleMessages.voteOf')), ...joinSpans(choices, say('roleMessages.and'))]
    : [text(say('roleMessages.voteBack'))]
}
