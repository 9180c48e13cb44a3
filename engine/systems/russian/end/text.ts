/** Words for the end of the game. */
import type { declared } from './facts.ts'
import type { FactWords, PartWords } from '../words.ts'

export const end = {
  facts: {
    sidesAlive: {
      stands: ['alive are {reds} reds and {blacks} blacks', 'живы: красных {reds}, черных {blacks}'],
      falls: ['the numbers are others', 'числа другие'],
    },
    blacksOut: {
      stands: ['no black is left, nor the faceless', 'ни черных, ни безликого больше нет'],
      falls: ['a black or the faceless is left', 'черные или безликий еще в игре'],
    },
    blacksAhead: {
      stands: ['fewer reds than blacks are left', 'красных меньше, чем черных'],
      falls: ['reds are no fewer than blacks', 'красных не меньше, чем черных'],
    },
    noHuntHelps: {
      stands: [
        'reds and blacks are level, and no witch hunt can save the reds',
        'красных и черных поровну, и охота красных не спасет',
      ],
      falls: ['a witch hunt may still save the reds', 'охота еще может спасти красных'],
    },
    oneToOne: {
      stands: ['the last red stands against the last black', 'последний красный один на один с последним черным'],
      falls: ['it is not one against one', 'это не один на один'],
    },
    onlyADraw: {
      stands: ['the faceless won before, so this is a draw', 'безликий победил раньше, поэтому это ничья'],
      falls: ['it is no draw', 'это не ничья'],
    },
    huntHeld: {
      stands: ['a witch hunt was held', 'охота на ведьм уже была'],
      falls: ['no witch hunt was held', 'охоты на ведьм еще не было'],
    },
  } satisfies FactWords<typeof declared>,
} satisfies PartWords
