/**
 * When the game is over for reds and blacks (RU-END-1 to RU-END-4), asked after every lynch and as every day begins
 * (RU-END-7); after a win of the faceless it
 * is only a draw (RU-END-6). While the faceless lives the end is the affair of the faceless (`faceless/ends.ts`).
 */
import type { RuleId } from '../../../reason/claim.ts'
import { over } from '../shared/game-over.ts'
import { entryOf } from '../roles/is.ts'
import { all, type Says, type Resolution } from '../vocabulary.ts'
import { balanceOf, huntIsLeft, survivesHunt, type Balance } from './balance.ts'

/** Who has won, by which rule, and in what words. */
interface End {
  side: 'red' | 'black'
  rule: RuleId
  kind: Says
}

/** Proposes the end, where it has come. */
export function settleEnd(run: Resolution): void {
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
