/** The Votes screen. */
import { english } from './messages.ts'

export const votes = english({
  putToDeath: 'Put to death',
  diesForNow: '{names} {count, plural, one {is} other {are}} put to death as things stand.',
  dies: '{names} {count, plural, one {is} other {are}} put to death.',
  nobodyDiesForNow: 'Nobody is put to death as things stand.',
  nobodyDies: 'Nobody is put to death.',
  counting: '{count, plural, one {# ballot counts} other {# ballots count}}',
  silentCount: '{count, plural, other {# silent}}',
  needed: '{count, plural, other {# needed}}',
  lockedIn: '{name} is locked in',
  votePost: 'Vote post',
  allVoted: 'Everybody who may vote has voted.',
})
