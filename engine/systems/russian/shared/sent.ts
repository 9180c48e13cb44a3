/** A move as it is asked about before it counts, and what judges it. */
export type { Refuse, Sent } from '../../../ruleset/section.ts'
