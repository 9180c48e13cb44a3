/** Who wins (1923-W1 to W9): found once, when the game is over. */
import type { Proposal } from '../../../journal/outcome.ts'
import type { Seat } from '../../../journal/state.ts'
import type { System } from '../../../ruleset/system.ts'
import type { Reason } from '../../../reason/reason.ts'
import { fact, so, under } from '../claims.ts'
import { families, livingPlayers } from '../families.ts'
import { plays } from '../frame/spectators.ts'
import { all, least, type Resolution } from '../vocabulary.ts'

const isMafia = ({ faction }: Seat): boolean => faction === 'mafia'

/** At the end of a phase: whether the game is over, and if so who wins. Writes results and, at the end, the public word. */
export function ending(run: Resolution): void {
  const ends = endsOf(run)
  for (const why of ends) run.put({ kind: 'gameOver', of: '', why, rule: '1923-W1' })
  if (!ends.some(({ holds }) => holds)) return
  const seats = run.seats().filter(plays)
  const mafia = mafiaWins(run, seats)
  run.put({ kind: 'mafiaWins', of: '', why: mafia, rule: '1923-W2' })
  const won = familiesWin(run, seats, mafia)
  for (const [family, why] of won) run.put({ kind: 'familyWins', of: family, why, rule: '1923-W4' })
  for (const seat of seats)
    for (const why of wins(run, seat, mafia, won.get(seat.details?.family ?? '')))
      run.put({ kind: 'wins', of: seat.slot, why, rule: '1923-W7' })
  if (mafia.holds) run.announce('victory', { side: 'mafia', family: '' }, '1923-W2')
  else run.announce('victory', { side: 'family', family: winners(run, 'familyWins') }, '1923-W4')
  run.announce('won', { who: winners(run, 'wins') }, '1923-W7')
}

/** What is proposed to the host: the Mafia, or the families that win. */
export function winner(run: Resolution): Proposal | undefined {
  const [over] = run.ledger.found({ kind: 'gameOver', when: 'soFar' })
  if (!over) return undefined
  const reason = under(fact('gameOver', ''), '1923-W1', over.why)
  const mafia = run.ledger.found({ kind: 'mafiaWins', when: 'soFar' })
  if (!reason.holds) return undefined
  return { winners: mafia.length ? ['mafia'] : winners(run, 'familyWins'), rule: '1923-W1', reason }
}

const winners = (run: Resolution, kind: 'familyWins' | 'wins'): string[] => [
  ...new Set(run.ledger.found({ kind, when: 'soFar' }).map(({ of }) => of)),
]

/** What ends the game: the last day, or before it a side that is gone, where the host ends games early (1923-F1, F5). */
function endsOf(run: Resolution): Reason[] {
  const last = run.option<number>('game.lastDay')
  const lastDay = run.phase.kind === 'day' && run.phase.number >= last
  const dealt = run.game.seats.filter(plays)
  const gone = [true, false].some(
    mafia => dealt.some(seat => isMafia(seat) === mafia) && !livingPlayers(run).some(seat => isMafia(seat) === mafia),
  )
  const against = run.option<boolean>('end.early')
    ? []
    : [all(fact('runsToTheEnd', '', { values: { last } }), { rule: '1923-F5' })]
  return [
    ...(lastDay ? [all(fact('lastDayOver', '', { values: { last } }), { rule: '1923-F1' })] : []),
    ...(gone ? [all(fact('oneSideGone', ''), { rule: '1923-F5' }, [], against)] : []),
  ]
}

/** Somebody counted as living: the poisoned are, the dead and the exiled are not (1923-S2, S3, S9, S25). */
function counted(run: Resolution, { slot, alive }: Seat): Reason {
  if (run.ledger.found({ kind: 'exiled', of: slot, when: 'soFar' }).length)
    return so(false, fact('isLiving', slot), '1923-S25')
  const poisoned = alive && run.ledger.found({ kind: 'poisoned', of: slot, when: 'soFar' }).length > 0
  return so(alive, fact(poisoned ? 'isLivingPoisoned' : 'isLiving', slot), poisoned ? '1923-S9' : '1923-S2')
}

/** At least half of those dealt are living (1923-W2, W3). */
function mafiaWins(run: Resolution, seats: readonly Seat[]): Reason {
  const exiled = (seat: Seat): boolean => run.ledger.found({ kind: 'exiled', of: seat.slot, when: 'soFar' }).length > 0
  const dealt = seats.filter(isMafia).filter(seat => run.option('win.mafiaTotal') === 'dealt' || !exiled(seat))
  const need = Math.max(1, Math.ceil(dealt.length / 2))
  return least(
    need,
    fact('halfLiving', '', { values: { need, dealt: dealt.length } }),
    { rule: '1923-W3' },
    dealt.map(seat => counted(run, seat)),
  )
}

/** Of the families without a living Mafia Member those with the most living Civilians (1923-W4 to W6, W9). */
function familiesWin(run: Resolution, seats: readonly Seat[], mafia: Reason): Map<string, Reason> {
  const standing = families(run).map(family => {
    const members = seats.filter(({ details }) => details?.family === family)
    return {
      family,
      mafia: members.filter(seat => isMafia(seat) && seat.alive),
      civilians: members.filter(seat => !isMafia(seat) && seat.alive).length,
    }
  })
  const clear = standing.filter(({ mafia }) => !mafia.length)
  const most = Math.max(-1, ...clear.map(({ civilians }) => civilians))
  const living = run.option<boolean>('win.requireLivingCivilian')
  return new Map(
    standing.map(({ family, mafia: left, civilians }): [string, Reason] => [
      family,
      all(
        fact('familyLeads', family, { values: { civilians } }),
        { rule: '1923-W4', also: ['1923-W5', ...(living || civilians ? [] : ['1923-W6'])] },
        [
          so(civilians >= most, fact('mostCivilians', family, { values: { civilians, most } }), '1923-W4'),
          ...(living ? [so(civilians > 0, fact('enoughCivilians', family, { values: { civilians } }), '1923-W6')] : []),
        ],
        [
          under(fact('mafiaWon', ''), '1923-W9', mafia),
          ...left.map(seat => under(fact('mafiaLeft', seat.slot, { other: family }), '1923-S2', counted(run, seat))),
        ],
      ),
    ]),
  )
}

/** The same of a game that is over, whoever the host said won: a Mafia Member not with the family, the exiled never (1923-W7, W8). */
export const sharesWin: NonNullable<System['sharesWin']> = ({ faction, status = [] }, by) =>
  !status.includes('exiled') && (by === 'side' || faction !== 'mafia')

/** Whether one player wins: with the Mafia its members, with a family its Civilians, the dead too, the exiled never (1923-W7, W8). */
function wins(run: Resolution, seat: Seat, mafia: Reason, family: Reason | undefined): Reason[] {
  const { slot, alive } = seat
  const exiled = run.ledger
    .found({ kind: 'exiled', of: slot, when: 'soFar' })
    .map(({ why }) => all(fact('exiledNever', slot), { rule: '1923-W8', also: ['1923-S25'] }, [why]))
  const notes = [
    { claim: fact(isMafia(seat) ? 'inMafia' : 'isCivilian', slot), rule: '1923-E11' },
    ...(alive || exiled.length ? [] : [{ claim: fact('deadToo', slot), rule: '1923-S11' }]),
  ]
  const withMafia = isMafia(seat)
    ? [
        all(
          fact('winsWithMafia', slot),
          { rule: '1923-W7', notes },
          [under(fact('mafiaWins', ''), '1923-W2', mafia)],
          exiled,
        ),
      ]
    : []
  const withFamily = family
    ? [
        all(
          fact('winsWithFamily', slot),
          { rule: '1923-W7', notes },
          [under(fact('familyWins', seat.details?.family ?? ''), '1923-W4', family)],
          [...exiled, ...(isMafia(seat) ? [all(fact('neverWithFamily', slot), { rule: '1923-W8' })] : [])],
        ),
      ]
    : []
  return [...withMafia, ...withFamily]
}
