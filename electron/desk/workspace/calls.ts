/** Calls about the open file and about how the app is set. */
import { limits } from '../../../engine/shape/limits.ts'
import { heard, listed, say } from '../words/say.ts'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { systems } from '../../../engine/systems/index.ts'
import { copyName } from '../../store/backup.ts'
import type { StoreError } from '../../store/error.ts'
import type { Store } from '../../store/store.ts'
import type { Reading } from '../../store/tables.ts'
import type { Answers, CallInput, Settings } from '../contract.ts'
import { dialectName } from '../dialects.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { languagesDamaged } from '../languages/calls.ts'
import type { FoundLanguages } from '../languages/files.ts'
import { damagedSettings } from '../library/damage.ts'
import type { Library } from '../library/library.ts'
import { Refused } from '../refusal.ts'
import { isLocale, spokenLocales, type Locale } from '../../../engine/text/locale.ts'
import { offered } from '../library/offered.ts'

const appSettings = 'app'
/** A language that is spoken here; that of the machine where it is no more. */
const Spoken = z.union([z.literal('system'), z.custom<Locale>(isLocale)]).catch('system')
/** How the app is set; what cannot be read is as at first. */
const AppSettings = z
  .looseObject({
    theme: z.enum(['system', 'light', 'dark']).catch('system'),
    language: Spoken,
    explanations: Spoken,
    night: z.enum(['map', 'graph', 'list']).catch('map'),
  })
  .catch({ theme: 'system', language: 'system', explanations: 'system', night: 'map' })

/** What a setting may be, for those that the app itself reads. */
const valuesNow = (): Readonly<Record<string, readonly string[]>> => ({
  theme: ['system', 'light', 'dark'],
  language: ['system', ...spokenLocales()],
  explanations: ['system', ...spokenLocales()],
  night: ['map', 'graph', 'list'],
})
const wrong = { theme: 'workspace.noTheme', language: 'workspace.noLanguage', night: 'workspace.noForm' } as const

export const workspaceCalls = (library: Library, languages: FoundLanguages, now: () => Date) => {
  /** Where the last copy was saved. */
  let copy: string | undefined
  const settingsIn = async (tables: Reading): Promise<Settings> =>
    AppSettings.parse((await tables.settings.all()).get(appSettings), { jitless: true })
  return {
    'workspace.info': async (): Promise<Answers['workspace.info']> => {
      const { file, readOnly, narrowed, takenBack } = library.store
      const { failed } = library.backingUp
      const synced = syncedBy(file)
      const [moved, damaged] = [
        await library.store.moved(),
        [...languagesDamaged(languages), ...(await damagedSettings(library))],
      ]
      const marks = await library.store.read(tables => tables.settings.all())
      return {
        file,
        sample: marks.get(sampleMark) === true,
        ...(readOnly && { readOnly: said(readOnly) }),
        ...(moved && { moved: said(moved) }),
        ...(copy !== undefined && { copy }),
        ...(narrowed && { narrowed }),
        ...(takenBack && {
          takenBack: {
            message: say('workspace.takenBack'),
            remedy: say('workspace.bringBack', { path: takenBack.path }),
          },
        }),
        ...(damaged.length && { damaged }),
        ...(synced !== undefined && { synced }),
        ...(failed && { unbacked: { ...said(failed.error), since: failed.at } }),
        // Where the folder cannot be read, that is said as why none can be made.
        backups: await library.store.backups().catch(() => []),
        systems: systems.map(offered),
        dialects: (Object.keys(dialects) as (keyof typeof dialects)[]).map(id => ({ id, name: dialectName(id) })),
      }
    },

    'workspace.backUp': async (): Promise<Answers['workspace.backUp']> => {
      const { path } = await library.backingUp.make('asked')
      library.toldAll()
      return { path }
    },

    'workspace.saveCopy': async ({ path }: CallInput<'workspace.saveCopy'>): Promise<Answers['workspace.saveCopy']> => {
      if (path !== undefined && !isAbsolute(path))
        throw new Refused('badInput', say('workspace.noWholePath', { path }), say('workspace.nameWhole'))
      if (path !== undefined) await library.store.saveCopy(path)
      copy = path ?? (await copySomewhere(library.store, now()))
      library.toldAll()
      return { path: copy }
    },

    'settings.get': (): Promise<Answers['settings.get']> => library.store.read(settingsIn),

    'settings.put': async ({ key, value }: CallInput<'settings.put'>): Promise<Answers['settings.put']> => {
      const allowed = getOwn(valuesNow(), key)
      if (allowed && !allowed.includes(String(value)))
        throw new Refused(
          'badInput',
          say(wrong[key === 'theme' || key === 'night' ? key : 'language'], { value: String(value) }),
          say('workspace.choose', { values: listed(allowed, 'disjunction') }),
        )
      const changed = await library.store.write(async tables => {
        const made: Settings = { ...(await settingsIn(tables)), [key]: value ?? null }
        // All of them go to every window whenever one is changed.
        const { length } = JSON.stringify(made)
        if (length > limits.field)
          throw new Refused(
            'badInput',
            say('workspace.tooMuchSet', { length, most: limits.field }),
            say('workspace.setLess', { key: key.slice(0, 40) }),
          )
        await tables.settings.put(appSettings, made)
        return made
      })
      library.toldAll()
      return changed
    },
  }
}

const said = ({ inEach: { message, remedy } }: StoreError): { message: string; remedy: string } => ({
  message: heard(message),
  remedy: heard(remedy),
})

/** Saves a copy beside the file; in the home folder where that cannot be, since its own folder may be gone. @returns its path @throws StoreError */
async function copySomewhere(store: Store, now: Date): Promise<string> {
  const [beside, home] = [dirname(store.file), homedir()].map(folder => join(folder, copyName(store.file, now)))
  try {
    await store.saveCopy(beside!)
    return beside!
  } catch (error) {
    await store.saveCopy(home!).catch(() => {
      throw error
    })
    return home!
  }
}

/** Under which the workspace remembers that it is a copy of the sample. */
export const sampleMark = 'sample'

const syncing: Record<string, RegExp> = {
  Dropbox: /^dropbox/i,
  OneDrive: /^onedrive/i,
  'Google Drive': /^google ?drive|^my drive$/i,
  'iCloud Drive': /^icloud|^com~apple~clouddocs$/i,
  Nextcloud: /^nextcloud/i,
  Syncthing: /^syncthing|^sync$/i,
  pCloud: /^pcloud/i,
}

/** The program that keeps a file's folder in step with the network, by the folder's name. Copying a file that is being written can lose it. */
function syncedBy(file: string): string | undefined {
  const folders = file.split(/[\\/]/).slice(0, -1)
  return Object.entries(syncing).find(([, name]) => folders.some(folder => name.test(folder)))?.[0]
}
