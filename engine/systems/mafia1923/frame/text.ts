/** Words about the game as a whole. */
import { only, type SectionWords } from '../words.ts'

export const frame = {
  roles: {
    townsperson: 'Townsperson',
  },
  rolesShort: {
    townsperson: ['townie', 'TP', 'town'],
  },
  facts: {
    actsNoMore: { stands: '{who} was dead by then', falls: '{who} was living then' },
    diedBefore: { stands: '{who} died earlier in the night', falls: '{who} did not die before that' },
    tooIll: {
      stands: '{who} was too ill to act',
      falls: '{who} was poisoned, which keeps nobody from acting',
      would: '{who} was poisoned',
    },
    hurtTonight: {
      stands: '{who} was too hurt to act',
      falls: '{who} was injured tonight, which begins to matter in the morning',
      would: '{who} was injured tonight',
    },
    actsAllTheSame: { stands: '{who} acts all the same', falls: '{who} does not act' },
    cannotAct: {
      stands: '{who} is injured and cannot act',
      falls: '{who} can act',
      would: '{who} would not be able to act',
    },
    deadAlready: { stands: '{who} was dead already', falls: '{who} was still living' },
    noHelp: {
      stands: '{use} helps against {what}',
      falls: '{use} is no help against {what}',
      would: '{use} might have helped against {what}',
    },
    notCovered: { stands: 'that does not touch {what}', falls: 'that touches {what}' },
    nobodyThere: only('nobody of the family {who} is living'),
    dead: only('{who} is dead'),
    spectator: only('{who} is a Spectator'),
    passiveWorks: {
      stands: '{use} works by itself',
      falls: '{use} does not work now',
      would: '{use} would have worked by itself',
    },
    passiveOfInjured: {
      stands: '{use} rests while {who} is injured',
      falls: 'that {who} is injured does not keep {use} from working',
      would: '{who} is injured',
    },
    worksAllTheSame: { stands: 'it works all the same', falls: 'it rests' },
    deadHearNothing: { stands: '{who} died, and the dead hear only what is public', falls: '{who} is living' },
    notTold: {
      stands: '{who} died as well and is told nothing more',
      falls: '{who} is told',
      asks: 'Is {who} told nothing?',
    },
    unheard: { stands: '{who} hears nothing of what was prevented', falls: '{who} hears of what was prevented' },
    keptQuiet: {
      stands: '{who} is not told what was prevented',
      falls: '{who} is told what was prevented',
      asks: 'Is {who} not told what was prevented?',
    },
    overruled: only('the moderators overruled {use}'),
  },
  results: {
    civilian: 'Civilian',
  },
  terms: {
    asProposed: 'as proposed',
    startDay: 'not a Saturday',
    clockChange: 'the clocks change',
    afterTheEnd: 'after the end',
  },
} satisfies SectionWords
