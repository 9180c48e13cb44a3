/** Calls about games as a whole: the list, making one, its settings, export and import. */
import { say } from '../words/say.ts'
import { randomInt } from 'node:crypto'
import { languageAt } from '../../../engine/game/language.ts'
import type { Answers, CallInput } from '../contract.ts'
import { dialectOf } from '../dialects.ts'
import { fileName } from '../file-name.ts'
import { phaseName, revisionOf } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { mendedGame, notInPast, type Mending } from '../library/mending.ts'
import { unlessUnread } from '../library/unread.ts'
import { listed } from '../library/summary.ts'
import { isZone } from '../moments.ts'
import { phaseToWord } from '../posts/phase-to-word.ts'
import { optionsChosen, optionsToChoose, rhythmOf } from '../library/rhythm.ts'
import { knownSystem } from '../known-system.ts'
import { notFound, Refused } from '../refusal.ts'
import { checkOverwriting } from '../overwriting.ts'
import { asCase } from './as-case.ts'
import { offered } from '../library/offered.ts'
import { awayIn, isGone, putAway } from './away.ts'
import { exportOf } from './export.ts'
import { importGame } from './import.ts'
import { isSample, putSamplesAway } from './samples.ts'
import { gameView } from './view.ts'

export const gameCalls = (library: Library, now: () => Date) => ({
  'games.list': async (): Promise<Answers['games.list']> =>
    await library.store.read(async tables => {
      const away = await awayIn(tables)
      return (await tables.games.list()).flatMap(row => {
        const put = away.get(row.id)
        return isGone(put, now())
          ? []
          : [{ ...listed(row), ...(put && { away: put }), ...(isSample(row.id) && { sample: true as const }) }]
      })
    }),

  'games.samples': async ({ away }: CallInput<'games.samples'>): Promise<Answers['games.samples']> => {
    const games = await library.store.write(tables => putSamplesAway(tables, away, now()))
    library.toldAll()
    return { games }
  },

  'games.putAway': async ({ game, away }: CallInput<'games.putAway'>): Promise<Answers['games.putAway']> => {
    notInPast(game)
    const book = await library.book(game)
    await library.store.write(tables => putAway(tables, game, away, now()))
    library.toldAll()
    return { revision: revisionOf(book) }
  },

  'games.copy': async ({ game, name }: CallInput<'games.copy'>): Promise<Answers['games.copy']> => {
    notInPast(game)
    const { game: copy } = await importGame(library, await exportOf(library, game))
    await library.present(copy, { name: name.trim() })
    return { game: copy }
  },

  'games.create': async ({
    name,
    system: id,
    zone,
    dialect,
    begins,
    rhythm,
  }: CallInput<'games.create'>): Promise<Answers['games.create']> => {
    const system = knownSystem(id)
    if (begins !== undefined && !offered(system).starts.some(({ kind }) => kind === begins))
      throw notFound(
        'phaseKind',
        begins,
        offered(system).starts.map(({ kind }) => kind),
      )
    return {
      game: await library.create(
        name.trim(),
        {
          ...presented({ zone, dialect }),
          ...(begins !== undefined && !system.calendar.chosenBy && { begins }),
          ...(rhythm && { rhythm }),
        },
        {
          do: 'create',
          game: {
            system: id,
            options: optionsChosen(system, { begins, rhythm }),
            seed: randomInt(2 ** 31),
            customRoles: {},
            customAbilities: {},
            seats: [],
          },
        },
        system,
      ),
    }
  },

  'games.latest': async (): Promise<Answers['games.latest']> => {
    const latest = await library.store.read(async tables => {
      const away = await awayIn(tables)
      return (await tables.games.list())
        .filter(({ id, damaged }) => !damaged && !isSample(id) && away.get(id)?.as !== 'sandbox')
        .toSorted((one, other) => (one.created < other.created ? 1 : -1))[0]
    })
    const book = latest && (await unlessUnread(() => library.book(latest.id)))
    if (!book) return {}
    const { zone, dialect } = book.settings
    const rhythm = rhythmOf(book)
    return { system: book.system.id, zone, dialect, ...(rhythm && { rhythm }) }
  },

  'games.rename': async ({ game, name }: CallInput<'games.rename'>): Promise<Answers['games.rename']> => ({
    revision: revisionOf(await library.present(game, { name: name.trim() })),
  }),

  'games.settings': async ({
    game,
    zone,
    dialect,
    hosts,
    remind,
    topics,
    frame,
    titles,
    rhythm,
    spectators,
    asking,
    count,
  }: CallInput<'games.settings'>): Promise<Answers['games.settings']> => {
    const settings = {
      ...presented({ zone, dialect }),
      ...(hosts && { hosts }),
      ...(remind !== undefined && { remind }),
      ...(topics && { topics: Object.fromEntries(Object.entries(topics).filter(([, link]) => link !== '')) }),
      ...(frame && { frame }),
      ...(titles && { titles }),
      ...(rhythm && { rhythm }),
      ...(spectators && { spectators }),
      ...(asking && { asking }),
      ...(count && { count }),
    }
    if (!rhythm) return { revision: revisionOf(await library.present(game, settings)) }
    // The hours stand among the options, when it closes among the settings: both are written in one go.
    const { book } = await library.change(game, ({ book: before, run, present }) => {
      for (const [option, value] of optionsToChoose(before, rhythm)) run({ do: 'choose', option, value })
      present(settings)
    })
    return { revision: revisionOf(book) }
  },

  'games.get': async ({ game }: CallInput<'games.get'>): Promise<Answers['games.get']> =>
    gameView(library, await library.book(game), await mendingOf(library, game)),

  'games.speak': async ({ game, language }: CallInput<'games.speak'>): Promise<Answers['games.speak']> => {
    const from = await phaseToWord(library, await library.book(game))
    const { book } = await library.change(game, ({ book: { system, game: before }, run }) => {
      if (languageAt(before, system, before.phases.length) !== language) run({ do: 'speak', language, from })
    })
    return { revision: revisionOf(book) }
  },

  'games.note': async ({ game, note, over }: CallInput<'games.note'>): Promise<Answers['games.note']> => {
    const { book } = await library.change(game, ({ book: { game: before }, run }) => {
      checkOverwriting(over, before.note ?? '', note.trim())
      run({ do: 'note', note: note.trim() })
    })
    return { revision: revisionOf(book) }
  },

  'games.finish': async ({ game, winner }: CallInput<'games.finish'>): Promise<Answers['games.finish']> => {
    const { book } = await library.change(game, ({ run }) => run({ do: 'finish', winner: winner.trim() }))
    return { revision: revisionOf(book) }
  },

  'games.export': async ({ game, notes }: CallInput<'games.export'>): Promise<Answers['games.export']> => {
    notInPast(game)
    const { name } = await library.book(game)
    return { text: await exportOf(library, game, notes), name: `${fileName(name)}.nightdesk.json` }
  },

  'games.asCase': async ({ game, phase }: CallInput<'games.asCase'>): Promise<Answers['games.asCase']> => {
    notInPast(game)
    const book = await library.book(game)
    const of = phase === undefined ? undefined : book.game.phases[phase]
    const name = of ? `${book.name} ${phaseName(book.system, of)}` : book.name
    return { text: await asCase(library, book, phase), name: `${fileName(name)}.yaml` }
  },

  'games.import': ({ text }: CallInput<'games.import'>): Promise<Answers['games.import']> => importGame(library, text),
})

/** How the past of a game is being mended. One that cannot be read closes nothing else. */
const mendingOf = (library: Library, game: string): Promise<Mending | undefined> =>
  unlessUnread(() => library.mending(mendedGame(game) ?? game))

function presented({ zone, dialect }: { zone?: string | undefined; dialect?: string | undefined }): {
  zone?: string
  dialect?: string
} {
  if (zone !== undefined && !isZone(zone))
    throw new Refused('badInput', say('games.noZone', { zone }), say('games.nameZone'))
  return { ...(zone !== undefined && { zone }), ...(dialect !== undefined && { dialect: dialectOf(dialect) }) }
}
