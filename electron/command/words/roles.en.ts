import { english } from '../../../engine/text/catalogue.ts'

/** Roles and abilities of a system. */
export const roles = english({
  title: '{name} ({system}): {roles} roles, {abilities} abilities',
  shared: '{faction}, each member may carry: {abilities}',
  noAbility: 'no ability',
  modifiers: 'modifiers: {modifiers}',
  overRole: 'Over a role (written in brackets behind it)',
  abilities: 'Abilities (of one ability sent in more often than its limit, the last ones count)',
  seenAs: 'seen as {kind}',

  noTarget: 'no target',
  aim: '{must, select, yes {a} other {perhaps a}} {aim}',
  then: '{aims}, then {aim}',
  exactly:
    '{count} {aim, select, family {{count, plural, one {family} other {families}}} other {{count, plural, one {target} other {targets}}}}',
  any: 'any {aim, select, family {families} other {targets}}',
  orMore: '{count} or more {aim, select, family {families} other {targets}}',
  upTo: 'up to {count} {aim, select, family {{count, plural, one {family} other {families}}} other {{count, plural, one {target} other {targets}}}}',
  between:
    '{least} to {count} {aim, select, family {{count, plural, one {family} other {families}}} other {{count, plural, one {target} other {targets}}}}',
  playerOr: '{targets} (a player or {role})',

  with: 'with {key}',
  mayHave: 'may have {key}',
  placeholder: '{aim, select, player {PLAYER} family {FAMILY} phase {PHASE} other {{aim}}}',
  more: '{values} and {more} more',
  orOther: '{values}, or other words',
})
