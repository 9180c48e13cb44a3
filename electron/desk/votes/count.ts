/** Counting the votes of a saved thread: without a game by who is listed, with one by its rules (`count-game.ts`). */
import { problemHeard } from '../words/problem.ts'
import { heard, say } from '../words/say.ts'
import type { Case } from '../../../engine/cases/case.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { systems } from '../../../engine/systems/index.ts'
import { callOf, countThread, type ThreadCounted } from '../../../engine/vote/count-thread.ts'
import { reasonSaid } from '../../../engine/vote/reasons.ts'
import { peopleOf } from '../../../engine/vote/people.ts'
import { writersOf } from '../../../engine/vote/person.ts'
import type { Post } from '../../../engine/vote/post.ts'
import type { BallotRead, VotesRead } from '../../../engine/vote/reading.ts'
import { namesOf } from '../../../engine/vote/names.ts'
import { majorityOf, type Standing } from '../../../engine/vote/standing.ts'
import { noLynch, styles, type Style } from '../../../engine/rules/style.ts'
import { readThread, type Thread } from '../../../engine/vote/thread.ts'
import type { Answers, CallInput, PostNamed, VotesCount } from '../contract.ts'
import { notFound, Refused } from '../refusal.ts'
import { countInGame, gameAt } from './count-game.ts'
import { writersIn } from './thread-paste.ts'

type Input = CallInput<'votes.count'>

/** How those vote who have two votes: with one ballot that weighs two, or each vote for whom they like. */
const doubles: readonly [string, ...string[]] = ['oneBallot', 'twoTargets']

const nicknameWays = ['show', 'ask', 'count'] as const
/** Whether the vote that makes a majority ends the day. */
const hammerWays = ['on', 'off'] as const

/** No game has more players and onlookers; without a list every writer is a player, and may be meant by every name. */
const mostWriters = 300

export const counting = {
  'votes.count': (input: Input): Answers['votes.count'] => {
    if (input.rules) return byRules(input, input.rules)
    const styleId = input.style ?? 'boldInFull'
    const known = Object.hasOwn(styles, styleId) ? styles[styleId]! : undefined
    if (!known) throw notFound('style', styleId, Object.keys(styles))
    const nicknames = nicknameWays.find(way => way === (input.nicknames ?? 'show'))
    if (!nicknames) throw notFound('nicknames', input.nicknames ?? '', nicknameWays)
    const hammer = hammerWays.find(way => way === (input.hammer ?? 'on'))
    if (!hammer) throw notFound('hammer', input.hammer ?? '', hammerWays)
    const style: Style = {
      ...known,
      nicknames,
      nobody: noLynch,
      ...(input.titles && { titles: input.titles }),
    }
    const double = input.double ?? doubles[0]
    if (!doubles.includes(double)) throw notFound('double', double, doubles)
    const listed = input.players && peopleOf(input.players.text)
    const roster = (listed?.people ?? []).map(person => ({
      ...person,
      ...(person.votes !== undefined && double === 'twoTargets' && { divided: true as const }),
    }))
    const thread = readThread(input.files, [...writersOf(roster), ...(input.hosts ?? [])], input.frame)
    const writers = new Set(thread.posts.map(({ by }) => by))
    if (!roster.length && writers.size > mostWriters)
      throw new Refused(
        'badInput',
        say('votes.writers', { writers: writers.size, most: mostWriters }),
        say('votes.listPlayers'),
      )
    const counted = countThread(thread.posts, {
      roster,
      hosts: input.hosts ?? [],
      style,
      hammers: hammer === 'on',
      among: posts => between(posts, input),
      amend: (read, posts) => withBaseline(read, posts, input.baseline),
    })
    const problems = [
      ...thread.problems,
      ...(listed?.problems ?? []).map(problem => ({ file: input.players!.file, ...problem })),
    ].map(problemHeard)
    return answer({ ...counted, thread, styleId, style, listed: roster.length > 0, problems })
  },
}

/** How a case of a file is called: by its title, with the variant where there is one. */
const titleOf = ({ title, variant }: Case): string => (variant === undefined ? title : `${title} (${variant})`)

/** Counts by the rules of a game; where its file has several cases, by the one that is named. */
function byRules(input: Input, file: NonNullable<Input['rules']>): VotesCount {
  const read = readCases(file.text, file.file, systems)
  const problems = read.problems.map(problemHeard)
  const named = read.cases.filter(one => input.case === undefined || titleOf(one) === input.case)
  if (read.cases.length && !named.length) throw notFound('case', input.case ?? '', read.cases.map(titleOf))
  const [written, another] = named
  if (!written)
    throw new Refused(
      'badInput',
      problems.map(({ line, message }) => `${file.file}:${line}: ${message}`).join(' '),
      problems[0]?.remedy ?? say('votes.mendGame'),
    )
  if (another)
    throw new Refused(
      'badInput',
      say('votes.manyCases', { count: read.cases.length, names: some(read.cases.map(titleOf)) }),
      say('votes.nameCase'),
    )
  const at = gameAt(written)
  const hosts = [...new Set([...(written.hosts ?? []), ...(input.hosts ?? [])])]
  const thread = readThread(input.files, writersIn(at.game, hosts), input.frame)
  // What has no number in its pages is called by its place.
  const posts = thread.posts.some(({ number }) => number !== undefined)
    ? thread.posts
    : thread.posts.map((post, index) => ({ ...post, number: index + 1 }))
  const counted = countInGame(
    at,
    { ...thread, posts: [...between(posts, input)] },
    {
      hosts,
      titles: input.titles,
      all: thread.posts.length,
      baseline: input.baseline,
      saved: file => input.files.find(one => one.file === file)?.saved,
    },
  )
  return { ...counted, problems: [...thread.problems.map(problemHeard), ...problems] }
}

function placeOf(posts: readonly Post[], asked: string): number {
  const wanted = asked.trim().replace(/^#/, '')
  const at = posts.findIndex((post, index) => callOf(post, index) === wanted || post.id === wanted)
  if (at < 0)
    throw new Refused(
      'notFound',
      say('votes.noSuchPost', { post: asked }),
      posts.length
        ? say('votes.postsRun', { first: callOf(posts[0]!, 0), last: callOf(posts.at(-1)!, posts.length - 1) })
        : say('desk.noneHere'),
    )
  return at
}

function between(posts: readonly Post[], { from, to }: Input): readonly Post[] {
  return posts.slice(
    from === undefined ? 0 : placeOf(posts, from),
    to === undefined ? undefined : placeOf(posts, to) + 1,
  )
}

function withBaseline(read: VotesRead, posts: readonly Post[], asked: string | undefined): VotesRead {
  if (asked === undefined) return read
  const index = placeOf(posts, asked)
  if (!read.counts.some(count => count.index === index)) {
    const there = read.counts.map(count => callOf(posts[count.index]!, count.index))
    throw new Refused(
      'notFound',
      say('votes.noCount', { post: asked }),
      there.length ? say('votes.countsIn', { list: there.join(', ') }) : say('votes.noneFound'),
    )
  }
  return {
    ...read,
    counts: read.counts.map(count =>
      count.index === index && count.trouble === undefined ? { ...count, baseline: true } : count,
    ),
  }
}

interface Counted extends ThreadCounted {
  thread: Thread
  styleId: string
  style: Style
  listed: boolean
  problems: VotesCount['problems']
}

function answer(all: Counted): VotesCount {
  const { thread, posts, people, hosts, read, styleId, living, majority, standing, problems } = all
  const { hammer } = standing
  const named = ({ index }: { index: number }): PostNamed => namedPost(posts[index]!, index)
  return {
    software: thread.software,
    posts: thread.posts.length,
    counted: posts.length,
    style: styleId,
    players: people.flatMap(({ name, host }) => (host ? [] : name)),
    hosts,
    living: living.length,
    majority,
    votes: standing.votes.map(row => ({
      for: row.nobody ? null : row.for!,
      count: row.count,
      // What is yet to be confirmed lynches nobody.
      majority:
        row.voters.reduce((sum, { votes = 1, likely }) => sum + (likely === undefined ? votes : 0), 0) >= majority,
      voters: row.voters.map(({ by, index, votes, likely }) => ({
        by,
        ...(likely !== undefined && { likely }),
        ...(votes !== undefined && { votes }),
        post: callOf(posts[index]!, index),
        ...(posts[index]!.link !== undefined && { link: posts[index]!.link }),
      })),
    })),
    ...waitsOf(standing, majority),
    notVoting: all.notVoting.map(({ name }) => name),
    ...(hammer && { hammer: { ...named(hammer), by: hammer.by, for: hammer.for } }),
    uncounted: [...read.uncounted, ...standing.late.map(lateIn)]
      .toSorted((a, b) => a.index - b.index)
      .map(one => ({
        ...named(one),
        by: one.by,
        text: one.text,
        lineInPost: one.place.line,
        why: one.why,
        says: heard(reasonSaid(one.why)),
      })),
    unresolved: all.doubts.map(one => ({
      ...named(one),
      by: one.by,
      text: one.text,
      name: one.name,
      near: one.near,
      ...(one.likely !== undefined && { likely: one.likely }),
      ...(one.asks && { asks: one.asks }),
    })),
    undated: [],
    begun: read.ballots.flatMap(one =>
      one.begun === undefined || one.for === undefined
        ? []
        : [{ ...named(one), by: one.by, for: one.for, name: one.begun }],
    ),
    edited: read.flagged.map(one => ({ ...named(one), by: one.by })),
    counts: read.counts.map(one => ({
      ...named(one),
      by: one.by,
      baseline: one.baseline,
      ...(one.trouble !== undefined && { trouble: heard(one.trouble) }),
      ...(one.slip !== undefined && { slip: heard(one.slip) }),
      ...(one.unread && { unread: one.unread }),
      differences: differencesOf(standing, one.index, posts),
    })),
    notes: notesOn(all),
    problems,
  }
}

/** Whoever has a majority with votes that are yet to be confirmed, and no day that is over. */
function waitsOf({ votes, hammer }: Standing, needed: number): Pick<VotesCount, 'waits'> {
  if (hammer) return {}
  const waits = votes.flatMap(({ for: of, count, voters }) => {
    const toConfirm = voters.reduce(
      (sum, { votes: weight = 1, likely }) => sum + (likely === undefined ? 0 : weight),
      0,
    )
    return of !== undefined && count >= needed && count - toConfirm < needed
      ? { of, votes: count, toConfirm, needed }
      : []
  })
  return waits.length ? { waits } : {}
}

/** What came after the hammer, as what does not count. */
const lateIn = (ballot: BallotRead): VotesRead['uncounted'][number] => ({
  ...ballot,
  text: ballot.unvote ? say('votes.back') : (ballot.for ?? say('votes.noLynch')),
  why: 'afterHammer',
})

function namedPost(post: Post, index: number): PostNamed {
  const { by, file, line, at, when, link } = post
  const time = at ?? when
  return {
    post: callOf(post, index),
    by,
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
    ...(time !== undefined && { at: time }),
    ...(link !== undefined && { link }),
  }
}

const differencesOf = (
  { differences }: Standing,
  index: number,
  posts: readonly Post[],
): VotesCount['counts'][number]['differences'] =>
  differences
    .filter(one => one.index === index)
    .map(({ by, read, counted, votes, made }) => ({
      voter: by,
      read: read ?? null,
      counted: counted ?? null,
      ...(votes !== undefined && { votes }),
      ...(made && { post: callOf(posts[made.index]!, made.index) }),
    }))

function notesOn({ thread, posts, people, hosts, read, style, listed, living, majority }: Counted): string[] {
  const names = namesOf(people, style)
  const unknown = [...new Set(posts.map(({ by }) => by))].filter(by => !names.writer(by))
  const bold = posts.some(post => post.runs?.some(run => run.bold) ?? /\[b\]|\*\*|<b>|<strong>/i.test(post.text))
  return [
    ...(style.bold && !bold && read.uncounted.some(({ why }) => why === 'notBold') ? [say('votes.nothingBold')] : []),
    ...(unknown.length ? [say('votes.writersUnknown', { names: some(unknown) })] : []),
    ...(posts.length && !listed ? [say('votes.writersTaken')] : []),
    ...(listed && majority !== majorityOf(living.length)
      ? [say('votes.hostMajority', { votes: majority, listed: majorityOf(living.length) })]
      : []),
    ...(posts.length && !hosts.length ? [say('votes.noHost')] : []),
    ...(thread.posts.length > posts.length
      ? [say('votes.someCounted', { all: thread.posts.length, some: posts.length })]
      : []),
  ]
}

/** So many names of a long list are told that anybody can find the others. */
const mostNamed = 8
const some = (names: readonly string[]): string =>
  names.length > mostNamed ? `${names.slice(0, mostNamed).join('; ')}…` : names.join('; ')
