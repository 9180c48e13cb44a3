import { english } from '../../../engine/text/catalogue.ts'

/** The votes of a saved thread. */
export const count = english({
  title: 'Votes in {posts} {posts, plural, one {post} other {posts}} of {software}',
  both: '{first} and {second}',
  pasted: 'pasted text',
  asPrinted: 'as printed',
  about: '{players} {players, plural, one {player} other {players}}; {hosts}; style {style}',
  noHost: 'no host known',
  named: '{name} leads',
  startedThread: '{name} leads (began the thread, and casts no vote)',
  postsCounts: '{name} leads (posts counts, and casts no vote)',

  count: 'Count',
  noVotes: 'Nobody is voted for.',
  nobody: 'Nobody',
  majority: '(a majority)',
  notVoting: 'Not voting ({count}): {names}.',
  everybodyVotes: 'Everybody votes.',
  needed: '{votes} {votes, plural, one {vote is} other {votes are}} a majority of {living} living.',
  notes: 'Notes',

  doesNotCount: 'Does not count',
  uncounted: '{post}, line {line}, {by}: “{text}”: {why}.',
  inDoubt: 'Names in doubt',
  meant: '{post}, {by}: “{text}”: did {by} mean {names}?',
  nobodyCalled: '{post}, {by}: “{text}”: nobody is called that.',
  byBeginning: 'Counted by the beginning of a name',
  begun: '{post}, {by}: “{name}” for {for}.',
  edited: 'Edited posts with votes',

  hostCounts: 'Counts of the host',
  notUnderstood: '{post}, {by}: not understood: {trouble}.',
  goesOn: '{post}, {by}: the counting goes on from it.',
  differs: '{post}, {by}: differs; to go on from it, {option}.',
  agrees: '{post}, {by}: agrees.',
  difference: '{voter}: read {read}, counted there {counted}.',
  differenceIn: '{voter}: read {read} (in post #{post}), counted there {counted}.',
  unread: 'Not read in it: “{line}”.',
  withoutVote: 'without a vote',
  forNobody: 'for nobody',
  forOne: 'for {name}',
})
