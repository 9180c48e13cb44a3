/** Words about the Butler and the Drunkard. */
import type { SectionWords } from '../words.ts'

export const attacks = {
  roles: {
    butler: 'Butler',
    drunkard: 'Drunkard',
  },
  uses: {
    poison: 'poison',
    immunity: 'luck as Butler',
    rampage: 'rampage',
  },
  deeds: {
    poison: '{actor} slipped {first} poison',
    immunity: '{actor} is a Butler, immune to poison and lucky twice',
    rampage: '{actor} went for the family {first}, drunk',
  },
  facts: {
    butlersLuck: {
      stands: 'attempt {attempt} of the Mafia on Butler {who} fails',
      falls: 'the luck of Butler {who} is used up',
      would: 'the luck of Butler {who} would have helped',
    },
    luckSpent: { stands: 'two attempts on {who} have failed already', falls: '{who} has luck left' },
    luckLost: {
      stands: '{who} has the luck of a Butler',
      falls: "the luck of a Butler went with {who}'s role",
      would: '{who} would have had the luck of a Butler',
    },
    luckKept: { stands: 'something else held, so it is kept', falls: 'nothing else held' },
    countsAllTheSame: {
      stands: 'it counts as one of the two, though something else held too',
      falls: 'nothing else held',
    },
    immune: {
      stands: '{who} is immune to poison',
      falls: '{who} is not immune to that poison',
      would: '{who} would have been immune to poison',
    },
    rampaged: { stands: "{actor}'s attack hits somebody of {who}", falls: "{actor}'s attack on {who} hits nobody" },
    drawnVictim: { stands: '{who} was drawn among the living of {other}', falls: '{who} was not drawn' },
    ownFamily: { stands: 'it was the family of {who}', falls: 'it was another family' },
    poisoned: {
      stands: '{who} is poisoned',
      falls: '{who} is not poisoned',
      asks: 'Is {who} poisoned?',
      would: '{who} would have been poisoned',
    },
    poisonedAlready: {
      stands: '{who} is poisoned already',
      falls: '{who} was poisoned before, and it starts again',
      would: '{who} was poisoned before',
    },
    startsAgain: { stands: 'the poison in {who} starts again', falls: 'the poison in {who} goes on' },
    noNightLeft: { stands: 'there is no night left for {who} to die in', falls: 'there is another night' },
    cured: {
      stands: '{who} is cured of poison',
      falls: '{who} is not cured',
      asks: 'Is {who} cured?',
      would: '{who} would have been cured of poison',
    },
    poisonWorks: {
      stands: 'the poison of last night kills {who}',
      falls: 'the poison does not kill {who}',
      would: 'the poison of last night would have killed {who}',
    },
    poisonLifted: {
      stands: "{other}'s fate lifts the poison",
      falls: 'what became of {other} does not lift the poison',
      would: "{other}'s fate might have lifted the poison",
    },
    poisonStays: { stands: 'poison stays whatever becomes of the Butler', falls: 'the poison is gone' },
    poisonedBefore: { stands: '{who} had taken the poison before', falls: '{who} had not taken the poison before' },
  },
  results: {
    rampage: "a Drunkard's attack",
    poison: 'poison',
  },
  terms: {
    poisoned: 'poisoned',
    butlerAttempts: 'attempts of the Mafia',
  },
  tells: {
    poisoned: '<b>{who}</b> was poisoned.',
    cured: '<b>{who}</b> was cured of poison.',
  },
  verbs: {
    poison: [
      'poison',
      'serve poison to',
      'put poison in the tea of',
      'slip poison to',
      'give poison to',
      'slip {first} poison',
      'slip {first} some poison',
      'give {first} poison',
      'butler',
    ],
    rampage: [
      ...['against', 'through', 'among', 'at', 'in'].flatMap(where => [
        `rampage ${where}`,
        `go on a rampage ${where}`,
        `go on a drunken rampage ${where}`,
      ]),
      'rampage',
      'attack',
      'drunkenly attack',
      'go after',
      'go for',
      'target',
      'hit',
      'shoot up',
      ...['someone', 'somebody', 'one', 'a member', 'a random member'].flatMap(who =>
        ['of', 'in', 'from'].flatMap(where => [`kill ${who} ${where}`, `attack ${who} ${where}`]),
      ),
    ],
  },
} satisfies SectionWords
