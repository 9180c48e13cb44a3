/**
 * What stands before a name that cannot be declined, in languages that decline names: «игрока Cid». Nicknames mostly have
 * no forms, so this is the way that most sentences take.
 */
import type { NameCase } from './name-forms.ts'

/** The word by the case of the sentence: before one name, and before a row of several. */
interface Called {
  one: Readonly<Record<NameCase | 'nom', string>>
  many: Readonly<Record<NameCase | 'nom', string>>
  /** Words that stand before a name in another case, or begin what is said of somebody with no verb: «под проклятием». */
  prepositions: readonly string[]
}

const words: Readonly<Record<string, Called>> = {
  ru: {
    one: { nom: 'игрок', gen: 'игрока', dat: 'игроку', acc: 'игрока', ins: 'игроком', pre: 'игроке' },
    many: { nom: 'игроки', gen: 'игроков', dat: 'игрокам', acc: 'игроков', ins: 'игроками', pre: 'игроках' },
    prepositions: ['без', 'в', 'за', 'к', 'на', 'под', 'про', 'с', 'у'],
  },
}

/** What players are called in a language, undefined where names stand alone in every sentence. */
export const calledIn = (locale: string): Called | undefined => words[locale.split('-')[0]!]
