/** What a host may decide otherwise: every default of the rules, and where readings differ. The first value is the default. */
import type { Option, Prompt } from '../../rules/role.ts'

export const options: Record<string, Option> = {
  day: {
    values: ['none', 'lock', 'forum'],
    rule: 'DAY-C2',
    says: 'Whether a day counts votes: not at all; as in the general part of the template whose nights these are, with a lock and without a hammer, a rules post, conduct and the end of the game; or as open forums do, where other options say how.',
  },
  ruleFour: {
    values: ['carried', 'literal'],
    rule: 'RAR-4a',
    says: 'Whether a move that already stands in a chain may carry another effect in it.',
  },
  split: {
    values: ['chosenTarget', 'all'],
    rule: 'RAR-R9',
    says: 'What becomes of a single-target action whose moves would land it at several places.',
  },
  movesCanBeMoved: {
    values: [false, true],
    rule: 'RAR-R5',
    says: 'Whether swaps and redirects can themselves be moved.',
  },
  redirectAndSwap: {
    values: ['redirectFirst', 'cancel'],
    rule: 'RAR-R4',
    says: 'What becomes of an action that a redirect and a swap pull to different places: the redirect goes before the swap, or the two cancel each other like two swaps.',
  },
  selfTarget: {
    values: [false, true],
    rule: 'RAR-C3',
    says: 'Whether a player may choose himself. A role may be set otherwise.',
  },
  deadActorsAct: {
    values: [true, false],
    rule: 'RAR-C3',
    says: 'Whether the actions of somebody who dies tonight still work. With false, two who shoot each other both live: each death would undo the other. A role may be set otherwise.',
  },
  passivesCanBeStopped: {
    values: [false, true],
    rule: 'RAR-C3',
    says: 'Whether what is always at work, such as a vest or a gun ready for visitors, is an action on oneself like any other: blocks and total stops hold it, moves take it elsewhere, and sensors see it. A role may be set otherwise.',
  },
  sparesDying: {
    values: [true, false],
    rule: 'RAR-I3',
    says: 'Whether a recruitment fails of a player who dies this night. A recruiter may be set otherwise.',
  },
  actionsPerNight: {
    values: ['unlimited', 1],
    rule: 'RAR-C3',
    says: 'How many different abilities a player may use in one night. With 1, the last one sent in counts. A role may be set otherwise.',
  },
  spendWhenStopped: {
    values: [true, false],
    rule: 'RAR-I4',
    says: 'Whether a limited use is gone when the action was stopped.',
  },
  protectionsStopCpr: {
    values: [true, false],
    rule: 'RAR-C1',
    says: 'Whether protections stop the death by a resuscitation that was not needed.',
  },
  blocksCanBeBlocked: {
    values: [true, false],
    rule: 'RAR-C1',
    says: 'Whether an action that blocks can itself be blocked. With false no two blockers can loop.',
  },
}

export const prompts: Record<string, Prompt> = {
  loop: {
    rule: 'RAR-R7',
    says: 'The loop of these actions is too large to decide. Set all of them aside, or name the one to set aside.',
  },
  split: {
    rule: 'RAR-R9',
    says: 'The moves of this night contradict each other about where an action lands.',
    choices: ['chosenTarget', 'all'],
  },
  ruleFour: {
    rule: 'RAR-4a',
    says: 'The two readings of the once-per-chain rule give this night different results.',
    choices: ['carried', 'literal'],
  },
  redirects: {
    rule: 'RAR-R4',
    says: 'Redirects pull one player to different goals, so they cancel. The rules do not say so outright; override one of them to rule otherwise.',
  },
  redirectAndSwap: {
    rule: 'RAR-R4',
    says: 'A redirect and a swap pull one action to different places. The rules do not say outright which of them goes before; the option “redirect and swap” does.',
  },
  chain: { rule: 'RAR-R6', says: 'Some actions work in one question and not in another.' },
}
