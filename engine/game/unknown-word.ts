import type { Declined } from '../journal/command.ts'
import { nearest } from '../text/nearest.ts'
import { sayingInEach, type InEach } from '../text/in-each.ts'

const said = sayingInEach(
  {
    action: 'There is no action "{word}".',
    ability: 'There is no ability "{word}".',
    ballot: 'There is no ballot "{word}".',
    draw: 'There is no draw "{word}".',
    faction: 'There is no faction "{word}".',
    family: 'There is no family "{word}".',
    field: 'There is no field "{word}".',
    form: 'There is no form "{word}".',
    head: 'No head of this hydra is called "{word}".',
    kindOfPhase: 'There is no kind of phase "{word}".',
    modifier: 'There is no modifier "{word}".',
    option: 'There is no option "{word}".',
    player: 'There is no player "{word}".',
    post: 'There is no post "{word}".',
    prompt: 'There is no prompt "{word}".',
    record: 'There is no record "{word}".',
    role: 'There is no role "{word}".',
    value: 'There is no {what} "{word}".',
    near: 'Did you mean "{near}"?',
    all: 'There are: {list}.',
    none: 'There are: none.',
  },
  {
    action: 'Действия «{word}» нет.',
    ability: 'Способности «{word}» нет.',
    ballot: 'Голоса «{word}» нет.',
    draw: 'Жребия «{word}» нет.',
    faction: 'Фракции «{word}» нет.',
    family: 'Семьи «{word}» нет.',
    field: 'Поля «{word}» нет.',
    form: 'Формы «{word}» нет.',
    head: 'Среди голов этой гидры «{word}» нет.',
    kindOfPhase: 'Фазы вида «{word}» нет.',
    modifier: 'Модификатора «{word}» нет.',
    option: 'Опции «{word}» нет.',
    player: 'Игрока «{word}» нет.',
    post: 'Поста «{word}» нет.',
    prompt: 'Вопроса «{word}» нет.',
    record: 'Записи «{word}» нет.',
    role: 'Роли «{word}» нет.',
    value: '{what}: значения «{word}» нет.',
    near: 'Имелось в виду «{near}»?',
    all: 'Есть: {list}.',
    none: 'Здесь таких нет.',
  },
)

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
