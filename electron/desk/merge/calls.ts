/** Calls about a game that two hosts went on with: what both make together, and making them one. */
import { endConflict, conflictsIn, type Conflict } from '../../../engine/game/conflicts.ts'
import type { Way } from '../../../engine/game/merge/merge.ts'
import { kept } from '../../../engine/resolve/kept.ts'
import { takesOrders } from '../../../engine/ruleset/orders.ts'
import { isEqual } from '../../../engine/shape/equal.ts'
import type { Answers, CallInput } from '../contract.ts'
import { dialectOf } from '../dialects.ts'
import { lockOf, phaseName, revisionOf, type Book } from '../library/book.ts'
import { engineVersion } from '../library/engine-version.ts'
import { wrongAfter } from '../library/journal-read.ts'
import type { Library } from '../library/library.ts'
import { notInPast } from '../library/mending.ts'
import { choicesOf, decidedBy, keepChoices, type Choice, type Pair as Said } from '../library/merge-choices.ts'
import type { Reads } from '../library/reads-from.ts'
import { resolved } from '../library/resolved.ts'
import { eventsOf, phaseCompared } from '../mend/compare.ts'
import { misfitSaid } from '../mend/misfit-said.ts'
import { mailOf } from '../posts/list.ts'
import { asPart, giveWay, settle } from '../give-way.ts'
import { Refused } from '../refusal.ts'
import { sensibly } from '../sensibly.ts'
import { language as spoken, say } from '../words/say.ts'
import type { MergeDifference } from './answers.ts'
import { merging, type Merging } from './merged.ts'
import { rowsMerged, type RowsMerged } from './rows.ts'
import { differenceSaid } from './difference-text.ts'

type Pair = CallInput<'merge.accept'>

const choices = ({ chosen = [] }: Pick<Pair, 'chosen'>): Map<string, Way> =>
  new Map(chosen.map(({ key, as }) => [key, as]))

/** @param merged hears of every merge, after it was kept */
export const mergeCalls = (library: Library, merged: () => void) => ({
  'merge.view': (given: CallInput<'merge.view'>): Promise<Answers['merge.view']> =>
    playedTogether(() => viewOf(library, given)),

  'merge.choose': async ({ way, key, ...given }: CallInput<'merge.choose'>): Promise<Answers['merge.choose']> => {
    const { book, copy } = await pairOf(library, given)
    const found = (await together(library, book, copy, new Map())).differences.find(one => one.key === key)
    if (!found) throw new Refused('notFound', say('merge.noDifference'), say('merge.lookAgain'))
    await library.store.write(tables => keepChoices(tables, book.id, [{ ...found.pair, as: way }]))
    library.told(book.id, book)
    return { revision: revisionOf(book) }
  },

  'merge.accept': async (given: Pair): Promise<Answers['merge.accept']> => {
    const { book: here, copy } = await pairOf(library, given)
    // Played before the file is ours alone: meanwhile others read and write.
    const played = await together(library, here, copy, choices(given))
    const { book, given: isPlayed } = await library.change(
      given.game,
      async ({ book: ours, run, next, afterwards, reads }) => {
        const { made, rows, differences, isSettled } = await together(reads, ours, copy, choices(given), played)
        const left = differences.filter(({ as }) => as === undefined).length
        if (left) throw new Refused('declined', say('merge.undecided', { count: left }), say('merge.chooseAll'))
        if (isSettled) throw new Refused('declined', say('merge.nothing'), say('merge.putAwayCopy'))
        settle()
        afterwards(tables => rows.keep(tables, ours.id))
        afterwards(tables =>
          keepChoices(
            tables,
            ours.id,
            differences.map(({ pair, as }) => ({ ...pair, as: as!, merged: true })),
          ),
        )
        if (!isChanged(made)) return false
        const events = made.again.kept.map(({ event }) => event)
        const wrong = wrongAfter(ours.events, events)
        if (wrong !== undefined)
          throw new Refused('badInput', say('library.unkeepable', { wrong }), say('merge.chooseCopy'))
        const first = next() + 1
        const engines = await enginesOf(reads, [ours, copy])
        run({ do: 'merge', to: made.to, phase: made.phase, events })
        afterwards(async tables => {
          for (const { index, seq, outcome, game } of made.again.phases) {
            const place = made.again.kept.findIndex(one => one.seq === seq)
            if (seq === undefined || place < 0) continue
            const before = made.from(index, game)?.book
            const lock = before && lockOf(before, index)
            await tables.resolutions.keep(ours.id, {
              seq: first + place,
              phase: index,
              engine: (lock && engines.get(`${before.id} ${lock.seq}`)) || engineVersion,
              ...kept(outcome),
            })
          }
        })
        return true
      },
    )
    if (!isPlayed) library.told(given.game, book)
    merged()
    return { revision: revisionOf(book) }
  },
})

async function viewOf(library: Library, given: CallInput<'merge.view'>): Promise<Answers['merge.view']> {
  const { book, copy } = await pairOf(library, given)
  const both = await asPart(0, 0.5, () => together(library, book, copy, choices(given)))
  return await asPart(0.5, 1, () => said(library, given, both))
}

async function said(
  library: Library,
  given: CallInput<'merge.view'>,
  { books: [book, copy], made, rows, differences, isSettled }: Together,
): Promise<Answers['merge.view']> {
  const about = { merged: made.book, first: made.first, chosen: made.chosen }
  const words = new Map(made.differences.map(one => [one.key, differenceSaid(one, about)]))
  const against = {
    book,
    now: made.book,
    mail: await mailOf(library, book),
    locale: given.language ?? spoken(),
    dialect: dialectOf(given.dialect ?? book.settings.dialect),
  }
  const phases: Answers['merge.view']['phases'] = []
  for (const [at, one] of made.again.phases.entries()) {
    await giveWay(at, made.again.phases.length)
    phases.push(
      book.game.phases[one.index]
        ? (await phaseCompared(library, against, { ...one, anew: isNew(book, made, one.index) })).compared
        : { ...freshOf(made, one.index), fresh: true },
    )
  }
  return {
    revision: revisionOf(book),
    name: book.name,
    copy: { name: copy.name, changed: copy.events.at(-1)!.at },
    ours: made.ours.length,
    theirs: made.theirs.length,
    differences: [
      ...made.differences.map(({ key }) => words.get(key)!),
      ...rows.differences.map(({ pair: _, ...one }) => one),
    ].map((one, index) => ({ ...one, ...differences[index]!.was })),
    undecided: differences.filter(one => one.as === undefined).length,
    phases,
    misfits: await misfitsOf(library, made, [book, copy]),
    changed: !isSettled,
  }
}

interface Together {
  books: readonly [book: Book, copy: Book]
  /** What was decided before: here, and by the co-host. */
  before: readonly [here: Choice[], there: Choice[]]
  made: Merging
  rows: RowsMerged
  /** All of them, those of the journals first, each with what is chosen of it, and how that was decided before. */
  differences: { key: string; pair: Said; as: Way | undefined; was: Pick<MergeDifference, 'chosen' | 'decided'> }[]
  /** Nothing would be otherwise, and nothing is to be decided that was not decided when both were made one before. */
  isSettled: boolean
}

/** What the other one's file makes impossible is no mistake of ours. */
const playedTogether = <Given>(work: () => Promise<Given>): Promise<Given> =>
  sensibly(work, why => new Refused('declined', say('merge.noSense', { why }), say('merge.chooseCopy')))

/**
 * Both as one.
 * @param given what is chosen now: it goes before what was chosen earlier
 * @param known the same a moment ago: it is not played again where nothing changed since
 */
async function together(
  reads: Reads,
  book: Book,
  copy: Book,
  given: ReadonlyMap<string, Way>,
  known?: Together,
): Promise<Together> {
  const before = await reads.store.read(
    async tables => [await choicesOf(tables, book.id), await choicesOf(tables, copy.id)] as const,
  )
  const decided = decidedBy(...before)
  const isKnown = known?.books[0] === book && known.books[1] === copy && isEqual(known.before, before)
  const made = isKnown ? known.made : await playedTogether(() => merging(reads, book, copy, given, decided))
  const rows = await rowsMerged(reads, book, copy, given, decided)
  const differences = [...made.differences, ...rows.differences].map(({ key, pair, ways }) => {
    const known = decided(pair)
    const asked = given.get(key) ?? known?.as
    const as = ways.find(way => way === asked)
    const by = known && known.as === as ? known.by : undefined
    return { key, pair, as, was: { ...(as && { chosen: as }), ...(by && { decided: by }) } }
  })
  return {
    books: [book, copy],
    before,
    made,
    rows,
    differences,
    isSettled: !isChanged(made) && !rows.changed && differences.every(({ was }) => was.decided === 'before'),
  }
}

async function pairOf(
  library: Library,
  { game, copy: other }: Pick<Pair, 'game' | 'copy'>,
): Promise<{ book: Book; copy: Book }> {
  notInPast(game)
  notInPast(other)
  const [book, copy] = [await library.book(game), await library.book(other)]
  if (game === other) throw new Refused('declined', say('merge.itself'), say('merge.chooseCopy'))
  if (await library.mending(game)) throw new Refused('declined', say('merge.mending'), say('mend.acceptFirst'))
  return { book, copy }
}

/** Whether our journal would be another one. */
const isChanged = ({ ours, again }: Merging): boolean =>
  ours.length !== again.kept.length || ours.some(({ event }, index) => !isEqual(event, again.kept[index]!.event))

/** Whether a phase is otherwise than it is here. */
function isNew(book: Book, { book: merged, again }: Merging, index: number): boolean {
  const now = again.phases.find(one => one.index === index)
  const lock = lockOf(book, index)
  const was = lock ? book.before.get(lock.seq) : book.game
  return !isEqual(was, now?.game) || (lock === undefined) !== (lockOf(merged, index) === undefined)
}

/** A phase that the copy alone has. */
function freshOf({ book }: Merging, index: number): Answers['merge.view']['phases'][number] {
  const phase = book.game.phases[index]!
  return {
    index,
    name: phaseName(book.system, phase),
    acting: takesOrders(book.system, book.game, phase.kind),
    locked: phase.result !== undefined,
    again: true,
    lines: [],
    posts: [],
    misfits: [],
    back: [],
  }
}

/** What counted here or in the copy and would not count any more, in words. */
async function misfitsOf(reads: Reads, made: Merging, books: readonly Book[]): Promise<string[]> {
  const says = new Set<string>()
  for (const book of books) {
    const said = eventsOf(book.kept)
    for (const now of made.again.phases) {
      await giveWay()
      if (!book.game.phases[now.index] || made.from(now.index, now.game)?.book === book) continue
      const events = said.get(now.index) ?? []
      const was = await resolved(reads, book, now.index)
      const here = await resolved(reads, made.book, now.index)
      const all = [
        ...conflictsIn(book.system, { game: was.game, outcome: was.outcome, events }, now),
        ...(now.seq === undefined ? [] : endConflict(now.index, events, was.outcome, now.outcome)),
      ]
      for (const one of all.filter(isLost))
        says.add(
          say('merge.inPhase', {
            phase: phaseName(here.system, here.phase),
            says: misfitSaid(one, here, new Map()).says,
          }),
        )
    }
  }
  return [...says]
}

/** An order that was withdrawn was chosen so. */
const isLost = (one: Conflict): boolean =>
  one.what !== 'action' || (one.standing !== 'withdrawn' && one.instead === undefined)

/** With which engine each locked phase was resolved. */
async function enginesOf(reads: Reads, books: readonly Book[]): Promise<Map<string, string>> {
  const engines = new Map<string, string>()
  for (const { id } of books)
    for (const { seq, engine } of await reads.store.read(tables => tables.resolutions.list(id)))
      engines.set(`${id} ${seq}`, engine)
  return engines
}
