/** The tree of the Night and Votes screens: how it is drawn, and where it can be taken. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const nightTree = defineMessages({
  theTree: { en: 'Explanation', ru: 'Дерево' },
  aRuling: { en: 'Ruling', ru: 'Решение' },
  aDraw: { en: 'Random draw', ru: 'Жребий' },
  locked: { en: 'locked', ru: 'зафиксировано' },
  foldListKey: { en: 'Hide list (Q)', ru: 'Скрыть список (Q)' },
  unfoldListKey: { en: 'Show list (Q)', ru: 'Показать список (Q)' },
  foldInspectorKey: { en: 'Hide inspector (I)', ru: 'Скрыть подробности (I)' },
  unfoldInspectorKey: { en: 'Show inspector (I)', ru: 'Показать подробности (I)' },
  compare: { en: 'Compare…', ru: 'Сравнить…' },

  // In which language.
  language: { en: 'Language of explanations', ru: 'Язык объяснений' },
  explainedIn: { en: 'Explained in: {language}', ru: 'Объяснения: {language}' },
  explain: {
    en: 'Explain in {language, select, ru {Russian (по-русски)} other {English}}',
    ru: 'Объяснять {language, select, ru {по-русски} other {по-английски}}',
  },

  // How it is shown.
  form: { en: 'Explanation view', ru: 'Вид дерева' },
  drawing: { en: 'Diagram', ru: 'Схема' },
  list: { en: 'List', ru: 'Список' },
  showList: { en: 'Show explanation as a list', ru: 'Показать дерево списком' },
  showDrawing: { en: 'Show explanation as a diagram', ru: 'Показать дерево схемой' },
  asDrawing: {
    en: '{title} Shown as a diagram; the list has the same information.',
    ru: '{title} Это схема; в списке то же самое.',
  },
  size: { en: 'Diagram size', ru: 'Размер схемы' },
  smaller: { en: 'Zoom out', ru: 'Мельче' },
  larger: { en: 'Zoom in', ru: 'Крупнее' },
  fit: { en: 'Fit to panel', ru: 'Уместить целиком' },
  overview: {
    en: 'Diagram overview: {seen} of {count} boxes visible. Use the arrow keys to move the diagram, and Enter to fit it to the panel.',
    ru: 'Вся схема в уменьшенном виде: видно {seen} из {count}. Стрелки двигают схему, Enter умещает ее целиком.',
  },

  // Its lines.
  showMore: { en: 'Show {count} more', ru: 'Показать еще {count}' },
  asideFolded: {
    en: '+ {count, plural, one {# undisputed step} other {# undisputed steps}}',
    ru: '+ {count, plural, one {# бесспорный шаг} few {# бесспорных шага} many {# бесспорных шагов} other {# бесспорных шага}}',
  },
  foldedAway: { en: '{count} more hidden', ru: 'еще {count} свернуто' },
  standsAbove: { en: 'already shown above', ru: 'уже есть выше' },
  rule: { en: 'rule {id}', ru: 'правило {id}' },

  // Where it can be taken.
  take: { en: 'Copy, export and print', ru: 'Копировать, сохранить, напечатать' },
  copyList: { en: 'Copy as nested list', ru: 'Копировать списком' },
  saveSvg: { en: 'Save as SVG', ru: 'Сохранить как SVG' },
  savePng: { en: 'Save as PNG', ru: 'Сохранить как PNG' },
  print: { en: 'Print', ru: 'Печать' },
  tooLarge: {
    en: 'The diagram is too large for this image format.',
    ru: 'Дерево слишком велико для такой картинки.',
  },
  tooLargeText: { en: 'Save it as SVG instead.', ru: 'Сохраните его как SVG.' },

  keys: { en: 'Use the arrow keys to move between claims.', ru: 'Стрелки ведут от одного довода к другому.' },
})
