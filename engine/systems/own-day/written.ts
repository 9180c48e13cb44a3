/** What of a post is a ballot, as the options of a game have it (DAY-C4). */
import type { Game } from '../../journal/state.ts'
import { anyForm, boldInFull, lynchWords, type LynchWord, type Style } from '../../rules/style.ts'

/** How votes are written, by the word of the option. */
const forms: Readonly<Record<string, Style>> = {
  bold: boldInFull,
  any: { ...anyForm, names: 'whole', nobody: [] },
  doubleHash: { ...boldInFull, bold: false, signs: ['##'] },
  hash: { ...boldInFull, bold: false, signs: ['#', '##'] },
  colon: { ...boldInFull, bold: false, colon: true },
}

const known = new Map<string, Style>()

/** The style of a game: the very same for the same options. */
export function styleOf({ options }: Pick<Game, 'options'>): Style {
  const { ballots: form = 'bold', ballotNames: names = 'whole', shortBallots: short = false, hiddenBallots } = options
  const { lynchWord = 'lynch' } = options
  const key = [form, names, short, hiddenBallots, lynchWord].join()
  const made = known.get(key) ?? {
    ...(forms[String(form)] ?? boldInFull),
    names: names === 'begun' ? 'begun' : 'whole',
    ...(form !== 'any' && { also: lynchWords[String(lynchWord) as LynchWord] }),
    spoilers: hiddenBallots === true,
    ...(short === true && { short: { ...boldInFull.short, counts: true } }),
  }
  known.set(key, made)
  return made
}
