/** Calls about the file and its settings: what each takes, and what it gives. */
import { z } from 'zod'
import { Id } from '../input.ts'
import type { Settings, WorkspaceInfo } from './answers.ts'

export const workspaceContract = {
  'workspace.info': z.strictObject({}),
  'workspace.backUp': z.strictObject({}),
  /** Saves a whole copy: beside the file, or in the home folder where that cannot be; or in a place of one's own. Replaces nothing. */
  'workspace.saveCopy': z.strictObject({ path: z.string().min(1).max(4000).optional() }),
  'settings.get': z.strictObject({}),
  'settings.put': z.strictObject({ key: Id, value: z.unknown() }),
} satisfies Record<string, z.ZodType>

export interface WorkspaceAnswers {
  'workspace.info': WorkspaceInfo
  'workspace.backUp': { path: string }
  'workspace.saveCopy': { path: string }
  'settings.get': Settings
  'settings.put': Settings
}
