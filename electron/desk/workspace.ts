/** Calls about the open file and about how the app is set. */
import { z } from 'zod'
import { dialects } from '../../engine/text/dialects/index.ts'
import { systems } from '../../engine/systems/index.ts'
import type { Reading } from '../store/tables.ts'
import type { Answers, CallInput, Settings } from './contract.ts'
import { dialectNames } from './dialects.ts'
import type { Library } from './library.ts'
import { Refused } from './refusal.ts'

const appSettings = 'app'
/** How the app is set; what cannot be read is as at first. */
const AppSettings = z
  .looseObject({
    theme: z.enum(['system', 'light', 'dark']).catch('system'),
    explanations: z.enum(['en', 'ru']).catch('en'),
  })
  .catch({ theme: 'system', explanations: 'en' })

export const workspaceCalls = (library: Library) => {
  const settingsIn = async (tables: Reading): Promise<Settings> =>
    AppSettings.parse((await tables.settings.all()).get(appSettings), { jitless: true })
  return {
    'workspace.info': async (): Promise<Answers['workspace.info']> => {
      const { file, readOnly } = library.store
      const synced = syncedBy(file)
      const marks = await library.store.read(tables => tables.settings.all())
      return {
        file,
        sample: marks.get(sampleMark) === true,
        ...(readOnly && { readOnly: { message: readOnly.message, remedy: readOnly.remedy } }),
        ...(synced !== undefined && { synced }),
        backups: await library.store.backups(),
        systems: systems.map(({ id, name }) => ({ id, name })),
        dialects: (Object.keys(dialects) as (keyof typeof dialects)[]).map(id => ({ id, name: dialectNames[id] })),
      }
    },

    'workspace.backUp': async (): Promise<Answers['workspace.backUp']> => {
      const { path } = await library.backUp('asked')
      library.toldAll()
      return { path }
    },

    'settings.get': (): Promise<Answers['settings.get']> => library.store.read(settingsIn),

    'settings.put': async ({ key, value }: CallInput<'settings.put'>): Promise<Answers['settings.put']> => {
      if (key === 'theme' && !['system', 'light', 'dark'].includes(String(value)))
        throw new Refused('badInput', `There is no theme "${String(value)}".`, 'Choose system, light or dark.')
      if (key === 'explanations' && value !== 'en' && value !== 'ru')
        throw new Refused('badInput', `There is no language "${String(value)}".`, 'Choose en or ru.')
      const changed = await library.store.write(async tables => {
        const made: Settings = { ...(await settingsIn(tables)), [key]: value ?? null }
        await tables.settings.put(appSettings, made)
        return made
      })
      library.toldAll()
      return changed
    },
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
export function syncedBy(file: string): string | undefined {
  const folders = file.split(/[\\/]/).slice(0, -1)
  return Object.entries(syncing).find(([, name]) => folders.some(folder => name.test(folder)))?.[0]
}
