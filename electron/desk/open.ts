/** Opening a desk: the workspace file, the games in it, and every call that can be made of them. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { speakThese } from '../../engine/systems/added-languages.ts'
import { currentPhase } from '../../engine/journal/state.ts'
import { openStore } from '../store/open.ts'
import { answer, type Handlers } from './answer.ts'
import { contract, type CallInput, type Push, type RolesAnswer } from './contract.ts'
import type { Desk, DeskOptions } from './desk.ts'
import { withoutWorkspace } from './dispatch.ts'
import { conductCalls } from './conduct/calls.ts'
import { stepCalls } from './steps/calls.ts'
import { exploreCalls } from './explore/calls.ts'
import { gameCalls } from './games/calls.ts'
import { importGame } from './games/import.ts'
import { sandboxCalls } from './games/sandbox.ts'
import { phaseCalls } from './games/phases.ts'
import { actionCalls } from './inbox/actions.ts'
import { inboxCalls } from './inbox/calls.ts'
import { eventVersion } from './library/book.ts'
import { languageCalls } from './languages/calls.ts'
import { languagesBeside, type FoundLanguages } from './languages/files.ts'
import { Library } from './library/library.ts'
import { logCalls } from './log/calls.ts'
import { mendCalls } from './mend/calls.ts'
import { mergeCalls } from './merge/calls.ts'
import { nightCalls } from './night/calls.ts'
import { compareCalls } from './night/compare.ts'
import { dealingCalls } from './dealing/calls.ts'
import { savedSetupCalls } from './dealing/saved.ts'
import { ownRoleCalls } from './own-roles/calls.ts'
import { panelCalls } from './panels/calls.ts'
import { postCalls } from './posts/calls.ts'
import { readingCalls } from './reading/calls.ts'
import { Readings } from './reading/readings.ts'
import { reportCalls } from './report/calls.ts'
import { traceOf } from './report/trace.ts'
import { reminderCalls } from './reminders/calls.ts'
import { rosterCalls } from './roster/calls.ts'
import { meaningCalls, meaningsOf, ownRolesIn } from './roster/meanings.ts'
import { rolesOf, rules } from './rules/calls.ts'
import { optionCalls } from './rules/options.ts'
import { searchCalls } from './search/calls.ts'
import { statisticsCalls } from './statistics/calls.ts'
import { Turns } from './turns.ts'
import { voteCalls } from './votes/calls.ts'
import { wordingCalls } from './wording/calls.ts'
import { backupCalls } from './workspace/backups.ts'
import { sampleMark, workspaceCalls } from './workspace/calls.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Opens a desk.
 * @throws StoreError where the workspace cannot be opened: `foreign`, `corrupt`, `inUse`, `cannotOpen`, `full`, `io`
 */
export async function openDesk({
  file,
  now = () => new Date(),
  broken: toldOf = () => {},
  program,
  log,
  sample,
  pages,
  thread,
  readingDeadline,
}: DeskOptions = {}): Promise<Desk> {
  const trace = traceOf(now, log)
  const broken = (error: unknown): void => {
    trace.broke(error)
    toldOf(error)
  }
  const hearers = new Set<(push: Push) => void>()
  // What was kept is kept, whatever becomes of those who hear of it.
  const tell = (push: Push): void =>
    hearers.forEach(hear => {
      try {
        hear(push)
      } catch (error) {
        broken(error)
      }
    })
  const clock = everLater(now)
  const languages = await languagesBeside(file, pages)
  const spoken = new Map(languages.spoken.map(({ code, texts }) => [code, texts]))
  const start = thread && (() => thread(spoken))
  const readings = new Readings({ start, deadline: readingDeadline, tell, broken })
  // It starts while the file is opened: the first paste is not to wait for it.
  readings.warm()
  const store =
    file === undefined
      ? undefined
      : await openStore(file, {
          now: clock.now,
          eventVersion,
          noticed: () => tell({}),
          ...(sample !== undefined && { begin: made => fill(new Library(made, () => {}), sample, now) }),
        }).catch(async (error: unknown) => {
          await readings.close()
          throw error
        })
  const library = store && new Library(store, tell)
  const under = new Set<Promise<unknown>>()
  const behind = (work: Promise<unknown>): void => {
    const done = work.catch(broken).finally(() => under.delete(done))
    under.add(done)
  }
  try {
    for (const { changed, damaged } of (await store?.read(tables => tables.games.list())) ?? [])
      if (!damaged) clock.after(Date.parse(changed))
  } catch (error) {
    await readings.close()
    await store?.close()
    throw error
  }
  // Those of the workspace that was open stay until another one is.
  speakThese(spoken)
  if (library) behind(backUpDaily(library, now))
  const anywhere = {
    ...withoutWorkspace,
    'rules.roles': async (input: CallInput<'rules.roles'>): Promise<RolesAnswer> =>
      library && input.game !== undefined
        ? rolesOf((await library.book(input.game)).system)
        : rules['rules.roles'](input),
    ...readingCalls(readings, async (system, game) => ({
      meanings: library ? await meaningsOf(library, system) : {},
      own: library ? await ownRolesIn(library, game) : {},
    })),
  }
  const turns = new Turns()
  const handlers = turns.counted(
    library
      ? {
          ...anywhere,
          ...reportCalls(library, trace, program, now),
          ...languageCalls(languages),
          ...handlersOf(library, languages, readings, turns, now, pages, () =>
            behind(library.backingUp.makeUnasked('lock')),
          ),
        }
      : anywhere,
    (place, others, work) => readings.follow(place, others, work),
  )
  return {
    dispatch: (name, input, language) => {
      const began = performance.now()
      const answered = answer(handlers, name, input, broken, language)
      behind(
        answered.then(result => {
          // What was asked for by no name of ours may be anything.
          const called = Object.hasOwn(contract, name) ? name : 'unknown'
          trace.called(called, performance.now() - began, result.ok ? 'ok' : result.code)
        }),
      )
      return answered
    },
    subscribe: hear => {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
    close: async () => {
      while (under.size) await Promise.all(under)
      await readings.close()
      await library?.backingUp.end()
      await store?.close()
    },
  }
}

const handlersOf = (
  library: Library,
  languages: FoundLanguages,
  readings: Readings,
  turns: Turns,
  now: () => Date,
  pages: string | undefined,
  locked: () => void,
): Omit<
  Handlers,
  | keyof typeof withoutWorkspace
  | keyof ReturnType<typeof languageCalls>
  | keyof ReturnType<typeof readingCalls>
  | keyof ReturnType<typeof reportCalls>
> => ({
  ...workspaceCalls(library, languages, now),
  ...backupCalls(library),
  ...gameCalls(library, now),
  ...sandboxCalls(library, readings, now),
  ...rosterCalls(library),
  ...meaningCalls(library),
  ...optionCalls(library),
  ...phaseCalls(library, now, locked),
  ...inboxCalls(library, readings, now),
  ...actionCalls(library),
  ...nightCalls(library, () => turns.others()),
  ...postCalls(library, now),
  ...mendCalls(library, locked),
  ...mergeCalls(library, locked),
  ...exploreCalls(library, pages),
  ...searchCalls(library),
  ...statisticsCalls(library),
  ...logCalls(library),
  ...voteCalls(library, readings, now),
  ...reminderCalls(library, now),
  ...conductCalls(library, now),
  ...stepCalls(library, now),
  ...ownRoleCalls(library),
  ...panelCalls(library),
  ...dealingCalls(library, readings, pages),
  ...savedSetupCalls(library, readings),
  ...wordingCalls(library),
  ...compareCalls(library),
})

/** A clock that never stands still, nor goes back behind what is in the file: the log tells changes apart by their times. */
function everLater(now: () => Date): { now: () => Date; after: (time: number) => void } {
  let last = 0
  return {
    now: () => new Date((last = Math.max(last + 1, now().getTime()))),
    // A time far ahead is a mistake of another clock, and not to be followed.
    after: time => {
      if (time < now().getTime() + day) last = Math.max(last, time)
    },
  }
}

/** One backup a day, so that a mistake of today does not push out yesterday. */
async function backUpDaily({ store, backingUp }: Library, now: () => Date): Promise<void> {
  if (store.readOnly || !(await store.read(tables => tables.games.list())).length) return
  await backingUp.makeUnasked('daily', async () => {
    const ages = (await store.backups())
      .filter(({ reason }) => reason === 'daily')
      .map(({ at }) => now().getTime() - Date.parse(at))
    // What a clock that ran ahead has dated later than now is none of today.
    return !ages.some(age => age >= 0 && age < day)
  })
}

/** Puts the sample games into a workspace that is being made. */
async function fill(library: Library, folder: string, now: () => Date): Promise<void> {
  for (const name of (await readdir(folder)).filter(one => one.endsWith('.json')).sort())
    await stillOpen(library, (await importGame(library, await readFile(join(folder, name), 'utf8'))).game, now)
  await library.store.write(tables => tables.settings.put(sampleMark, true))
}

/** A sample's open phase ends tomorrow, whenever the sample was made: not so soon that a first start would begin with a reminder. */
async function stillOpen(library: Library, id: string, now: () => Date): Promise<void> {
  const phase = currentPhase((await library.book(id)).game)
  if (!phase || phase.result || phase.closes === undefined) return
  const closes = Date.parse(phase.closes)
  const days = Math.ceil((now().getTime() + (14 * day) / 24 - closes) / day)
  if (days > 0)
    await library.change(id, ({ run }) => run({ do: 'extend', closes: new Date(closes + days * day).toISOString() }))
}
