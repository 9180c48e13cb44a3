/** What a host may decide otherwise about the end of a game, and what he is asked then. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const ending: Record<string, Option> = {
  'win.nightRule': {
    values: ['townPlusOne', 'literal', 'off'],
    rule: 'CONAN-W4a',
    says: 'When a night decides the game by itself: the town one ahead, the Organization one ahead, or never.',
  },
  'win.countArrestedBO': {
    values: [false, true],
    rule: 'CONAN-W6',
    says: 'Whether arrested members count for the Organization.',
  },
  'win.countAbroad': { values: [true, false], rule: 'CONAN-W6', says: 'Whether players abroad count.' },
  'win.arrestCounts': {
    values: [true, false],
    rule: 'CONAN-W7',
    says: 'Whether the town has won when the last member is arrested.',
  },
}

export const endings: Record<string, Prompt> = {
  win: { rule: 'CONAN-W5', says: 'A side has reached its end by the rules.', choices: ['end', 'goOn'] },
  tieBreakers: {
    rule: 'CONAN-W10',
    says: 'The town still has what could break a tied vote.',
    choices: ['end', 'goOn'],
  },
  draw: { rule: 'CONAN-W11', says: 'Nobody is left alive.', choices: ['draw', 'bo', 'town'] },
}
