/** Words about who wins. */
import { only, type SectionWords } from '../words.ts'

export const winning = {
  facts: {
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
  tells: {
    victory: '<b>{side, select, mafia {The Mafia wins} other {The family {family} wins}}.</b>',
    won: '<b>{who}</b> won.',
  },
} satisfies SectionWords
