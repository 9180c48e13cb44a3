import type { nightTree as en } from './night-tree.en.ts'
import { translated } from '../../engine/text/catalogue.ts'

export const nightTree = translated<typeof en>()({
  theTree: 'Дерево',
  aRuling: 'Решение',
  aDraw: 'Жребий',
  locked: 'зафиксировано',
  foldListKey: 'Скрыть список (Q)',
  unfoldListKey: 'Показать список (Q)',
  foldInspectorKey: 'Скрыть подробности (I)',
  unfoldInspectorKey: 'Показать подробности (I)',
  compare: 'Сравнить…',

  language: 'Язык объяснений',
  explainedIn: 'Объяснения: {language}',
  explain: 'Объяснять {language, select, ru {по-русски} other {по-английски}}',

  form: 'Вид дерева',
  drawing: 'Схема',
  list: 'Список',
  showList: 'Показать дерево списком',
  showDrawing: 'Показать дерево схемой',
  asDrawing: '{title} Это схема; в списке то же самое.',
  size: 'Размер схемы',
  smaller: 'Мельче',
  larger: 'Крупнее',
  fit: 'Уместить целиком',
  overview: 'Вся схема в уменьшенном виде: видно {seen} из {count}. Стрелки двигают схему, Enter умещает ее целиком.',

  showMore: 'Показать еще {count}',
  foldedAway: 'еще {count} свернуто',
  standsAbove: 'уже есть выше',
  rule: 'правило {id}',

  take: 'Копировать, сохранить, напечатать',
  copyList: 'Копировать списком',
  saveSvg: 'Сохранить как SVG',
  savePng: 'Сохранить как PNG',
  print: 'Печать',
  tooLarge: 'Дерево слишком велико для такой картинки.',
  tooLargeText: 'Сохраните его как SVG.',

  keys: 'Стрелки ведут от одного довода к другому.',
})
