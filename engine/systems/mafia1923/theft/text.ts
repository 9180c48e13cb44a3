/** Words about the Thief. */
import type { SectionWords } from '../words.ts'

export const theft = {
  roles: {
    thief: 'Thief',
  },
  uses: {
    steal: 'theft',
  },
  deeds: {
    steal: '{actor} robbed {first} as Thief',
  },
  facts: {
    roleLacked: {
      stands: '{who} did not have that role',
      falls: '{who} had that role by then',
      would: '{who} would not have had that role',
    },
    roleLost: { stands: '{who} no longer had that role', falls: '{who} still had that role' },
    robbed: {
      stands: "{who}'s role is stolen",
      falls: "{who}'s role is not stolen",
      asks: "Is {who}'s role stolen?",
      would: "{who}'s role would have been stolen",
    },
    nothingToSteal: { stands: '{who} has no role that could be stolen', falls: '{who} has a role to steal' },
    leftPlain: {
      stands: '{who} is left without a role',
      falls: '{who} is not left without a role',
      asks: 'Is {who} left without a role?',
      would: '{who} would have been left without a role',
    },
    theftInVain: { stands: '{who} stole nothing and is a Thief no more', falls: '{who} is still a Thief' },
    mayTryAgain: { stands: '{who} may try again', falls: '{who} may not try again' },
    staysInMafia: { stands: '{who} stays in the Mafia', falls: '{who} is not in the Mafia' },
    stolenWorks: { stands: '{who} took it over with the role of {role}', falls: '{who} did not take it over' },
  },
  tells: {
    stole: 'The theft worked. You are now: {role}.',
    robbed: 'You are now: {role}.',
    theftFailed: 'The theft failed.',
  },
  verbs: {
    steal: ['steal', 'steal from', 'rob', 'steal the role of', 'take the role of', 'pickpocket', 'thieve'],
  },
} satisfies SectionWords
