import { english } from '../../../engine/text/catalogue.ts'

/** The page in which a game is explored. */
export const explore = english({
  title: '{name}: the whole game',
  needsScript: 'This page draws itself with a script of its own, which is switched off here. It fetches nothing.',
  notOver: 'This game is not over, and the page tells every role and every deed.',
  finishFirst: 'Finish the game first, or make the page early (at the command line: --early) and keep it to yourself.',
  nothingYet: 'There is nothing to explore in this game yet.',
  lockFirst: 'Lock a phase first.',
  notBuilt: 'What the page is drawn by is not there.',
  buildIt: 'In a checkout, npm run build makes it; an installed app has to be installed again.',
})
