import type { Declined } from '../journal/command.ts'
import { nearest } from '../text/nearest.ts'
import { sayingInEach, type InEach } from '../text/in-each.ts'

const said = sayingInEach({
  action: { en: 'There is no action "{word}".', ru: 'Действия «{word}» нет.' },
  ability: { en: 'There is no ability "{word}".', ru: 'Способности «{word}» нет.' },
  ballot: { en: 'There is no vote "{word}".', ru: 'Голоса «{word}» нет.' },
  draw: { en: 'There is no draw "{word}".', ru: 'Жребия «{word}» нет.' },
  faction: { en: 'There is no faction "{word}".', ru: 'Фракции «{word}» нет.' },
  family: { en: 'There is no family "{word}".', ru: 'Семьи «{word}» нет.' },
  field: { en: 'There is no field "{word}".', ru: 'Поля «{word}» нет.' },
  form: { en: 'There is no form "{word}".', ru: 'Формы «{word}» нет.' },
  head: { en: 'No head of this hydra is called "{word}".', ru: 'Среди голов этой гидры «{word}» нет.' },
  kindOfPhase: { en: 'There is no kind of phase "{word}".', ru: 'Фазы вида «{word}» нет.' },
  modifier: { en: 'There is no modifier "{word}".', ru: 'Модификатора «{word}» нет.' },
  option: { en: 'There is no option "{word}".', ru: 'Опции «{word}» нет.' },
  player: { en: 'There is no player "{word}".', ru: 'Игрока «{word}» нет.' },
  post: { en: 'There is no post "{word}".', ru: 'Поста «{word}» нет.' },
  prompt: { en: 'There is no prompt "{word}".', ru: 'Вопроса «{word}» нет.' },
  record: { en: 'There is no record "{word}".', ru: 'Записи «{word}» нет.' },
  role: { en: 'There is no role "{word}".', ru: 'Роли «{word}» нет.' },
  value: { en: 'There is no {what} "{word}".', ru: '{what}: значения «{word}» нет.' },
  near: { en: 'Did you mean "{near}"?', ru: 'Имелось в виду «{near}»?' },
  all: { en: 'There are: {list}.', ru: 'Есть: {list}.' },
  none: { en: 'There are: none.', ru: 'Здесь таких нет.' },
})

/** A kind of thing that has names. */
type Thing = Exclude<Parameters<typeof said>[0], 'value' | 'near' | 'all' | 'none'>

/** Something named that is not there: the nearest word, else the words there are. */
export const unknownWord = (what: Thing, word: string, valid: readonly string[]): Declined => ({
  declined: said(what, { word }),
  remedy: remedyFor(word, valid),
})

/** The same of a value. @param what it is a value of */
export const unknownValue = (what: string, word: string, valid: readonly string[]): Declined => ({
  declined: said('value', { what, word }),
  remedy: remedyFor(word, valid),
})

function remedyFor(word: string, valid: readonly string[]): InEach {
  const near = nearest(word, valid)
  if (near !== undefined) return said('near', { near })
  return valid.length ? said('all', { list: [...new Set(valid)].join(', ') }) : said('none')
}
