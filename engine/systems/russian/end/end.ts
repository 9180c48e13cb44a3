/** The end of a game: when it is over by the balance of sides, and what the host may decide (RU-END). */
import type { Seat } from '../../../journal/state.ts'
import type { SeatId, RuleId } from '../../../reason/claim.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Options, stated, type Rules } from '../../../ruleset/localized-text.ts'
import { fewestForHunt } from '../calendar.ts'
import { tellVoteMore } from '../day/lynch.ts'
import { countPhantoms } from '../ghosts/phantom-votes.ts'
import type { Part } from '../part.ts'
import { entryOf } from '../roles/role-entries.ts'
import { section } from '../section.ts'
import { mainPlayers } from '../shared/roster.ts'
import { over, isBlack, sides } from '../shared/sides.ts'
import { accountsOf, capacityOf } from '../shared/shots.ts'
import { type Resolution, all, type Says } from '../vocabulary.ts'
import type { FactWords, PartWords } from '../words.ts'

const facts = declareFacts({
  huntHeld: { of: 'group' },
})

const options: Options = {
  endCheckAfterLynch: {
    values: [true, false],
    rule: 'RU-END-7',
    says: {
      en: 'The blacks win at once when a lynch leaves fewer reds than blacks. If off, only as the next day starts.',
      ru: 'Побеждают ли черные сразу, если после линчевания красных осталось меньше, чем черных, или лишь с началом следующего дня.',
    },
  },
  parityHuntNeedsLostMayor: {
    values: [true, false],
    rule: 'RU-END-3',
    says: {
      en: 'A mayor in office rules out the witch hunt that would let the game go on with as many reds as blacks.',
      ru: 'Исключает ли действующий мэр охоту на ведьм, ради которой игра продолжается при равенстве красных и черных.',
    },
  },
}

interface Balance {
  reds: Seat[]
  /** Dead red phantoms who count among the reds (RU-END-5). */
  phantoms: number
  blacks: Seat[]
}

function balanceOf(run: Resolution): Balance {
  const living = run.living()
  return {
    reds: living.filter(({ faction }) => faction === 'red'),
    phantoms: countPhantoms(run).length,
    blacks: living.filter(isBlack),
  }
}

/** Whether a witch hunt may still be held on the coming day (RU-HUNT-1). */
function huntIsLeft(run: Resolution): boolean {
  const living = mainPlayers(run.living())
  if (run.ledger.found({ kind: 'huntHeld', when: 'soFar' }).length) return false
  const mayors = run.seats().filter(({ details }) => details?.title === 'mayor')
  if (mayors.some(({ alive }) => alive)) return !run.option<boolean>('parityHuntNeedsLostMayor')
  return living.length > fewestForHunt(run.game)
}

/** The kills that blacks can make in the night to come, as many as their shots and their hands allow. */
function killsOf(run: Resolution, without: readonly SeatId[]): number {
  const seats = run.seats().map(seat => (without.includes(seat.slot) ? { ...seat, alive: false } : seat))
  const shots = (side: string) => ({ ...run.game.state?.[side], shots: run.count(side, 'shots') })
  const game = { ...run.game, seats, state: { ...run.game.state, mafia: shots('mafia'), maniac: shots('maniac') } }
  const accounts = accountsOf(game, run.phase.number + 1, true)
  return sides.reduce((sum, side) => sum + Math.max(0, Math.min(accounts[side].available, capacityOf(seats, side))), 0)
}

/** The night after a hunt at its best: of all pairs of blacks that it may lynch, the one that leaves the fewest kills. */
function survivesHunt(run: Resolution, { reds, phantoms, blacks }: Balance): boolean {
  const pairs = blacks.flatMap((one, at) => blacks.slice(at + 1).map(other => [one.slot, other.slot]))
  return pairs.some(pair => reds.length + phantoms - killsOf(run, pair) > blacks.length - 2)
}

/** Who has won, by which rule, and in what words. */
interface End {
  side: 'red' | 'black'
  rule: RuleId
  kind: Says
}

/** Proposes the end, where it has come. */
function settleEnd(run: Resolution): void {
  if (run.ledger.found({ kind: 'gameOver', when: 'soFar' }).length) return
  if (run.living().some(({ details }) => details?.faceless === 'true')) return
  const now = balanceOf(run)
  const end = endOf(run, now)
  if (!end) return
  const { side, rule, kind } = end
  const values = { reds: now.reds.length + now.phantoms, blacks: now.blacks.length }
  const numbers = run.given({ is: 'fact', kind: 'sidesAlive', of: '', values }, 'RU-END-7')
  const won = all({ is: 'fact', kind, of: '' }, { rule, also: ['RU-END-7'] }, [numbers])
  const [before] = run.ledger.found({ kind: 'facelessWins', when: 'phaseStart' })
  const draw = { is: 'fact', kind: 'onlyADraw', of: '' } as const
  const spoilt = before && all(draw, { rule: 'RU-END-6', also: ['RU-FL-8'] }, [won, before.why])
  if (spoilt?.holds) over(run, 'grey,draw', 'RU-END-6', spoilt)
  else over(run, side, rule, won)
}

function endOf(run: Resolution, now: Balance): End | undefined {
  const [reds, blacks] = [now.reds.length + now.phantoms, now.blacks.length]
  if (!run.game.seats.some(({ faction }) => faction === 'black')) return undefined
  if (!blacks) return { side: 'red', rule: 'RU-END-1', kind: 'blacksOut' }
  const atDayStart = run.phase.kind === 'night'
  if (reds < blacks && (atDayStart || run.option<boolean>('endCheckAfterLynch')))
    return { side: 'black', rule: 'RU-END-2', kind: 'blacksAhead' }
  if (reds !== blacks) return undefined
  if (reds === 1 && (atDayStart || goesAsMadman(now))) return { side: 'black', rule: 'RU-END-4', kind: 'oneToOne' }
  if (atDayStart && !(huntIsLeft(run) && survivesHunt(run, now)))
    return { side: 'black', rule: 'RU-END-3', kind: 'noHuntHelps' }
  return undefined
}

/** A last red who is the madman cannot strike at the last black: the game ends before the night (RU-END-4). */
const goesAsMadman = ({ reds }: Balance): boolean =>
  reds.every(({ role }) => entryOf(role ?? '')?.abilities.includes('burn'))

const rulings: Part = { dawn: [settleEnd], dusk: [settleEnd, tellVoteMore] }

const rules: Rules = {
  'RU-END-1': stated({
    en: 'The reds win when all the blacks and the faceless are out.',
    ru: 'Красные побеждают, когда вне игры все черные и безликий.',
  }),
  'RU-END-2': stated({
    en: 'The blacks win when fewer reds than blacks are left, whatever the reds might still be able to do.',
    ru: 'Черные побеждают, когда красных осталось меньше, чем черных, на что бы красные ни могли еще рассчитывать.',
  }),
  'RU-END-3': stated({
    en: 'With as many reds as blacks, a day starts only if a witch hunt that can lynch two blacks is still possible and the reds can at best survive the night after it; otherwise the blacks have won.',
    ru: 'При равенстве красных и черных день начинается, только если еще возможна охота, на которой линчуют двух черных, и после нее красные в лучшем случае переживут ночь; иначе победа за черными.',
  }),
  'RU-END-4': stated({
    en: 'The last red against the last black has lost, even with a role that kills or blocks; a madman in that position has lost before the night.',
    ru: 'Последний красный один на один с последним черным проиграл, даже с ролью, которая убивает или блокирует; безумец в таком положении проиграл еще до ночи.',
  }),
  'RU-END-6': stated({
    en: 'If the faceless has already won and left, a later win of the reds or the blacks becomes a draw.',
    ru: 'Если безликий уже победил и вышел из игры, победа красных или черных становится ничьей.',
  }),
  'RU-END-8': stated({
    en: 'If two days in a row end with a revote without a victim, not counting players a hero saved, and the same players are alive, the game is a draw.',
    ru: 'Если два дня подряд заканчиваются переголосованием без жертв, не считая спасенных героем, и живы те же игроки, игра кончается ничьей.',
  }),
  'RU-END-7': stated({
    en: 'The win is checked after every lynch and at the start of every day.',
    ru: 'Победу ведущий проверяет после каждого линчевания и на начало каждого дня.',
  }),
}

const words = {
  facts: {
    sidesAlive: {
      stands: { en: 'reds alive: {reds}, blacks alive: {blacks}', ru: 'живы: красных {reds}, черных {blacks}' },
      falls: { en: 'the numbers are different', ru: 'числа другие' },
    },
    blacksOut: {
      stands: { en: 'all the blacks and the faceless are out', ru: 'ни черных, ни безликого больше нет' },
      falls: { en: 'a black or the faceless is still in the game', ru: 'черные или безликий еще в игре' },
    },
    blacksAhead: {
      stands: { en: 'fewer reds than blacks are left', ru: 'красных меньше, чем черных' },
      falls: { en: 'there are no fewer reds than blacks', ru: 'красных не меньше, чем черных' },
    },
    noHuntHelps: {
      stands: {
        en: 'there are as many reds as blacks, and no witch hunt can save the reds',
        ru: 'красных и черных поровну, и охота красных не спасет',
      },
      falls: { en: 'a witch hunt may still save the reds', ru: 'охота еще может спасти красных' },
    },
    oneToOne: {
      stands: {
        en: 'the last red faces the last black alone',
        ru: 'последний красный один на один с последним черным',
      },
      falls: { en: 'it is not one against one', ru: 'это не один на один' },
    },
    onlyADraw: {
      stands: { en: 'the faceless won earlier, so this is a draw', ru: 'безликий победил раньше, поэтому это ничья' },
      falls: { en: 'this is not a draw', ru: 'это не ничья' },
    },
    huntHeld: {
      stands: { en: 'a witch hunt has been held', ru: 'охота на ведьм уже была' },
      falls: { en: 'no witch hunt has been held', ru: 'охоты на ведьм еще не было' },
    },
  } satisfies FactWords<typeof facts>,
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const end = section({ facts, options, rules, rulings, words })
