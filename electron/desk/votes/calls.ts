/** Calls about votes: what was cast by hand or stands in posts, and how it is counted. */
import { say } from '../words/say.ts'
import { languageAt } from '../../../engine/game/language.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { written } from '../../../engine/text/split.ts'
import { cast } from '../../../engine/vote/cast.ts'
import { withMarks } from '../../../engine/vote/pasted.ts'
import type { Answers, CallInput } from '../contract.ts'
import { dialectOf } from '../dialects.ts'
import { revisionOf, storedAs } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { openPhase } from '../library/open-phase.ts'
import { resolved } from '../library/resolved.ts'
import { nextId, nextIds } from '../next-id.ts'
import { editsAt } from '../library/wording-edits.ts'
import type { Readings } from '../reading/readings.ts'
import { Refused } from '../refusal.ts'
import { countAsOf, dayView, upTo } from './day.ts'
import { countPost, usualCount } from './count-post.ts'
import { countsSent } from './counts-sent.ts'
import { importCalls } from './import-calls.ts'
import { settle } from './meant.ts'
import { votesCounted } from './counted-votes.ts'
import { postedCount, postedCounts } from './posted-counts.ts'
import { prodsOf } from './prods.ts'
import { writersIn } from './thread-paste.ts'
import { votesView } from './view.ts'
import type { Ballot, Game, PhaseState, Posted } from '../../../engine/journal/state.ts'
import { noLynch } from '../../../engine/rules/style.ts'
import { isUndated } from '../../../engine/vote/tally.ts'

// Posts that tell no time: the host says whether they came before the deadline.

/**
 * Which posts are answered for with one: where it came in time, those without a time before it did too, and where it was late,
 * so were those behind it.
 * @throws Refused for a post that is not there
 */
function answeredWith(phase: PhaseState, id: string, late: boolean): string[] {
  const posts = phase.posts ?? []
  const at = posts.findIndex(post => post.id === id)
  if (at < 0) throw new Refused('notFound', say('votes.noSuchPost', { post: id }), say('votes.lookAgain'))
  const behind = ({ number }: Posted, index: number): number => {
    const own = posts[at]!.number
    return number !== undefined && own !== undefined ? number - own : index - at
  }
  return posts
    .filter(
      (post, index) =>
        post.id === id || (isUndated(post, phase) && (late ? behind(post, index) > 0 : behind(post, index) < 0)),
    )
    .map(post => post.id)
}

export const voteCalls = (library: Library, readings: Readings, now: () => Date) => ({
  ...importCalls(library, readings, now),

  'votes.view': async ({
    game,
    phase,
    without = [],
    language,
  }: CallInput<'votes.view'>): Promise<Answers['votes.view']> => {
    const book = await library.book(game)
    return votesView(await resolved(library, book, phase, without, language), { revision: revisionOf(book), phase })
  },

  'votes.day': async ({ game, phase }: CallInput<'votes.day'>): Promise<Answers['votes.day']> => {
    const book = await library.book(game)
    return dayView(await resolved(library, book, phase), book, { revision: revisionOf(book), phase })
  },

  'votes.asOf': async ({ game, phase, post }: CallInput<'votes.asOf'>): Promise<Answers['votes.asOf']> => {
    const here = await resolved(library, await library.book(game), phase)
    if (!here.phase.posts?.some(({ id }) => id === post))
      throw new Refused('notFound', say('votes.noSuchPost', { post }), say('votes.lookAgain'))
    return countAsOf(here, upTo(here, post))
  },

  'votes.countPost': async ({
    game,
    phase,
    post,
    ...asked
  }: CallInput<'votes.countPost'>): Promise<Answers['votes.countPost']> => {
    const book = await library.book(game)
    const here = await resolved(library, book, phase)
    if (post !== undefined && !here.phase.posts?.some(({ id }) => id === post))
      throw new Refused('notFound', say('votes.noSuchPost', { post }), say('votes.lookAgain'))
    const drafts = await library.store.read(tables => tables.drafts.list(storedAs(book)))
    const edits = editsAt(drafts, phase, languageAt(book.game, book.system, phase))
    const shown = { ...(book.settings.count ?? usualCount), ...asked }
    const sent = countsSent(await library.store.read(tables => tables.posts.list(storedAs(book))), phase)
    const at = { now: now().toISOString(), edits, sent }
    const said = countPost(book, here, phase, { ...shown, ...(post !== undefined && { post }) }, at)
    return { text: written(dialects[dialectOf(book.settings.dialect)], said), ...shown }
  },

  'votes.counts': async ({ game, phase, last }: CallInput<'votes.counts'>): Promise<Answers['votes.counts']> => {
    const book = await library.book(game)
    const here = await resolved(library, book, phase)
    return {
      revision: revisionOf(book),
      phase,
      counts: postedCounts(here, book.settings.titles, last),
      hosts: book.settings.hosts.length > 0,
    }
  },

  'votes.prods': async ({ game, phase, silent }: CallInput<'votes.prods'>): Promise<Answers['votes.prods']> => {
    const book = await library.book(game)
    return prodsOf(book, await resolved(library, book, phase), phase, silent)
  },

  'votes.prodded': async ({ game, slots }: CallInput<'votes.prodded'>): Promise<Answers['votes.prodded']> => {
    const { book } = await library.change(game, ({ run }) => run({ do: 'prod', slots, at: now().toISOString() }))
    return { revision: revisionOf(book) }
  },

  'votes.cast': async ({
    game,
    by,
    for: on,
    nobody,
    family,
    individual,
    at,
    advance,
    channel,
  }: CallInput<'votes.cast'>): Promise<Answers['votes.cast']> => {
    const { book, given } = await library.change(game, ({ book: { system }, game: now, run }) => {
      const id = nextId('b', openPhase(system, now()).ballots ?? [])
      run({
        do: 'vote',
        ballot: {
          id,
          by,
          ...(on !== undefined && { for: on }),
          ...(nobody && { nobody }),
          ...(family !== undefined && { family }),
          ...(individual !== undefined && { individual }),
          ...(at !== undefined && { at }),
          ...(advance && { advance }),
          ...(channel !== undefined && { channel }),
        },
      })
      return id
    })
    return { revision: revisionOf(book), id: given }
  },

  'votes.takeCounted': async ({
    game,
    post,
    voters,
  }: CallInput<'votes.takeCounted'>): Promise<Answers['votes.takeCounted']> => {
    const { book, given } = await library.change(game, ({ book: { system, settings }, game: now, run }) => {
      const count = postedCount(system, now(), post, settings.titles)
      if (!count) throw new Refused('notFound', say('votes.noSuchPost', { post }), say('votes.lookAgain'))
      const idOf = nextIds('b', openPhase(system, now()).ballots ?? [])
      const taken = votesCounted(count, voters)
      for (const vote of taken) run({ do: 'vote', ballot: { id: idOf(), ...vote } })
      return taken.length
    })
    return { revision: revisionOf(book), ballots: given }
  },

  'votes.withdraw': async ({ game, id }: CallInput<'votes.withdraw'>): Promise<Answers['votes.withdraw']> => {
    const { book } = await library.change(game, ({ book: { system }, game: now, run }) => {
      const phase = openPhase(system, now())
      // A vote in a post is none from now on; the post stays.
      const written = cast(system, now(), phase).ballots.find(ballot => ballot.id === id)
      run(
        written?.post === undefined
          ? { do: 'withdrawVote', id }
          : { do: 'denyVote', id: written.post, name: choiceWritten(now(), written), vote: id },
      )
    })
    return { revision: revisionOf(book) }
  },

  'votes.marked': async ({ game, text, html, source }: CallInput<'votes.marked'>): Promise<Answers['votes.marked']> => {
    const { game: now, settings } = await library.book(game)
    const names = writersIn(now, settings.hosts)
    return {
      text: source === 'thread' ? withMarks(text, html, names) : withMarks(text, html, names, ['quoted', 'struck']),
    }
  },

  'votes.meant': async ({ game, names }: CallInput<'votes.meant'>): Promise<Answers['votes.meant']> => {
    const { book, given } = await library.change(game, changing => settle(changing, names))
    return { revision: revisionOf(book), ...given }
  },

  'votes.timePost': async ({ game, id, late }: CallInput<'votes.timePost'>): Promise<Answers['votes.timePost']> => {
    const { book, given } = await library.change(game, ({ book: { system }, game: now, run }) => {
      const posts = answeredWith(openPhase(system, now()), id, late)
      for (const post of posts) run({ do: 'timePost', id: post, late })
      return posts.length
    })
    return { revision: revisionOf(book), posts: given }
  },

  'votes.deny': async ({ game, id, name }: CallInput<'votes.deny'>): Promise<Answers['votes.deny']> => {
    const { book } = await library.change(game, ({ run }) => run({ do: 'denyVote', id, name }))
    return { revision: revisionOf(book) }
  },

  'votes.dropPost': async ({ game, id }: CallInput<'votes.dropPost'>): Promise<Answers['votes.dropPost']> => {
    const { book } = await library.change(game, ({ run }) => run({ do: 'dropPost', id }))
    return { revision: revisionOf(book) }
  },
})

/** What a vote in a post is written with, more or less: of a player the name, else what is written for nobody, or to unvote. */
const choiceWritten = ({ seats }: Game, { for: on, nobody }: Pick<Ballot, 'for' | 'nobody'>): string =>
  nobody ? noLynch[0]! : (seats.find(({ slot }) => slot === on)?.name ?? on ?? unvoted)
const unvoted = 'unvote'
