/** What came otherwise than expected, where no id or list says it. */
import { sayingInEach } from '../../text/in-each.ts'

export const compareWords = {
  en: {
    not: 'not {value}',
    without: 'no "{text}"',
    dead: 'dead',
    noVerdict: 'no verdict',
    nothing: 'nothing',
    nobodyYet: 'nobody yet',
    keepsNone: 'nothing: this system keeps none',
  },
  ru: {
    not: 'не {value}',
    without: 'без «{text}»',
    dead: 'мертв',
    noVerdict: 'исхода нет',
    nothing: 'ничего',
    nobodyYet: 'пока никто',
    keepsNone: 'ничего: по этим правилам такого не ведут',
  },
} as const

export const said = sayingInEach(compareWords.en, compareWords.ru)
