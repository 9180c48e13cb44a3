/** The tree of the Night and Votes screens: how it is drawn, and where it can be taken. */
import { english } from '../../engine/text/catalogue.ts'

export const nightTree = english({
  theTree: 'The tree',
  aRuling: 'A ruling',
  aDraw: 'A draw',
  locked: 'locked',
  foldListKey: 'Fold the list away (Q)',
  unfoldListKey: 'Unfold the list (Q)',
  foldInspectorKey: 'Fold the inspector away (I)',
  unfoldInspectorKey: 'Unfold the inspector (I)',
  compare: 'Compare…',

  // In which language.
  language: 'Language of explanations',
  explainedIn: 'Explained in: {language}',
  explain: 'Explain in {language, select, ru {Russian (по-русски)} other {English}}',

  // How it is shown.
  form: 'How the tree is shown',
  drawing: 'Drawing',
  list: 'List',
  showList: 'Show the tree as a list',
  showDrawing: 'Show the tree as a drawing',
  asDrawing: '{title} As a drawing; the list shows the same.',
  size: 'Size of the drawing',
  smaller: 'Smaller',
  larger: 'Larger',
  fit: 'Fit into the pane',
  overview:
    'Overview of the drawing: {seen} of {count} boxes in sight. The arrows move the drawing, Enter fits it into the pane.',

  // Its lines.
  showMore: 'Show {count} more',
  foldedAway: '{count} more folded away',
  standsAbove: 'stands above already',
  rule: 'rule {id}',

  // Where it can be taken.
  take: 'Copy, export and print',
  copyList: 'Copy as nested list',
  saveSvg: 'Save as SVG',
  savePng: 'Save as PNG',
  print: 'Print',
  tooLarge: 'The tree is too large for a picture of this kind.',
  tooLargeText: 'Save it as SVG instead.',

  keys: 'The arrows move from one claim to the next.',
})
