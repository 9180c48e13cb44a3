/** What came otherwise than expected, where no id or list says it. */
import { defineMessages } from '../../text/catalogue.ts'
import { sayingInEach } from '../../text/in-each.ts'

export const compareWords = defineMessages({
  not: { en: 'not {value}', ru: 'не {value}' },
  without: { en: 'no "{text}"', ru: 'без «{text}»' },
  dead: { en: 'dead', ru: 'мертв' },
  noVerdict: { en: 'no verdict', ru: 'исхода нет' },
  nothing: { en: 'nothing', ru: 'ничего' },
  nobodyYet: { en: 'nobody yet', ru: 'пока никто' },
  keepsNone: { en: 'nothing: this system does not keep any', ru: 'ничего: по этим правилам такого не ведут' },
})

export const said = sayingInEach(compareWords)
