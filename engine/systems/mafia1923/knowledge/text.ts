/** Words about the Detective, the Paperboy, the Witness and the Court Secretary. */
import { only, type SectionWords } from '../words.ts'

export const knowledge = {
  roles: {
    detective: 'Detective',
    paperboy: 'Paperboy',
    witness: 'Witness',
    courtSecretary: 'Court Secretary',
  },
  rolesShort: {
    detective: ['det'],
    courtSecretary: ['secretary', 'CS'],
  },
  uses: {
    inquire: 'inquiry',
    deliver: 'paper',
    witness: 'witness',
    sample: 'record of the court',
  },
  deeds: {
    inquire: '{actor} inquired about {first}',
    deliver: '{actor} let {first} read about {second}',
    witness: '{actor} is a Witness, who hears the roles of the dead',
    sample: '{actor} is a Court Secretary, who sees some of the votes',
  },
  facts: {
    inquired: {
      stands: '{other} inquires about {who}',
      falls: '{other} finds nothing out about {who}',
      would: '{other} would have inquired about {who}',
    },
    delivered: {
      stands: '{who} reads the role of {other}',
      falls: '{who} reads nothing about {other}',
      would: '{who} would have read the role of {other}',
    },
    witnessed: {
      stands: '{who} witnesses the death of {other}',
      falls: '{who} does not witness the death of {other}',
      would: '{who} would have witnessed the death of {other}',
    },
    sampled: { stands: '{who} learns the votes of {other}', falls: '{who} does not learn the votes of {other}' },
    drawnByLot: only('{who} was drawn'),
  },
  tells: {
    delivered: 'A paper was delivered to you. The role of {about}: {role}.',
    learned: 'Your inquiry about {about}: {result}.',
    witnessed: 'You witnessed a death. The role of {who}: {role}.',
    sample:
      '{half, select, both {{who} voted for the family {family} and for {about}.} family {{who} voted for the family {family} and for nobody else.} other {{who} voted for {about} and for no family.}}',
    sampleExtra:
      '{kind, select, negativeVote {A negative vote} other {An extra vote}} of {who} went to {half, select, family {the family {family}} other {{about}}}.',
  },
  sights: { sample: { some: '{about} vote {result}', none: '{about} vote for nobody' } },
  verbs: {
    inquire: [
      'inquire',
      'inquire about',
      'investigate',
      'check',
      'check out',
      'look into',
      'ask about',
      'find out about',
      'detect',
    ],
    deliver: [
      'deliver',
      'tell {first} about {second}',
      'give {first} the role of {second}',
      'have {first} learn the role of {second}',
      'want {first} to learn the role of {second}',
      'want {first} to know the role of {second}',
      ...['tell', 'show', 'send'].map(verb => `${verb} {first} the role of {second}`),
      ...['know', 'learn', 'read', 'see'].map(verb => `let {first} ${verb} the role of {second}`),
      ...['tell', 'show', 'send', 'deliver'].map(verb => `${verb} the role of {second} to {first}`),
    ],
  },
} satisfies SectionWords
