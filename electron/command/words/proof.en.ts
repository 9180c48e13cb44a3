import { english } from '../../../engine/text/catalogue.ts'

/** Whether a deal follows from its key. */
export const proof = english({
  written: '{file}: {size} KB. It checks any deal and knows nothing of a game: post it before one.',
  noDigest: '"{digest}" is no digest: it has 64 digits and letters from a to f.',
  digest: 'Its digest (SHA-256): {digest}',
  itsDigest: 'The digest is of this text.',
  otherDigest: 'The digest is of another text: something was changed, or is missing.',
  none: 'These are not the lines of a proof, from "Deal" to "Key": nothing can be dealt again.',
  older: 'This proof is of a Nightdesk that wrote less into it: dealing again needs the game itself.',
  undealable: 'What the text says cannot be dealt: its set-up is not for these players, or was changed.',
  follows: 'The deal follows from the key.',
  differs: 'The deal does not follow from the key.',
  instead: '{role}; dealt again: {due}',
  notDue: '{line}: the key does not give this',
})
