/** Moves of this part. */
import type { Entry } from '../attributes.ts'

export const frame: Record<string, Entry> = {}
