/** Of which night a message says that it is: «Ночь 3:», «ход на вторую ночь». */

import type { Draft, Ambiguity } from '../draft-state.ts'
import { blanked } from './blanked.ts'

const ordinals = 'перв втор трет четверт пят шест седьм восьм девят десят'.split(' ')
const phase = String.raw`(?:ночь|ночи|сутки|суток|день|вечер|дня|вечера)`
const said = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${phase})[ \t]*(?:№|#|N)?[ \t]*(?<behind>\d{1,2})(?!\d)|(?:(?<before>\d{1,2})(?:-?(?:ая|ую|я|ю|ой|й|е))?|(?<word>(?:${ordinals.join('|')})(?:ая|ую|ой|ый|ого|ье|ью|ья|ьей|ье|ые|ых))[ \t]+)[ \t]*${phase})(?![\p{L}\p{N}])`,
  'giu',
)

interface NightSaid {
  start: number
  end: number
  number: number
  /** It stands alone in its line, or before a colon, and so is of all that follows. */
  heads: boolean
}

export function nightsIn(body: string): NightSaid[] {
  return [...body.matchAll(said)].map(({ 0: text, index, groups = {} }) => {
    const { behind, before, word } = groups
    const number =
      word === undefined
        ? Number(behind ?? before)
        : ordinals.findIndex(begin => word.toLowerCase().startsWith(begin)) + 1
    const lead = /[^\n.!?]*$/.exec(body.slice(0, index))![0]
    const heads =
      /^[\s*_#=–—-]*(?:(?:мой|моя)?\s*ходы?\s*(?:на|за)?\s*)?$/iu.test(lead)
      && /^[\s*_)]*(?:[:.\n–—-]|$)/.test(body.slice(index + text.length))
    return { start: index, end: index + text.length, number, heads }
  })
}

/** Another night is no night of an order: what names it is a word that says nothing we know. */
export function ofThisNight(text: string, night: number): string {
  const nights = nightsIn(text).filter(({ heads }) => !heads)
  const own = blanked(
    text,
    nights.filter(({ number }) => number === night),
  )
  return nights
    .filter(({ number }) => number !== night)
    .reduce((so, { start, end }) => so.slice(0, start) + so.slice(start, end).replace(/\S/gu, 'ъ') + so.slice(end), own)
}

/** Below the heading of another night every order is asked about. */
export const asksOfNight = (
  drafts: readonly Draft[],
  queries: readonly Ambiguity[],
  { start, end }: Ambiguity['span'],
): [Draft[], Ambiguity[]] => [
  [],
  [
    ...queries,
    ...drafts.map((draft): Ambiguity => ({
      why: 'otherNight',
      span: { start, end },
      abilities: [draft.does],
      options: [draft],
    })),
  ],
]
