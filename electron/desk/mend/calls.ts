/** Calls about a past that is being mended: reopening it, deciding on what no longer fits, accepting or dropping it. */
import type { GameEvent } from '../../../engine/journal/event.ts'
import { kept } from '../../../engine/resolve/kept.ts'
import type { Answers, CallInput } from '../contract.ts'
import { lockOf, phaseName, revisionOf, type Book } from '../library/book.ts'
import { engineVersion } from '../library/engine-version.ts'
import { wrongAfter } from '../library/journal-read.ts'
import type { Library } from '../library/library.ts'
import { begun, mendedGame, mendIdOf, tailOf, type Mending } from '../library/mending.ts'
import { resolved } from '../library/resolved.ts'
import { changeSaid, talker } from '../log/words.ts'
import { dialectOf } from '../dialects.ts'
import { asPart, settle } from '../give-way.ts'
import { Refused } from '../refusal.ts'
import { language as spoken, say } from '../words/say.ts'
import { amendment, mendView, misfitsIn, undecided } from './compare.ts'
import { rulingSaid } from './misfit-said.ts'

/** @param mended hears of every past that was accepted, after it was kept */
export const mendCalls = (library: Library, mended: () => void) => {
  const changed = async (
    id: string,
    change: (mending: Mending, book: Book) => Mending | undefined,
  ): Promise<{ revision: number }> => {
    const game = mendedGame(id) ?? id
    const made = await library.mend(game, (mending, { book }) => change(begunIn(mending), book))
    return { revision: revisionOf(await library.book(made ? mendIdOf(game) : game)) }
  }
  const underWay = async (id: string): Promise<{ book: Book; mending: Mending }> => {
    const game = mendedGame(id) ?? id
    return { book: await library.book(game), mending: begunIn(await library.mending(game)) }
  }
  return {
    'mend.begin': async ({ game: id, phase, reason }: CallInput<'mend.begin'>): Promise<Answers['mend.begin']> => {
      const game = mendedGame(id) ?? id
      const made = await library.mend(game, (mending, { book }) => {
        const { phases } = book.game
        const under = mending && phases[mending.phase]
        if (mending)
          throw new Refused(
            'declined',
            say('mend.already', { phase: under ? phaseName(book.system, under) : String(mending.phase + 1) }),
            say('mend.goOnOrDrop'),
          )
        if (!reason) throw new Refused('badInput', say('mend.noReason'), say('mend.giveReason'))
        const lock = lockOf(book, phase)
        if (!lock)
          throw phases[phase]
            ? new Refused(
                'declined',
                say('mend.notLocked', { phase: phaseName(book.system, phases[phase]) }),
                say('mend.changeOpen'),
              )
            : new Refused('notFound', say('library.noPhase', { phase: String(phase) }), say('mend.reopenFirst'))
        return begun(lock.seq, phase, reason)
      })
      const draft = await library.book(mendIdOf(game))
      return { game: mendIdOf(game), revision: revisionOf(draft) + (made?.changes ?? 0) }
    },

    'mend.open': ({ game, phase }: CallInput<'mend.open'>): Promise<Answers['mend.open']> =>
      changed(game, (mending, book) => {
        if (phase < mending.phase || !lockOf(book, phase)) {
          const named = book.game.phases[phase]
          throw new Refused(
            'declined',
            say('mend.notAt', { phase: named ? phaseName(book.system, named) : String(phase) }),
            say('mend.fromReopened'),
          )
        }
        return { ...mending, at: phase }
      }),

    'mend.past': async ({ game }: CallInput<'mend.past'>): Promise<Answers['mend.past']> => {
      const { book, mending } = await underWay(game)
      const draft = await library.book(mendIdOf(book.id))
      const was = await resolved(library, book, mending.at, [], spoken())
      const speak = talker(book)
      const given = new Map<string, number>()
      let index = mending.phase - 1
      const rows: Answers['mend.past']['rows'] = []
      for (const { event, seq } of tailOf(book, mending)) {
        if (event.type === 'phaseOpened') index++
        speak.heard(event)
        if (index !== mending.at || !decisions.has(event.type)) continue
        const now = mending.instead.find(one => one.seq === seq)?.event ?? event
        rows.push({
          seq,
          says: changeSaid([now], speak),
          out: mending.without.includes(seq),
          ...(now.type === 'promptAnswered' && choicesOf(now, given)),
        })
      }
      return { revision: revisionOf(draft), phase: mending.at, rows }

      function choicesOf(
        { prompt, answer }: Extract<GameEvent, { type: 'promptAnswered' }>,
        nth: Map<string, number>,
      ): Pick<Answers['mend.past']['rows'][number], 'choices' | 'chosen'> {
        const at = nth.get(prompt) ?? 0
        nth.set(prompt, at + 1)
        const asked = was.outcome.rulings.filter(({ id, choices }) => id === prompt && choices.length)[at]
        return asked ? { choices: rulingSaid(asked, was).choices, chosen: answer } : {}
      }
    },

    'mend.without': ({ game, seq, out }: CallInput<'mend.without'>): Promise<Answers['mend.without']> =>
      changed(game, (mending, book) => {
        decisionAt(book, mending, seq)
        const rest = mending.without.filter(one => one !== seq)
        return { ...mending, without: out ? [...rest, seq] : rest }
      }),

    'mend.instead': ({ game, seq, answer }: CallInput<'mend.instead'>): Promise<Answers['mend.instead']> =>
      changed(game, (mending, book) => {
        const event = decisionAt(book, mending, seq)
        if (event.type !== 'promptAnswered') throw noSuch()
        const rest = mending.instead.filter(one => one.seq !== seq)
        return {
          ...mending,
          without: mending.without.filter(one => one !== seq),
          instead: event.answer === answer ? rest : [...rest, { seq, event: { ...event, answer } }],
        }
      }),

    'mend.view': async ({
      game,
      language = spoken(),
      dialect,
    }: CallInput<'mend.view'>): Promise<Answers['mend.view']> => {
      const { book, mending } = await underWay(game)
      const forum = dialectOf(dialect ?? book.settings.dialect)
      const mended = await asPart(0, 0.5, () => library.mended(book, mending))
      const said = { locale: language, dialect: forum }
      return await asPart(0.5, 1, () => mendView(library, book, mending, mended, said))
    },

    'mend.decide': async ({ game: id, key, as }: CallInput<'mend.decide'>): Promise<Answers['mend.decide']> => {
      const game = mendedGame(id) ?? id
      // Played before the file is ours alone: meanwhile others read and write.
      const under = await underWay(game)
      await library.mended(under.book, under.mending)
      await library.mend(game, async (given, { book, reads, now }) => {
        const mending = begunIn(given)
        const decided = mending.decided.filter(one => one.key !== key)
        if (as === null) return { ...mending, decided }
        const loose = misfitsIn(book, mending, await library.mended(book, mending, reads))
        const known = mending.decided.some(one => one.key === key)
        const misfit = loose.find(one => one.key === key)
        const valid = misfit?.what === 'asks' ? misfit.ruling.choices.map(one => one.id) : ['leave', 'keep']
        if (!misfit && !known) throw new Refused('notFound', say('mend.noMisfit'), say('mend.lookAgain'))
        if (misfit && !valid.includes(as)) throw new Refused('badInput', say('mend.noMisfit'), say('mend.chooseListed'))
        return { ...mending, decided: [...decided, { key, as, at: now }] }
      })
      return { revision: revisionOf(await library.book(mendIdOf(game))) }
    },

    'mend.accept': async ({ game: id }: CallInput<'mend.accept'>): Promise<Answers['mend.accept']> => {
      const game = mendedGame(id) ?? id
      const { book: under, mending } = await underWay(game)
      await library.mended(under, mending)
      const { book } = await library.change(
        game,
        async ({ book: before, run, next, afterwards, endMending, reads }) => {
          const made = await library.mended(before, mending, reads)
          const left = undecided(mending, misfitsIn(before, mending, made)).length
          if (left) throw new Refused('declined', say('mend.undecided', { count: left }), say('mend.decideAll'))
          const change = amendment(before, mending, made)
          if (!change) throw new Refused('declined', say('mend.nothing'), say('mend.changeOrDrop'))
          const { to, events, outcomes } = change
          // What was taken from elsewhere is held against the texts it was read in, before it is kept for good.
          const wrong = wrongAfter(before.events, events)
          if (wrong !== undefined)
            throw new Refused('badInput', say('library.unkeepable', { wrong }), say('mend.dropAndBegin'))
          const first = next() + 1
          const engines = new Map(
            (await reads.store.read(tables => tables.resolutions.list(game))).map(({ seq, engine }) => [seq, engine]),
          )
          settle()
          run({ do: 'amend', to, phase: mending.phase, reason: mending.reason, events })
          endMending()
          afterwards(async tables => {
            for (const [place, { outcome, phase, was }] of outcomes)
              await tables.resolutions.keep(game, {
                seq: first + place,
                phase,
                engine: (was !== undefined && engines.get(was)) || engineVersion,
                ...kept(outcome),
              })
          })
        },
      )
      mended()
      return { revision: revisionOf(book) }
    },

    'mend.drop': ({ game }: CallInput<'mend.drop'>): Promise<Answers['mend.drop']> => changed(game, () => undefined),
  }
}

/** What a host decides in a phase, besides what players sent: that is changed on the screens of the phase. */
const decisions: ReadonlySet<GameEvent['type']> = new Set([
  'promptAnswered',
  'drawFixed',
  'actionOverruled',
  'overruleLifted',
  'actionAdmitted',
  'playerRemoved',
  'playerReplaced',
  'deadlineMoved',
  'seatChanged',
  'recorded',
  'recordDropped',
  'gameFinished',
])

function begunIn(mending: Mending | undefined): Mending {
  if (!mending) throw new Refused('notFound', say('mend.none'), say('mend.reopenFirst'))
  return mending
}

function decisionAt(book: Book, mending: Mending, seq: number): GameEvent {
  const found = tailOf(book, mending).find(one => one.seq === seq)
  if (!found || !decisions.has(found.event.type)) throw noSuch()
  return found.event
}

const noSuch = (): Refused => new Refused('notFound', say('mend.notThen'), say('mend.chooseListed'))
