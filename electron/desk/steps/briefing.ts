/** What somebody must know who stands in for the host today: all of it is secret, and it says so first. */
import { absenceAt } from '../../../engine/game/absence.ts'
import { activityIn } from '../conduct/activity.ts'
import { hostPosts } from '../conduct/for-host.ts'
import { phaseName, type Book } from '../library/book.ts'
import type { Reads } from '../library/library.ts'
import { missingFrom } from '../reminders/missing.ts'
import { asksIn } from '../reminders/needs.ts'
import { listed, momentSaid, say } from '../words/say.ts'
import { stepsAsked, stepsOf, type StepsAsked } from './list.ts'

/** @param now ISO instant @throws Refused, StoreError */
export async function briefing(library: Reads, book: Book, now: string): Promise<string> {
  const { game, name, settings } = book
  const index = game.phases.length - 1
  const asked = index < 0 ? undefined : await stepsAsked(library, book, index, now)
  const next = asked && stepsOf(asked).find(({ done }) => !done)
  const waiting = asked ? [...ofPhase(asked), ...unsentIn(asked)] : []
  const away = game.seats.flatMap(seat => {
    const absence = seat.alive ? absenceAt(seat, Date.parse(now)) : undefined
    return absence ? say('steps.awayUntil', { name: seat.name, time: momentSaid(absence.until, settings.zone) }) : []
  })
  const lines = [
    ...waiting,
    ...(away.length ? [say('steps.away', { list: away.join('; ') })] : []),
    ...(game.substitutes?.length ? [say('steps.substitutes', { names: listed(game.substitutes) })] : []),
  ]
  return [
    say('steps.briefed', { game: name }),
    '',
    nowSaid(book),
    ...(next ? [say('steps.nextStep', { step: next.says })] : []),
    '',
    ...(lines.length ? lines : [say('steps.nothing')]),
  ].join('\n')
}

function nowSaid({ game, system, settings }: Book): string {
  const phase = game.phases.at(-1)
  if (game.winner !== undefined) return say('steps.nowOver')
  if (!phase) return say('steps.nowSetup')
  const called = phaseName(system, phase)
  if (phase.result) return say('steps.nowLocked', { phase: called })
  return phase.closes === undefined
    ? say('steps.now', { phase: called })
    : say('steps.nowUntil', { phase: called, time: momentSaid(phase.closes, settings.zone) })
}

/** What the open phase waits for. */
function ofPhase({ book, here, index, now }: StepsAsked): string[] {
  if (here.locked) return []
  const nameOf = (slot: string): string => here.game.seats.find(seat => seat.slot === slot)?.name ?? slot
  const line = (key: LineOfNames, names: readonly string[]): string[] =>
    names.length ? [say(key, { names: listed(names) })] : []
  const missing = missingFrom(here, now)
  const lacks = (what: 'actions' | 'vote'): string[] =>
    missing.filter(one => one.lacks.includes(what)).map(({ name }) => name)
  const activity = activityIn(book, here.game, index, now)
  const are = (state: string): string[] => activity.flatMap(one => (one.state === state ? nameOf(one.slot) : []))
  const { messages, posts: votes, rulings } = asksIn(here)
  const posts = hostPosts(book, index).filter(({ handled }) => !handled).length
  return [
    ...line('steps.stillMissing', lacks('actions')),
    ...line('steps.noVote', lacks('vote')),
    ...(messages + votes + rulings > 0 ? [say('steps.toReview', { messages, votes, rulings })] : []),
    ...(posts ? [say('steps.postsFor', { count: posts })] : []),
    ...line('steps.prodDue', are('prod')),
    ...line('steps.prodded', are('waiting')),
    ...line('steps.replaceDue', are('replace')),
  ]
}

type LineOfNames = 'steps.stillMissing' | 'steps.noVote' | 'steps.prodDue' | 'steps.prodded' | 'steps.replaceDue'

/** Posts and messages of this phase and the one before it that were not sent, or say something else by now. */
function unsentIn({ posts, before, here }: StepsAsked): string[] {
  const open = [...before, ...(here.locked ? posts : posts.filter(({ early }) => early))].filter(
    ({ state, ofGame }) => state !== 'sent' && !ofGame,
  )
  return open.length
    ? [
        say('steps.unsent', {
          list: open.map(({ title, to }) => say('steps.unsentOf', { title, to: to.name })).join('; '),
        }),
      ]
    : []
}
