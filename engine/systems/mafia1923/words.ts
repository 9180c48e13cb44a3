/** Words of one section of the rulebook, in English. */
import type { Phrase, Words } from '../../text/wording.ts'

/** What a section adds to the words of the system. */
export type SectionWords = Partial<Omit<Words, 'factions' | 'traits' | 'posts' | 'keyWords'>>

/** A fact that never has to be denied. */
export const only = (stands: string): Phrase => ({ stands, falls: `not so: ${stands}` })
