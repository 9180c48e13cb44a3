/** Posts of players as they are shown, each with what was read in it. */
import { noLynchSaid } from '../words/lynch.ts'
import { heard, listed, say } from '../words/say.ts'
import type { Posted } from '../../../engine/journal/state.ts'
import { byPost } from '../../../engine/vote/by-post.ts'
import { isDenied } from '../../../engine/vote/cast.ts'
import { runsOf } from '../../../engine/vote/marks.ts'
import type { Unresolved } from '../../../engine/vote/reading.ts'
import { reasonSaid } from '../../../engine/vote/reasons.ts'
import { textOf } from '../../../engine/vote/run.ts'
import { safely } from '../../../engine/vote/safely.ts'
import type { BallotView, PostRead } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import type { bearingOn } from './bears.ts'
import { isVote, voteless, type Votes } from './judged.ts'
import { isWhether } from './meant.ts'

const longestShown = 400

/** Which post it is, whose, and where it stands in the thread. */
export const whereabouts = ({
  id,
  by,
  at,
  number,
  link,
}: Posted): Pick<PostRead, 'id' | 'by' | 'at' | 'number' | 'link'> => ({
  id,
  by,
  ...(at !== undefined && { at }),
  ...(number !== undefined && { number }),
  ...(link !== undefined && { link }),
})

/** Every post with what was read in it. @param bears what answers to its doubts could change */
export function postsRead(
  posts: readonly Posted[],
  { read, settled, undated: unsure, denied }: Pick<Votes, 'read' | 'settled' | 'undated' | 'denied'>,
  ballots: readonly BallotView[],
  here: ResolvedPhase,
  bears?: ReturnType<typeof bearingOn>,
): PostRead[] {
  const { system, game } = here
  const names = new Map(game.seats.map(seat => [seat.slot, seat.name]))
  const idle = voteless(here)
  const rule = system.votes?.ruleIn?.(game) ?? system.votes?.rule
  const cited = rule !== undefined && { rule }
  const [cast, deniedIn, undated, uncounted, unresolved, flagged] = [
    byPost(ballots),
    byPost(denied),
    byPost(unsure),
    byPost(read.uncounted),
    byPost(read.unresolved),
    byPost(read.flagged),
  ]
  // Thousands of ballots say what few words say.
  const told = new Map<string, string>()
  const targetOf = (ballot: Pick<BallotView, 'for' | 'nobody'>): string | undefined =>
    ballot.nobody ? noLynchSaid(here) : isVote(ballot) ? (names.get(ballot.for!) ?? ballot.for!) : undefined
  const ballotRead = (ballot: BallotView): PostRead['found'][number] => {
    const isVoid = ballot.standing === 'void'
    const name = targetOf(ballot)
    const why = isVoid ? ballot.why : undefined
    const key = JSON.stringify([name, why])
    const said = told.get(key) ?? ballotReadSaid(name, why)
    told.set(key, said)
    return {
      kind: isVoid ? 'uncounted' : 'ballot',
      said,
      ...(isVoid && ballot.rule !== undefined && { rule: ballot.rule }),
    }
  }
  const withFinds = new Set(
    [ballots, denied, unsure, read.uncounted, read.unresolved, read.flagged].flatMap(all =>
      all.map(({ post }) => post),
    ),
  )
  return posts.map(post => {
    const { id, edited } = post
    if (!edited && !withFinds.has(id)) return shown(post)
    const found: PostRead['found'] = [
      ...cast(id)
        .filter(({ likely }) => likely === undefined)
        .map(ballotRead),
      ...deniedIn(id).map((ballot): PostRead['found'][number] => ({
        kind: 'uncounted',
        said: ballotReadSaid(targetOf(ballot), say('votes.denied')),
      })),
      ...undated(id).map((ballot): PostRead['found'][number] => ({
        kind: idle.has(ballot.by) ? 'uncounted' : 'undated',
        said: say('votes.undated', { vote: ballotReadSaid(targetOf(ballot), undefined) }),
      })),
      ...uncounted(id).map(({ text: attempt, why }): PostRead['found'][number] => ({
        kind: 'uncounted',
        said: say('votes.attempt', { text: attempt, why: heard(reasonSaid(why)) }),
        ...cited,
      })),
      ...unresolved(id).map((one): PostRead['found'][number] =>
        idle.has(one.by)
          ? { kind: 'uncounted', said: say('votes.hasNone', { text: one.text, name: names.get(one.by) ?? one.by }) }
          : isDenied(post, one.name)
            ? { kind: 'uncounted', said: say('votes.attempt', { text: one.text, why: say('votes.denied') }) }
            : {
                kind: 'unresolved',
                said:
                  one.likely !== undefined
                    ? say('votes.likely', { name: one.written ?? one.name, who: names.get(one.likely) ?? one.likely })
                    : one.several && !one.asks
                      ? severalSaid([
                          ...one.near.map(slot => names.get(slot) ?? slot),
                          ...(one.nobody ? [noLynchSaid(here)] : []),
                        ])
                      : say(doubtful(one.near, one.asks), {
                          name:
                            one.asks === 'openQuote' ? one.text : ((one.asks ? undefined : one.written) ?? one.name),
                        }),
                near: one.near,
                name: one.name,
                ...(settled.has(one) && { settled: true as const }),
                ...(one.likely !== undefined && { likely: one.likely }),
                ...(isWhether(one) && { whether: true as const, ...(one.nobody && { nobody: true as const }) }),
              },
      ),
      ...flagged(id).map((): PostRead['found'][number] => ({ kind: 'edited', said: say('votes.wasEdited') })),
    ]
    const bare = shown(post)
    if (!found.length && !edited) return bare
    const does = bears?.get(id)
    return { ...bare, edited: edited === true || flagged(id).length > 0, found, ...(does && { bears: does }) }
  })
}

/** What is in doubt: whether it is a vote at all, or whom it names. */
const doubtful = (near: readonly string[], asks: Unresolved['asks']) =>
  asks ? whether[asks] : near.length ? 'votes.noFullName' : 'votes.nobodyCalled'

const severalSaid = (all: readonly string[]): string =>
  say('votes.severalNamed', { count: all.length, names: listed(all, 'conjunction') })

const whether = {
  agreement: 'votes.agrees',
  replaced: 'votes.afterLeaving',
  name: 'votes.maybe',
  condition: 'votes.conditional',
  openQuote: 'votes.inQuote',
} as const satisfies Record<NonNullable<Unresolved['asks']>, string>

/** What a ballot in a post says. @param name of whom it is for; a vote taken back where absent @param why it does not count */
function ballotReadSaid(name: string | undefined, why: string | undefined): string {
  if (name === undefined) return why ? say('votes.backBut', { why }) : say('votes.back')
  return why ? say('votes.votesForBut', { name, why }) : say('votes.votesFor', { name })
}

/**
 * A post as a reader sees it, before anything was found in it; what cannot be read stands as it was pasted. Long
 * threads are shown often, and posts never change.
 */
function shown(post: Posted): PostRead {
  const known = seen.get(post)
  if (known) return known
  const text = safely(() => textOf(runsOf({ text: post.text })).trim()) ?? post.text
  const made: PostRead = {
    ...whereabouts(post),
    edited: false,
    text: text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text,
    found: [],
  }
  seen.set(post, made)
  return made
}

const seen = new WeakMap<Posted, PostRead>()
