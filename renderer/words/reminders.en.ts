/** Deadlines that near or have passed, and what is sent to whoever is missing. */
import { english } from '../../engine/text/catalogue.ts'

export const reminders = english({
  remind: 'Remind who is missing…',
  near: '{game}: {phase} closes in {span}',
  passed: '{game}: the deadline of {phase} has passed',
  silent: 'Nothing yet from {names}.',
  voteless: 'No vote yet: {names}.',
  andMore: '{names} and {count} more',
  nobody: 'Nobody is missing, and the phase is still open.',
  write: 'Write to them',
  look: 'Look',

  title: 'Who is missing from {phase}',
  text: 'A message to each, for nobody else to read. To a faction it goes in its own topic.',
  everybody: 'Nobody is missing any more.',
  lacksActions: 'nothing sent in',
  lacksVote: 'no vote',
  copyFor: 'Copy the message to {name}',
  sentTo: 'Mark the message to {name} as sent',
  copyMessage: 'Copy message',
  wasSent: 'Mark as sent',
  sentToAll: 'Mark all as sent',
  copyPost: 'Copy the post',
  forThread: 'For the thread: who has no vote',
  message: 'The message',
  thePost: 'The post',
  marked: 'Marked as sent to {names}.',
  reminded: 'reminded {count, plural, one {once} other {# times, the last time}}:',

  hours: 'Hours before a deadline to say who is missing',
  hoursHint: 'You are told once for each deadline, and once more when it has passed. With 0 only when it has passed.',
  aNumber: 'A whole number from 0 to {most}.',
})
