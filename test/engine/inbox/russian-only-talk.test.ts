/** Messages that sound like a move and are talk: what they seem to order is asked about, and never proposed. */
import { describe } from 'vitest'
import { missed, table } from './russian-table.ts'
import { strangers } from './strangers.ts'

describe('a move that only talk speaks of is asked about', () =>
  table(
    [
      ['Dr_Who', 'Взламываю Клюкву, ночь не пропускаю.', 'hack Клюква'],
      ['Дмитрий', 'Хочу проверить Агату, давно так не смеялся.', 'check Агата'],
      ['Дмитрий', 'Не пойму никак, мирный ли Хан.', '?bareName'],
      ['Жук', 'Сегодня жгу город.', 'burn'],
      ['Русалка', 'Кто бы ко мне ни приплыл, всех разворачивайте к нашей красавице.', '?noTarget'],
      ['Александр', 'Лечить некого, а Димон взрослый, перебьется.', '?unread'],
      ['Александр', 'Борода ты накладная!', '?bareName'],
      ['Русалка', 'Всех гостей шлю к петровичу.', '?noTarget'],
      ['Boroda', 'Поносил я эту роль сутки, в плечах жмет. Снимаю, пусть в чулане полежит.', '?notOwned'],
      ['Мария', 'Паспорт забираю у Гнома. Лорд всю неделю хамил, так что наказан.', 'enslave Гном; ?unread'],
    ],
    strangers,
  ))

describe('is read wrong, since nothing is known by heart', () =>
  missed(
    [
      ['Александр', 'Лечу себя, а Димон взрослый.', 'heal Александр'],
      ['Александр', 'Лечу себя, а Стёпа большой, выкарабкается.', 'heal Александр'],
      ['Жук', 'Подожгу всё, если меня не услышат.', '?wavering'],
      ['Ежевика', 'Куплены два жучка, один уедет к Хану, второй поставлю Лорду.', 'surveil Лорд; ?unread'],
      ['Гном', 'Вот у нее и приберусь. Фантики, так и быть, себе.', '?noTarget'],
      ['Филин', 'Картонка нагрелась. Остаюсь на вторую ночь там же, где вчера.', '?unread'],
    ],
    strangers,
  ))
