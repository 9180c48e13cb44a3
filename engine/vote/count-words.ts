/** Words of counts that hosts post, in any language that hosts write; a game may add what its own host calls them. */
import { fold } from '../reading/fold.ts'
import * as en from './count-words-en.ts'
import * as ru from './count-words-ru.ts'

const longestHeading = 120
const both =
  (one: 'corrected' | 'noneYet' | 'idle' | 'listLabel' | 'headsAway' | 'headsVoters') =>
  (line: string): boolean =>
    en[one].test(line) || ru[one].test(line)

/** Whether a line says that a count replaces what was counted before. */
export const corrects = both('corrected')
/** Whether a line says that nobody has voted. */
export const saysNone = both('noneYet')
/** Whether a label stands before those who vote for nobody. */
export const isIdle = both('idle')
/** Whether a line lists players for something else than votes. */
export const listsOthers = both('listLabel')

/** Whether a line heads those who are away or were told to write. */
export const headsAway = both('headsAway')
/** Whether a line heads a table of voters, each with whom they vote for. */
export const headsVoters = both('headsVoters')

/** As how many votes somebody counts, by what stands in brackets behind the name. */
export const votesSaid = (text: string): number | undefined => en.votesSaid(text) ?? ru.votesSaid(text)

/**
 * Whether a line may head a count: what stands below it will tell.
 * @param titles what the host of this game calls a count besides
 */
export const isHeading = (line: string, titles: readonly string[] = []): boolean =>
  line.length < longestHeading
  && (en.countWord.test(line) || ru.countWord.test(line) || corrects(line) || behindTitle(line, titles) !== undefined)

/** Whether a line is the title of a count, and nothing else. */
export function isTitle(line: string, titles: readonly string[] = []): boolean {
  if (line.length >= longestHeading || line.includes('?')) return false
  const own = behindTitle(line, titles)
  if (own !== undefined && isBesideTitle(own)) return true
  return en.isTitle(line) || (ru.titleWord.test(line) && isBesideTitle(line.replace(ru.titleWord, ' ')))
}

/** Whether words say of a count only which it is, and as of when. */
const isBesideTitle = (text: string): boolean =>
  (text.replace(/(?<!\p{L})no\.?\s*\d/iu, ' ').match(/\p{L}+/gu) ?? []).every(word =>
    [en, ru].some(({ besideTitle }) => besideTitle.has(word.toLowerCase())),
  )

/** What stands behind what the host calls a count, where a line begins with that. */
function behindTitle(line: string, titles: readonly string[]): string | undefined {
  const [said, ...wanted] = [line, ...titles].map(text => fold(text).replace(/^[^\p{L}\p{N}]+/u, '')) as [
    string,
    ...string[],
  ]
  const own = wanted.find(
    title => title !== '' && said.startsWith(title) && !/^[\p{L}\p{N}]/u.test(said.slice(title.length)),
  )
  return own === undefined ? undefined : said.slice(own.length)
}
