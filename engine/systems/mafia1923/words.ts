/** Words of one section of the rulebook, in English. */
import type { Phrase, Words } from '../../text/wording.ts'

/**
 * What a section adds to the words of the system. `verbs` are what players write when they use an ability: a phrase
 * stands in the imperative, other forms follow from it.
 */
export type SectionWords = Partial<Omit<Words, 'factions' | 'traits' | 'posts' | 'keyWords'>>

/** A fact that never has to be denied. */
export const only = (stands: string): Phrase => ({ stands, falls: `not so: ${stands}` })
