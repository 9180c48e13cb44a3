/** Words of one part of the rulebook, in both languages side by side. */
import type { Declarations, SpokenOf } from '../../resolve/sequence/vocabulary.ts'
import type { InEach } from '../../text/in-each.ts'
import type { Layout } from '../../text/layout.ts'

/**
 * A word of Russian that agrees with a name: «стрелял», «стреляла» (`text/name-forms.ts`, `{who_did}`).
 * @param of whose doing it is: the value of the message
 * @param one of a man, or of «игрок»
 * @param she of a woman, and `many` of several, where they are not made by an ending
 */
export const did = (
  of: string,
  one: string,
  she = `${one}а`,
  many = `${one}${one.endsWith('л') ? 'и' : 'ы'}`,
): string => `{${of}_did, select, f {${she}} many {${many}} other {${one}}}`

/** What somebody did who did not get to it, in the words of the deed after “to” and «пытался». */
export const tried = (en: string, ru: string): InEach => ({
  en: `{actor} tried to ${en}`,
  ru: `{actor_nom} ${did('actor', 'пытался', 'пыталась', 'пытались')} ${ru}`,
})

/** A fact when it stands, when it does not, as a question, and as what would have been. */
export interface Said {
  stands: InEach
  falls: InEach
  asks?: InEach
  would?: InEach
  /** It says what somebody did, as an action does. */
  deed?: true
  /** What was done for it says it. */
  toldByDeed?: true
  /** What was done for it does not say it, also of whom it was done to. */
  toldWithDeed?: true
  /** Nobody did it, and what rests on it is not understood without it; or where it speaks against what was done. */
  ground?: true | 'against'
  /** It kept nothing from being and is beside the question. */
  isAside?: true
}

/** Words of a section's facts: each that trees speak of has them, and so has what else they say. */
export type FactWords<Given extends Declarations> = Readonly<Record<SpokenOf<Given>, Said>>
  & Readonly<Record<string, Said>>

export interface PartWords {
  roles?: Record<string, InEach>
  /** What hosts write for a role besides its name. */
  rolesShort?: Record<string, string[]>
  factions?: Record<string, InEach>
  /** When somebody of a faction wins. */
  goals?: Record<string, InEach>
  uses?: Record<string, InEach>
  deeds?: Record<string, InEach>
  facts?: Readonly<Record<string, Said>>
  terms?: Record<string, InEach>
  results?: Record<string, InEach>
  tells?: Record<string, InEach>
  posts?: Record<string, { en: Layout; ru: Layout }>
  /** How players ask for an ability, in English. */
  verbs?: Record<string, string[]>
}

/** Words with somebody in them, and without him where a question leaves open who it was. @param who the value that names him */
export const ifNamed = (who: string, named: string, open: string): string =>
  `{${who}_did, select, none {${open}} other {${named}}}`
