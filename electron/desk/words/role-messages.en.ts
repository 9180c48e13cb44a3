import { english } from '../../../engine/text/catalogue.ts'

/** What each player is told before the game. */
export const roleMessages = english({
  subject: '{game}: your role',
  welcome: 'Welcome to {game}, ',
  youAre: 'You are: ',
  side: 'Your side: ',
  can: 'What you can do',
  nothing: 'Nothing is sent in by your role. What you have is your voice and your vote.',
  send: ' Answer with: ',
  aName: 'name',
  anotherName: 'another name',
  carrier: 'I carry it out',
  known: 'You know from the start: ',
  fell: 'It fell to you by lot: ',
  shared: 'You share it with: ',
  target: 'It was drawn for you: ',
  exists: 'You know that there is: ',
  talk: 'You may talk in private ({when}) with: ',
  toNobody: 'nobody is told',
  shownAs: 'told another role: {role}',
  flips: 'shows at death as: {role}',
  pair: '{what} ({to})',
  goal: 'When you win',
  confirm: 'Answer this message with the name of your role, so that the game can start.',
})
