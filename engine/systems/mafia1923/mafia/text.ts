/** Words about the Mafia and its kill. */
import type { SectionWords } from '../words.ts'

export const mafia = {
  roles: {
    mafiaMember: 'Mafia Member',
  },
  rolesShort: {
    mafiaMember: ['mafia', 'MM', 'mafioso'],
  },
  uses: {
    factionKill: 'kill for the Mafia',
  },
  deeds: {
    factionKill: '{actor} sent the Mafia after {first}',
  },
  facts: {
    attacked: { stands: 'the Mafia attacks {who}', falls: 'the Mafia does not get to {who}' },
    killsDue: {
      stands:
        'the Mafia has {count, plural, one {1 kill} other {# kills}} for {living, plural, one {1 living player} other {# living players}}',
      falls: 'the Mafia has no kill',
    },
    noMoreCivilians: { stands: 'there were no more Civilians than {count}', falls: 'there were enough Civilians' },
    teamAct: { stands: "it is an act of the team beside {who}'s own", falls: '{who} did nothing else' },
    drawnTarget: { stands: '{who} was drawn as a further target', falls: '{who} was not drawn' },
    attackerChosen: { stands: '{who} was the attacker among the Mafia', falls: '{who} was not the attacker' },
    noMafiaLeft: { stands: 'no Mafia Member was living any more', falls: 'a Mafia Member was living' },
    listGoesOn: {
      stands: 'the Mafia goes on to {who}',
      falls: 'the Mafia does not come to {who} any more',
      would: 'the Mafia would have gone on to {who}',
    },
    lastDied: {
      stands: 'nobody of the Mafia was left for the further kills',
      falls: 'that nobody of the Mafia was left did not matter any more',
    },
    decidedBefore: { stands: 'what the Mafia decided stands', falls: 'what the Mafia decided is over' },
    allInjured: {
      stands: 'every living Mafia Member was injured',
      falls: 'that all of the Mafia were injured did not matter',
    },
    senderDied: {
      stands: '{who}, who sent it in, was dead by then',
      falls: '{who}, who sent it in, was dead by then, but the team goes on',
    },
    sentByNobody: { stands: 'nobody sent it in for {who}, who was injured', falls: 'somebody sent it in for {who}' },
  },
  results: {
    mafia: 'Mafia',
    kill: 'the kill of the Mafia',
  },
  terms: {
    asSent: 'as it was sent in',
    drawTheRest: 'draw the rest',
    mafiaTargets: 'too few targets',
    mafiaSubmitter: 'who submits for the Mafia',
    attacker: 'the attacker',
    secondaryRoles: 'second roles of the Mafia',
  },
  verbs: {
    factionKill: [
      'kill',
      'faction kill',
      'mafia kill',
      'murder',
      'hit',
      'whack',
      'off',
      'take out',
      'take {first} out',
      'get rid of',
      'attack',
      'shoot',
      'kill list',
    ],
  },
} satisfies SectionWords
