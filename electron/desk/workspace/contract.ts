/** Calls about the file and its settings: what each takes, and what it gives. */
import { z } from 'zod'
import { Id, Path, reading } from '../input.ts'
import type { Twin } from '../games/answers.ts'
import type { GameInBackup, Settings, WorkspaceInfo } from './answers.ts'

export const workspaceContract = {
  'workspace.info': z.strictObject({}),
  'workspace.backUp': z.strictObject({}),
  /** Saves a whole copy: beside the file, or in the home folder where that cannot be; or in a place of one's own. Replaces nothing. */
  'workspace.saveCopy': z.strictObject({ path: Path.optional() }),
  /** The games in a backup of this file. */
  'workspace.backup': z.strictObject({ path: Path }),
  /** Brings a game of a backup back, as a second one where it is here still. */
  'workspace.bringBack': z.strictObject({ path: Path, of: Id, ...reading }),
  'settings.get': z.strictObject({}),
  'settings.put': z.strictObject({ key: Id, value: z.unknown() }),
} satisfies Record<string, z.ZodType>

export interface WorkspaceAnswers {
  'workspace.info': WorkspaceInfo
  'workspace.backUp': { path: string }
  'workspace.saveCopy': { path: string }
  'workspace.backup': { games: GameInBackup[] }
  'workspace.bringBack': { game: string; twin?: Twin }
  'settings.get': Settings
  'settings.put': Settings
}
