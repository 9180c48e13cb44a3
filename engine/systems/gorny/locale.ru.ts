/** What the rules, options and books of the template say, in Russian. */
import { rulesSaid, type Said } from '../../ruleset/localized-text.ts'
import { names } from './names.ru.ts'
import { russian } from './options.ts'
import { modifiersInRussian } from './roles.ts'
import { rules } from './rulebook.ts'

const forms: Said['forms'] = {
  infraction: {
    title: 'Нарушение',
    says: 'Нарушение правил поведения и то, чем оно подтверждается. Последствий нет, если вы никого не исключите.',
    fields: { who: 'Игрок', breach: 'Что произошло', link: 'Ссылка', at: 'Когда', note: 'Примечание' },
  },
  names: {
    title: 'Названия сторон',
    says: 'Как в этой игре называются стороны. В ответе комиссару стоит название мафии.',
    fields: { town: 'Город', mafia: 'Мафия' },
  },
}

const marks: Said['marks'] = { hitman: 'Совершает убийство мафии, потому что киллера больше нет.' }

const fields: Said['fields'] = {
  buddy: {
    label: 'Напарник',
    says: 'Опытный игрок, с которым новичок стоит в паре. Обоим достается одна сторона.',
  },
}

export const said: Said = {
  name: 'Шаблон Горного, простой список',
  ...rulesSaid(rules, 'ru'),
  ...russian,
  modifiers: modifiersInRussian,
  marks,
  fields,
  forms,
  names,
}
