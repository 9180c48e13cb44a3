/**
 * The steps from nothing to the shape the tables have today. The number of a step is its place, and the file keeps how
 * many it has had (`user_version`). A step that was released is never edited: add the next one.
 */
import { workspace } from './001-workspace.ts'
import { digests } from './002-digests.ts'
import type { Migration } from './migration.ts'

export const migrations: readonly Migration[] = [workspace, digests]
