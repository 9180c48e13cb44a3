/**
 * Words beside a name that tell of a death: `lynched, D1`, `† killed by the mafia N2`, `убит ночью 2`. They are read only where
 * every one of them is understood; where one is not, somebody has to be asked.
 */

/** Marks that stand for a death, as they stand in a class of characters. */
export const crosses = '☠💀👻🪦⚰✝✞✟†'
const crossed = new RegExp(`([${crosses}])\\ufe0f?`, 'gu')

type Kind =
  | 'cross'
  | 'deed'
  | 'state'
  | 'event'
  | 'exit'
  | 'time'
  | 'phase'
  | 'glue'
  | 'by'
  | 'doer'
  | 'number'
  | 'other'

const said: Partial<Record<Kind, string>> = {
  cross: [...crosses].join(' '),
  // What is said of the dead alone.
  deed: `died killed lynched lynchd executed eliminated hanged modkilled vigged dayvigged murdered endgamed nightkilled nk nked
    nkd slain погиб погибла убит убита убили казнен казнена казнили умер умерла линчеван линчевана линчевали залинчеван
    залинчевана залинчевали залинчован залинчована повешен повешена повесили застрелен застрелена застрелили зарезан
    зарезана`,
  // What names are made of, too.
  state: 'dead deceased rip shot мертв мертва',
  // With its day or night it tells of somebody.
  event: 'lynch kill nightkill modkill execution elimination death линч казнь убийство',
  // A death, or another way out.
  exit: 'removed ejected выбыл выбыла выбит выбита',
  time: 'day night phase день дня днем ночь ночи ночью',
  phase: 'overnight',
  glue: 'was were been got found has is in on at during of the a an to during в во на от',
  by: 'by from via',
}
const kinds = new Map(
  Object.entries(said).flatMap(([kind, words]) =>
    words.split(/\s+/).map((word): [string, Kind] => [word, kind as Kind]),
  ),
)

interface Word {
  said: string
  word: string
  kind: Kind
}

function wordsIn(text: string): Word[] {
  const words: Word[] = []
  for (const one of text.replace(crossed, ' $1 ').split(/[\s,;:.!()[\]/–—-]+/u)) {
    if (!one) continue
    const word = one.toLowerCase().replaceAll('ё', 'е').replace(/['’]/g, '')
    words.push({ said: one, word, kind: kindOf(word, words) })
  }
  return words
}

const kindOf = (word: string, words: readonly Word[]): Kind =>
  kinds.get(word)
  ?? (/^(?:[dn]|[дн])\d{1,2}$/u.test(word)
    ? 'phase'
    : /^\d{1,2}$/.test(word)
      ? // `Night 2`, `killed 2`.
        ['time', 'deed', 'state'].includes(words.at(-1)?.kind ?? '')
        ? 'phase'
        : 'number'
      : /^\p{L}+$/u.test(word) && isDoer(word, words)
        ? 'doer'
        : 'other')

/** Whoever did it: behind `by`, and as Russian says it: `убит мафией`. */
function isDoer(word: string, words: readonly Word[]): boolean {
  const last = words.slice(-3)
  const by = last.findLastIndex(({ kind }) => kind === 'by')
  if (by >= 0) return last.slice(by + 1).every(({ kind }) => kind === 'glue' || kind === 'doer')
  const before = words.at(-1)
  return before?.kind === 'deed' && /[а-я]$/.test(before.word) && /(?:ом|ем|ей|ой|ами|ями|ым|им|ью)$/.test(word)
}

const mostWords = 9
const has = (words: readonly Word[], ...any: Kind[]): boolean => words.some(({ kind }) => any.includes(kind))

/** Whether all of these words say that somebody died, and no more. */
export function saysDeath(text: string): boolean {
  const words = wordsIn(text)
  return (
    words.length <= mostWords
    && !has(words, 'other', 'number', 'exit')
    && (has(words, 'cross', 'deed', 'state') || (has(words, 'event') && has(words, 'phase')))
  )
}

/**
 * Whether words that are no such phrase may tell of a death all the same: `stabbed N2`, `lynched as Town Cop`. So may no
 * nickname, as `Shot Caller` and `killer` are.
 */
export function mayTellDeath(text: string): boolean {
  const words = wordsIn(text)
  if (has(words, 'cross', 'phase', 'deed')) return true
  // A nickname has its capitals.
  const isName = words.every(({ said: one }) => /^\p{Lu}/u.test(one))
  return !isName && has(words, 'state', 'event', 'exit')
}

/** The day or night that is named: `N2`, `night 2`. */
export const phaseSaid = (text: string): string | undefined =>
  /(?<![\p{L}\p{N}])(?:(?:[dn]|[дн])\d{1,2}|(?:day|night|день|дня|дн[её]м|ночь|ночи|ночью)\s?\d{1,2})(?![\p{L}\p{N}])/iu.exec(
    text,
  )?.[0]

/**
 * A name with a death behind it, and no mark between: `Ann was lynched day 1`, `[Ann] killed by mafia`. One word more is part of
 * the name: `Walking Dead`.
 */
export function nameAndDeath(text: string): { name: string; death: string } | undefined {
  // A death is said in few words, with a mark beside some.
  for (const { index } of [...text.matchAll(/(?<=\S)\s+(?=\S)/gu)].slice(-2 * mostWords)) {
    const [name, death] = [text.slice(0, index).trim(), text.slice(index).trim()]
    const words = wordsIn(death)
    const isSure =
      has(words, 'cross') || (has(words, 'deed', 'state', 'event') && has(words, 'phase', 'by', 'doer', 'glue'))
    if (/\p{L}/u.test(name) && isSure && saysDeath(death)) return { name, death }
  }
  return undefined
}

/** Whether a name may hold how it went with whoever bears it: `RIP Ann`, `(dead) Ann`, `Ann stabbed N2`. */
export function nameMayTellDeath(text: string): boolean {
  const words = wordsIn(text)
  return (
    has(words, 'cross')
    || (words.length > 1 && (has(words, 'phase') || words.at(-1)?.kind === 'deed'))
    || /^(?:RIP|R\.I\.P\.)\s/.test(text)
    || /^[([](?:dead|rip|deceased|м[её]ртва?|погиб(?:ла)?)[)\]]/iu.test(text)
  )
}
