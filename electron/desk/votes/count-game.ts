/**
 * Counting a saved thread by the rules of a game: its system, options, roster with hydras, weights and replacements, written as
 * a case file. The posts go into the last phase of it that has a vote, and the rules count them as in the app.
 */
import { noLynchSaid } from '../words/lynch.ts'
import { heard, language, say } from '../words/say.ts'
import type { Case, CasePhase } from '../../../engine/cases/case.ts'
import { play, Unplayable } from '../../../engine/cases/play.ts'
import { decide } from '../../../engine/game/decide.ts'
import type { Command } from '../../../engine/journal/command.ts'
import { apply } from '../../../engine/journal/fold.ts'
import { currentPhase, type Game, type PhaseState } from '../../../engine/journal/state.ts'
import { nobody, type SeatId } from '../../../engine/reason/claim.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import { votesIn, type System } from '../../../engine/ruleset/system.ts'
import { systemById } from '../../../engine/systems/index.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { reasonSaid } from '../../../engine/vote/reasons.ts'
import { majorityOf } from '../../../engine/vote/standing.ts'
import type { Thread } from '../../../engine/vote/thread.ts'
import { spaced, speakerOf } from '../../../engine/why/speaker.ts'
import type { PostNamed, VotesCount } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { nextIds } from '../next-id.ts'
import { Refused } from '../refusal.ts'
import { ballotView } from './ballot-view.ts'
import { isVote, standing, votesOf } from './judged.ts'
import { votesCounted } from './counted-votes.ts'
import { postedCount, postedCounts } from './posted-counts.ts'
import { requirePosts, sortPosts } from './thread-paste.ts'
import { stepsOf, totalsOf } from './totals-view.ts'
import { silentVoters, waiting } from './view.ts'
import { unconfirmed, votersOf } from './voters-of.ts'

/** A game as it stands when the thread begins, with the phase open whose thread it is. */
interface GameAt {
  system: System
  game: Game
}

/**
 * The game of a case, with the last phase of it open that has a vote; where none is written, with the first one that there may be.
 * @throws Refused where its rules have no vote that is read in a thread
 */
export function gameAt(written: Case): GameAt {
  const system = systemById(written.system)!
  const { votes } = system
  const kinds = votes?.form === 'single' ? votes.phases : []
  if (!kinds.length)
    throw new Refused('badInput', say('votes.silentRules', { system: system.name }), say('votes.countWithout'))
  const last = written.phases.findLastIndex(({ kind }) => kinds.includes(kind))
  const phases =
    last < 0 ? [...written.phases, emptyPhase(kinds[0]!, written.phases)] : written.phases.slice(0, last + 1)
  try {
    const { game } = play({ ...written, phases }, system, { trees: false }).phases.at(-1)!
    const none = votes!.none?.(game)
    if (none !== undefined)
      throw new Refused(
        'badInput',
        say('votes.silentRulesBut', { system: system.name, but: heard(none) }),
        say('votes.countWithout'),
      )
    return { system, game }
  } catch (error) {
    if (error instanceof Unplayable)
      throw new Refused('badInput', say('cases.unplayable', { why: heard(error.says) }), say('votes.mendGame'))
    throw error
  }
}

const emptyPhase = (kind: string, before: readonly CasePhase[]): CasePhase => ({
  line: 1,
  kind,
  number: 1 + Math.max(0, ...before.filter(one => one.kind === kind).map(({ number }) => number)),
  actions: [],
  votes: [],
  posts: [],
  commands: [],
  answers: {},
  draws: [],
  expect: undefined,
})

interface About {
  hosts: readonly string[]
  titles?: readonly string[] | undefined
  /** The number or id of the post of a count that is taken at its word. */
  baseline?: string | undefined
  /** How many posts the thread has, of which some are counted. */
  all: number
  /** ISO instant: when a file was saved, where that is known. */
  saved: (file: string | undefined) => string | undefined
}

/**
 * What the rules of a game make of a thread.
 * @param thread the posts that are counted
 */
export function countInGame(
  { system, game: before }: GameAt,
  thread: Thread,
  { hosts, titles = [], all, baseline, saved }: About,
): VotesCount {
  requirePosts(thread)
  const { fresh, counts, unknownAuthors } = sortPosts(before, currentPhase(before)!, thread, {
    hosts,
    titles,
    zone: 'UTC',
    pasted: ({ file }) => saved(file),
  })
  const pasted = received(system, before, [
    ...fresh.map((post): Command => ({ do: 'receivePost', post })),
    ...counts.map(({ count }): Command => ({ do: 'receiveCount', count })),
  ])
  const { game, phase, taken } = baseline === undefined ? pasted : atItsWord(system, pasted, baseline, titles)
  const outcome = system.resolve(game, phase, { trees: true })
  const here: ResolvedPhase = {
    system,
    game,
    phase,
    outcome,
    speaker: speakerOf(system, game, phase, language(), outcome),
    locked: false,
  }
  return { ...counted(here), ...aboutThread(here, thread, { hosts, titles, all, taken }, unknownAuthors) }
}

function received(
  system: System,
  before: Game,
  commands: readonly Command[],
): { game: Game; phase: PhaseState; taken?: string } {
  const game = commands.reduce((now, command) => {
    const decided = decide(system, now, command)
    if ('declined' in decided) throw new Refused('declined', heard(decided.declined), say('votes.mendGame'))
    return decided.reduce(apply, now)
  }, before)
  return { game, phase: currentPhase(game)! }
}

/** With the votes that a count of the host's has otherwise. @throws Refused where there is no such count */
function atItsWord(
  system: System,
  { game, phase }: ReturnType<typeof received>,
  asked: string,
  titles: readonly string[],
): ReturnType<typeof received> {
  const wanted = asked.trim().replace(/^#/, '')
  const counts = phase.counts ?? []
  const post = counts.find(({ number, id }) => id === wanted || String(number ?? '') === wanted)?.id
  const count = post === undefined ? undefined : postedCount(system, game, post, titles)
  if (!count) {
    const there = counts.map(({ number, id }) => String(number ?? id))
    throw new Refused(
      'notFound',
      say('votes.noCount', { post: asked }),
      there.length ? say('votes.countsIn', { list: there.join(', ') }) : say('votes.noneFound'),
    )
  }
  const idOf = nextIds('b', phase.ballots ?? [])
  const votes = votesCounted(count).map((vote): Command => ({ do: 'vote', ballot: { id: idOf(), ...vote } }))
  return { ...received(system, game, votes), taken: count.id }
}

type Counted =
  | 'players'
  | 'living'
  | 'majority'
  | 'votes'
  | 'notVoting'
  | 'uncounted'
  | 'unresolved'
  | 'undated'
  | 'begun'
  | 'edited'

function counted(
  here: ResolvedPhase,
): Pick<VotesCount, Counted | 'steps' | 'lynched' | 'waits' | 'lynchWord' | 'prompts'> {
  const { system, game, phase, outcome, speaker } = here
  const nameOf = namesIn(game)
  const players = game.seats.filter(({ bystander }) => !bystander)
  const living = players.filter(({ slot, alive }) => alive && !phase.removed.some(({ who }) => who === slot))
  const votes = votesOf(here)
  const ballots = standing(votes)
  const { tally } = outcome
  const needed = tally?.needed ?? votesIn(system, game, phase.kind)?.needed?.(game, living.length)
  const majority = needed ?? majorityOf(living.length)
  const posted = postsNamed(here)
  const { prompts: asks } = spokenIn(system, speaker.locale)
  return {
    players: players.map(({ name }) => name),
    living: living.length,
    majority,
    votes: (tally ? totalsOf(tally, ballots, speaker) : []).map(({ of, votes: count }) => ({
      for: of === nobody ? null : nameOf(of),
      count,
      // What has yet to be confirmed lynches nobody.
      majority: count - unconfirmed(of, tally!, ballots) >= (getOwn(tally?.needs ?? {}, of) ?? majority),
      voters: votersOf(of, tally!, ballots).map(({ by, votes: weight, post, likely, put }) => {
        const { post: called, link } = posted(post)
        return {
          by: nameOf(by),
          ...(weight !== 1 && { votes: weight }),
          post: called,
          ...(link !== undefined && { link }),
          ...(likely !== undefined && { likely }),
          ...(put && { put }),
        }
      }),
    })),
    notVoting: silentVoters(here).map(nameOf),
    uncounted: [
      ...votes.read.uncounted.map(({ post, text, place, why }) => ({
        ...posted(post),
        text,
        lineInPost: place.line,
        why,
        says: heard(reasonSaid(why)),
      })),
      ...votes.ballots.flatMap(one => {
        const { standing: stands, rule, why = '', for: on, nobody: none, post } = ballotView(one, here)
        if (stands !== 'void' || rule === undefined) return []
        const read = votes.read.ballots.find(ballot => ballot.post === post && ballot.by === one.ballot.by)
        const text = isVote(one.ballot) ? (none ? noLynchSaid(here) : nameOf(on!)) : say('votes.back')
        return [{ ...posted(post), text, lineInPost: read?.place.line ?? 1, why: 'rules' as const, rule, says: why }]
      }),
    ],
    unresolved: votes.doubts.map(({ post, text, name, near, likely, asks }) => ({
      ...posted(post),
      text,
      name,
      near: near.map(nameOf),
      ...(likely !== undefined && { likely: nameOf(likely) }),
      ...(asks && { asks }),
    })),
    undated: votes.undated.map(({ post, for: on, nobody: none }) => ({
      ...posted(post),
      ...(on !== undefined ? { for: nameOf(on) } : none && { for: null }),
    })),
    begun: votes.read.ballots.flatMap(({ post, begun, for: on }) =>
      begun === undefined || on === undefined ? [] : [{ ...posted(post), for: nameOf(on), name: begun }],
    ),
    edited: votes.read.flagged.map(({ post }) => posted(post)),
    steps: (tally ? stepsOf(tally, speaker) : []).map(({ said, rule, holds }) => ({
      says: plainOf(said),
      rule,
      holds,
    })),
    lynched: (outcome.lynched ?? []).map(nameOf),
    ...(tally?.waits && {
      waits: tally.waits.map(of => ({ ...waiting(of, tally, ballots), of: of === nobody ? '' : nameOf(of) })),
    }),
    ...(speaker.lynchWord !== undefined && { lynchWord: speaker.lynchWord }),
    prompts: outcome.rulings.flatMap(({ id, kind, answered }) =>
      kind === 'prompt' && !answered ? [{ id, says: getOwn(asks, id)?.says ?? spaced(id) }] : [],
    ),
  }
}

function aboutThread(
  here: ResolvedPhase,
  thread: Thread,
  { hosts, titles, all, taken }: Omit<About, 'saved' | 'baseline'> & { taken: string | undefined },
  unknownAuthors: readonly string[],
): Pick<VotesCount, 'software' | 'posts' | 'counted' | 'style' | 'system' | 'hosts' | 'counts' | 'notes' | 'problems'> {
  const nameOf = namesIn(here.game)
  const named = postsNamed(here)
  return {
    software: thread.software,
    posts: all,
    counted: thread.posts.length,
    style: here.system.id,
    system: here.system.id,
    hosts: hosts.map(name => ({ name, why: 'named' })),
    counts: postedCounts(here, titles).map(({ id, by, at, number, link, trouble, slip, unread, differences }) => ({
      post: number === undefined ? id : String(number),
      by,
      ...(at !== undefined && { at }),
      ...(link !== undefined && { link }),
      baseline: id === taken,
      ...(trouble !== undefined && { trouble }),
      ...(slip !== undefined && { slip }),
      ...(unread.length && { unread }),
      differences: differences.map(({ voter, ours, theirs, posts }) => ({
        voter: nameOf(voter),
        read: votesFor(ours, nameOf),
        counted: votesFor(theirs, nameOf),
        ...(posts.length && { post: named(posts.at(-1)!.id).post }),
      })),
    })),
    notes: [
      ...(unknownAuthors.length ? [say('votes.writersUnknown', { names: unknownAuthors.join(', ') })] : []),
      ...(hosts.length ? [] : [say('votes.noHost')]),
      ...(all > thread.posts.length ? [say('votes.someCounted', { all, some: thread.posts.length })] : []),
    ],
    problems: [],
  }
}

const namesIn = ({ seats }: Game): ((slot: SeatId) => string) => {
  const names = new Map(seats.map(({ slot, name }) => [slot, name]))
  return slot => names.get(slot) ?? slot
}

/** What somebody votes for: null for nobody at all, the empty name for no lynch. */
const votesFor = (slots: readonly SeatId[], nameOf: (slot: SeatId) => string): string | null =>
  slots.length ? slots.map(slot => (slot === nobody ? '' : nameOf(slot))).join(', ') : null

/** What each post of a phase is called: by its number in the thread, or its id; of a ballot by hand, nothing. */
function postsNamed({ game, phase }: Pick<ResolvedPhase, 'game' | 'phase'>): (id: string | undefined) => PostNamed {
  const nameOf = namesIn(game)
  const posts = new Map((phase.posts ?? []).map(post => [post.id, post]))
  return id => {
    const post = id === undefined ? undefined : posts.get(id)
    return {
      post: post?.number === undefined ? (id ?? '') : String(post.number),
      by: post ? nameOf(post.by) : '',
      ...(post?.at !== undefined && { at: post.at }),
      ...(post?.link !== undefined && { link: post.link }),
    }
  }
}
