import { english } from '../../../engine/text/catalogue.ts'

/** Posts: what cannot be sent or written to files; to whom they go. */
export const posts = english({
  nothingTo: 'Nothing goes to "{id}" in this phase.',
  notLocked: 'This phase is not locked yet, so what it tells may still change.',
  lockFirst: 'Lock it first, then send.',
  tellsNobody: 'This phase tells nobody anything.',
  lockNight: 'Lock the night first.',
  notWritten: 'The files could not be written to {folder}.',
  notWrittenFor: 'The files could not be written to {folder} ({code}).',
  diskFull: 'The disk is full: free some space and export again.',
  checkFolder: 'Check that the folder can be written to, then export again.',
  thread: 'Thread',
  threadOf: 'Thread: {post}',
  to: 'To: {name}',
  plainText: 'Plain text',
})
