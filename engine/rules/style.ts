/** What counts as a vote, as data: every group has its own habits. Two common ones stand here. */
import { lynchWords } from '../text/lynch-word.ts'

export interface Style {
  /** Whether an attempt has to be bold as a whole. */
  bold: boolean
  /** How a vote and an unvote begin when written in full. A space in a word may be a hyphen. */
  vote: readonly string[]
  unvote: readonly string[]
  /** Words that vote as well where somebody is named, such as what the host calls the lynch itself: `Eliminate: Bob`. */
  also?: readonly string[]
  /** What people write instead, and whether that counts. */
  short: { vote: readonly string[]; unvote: readonly string[]; counts: boolean }
  /** Whether a colon has to stand behind the word. */
  colon: boolean
  /** Signs one of which has to stand before the word, such as `##`. Otherwise signs before it are passed over. */
  signs?: readonly string[]
  /** `whole`: a name, an alias or a former name, case and spaces aside. `begun`: a beginning that only one player has will do. */
  names: 'whole' | 'begun'
  /**
   * What becomes of a nickname that one living player alone can be meant by: it asks, as where absent; it counts, to be
   * confirmed by the host; or it counts.
   */
  nicknames?: 'ask' | 'show' | 'count'
  /** How one votes for nobody. */
  nobody: readonly string[]
  /** Whether what is hidden behind a click counts. */
  spoilers: boolean
  /** Which counts of the host replace what was read before: none, those that say they are corrected, or all of them. */
  baseline: 'none' | 'corrected' | 'every'
  /**
   * Whether a name in green votes by itself, without a word for it: as what has the word does, or nothing else; no
   * colour votes where absent.
   */
  greenNames?: 'too' | 'only'
  /** What `+1` is to another's vote: asked about, a vote like it, or nothing as where absent. */
  plusOne?: 'asks' | 'counts' | 'nothing'
  /** What the host calls a count, besides what counts are called anyway. */
  titles?: readonly string[]
}

/** Bold as a whole and written in full; short forms are listed and do not count. */
export const boldInFull: Style = {
  bold: true,
  vote: ['vote'],
  unvote: ['unvote', 'un vote'],
  short: {
    vote: ['v', 'vt', 'vtl', 'voting', 'v o t e'],
    unvote: ['uv', 'unv', 'u n v o t e', 'unvoting', 'un voting', 'remove vote', 'remove my vote', 'retract my vote'],
    counts: false,
  },
  colon: false,
  names: 'whole',
  nobody: [],
  spoilers: false,
  baseline: 'corrected',
}

/** The words for a lynch, as people write them for a vote. */
export const writtenForVote: readonly string[] = Object.values(lynchWords).flatMap(({ written }) => written)

/** What a vote for nobody is written as. */
export const noLynch: readonly string[] = [
  'no lynch',
  'no lynching',
  'no elimination',
  'no eliminate',
  'no elim',
  'no execution',
  'no execute',
  'no exe',
  'no hanging',
  'no hang',
  'no kill',
  'no vote',
  'nl',
  'vtl',
  'vtnl',
  'sleep',
  'nobody',
  'no one',
]

/** Whatever reads as a vote, bold or not, short or in full. */
export const anyForm: Style = {
  ...boldInFull,
  bold: false,
  short: { ...boldInFull.short, counts: true },
  also: [...writtenForVote, 'votes', 'revote'],
  names: 'begun',
  nobody: noLynch,
}

export const styles: Readonly<Record<string, Style>> = { boldInFull, anyForm }
