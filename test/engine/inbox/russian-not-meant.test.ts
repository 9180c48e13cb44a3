/** Words of an order in a message that orders nothing of the kind: it is asked about, by what keeps it from being meant. */
import { describe } from 'vitest'
import { table } from './russian-table.ts'
import { strangers } from './strangers.ts'

describe('what is wished for and not done is asked about', () =>
  table(
    [
      ['Dr_Who', 'Клюкву взломать бы, да жалко. Пропускаю ночь.', '?wavering'],
      ['Dr_Who', 'Мне бы Клюкву хакнуть, да рано ещё. Сегодня сплю.', '?wavering'],
      ['Дмитрий', 'Хотел бы проверить Осу, но проверю Жука.', 'check Жук'],
      ['Александр', 'Полечить бы Осу.', 'heal Оса'],
      ['Жук', 'Все сожгу к чертям, если завтра снова повесят мирного.', '?wavering'],
      ['Мария', 'Мой паспорт у Жука. Верну его завтра.', '?wavering'],
      ['Дмитрий', 'Чек Осы. Сделаю его завтра.', '?wavering'],
      ['Дмитрий', 'Чек Осы. Завтра отпишусь.', 'check Оса'],
    ],
    strangers,
  ))

describe('what is said to somebody, or done along with him, is asked about', () =>
  table(
    [
      ['Дмитрий', 'Хочу поблагодарить Агату за чек.', '?wavering'],
      ['Александр', 'Хочу поспорить с Осой.', '?wavering'],
      ['Ежевика', 'Пойду гулять с Агатой.', '?wavering'],
      ['Тимофей', 'Пойду чай пить с Осой.', '?wavering'],
    ],
    strangers,
  ))

describe('what is asked of whoever can, or is of somebody else, is asked about', () =>
  table(
    [
      ['Александр', 'Лечите Марию, кто может! Я-то не могу, дежурство.', '?wavering'],
      ['Александр', 'Кто-нибудь, полечите Марию.', '?wavering'],
      ['Александр', 'Лечу себя, а Димон взрослый, перебьется и без меня.', '?wavering'],
      ['Александр', 'Лечу Осу, а ещё Лорда, он болеет.', 'heal Оса,Лорд'],
      [
        'Тимофей',
        'Пост принял, фонарь горит. Этой ночью встаю у дверей Потапыча, он сегодня дело говорил, и про Лорда, и про суд, а умных людей надо беречь.',
        '?wavering',
      ],
    ],
    strangers,
  ))

describe('whom an order leaves out is asked about', () =>
  table(
    [
      ['Жук', 'Поджигаю, одного возьму с собой', '?noTarget'],
      ['Ежевика', 'Слежу за двумя: одна Мария, другая Оса.', 'surveil Оса; ?unread'],
      ['Агата', 'Закрепляю обмен. В котел летят Хан и Оса.', 'fixExchange; ?unread'],
      ['Агата', 'Закрепляю обмен. Хан и Оса подозрительные.', 'fixExchange'],
    ],
    strangers,
  ))
