/** The tree of the Night and Votes screens: how it is drawn, and where it can be taken. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const nightTree = defineMessages({
  theTree: { en: 'The tree', ru: 'Дерево' },
  aRuling: { en: 'A ruling', ru: 'Решение' },
  aDraw: { en: 'A draw', ru: 'Жребий' },
  locked: { en: 'locked', ru: 'зафиксировано' },
  foldListKey: { en: 'Fold the list away (Q)', ru: 'Скрыть список (Q)' },
  unfoldListKey: { en: 'Unfold the list (Q)', ru: 'Показать список (Q)' },
  foldInspectorKey: { en: 'Fold the inspector away (I)', ru: 'Скрыть подробности (I)' },
  unfoldInspectorKey: { en: 'Unfold the inspector (I)', ru: 'Показать подробности (I)' },
  compare: { en: 'Compare…', ru: 'Сравнить…' },

  // In which language.
  language: { en: 'Language of explanations', ru: 'Язык объяснений' },
  explainedIn: { en: 'Explained in: {language}', ru: 'Объяснения: {language}' },
  explain: {
    en: 'Explain in {language, select, ru {Russian (по-русски)} other {English}}',
    ru: 'Объяснять {language, select, ru {по-русски} other {по-английски}}',
  },

  // How it is shown.
  form: { en: 'How the tree is shown', ru: 'Вид дерева' },
  drawing: { en: 'Drawing', ru: 'Схема' },
  list: { en: 'List', ru: 'Список' },
  showList: { en: 'Show the tree as a list', ru: 'Показать дерево списком' },
  showDrawing: { en: 'Show the tree as a drawing', ru: 'Показать дерево схемой' },
  asDrawing: { en: '{title} As a drawing; the list shows the same.', ru: '{title} Это схема; в списке то же самое.' },
  size: { en: 'Size of the drawing', ru: 'Размер схемы' },
  smaller: { en: 'Smaller', ru: 'Мельче' },
  larger: { en: 'Larger', ru: 'Крупнее' },
  fit: { en: 'Fit into the pane', ru: 'Уместить целиком' },
  overview: {
    en: 'Overview of the drawing: {seen} of {count} boxes in sight. The arrows move the drawing, Enter fits it into the pane.',
    ru: 'Вся схема в уменьшенном виде: видно {seen} из {count}. Стрелки двигают схему, Enter умещает ее целиком.',
  },

  // Its lines.
  showMore: { en: 'Show {count} more', ru: 'Показать еще {count}' },
  foldedAway: { en: '{count} more folded away', ru: 'еще {count} свернуто' },
  standsAbove: { en: 'stands above already', ru: 'уже есть выше' },
  rule: { en: 'rule {id}', ru: 'правило {id}' },

  // Where it can be taken.
  take: { en: 'Copy, export and print', ru: 'Копировать, сохранить, напечатать' },
  copyList: { en: 'Copy as nested list', ru: 'Копировать списком' },
  saveSvg: { en: 'Save as SVG', ru: 'Сохранить как SVG' },
  savePng: { en: 'Save as PNG', ru: 'Сохранить как PNG' },
  print: { en: 'Print', ru: 'Печать' },
  tooLarge: {
    en: 'The tree is too large for a picture of this kind.',
    ru: 'Дерево слишком велико для такой картинки.',
  },
  tooLargeText: { en: 'Save it as SVG instead.', ru: 'Сохраните его как SVG.' },

  keys: { en: 'The arrows move from one claim to the next.', ru: 'Стрелки ведут от одного довода к другому.' },
})
