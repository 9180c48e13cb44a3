/**
 * What a host does around a phase, as a list to tick: made from the game, so that what the game tells is ticked already, and
 * only what happens on the forum alone is left to the host.
 */
import type { PhaseState } from '../../../engine/journal/state.ts'
import { takesOrders } from '../../../engine/ruleset/orders.ts'
import { votesIn } from '../../../engine/ruleset/system.ts'
import { activityIn } from '../conduct/activity.ts'
import { hostPosts } from '../conduct/for-host.ts'
import type { PostView } from '../contract.ts'
import { turnout } from '../inbox/turnout.ts'
import { dialectOf } from '../dialects.ts'
import { phaseAfterLast } from '../library/calendar.ts'
import { phaseName, type Book } from '../library/book.ts'
import type { Reads } from '../library/library.ts'
import { resolved, type ResolvedPhase } from '../library/resolved.ts'
import { keptOfRoles } from '../panels/calls.ts'
import { roleMessagesOf } from '../panels/role-messages.ts'
import { isCount, mailOf, postsOf, type Mail } from '../posts/list.ts'
import { goesOut, isUnsent } from '../posts/shown.ts'
import { starting } from '../posts/starting.ts'
import { missingFrom } from '../reminders/missing.ts'
import { asksIn } from '../reminders/needs.ts'
import { listed, say } from '../words/say.ts'
import type { Step, StepId } from './answers.ts'

type Made = Step<StepId>

/** Everything that is asked of a phase. */
export interface StepsAsked {
  book: Book
  index: number
  here: ResolvedPhase
  /** As it is now: with what the host ticked since it was locked. */
  phase: PhaseState
  /** How many players have a role message that is out and would say something else now. */
  changedRoles: number
  /** Its own posts, and those of the phase before it. */
  posts: PostView[]
  before: PostView[]
  /** ISO instant. */
  now: string
}

/** @throws Refused where there is no such phase, StoreError */
export async function stepsAsked(library: Reads, book: Book, index: number, now: string): Promise<StepsAsked> {
  const here = await resolved(library, book, index)
  const mail: Mail = await mailOf(library, book)
  const postsAt = (phase: number): Promise<PostView[]> => postsOf(library, book, phase, book.settings.dialect, mail)
  const phase = book.game.phases[index]!
  const { messages } = roleMessagesOf(book, dialectOf('plain'), await keptOfRoles(library, book))
  return {
    book,
    index,
    here,
    phase,
    changedRoles: messages.filter(({ changed }) => changed).length,
    posts: await postsAt(index),
    before: index ? await postsAt(index - 1) : [],
    now,
  }
}

/** @returns the steps in the order in which they are done */
export const stepsOf = (asked: StepsAsked): Made[] => [
  ...opening(asked),
  ...(asked.here.locked ? [] : running(asked)),
  ...closing(asked),
]

const isSent = (post: PostView): boolean => !isUnsent(post)
const isPublic = ({ to }: PostView): boolean => to.kind === 'public'
const isStart = ({ id, early }: PostView): boolean =>
  early === true && (id === `public:${starting}` || id === 'public:opening')
const counted = (done: number, all: number): Pick<Made, 'done' | 'detail'> => ({
  done: done === all,
  detail: say('steps.ofAll', { done, all }),
})
const byHand = (id: Made['id'] & string, part: Made['part'], phase: PhaseState, says: string): Made => ({
  id,
  part,
  says,
  ticked: true,
  done: phase.ticked?.includes(id) === true,
})

function opening({ book, index, here, phase, changedRoles, posts, before }: StepsAsked): Made[] {
  const { game, system, name } = book
  const called = phaseName(system, phase)
  const players = game.seats.filter(({ bystander }) => !bystander)
  const told = players.filter(({ slot }) => game.told?.[slot] !== undefined).length
  const confirmed = players.filter(({ slot }) => game.told?.[slot] === 'confirmed').length
  const unsent = before.filter(post => !isSent(post) && !post.ofGame).length
  const start = posts.find(isStart)
  const hasTopics = (system.topics?.(here.game) ?? []).some(({ members }) => members.length > 1)
  const first: Made[] = [
    {
      id: 'rolePms',
      part: 'open',
      says: say('steps.rolePms'),
      ...counted(told - changedRoles, players.length),
      to: { screen: 'messages' },
    },
    ...(hasTopics
      ? [{ ...byHand('topics', 'open', phase, say('steps.topics')), to: { screen: 'roster' as const } }]
      : []),
    ...(start
      ? [
          {
            id: 'startPost' as const,
            part: 'open' as const,
            says: say('steps.startPost'),
            done: isSent(start),
            to: { screen: 'posts' as const, phase: index },
          },
        ]
      : []),
    {
      id: 'confirmed',
      part: 'open',
      says: say('steps.confirmed'),
      ...counted(confirmed, players.length),
      to: { screen: 'messages' },
    },
  ]
  return [
    ...(index === 0 ? first : []),
    ...(unsent
      ? [
          {
            id: 'before' as const,
            part: 'open' as const,
            says: say('steps.before', { phase: phaseName(system, game.phases[index - 1]!) }),
            detail: say('steps.left', { count: unsent }),
            done: false,
            to: { screen: 'posts' as const, phase: index - 1 },
          },
        ]
      : []),
    {
      ...byHand('title', 'open', phase, say('steps.title')),
      copy: say('steps.threadTitle', { game: name, phase: called }),
    },
    ...(index > 0 && votesIn(system, here.game, phase.kind)
      ? [byHand('unlock', 'open', phase, say('steps.unlock'))]
      : []),
    ...(phase.closes === undefined && !here.locked
      ? [
          {
            id: 'deadline' as const,
            part: 'open' as const,
            says: say('steps.deadline'),
            done: false,
            to: at(here, index),
          },
        ]
      : []),
  ]
}

/** Where a phase is looked after. */
const at = ({ system, game, phase }: ResolvedPhase, index: number): NonNullable<Made['to']> => ({
  screen: takesOrders(system, game, phase.kind) ? 'inbox' : votesIn(system, game, phase.kind) ? 'votes' : 'posts',
  phase: index,
})

function running({ book, index, here, posts, now }: StepsAsked): Made[] {
  const { system, game, phase } = here
  const voted = votesIn(system, game, phase.kind) !== undefined
  const acting = takesOrders(system, game, phase.kind)
  const nameOf = (slot: string): string => game.seats.find(seat => seat.slot === slot)?.name ?? slot
  const named = (state: string): string[] =>
    activityIn(book, game, index, now).flatMap(one => (one.state === state ? nameOf(one.slot) : []))
  const [prods, replace] = [named('prod'), named('replace')]
  const wants = hostPosts(book, index)
  const unhandled = wants.filter(({ handled }) => !handled)
  const awaited = turnout(system, game, phase)
  const missing = missingFrom(here, now).filter(({ lacks }) => lacks.includes('actions')).length
  const { messages, posts: unclear, rulings } = asksIn(here)
  const votes = { screen: 'votes' as const, phase: index }
  const waits = messages + unclear + rulings
  const isCounted = (phase.counts?.length ?? 0) > 0 || posts.some(post => isCount(post) && post.sentAt !== undefined)
  const run = (id: StepId, says: string, more: Omit<Made, 'id' | 'part' | 'says'>): Made[] => [
    { id, part: 'run', says, ...more },
  ]
  return [
    ...(wants.length
      ? run('forHost', say('steps.forHost'), {
          ...counted(wants.length - unhandled.length, wants.length),
          to: { ...votes, ...(unhandled[0] && { post: unhandled[0].id }) },
        })
      : []),
    ...(replace.length
      ? run('replace', say('steps.replace', { names: listed(replace) }), { done: false, does: 'replacement' })
      : []),
    ...(prods.length ? run('prods', say('steps.prods', { names: listed(prods) }), { done: false, to: votes }) : []),
    ...run('review', say('steps.review'), {
      done: !waits,
      ...(waits > 0 && { detail: say('steps.left', { count: waits }) }),
      to: messages
        ? { screen: 'inbox', phase: index }
        : rulings && !unclear
          ? { screen: 'night', phase: index }
          : at(here, index),
    }),
    ...(voted ? run('count', say('steps.count'), { done: isCounted, to: votes }) : []),
    ...(acting && awaited.length
      ? run('missing', say('steps.missing'), {
          done: !missing,
          detail: say('steps.ofAll', {
            done: awaited.filter(({ answered }) => answered).length,
            all: awaited.length,
          }),
          to: { screen: 'inbox', phase: index },
        })
      : []),
  ]
}

function closing({ book, index, here, phase, posts }: StepsAsked): Made[] {
  const { game, system } = book
  const { locked } = here
  const isLast = index === game.phases.length - 1
  const close = (id: StepId, says: string, more: Omit<Made, 'id' | 'part' | 'says'>): Made => ({
    id,
    part: 'close',
    says,
    ...more,
  })
  const lock = close('lock', say('steps.lock', { phase: phaseName(system, phase) }), {
    done: locked,
    ...(!locked
      && phase.closes !== undefined && {
        detail: say('steps.until', { time: new Date(phase.closes).toISOString() }),
      }),
    does: 'lock',
  })
  if (!locked) return [lock]
  const nameOf = (slot: string): string => game.seats.find(seat => seat.slot === slot)?.name ?? slot
  const dead = phase.result?.deaths ?? []
  const mine = posts.filter(post => !post.ofGame && !isStart(post) && goesOut(post))
  const [toAll, others] = [mine.filter(isPublic), mine.filter(post => !isPublic(post))]
  const to = { screen: 'posts' as const, phase: index }
  return [
    lock,
    ...(votesIn(system, here.game, phase.kind) ? [byHand('lockThread', 'close', phase, say('steps.lockThread'))] : []),
    ...(toAll.length
      ? [close('posts', say('steps.posts'), { ...counted(toAll.filter(isSent).length, toAll.length), to })]
      : []),
    ...(others.length
      ? [close('messages', say('steps.messages'), { ...counted(others.filter(isSent).length, others.length), to })]
      : []),
    ...(dead.length
      ? [
          {
            ...byHand('deadChat', 'close', phase, say('steps.deadChat', { names: listed(dead.map(nameOf)) })),
            to: { screen: 'roster' as const },
          },
        ]
      : []),
    ...(game.winner === undefined || !isLast
      ? [
          close(
            'next',
            say('steps.next', { phase: phaseName(system, game.phases[index + 1] ?? phaseAfterLast(system, game)) }),
            {
              done: !isLast,
              does: 'open',
            },
          ),
        ]
      : []),
  ]
}
