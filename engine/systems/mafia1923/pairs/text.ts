/** Words about the Shadchan. */
import type { SectionWords } from '../words.ts'

export const pairs = {
  roles: {
    shadchan: 'Shadchan',
  },
  rolesShort: {
    shadchan: ['matchmaker'],
  },
  uses: {
    pair: 'matchmaking',
  },
  deeds: {
    pair: '{actor} matched {first} with {second}',
  },
  facts: {
    pairedWith: {
      stands: '{who} falls in love',
      falls: '{who} does not fall in love',
      asks: 'Does {who} fall in love?',
      would: '{who} would have fallen in love',
    },
    pairedAlready: { stands: '{who} is in as many pairs as anybody may be', falls: '{who} may be in another pair' },
    forGood: { stands: 'it is for the rest of the game', falls: 'it does not last' },
    heartbroken: {
      stands: '{who} dies of a broken heart with {other}',
      falls: "{who}'s heart does not break over {other}",
      would: '{who} would have died of a broken heart with {other}',
    },
    heartsSpared: { stands: 'hearts do not break in this game', falls: 'hearts break in this game' },
  },
  results: {
    heartbreak: 'a broken heart',
  },
  tells: {
    paired: 'You have fallen in love with {other}.{shown, select, yes { Role: {role}.} other {}}',
  },
  verbs: {
    pair: [
      ...['pair', 'match', 'marry', 'couple', 'set up', 'shidduch'].flatMap(verb => [
        `${verb} {first} and {second}`,
        `${verb} {first} with {second}`,
        `${verb} {first} to {second}`,
      ]),
      'set {first} up with {second}',
      'make {first} and {second} fall in love',
      'make {first} fall in love with {second}',
      'have {first} and {second} fall in love',
      'let {first} and {second} fall in love',
      'make a match of {first} and {second}',
    ],
  },
} satisfies SectionWords
