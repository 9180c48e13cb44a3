/** What is kept of players and of a game by the template, and its modifiers, in Russian. */
import type { Said } from '../../ruleset/said.ts'

export const forms: Said['forms'] = {
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

export const marks: Said['marks'] = { hitman: 'Совершает убийство мафии, потому что киллера больше нет.' }

export const fields: Said['fields'] = {
  buddy: {
    label: 'Напарник',
    says: 'Опытный игрок, с которым новичок стоит в паре. Обоим достается одна сторона.',
  },
}

export const modifiers: Said['modifiers'] = {
  votes:
    'У игрока столько голосов, а с 0 ни одного. Они идут в счет большинства и фиксации; само большинство считают по головам.',
  xShot: 'Пользоваться можно столько раз за игру. У жилета: останавливает столько убийств.',
}
