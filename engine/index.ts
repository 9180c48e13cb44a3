/**
 * The engine for other programs: a bot, a site, a script. Nothing here knows a clock, a file or a screen: what comes in
 * is text, what comes out is plain data and sentences. What a case file may say stands in its JSON Schema
 * (`nightdesk schema case`); the app, the command line and this door play it alike.
 */
import type { Case } from './cases/case.ts'
import { checkCase as check } from './cases/check.ts'
import { factsOf, type PhaseFacts } from './cases/facts.ts'
import { play, Unplayable, type Played } from './cases/play.ts'
import type { Problem, ProblemFound } from './cases/problem.ts'
import { readCases as read } from './cases/read.ts'
import { shuffledBy } from './game/deal.ts'
import { bookOf, readMessage, senderOf } from './inbox/read.ts'
import { envelopesOf } from './reading/envelopes.ts'
import { whyNot as leastChanges } from './resolve/why-not.ts'
import { noLynch, styles } from './rules/style.ts'
import { spokenIn } from './ruleset/spoken-in.ts'
import { systems, systemById } from './systems/index.ts'
import { inWords } from './text/in-each.ts'
import { plainOf } from './text/span.ts'
import type { Locale } from './text/wording.ts'
import { callOf, countThread } from './vote/count-thread.ts'
import { peopleOf } from './vote/people.ts'
import { writersOf } from './vote/person.ts'
import { reasonSaid } from './vote/reasons.ts'
import { readThread } from './vote/thread.ts'
import { explaining } from './why/explained.ts'
import { textTree } from './why/print.ts'
import { speakerOf } from './why/speaker.ts'
import { sayWhyNot } from './why/why-not-said.ts'

export type { Case, Locale, PhaseFacts, Played, Problem }

/** A result of a phase, as one asks about it: `dies`, `learns`, … and whom or what. */
export type Claim = PhaseFacts['trees']['roots'][number]['claim']

/** A result in words: what came of it, why, and the whole tree as text. */
export interface Explanation {
  claim: Claim
  holds: boolean
  says: string
  why: string
  tree: string
}

/** The rule systems, by id, with their names. */
export const listSystems = (locale: Locale = 'en'): { id: string; name: string }[] =>
  systems.map(system => ({ id: system.id, name: spokenIn(system, locale).name }))

/**
 * Reads the cases of a text (YAML or JSON). Never throws: what is wrong is told with its line and what would be right.
 * @param file what problems call the text
 */
export function readCases(
  text: string,
  { file = 'case', locale = 'en' }: { file?: string; locale?: Locale } = {},
): { cases: Case[]; problems: Problem[] } {
  const { cases, problems } = read(text, file, systems)
  return { cases, problems: problems.map(problem => problemSaid(problem, locale)) }
}

/**
 * Plays a case to its end.
 * @param without ids of actions that are left out, as if never sent in
 * @throws Error naming what the rules refuse in it
 */
export function resolve(written: Case, { without = [] }: { without?: readonly string[] } = {}): Played {
  try {
    return play(written, systemById(written.system)!, { trees: true, without })
  } catch (error) {
    throw error instanceof Unplayable ? new Error(error.says.en) : error
  }
}

/** Everything of its phases as plain data: deaths, results, messages, trees. What `nightdesk resolve --json` prints. */
export const describe = (played: Played, locale: Locale = 'en'): PhaseFacts[] =>
  factsOf(played, new Set(played.phases.map(({ name }) => name)), locale)

/**
 * Explains every result of a phase: what happened, and what nearly did.
 * @param phase its name: `night 1` @throws Error where there is none
 */
export function explain(played: Played, phase: string, locale: Locale = 'en'): Explanation[] {
  const here = phaseOf(played, phase)
  const speaker = speakerOf(played.system, here.game, here.phase, locale, here.outcome)
  const said = explaining(speaker, true)
  return here.outcome.questions
    .filter(({ aside }) => !aside)
    .map(question => {
      const { said: what, why } = said(question)
      return {
        claim: question.claim,
        holds: question.holds,
        says: plainOf(what),
        why: plainOf(why),
        tree: question.reason ? textTree(question.reason, speaker, { ascii: true, rules: true }) : '',
      }
    })
}

/**
 * Says the least that would have made a result of a phase the opposite.
 * @param claim as `explain` and `describe` give it @throws Error where the phase has no such result
 */
export function whyNot(played: Played, phase: string, claim: Claim, locale: Locale = 'en'): string {
  const here = phaseOf(played, phase)
  const asked = here.outcome.questions.find(one => JSON.stringify(one.claim) === JSON.stringify(claim))
  if (!asked) throw new Error(`${phase} has no such result: ${JSON.stringify(claim)}`)
  const speaker = speakerOf(played.system, here.game, here.phase, locale, here.outcome)
  return plainOf(sayWhyNot(asked, leastChanges({ ...here, system: played.system }, asked, mostChanges), speaker))
}

/** So many least changes are looked for. */
const mostChanges = 6

/** Plays a case and holds it to what it expects, and to the laws that hold of any night. */
export function checkCase(written: Case, locale: Locale = 'en'): { passed: boolean; failures: string[] } {
  const { passed, failures } = check(written, systemById(written.system)!, locale)
  return {
    passed,
    failures: failures.map(
      ({ phase, at, expected, came }) => `${phase} · ${at}: ${inWords(expected, locale)} ≠ ${inWords(came, locale)}`,
    ),
  }
}

/** What was read of a private message: the orders in it, and what a host would be asked about it. */
export interface MessageRead {
  from?: string
  /** Of a player: which seat. */
  sender?: string
  orders: { by: string; does: string; to: string[]; with: Record<string, string>; isSure: boolean }[]
  questions: { says: string; choices: string[] }[]
}

/**
 * Reads private messages as they were copied from a forum.
 * @param played whose last phase they are for: resolve a case whose last phase is empty
 */
export function readOrders(page: string, played: Played): MessageRead[] {
  const { system, phases } = played
  const last = phases.at(-1)
  if (!last) throw new Error('A case with no phase takes no orders.')
  const { game, phase } = last
  const names = bookOf(game, {})
  return envelopesOf(
    page,
    game.seats.map(({ name }) => name),
  ).map(envelope => {
    const sender = senderOf(envelope, names)
    const { proposals, doubts } = readMessage(envelope, {
      system,
      game,
      phase,
      aliases: {},
      ...(sender !== undefined && { sender }),
    })
    return {
      ...(envelope.from !== undefined && { from: envelope.from }),
      ...(sender !== undefined && { sender }),
      orders: proposals.map(({ by, does, to, with: words, confidence }) => ({
        by,
        does,
        to,
        with: words,
        isSure: confidence === 'sure',
      })),
      questions: doubts.map(({ question, choices }) => ({ says: question, choices: choices.map(({ says }) => says) })),
    }
  })
}

/** The votes of a thread. */
export interface VoteCount {
  majority: number
  /** `likely`: what was written for the name, which no name is as a whole, and one player alone can be meant by. */
  votes: { for: string | null; count: number; voters: { by: string; post: string; likely?: string }[] }[]
  notVoting: string[]
  /** The vote that made the majority. */
  hammer?: { by: string; for: string; post: string }
  /** What looks like a vote and does not count, with its reason. */
  uncounted: { by: string; post: string; text: string; why: string }[]
  /** What names nobody known: the nearest names. `likely`: for whom it counts all the same. */
  unresolved: { by: string; post: string; name: string; near: readonly string[]; likely?: string }[]
}

/**
 * Counts the votes of a thread.
 * @param pages saved pages or pasted posts, of any forum that the app knows
 * @param players a list of players, one a line, as hosts post it; whoever writes where it is left out
 */
export function countVotes(
  pages: readonly string[],
  { players = '', anyForm = false, locale = 'en' }: { players?: string; anyForm?: boolean; locale?: Locale } = {},
): VoteCount {
  const { people } = peopleOf(players)
  const thread = readThread(
    pages.map((text, index) => ({ file: `page ${index + 1}`, text })),
    writersOf(people),
  )
  const { posts, majority, standing, notVoting, read, doubts } = countThread(thread.posts, {
    roster: people,
    style: { ...styles[anyForm ? 'anyForm' : 'boldInFull']!, nicknames: 'show', nobody: noLynch },
  })
  const { votes, hammer } = standing
  const named = ({ index }: { index: number }): string => callOf(posts[index]!, index)
  return {
    majority,
    votes: votes.map(({ for: target = null, count, voters }) => ({
      for: target,
      count,
      voters: voters.map(({ likely, ...vote }) => ({
        by: vote.by,
        post: named(vote),
        ...(likely !== undefined && { likely }),
      })),
    })),
    notVoting: notVoting.map(({ name }) => name),
    ...(hammer && { hammer: { by: hammer.by, for: hammer.for, post: named(hammer) } }),
    uncounted: read.uncounted.map(one => ({
      by: one.by,
      post: named(one),
      text: one.text,
      why: inWords(reasonSaid(one.why), locale),
    })),
    unresolved: doubts.map(one => ({
      by: one.by,
      post: named(one),
      name: one.name,
      near: one.near,
      ...(one.likely !== undefined && { likely: one.likely }),
    })),
  }
}

/**
 * Deals roles, every way as likely as any other; the same for the same key, wherever it runs.
 * @param key 32 hexadecimal digits, drawn by whoever deals
 * @throws Error where there are not as many roles as players, or the key is none
 */
export function dealRoles(roles: readonly string[], players: readonly string[], key: string): Record<string, string> {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new Error('The key has to be 32 hexadecimal digits.')
  if (roles.length !== players.length) throw new Error(`There are ${roles.length} roles for ${players.length} players.`)
  const dealt = shuffledBy(key, roles, role => role)
  return Object.fromEntries(players.map((player, index) => [player, dealt[index]!]))
}

function phaseOf({ phases }: Played, name: string): Played['phases'][number] {
  const found = phases.find(phase => phase.name === name)
  if (!found) throw new Error(`There is no ${name}: ${phases.map(phase => phase.name).join(', ')}.`)
  return found
}

const problemSaid = ({ message, remedy, ...where }: ProblemFound, locale: Locale): Problem => ({
  ...where,
  message: inWords(message, locale),
  ...(remedy !== undefined && { remedy: inWords(remedy, locale) }),
})
