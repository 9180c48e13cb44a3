/** The page that checks a deal without the app, and how a host makes it. */
import { english } from '../../engine/text/catalogue.ts'

export const proof = english({
  // How a host makes it.
  make: 'Save the page that checks it',
  makeNote: 'A page for your players: it checks digest and proof without Nightdesk and knows nothing of your game.',
  made: 'The page is made.',
  madeText: '{name}. Put it where your players find it, before the game already: it tells nothing.',

  // The page itself.
  title: 'Check a deal',
  about:
    'The host posted a digest before the game and the proof after it. Paste both: this page takes the digest of the proof, and deals the roles again by the key in it, with the program of Nightdesk that dealt them. It fetches nothing and sends nothing.',
  language: 'Language',
  digest: 'The digest that was posted before the game',
  text: 'The proof that was posted after it, from “Deal” to “Key”',
  result: 'What comes of it',
  empty: 'Paste the proof, and here stands what comes of it.',
  noDigest: 'Paste the digest as well: 64 digits and letters from a to f.',
  hashHolds: 'The digest is of this text: nothing of it was changed since.',
  hashFails:
    'The digest is not of this text. Something was changed, or something is missing of what was pasted; its own is {digest}.',
  hashNone: 'This browser takes digests only of a page that was opened from a file or by https.',
  isNone: 'These are not the lines of a proof, from “Deal” to “Key”, so nothing can be dealt again.',
  isOlder:
    'This proof is of a Nightdesk that wrote less into it: the digest shows that nothing was changed, and dealing again needs the game itself.',
  isUndealable: 'What the text says cannot be dealt: its set-up is not for these players, or was changed.',
  dealHolds: 'The deal follows from the key: dealt again, everybody gets the same role.',
  dealFails: 'The deal does not follow from the key: dealt again, something else comes out.',
  players: 'Players',
  player: 'Player',
  said: 'As it was posted',
  due: 'Dealt again',
  differs: '(differs)',
  fell: 'What fell by lot besides',
  fellSaid: 'As it was posted: {lines}',
  fellDue: 'Drawn again: {lines}',
  nothing: 'nothing',
  limits: 'What no page can show: whether the host dealt more than once before posting the digest.',
})
