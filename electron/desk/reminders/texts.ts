/**
 * What is sent to whoever is missing, in the code of the forum and the language of the game's posts. To each alone, or to a
 * faction in its topic; in the thread stands only who has no vote, and only where everybody may know who votes. What
 * somebody could send in is named nowhere: a text that went astray says nothing of a role.
 */
import { absenceAt } from '../../../engine/game/absence.ts'
import { languageAt } from '../../../engine/game/language.ts'
import { say } from '../../../engine/text/message.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { joinSpans, type Span } from '../../../engine/text/span.ts'
import { written } from '../../../engine/text/split.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { votesIn } from '../../../engine/ruleset/system.ts'
import type { Reminders } from '../contract.ts'
import { deadlineSaid, phaseCalled } from '../deadline-said.ts'
import { dialectOf } from '../dialects.ts'
import { revisionOf, type Book } from '../library/book.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { standing, votesOf } from '../votes/judged.ts'
import { speaking } from '../words/say.ts'
import { missingFrom, type Missing } from './missing.ts'

/** @param now whether the deadline has passed goes by it */
export function remindersOf(book: Book, here: ResolvedPhase, index: number, now: Date): Reminders {
  const { zone, dialect, topics } = book.settings
  const { phase } = here
  const locale = languageAt(book.game, book.system, index)
  const { parts } = phrasesOf({ locale })
  const called = phaseCalled(phase, book.system, locale)
  const passed = phase.closes !== undefined && Date.parse(phase.closes) <= now.getTime()
  const until = deadlineSaid(called, phase.closes, zone, locale)
  const text = (paragraphs: Span[][]): string => written(dialects[dialectOf(dialect)], paragraphs)
  const lackOf = { actions: parts.nothingSent, vote: parts.noVote }
  const askFor = { actions: parts.sendIn, vote: parts.vote }
  const asks = (lacks: Missing['lacks']): Span[][] =>
    passed ? [say(locale, parts.overdue)] : lacks.map(lack => say(locale, askFor[lack]))
  const votesLess = publicSilent(here, now)
  return {
    revision: revisionOf(book),
    phase: index,
    passed,
    ...(votesLess.length && {
      post: text([
        joinSpans(
          votesLess.map(who => say(locale, parts.noVote, { who, phase: called })),
          '\n',
        ),
        ...asks(['vote']),
        ...until,
      ]),
    }),
    // Factions are called as the language of the game has them.
    each: speaking(locale, () => missingFrom(here, now.toISOString())).map(one => ({
      ...one,
      ...(getOwn(topics, one.id) !== undefined && { topic: getOwn(topics, one.id)! }),
      text: text([
        ...one.lacks.map(lack => say(locale, lackOf[lack], { who: one.name, phase: called })),
        ...asks(one.lacks),
        ...until,
      ]),
    })),
  }
}

/**
 * Whose names may stand in the thread as those who do not vote: all who live and have no ballot that stands. Who lost a vote
 * is not left out, which would tell it. Who is away is not asked.
 */
function publicSilent(here: ResolvedPhase, now: Date): string[] {
  const { system, game, phase, outcome, locked } = here
  const secret = outcome.tells.some(({ kind, values }) => kind === 'tally' && values.row === 'secret')
  if (locked || secret || !votesIn(system, game, phase.kind)) return []
  const voting = new Set(standing(votesOf(here)).map(({ by }) => by))
  const gone = new Set(phase.removed.map(({ who }) => who))
  return game.seats
    .filter(({ slot, alive, bystander }) => alive && !bystander && !gone.has(slot) && !voting.has(slot))
    .filter(seat => !absenceAt(seat, now.getTime()))
    .map(({ name }) => name)
}
