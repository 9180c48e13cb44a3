/** Words that have no section of their own yet. */
import { only, type SectionWords } from './words.ts'

export const rest = {
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
    gameOver: { stands: 'the game is over', falls: 'the game goes on', asks: 'Is the game over?' },
    lastDayOver: only('day {last} was the last'),
    oneSideGone: {
      stands: 'one side is gone',
      falls: 'that one side is gone does not end it',
      would: 'one side is gone',
    },
    runsToTheEnd: only('the game runs to day {last} all the same'),
    isLiving: { stands: '{who} is living', falls: '{who} is not living' },
    isLivingPoisoned: { stands: '{who} is poisoned and still living', falls: '{who} is not living' },
    mafiaWins: { stands: 'the Mafia wins', falls: 'the Mafia loses', asks: 'Does the Mafia win?' },
    halfLiving: {
      stands: 'at least {need} of the {dealt} Mafia Members are living',
      falls: 'not even {need} of the {dealt} Mafia Members are living',
      would: 'the Mafia would win',
    },
    mafiaWon: { stands: 'the Mafia wins', falls: 'the Mafia does not win' },
    familyWins: {
      stands: 'the family {who} wins',
      falls: 'the family {who} does not win',
      asks: 'Does the family {who} win?',
    },
    familyLeads: {
      stands: 'no family without a living Mafia Member has more living Civilians than {who}',
      falls: 'the family {who} is not the one',
      would: 'the family {who} would win',
    },
    mostCivilians: {
      stands:
        '{civilians, plural, one {# living Civilian is} other {# living Civilians are}} the most of such families',
      falls: 'another family has {most, plural, one {# living Civilian} other {# living Civilians}}',
    },
    enoughCivilians: { stands: 'that is enough', falls: 'no Civilian of the family {who} is living' },
    mafiaLeft: {
      stands: '{who} of the Mafia is living in the family {other}',
      falls: '{who} of the Mafia is not living',
    },
    inMafia: only('{who} is in the Mafia'),
    isCivilian: only('{who} is a Civilian'),
    deadToo: only('the dead win with their side'),
    exiledNever: { stands: 'the exiled never win', falls: '{who} is not exiled' },
    neverWithFamily: { stands: 'a Mafia Member never wins with the family', falls: '{who} is not in the Mafia' },
    winsWithMafia: {
      stands: '{who} wins with the Mafia',
      falls: '{who} does not win with the Mafia',
      would: '{who} would win with the Mafia',
    },
    winsWithFamily: {
      stands: '{who} wins with the family',
      falls: '{who} does not win with the family',
      would: '{who} would win with the family',
    },
    wins: { stands: '{who} wins', falls: '{who} does not win', asks: 'Does {who} win?' },
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
  tells: {
    victory: '<b>{side, select, mafia {The Mafia wins} other {The family {family} wins}}.</b>',
    won: '<b>{who}</b> won.',
  },
} satisfies SectionWords
